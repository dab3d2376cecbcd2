"""Context-free grammars: symbols, FIRST and FOLLOW, tables of CYK, and the words of a language up to a length.

Capital letters are nonterminals, all other signs terminals, each symbol one character.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from random import Random

from bootcamp.verifiers.base import Format, Malformed, WrongForm
from bootcamp.verifiers.dress import undress

EMPTY = "e"
"""Stands for the empty word in sets FIRST."""

END = "#"
"""Marks the end of the input in sets FOLLOW."""


class TooMuchWork(ValueError):
    """More steps than allowed would be needed."""


_Item = tuple[str, str, int, int]  # left side, right side, place of the dot, where it began


@dataclass(frozen=True)
class Grammar:
    """Rules (left side, right side), the right one ``""`` for the empty word; the first left side is the start."""

    rules: tuple[tuple[str, str], ...]

    @property
    def start(self) -> str:
        """The start symbol.

        >>> Grammar((("S", "aSb"), ("S", ""))).start
        'S'
        """
        return self.rules[0][0]

    @cached_property
    def nonterminals(self) -> tuple[str, ...]:
        """The left sides, in the order in which the rules show them.

        >>> Grammar((("S", "AB"), ("A", "a"), ("S", "b"))).nonterminals
        ('S', 'A')
        """
        return tuple(dict.fromkeys(left for left, _ in self.rules))

    @cached_property
    def terminals(self) -> str:
        """All terminals, sorted.

        >>> Grammar((("S", "bSa"), ("S", ""))).terminals
        'ab'
        """
        return "".join(sorted({sign for _, right in self.rules for sign in right if not sign.isupper()}))

    @cached_property
    def by_left(self) -> dict[str, list[str]]:
        """The right sides of every nonterminal.

        >>> Grammar((("S", "aS"), ("S", ""))).by_left
        {'S': ['aS', '']}
        """
        found: dict[str, list[str]] = {}
        for left, right in self.rules:
            found.setdefault(left, []).append(right)
        return found


def written(rules: tuple[tuple[str, str], ...]) -> list[str]:
    """Write rules with an arrow.

    >>> written((("S", "aSb"), ("S", "")))
    ['S → aSb', 'S → ε']
    """
    return [f"{left} → {right or 'ε'}" for left, right in rules]


def grouped(grammar: Grammar) -> list[str]:
    """Write the rules of each nonterminal on one line.

    >>> grouped(Grammar((("S", "aSb"), ("S", ""))))
    ['S → aSb | ε']
    """
    return [f"{left} → {' | '.join(right or 'ε' for right in rights)}" for left, rights in grammar.by_left.items()]


def in_order(rng: Random, rules: Iterable[tuple[str, str]], names: str) -> Grammar:
    """Make a grammar of different rules, nonterminals in the order of `names`, the rules of each one shuffled.

    >>> in_order(Random(1), {("A", "a"), ("S", "A")}, "SA").rules
    (('S', 'A'), ('A', 'a'))
    """
    shuffled = sorted(set(rules))
    rng.shuffle(shuffled)
    return Grammar(tuple(sorted(shuffled, key=lambda rule: names.index(rule[0]))))


def random_side(rng: Random, names: str, letters: str, sizes: tuple[int, ...]) -> str:
    """Draw a right side of one of the sizes; about half of its symbols are nonterminals.

    >>> random_side(Random(1), "SA", "ab", (3,))
    'aAb'
    """
    return "".join(rng.choice(names if rng.random() < 0.5 else letters) for _ in range(rng.choice(sizes)))


def useful(grammar: Grammar) -> bool:
    """Tell whether every nonterminal has rules, derives a word and is reached from the start.

    >>> useful(Grammar((("S", "aA"), ("A", "b")))), useful(Grammar((("S", "aA"), ("A", "bA"), ("S", "a"))))
    (True, False)
    """
    rules = grammar.rules
    ending: set[str] = set()
    reached = {grammar.start}
    for _ in rules:
        ending |= {left for left, right in rules if all(not s.isupper() or s in ending for s in right)}
        reached |= {sign for left, right in rules if left in reached for sign in right if sign.isupper()}
    return ending == reached == set(grammar.nonterminals)


def first_sets(grammar: Grammar) -> dict[str, frozenset[str]]:
    """Give FIRST of every nonterminal, with `EMPTY` where it derives the empty word.

    >>> sorted(first_sets(Grammar((("S", "Ab"), ("A", "a"), ("A", ""))))["S"])
    ['a', 'b']
    """
    sets: dict[str, set[str]] = {left: set() for left in grammar.nonterminals}
    grown = True
    while grown:
        grown = False
        for left, right in grammar.rules:
            found = first_of(right, sets)
            grown = grown or not found <= sets[left]
            sets[left] |= found
    return {left: frozenset(found) for left, found in sets.items()}


def first_of(text: str, sets: dict[str, set[str]] | dict[str, frozenset[str]]) -> set[str]:
    """Give FIRST of a string of symbols.

    >>> sorted(first_of("Ab", {"A": {"a", "e"}}))
    ['a', 'b']
    """
    found: set[str] = set()
    for sign in text:
        own = sets[sign] if sign.isupper() else {sign}
        found |= own - {EMPTY}
        if EMPTY not in own:
            return found
    return found | {EMPTY}


def follow_sets(grammar: Grammar) -> dict[str, frozenset[str]]:
    """Give FOLLOW of every nonterminal, with `END` where the end may follow.

    >>> sorted(follow_sets(Grammar((("S", "Ab"), ("A", "a"), ("A", ""))))["A"])
    ['b']
    """
    first = first_sets(grammar)
    sets: dict[str, set[str]] = {left: set() for left in grammar.nonterminals}
    sets[grammar.start].add(END)
    grown = True
    while grown:
        grown = False
        for left, right in grammar.rules:
            for place, sign in enumerate(right):
                if sign.isupper():
                    found = first_of(right[place + 1 :], first)
                    found = found - {EMPTY} | (sets[left] if EMPTY in found else set())
                    grown = grown or not found <= sets[sign]
                    sets[sign] |= found
    return {left: frozenset(found) for left, found in sets.items()}


def cyk(grammar: Grammar, word: str) -> dict[tuple[int, int], frozenset[str]]:
    """Give, for a grammar in Chomsky normal form, what derives each part of a word, by its start and length from 0.

    >>> cyk(Grammar((("S", "AA"), ("A", "a"))), "aa")[0, 2]
    frozenset({'S'})
    """
    table = {(i, 1): frozenset(left for left, right in grammar.rules if right == x) for i, x in enumerate(word)}
    pairs = [(left, right) for left, right in grammar.rules if len(right) == 2]
    for length in range(2, len(word) + 1):
        for i in range(len(word) - length + 1):
            table[i, length] = frozenset(
                left
                for left, pair in pairs
                if any(pair[0] in table[i, k] and pair[1] in table[i + k, length - k] for k in range(1, length))
            )
    return table


def tree_counts(grammar: Grammar, longest: int, budget: int = 200_000) -> list[dict[str, int]]:
    """Give, by length, each word and its number of derivation trees; no right side may be empty or one nonterminal.

    >>> tree_counts(Grammar((("S", "SS"), ("S", "a"))), 3)
    [{}, {'a': 1}, {'aa': 1}, {'aaa': 2}]

    Raises:
        TooMuchWork: more than `budget` words were joined.
    """
    found: dict[str, list[dict[str, int]]] = {left: [{}] for left in grammar.nonterminals}
    left_over = [budget]

    def joined(right: str, length: int) -> Iterator[tuple[str, int]]:
        sign, rest = right[0], right[1:]
        if not rest:
            options = found[sign][length] if sign.isupper() else {sign: 1} if length == 1 else {}
            yield from options.items()
            return
        for size in range(1, length - len(rest) + 1) if sign.isupper() else (1,):
            tails = list(joined(rest, length - size))
            for word, count in (found[sign][size] if sign.isupper() else {sign: 1}).items():
                left_over[0] -= len(tails)
                if left_over[0] < 0:
                    raise TooMuchWork(f"more than {budget} words would have to be joined")
                for tail, more in tails:
                    yield word + tail, count * more

    for length in range(1, longest + 1):
        for rows in found.values():
            rows.append({})
        for left, right in grammar.rules:
            if len(right) <= length:
                target = found[left][length]
                for word, count in joined(right, length):
                    target[word] = target.get(word, 0) + count
    return found[grammar.start]


def language(grammar: Grammar, longest: int, budget: int = 20_000) -> set[str]:
    """Give the words of any grammar up to a length, by joining what shorter parts derive until nothing is new.

    >>> sorted(language(Grammar((("S", "aSb"), ("S", "T"), ("T", ""))), 5))
    ['', 'aabb', 'ab']

    Raises:
        TooMuchWork: more than `budget` words were joined.
    """
    found: dict[str, list[set[str]]] = {left: [set() for _ in range(longest + 1)] for left in grammar.nonterminals}
    steps = 0

    def joined(right: str, length: int) -> set[str]:
        nonlocal steps
        ends: list[tuple[str, int]] = [("", length)]
        for place, sign in enumerate(right):
            last = place == len(right) - 1
            longer = []
            for word, rest in ends:
                if not sign.isupper():
                    longer += [(word + sign, rest - 1)] if rest else []
                    continue
                rows = found.get(sign)
                for size in () if rows is None else (rest,) if last else range(rest + 1):
                    longer += [(word + part, rest - size) for part in rows[size]] if rows else []
            ends = list(dict.fromkeys(longer))
            steps += len(longer) + 1
            if steps > budget:
                raise TooMuchWork(f"more than {budget} words would have to be joined")
        return {word for word, rest in ends if not rest}

    for length in range(longest + 1):
        grown = True
        while grown:
            grown = False
            for left, right in grammar.rules:
                new = joined(right, length) - found[left][length]
                grown = grown or bool(new)
                found[left][length] |= new
    return set().union(*found[grammar.start])


def next_tokens(grammar: Grammar, word: str) -> list[frozenset[str]]:
    """Give, for each beginning of a word as long as some sentence begins so, what may come next (Earley).

    `END` is among it where the beginning is a sentence. Every nonterminal must be of use (see `useful`).

    >>> [sorted(some) for some in next_tokens(Grammar((("S", "aSb"), ("S", ""))), "abb")]
    [['#', 'a'], ['a', 'b'], ['#']]
    """
    charts: list[dict[_Item, None]] = []
    kernel: dict[_Item, None] = {(grammar.start, right, 0, 0): None for right in grammar.by_left[grammar.start]}
    found = []
    for place in range(len(word) + 1):
        chart = dict(kernel)
        charts.append(chart)
        size = -1
        while size < len(chart):  # again, since empty right sides complete what is looked for later
            size = len(chart)
            queue = list(chart)
            for left, right, dot, begin in queue:
                new: list[_Item] = []
                if dot == len(right):
                    waiting = charts[begin]
                    new = [(a, b, c + 1, d) for a, b, c, d in waiting if b[c : c + 1] == left]
                elif right[dot].isupper():
                    new = [(right[dot], option, 0, place) for option in grammar.by_left[right[dot]]]
                for item in new:
                    if item not in chart:
                        chart[item] = None
                        queue.append(item)
        tokens = {right[dot] for _, right, dot, _ in chart if dot < len(right) and not right[dot].isupper()}
        if any(left == grammar.start and begin == 0 and dot == len(right) for left, right, dot, begin in chart):
            tokens.add(END)
        found.append(frozenset(tokens))
        if place == len(word) or word[place] not in tokens:
            return found
        kernel = {(a, b, c + 1, d): None for a, b, c, d in chart if b[c : c + 1] == word[place]}
    return found


def slr_table(grammar: Grammar, most: int) -> tuple[tuple[str, ...], ...]:
    """Build the SLR(1) table: a row for each state with a column for every terminal, the end and every nonterminal.

    Entries are ``s2``, ``r1`` (rules count from 1), ``acc``, ``""`` or the number of a state. Where a shift and a
    reduction clash they stand as ``s2/r1``; nothing is given where more clashes or there are over `most` states.

    >>> slr_table(Grammar((("S", "aS"), ("S", "b"))), 9)[0]
    ('s1', 's2', '', '3')
    """
    follow = follow_sets(grammar)
    sides = [("", grammar.start), *grammar.rules]

    def closed(items: set[tuple[int, int]]) -> frozenset[tuple[int, int]]:
        queue = sorted(items)
        for rule, dot in queue:
            sign = sides[rule][1][dot : dot + 1]
            queue += [(k, 0) for k, (left, _) in enumerate(sides) if left and left == sign and (k, 0) not in queue]
        return frozenset(queue)

    states = [closed({(0, 0)})]
    rows = []
    for state in states:
        row = []
        for sign in grammar.terminals + END + "".join(grammar.nonterminals):
            kernel = {(rule, dot + 1) for rule, dot in state if sides[rule][1][dot : dot + 1] == sign}
            entries = [
                f"r{rule}" if rule else "acc"
                for rule, dot in sorted(state)
                if dot == len(sides[rule][1]) and sign in (follow[sides[rule][0]] if rule else END)
            ]
            if kernel:
                target = closed(kernel)
                if target not in states:
                    states.append(target)
                number = str(states.index(target))
                entries.insert(0, number if sign.isupper() else f"s{number}")
            if len(entries) > 2 or (len(entries) == 2 and entries[0][0] != "s") or len(states) > most:
                return ()
            row.append("/".join(entries))
        rows.append(tuple(row))
    return tuple(rows)


def random_sentence(rng: Random, grammar: Grammar, least: int) -> str:
    """Draw a sentence of at least so many tokens and not many more, or nothing if that fails.

    >>> random_sentence(Random(1), Grammar((("S", "aS"), ("S", "b"))), 2)
    'ab'
    """
    form = grammar.start
    for _ in range(6 * least):
        places = [i for i, sign in enumerate(form) if sign.isupper()]
        if not places or len(form) > 2 * least + 4:
            break
        place = rng.choice(places)
        sides = list(grammar.by_left[form[place]])
        longest = len(form) >= least
        side = min(
            rng.sample(sides, len(sides)), key=lambda one: (longest and sum(map(str.isupper, one)), len(one) * longest)
        )
        form = form[:place] + side + form[place + 1 :]
    return form if least <= len(form) <= 2 * least + 4 and not any(map(str.isupper, form)) else ""


@dataclass(frozen=True)
class Rules(Format[tuple[tuple[str, str], ...]]):
    r"""The rules of a context-free grammar over `terminals`, at most `most` of them.

    >>> Rules("ab", 3).parse(r"S \to aSb \mid \varepsilon")
    (('S', 'aSb'), ('S', ''))
    """

    terminals: str
    most: int
    longest: int = 8  # symbols of a right side

    @property
    def marks(self) -> str:
        """Arrows, bars and what parts the rules."""
        return "->|;=:"

    @property
    def fenced(self) -> bool:
        """Rules span lines."""
        return True

    def form(self, language: str) -> str:
        """Describe the answer."""
        if language == "zh":
            return f"至多 {self.most} 条规则，每行写作 S -> xSSy | e 的样子（用 | 隔开的右部各算一条）"
        return (
            f"at most {self.most} rules on lines such as S -> xSSy | e (right sides parted by | count as a rule each)"
        )

    def parse(self, text: str) -> tuple[tuple[str, str], ...]:
        """Read rules; raise Malformed, or WrongForm if there are too many or too long ones."""
        plain = undress(text, self.marks)
        if len(plain) > 2000:
            raise Malformed("the rules have more than 2000 characters")
        for pattern, sign in _SPELLINGS:
            plain = pattern.sub(sign, plain)
        found: dict[tuple[str, str], None] = {}
        for line in filter(str.strip, re.split(r"[\n;,]", plain)):
            left, arrow, sides = "".join(line.split()).partition("→")
            left = re.sub(r"^(?:\d+[.)]|[-*•])", "", left)
            if not arrow or len(left) != 1 or not "A" <= left <= "Z":
                raise Malformed("a rule is not a capital letter, an arrow and right sides")
            for side in sides.split("|"):
                right = "" if side == EMPTY else side
                if not side or not all("A" <= x <= "Z" or x in self.terminals for x in right):
                    raise Malformed(
                        "a right side is no string of capital letters and terminals; write e for an empty one"
                    )
                if len(right) > self.longest:
                    raise WrongForm(f"a right side has more than {self.longest} symbols")
                found[left, right] = None
        if not found:
            raise Malformed("there are no rules")
        if len(found) > self.most:
            raise WrongForm(f"there are more than {self.most} rules")
        return tuple(found)

    def render(self, value: tuple[tuple[str, str], ...]) -> str:
        """Write the rules of each nonterminal on a line."""
        return "\n".join(
            f"{left} -> {' | '.join(right or EMPTY for right in rights)}"
            for left, rights in Grammar(value).by_left.items()
        )

    def equal(self, reference: tuple[tuple[str, str], ...], answer: tuple[tuple[str, str], ...]) -> bool:
        """Compare as sets."""
        return set(reference) == set(answer)

    def guess(self, rng: Random) -> tuple[tuple[str, str], ...]:
        """Draw two rules."""
        side = random_side(rng, "S", self.terminals, (2, 3))
        return (("S", side), ("S", rng.choice(("", rng.choice(self.terminals)))))

    def neighbours(self, value: tuple[tuple[str, str], ...], rng: Random) -> Iterator[tuple[tuple[str, str], ...]]:
        """Give the rules without one of them."""
        for place in rng.sample(range(len(value)), min(3, len(value))) if len(value) > 1 else ():
            yield (*value[:place], *value[place + 1 :])


_SPELLINGS = tuple(
    (re.compile(pattern), sign)
    for pattern, sign in (
        (r"-{1,2}>|=>|::=|\\(?:long)?(?:right)?arrow(?![a-z])|\\Rightarrow(?![a-z])|\\to(?![a-z])|[⟶⇒]", "→"),
        (r"\\(?:mid|vert)(?![a-z])|∣", "|"),
        (r"\\(?:var)?epsilon(?![a-z])|[εϵλ]|\\lambda(?![a-z])", EMPTY),
        (r"\\\\|\\(?:quad|qquad)(?![a-z])", "\n"),
        (r"\\[,;: ]|[\"'`]|\\begin\{[a-z*]+\}|\\end\{[a-z*]+\}|&", ""),
    )
)
"""Other usual ways to write the signs."""

"""Regular expressions over a small alphabet: read, write, draw, and turn into automata under counted limits.

The operators are ``|`` (either), nothing (one after the other) and ``*`` (any number of times), with brackets; ``e`` is
the empty word and ``0`` the empty language. A star binds tightest, ``|`` loosest.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from bootcamp.lib.automata import Dfa, Nfa
from bootcamp.verifiers.base import Format, Malformed, WrongForm
from bootcamp.verifiers.dress import undress

LONGEST = 400
"""Characters that an expression may have."""

MOST_STATES = 200
"""States that a deterministic automaton made from an expression may have."""


class TooLarge(ValueError):
    """The expression, or its automaton, is larger than the limits allow."""


@dataclass(frozen=True)
class Regex:
    """A node of an expression: ``kind`` is ``|``, ``.`` or ``*`` with parts, or a letter, ``e`` or ``0`` without.

    >>> str(parse("(a|b)*a", "ab")), parse("((a))b", "ab") == parse("ab", "ab")
    ('(a|b)*a', True)
    """

    kind: str
    parts: tuple[Regex, ...] = ()

    def __str__(self) -> str:
        """Write the expression with the fewest brackets."""
        if not self.parts:
            return self.kind
        texts = [str(part) for part in self.parts]
        if self.kind == "|":
            return "|".join(texts)
        inside = ("|", ".") if self.kind == "*" else ("|",)
        texts = [f"({t})" if p.kind in inside else t for p, t in zip(self.parts, texts, strict=True)]
        return "".join(texts) + ("*" if self.kind == "*" else "")


EMPTY_WORD, NOTHING = Regex("e"), Regex("0")
"""The expressions of the empty word and of the empty language."""


def either(*parts: Regex) -> Regex:
    """Join expressions by ``|``; what is nothing or stands there already is left out.

    >>> str(either(Regex("a"), NOTHING, Regex("b"), Regex("a")))
    'a|b'
    """
    flat = [one for part in parts for one in (part.parts if part.kind == "|" else (part,))]
    kept = tuple(one for one in dict.fromkeys(flat) if one != NOTHING)
    return Regex("|", kept) if len(kept) > 1 else kept[0] if kept else NOTHING


def then(*parts: Regex) -> Regex:
    """Join expressions one after the other; the empty word is left out.

    >>> str(then(Regex("a"), EMPTY_WORD, either(Regex("a"), Regex("b"))))
    'a(a|b)'
    """
    flat = [one for part in parts for one in (part.parts if part.kind == "." else (part,)) if one != EMPTY_WORD]
    if NOTHING in flat:
        return NOTHING
    return Regex(".", tuple(flat)) if len(flat) > 1 else flat[0] if flat else EMPTY_WORD


def star(part: Regex) -> Regex:
    """Repeat an expression any number of times.

    >>> str(star(either(EMPTY_WORD, star(Regex("a")))))
    'a*'
    """
    if part.kind == "|":
        part = either(*(one.parts[0] if one.kind == "*" else one for one in part.parts if one != EMPTY_WORD))
    return part if part.kind == "*" else EMPTY_WORD if part in (EMPTY_WORD, NOTHING) else Regex("*", (part,))


def parse(text: str, alphabet: str, longest: int = LONGEST) -> Regex:
    """Read an expression as it stands, apart from blanks and brackets that change nothing.

    >>> parse("a|b c*", "abc").kind
    '|'
    >>> parse("a|*", "ab")
    Traceback (most recent call last):
    ValueError: the expression cannot be read at character 3

    Raises:
        ValueError: the text is no expression over the alphabet.
        TooLarge: it is too long.
    """
    signs = "".join(text.split())
    if len(signs) > longest:
        raise TooLarge(f"the expression has more than {longest} characters")
    node, place = _alternatives(signs, alphabet, 0)
    if place < len(signs):
        raise ValueError(f"the expression cannot be read at character {place + 1}")
    return node


def _alternatives(signs: str, alphabet: str, place: int) -> tuple[Regex, int]:
    options: list[Regex] = []
    while True:
        factors: list[Regex] = []
        while place < len(signs) and signs[place] not in "|)*":
            if signs[place] == "(":
                factor, place = _alternatives(signs, alphabet, place + 1)
                if place >= len(signs):
                    raise ValueError("a bracket of the expression is not closed")
            elif signs[place] in alphabet or signs[place] in "e0":
                factor = Regex(signs[place])
            else:
                raise ValueError(f"the expression cannot be read at character {place + 1}")
            place += 1
            while signs[place : place + 1] == "*":
                factor, place = Regex("*", (factor,)), place + 1
            factors.append(factor)
        if not factors:
            raise ValueError(f"the expression cannot be read at character {place + 1}")
        options.append(factors[0] if len(factors) == 1 else Regex(".", tuple(factors)))
        if signs[place : place + 1] != "|":
            return (options[0] if len(options) == 1 else Regex("|", tuple(options))), place
        place += 1


@dataclass(frozen=True)
class Positions:
    """The position automaton of an expression: bit p of a mask is its p-th letter, bit 0 the start."""

    letters: str  # of the positions from 1 on
    follow: tuple[int, ...]  # for the start and every position, the positions that may come next
    last: int  # where a word may end

    def words_of(self, alphabet: str) -> dict[str, int]:
        """Give the positions of every letter, as masks.

        >>> positions(parse("ab*a", "ab")).words_of("ab")
        {'a': 10, 'b': 4}
        """
        return {x: sum(2 << p for p, letter in enumerate(self.letters) if letter == x) for x in alphabet}


def positions(node: Regex) -> Positions:
    """Make the position automaton (Glushkov).

    >>> positions(parse("ab*", "ab"))
    Positions(letters='ab', follow=(2, 4, 4), last=6)
    """
    letters: list[str] = []
    follow = [0]

    def visit(one: Regex) -> tuple[int, int, bool]:
        if not one.parts:
            if one.kind in "e0":
                return 0, 0, one.kind == "e"
            letters.append(one.kind)
            follow.append(0)
            return 1 << len(letters), 1 << len(letters), False
        if one.kind == "|":
            views = [visit(part) for part in one.parts]
            firsts = lasts = 0
            for first, last, _ in views:
                firsts, lasts = firsts | first, lasts | last
            return firsts, lasts, any(view[2] for view in views)
        first, last, empty = visit(one.parts[0])
        if one.kind == "*":
            link(last, first)
            return first, last, True
        dead = not (first or empty)
        for part in one.parts[1:]:
            begin, end, skips = visit(part)
            dead = dead or not (begin or skips)
            link(last, begin)
            first |= begin if empty else 0
            last = end | (last if skips else 0)
            empty = empty and skips
        return (0, 0, False) if dead else (first, last, empty)

    def link(sources: int, targets: int) -> None:
        while sources:
            low = sources & -sources
            follow[low.bit_length() - 1] |= targets
            sources ^= low

    first, last, empty = visit(node)
    follow[0] = first
    return Positions("".join(letters), tuple(follow), last | empty)


def to_nfa(node: Regex, alphabet: str) -> Nfa:
    """Make an automaton without empty moves, a state for each letter of the expression and one for the start.

    >>> to_nfa(parse("ab*", "ab"), "ab").arcs
    ((0, 'a', 1), (1, 'b', 2), (2, 'b', 2))
    """
    found = positions(node)
    size = len(found.letters) + 1
    arcs = [(p, found.letters[q - 1], q) for p in range(size) for q in range(1, size) if found.follow[p] >> q & 1]
    return Nfa(alphabet, size, tuple(arcs), 0, tuple(q for q in range(size) if found.last >> q & 1))


def to_dfa(node: Regex, alphabet: str, most: int = MOST_STATES) -> Dfa:
    """Make a complete deterministic automaton, states numbered breadth-first; it need not be minimal.

    >>> to_dfa(parse("ab*", "ab"), "ab")
    Dfa(alphabet='ab', table=((1, 2), (2, 3), (2, 2), (2, 3)), start=0, accepting=(1, 3))

    Raises:
        TooLarge: it would have more than `most` states.
    """
    found = positions(node)
    masks = list(found.words_of(alphabet).values())
    number = {1: 0}
    sets = [1]
    table = []
    for current in sets:
        following = 0
        rest = current
        while rest:
            low = rest & -rest
            following |= found.follow[low.bit_length() - 1]
            rest ^= low
        row = []
        for mask in masks:
            target = following & mask
            if target not in number:
                number[target] = len(sets)
                sets.append(target)
            row.append(number[target])
        if len(sets) > most:
            raise TooLarge(f"the automaton of the expression has more than {most} states")
        table.append(tuple(row))
    return Dfa(alphabet, tuple(table), 0, tuple(i for i, current in enumerate(sets) if current & found.last))


def matches(node: Regex, word: str) -> bool:
    """Tell whether an expression describes a word.

    >>> matches(parse("(a|b)*a", "ab"), "bba"), matches(parse("(a|b)*a", "ab"), "ab")
    (True, False)
    """
    found = positions(node)
    masks = found.words_of("".join(sorted(set(found.letters) | set(word))))
    current = 1
    for letter in word:
        following = 0
        while current:
            low = current & -current
            following |= found.follow[low.bit_length() - 1]
            current ^= low
        current = following & masks[letter]
    return bool(current & found.last)


def changed(rng: Random, node: Regex, alphabet: str, wider: bool = False) -> Regex:
    """Change one drawn part of an expression; with `wider` so that it describes no fewer words than before.

    >>> str(changed(Random(3), parse("(a|b)*a", "ab"), "ab"))
    'b*a'
    """
    if node.parts and rng.random() < 0.75:
        place = rng.randrange(len(node.parts))
        part = changed(rng, node.parts[place], alphabet, wider)
        parts = (*node.parts[:place], part, *node.parts[place + 1 :])
        return star(part) if node.kind == "*" else either(*parts) if node.kind == "|" else then(*parts)
    new = random_regex(rng, rng.randint(1, 2), alphabet)
    if wider:
        return either(*rng.sample((node, new), 2)) if rng.random() < 0.7 else star(node)
    if node.kind == "|":
        return either(*rng.sample(node.parts, len(node.parts) - 1))
    return node.parts[0] if node.kind == "*" and rng.random() < 0.4 else new


def random_regex(rng: Random, letters: int, alphabet: str) -> Regex:
    """Draw an expression with a number of letters.

    >>> str(random_regex(Random(2), 5, "ab"))
    'a*|b|(a|bb)*'
    """
    if letters == 1:
        part = Regex(rng.choice(alphabet))
        return star(part) if rng.random() < 0.2 else part
    cut = rng.randint(1, letters - 1)
    left, right = random_regex(rng, cut, alphabet), random_regex(rng, letters - cut, alphabet)
    node = (
        Regex("|", _flat("|", left, right))
        if left != right and rng.random() < 0.4
        else Regex(".", _flat(".", left, right))
    )
    return star(node) if rng.random() < 0.3 else node


def _flat(kind: str, *parts: Regex) -> tuple[Regex, ...]:
    return tuple(one for part in parts for one in (part.parts if part.kind == kind else (part,)))


@dataclass(frozen=True)
class Expression(Format[str]):
    r"""A regular expression over `alphabet` of at most `longest` characters; the value is its text without blanks.

    >>> Expression("ab", 20).parse(r"$(a \mid b)^* a$"), Expression("ab", 20).parse("a*b|ε")
    ('(a|b)*a', 'a*b|e')
    """

    alphabet: str
    longest: int = LONGEST

    @property
    def marks(self) -> str:
        """The operators and brackets."""
        return "|*()"

    def form(self, language: str) -> str:
        """Describe the answer."""
        if language == "zh":
            return f"一个至多 {self.longest} 个字符的正则表达式"
        return f"a regular expression of at most {self.longest} characters"

    def parse(self, text: str) -> str:
        """Read an expression; raise Malformed if it is none, WrongForm if it is too long."""
        plain = undress(text, self.marks)
        if len(plain) > 8 * LONGEST:
            raise Malformed(f"the expression has more than {LONGEST} characters")
        for pattern, sign in _SPELLINGS:
            plain = pattern.sub(sign, plain)
        plain = "".join(plain.split()).lstrip("*")  # of bold type; stars at the end change nothing
        try:
            parse(plain, self.alphabet)
        except ValueError as fault:
            raise Malformed(str(fault)) from None
        if len(plain) > self.longest:
            raise WrongForm(f"the expression has more than {self.longest} characters")
        return plain

    def render(self, value: str) -> str:
        """Write the expression."""
        return value

    def guess(self, rng: Random) -> str:
        """Draw an expression of a few letters."""
        return str(random_regex(rng, min(4, max(1, self.longest // 4)), self.alphabet))

    def neighbours(self, value: str, rng: Random) -> Iterator[str]:
        """Give the expression with a letter exchanged for another, and with a star left out."""
        places = [i for i, sign in enumerate(value) if sign in self.alphabet]
        for place in rng.sample(places, min(2, len(places))):
            for letter in self.alphabet.replace(value[place], "")[:1]:
                yield value[:place] + letter + value[place + 1 :]
        if "*" in value:
            yield value.replace("*", "", 1)


_SPELLINGS = tuple(
    (re.compile(pattern), sign)
    for pattern, sign in (
        (r"\\(?:mid|cup|vert|lor)(?![a-z])|∪|∣", "|"),
        (r"\\(?:var)?epsilon(?![a-z])|[εϵλ]", "e"),
        (r"\\(?:emptyset|varnothing)(?![a-z])|[∅⌀]", "0"),
        (r"\^\s*(?:\{\s*(?:\*|\\ast)\s*\}|\*|\\ast(?![a-z]))|∗|\\ast(?![a-z])", "*"),
        (r"\\cdot(?![a-z])|·|\\[,;: ]", ""),
    )
)
"""Other usual ways to write the operators."""

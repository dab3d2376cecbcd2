"""Phrase structure grammars of invented languages, with a lexicon: drawn, parsed in all ways, and costed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple

from bootcamp.lib import words
from bootcamp.verifiers.bracketed import PhraseTree

Rule = tuple[str, tuple[str, ...]]

START = "S"

_CORE = (("S", "NPx VPx"), ("NPx", "Dx Nx"), ("VPx", "Vx NPy"), ("VPx", "Ix"))
_MORE = (
    ("NPx", "NPx PP", "PP", "P NPy"),
    ("VPx", "VPx PP", "PP", "P NPy"),
    ("NPx", "Ex"),
    ("Nx", "A Nx"),
    ("VPx", "Cx S"),
    ("VPx", "Gx NPy NPy"),
    ("NPx", "NPx R VPx"),
    ("VPx", "B VPx"),
    ("S", "S J S"),
    ("VPx", "VPx J VPx"),
    ("Nx", "Nx R2 NPy"),
)
"""Rules, x and y standing for the numbers of the features; further pairs belong to the same choice."""


class Grammar(NamedTuple):
    """Rules, and each word with the labels that it may have."""

    rules: tuple[Rule, ...]
    lexicon: tuple[tuple[str, tuple[str, ...]], ...]

    @property
    def labels(self) -> tuple[str, ...]:
        """All labels in order of appearance."""
        return tuple(dict.fromkeys([*(x for left, right in self.rules for x in (left, *right)), *self.tags]))

    @property
    def tags(self) -> tuple[str, ...]:
        """The labels of words."""
        return tuple(dict.fromkeys(tag for _, tags in self.lexicon for tag in tags))

    @property
    def words(self) -> tuple[str, ...]:
        """All words."""
        return tuple(word for word, _ in self.lexicon)


def draw_grammar(rng: Random, more: int, features: int, synonyms: int, doubtful: int, needed: int = 0) -> Grammar:
    """Draw a grammar with so many optional constructions, values of agreement (1 for none), and ambiguous words.

    The first `needed` constructions, which let phrases be attached in several places, are among them. Each rule has
    its parts in an order of its own; each label of words has up to `synonyms` words.
    """
    chosen = [*_CORE, *_MORE[:needed], *rng.sample(_MORE[needed:], more - needed)]
    rules: dict[Rule, None] = {}
    for pairs in chosen:
        for left, right in zip(pairs[::2], pairs[1::2], strict=True):
            order = rng.sample(right.split(), len(right.split()))
            for x in _values(features, "x" in left + right):
                for y in _values(features, "y" in right):
                    below = tuple(part.replace("x", x).replace("y", y) for part in order)
                    rules.setdefault((left.replace("x", x), below))
    first: dict[str, tuple[str, ...]] = {}
    for left, below in rules:  # one order of parts for rules that two constructions have
        first.setdefault(left + "/" + " ".join(sorted(below)), below)
    unique = tuple(dict.fromkeys((left, first[left + "/" + " ".join(sorted(below))]) for left, below in rules))
    lefts = {left for left, _ in unique}
    tags = sorted({part for _, right in unique for part in right} - lefts) + sorted(
        left for left in lefts if left[0] == "N" and left[:2] != "NP"
    )
    entries: dict[str, list[str]] = {}
    fresh = iter(words.invented(rng, len(tags) * synonyms, 1))
    for tag in tags:
        for _ in range(rng.randint(1, synonyms)):
            entries[next(fresh)] = [tag]
    for word in rng.sample(sorted(entries), min(doubtful, len(entries))):
        entries[word].append(rng.choice([tag for tag in tags if tag != entries[word][0]]))
    lexicon = tuple((word, tuple(sorted(entries[word]))) for word in sorted(entries))
    return Grammar(unique, lexicon)


def _values(features: int, present: bool) -> Sequence[str]:
    return [str(value) for value in range(1, features + 1)] if present and features > 1 else [""]


def draw_sentence(rng: Random, grammar: Grammar, least: int, most: int) -> tuple[str, ...]:
    """Draw a sentence of a length between bounds, or nothing if that fails."""
    below: dict[str, list[tuple[str, ...]]] = {}
    for left, right in grammar.rules:
        below.setdefault(left, []).append(right)
    by_tag: dict[str, list[str]] = {}
    for word, tags in grammar.lexicon:
        for tag in tags:
            by_tag.setdefault(tag, []).append(word)
    for _ in range(40):
        todo, found = [START], list[str]()
        while todo and len(todo) + len(found) <= most:
            symbol = todo.pop()
            rights = below.get(symbol, [])
            if symbol in by_tag and (not rights or rng.random() * (len(rights) + 2) < 2):
                found.append(rng.choice(by_tag[symbol]))
            else:
                todo += rng.choice(rights)[::-1]
        if not todo and least <= len(found):
            return tuple(found)
    return ()


class Chart:
    """All analyses of a sentence; `costs` gives each rule a cost, 0 without.

    >>> grammar = Grammar((("S", ("A", "A")), ("A", ("A", "A"))), (("x", ("A",)),))
    >>> chart = Chart(grammar, ("x", "x", "x"))
    >>> chart.count(), str(chart.trees(5)[0])
    (2, '(S (A x) (A (A x) (A x)))')
    """

    def __init__(self, grammar: Grammar, sentence: Sequence[str], costs: Mapping[Rule, int] | None = None) -> None:
        below: dict[str, list[tuple[str, ...]]] = {}
        for left, right in grammar.rules:
            below.setdefault(left, []).append(right)
        tags = dict(grammar.lexicon)
        self._size = len(sentence)
        price = costs or {}

        @lru_cache(None)
        def one(label: str, start: int, end: int) -> tuple[int, int, int]:
            """How many trees, the least cost, and how many have it."""
            found = (1, 0, 1) if end == start + 1 and label in tags[sentence[start]] else (0, 0, 0)
            for right in below.get(label, ()):
                more = row(right, start, end)
                if more[0]:
                    found = _either(found, (more[0], more[1] + price.get((label, right), 0), more[2]))
            return found

        @lru_cache(None)
        def row(right: tuple[str, ...], start: int, end: int) -> tuple[int, int, int]:
            if len(right) == 1:
                return one(right[0], start, end)
            found = (0, 0, 0)
            for cut in range(start + 1, end - len(right) + 2):
                first = one(right[0], start, cut)
                if first[0]:
                    rest = row(right[1:], cut, end)
                    if rest[0]:
                        found = _either(found, (first[0] * rest[0], first[1] + rest[1], first[2] * rest[2]))
            return found

        def build(label: str, start: int, end: int, most: int) -> list[PhraseTree]:
            trees = []
            if end == start + 1 and label in tags[sentence[start]]:
                trees.append(PhraseTree(label, (sentence[start],)))
            for right in below.get(label, ()):
                if row(right, start, end)[0] and len(trees) < most:
                    trees += [PhraseTree(label, parts) for parts in parts_of(right, start, end, most)]
            return trees[:most]

        def parts_of(right: tuple[str, ...], start: int, end: int, most: int) -> list[tuple[PhraseTree, ...]]:
            if len(right) == 1:
                return [(tree,) for tree in build(right[0], start, end, most)]
            found: list[tuple[PhraseTree, ...]] = []
            for cut in range(start + 1, end - len(right) + 2):
                if one(right[0], start, cut)[0] and row(right[1:], cut, end)[0] and len(found) < most:
                    rests = parts_of(right[1:], cut, end, most)
                    found += [(tree, *rest) for tree in build(right[0], start, cut, most) for rest in rests]
            return found[:most]

        def splits(right: tuple[str, ...], start: int, end: int) -> list[str]:
            """Say in which ways a span can be cut into parts."""
            ends = [end] if len(right) == 1 else range(start + 1, end - len(right) + 2)
            here = [(f"{right[0]} {_span(start, cut)}", cut) for cut in ends if one(right[0], start, cut)[0]]
            if len(right) == 1:
                return [text for text, _ in here]
            return [f"{text} + {rest}" for text, cut in here for rest in splits(right[1:], cut, end)]

        def lines() -> list[str]:
            found = []
            for start, end in ((i, i + width) for width in range(1, len(sentence) + 1) for i in range(len(sentence))):
                rows = []
                for label in grammar.labels if end <= len(sentence) else ():
                    ways = [sentence[start]] if end == start + 1 and label in tags[sentence[start]] else []
                    rights = [right for right in below.get(label, ()) if row(right, start, end)[0]]
                    ways += [way for right in rights for way in splits(right, start, end)]
                    single = all("+" not in way for way in ways) and ways[:1] != [sentence[start]]
                    rows += [(single, f"{_span(start, end)} {label}: {', '.join(ways)}")] if ways else []
                found += [row for _, row in sorted(rows, key=lambda row: row[0])]  # phrases of one phrase are last
            return found

        self._one, self._build, self._lines = one, build, lines

    def lines(self) -> list[str]:
        """Write for all spans, short ones first, which labels they have and what these are made of.

        >>> grammar = Grammar((("S", ("A", "A")), ("A", ("A", "A"))), (("x", ("A",)),))
        >>> Chart(grammar, ("x", "x")).lines()
        ['1 A: x', '2 A: x', '1-2 S: A 1 + A 2', '1-2 A: A 1 + A 2']
        """
        return self._lines()

    def count(self) -> int:
        """Count the trees of the sentence."""
        return self._one(START, 0, self._size)[0]

    def least(self) -> tuple[int, int]:
        """Give the least cost of a tree, and how many trees have it."""
        return self._one(START, 0, self._size)[1:]

    def trees(self, most: int) -> list[PhraseTree]:
        """List trees of the sentence, at most so many."""
        return self._build(START, 0, self._size, most)


def _span(start: int, end: int) -> str:
    return str(end) if end == start + 1 else f"{start + 1}-{end}"


def _either(one: tuple[int, int, int], other: tuple[int, int, int]) -> tuple[int, int, int]:
    if not one[0] or not other[0]:
        return one if one[0] else other
    low = min(one[1], other[1])
    return one[0] + other[0], low, sum(ways[2] for ways in (one, other) if ways[1] == low)


def tree_fault(grammar: Grammar, sentence: Sequence[str], tree: PhraseTree) -> str:
    """Say why a tree is no analysis of a sentence, or nothing."""
    if tree.label != START:
        return f"the top of the tree is {tree.label}, not {START}"
    if tree.words != tuple(sentence):
        return "the words of the tree are not the sentence"
    tags, rules = dict(grammar.lexicon), set(grammar.rules)
    for left, right in tree.rules:
        if (left, right) not in rules and not (len(right) == 1 and left in tags.get(right[0], ())):
            return f"no rule or word list has {left} → {' '.join(right)}"
    return ""

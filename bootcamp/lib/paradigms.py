"""Tables of inflected words, each a stem and two affixes joined by rules at seams, and all the ways to analyse them."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise, permutations, product
from math import prod
from typing import NamedTuple

from bootcamp.lib.joins import narrowed, solutions
from bootcamp.lib.word_seams import VOWELS, joined, seam

STEM, AFFIX = (3, 7), (2, 3)
"""The least and greatest number of letters of a stem and of an affix, before rules change them."""


class Cell(NamedTuple):
    """The stem of a word, the class of that and the value of the first affix, and the value of the second affix."""

    stem: int
    first: tuple[int, int]
    second: int


_FEW = 24  # combinations of known parts that are tried rather than the word cut anew

Parts = tuple[str, str, str]  # a stem, a first and a second affix
Order = tuple[int, int, int]
ORDERS: tuple[Order, ...] = tuple(permutations(range(3)))  # type: ignore[arg-type]
"""Which of the stem (0), the first affix (1) and the second (2) stands at each place of a word."""


def word(parts: Parts, order: Order, rules: Sequence[str]) -> str:
    """Join a stem and two affixes.

    >>> word(("lumo", "at", "ka"), (1, 0, 2), ["voice"])
    'atlumoka'
    """
    return joined([parts[place] for place in order], order.index(0), rules)


def predictions(
    shown: Mapping[Cell, str], asked: Sequence[Cell], rules: Sequence[str], first: Order, budget: int = 400
) -> set[tuple[str, ...]] | None:
    """Give the words of `asked` under each analysis of the shown words; None if there are too many of these to list.

    At most two are given, for one is hoped for; the order `first` is tried first.

    >>> cells = {Cell(s, (1, a), b): s * "k" + "ulo" + "ei"[a] + "t" + "mn"[b] + "a"
    ...          for s in (0, 1) for a in (0, 1) for b in (0, 1)}
    >>> asked = [cell for cell in cells if cell == (1, (1, 1), 1)]
    >>> predictions({cell: text for cell, text in cells.items() if cell not in asked}, asked, [], (0, 1, 2))
    {('kuloitna',)}
    """
    found: set[tuple[str, ...]] = set()
    for order in sorted(ORDERS, key=lambda order: order != first):
        relations = narrowed([(_names(cell), rows) for cell, rows in _tables(shown, order, tuple(rules)).items()])
        for known in solutions(relations or (), budget) if relations else ():
            if any(name not in known for cell in asked for name in _names(cell)):
                return None
            found.add(tuple(word(_parts(cell, known), order, rules) for cell in asked))
            if len(found) > 1:
                return found
    return found


def _parts(cell: Cell, known: Mapping[Hashable, str]) -> Parts:
    stem, first, second = (known[name] for name in _names(cell))
    return stem, first, second


def _tables(shown: Mapping[Cell, str], order: Order, rules: tuple[str, ...]) -> dict[Cell, list[Parts]]:
    """List the analyses of each word by the parts that the words before it leave possible; cut short at one without."""
    allowed: dict[Hashable, set[str]] = {}
    tables: dict[Cell, list[Parts]] = {}
    for cell, text in shown.items():
        names = _names(cell)
        known = [allowed.get(name) for name in names]
        few = prod(len(values) if values else _FEW for values in known) < _FEW
        choices = product(*(sorted(values or ()) for values in known)) if few else _analyses(text, order, rules)
        rows = [
            (stem, first, second)
            for stem, first, second in choices
            if all(not values or part in values for part, values in zip((stem, first, second), known, strict=True))
            and (not few or word((stem, first, second), order, rules) == text)
        ]
        tables[cell] = rows
        if not rows:
            break
        for name, values in zip(names, zip(*rows, strict=True), strict=True):
            allowed[name] = set(values)
    return tables


@lru_cache(maxsize=8192)
def _analyses(text: str, order: Order, rules: tuple[str, ...]) -> list[Parts]:
    """List all parts that give a word."""
    at, found = order.index(0), list[Parts]()
    sizes = [STEM if place == at else AFFIX for place in range(3)]
    spans = [range(1, high + 2) for _, high in sizes]  # a rule may add a letter to a part
    harmony = "harmony" in rules
    for a, b in product(spans[0], spans[1]):
        if len(text) - a - b not in spans[2]:
            continue
        surface = text[:a], text[a : a + b], text[a + b :]
        vowels = [
            list(_without_harmony(part)) if place > at and harmony else [part] for place, part in enumerate(surface)
        ]
        for parts in product(*vowels):
            ways = [_before_seam(part, after[0], rules) for part, after in pairwise(parts)]
            fitting = [
                [part for part in way if low <= len(part) <= high]
                for way, (low, high) in zip([*ways, parts[2:]], sizes, strict=True)
            ]
            for under in product(*fitting):
                if not harmony or joined(under, at, rules) == text:
                    found.append((under[at], under[order.index(1)], under[order.index(2)]))
    return found


def _without_harmony(part: str) -> Iterator[str]:
    """Put a for any of the o in a part; where an a is left, none was changed."""
    if "a" in part:
        yield part
        return
    for letters in product(*("oa" if sound == "o" else sound for sound in part)):
        yield "".join(letters)


@lru_cache(maxsize=65536)
def _before_seam(part: str, sound: str, rules: tuple[str, ...]) -> tuple[str, ...]:
    """List what can have become a part before a sound, harmony aside."""
    reached, ends = {part}, [part]
    for _ in rules:
        ends = [before for end in ends for before in _one_step_back(end, rules) if before not in reached]
        reached.update(ends)
    return tuple(sorted(one for one in reached if one and seam(one, sound, rules) == part))


def _one_step_back(part: str, rules: tuple[str, ...]) -> Iterator[str]:
    last = part[-1:]
    if "drop" in rules:
        yield from (part + vowel for vowel in VOWELS)
    if "voice" in rules and last in ("b", "d", "g"):
        yield part[:-1] + "ptk"["bdg".index(last)]
    if "place" in rules and last == "m":
        yield part[:-1] + "n"
    if ("glide" in rules and last == "y") or ("break" in rules and last == "e"):
        yield part[:-1]


def _names(cell: Cell) -> tuple[Hashable, Hashable, Hashable]:
    return ("stem", cell.stem), cell.first, cell.second

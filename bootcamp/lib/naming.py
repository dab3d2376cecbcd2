"""Short names for atoms of logic programs, and keys that do not depend on names."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from random import Random

_BARRED = frozenset("be bi bo do fa go ha he hi la ma me mi mu na no or pa pi re so ti to ze".split())
_SYLLABLES = tuple(c + v for c in "bdfgklmnprstvz" for v in "aeiou" if c + v not in _BARRED)

Statement = tuple[str | tuple[str, ...] | frozenset[str], ...]
"""A kind and its arguments: names, groups in order (tuples) and groups without order (frozensets)."""


def atoms(rng: Random, count: int) -> list[str]:
    """Draw different syllables as names of atoms, at most 48.

    >>> atoms(Random(1), 4)
    ['fo', 'si', 'zo', 'di']
    """
    return rng.sample(_SYLLABLES, count)


def arrow(body: Iterable[str], head: str) -> str:
    """Write a rule.

    >>> arrow(("a", "b"), "c")
    'a, b -> c'
    """
    return f"{', '.join(body)} -> {head}"


def nameless(statements: Iterable[Statement], rounds: int = 4) -> list[str]:
    """Give a list that is the same for statements that differ only in names and order, as part of a key.

    Names are coloured by the places where they occur, over and over; the first member of a statement is its kind, which
    is kept.

    >>> one = [("rule", "a", frozenset({"b", "c"})), ("rule", "b", frozenset()), ("rule", "c", frozenset())]
    >>> other = [("rule", "y", frozenset()), ("rule", "x", frozenset()), ("rule", "z", frozenset({"y", "x"}))]
    >>> nameless(one) == nameless(other), nameless(one) == nameless(one[1:])
    (True, False)
    """
    given = list(statements)
    colours: dict[str, str] = {}
    marks: list[str] = []
    for turn in range(rounds):
        seen: dict[str, list[str]] = {}
        marks = []
        for statement in given:
            shape = [repr([_kind(part), *_colours(part, colours)]) for part in statement[1:]]
            mark = _hash(repr([statement[0], shape]))
            marks.append(mark)
            for place, part in enumerate(statement[1:]):
                for inner, name in enumerate((part,) if isinstance(part, str) else part):
                    where = inner if isinstance(part, tuple) else 0
                    seen.setdefault(name, []).append(f"{mark} {place} {where}")
        if turn < rounds - 1:
            colours = {name: _hash(repr(sorted(places))) for name, places in seen.items()}
    return sorted(marks)


def _kind(part: str | tuple[str, ...] | frozenset[str]) -> str:
    return "name" if isinstance(part, str) else "list" if isinstance(part, tuple) else "set"


def _colours(part: str | tuple[str, ...] | frozenset[str], colours: dict[str, str]) -> list[str]:
    found = [colours.get(name, "") for name in ((part,) if isinstance(part, str) else part)]
    return found if isinstance(part, tuple) else sorted(found)


def _hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]

"""Statements about who comes before whom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

Clue = tuple[int, ...]
"""A kind, and the people that it is about."""


class Kind(NamedTuple):
    """A kind of statement: how many people it is about, how it reads, and when it holds of their places from 0."""

    people: int
    en: str
    zh: str
    holds: Callable[..., bool]


KINDS = (
    Kind(2, "{0} is before {1}.", "{0} 在 {1} 之前。", lambda n, a, b: a < b),
    Kind(2, "{0} comes directly after {1}.", "{0} 紧接在 {1} 之后。", lambda n, a, b: a == b + 1),
    Kind(
        people=2,
        en="Exactly one person comes between {0} and {1}.",
        zh="{0} 与 {1} 之间恰好隔着一个人。",
        holds=lambda n, a, b: abs(a - b) == 2,
    ),
    Kind(
        people=1,
        en="{0} is neither the first nor the last.",
        zh="{0} 既不是第一个，也不是最后一个。",
        holds=lambda n, a: 0 < a < n - 1,
    ),
    Kind(
        people=3,
        en="{0} is before at least one of {1} and {2}.",
        zh="{0} 至少在 {1}、{2} 之一之前。",
        holds=lambda n, a, b, c: a < b or a < c,
    ),
    Kind(
        people=3,
        en="{0} is after {1} and after {2}.",
        zh="{0} 在 {1} 之后，也在 {2} 之后。",
        holds=lambda n, a, b, c: a > b and a > c,
    ),
    Kind(
        people=3,
        en="{0} comes at some point between {1} and {2}.",
        zh="{0} 在 {1} 与 {2} 之间的某处。",
        holds=lambda n, a, b, c: b < a < c or c < a < b,
    ),
    Kind(
        people=4,
        en="If {0} is before {1}, then {2} is before {3}.",
        zh="如果 {0} 在 {1} 之前，那么 {2} 在 {3} 之前。",
        holds=lambda n, a, b, c, d: a > b or c < d,
    ),
    Kind(
        people=4,
        en="Exactly one of these holds: {0} is before {1}; {2} is before {3}.",
        zh="下面两条恰有一条成立：{0} 在 {1} 之前；{2} 在 {3} 之前。",
        holds=lambda n, a, b, c, d: (a < b) != (c < d),
    ),
)


def holds(clue: Clue, places: Sequence[int]) -> bool:
    """Tell whether a statement is true of the places of the people, counted from 0."""
    kind, *who = clue
    return KINDS[kind].holds(len(places), *(places[person] for person in who))


def said(clue: Clue, people: Sequence[str]) -> tuple[str, str]:
    """Say a statement in English and Chinese."""
    kind, *who = clue
    names = [people[place] for place in who]
    return KINDS[kind].en.format(*names), KINDS[kind].zh.format(*names)

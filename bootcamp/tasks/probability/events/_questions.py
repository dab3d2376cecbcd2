"""Drawing questions about the outcomes of a process that are worth asking."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from fractions import Fraction
from math import prod
from random import Random
from typing import TypeVar

from bootcamp import task
from bootcamp.lib.events import Event, Moves, Relation, chance, draw_event, table
from bootcamp.lib.probability import worth_asking

S = TypeVar("S", bound=Hashable)
_LOW = Fraction(1, 60)


def draw_question(
    rng: Random,
    start: S,
    moves: Moves[S],
    length: int,
    outcomes: int,
    kinds: Sequence[str],
    relation: Relation,
    count: int,
    naive: Moves[S] | None = None,
) -> tuple[tuple[Event, ...], Fraction]:
    """Draw `count` events, each of which matters, and the chance asked, which is neither small nor near 1.

    It differs from the chances with an event left out, from the product of the single ones, and from the chance in
    the process `naive`, which is how a careless reader may take it.
    """
    for _ in range(20):
        events = tuple(draw_event(rng, kinds, outcomes, length) for _ in range(count))
        if len({event[:2] for event in events}) < count:
            continue
        chances = table(start, moves, length, events)
        answer = chance(relation, chances)
        single = [sum((p for row, p in chances.items() if row[i]), Fraction(0)) for i in range(count)]
        wrong = [prod(single)] if count > 1 else []
        for i in range(count if count > 1 else 0):
            fewer: dict[tuple[bool, ...], Fraction] = {}
            for row, p in chances.items():
                rest = row[:i] + row[i + 1 :]
                fewer[rest] = fewer.get(rest, Fraction(0)) + p
            if relation != "given":
                wrong.append(chance(relation, fewer))
            elif i:
                wrong += [
                    chance(relation, fewer),
                    chance("and", chances),
                    chance("given", {r[::-1]: p for r, p in chances.items()}),
                ]
        if not _LOW < answer < 1 - _LOW or not worth_asking(answer, *wrong):
            continue
        if naive is None or answer != chance(relation, table(start, naive, length, events)):
            return events, answer
    raise task.Retry

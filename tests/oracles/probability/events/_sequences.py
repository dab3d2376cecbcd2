"""Events on listed sequences of outcomes, read from their definitions."""

from collections.abc import Iterable
from fractions import Fraction
from itertools import groupby
from typing import Any


def share(outcomes: Iterable[tuple[Any, Fraction]], relation: str, events: Any) -> Fraction:
    """Add up chances of sequences and give what the question asks."""
    asked = known = whole = Fraction(0)
    for sequence, chance in outcomes:
        truth = [_happens(event, sequence) for event in events]
        whole += chance
        asked += chance * (any(truth) if relation == "or" else all(truth))
        known += chance * all(truth[1:])
    assert whole == 1
    return asked / known if relation == "given" else asked


def _happens(event: Any, sequence: Any) -> bool:
    kind, a, b, c = event
    count = sum(x == a for x in sequence)
    if kind == "more":
        return count > sum(x == b for x in sequence)
    if kind == "first":
        return list(sequence).index(a) + 1 == b if count else False
    if kind == "run":
        return any(x == a and len(list(block)) >= b for x, block in groupby(sequence))
    return {
        "exactly": count == b,
        "least": count >= b,
        "most": count <= b,
        "between": b <= count <= c,
        "at": kind == "at" and sequence[b - 1] == a,
        "same": len(set(sequence)) == 1,
    }[kind]

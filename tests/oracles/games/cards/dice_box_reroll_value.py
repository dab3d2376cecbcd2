"""Judge by going through all ordered rolls, each die by itself."""

from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

LEVELS = range(1, 6)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    values: dict[tuple[int, ...], Fraction] = {}
    for mask in product((False, True), repeat=len(instance.dice)):
        kept = tuple(sorted(die for die, keep in zip(instance.dice, mask, strict=True) if keep))
        rolls = list(product(range(1, 7), repeat=len(instance.dice) - len(kept)))
        values[kept] = Fraction(sum(_points(tuple(sorted(kept + roll)), instance.boxes) for roll in rolls), len(rolls))
    kept = tuple(sorted(answer["kept"]))
    best = max(values.values())
    return "" if values.get(kept) == best == answer["expectation"] else f"the best is {best}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """All dice kept, none, another expectation."""
    wrong = [answer | {"kept": instance.dice}, answer | {"kept": ()}]
    return [*wrong, answer | {"expectation": answer["expectation"] + Fraction(1, 6)}, answer | {"kept": (1,) * 7}]


@cache
def _points(dice: tuple[int, ...], boxes: Any) -> int:
    best = 0
    for kind, number, worth in boxes:
        sizes = sorted(dice.count(die) for die in set(dice))
        if kind == "face":
            points = sum(die for die in dice if die == number)
        elif kind == "total" or (kind == "equal" and sizes[-1] >= number):
            points = sum(dice)
        elif kind == "house":
            points = worth if sizes == [2, 3] else 0
        elif kind == "run":
            found = any({*range(low, low + number)} <= set(dice) for low in range(1, 7))
            points = worth if found else 0
        else:
            points = 0
        best = max(best, points)
    return best

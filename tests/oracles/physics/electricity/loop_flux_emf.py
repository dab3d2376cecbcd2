"""Judge by what each vertical edge of the loop sweeps over in each second."""

from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    emf = []
    for second in range(instance.seconds):
        total = 0
        for row in instance.rows:
            for x in range(len(row) + 1):
                left, right = x > 0 and row[x - 1] == "#", x < len(row) and row[x] == "#"
                column = x + second + 1  # the cell that the edge at x crosses now
                field = sum(b for first, last, b in instance.strips if first <= column <= last)
                total += (left - right) * field  # an edge with the loop on its left takes the cell in
        emf.append(-instance.turns * total)
    r = instance.resistance
    right_answer = {"emf": tuple(emf), "charge": Fraction(sum(emf), r), "heat": Fraction(sum(e * e for e in emf), r)}
    return "" if answer == right_answer else f"it is {right_answer}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The other sign, one more joule."""
    turned = {"emf": tuple(-e for e in answer["emf"]), "charge": -answer["charge"]}
    return [answer | turned, answer | {"heat": answer["heat"] + 1}]

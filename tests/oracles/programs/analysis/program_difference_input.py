"""Judge by Python's own run of both programs for every input."""

from itertools import product
from typing import Any

from tests.oracles.programs._python import printed

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if set(answer) != set(instance.inputs) or not all(value in range(instance.high + 1) for value in answer.values()):
        return "an input is missing or out of range"
    return "" if _apart(instance, answer) else "both print the same"


def others(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """Other inputs that tell the programs apart."""
    return _inputs(instance, True)[-4:]


def near_misses(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """Inputs that do not tell them apart."""
    return _inputs(instance, False)[::7][:6]


def _inputs(instance: Any, apart: bool) -> list[dict[str, int]]:
    rows = (
        dict(zip(instance.inputs, values, strict=True))
        for values in product(range(instance.high + 1), repeat=len(instance.inputs))
    )
    return [row for row in rows if _apart(instance, row) == apart]


def _apart(instance: Any, row: dict[str, int]) -> bool:
    second = list(instance.lines)
    second[instance.place] = instance.new
    return printed(instance.lines, row) != printed(second, row)

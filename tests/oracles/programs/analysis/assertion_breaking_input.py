"""Judge by Python's own assert, for every input."""

from itertools import product
from typing import Any

from tests.oracles.programs._python import printed

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    inside = all(0 <= answer[name] <= instance.high for name in instance.inputs)
    return "" if inside and _fails(instance, answer) else "the assertion holds"


def others(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """Other inputs that break it."""
    return [one for one in _every(instance) if one != answer and _fails(instance, one)][:6]


def near_misses(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """Inputs that do not break it."""
    return [one for one in _every(instance)[::5] if not _fails(instance, one)][:6]


def _every(instance: Any) -> list[dict[str, int]]:
    rows: list[dict[str, int]] = [{}]
    for name in instance.inputs:
        rows = [row | {name: value} for row, value in product(rows, range(instance.high + 1))]
    return rows


def _fails(instance: Any, row: dict[str, int]) -> bool:
    try:
        printed(instance.lines, row)
    except AssertionError:
        return True
    return False

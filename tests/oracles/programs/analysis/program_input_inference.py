"""Judge by Python's own run of the program for every input."""

from itertools import product
from typing import Any

from tests.oracles.programs._python import printed

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if not all(0 <= value <= instance.high for value in answer.values()):
        return "an input is out of range"
    found = printed(instance.lines, answer)
    return "" if found == instance.output else f"prints {found}"


def others(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """All inputs that fit."""
    return [one for one in _all(instance) if printed(instance.lines, one) == instance.output][:5]


def near_misses(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """Inputs that differ by 1 in one place and do not fit."""
    near = [answer | {name: answer[name] + change} for name in answer for change in (-1, 1)]
    near = [one for one in near if all(0 <= value <= instance.high for value in one.values())]
    return [one for one in near if printed(instance.lines, one) != instance.output]


def _all(instance: Any) -> list[dict[str, int]]:
    choices = product(range(instance.high + 1), repeat=len(instance.inputs))
    return [dict(zip(instance.inputs, values, strict=True)) for values in choices]

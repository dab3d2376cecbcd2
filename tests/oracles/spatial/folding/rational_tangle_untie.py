"""Judge by fractions; a search through all short lists of moves finds other right ones."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from tests.oracles.spatial._states import Plan, misses

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) > instance.limit:
        return "too many moves"
    value: Fraction | None = instance.value
    for move in answer:
        value = _moved(value, move)
    return "" if value == 0 else f"it ends at {value}"


def others(instance: Any, answer: Any) -> list[Plan]:
    """A shortest list, found breadth-first where it is short."""
    layer: dict[Any, Plan] = {instance.value: ()}
    seen = set(layer)
    for _ in range(8):
        fresh: dict[Any, Plan] = {}
        for value, plan in layer.items():
            for move in "ASR":
                after = _moved(value, move)
                if after not in seen:
                    seen.add(after)
                    fresh[after] = (*plan, move)
        if 0 in fresh:
            return [fresh[Fraction(0)]] if fresh[Fraction(0)] != answer else []
        layer = fresh
    return []


def near_misses(instance: Any, answer: Any) -> Iterator[Plan]:
    """Lists with one move too many, too few, or another."""
    return misses(answer, "ASR", lambda plan: confirm(instance, plan))


def greedy(instance: Any) -> Any:
    """Twist into the range from 0 up to 1 before each turn."""
    value, plan = instance.value, ""
    while len(plan) < 400:
        while value >= 1 or value < 0:
            plan, value = plan + ("S" if value >= 1 else "A"), value + (-1 if value >= 1 else 1)
        if value == 0:
            break
        plan, value = plan + "R", -1 / value
    return tuple(plan)


def _moved(value: Fraction | None, move: str) -> Fraction | None:
    if value is None:
        return Fraction(0) if move == "R" else None
    if move == "R":
        return -1 / value if value else None
    return value + (1 if move == "A" else -1)

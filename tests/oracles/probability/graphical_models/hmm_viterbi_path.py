"""Judge by working out the joint chance of every path with numpy's integers and Fractions."""

from fractions import Fraction
from itertools import product
from typing import Any

LEVELS = range(1, 9)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    names = {name: state for state, name in enumerate(instance.states)}
    weights = {path: _weight(instance, path) for path in product(names.values(), repeat=len(instance.seen))}
    most = max(weights.values())
    best = [path for path, weight in weights.items() if weight == most]
    assert len(best) == 1, best
    if tuple(names[name] for name in answer["path"]) != best[0]:
        return f"the path is {best[0]}"
    return (
        "" if answer["probability"] == Fraction(most, instance.whole ** (2 * len(instance.seen))) else "another chance"
    )


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Another path, and the chance without its first factor."""
    names = instance.states
    other = names[(names.index(answer["path"][-1]) + 1) % len(names)]
    return [{**answer, "path": (*answer["path"][:-1], other)}, {**answer, "probability": answer["probability"] / 2}]


def _weight(instance: Any, path: Any) -> int:
    weight = 1
    before = None
    for state, sign in zip(path, instance.seen, strict=True):
        weight *= (instance.start if before is None else instance.moves[before])[state] * instance.emissions[state][
            sign
        ]
        before = state
    return int(weight)

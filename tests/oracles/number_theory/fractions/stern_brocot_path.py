"""Judge by walking down the tree with mediants, one step after the other."""

from fractions import Fraction
from itertools import pairwise
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if instance.from_path:
        end = _end("".join(run[0] * int(run[1:]) for run in instance.path))
        return "" if answer == end else f"the path leads to {end}"
    if any(run[:1] not in ("L", "R") or not run[1:].isdigit() or run != f"{run[0]}{int(run[1:])}" for run in answer):
        return "not a list of runs"
    if any(one[0] == other[0] for one, other in pairwise(answer)) or "0" in {r[1:] for r in answer}:
        return "neighbouring runs with one letter, or an empty run"
    steps = "".join(run[0] * min(int(run[1:]), 10**4) for run in answer)
    return "" if _end(steps) == instance.fraction else "the path leads elsewhere"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The inverse; letters exchanged, the last step left out or doubled."""
    if instance.from_path:
        return [1 / answer, answer + 1]
    last = int(answer[-1][1:])
    mirrored = tuple(("L" if run[0] == "R" else "R") + run[1:] for run in answer)
    return [mirrored, answer[:-1], (*answer[:-1], f"{answer[-1][0]}{last + 1}"), (*answer, answer[-1])]


def _end(steps: str) -> Fraction:
    a, b, c, d = 0, 1, 1, 0
    for step in steps:
        if step == "L":
            c, d = a + c, b + d
        else:
            a, b = a + c, b + d
    return Fraction(a + c, b + d)

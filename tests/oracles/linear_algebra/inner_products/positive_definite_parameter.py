"""Judge by eigenvalues in numpy at many t, near the ends of the set too."""

from itertools import pairwise
from typing import Any

import numpy as np

from bootcamp.verifiers.symbolic import evaluate

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    ends = [(_number(piece.low), _number(piece.high)) for piece in answer]
    marks = sorted({x for pair in ends for x in pair if x is not None})
    tests = [(a + b) / 2 for a, b in pairwise(marks)]
    tests += [x + step for x in marks for step in (-1e-4, 1e-4)]
    tests += [x / 8 + 0.003 for x in range(-400, 400)]
    for t in tests:
        values = np.linalg.eigvalsh(np.array(instance.constant) + t * np.array(instance.slope))
        definite = (values < 0).all() if instance.negative else (values > 0).all()
        inside = any((low is None or low < t) and (high is None or t < high) for low, high in ends)
        if definite != inside and not any(abs(t - x) < 1e-6 for x in marks):
            return f"t = {t} is wrong"
    closed = any(piece.low_closed or piece.high_closed for piece in answer)
    return "an end does not belong to the set" if closed else ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """All reals, nothing, and the set with its ends."""
    from dataclasses import replace

    from bootcamp.verifiers.symbolic import REALS

    ends = tuple(
        replace(piece, low_closed=piece.low is not None, high_closed=piece.high is not None) for piece in answer
    )
    return [near for near in ((), REALS, ends) if near != answer]


def _number(end: Any) -> float | None:
    if end is None or not hasattr(end, "head"):
        return None if end is None else float(end)
    return float(evaluate(end))

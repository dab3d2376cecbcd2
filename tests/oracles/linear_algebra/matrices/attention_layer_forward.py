"""Judge by floating point with numpy: a softmax with log 2 times the scores, and all heads at once by einsum."""

from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _output(instance)
    found = np.array(answer, dtype=float)
    if found.shape != right.shape:
        return f"another shape: {found.shape}"
    return "" if np.allclose(found, right, rtol=1e-9, atol=1e-9) else f"the output is about {right.tolist()}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The weights normalised over the wrong tokens, the mask forgotten or added, and the mean of the values."""
    exact = [_rationals(_output(instance, **change)) for change in ({"axis": 1}, {"mask": True}, {"flat": True})]
    return [near for near in exact if confirm(instance, near)]


def _output(instance: Any, axis: int = 2, mask: bool = False, flat: bool = False) -> Any:
    x = np.array(instance.tokens, dtype=float)
    queries, keys, values = (
        np.einsum("nd,hde->hne", x, np.array([head[part] for head in instance.heads], dtype=float)) for part in range(3)
    )
    scores = np.einsum("hie,hje->hij", queries, keys) * np.log(2) * (not flat)
    if instance.causal != mask:
        scores = np.where(np.tri(len(x), dtype=bool), scores, -np.inf)
    weights = np.exp(scores - scores.max(axis=axis, keepdims=True))
    weights /= weights.sum(axis=axis, keepdims=True)
    rows = np.einsum("hij,hje->ihe", weights, values).reshape(len(x), -1)
    if instance.output:
        rows = x + rows @ np.array(instance.output, dtype=float)
    return rows[instance.asked - 1] if instance.asked else rows


def _rationals(array: Any) -> Any:
    from fractions import Fraction

    if array.ndim == 1:
        return tuple(Fraction(float(x)).limit_denominator(10**6) for x in array)
    return tuple(map(_rationals, array))

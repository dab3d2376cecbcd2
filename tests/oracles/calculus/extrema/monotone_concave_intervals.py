"""Judge by numerical derivatives of the printed function on a fine set of points, ends and their sides among them."""

from typing import Any

import mpmath

from bootcamp.verifiers.symbolic import REALS, Interval, evaluate, number, parse

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[Interval, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    tree = parse(instance.function, ("x",))
    order = instance.asked.count("'")
    with mpmath.workdps(60):
        ends = [_number(end) for piece in answer for end in (piece.low, piece.high) if end is not None]
        step = mpmath.mpf(10) ** -4
        points = [mpmath.mpf(k) / 7 + mpmath.mpf("0.0123") for k in range(-150, 151)]
        points += [end + side * step for end in ends for side in (-1, 1)]
        for x in points:
            try:
                values = [evaluate(tree, {"x": x + k * mpmath.mpf(10) ** -12}, digits=60) for k in (-1, 0, 1)]
            except Exception:  # noqa: BLE001 - outside the domain
                continue
            if any(value.imag for value in values):
                continue
            a, b, c = (value.real for value in values)
            slope = c - a if order == 1 else a - 2 * b + c
            inside = any(_holds(piece, x) for piece in answer)
            wanted = slope > 0 if ">" in instance.asked else slope < 0
            if abs(slope) > mpmath.mpf(10) ** -(45) and inside != wanted:
                return f"at {mpmath.nstr(x)} it is treated wrongly"
    return ""


def near_misses(instance: Any, answer: tuple[Interval, ...]) -> list[tuple[Interval, ...]]:
    """The real line, a piece left out, a closed end."""
    first, *rest = answer
    closed = Interval(first.low, first.high, first.low is not None, first.high is not None)
    return [near for near in (REALS, tuple(rest), (closed, *rest)) if near != answer]


def _number(end: Any) -> Any:
    return evaluate(end if hasattr(end, "head") else number(end), digits=50).real


def _holds(piece: Interval, x: Any) -> bool:
    return (piece.low is None or _number(piece.low) < x) and (piece.high is None or x < _number(piece.high))

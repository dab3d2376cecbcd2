"""Judge by sampling the function densely, and by solving f(x) = y numerically near every end of the answer."""

from itertools import pairwise
from math import asin, cos, exp, inf, log, pi, sin, sqrt
from typing import Any

from bootcamp.verifiers.symbolic import Interval, evaluate

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[Interval, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    spans = _spans(instance)
    for low, high in spans:
        if not any(_low(piece) - 1e-7 <= low and high <= _high(piece) + 1e-7 for piece in answer):
            return f"values from {low} to {high} are left out"
    for piece in answer:
        inside = [span for span in spans if _low(piece) - 1e-7 <= span[0] and span[1] <= _high(piece) + 1e-7]
        scale = 1 + min(abs(_low(piece)), abs(_high(piece)))
        if not inside:
            return "a piece holds no value"
        if _low(piece) > -inf and inside[0][0] - _low(piece) > 0.02 * scale:
            return f"no value is near {_low(piece)}"
        if _high(piece) < inf and _high(piece) - inside[-1][1] > 0.02 * scale:
            return f"no value is near {_high(piece)}"
        if (_low(piece) == -inf and inside[0][0] > -1000) or (_high(piece) == inf and inside[-1][1] < 1000):
            return "the values are bounded"
        if any(b[0] - a[1] > 0.02 * (1 + abs(a[1])) for a, b in pairwise(inside)):
            return "there is a gap"
    return ""


def _spans(instance: Any) -> list[tuple[float, float]]:
    """Join the values at neighbouring points, between which the function is continuous, to disjoint spans."""
    points = sorted(set(_points(instance)))
    poles = _poles(instance)
    found = []
    for x, y in pairwise(points):
        a, b = _value(instance, x), _value(instance, y)
        if a is not None:
            found.append((a, a))
        if a is not None and b is not None and not any(x <= pole <= y for pole in poles):
            found.append((min(a, b), max(a, b)))
    last = _value(instance, points[-1])
    joined: list[tuple[float, float]] = []
    for low, high in sorted([*found, *([(last, last)] if last is not None else [])]):
        if joined and low <= joined[-1][1] + 1e-9:
            joined[-1] = (joined[-1][0], max(high, joined[-1][1]))
        else:
            joined.append((low, high))
    return joined


def near_misses(instance: Any, answer: tuple[Interval, ...]) -> list[tuple[Interval, ...]]:
    """All numbers, an end opened or closed, a piece left out."""
    first, *rest = answer
    found: list[tuple[Interval, ...]] = [(Interval(None, None),)]
    if rest:
        found.append(tuple(rest))
    if first.high is not None and first.low != first.high:
        found.append((Interval(first.low, first.high, first.low_closed, not first.high_closed), *rest))
    return found


def _points(instance: Any) -> list[float]:
    """Give points that are dense everywhere, at poles and ends above all."""
    if instance.kind == "sine":
        grid = [k / 400 for k in range(-1400, 1401)]
        return grid + [c + s * 1.3**-k for c in _poles(instance) for k in range(80) for s in (-1, 0, 1) if abs(c) < 4]
    low = -inf if instance.low is None else instance.low
    high = inf if instance.high is None else instance.high
    points = (
        [k / 400 for k in range(-16000, 16001)]
        + [s * 1.005**k for k in range(700, 1800) for s in (-1, 1)]
        + [s * 1.2**k for k in range(-60, 60) for s in (-1, 1)]
    )
    centres = [c for c in (low, high) if abs(c) < inf]
    if instance.kind == "root":
        centres.append(-instance.inside[0] / instance.inside[1])
    centres += _poles(instance)
    points += [c + s * 1.3**-k for c in centres for k in range(80) for s in (-1, 0, 1)]
    return [
        x for x in points if low <= x <= high and (x != low or instance.closed[0]) and (x != high or instance.closed[1])
    ]


def _poles(instance: Any) -> list[float]:
    """Give the places where the denominator is zero, for a sine those in several periods."""
    if len(instance.under) == 1 or instance.kind not in ("fraction", "exponential", "sine"):
        return []
    c = [*instance.under, 0][:3]
    found = [-c[0] / c[1]] if not c[2] and c[1] else []
    if c[2] and c[1] ** 2 >= 4 * c[0] * c[2]:
        found = [(-c[1] + s * sqrt(c[1] ** 2 - 4 * c[0] * c[2])) / (2 * c[2]) for s in (-1, 1)]
    if instance.kind == "exponential":
        return [log(t) for t in found if t > 0]
    if instance.kind == "sine":
        turns = [asin(t) for t in found if abs(t) <= 1]
        return [x + 2 * pi * k for t in turns for x in (t, pi - t) for k in (-1, 0, 1)]
    return found


def _value(instance: Any, x: float) -> float | None:
    if instance.kind == "circle":
        return _dot(instance.over, (1, sin(x), cos(x))) / _dot(instance.under, (1, sin(x), cos(x)))
    if instance.kind == "root":
        c, s = instance.inside
        if c + s * x < 0:
            return None
        t = sqrt(c + s * x)
        return _dot(instance.over, (1, t, t * t))
    if instance.kind == "exponential" and x > 200:
        return None
    t = sin(x) if instance.kind == "sine" else exp(x) if instance.kind == "exponential" else x
    powers = (1, t, t * t, t**3)
    under = _dot(instance.under, powers)
    return _dot(instance.over, powers) / under if abs(under) > 1e-12 else None


def _dot(a: Any, b: Any) -> float:
    return float(sum(x * y for x, y in zip(a, b, strict=False)))


def _low(piece: Interval) -> float:
    return _float(piece.low, -inf)


def _high(piece: Interval) -> float:
    return _float(piece.high, inf)


def _float(end: Any, infinite: float) -> float:
    if end is None:
        return infinite
    return float(end) if not hasattr(end, "head") else float(evaluate(end).real)

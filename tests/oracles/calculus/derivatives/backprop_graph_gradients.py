"""Judge by differentiating forwards: each node carries its value and its derivatives by all inputs."""

from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)
Dual = tuple[Fraction, list[Fraction]]


def confirm(instance: Any, answer: tuple[Fraction, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    size = len(instance.values)
    nodes: list[Dual] = [(Fraction(v), [Fraction(i == j) for j in range(size)]) for i, v in enumerate(instance.values)]
    for kind, places, constants in instance.steps:
        nodes.append(_next(kind, [nodes[p] for p in places], constants))
    return "" if tuple(nodes[-1][1]) == answer else f"the derivatives are {[str(g) for g in nodes[-1][1]]}"


def near_misses(instance: Any, answer: tuple[Fraction, ...]) -> list[tuple[Fraction, ...]]:
    """The wrong signs, a derivative off by one, the order turned round."""
    found = [tuple(-g for g in answer), (answer[0] + 1, *answer[1:]), answer[::-1]]
    return [near for near in found if near != answer]


def _next(kind: str, operands: list[Dual], constants: tuple[int, ...]) -> Dual:
    (s, ds), (t, dt) = operands[0], operands[-1]
    if kind == "linear":
        a, b, c = constants
        return a * s + b * t + c, [a * x + b * y for x, y in zip(ds, dt, strict=True)]
    if kind == "add":
        return s + t, [x + y for x, y in zip(ds, dt, strict=True)]
    if kind in ("mul", "square"):  # the operand of a square is both factors
        return s * t, [x * t + s * y for x, y in zip(ds, dt, strict=True)]
    if kind == "div":
        return s / t, [(x * t - s * y) / (t * t) for x, y in zip(ds, dt, strict=True)]
    if kind == "max":
        return (s, ds) if s > t else (t, dt)
    if kind == "relu":
        return (s, ds) if s > 0 else (Fraction(0), [Fraction(0)] * len(ds))
    size = 1 + abs(s)
    grows = 1 if s > 0 else -1
    return s / size, [(x * size - s * grows * x) / size**2 for x in ds]

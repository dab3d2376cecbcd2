"""Judge by rotation matrices in exact rationals."""

from typing import Any

from sympy import Matrix, Rational, eye

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    turn = eye(3)
    for q in instance.quaternions:
        turn = _matrix(q) * turn
    shown = [Rational(x.numerator, x.denominator) for x in answer]
    if instance.question == "net":
        return "" if _matrix(shown) == turn else "this is another rotation"
    if instance.question == "start":
        turn = turn.T
    return "" if list(turn * Matrix(instance.vector)) == shown else "this is another vector"


def others(instance: Any, answer: Any) -> list[Any]:
    """The quaternion with the other sign."""
    return [tuple(-x for x in answer)] if instance.question == "net" else []


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The inverse, a multiple, a sign changed, the vector at the other end."""
    if instance.question == "net":
        found = [(answer[0], *(-x for x in answer[1:])), tuple(2 * x for x in answer)]
        return [near for near in found if near != answer and near != tuple(-x for x in answer)]
    return [near for near in (instance.vector, tuple(-x for x in answer)) if tuple(near) != tuple(answer)]


def _matrix(q: Any) -> Matrix:
    a, b, c, d = q
    size = Rational(1) / (a * a + b * b + c * c + d * d)
    rows = [
        [a * a + b * b - c * c - d * d, 2 * (b * c - a * d), 2 * (b * d + a * c)],
        [2 * (b * c + a * d), a * a - b * b + c * c - d * d, 2 * (c * d - a * b)],
        [2 * (b * d - a * c), 2 * (c * d + a * b), a * a - b * b - c * c + d * d],
    ]
    return Matrix(rows) * size

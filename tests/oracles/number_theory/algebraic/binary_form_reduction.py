"""Judge by sympy's matrices; without a substitution, look for the short vectors from which the form can be built."""

from functools import cache
from math import isqrt
from typing import Any

from sympy import ZZ, Matrix

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    a, b, c = answer["form"]
    if not (-a < b <= a <= c) or (a == c and b < 0):
        return "the form is not reduced"
    if not instance.matrix:
        return "" if _equivalent(instance.form, (a, b, c)) else "the form is not equivalent"
    m = Matrix(answer["matrix"])
    if m.det() != 1:
        return "the determinant is not 1"
    return "" if m.T * _gram(instance.form) * m == _gram((a, b, c)) else "the substitution gives another form"


def others(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """The opposite substitution."""
    return [{**answer, "matrix": [[-x for x in row] for row in answer["matrix"]]}] if instance.matrix else []


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """The given form, the opposite form, and substitutions with a changed sign or the inverse."""
    a, b, c = answer["form"]
    wrong = [{**answer, "form": instance.form}]
    if 0 < abs(b) < a < c:
        wrong.append({**answer, "form": (a, -b, c)})
    if instance.matrix:
        (p, q), (r, s) = answer["matrix"]
        wrong += [{**answer, "matrix": m} for m in (((p, -q), (r, -s)), ((q, p), (s, r)))]
    return wrong


def _gram(form: tuple[int, ...]) -> Any:
    a, b, c = form
    return Matrix([[2 * a, b], [b, 2 * c]])


@cache
def _equivalent(given: tuple[int, ...], reduced: tuple[int, ...]) -> bool:
    (a, b, c), (first, middle, last) = given, reduced
    size = 4 * a * c - b * b
    if 4 * first * last - middle * middle != size:
        return False
    for p in range(isqrt(4 * c * first // size) + 1):
        for r in range(-isqrt(4 * a * first // size) - 1, isqrt(4 * a * first // size) + 2):
            if a * p * p + b * p * r + c * r * r == first:
                s, q, g = map(int, ZZ.gcdex(p, -r))  # p*s - r*q = 1
                if abs(g) == 1 and (2 * (a * p * q + c * r * s) + b * (p * s + q * r) - middle * g) % (2 * first) == 0:
                    return True
    return False

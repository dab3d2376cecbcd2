"""Judge by the surface integral itself: Gauss points on every parametrised piece of the surface."""

from itertools import product
from typing import Any

import numpy as np
import sympy

from bootcamp.verifiers.symbolic import Node, add, evaluate, mul, neg, number

LEVELS = range(1, 11)
_NODES, _WEIGHTS = np.polynomial.legendre.leggauss(24)
_U, _V = sympy.symbols("u v")
_X = sympy.symbols("x y z")


def confirm(instance: Any, answer: Node) -> str:
    """Say what is wrong with `answer`, or nothing."""
    names = dict(zip("xyz", _X, strict=True))
    field = [_read(part, names) for part in instance.field]
    if instance.curl:
        field = [
            sympy.diff(field[(i + 2) % 3], _X[(i + 1) % 3]) - sympy.diff(field[(i + 1) % 3], _X[(i + 2) % 3])
            for i in range(3)
        ]
    total = 0.0
    for plane, place, ends, outward in _pieces(instance.kind, instance.shape):
        if plane == instance.missing and plane:
            continue
        normal = sympy.Matrix(place).diff(_U).cross(sympy.Matrix(place).diff(_V))
        flow = sum(
            f.subs(dict(zip(_X, place, strict=True)), simultaneous=True) * n for f, n in zip(field, normal, strict=True)
        )
        sign = np.sign(
            float(
                sum(n * o for n, o in zip(normal, outward, strict=True)).subs(
                    {_U: _middle(ends[0]), _V: _middle(ends[1])}
                )
            )
        )
        rate = sympy.lambdify((_U, _V), flow, "numpy")
        u, v = ((low + (high - low) * (_NODES + 1) / 2)[:, None] for low, high in ends)
        weights = np.outer(_WEIGHTS, _WEIGHTS) * (ends[0][1] - ends[0][0]) * (ends[1][1] - ends[1][0]) / 4
        total += sign * float(np.sum(weights * rate(u, v.T)))
    found = float(evaluate(answer, {}, digits=20).real)
    return "" if abs(found - total) < 1e-6 * (1 + abs(total)) else f"the flux is about {total}, not {found}"


def near_misses(instance: Any, answer: Node) -> list[Node]:
    """The other normal, twice and three times the value, a unit more."""
    return [neg(answer), mul(2, answer), mul(number(3), answer), add(answer, 1)]


def _read(text: str, names: dict[str, Any]) -> Any:
    """Read a polynomial whose powers are written x^2 and whose factors stand side by side."""
    from sympy.parsing.sympy_parser import convert_xor, implicit_multiplication, parse_expr, standard_transformations

    return parse_expr(text, names, (*standard_transformations, convert_xor, implicit_multiplication))


def _middle(ends: tuple[float, float]) -> float:
    return ends[0] * 0.55 + ends[1] * 0.45


def _pieces(kind: str, shape: Any) -> list[tuple[str, list[Any], Any, list[Any]]]:
    """Give for each piece its plane, the point for u and v, their ranges, and a vector that points outward there."""
    turn = (0.0, float(2 * np.pi))
    if kind == "box":
        found: list[Any] = []
        for axis, far in product(range(3), range(2)):
            one, two = (axis + 1) % 3, (axis + 2) % 3
            place, outward = [sympy.Integer(0)] * 3, [0, 0, 0]
            place[axis], place[one], place[two] = sympy.Integer(shape[2 * axis + far]), _U, _V
            outward[axis] = 2 * far - 1
            ranges = [tuple(shape[2 * i : 2 * i + 2]) for i in (one, two)]
            found.append((f"{'xyz'[axis]} = {shape[2 * axis + far]}", place, ranges, outward))
        return found
    if kind == "ball":
        unit = [sympy.sin(_U) * sympy.cos(_V), sympy.sin(_U) * sympy.sin(_V), sympy.cos(_U)]
        return [
            ("", [c + shape[3] * e for c, e in zip(shape[:3], unit, strict=True)], [(0.0, float(np.pi)), turn], unit)
        ]
    r = shape[0]
    low, high = shape[1:] if kind == "cylinder" else (0, 0)
    disc = [_U * sympy.cos(_V), _U * sympy.sin(_V)]
    bottom: Any = (f"z = {low}", [*disc, sympy.Integer(low)], [(0, r), turn], [0, 0, -1])
    if kind == "paraboloid":
        return [bottom, ("", [*disc, r**2 - _U**2], [(0, r), turn], [0, 0, 1])]
    around = [sympy.cos(_V), sympy.sin(_V)]
    side: Any = ("", [*(r * c for c in around), _U], [(low, high), turn], [*around, 0])
    return [bottom, (f"z = {high}", [*disc, sympy.Integer(high)], [(0, r), turn], [0, 0, 1]), side]

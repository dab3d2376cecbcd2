"""Judge by finite differences of the printed fields, nested and taken with sixty digits."""

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from typing import Any

import mpmath
import sympy
from sympy.parsing.sympy_parser import implicit_multiplication, parse_expr, standard_transformations

LEVELS = range(1, 11)
_DIGITS = 60
_STEP = mpmath.mpf(10) ** -7
Field = Callable[[tuple[Any, ...]], list[Any]]


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    with mpmath.workdps(_DIGITS):
        fields = {name: _field(parts) for name, parts in instance.fields}
        value, rest = _value(list(instance.expression), fields)
        assert not rest
        wanted = value(tuple(map(mpmath.mpf, instance.point)))
        found = [answer] if isinstance(answer, Fraction) else list(answer)
        pairs = zip(found, wanted, strict=True)
        close = all(abs(mpmath.mpf(x.numerator) / x.denominator - y) < 1e-6 * (1 + abs(y)) for x, y in pairs)
    return "" if close else f"the value is about {[mpmath.nstr(y) for y in wanted]}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The sign, a unit more, and parts in another order."""
    if isinstance(answer, Fraction):
        return [-answer, answer + 1]
    near = [tuple(-x for x in answer), (answer[0] + 1, *answer[1:])]
    return near + [answer[::-1]] * (answer != answer[::-1])


def _field(parts: Any) -> Field:
    rules = (*standard_transformations, implicit_multiplication)
    sources = [parse_expr(text.replace("^", "**").replace("e**", "E**"), transformations=rules) for text in parts]
    functions = [sympy.lambdify(sympy.symbols("x y z"), source, modules="mpmath") for source in sources]
    return lambda point: [function(*point) for function in functions]


def _slope(f: Field, point: tuple[Any, ...], axis: int) -> list[Any]:
    ends = [f(tuple(x + sign * _STEP * (i == axis) for i, x in enumerate(point))) for sign in (1, -1)]
    return [(one - other) / (2 * _STEP) for one, other in zip(*ends, strict=True)]


def _value(tokens: list[str], fields: dict[str, Field]) -> tuple[Field, list[str]]:
    head, rest = tokens[0], tokens[1:]
    if head in fields:
        return fields[head], rest
    a, rest = _value(rest, fields)
    if head == "grad":
        return lambda p: [_slope(a, p, i)[0] for i in range(3)], rest
    if head == "div":
        return lambda p: [mpmath.fsum(_slope(a, p, i)[i] for i in range(3))], rest
    if head == "lap":
        return lambda p: [mpmath.fsum(_slope(partial(_slope, a, axis=i), p, i)[0] for i in range(3))], rest
    if head == "curl":
        jumps = [(2, 1), (0, 2), (1, 0)]
        return lambda p: [_slope(a, p, q)[n] - _slope(a, p, n)[q] for n, q in jumps], rest
    b, rest = _value(rest, fields)
    if head == "cross":
        pairs = [(1, 2), (2, 0), (0, 1)]
        return lambda p: [u[i] * v[j] - u[j] * v[i] for u, v in [(a(p), b(p))] for i, j in pairs], rest
    if head == "dot":
        return lambda p: [mpmath.fdot(a(p), b(p))], rest
    return lambda p: [part * a(p)[0] for part in b(p)], rest

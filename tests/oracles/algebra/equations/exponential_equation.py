"""Judge by numbers: both sides agree to 60 digits, and the logarithms are linear in the unknowns and independent."""

from typing import Any

import mpmath

from bootcamp.verifiers.symbolic import Node, evaluate, parse

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    names = instance.unknowns
    values = answer if isinstance(answer, tuple) else (answer,)
    with mpmath.workdps(60):
        point = [mpmath.mpf(evaluate(value, digits=60).real) for value in values]
        for equation in instance.equations:
            if abs(_logarithm(equation, names, point)) > mpmath.mpf(10) ** -45:
                return "an equation does not hold"
        origin = [mpmath.mpf(0)] * len(names)
        slopes = []
        for equation in instance.equations:
            units = [[*origin[:i], mpmath.mpf(1), *origin[i + 1 :]] for i in range(len(names))]
            base = _logarithm(equation, names, origin)
            slopes.append([_logarithm(equation, names, unit) - base for unit in units])
        assert abs(mpmath.det(mpmath.matrix(slopes))) > mpmath.mpf(10) ** -30
    return ""


def _logarithm(equation: tuple[str, str], names: tuple[str, ...], point: list[Any]) -> Any:
    left, right = (_of_product(parse(text), dict(zip(names, point, strict=True))) for text in equation)
    return left - right


def _of_product(node: Node, point: dict[str, Any]) -> Any:
    if node.head == "mul":
        return sum(_of_product(arg, point) for arg in node.args)
    if node.head != "pow":  # a factor without x
        return mpmath.log(mpmath.mpf(evaluate(node, digits=60).real))
    base, exponent = (evaluate(arg, point, digits=60).real for arg in node.args)
    return mpmath.mpf(exponent) * mpmath.log(mpmath.mpf(base))

"""Judge by sympy, which solves the printed equations for the size of every unit."""

from fractions import Fraction
from typing import Any

from sympy import Rational, Symbol, solve

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    size = {unit: Symbol(unit, positive=True) for unit in instance.units}
    targets = {unit for unit, _ in instance.ends[1]}
    equations = []
    for line in instance.equations:
        (m, u), (n, v) = (side.split() for side in line.split(" = "))
        equations.append(int(m) * size[u] - int(n) * size[v])
    unknown = [symbol for unit, symbol in size.items() if unit not in targets]
    solution = solve(equations, unknown, dict=True)[0]
    source, target = ([size[unit].subs(solution) ** power for unit, power in end] for end in instance.ends)
    value = instance.amount * source[0] / target[0]
    if len(source) > 1:
        value *= target[1] / source[1]
    return "" if value == Rational(answer.numerator, answer.denominator) else f"it is {value}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """One more, and the conversion the wrong way round."""
    inverse = instance.amount**2 / answer
    return [answer + 1, *([inverse] if inverse != answer else [])]

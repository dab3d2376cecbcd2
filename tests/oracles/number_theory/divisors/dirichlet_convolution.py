"""Judge by the matrices that multiply by a function: chains are products, inverses solve a linear system (sympy)."""

from fractions import Fraction
from typing import Any

from sympy import Integer, Matrix, divisor_count, divisor_sigma, divisors, eye, factorint, totient

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    places = divisors(instance.n)
    table = dict(instance.table)
    chain = eye(len(places))
    for name in instance.names:
        values = table if name == "f" else {d: _value(name, d) for d in places}
        chain *= Matrix([[values[m // d] if m % d == 0 else 0 for d in places] for m in places])
    unit = Matrix([1] + [0] * (len(places) - 1))
    if instance.kind == "product":
        column = chain * unit
    else:
        right = unit if instance.kind == "inverse" else Matrix([table[d] for d in places])
        column = chain.lower_triangular_solve(right)
    right_value = Fraction(int(column[-1].p), int(column[-1].q))
    return "" if answer == right_value else f"the value is {right_value}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """The opposite value and a neighbour."""
    return [-answer, answer + 1]


def _value(name: str, n: int) -> Any:
    if name == "mu":
        powers = factorint(n)
        return Integer(0 if max(powers.values(), default=1) > 1 else (-1) ** len(powers))
    known = {"u": Integer(1), "id": Integer(n), "phi": totient(n), "d": divisor_count(n), "sigma": divisor_sigma(n)}
    return known[name]

"""Judge by a loop for near terms, and by one homogeneous recurrence of higher order for far ones."""

from typing import Any

from sympy import Poly, symbols

from bootcamp.lib.sequences import recurrence_term

LEVELS = range(1, 11)
X = symbols("x")


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    order = len(instance.start)
    if instance.n <= 10**5:
        terms = _terms(instance, instance.n + 1)
        right = (sum(terms) if instance.total else terms[-1]) % instance.modulus
        return "" if answer == right else f"the remainder is {right}"
    polynomial = Poly([1, *(-c for c in instance.coefficients)], X) * Poly((X - 1) ** 2 * (X - instance.base), X)
    terms = _terms(instance, order + 4, reduce=False)
    if instance.total:
        polynomial *= Poly(X - 1, X)
        terms = [sum(terms[: i + 1]) for i in range(len(terms))]
    coefficients = [-int(c) for c in polynomial.all_coeffs()[1:]]
    right = recurrence_term(coefficients, terms[: len(coefficients)], instance.n, instance.modulus)
    return "" if answer == right else f"the remainder is {right}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """The next remainder."""
    return [(answer + 1) % instance.modulus]


def _terms(instance: Any, count: int, reduce: bool = True) -> list[int]:
    terms = list(instance.start)
    power = instance.base ** len(terms)
    for n in range(len(terms), count):
        value = sum(c * a for c, a in zip(instance.coefficients, terms[::-1], strict=False))
        value += instance.constant + instance.slope * n + instance.scale * power
        power *= instance.base
        if reduce:
            value, power = value % instance.modulus, power % instance.modulus
        terms.append(value)
    return terms

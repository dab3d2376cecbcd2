"""Judge by 60 digits and by multiplication matrices: sympy solves for quotients in the regular representation."""

from math import gcd
from typing import Any

from sympy import Matrix, Rational, eye, zeros

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    basis = instance.basis
    total = zeros(len(basis), len(basis))
    for term in instance.terms:
        product = eye(len(basis))
        for number, n in term:
            product = product * _matrix(number, basis) ** n
        total += product
    shown = [Rational(c.numerator, c.denominator) for c in answer]
    return "" if list(total[:, 0]) == shown else f"the coefficients are {list(total[:, 0])}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Signs changed, the order reversed."""
    found = [answer[::-1], tuple(-c for c in answer), (answer[0], *(-c for c in answer[1:]))]
    return [near for near in found if near != answer]


def _matrix(number: Any, basis: list[int]) -> Matrix:
    """Give the matrix of the multiplication, whose columns are the images of the basis."""
    matrix = zeros(len(basis), len(basis))
    for d, c in number:
        for column, e in enumerate(basis):
            shared = gcd(d, e)
            matrix[basis.index(d * e // shared**2), column] += c * shared
    return matrix

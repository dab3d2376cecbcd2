"""Judge by sympy's permutations, which multiply from left to right."""

from typing import Any

from sympy.combinatorics import Permutation

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    product = Permutation(instance.points - 1)
    for images, exponent in instance.factors[::-1]:
        product = product * Permutation(list(images)) ** (exponent % Permutation(list(images)).order())
    return "" if list(answer) == product.array_form else "the product is another permutation"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The inverse, and the product in the other order."""
    other = Permutation(instance.points - 1)
    for images, exponent in instance.factors:
        other = other * Permutation(list(images)) ** (exponent % Permutation(list(images)).order())
    found = [tuple((~Permutation(list(answer))).array_form), tuple(other.array_form)]
    return [near for near in found if near != answer]

"""Finite fields whose elements are polynomials over Z_p, as tuples of coefficients with the constant term first."""

from __future__ import annotations

from collections.abc import Callable

from bootcamp.lib.polynomial import add, divide, multiply, scale
from bootcamp.task import Retry

Element = tuple[int, ...]


def operations(p: int, modulus: Element, exponent: int) -> dict[str, Callable[..., Element]]:
    """Give ``+ - × /`` and the power ``^`` with a fixed exponent, modulo p and a monic irreducible polynomial.

    Elements may lack zeros at the end. To divide by zero raises Retry.
    """

    def times(a: Element, b: Element) -> Element:
        return tuple(map(int, divide(multiply(a, b, p), modulus, p)[1]))

    def power(a: Element, n: int) -> Element:
        result: Element = (1,)
        for bit in bin(n)[2:]:
            result = times(result, result)
            result = times(result, a) if bit == "1" else result
        return result

    def quotient(a: Element, b: Element) -> Element:
        if not any(b):
            raise Retry
        return times(a, power(b, p ** (len(modulus) - 1) - 2))

    return {
        "+": lambda a, b: add(a, b, p),
        "-": lambda a, b: add(a, scale(b, -1, p), p),
        "×": times,
        "/": quotient,
        "^": lambda a: power(a, exponent),
    }

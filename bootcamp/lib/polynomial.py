"""Exact polynomials in one variable as tuples of coefficients, constant term first; the zero polynomial is ``()``.

With a `modulus` (a prime where something is divided) coefficients are integers from 0 to modulus-1.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import pairwise
from random import Random
from typing import Any, TypeVar

from bootcamp.lib.numbers import divisors

Scalar = int | Fraction
Coefficients = Sequence[Scalar]
Polynomial = tuple[Scalar, ...]
Terms = dict[tuple[int, ...], int]
"""A polynomial in several variables: exponents, one for each variable, to the coefficient, none of them zero."""
S = TypeVar("S", bound=Scalar)


def trim(p: Iterable[S], modulus: int = 0) -> tuple[S, ...]:
    """Reduce the coefficients and drop zeros at the end.

    >>> trim([1, 2, 0]), trim([7, 3, 5], 5)
    ((1, 2), (2, 3))
    """
    values: list[Any] = [c % modulus if modulus else c for c in p]
    while values and not values[-1]:
        values.pop()
    return tuple(values)


def degree(p: Coefficients) -> int:
    """Give the degree, -1 for zero.

    >>> degree((1, 2, 3)), degree(())
    (2, -1)
    """
    return len(trim(p)) - 1


def add(p: Sequence[S], q: Sequence[S], modulus: int = 0) -> tuple[S, ...]:
    """Give the sum.

    >>> add((1, 2), (3, -2))
    (4,)
    """
    size = max(len(p), len(q))
    return trim((_at(p, i) + _at(q, i) for i in range(size)), modulus)


def scale(p: Sequence[S], factor: S, modulus: int = 0) -> tuple[S, ...]:
    """Multiply by a number.

    >>> scale((1, 2), -3)
    (-3, -6)
    """
    terms: Sequence[Any] = p
    return trim((c * factor for c in terms), modulus)


def multiply(p: Sequence[S], q: Sequence[S], modulus: int = 0) -> tuple[S, ...]:
    """Give the product.

    >>> multiply((1, 1), (1, -1)), multiply((1, 1), (1, 1), 2)
    ((1, 0, -1), (1, 0, 1))
    """
    result: list[Any] = [0] * (len(p) + len(q) - 1 if p and q else 0)
    first: Sequence[Any] = p
    for i, a in enumerate(first):
        for j, b in enumerate(q):
            result[i + j] += a * b
    return trim(result, modulus)


def divide(p: Coefficients, q: Coefficients, modulus: int = 0) -> tuple[Polynomial, Polynomial]:
    """Divide with remainder over the rationals or modulo a prime.

    >>> divide((-1, 0, 1), (1, 1)), divide((1, 0, 1), (1, 2), 3)
    (((Fraction(-1, 1), Fraction(1, 1)), ()), ((2, 2), (2,)))

    Raises:
        ZeroDivisionError: `q` is zero.
    """
    divisor = trim(q, modulus)
    if not divisor:
        raise ZeroDivisionError("q is the zero polynomial")
    lead = pow(int(divisor[-1]), -1, modulus) if modulus else 1 / Fraction(divisor[-1])
    rest = list(trim(p, modulus))
    quotient: list[Scalar] = [0] * max(len(rest) - len(divisor) + 1, 0)
    for shift in reversed(range(len(quotient))):
        factor = rest[shift + len(divisor) - 1] * lead
        quotient[shift] = factor % modulus if modulus else factor
        for i, c in enumerate(divisor):
            rest[shift + i] -= quotient[shift] * c
    return trim(quotient, modulus), trim(rest, modulus)


def gcd(p: Coefficients, q: Coefficients, modulus: int = 0) -> Polynomial:
    """Give the monic greatest common divisor over the rationals or modulo a prime; of zeros it is zero.

    >>> gcd((-1, 0, 1), (1, 2, 1)) == (1, 1)
    True
    """
    a, b = trim(p, modulus), trim(q, modulus)
    while b:
        a, b = b, divide(a, b, modulus)[1]
    return divide(a, a[-1:], modulus)[0] if a else ()


def evaluate(p: Sequence[S], x: S, modulus: int = 0) -> S:
    """Give the value at `x` (Horner).

    >>> evaluate((1, 0, 2), 3), evaluate((1, 0, 2), 3, 5)
    (19, 4)
    """
    value: Any = 0
    for c in reversed(p):
        value = value * x + c
        value = value % modulus if modulus else value
    result: S = value
    return result


def compose(p: Sequence[S], q: Sequence[S], modulus: int = 0) -> tuple[S, ...]:
    """Give p(q(x)).

    >>> compose((0, 0, 1), (1, 1))
    (1, 2, 1)
    """
    result: tuple[S, ...] = ()
    for c in reversed(p):
        result = add(multiply(result, q, modulus), (c,), modulus)
    return result


def derivative(p: Sequence[S], modulus: int = 0) -> tuple[S, ...]:
    """Give the derivative.

    >>> derivative((5, 3, 1))
    (3, 2)
    """
    terms: list[Any] = [i * c for i, c in enumerate(p)]
    return trim(terms[1:], modulus)


def antiderivative(p: Coefficients) -> Polynomial:
    """Give the antiderivative without constant term.

    >>> antiderivative((3, 2))
    (0, Fraction(3, 1), Fraction(1, 1))
    """
    return trim([0, *(Fraction(c) / i for i, c in enumerate(p, 1))])


def integral(p: Coefficients, low: Scalar, high: Scalar) -> Fraction:
    """Integrate from `low` to `high`.

    >>> integral((3, 2), 1, 2)
    Fraction(6, 1)
    """
    whole = antiderivative(p)
    return Fraction(evaluate(whole, Fraction(high))) - Fraction(evaluate(whole, Fraction(low)))


def from_roots(roots: Iterable[Scalar], lead: Scalar = 1) -> Polynomial:
    """Give the polynomial with these roots and leading coefficient.

    >>> from_roots([1, -2])
    (-2, 1, 1)
    """
    result: Polynomial = (lead,)
    for root in roots:
        result = multiply(result, (-root, 1))
    return result


def primitive(p: Coefficients) -> tuple[int, ...]:
    """Scale to coprime integers with a positive leading coefficient.

    >>> primitive((Fraction(1, 2), Fraction(-1, 3)))
    (-3, 2)
    """
    trimmed = [Fraction(c) for c in trim(p)]
    if not trimmed:
        return ()
    factor = math.lcm(*(c.denominator for c in trimmed)) * (1 if trimmed[-1] > 0 else -1)
    whole = [int(c * factor) for c in trimmed]
    shared = math.gcd(*whole)
    return tuple(c // shared for c in whole)


def rational_roots(p: Coefficients) -> list[Fraction]:
    """List the different rational roots of a nonzero polynomial in increasing order.

    >>> [str(root) for root in rational_roots((0, -1, 1, 2))]
    ['-1', '0', '1/2']

    Raises:
        ValueError: the polynomial is zero.
    """
    whole = primitive(p)
    if not whole:
        raise ValueError("p is the zero polynomial: every number is a root")
    low = next(i for i, c in enumerate(whole) if c)
    roots = {Fraction(0)} if low else set()
    for a in divisors(abs(whole[low])):
        for b in divisors(whole[-1]):
            roots |= {root for root in (Fraction(a, b), Fraction(-a, b)) if not evaluate(whole, root)}
    return sorted(roots)


def without_roots(p: Coefficients, roots: Iterable[int]) -> Polynomial:
    """Divide a nonzero polynomial by x - root, for each of some roots, as often as that leaves no remainder.

    >>> without_roots((0, 0, -1, 1), [0, 2]), without_roots((0, 0, -1, 1), [1, 0])
    ((-1, 1), (1,))

    Raises:
        ValueError: the polynomial is zero.
    """
    rest = trim(p)
    if not rest:
        raise ValueError("p is the zero polynomial: every number is a root")
    for root in roots:
        while not evaluate(rest, root):
            carried: list[Scalar] = [rest[-1]]
            for c in rest[-2:0:-1]:
                carried.append(carried[-1] * root + c)
            rest = tuple(reversed(carried))
    return rest


def count_real_roots(p: Coefficients) -> int:
    """Count the different real roots of a nonzero polynomial (Sturm).

    >>> count_real_roots((0, 0, -1, 0, 1)), count_real_roots((1, 0, 1))
    (3, 0)

    Raises:
        ValueError: the polynomial is zero.
    """
    chain = [primitive(p), primitive(derivative(p))]
    if not chain[0]:
        raise ValueError("p is the zero polynomial: every number is a root")
    while chain[-1]:
        rest = divide(chain[-2], chain[-1])[1]
        chain.append(scale(primitive(rest), -1 if rest[-1] > 0 else 1) if rest else ())
    changes = [0, 0]
    for side in range(2):  # far to the left, where odd degrees change the sign, and far to the right
        signs = [(q[-1] > 0) == (side == 1 or len(q) % 2 == 1) for q in chain[:-1]]
        changes[side] = sum(a != b for a, b in pairwise(signs))
    return changes[0] - changes[1]


def is_irreducible_modulo(p: Coefficients, modulus: int) -> bool:
    """Tell whether a polynomial of degree 1 or more is irreducible modulo a prime (Rabin).

    >>> is_irreducible_modulo((1, 1, 1), 2), is_irreducible_modulo((1, 0, 1), 2)
    (True, False)

    Source: Rabin, "Probabilistic algorithms in finite fields", SIAM J. Comput. 9 (1980).
    """
    f = trim(p, modulus)
    n = len(f) - 1
    if n < 1:
        return False
    x: Polynomial = divide((0, 1), f, modulus)[1]
    frobenius = [x]
    for _ in range(n):
        frobenius.append(_power(frobenius[-1], modulus, f, modulus))
    if frobenius[n] != x:
        return False
    proper = [n // q for q in range(2, n + 1) if n % q == 0]
    return all(len(gcd(f, add(frobenius[k], scale(x, -1), modulus), modulus)) == 1 for k in proper)


def random_polynomial(rng: Random, size: int, low: int, high: int) -> tuple[int, ...]:
    """Draw a polynomial of degree `size`, coefficients uniform from low to high, the leading one not zero.

    >>> random_polynomial(Random(1), 2, -5, 5)
    (4, -4, -3)
    """
    lead = rng.choice([c for c in range(low, high + 1) if c])
    return (*(rng.randint(low, high) for _ in range(size)), lead)


def multiply_terms(p: Terms, q: Terms) -> Terms:
    """Multiply two polynomials in several variables.

    >>> multiply_terms({(1, 0): 1, (0, 1): 1}, {(1, 0): 1, (0, 1): -1})
    {(2, 0): 1, (0, 2): -1}
    """
    product: Terms = {}
    for a, x in p.items():
        for b, y in q.items():
            exponents = tuple(i + j for i, j in zip(a, b, strict=True))
            product[exponents] = product.get(exponents, 0) + x * y
    return {exponents: c for exponents, c in product.items() if c}


def evaluate_last(p: Terms, value: int) -> Terms:
    """Put a number in place of the last variable.

    >>> evaluate_last({(2, 1): 3, (2, 0): 1, (0, 2): 1}, 2)
    {(2,): 7, (0,): 4}
    """
    rest: Terms = {}
    for (*exponents, last), c in p.items():
        rest[tuple(exponents)] = rest.get(tuple(exponents), 0) + c * value**last
    return {exponents: c for exponents, c in rest.items() if c}


def _at(p: Sequence[Any], i: int) -> Any:
    return p[i] if i < len(p) else 0


def _power(p: Coefficients, n: int, f: Coefficients, modulus: int) -> Polynomial:
    """Raise p to a power modulo the polynomial f."""
    result: Polynomial = (1,)
    base = tuple(p)
    while n:
        if n & 1:
            result = divide(multiply(result, base, modulus), f, modulus)[1]
        base = divide(multiply(base, base, modulus), f, modulus)[1]
        n >>= 1
    return result

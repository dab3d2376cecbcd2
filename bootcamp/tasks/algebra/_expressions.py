"""Building the expressions that are shown, as trees that the verifier's printer writes in LaTeX."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from random import Random

from bootcamp.lib.numbers import factorize
from bootcamp.verifiers.symbolic import Node, add, div, mul, neg, number, power, render, substitute, symbol
from bootcamp.verifiers.symbolic.exact import exact
from bootcamp.verifiers.symbolic.field import TooLarge
from bootcamp.verifiers.symbolic.normal import Normalizer


def polynomial_node(coefficients: Sequence[int | Fraction], variable: str = "x") -> Node:
    """Write a polynomial, constant term first, from the highest power down; a fraction stands before its power.

    >>> polynomial_node((1, 0, Fraction(-3, 2)))
    (add (neg (mul (div 3 2) (pow x 2))) 1)
    """
    x = symbol(variable)
    return add(*(mul(c, power(x, n)) for n, c in reversed(list(enumerate(coefficients))) if c))


def signed_sum(terms: Sequence[tuple[int | Fraction, Node]]) -> Node:
    """Add coefficients times expressions, the sign of each in front.

    >>> signed_sum([(2, symbol("x")), (-1, symbol("y")), (0, symbol("z"))])
    (add (mul 2 x) (neg y))
    """
    return add(*(mul(c, node) for c, node in terms if c))


def joined(*terms: Node) -> Node:
    """Add expressions without brackets around those that are sums.

    >>> joined(symbol("x"), add(symbol("y"), 1))
    (add x y 1)
    """
    return add(*(part for term in terms for part in (term.args if term.head == "add" else (term,))))


def quotient(over: Node, under: Node) -> Node:
    """Build a fraction with the sign of its numerator in front.

    >>> quotient(neg(symbol("x")), symbol("y"))
    (neg (div x y))
    """
    return neg(div(over.args[0], under)) if over.head == "neg" else div(over, under)


def count_terms(node: Node) -> int:
    """Count the terms of numerator and denominator of an expression that is written as one fraction.

    An expression that is too large for this counts as 1000 terms.

    >>> x, y = symbol("x"), symbol("y")
    >>> count_terms(add(div(x, add(y, 1)), 2))
    5
    """
    try:
        return sum(map(len, Normalizer().normalize(node)))
    except TooLarge:
        return 1000


def draw_rational(rng: Random, largest: int, denominator: int) -> Fraction:
    """Draw a fraction of size at most about `largest` with a denominator of at most `denominator`."""
    under = rng.randint(1, denominator)
    return Fraction(rng.randint(-largest * min(under, 2), largest * min(under, 2)), under)


def latex(coefficients: Sequence[int | Fraction], variable: str = "x") -> str:
    r"""Write a polynomial in LaTeX, constant term first in `coefficients`.

    >>> latex((1, 0, Fraction(1, 2)))
    '\\frac{1}{2} x^{2} + 1'
    """
    return render(polynomial_node(coefficients, variable))


def linear_form(tree: Node, names: Sequence[str]) -> tuple[Fraction, ...]:
    """Give the coefficients of the unknowns in a linear expression, then its constant.

    >>> linear_form(add(mul(-2, symbol("x")), 5), ["x", "y"])
    (Fraction(-2, 1), Fraction(0, 1), Fraction(5, 1))
    """
    values = []
    for one in (*names, ""):
        point = tree
        for name in names:
            point = substitute(point, name, number(int(name == one)))
        values.append(exact(point) or Fraction(0))
    return (*(value - values[-1] for value in values[:-1]), values[-1])


def powers(tree: Node, names: Sequence[str]) -> list[tuple[Fraction, dict[int, int], tuple[Fraction, ...]]]:
    """Give the factors of a product of numbers and powers with linear exponents: the base, its primes, the exponent.

    >>> powers(mul(5, power(div(3, 2), symbol("x"))), ["x"])[1][:2]
    (Fraction(3, 2), {3: 1, 2: -1})
    """
    found = []
    for factor in tree.args if tree.head == "mul" else (tree,):
        base, exponent = factor.args if factor.head == "pow" else (factor, number(1))
        value = exact(base) or Fraction(1)
        over, under = map(factorize, value.as_integer_ratio())
        found.append((value, over | {p: -times for p, times in under.items()}, linear_form(exponent, names)))
    return found

"""Polynomial equations of lines, planes, curves and surfaces, which are the same after scaling."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import gcd, lcm
from random import Random

from bootcamp.verifiers import budget
from bootcamp.verifiers.base import Format, Malformed, WrongForm
from bootcamp.verifiers.symbolic import Polynomial, parse
from bootcamp.verifiers.symbolic.printing import render
from bootcamp.verifiers.symbolic.tree import add, neg

Terms = tuple[tuple[tuple[int, ...], Fraction], ...]
"""Exponents and coefficients from the highest degree down, as of :class:`Polynomial`; here coprime integers."""


@dataclass(frozen=True)
class PolynomialEquation(Format[Terms]):
    """An equation between polynomials in `variables`, compared up to a non-zero factor.

    The value is the difference of the sides, scaled to coprime integers, the leading coefficient positive.

    >>> line = PolynomialEquation()
    >>> line.parse("y = 2x/3 - 1") == line.parse("6y - 4x + 6 = 0"), line.render(line.parse("y = 2x/3 - 1"))
    (True, '2 x - 3 y - 3 = 0')
    """

    variables: tuple[str, ...] = ("x", "y")
    degree: int = 1
    """The largest total degree; what is above it is refused."""

    @property
    def products(self) -> bool:
        """Answers hold products."""
        return True

    def form(self, language: str) -> str:
        """Describe the answer."""
        kind = "linear " if self.degree == 1 else "polynomial "
        if language == "zh":
            return f"一个关于 {'、'.join(self.variables)} 的{'一次' if self.degree == 1 else '多项式'}方程"
        *first, last = self.variables
        return f"a {kind}equation in {', '.join(first)} and {last}"

    def value(self, coefficients: Mapping[tuple[int, ...], Fraction | int]) -> Terms:
        """Make a value from coefficients by exponents.

        >>> PolynomialEquation().value({(1, 0): Fraction(-1, 2), (0, 0): 2})
        (((1, 0), Fraction(1, 1)), ((0, 0), Fraction(-4, 1)))
        """
        terms = Polynomial(self.variables).terms(coefficients)
        if not terms:
            return terms
        scale = Fraction(lcm(*(c.denominator for _, c in terms)))
        scale /= gcd(*(int(c * scale) for _, c in terms))
        if terms[0][1] < 0:
            scale = -scale
        return tuple((exponents, c * scale) for exponents, c in terms)

    def linear(self, coefficients: Sequence[Fraction | int]) -> Terms:
        """Make the value of ``a x + b y + ... = r`` from (a, b, ..., r).

        >>> PolynomialEquation().render(PolynomialEquation().linear((1, 2, 3)))
        'x + 2 y - 3 = 0'
        """
        *factors, right = coefficients
        n = len(factors)
        found = {tuple(int(i == j) for j in range(n)): factor for i, factor in enumerate(factors)}
        return self.value({**found, (0,) * n: -right})

    @budget.shared()
    def parse(self, text: str) -> Terms:
        """Read an equation; raise Malformed, or WrongForm if it holds everywhere, nowhere, or is of too high degree."""
        tree = parse(text, self.variables)
        if tree.head != "relation" or tree.leaf != "=" or len(tree.args) != 2:
            raise Malformed("expected one equation with one equals sign")
        left, right = tree.args
        difference = Polynomial(self.variables).parse(render(add(left, neg(right))))
        if not difference or not any(difference[0][0]):
            raise WrongForm("the equation says nothing about a point")
        if sum(difference[0][0]) > self.degree:
            raise WrongForm("the degree of the equation is too high")
        return self.value(dict(difference))

    def render(self, value: Terms) -> str:
        """Write the polynomial and ``= 0``."""
        return f"{Polynomial(self.variables).render(value)} = 0"

    def guess(self, rng: Random) -> Terms:
        """Draw a linear equation."""
        factors = [rng.choice((-3, -2, -1, 1, 2, 3)) for _ in self.variables]
        return self.linear([*factors, rng.randint(-5, 5)])

    def neighbours(self, value: Terms, rng: Random) -> Iterable[Terms]:
        """Change a coefficient or a sign."""
        for near in Polynomial(self.variables).neighbours(value, rng):
            if near and any(near[0][0]) and sum(near[0][0]) <= self.degree and self.value(dict(near)) != value:
                yield self.value(dict(near))

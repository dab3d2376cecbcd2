"""The answer format for polynomials with rational coefficients."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random

from bootcamp.verifiers import budget
from bootcamp.verifiers.base import Format, Malformed
from bootcamp.verifiers.symbolic import forms
from bootcamp.verifiers.symbolic.exact import writable
from bootcamp.verifiers.symbolic.field import ONE, Rational, TooLarge, Undefined
from bootcamp.verifiers.symbolic.normal import Normalizer, NotAnExpression
from bootcamp.verifiers.symbolic.printing import render
from bootcamp.verifiers.symbolic.syntax import parse
from bootcamp.verifiers.symbolic.tree import Node, add, mul, power, symbol
from bootcamp.verifiers.wording import listed

Terms = tuple[tuple[tuple[int, ...], Fraction], ...]
"""The non-zero terms: exponents (one for each variable) and coefficient, from the highest degree down."""


_NUMBERED = re.compile(r"\A\s{0,9}([A-Za-z])(\d{1,2})\s{0,9}=(?!=)")
"""A name such as ``h1`` before the equals sign."""

_TOO_LARGE = "the polynomial has too many terms or too large a coefficient"


@dataclass(frozen=True)
class Polynomial(Format[Terms]):
    """A polynomial in `variables` over the rationals; its value is the tuple of its terms.

    >>> answer = Polynomial(("x",))
    >>> answer.parse("(x+1)^2")
    (((2,), Fraction(1, 1)), ((1,), Fraction(2, 1)), ((0,), Fraction(1, 1)))
    >>> answer.render(answer.terms({(2,): 1, (0,): Fraction(-1, 2)}))
    'x^{2} - \\\\frac{1}{2}'
    """

    variables: tuple[str, ...] = ("x",)

    expanded: bool = False
    """Whether products that are not multiplied out are refused."""

    def form(self, language: str) -> str:
        if language == "zh":
            return f"一个关于 {'、'.join(self.variables)} 的{'展开后的' if self.expanded else ''}多项式"
        return f"{'an expanded' if self.expanded else 'a'} polynomial in {listed(self.variables, language)}"

    def terms(self, coefficients: Mapping[tuple[int, ...], Fraction | int]) -> Terms:
        """Make a value from a mapping of exponents to coefficients."""
        kept = ((exponents, Fraction(value)) for exponents, value in coefficients.items() if value)
        return tuple(sorted(kept, key=lambda term: (sum(term[0]), term[0]), reverse=True))

    def from_coefficients(self, coefficients: Iterable[Fraction | int]) -> Terms:
        """Make a value in one variable from the coefficients, the constant first."""
        return self.terms({(degree,): value for degree, value in enumerate(coefficients)})

    @budget.shared()
    def parse(self, text: str) -> Terms:
        text = _NUMBERED.sub(r"\1_\2 =", text, count=1)
        sides = _sides(parse(text, self.variables), self.variables)
        values = [self._value(side) for side in sides]
        if values.count(values[0]) < len(values):
            raise Malformed("the sides of the equation are different polynomials")
        if self.expanded:
            forms.refuse_unexpanded_polynomial(sides[-1])
        return values[0]

    def _value(self, tree: Node) -> Terms:
        field = Normalizer()
        try:
            value = field.normalize(tree)
        except NotAnExpression:
            raise Malformed("expected a polynomial") from None
        except Undefined:
            raise Malformed("the polynomial is not defined: it divides by zero") from None
        except TooLarge:
            raise Malformed(_TOO_LARGE) from None
        if value.under != ONE:
            raise Malformed("expected a polynomial, found a quotient")
        found = {}
        for monomial, coefficient in value.over.items():
            exponents = dict.fromkeys(self.variables, 0)
            for generator, exponent in monomial:
                kind, name, *_ = *field.keys[generator], ""
                if kind != "symbol" or name not in exponents:
                    raise Malformed(f"expected a polynomial in {', '.join(self.variables)} with rational coefficients")
                if exponent < 0 or exponent.denominator > 1:
                    raise Malformed(f"expected a polynomial, found {name} with the exponent {exponent}")
                exponents[str(name)] = exponent.numerator
            found[tuple(exponents.values())] = _writable(coefficient)
        return self.terms(found)

    def tree(self, value: Terms) -> Node:
        """Give the value as a tree, to differentiate or evaluate it."""
        return add(
            *(mul(coefficient, *map(power, map(symbol, self.variables), exponents)) for exponents, coefficient in value)
        )

    def render(self, value: Terms) -> str:
        return render(self.tree(value))

    def guess(self, rng: Random) -> Terms:
        return self.terms({tuple(rng.randint(0, 2) for _ in self.variables): rng.randint(-5, 5) for _ in range(3)})

    def neighbours(self, value: Terms, rng: Random) -> Iterable[Terms]:
        coefficients: dict[tuple[int, ...], Fraction] = dict(value)
        constant = (0,) * len(self.variables)
        changes: list[dict[tuple[int, ...], Fraction]] = [{constant: coefficients.get(constant, Fraction(0)) + 1}]
        if value:
            exponents, coefficient = rng.choice(value)
            raised = (exponents[0] + 1, *exponents[1:])
            changes += [
                {exponents: -coefficient},
                {exponents: Fraction(0)},
                {exponents: Fraction(0), raised: coefficient},
            ]
        for change in changes:
            neighbour = self.terms({**coefficients, **change})
            if neighbour != value:
                yield neighbour


def _writable(coefficient: Rational) -> Fraction:
    try:
        return writable(coefficient)
    except TooLarge:
        raise Malformed(_TOO_LARGE) from None


def _sides(tree: Node, variables: tuple[str, ...]) -> tuple[Node, ...]:
    """Drop the name in ``p(x) = ...``, and give all sides of a chain."""
    if tree.head != "relation" or set(str(tree.leaf).split()) != {"="}:
        return (tree,)
    name = tree.args[0].args[0] if tree.args[0].head == "mul" else tree.args[0]
    named = name.head in ("apply", "text") or (name.head == "symbol" and name.leaf not in variables)
    return tree.args[1:] if named else tree.args

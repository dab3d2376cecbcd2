r"""Work out products, powers and quotients of sums of square roots.

Answer: the rational coefficients on a stated basis of square roots; they are unique.
Harder: more square roots, more factors and terms, higher powers, larger coefficients, quotients.
Skills: algebra, arithmetic
Source: original; school algebra.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.lib.prompts import bracketed, linear
from bootcamp.lib.surds import Surd
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Sequence

Number = tuple[tuple[int, int], ...]
"""Pairs (d, c) for the sum of c √d."""


class SurdFieldArithmetic(Task["SurdFieldArithmetic.Params", "SurdFieldArithmetic.Instance", "tuple[Fraction, ...]"]):
    version = 1

    class Params(task.Params):
        radicals: int = knob(
            "how many independent square roots occur", levels=(1, 1, 1, 2, 2, 2, 2, 3, 3, 3), ge=1, le=3
        )
        terms: int = knob("how many products or quotients are added", levels=(1, 1, 2, 1, 1, 2, 2, 1, 2, 2), ge=1, le=4)
        over: int = knob("how many factors each has", levels=(2, 2, 2, 2, 2, 2, 3, 2, 2, 3), ge=1, le=5)
        under: int = knob("how many factors a denominator has", levels=(0, 1, 1, 0, 1, 1, 1, 1, 1, 1), ge=0, le=3)
        exponent: int = knob("the largest exponent", levels=(1, 1, 2, 2, 2, 2, 2, 1, 1, 2), ge=1, le=5)
        largest: int = knob("the largest coefficient", levels=(9, 6, 5, 5, 4, 4, 3, 3, 3, 3), ge=1, le=30)

    class Instance(task.Instance):
        primes: tuple[int, ...]
        terms: tuple[tuple[tuple[tuple[tuple[int, int], ...], int], ...], ...]  # factors with their exponents

        @property
        def basis(self) -> list[int]:
            found = [1]
            for p in self.primes:
                found += [p * d for d in found]
            return sorted(found)

        @property
        def shown(self) -> list[str]:
            return ["1" if d == 1 else f"√{d}" for d in self.basis]

        @property
        def formula(self) -> str:
            return " + ".join(map(_quotient, self.terms))

    prompt = Prompt(
        en=r"""
        Work out

        $${{ formula }}$$

        and write it as a sum of rational multiples of {{ shown | listed }}. Give the list of the rational
        coefficients, in this order of the roots.
        """,
        zh=r"""
        计算

        $${{ formula }}$$

        并写成 {{ shown | listed(language) }} 的有理数倍之和。按这个顺序给出各有理系数的列表。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[Fraction, ...]]:
        return Sequence(Rational(), length=len(instance.basis))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[Fraction, ...]]:
        primes = tuple(sorted(rng.sample((2, 3, 5, 7, 11), params.radicals)))
        draft = self.Instance(primes=primes, terms=())
        terms = []
        for _ in range(params.terms):
            factors = []
            for k in range(params.over + params.under):
                places = rng.sample(draft.basis, min(len(draft.basis), rng.choice((2, 2, 3))))
                number = tuple((d, random_nonzero(rng, params.largest)) for d in sorted(places))
                factors.append((number, rng.randint(1, params.exponent) * (1 if k < params.over else -1)))
            terms.append(tuple(factors))
        instance = draft.model_copy(update={"terms": tuple(terms)})
        total = Surd.rational(0)
        for term in terms:
            value = Surd.rational(1)
            for number, n in term:
                value *= Surd.of(dict(number)) ** n
            total += value
        found = dict(total.terms)
        answer = tuple(found.get(d, Fraction(0)) for d in instance.basis)
        if any(max(abs(c.numerator), c.denominator) > 20000 for c in answer) or sum(c != 0 for c in answer) < 2:
            raise task.Retry
        return instance, answer

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, total = [], Surd.rational(0)
        for term in instance.terms:
            value = Surd.rational(1)
            for number, n in term:
                factor = Surd.of(dict(number))
                if n < 0:
                    more, factor = _inverse(factor, instance.primes)
                    lines += more
                for _ in range(abs(n)):
                    more, value = _product(value, factor)
                    lines += more
            if total.terms:
                lines.append(f"{_shown(total)} + ({_shown(value)}) = {_shown(total + value)}")
            total += value
        return "\n".join(lines)


def _quotient(term: tuple[tuple[Number, int], ...]) -> str:
    above = " ".join(_factor(number, n) for number, n in term if n > 0)
    below = [(number, -n) for number, n in term if n < 0]
    if not below:
        return above
    if len(below) == 1 and below[0][1] == 1:
        return rf"\frac{{{above}}}{{{_sum(below[0][0])}}}"
    return rf"\frac{{{above}}}{{{' '.join(_factor(number, n) for number, n in below)}}}"


def _factor(number: Number, n: int) -> str:
    return f"({_sum(number)})" + (f"^{{{n}}}" if n > 1 else "")


def _sum(number: Number) -> str:
    text = ""
    for d, c in number:
        root = "" if d == 1 else rf"\sqrt{{{d}}}"
        size = str(abs(c)) if not root or abs(c) != 1 else ""
        text += f" {'-' if c < 0 else '+'} {size}{root}"
    return text[3:] if text.startswith(" + ") else "-" + text[3:]


def _product(value: Surd, factor: Surd) -> tuple[list[str], Surd]:
    """Multiply two sums of roots, a term of the second at a time: give the lines and the product."""
    total, lines = value * factor, list[str]()
    if value == 1:
        return [], total
    for part in map(Surd.of, ({d: c} for d, c in factor.terms)):
        shown = f"({_shown(part)})" if part.terms[0][1] < 0 else _shown(part)
        lines.append(f"({_shown(value)})·{shown} = {_shown(value * part)}")
    return [*lines, f"= {_shown(total)}"] if len(lines) > 1 else lines, total


def _inverse(value: Surd, primes: tuple[int, ...]) -> tuple[list[str], Surd]:
    """Multiply a sum of roots by conjugates until it is rational: give the lines and the inverse."""
    lines, over, under = [f"1/({_shown(value)}):"], Surd.rational(1), value
    for p in primes:
        if any(d % p == 0 for d, _ in under.terms):
            conjugate = Surd.of({d: c if d % p else -c for d, c in under.terms})
            first, over = _product(over, conjugate)
            second, under = _product(under, conjugate)
            lines += [*first, *second]
    inverse = over * (1 / under.value)
    return [*lines, f"({_shown(over)})/{bracketed(under.value)} = {_shown(inverse)}"], inverse


def _shown(value: Surd) -> str:
    return linear((c, "" if d == 1 else f"√{d}") for d, c in value.terms) or "0"

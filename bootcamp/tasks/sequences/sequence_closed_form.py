"""Find a formula for a sequence that mixes polynomials and powers from its first terms.

Answer: a formula in n; every formula that is equal to the sequence for all n is right.
Harder: polynomials of higher degree, fractions, more powers with unknown bases, polynomial factors of the powers.
Skills: algebra, induction
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.lib.polynomial import evaluate
from bootcamp.lib.prompts import polynomial
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Math
from bootcamp.verifiers.symbolic.exact import exact, settled
from bootcamp.verifiers.symbolic.field import TooLarge, Undefined
from bootcamp.verifiers.symbolic.tree import Node, number, substitute

BASES = (-4, -3, -2, -1, 2, 3, 4, 5)
_LATER = 6  # terms compared after those shown


class SequenceClosedForm(Task["SequenceClosedForm.Params", "SequenceClosedForm.Instance", Node]):
    version = 1

    class Params(task.Params):
        degree: int = knob("the largest degree of the polynomial", levels=(1, 2, 2, 3, 1, 2, 1, 2, 2, 3), ge=1, le=6)
        powers: int = knob("how many powers occur at most", levels=(0, 0, 1, 0, 1, 1, 1, 2, 2, 2), ge=0, le=3)
        factor_degree: int = knob(
            "the largest degree of a factor of a power", levels=(0, 0, 0, 0, 0, 0, 1, 0, 1, 1), ge=0, le=2
        )
        denominator: int = knob(
            "the largest denominator of the polynomial's coefficients",
            levels=(1, 1, 1, 2, 3, 3, 3, 3, 4, 6),
            ge=1,
            le=6,
        )
        largest: int = knob("the largest size of a numerator", levels=(20, 9, 9, 9, 9, 9, 9, 9, 9, 12), ge=2, le=20)

    class Instance(task.Instance):
        hidden = ("later",)

        degree: int
        powers: int
        factor_degree: int
        terms: tuple[Fraction, ...]
        later: tuple[Fraction, ...]  # the terms that follow; those shown leave no choice within the family

        @property
        def bases(self) -> tuple[int, ...]:
            return BASES

    answer = Math(variables=("n",))
    prompt = Prompt(
        en=r"""
        A sequence a(1), a(2), a(3), ... has a formula that holds for all n ≥ 1: a(n) is a polynomial in n of degree at
        most {{ degree }} with rational coefficients
        {%- if powers %}, plus at most {{ powers }} further {{ "summand" if powers == 1 else "summands" }} of the form
        {{ "c · r^n" if factor_degree == 0 else "q(n) · r^n" }}. Here r is one of the numbers {{ bases | comma }}
        and {{ "c is a rational constant" if factor_degree == 0 else
        "q is a polynomial of degree at most %d with rational coefficients" % factor_degree }}
        {%- endif %}. The sequence starts with

        {{ terms | comma }}.

        Find the formula: an expression in n with numbers, +, -, *, / and powers (^) only.
        """,
        zh=r"""
        数列 a(1), a(2), a(3), ... 有一个对所有 n ≥ 1 成立的公式：
        a(n) 是 n 的一个次数不超过 {{ degree }} 的有理系数多项式
        {%- if powers %}，再加上至多 {{ powers }} 个形如 {{ "c · r^n" if factor_degree == 0 else "q(n) · r^n" }} 的项。
        这里 r 是 {{ bases | comma }} 中的一个数，
        {{- "c 是有理常数" if factor_degree == 0 else "q 是次数不超过 %d 的有理系数多项式" % factor_degree }}
        {%- endif %}。数列的开头是

        {{ terms | comma }}。

        求这个公式：只用数、n、+、-、*、/ 和乘方（^）写成的表达式。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        summands = [(1, _coefficients(rng, params.degree, params.largest, rng.randint(1, params.denominator)))]
        for base in rng.sample(BASES, params.powers):
            summands.append((base, _coefficients(rng, params.factor_degree, params.largest, 1)))
        shown = params.degree + 2 + 2 * params.powers * (params.factor_degree + 1)
        terms = [_sum(summands, n) for n in range(1, shown + _LATER + 1)]
        formula = " + ".join(f"({polynomial(factor, 'n')})*({base})^n" for base, factor in summands)
        instance = self.Instance(
            degree=params.degree,
            powers=params.powers,
            factor_degree=params.factor_degree,
            terms=tuple(terms[:shown]),
            later=tuple(terms[shown:]),
        )
        return instance, self.answer.parse(formula.replace("*(1)^n", ""))

    def check(self, instance: Instance, answer: Node) -> str:
        if answer.head == "relation" and answer.leaf == "=" and _value(answer.args[0], 1) is None:
            answer = answer.args[1]  # a(n) = ...
        try:
            answer = settled(answer)
        except (TooLarge, Undefined):
            return "the formula has a part without a value that can be computed"
        for n, term in enumerate(instance.terms + instance.later, 1):
            value = _value(answer, n)
            if value is None:
                return f"the formula has no rational value that can be computed at n = {n}"
            if value != term:
                return "the formula does not give all terms" + " shown" * (n <= len(instance.terms))
        return ""


def _coefficients(rng: Random, degree: int, largest: int, denominator: int) -> list[Fraction]:
    """Draw the coefficients of a polynomial, the last one not zero."""
    numerators = [rng.randint(-largest, largest) for _ in range(degree)]
    numerators.append(random_nonzero(rng, largest))
    return [Fraction(numerator, denominator) for numerator in numerators]


def _sum(summands: list[tuple[int, list[Fraction]]], n: int) -> Fraction:
    """Add up polynomials at n, each times a power with the exponent n."""
    return sum((base**n * evaluate(factor, Fraction(n)) for base, factor in summands), Fraction(0))


def _value(tree: Node, n: int) -> Fraction | None:
    """Give the exact value at n, or None where there is none."""
    try:
        return exact(substitute(tree, "n", number(n)))
    except (TooLarge, Undefined):
        return None

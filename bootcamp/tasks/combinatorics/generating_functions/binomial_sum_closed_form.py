"""Find the polynomial in the closed form of a sum with binomial coefficients.

Answer: one polynomial in n, in any form; it is unique.
Harder: polynomials of higher degree in the sum, larger and negative bases.
Skills: algebra, counting
Source: original; R. L. Graham, D. E. Knuth and O. Patashnik, Concrete Mathematics (1989), chapter 5.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.polynomial import add, divide, evaluate, from_roots, scale
from bootcamp.lib.prompts import bracketed, polynomial
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Polynomial
from bootcamp.verifiers.symbolic.polynomial_format import Terms

_ANSWER = Polynomial(("n",))


class BinomialSumClosedForm(Task["BinomialSumClosedForm.Params", "BinomialSumClosedForm.Instance", Terms]):
    version = 1
    small_levels = (1, 2)

    class Params(task.Params):
        degree: int = knob("the degree of the polynomial in k", levels=(1, 1, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=6)
        largest: int = knob("the largest coefficient in size", levels=(2, 3, 5, 7, 9, 5, 7, 9, 6, 9), ge=1, le=30)
        base: int = knob("the largest base in size", levels=(1, 2, 3, 3, 4, 3, 3, 4, 3, 5), ge=1, le=9)

    class Instance(task.Instance):
        coefficients: tuple[int, ...]
        """Of the polynomial in k, constant term first."""
        base: int

        @property
        def degree(self) -> int:
            return len(self.coefficients) - 1

        @property
        def summand(self) -> str:
            shown = polynomial(self.coefficients, "k")
            factor = f"({shown}) " if sum(map(bool, self.coefficients)) > 1 else f"{shown} "
            return f"{factor}C(n, k)" + (f" {bracketed(self.base)}^k" if self.base != 1 else "")

        @property
        def power(self) -> str:
            return f"{bracketed(self.base + 1)}^(n - {self.degree})"

    answer = _ANSWER
    prompt = Prompt(
        en=r"""
        C(n, k) is the number of subsets with k elements of a set with n elements. For every integer n ≥ {{ degree }}
        let

        S(n) = Σ {{ summand }}, the sum running over k = 0, 1, ..., n.

        There is exactly one polynomial P with S(n) = P(n) {{ power }} for all n ≥ {{ degree }}. Find P(n).
        """,
        zh=r"""
        C(n, k) 是 n 元集合的 k 元子集的个数。对每个整数 n ≥ {{ degree }}，令

        S(n) = Σ {{ summand }}，其中 k 取遍 0, 1, ..., n。

        恰有一个多项式 P，对所有 n ≥ {{ degree }} 满足 S(n) = P(n) {{ power }}。求 P(n)。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Terms]:
        base = rng.choice([b for b in range(-params.base, params.base + 1) if b not in (0, -1)] or [1])
        coefficients = [rng.randint(-params.largest, params.largest) for _ in range(params.degree)]
        instance = self.Instance(coefficients=(*coefficients, rng.randint(1, params.largest)), base=base)
        if params.degree > 1 and sum(map(bool, instance.coefficients)) < 2:
            raise Retry
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> Terms:
        """Write f(k) by falling powers, whose sums are n(n - 1)...(n - j + 1) b^j (1 + b)^(n - j)."""
        rest: tuple[int | Fraction, ...] = tuple(map(Fraction, instance.coefficients))
        total: tuple[int | Fraction, ...] = ()
        for j in range(instance.degree + 1):
            part = evaluate(rest, Fraction(j)) if rest else Fraction(0)
            weight = part * instance.base**j * (instance.base + 1) ** (instance.degree - j)
            total = add(total, scale(tuple(map(Fraction, from_roots(range(j)))), Fraction(weight)))
            rest = divide(add(rest, (-part,)), (Fraction(-j), Fraction(1)))[0] if rest else ()
        return _ANSWER.from_coefficients(total)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        """Divide by k, k - 1, ...: the remainder j belongs to k(k - 1)...(k - j + 1)."""
        lines, rest, total = list[str](), list(instance.coefficients[::-1]), tuple[int, ...]()
        base = instance.base
        for j in range(instance.degree + 1):
            quotient, shown = [rest[0]], [str(rest[0])]
            for x in rest[1:]:
                quotient.append(x + j * quotient[-1])
                shown.append(f"{x} + {j}·{bracketed(quotient[-2])} = {quotient[-1]}" if j else str(x))
            *rest, part = quotient
            lines.append(f"{polynomial((-j, 1), 'k')}: {', '.join(shown)}")
            if part:
                weight = part * base**j * (base + 1) ** (instance.degree - j)
                powers = f"{part}·{bracketed(base)}^{j}·{bracketed(base + 1)}^{instance.degree - j} = {weight}"
                added = tuple(weight * int(c) for c in from_roots(range(j)))
                total = tuple(map(int, add(total, added)))
                lines.append(f"  {powers}; {polynomial(added, 'n')}")
        return "\n".join([*lines, polynomial(total, "n")])

"""Bring a product of letters with a stated exchange rule into normal order and give one coefficient.

Answer: a polynomial in q; it is unique.
Harder: more factors, sums among them, more letters, rules that leave a constant behind.
Skills: algebra
Source: original; such rules define the quantum plane and the q-deformed Heisenberg algebra.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import groupby
from random import Random

from bootcamp import task
from bootcamp.lib.polynomial import add, multiply
from bootcamp.lib.prompts import linear
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Polynomial

Exponents = tuple[int, ...]
Rule = tuple[int, int, int, int, int]
"""For letters i < j: i, j, k, e, c of the rule ji = k q^e ij + c."""
InQ = tuple[int, ...]
"""Coefficients of the powers of q, the constant first."""

Terms = tuple[tuple[tuple[int, ...], Fraction], ...]


class CommutationNormalOrder(Task["CommutationNormalOrder.Params", "CommutationNormalOrder.Instance", Terms]):
    version = 1

    class Params(task.Params):
        letters: int = knob("how many letters there are", levels=(2, 2, 2, 2, 2, 3, 2, 3, 4, 2), ge=2, le=4)
        factors: int = knob("how many factors the product has", levels=(5, 7, 4, 4, 5, 5, 7, 7, 8, 10), ge=3, le=16)
        sums: int = knob("how many factors are sums of all letters", levels=(0, 0, 2, 2, 3, 4, 4, 5, 6, 6), ge=0, le=10)
        constant: bool = knob(
            "whether the rule leaves a constant behind (for two letters)",
            levels=(False,) * 3 + (True, True, False, True, False, False, True),
        )

    class Instance(task.Instance):
        rules: tuple[Rule, ...]
        factors: tuple[tuple[int, ...], ...]  # coefficients of the letters
        asked: tuple[int, ...]  # exponents

        @property
        def letters(self) -> str:
            return "abcd"[: len(self.asked)]

        @property
        def exchanges(self) -> list[str]:
            return [
                f"{self.letters[j]}{self.letters[i]} = "
                + linear([(k, f"{_power('q', e)} {self.letters[i]}{self.letters[j]}"), (c, "")])
                for i, j, k, e, c in self.rules
            ]

        @property
        def product(self) -> str:
            texts = (linear(zip(factor, self.letters, strict=True)) for factor in self.factors)
            return "".join(
                _power(text if len(text) == 1 else f"({text})", len([*same])) for text, same in groupby(texts)
            )

        @property
        def monomial(self) -> str:
            return " ".join(_power(x, n) for x, n in zip(self.letters, self.asked, strict=True) if n)

    answer = Polynomial(("q",))
    prompt = Prompt(
        en=r"""
        The letters {{ letters | listed(language) }} do not commute. Products of them are associative and distributive,
        and neighbours are exchanged by

        {{ exchanges | lines }}

        where q and numbers commute with everything. In this way, the product

        {{ product }}

        becomes a sum of terms, each a coefficient times a product in which the letters stand in alphabetical order,
        with like terms collected. Find the coefficient of {{ monomial }}.
        """,
        zh=r"""
        字母 {{ letters | listed(language) }} 之间的乘法不满足交换律，但满足结合律和分配律，相邻字母按下列规则交换：

        {{ exchanges | lines }}

        其中 q 和数与一切可交换。由此可把乘积

        {{ product }}

        化成若干项之和，每一项是一个系数乘以字母按字母表顺序排列的积，同类项已合并。求 {{ monomial }} 的系数。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Terms]:
        n = params.letters
        rules = tuple(
            (i, j, rng.choice((1, 1, -1, 2, 3)), rng.randint(1, 2), rng.choice((1, -1, 2, 3)) if params.constant else 0)
            for j in range(n)
            for i in range(j)
        )
        factors = [tuple(int(i == chosen) for i in range(n)) for chosen in rng.choices(range(n), k=params.factors)]
        for place in rng.sample(range(params.factors), params.sums):
            factors[place] = tuple(rng.choice((1, 1, -1, 2)) for _ in range(n))
        terms = normal_order(rules, factors, n)
        least = 1 if params.sums == 0 else 2
        telling = [
            monomial
            for monomial, p in sorted(terms.items())
            if any(monomial) and least <= sum(map(bool, p)) <= 10 and p != (1,) and max(map(abs, p)) < 10**4
        ]
        if not telling:
            raise task.Retry
        instance = self.Instance(rules=rules, factors=tuple(factors), asked=rng.choice(telling))
        return instance, self.answer.from_coefficients(terms[instance.asked])


def _power(base: str, exponent: int) -> str:
    return base if exponent == 1 else f"{base}^{exponent}"


def normal_order(rules: tuple[Rule, ...], factors: Sequence[tuple[int, ...]], n: int) -> dict[Exponents, InQ]:
    """Multiply from the left: the exponents of each term and its coefficient, a polynomial in q."""
    terms: dict[Exponents, InQ] = {(0,) * n: (1,)}
    for factor in factors:
        grown: dict[Exponents, InQ] = {}
        for exponents, p in terms.items():
            for i, number in enumerate(factor):
                for more, q in _moved_in(rules, exponents, i):
                    part = multiply(multiply(p, q), (number,))
                    grown[more] = add(grown.get(more, ()), part)
        terms = grown
    return terms


def _moved_in(rules: tuple[Rule, ...], exponents: Exponents, i: int) -> list[tuple[Exponents, InQ]]:
    """Multiply a product in normal order by letter i on the right."""
    passed: InQ = (1,)
    left = []
    for first, j, k, e, c in rules:
        for _ in range(exponents[j] if first == i else 0):
            if c:
                left.append(multiply(passed, (c,)))
            passed = multiply(passed, (0,) * e + (k,))
    raised = tuple(x + (place == i) for place, x in enumerate(exponents))
    lowered = (exponents[0], exponents[1] - 1, *exponents[2:])
    return [(raised, passed), *((lowered, part) for part in left)]

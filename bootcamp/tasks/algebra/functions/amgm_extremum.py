r"""Find the exact minimum of a sum of monomials over positive numbers, where the weighted AM-GM inequality is sharp.

Answer: one closed form; it is unique.
Harder: more variables and terms, weights that differ, a condition with exponents, fractional exponents.
Skills: algebra, optimization
Source: original; the inequality of the weighted arithmetic and geometric mean.
"""

from __future__ import annotations

from fractions import Fraction
from math import gcd
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.matrix import primitive, rank, transpose
from bootcamp.lib.prompts import linear
from bootcamp.lib.shown_work import row_steps
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Math
from bootcamp.verifiers.symbolic import Node, add, equivalent, mul, number, power, render, symbol

Exponents = tuple[Fraction, ...]


class AmgmExtremum(Task["AmgmExtremum.Params", "AmgmExtremum.Instance", Node]):
    version = 1

    class Params(task.Params):
        variables: int = knob("how many variables occur", levels=(1, 1, 2, 2, 2, 3, 3, 3, 4, 5), ge=1, le=5)
        weight: int = knob("the largest weight of a term", levels=(1, 2, 2, 2, 3, 2, 3, 3, 3, 3), ge=1, le=5)
        condition: bool = knob("whether a monomial may be fixed", levels=(False,) * 3 + (True,) * 7)
        largest: int = knob("the largest coefficient", levels=(20, 12, 9, 9, 9, 9, 9, 12, 12, 15), ge=3, le=60)
        halves: bool = knob("whether an exponent may be a half", levels=(False,) * 6 + (True,) * 4)

    class Instance(task.Instance):
        coefficients: tuple[int, ...]
        exponents: tuple[tuple[Fraction, ...], ...]  # of the variables in each term
        fixed: tuple[Fraction, ...] = ()  # the exponents of the monomial that is fixed
        value: int = 1  # its value

        @property
        def names(self) -> tuple[str, ...]:
            return tuple("xyzuv"[: len(self.exponents[0])])

        @property
        def formula(self) -> str:
            terms = zip(self.coefficients, self.exponents, strict=True)
            return render(add(*(mul(c, *_powers(e)) for c, e in terms)))

        @property
        def condition(self) -> str:
            return f"{render(mul(*_powers(self.fixed)))} = {self.value}" if self.fixed else ""

    answer = Math()
    prompt = Prompt(
        en=r"""
        Find the exact minimum of

        $${{ formula }}$$

        over all positive real numbers {{ names | listed }}{% if condition %} with

        $${{ condition }}$$

        {% else %}.

        {% endif %}
        Give the minimum as a closed form with roots or fractional powers, without decimal approximations.
        """,
        zh=r"""
        设 {{ names | join("、") }} 为正实数{% if condition %}，且满足

        $${{ condition }}$$

        {% else %}。

        {% endif %}
        求下式的最小值的精确值：

        $${{ formula }}$$

        用含根号或分数指数幂的精确表达式写出最小值，不要写小数近似值。
        """,
    )

    def key(self, instance: Instance) -> object:
        terms = sorted(
            [[str(x) for x in (c, *e)] for c, e in zip(instance.coefficients, instance.exponents, strict=True)]
        )
        return [terms, [str(x) for x in instance.fixed], instance.value]

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        n = params.variables
        conditional = params.condition and n > 1 and rng.random() < 0.5
        count = n if conditional else n + 1
        weights = [rng.randint(1, params.weight) for _ in range(count)]
        weights[-1] = 1
        drawn = (0, 0, 1, 1, 2) if conditional else (0, 0, 1, 1, -1) if n < 4 else (0, 0, 0, 0, 1, -1, 1)
        exponents = [[rng.choice(drawn) for _ in range(n)] for _ in range(count)]
        totals = [sum(w * e[i] for w, e in zip(weights, exponents, strict=True)) for i in range(n)]
        if conditional:
            shared = gcd(*totals)
            if min(totals) <= 0 or rank(exponents) < n:
                raise task.Retry
            fixed = tuple(Fraction(t, shared) for t in totals)
        else:
            shared, fixed = 0, ()
            exponents[-1] = [e - t for t, e in zip(totals, exponents[-1], strict=True)]
            if rank(exponents) < n:
                raise task.Retry
        if any(not any(e) or sum(map(abs, e)) > 9 for e in exponents):
            raise task.Retry
        halved = rng.randrange(n) if params.halves and rng.random() < 0.6 else n
        instance = self.Instance(
            coefficients=tuple(rng.randint(1, params.largest) for _ in range(count)),
            exponents=tuple(
                tuple(Fraction(e, 2 if i == halved else 1) for i, e in enumerate(row)) for row in exponents
            ),
            fixed=tuple(e / 2 if i == halved else e for i, e in enumerate(fixed)),
            value=rng.randint(2, params.largest) if fixed else 1,
        )
        answer = _minimum(instance, weights, shared)
        if equivalent(answer, number(sum(instance.coefficients))):  # all variables would be 1
            raise task.Retry
        return instance, answer

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        # The weights make the product of the powers of the terms constant, or a power of the monomial that is fixed.
        rows: list[list[Fraction]] = [list(row) for row in transpose(instance.exponents)]
        if instance.fixed:
            rows = [[*row, -e] for row, e in zip(rows, instance.fixed, strict=True)]
        steps, reduced, _ = row_steps(rows)
        weights = primitive([*(-row[-1] for row in reduced), 1])
        names = [*(f"w{k}" for k in range(1, len(instance.coefficients) + 1)), "s"]
        lines = [
            f"R{k} ({name}): {linear(zip(row, names, strict=False))} = 0"
            for k, (name, row) in enumerate(zip(instance.names, rows, strict=True), 1)
        ]
        lines += [*steps, f"{', '.join(names[: len(weights)])} = {', '.join(map(str, weights))}"]
        used = weights[: len(instance.coefficients)]
        lines.append(f"W = {' + '.join(map(str, used))} = {sum(used)}")
        inside = Fraction(1)
        bases = list(zip(instance.coefficients, used, used, strict=True))
        for c, w, times in [*bases, *([(instance.value, 1, weights[-1])] if instance.fixed else [])]:
            part = Fraction(c, w) ** times
            base = f"({c}/{w})^{times}" if w > 1 else f"{c}^{times}"
            shown = f"{base} = {part}, p" if times > 1 else "p"
            lines.append(f"{shown} = {inside}·{part} = {inside * part}" if lines[-1][0] != "W" else f"{shown} = {part}")
            inside *= part
        return "\n".join([*lines, f"W·p^(1/W): {sum(used)}*({inside})^(1/{sum(used)})"])


def _powers(exponents: tuple[Fraction, ...]) -> list[Node]:
    return [power(symbol(name), e) for name, e in zip("xyzuv", exponents, strict=False) if e]


def _minimum(instance: AmgmExtremum.Instance, weights: list[int], shared: int) -> Node:
    """Multiply (c W / w)^(w / W) over the terms, and what the condition adds, W being the sum of the weights."""
    whole = sum(weights)
    inside = Fraction(instance.value) ** shared
    for c, w in zip(instance.coefficients, weights, strict=True):
        inside *= Fraction(c, w) ** w
    outside = Fraction(whole)
    for k in range(2, 60):  # take out what is a full power
        while inside.numerator % k**whole == 0:
            inside, outside = inside / k**whole, outside * k
        while inside.denominator % k**whole == 0:
            inside, outside = inside * k**whole, outside / k
    return mul(number(outside), power(number(inside), number(Fraction(1, whole))))

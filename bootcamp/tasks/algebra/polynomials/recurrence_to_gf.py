"""Give the generating function of a sequence that a linear recurrence defines.

Answer: a rational function of x; all of its forms are right.
Harder: higher orders, a forcing term, two coupled sequences.
Skills: algebra
Source: original; textbooks of discrete mathematics.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.lib.polynomial import Coefficients, add, multiply, scale
from bootcamp.lib.prompts import bracketed, linear, polynomial
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.algebra._expressions import latex, polynomial_node
from bootcamp.verifiers import Math
from bootcamp.verifiers.symbolic import Node, div, render


class RecurrenceToGf(Task["RecurrenceToGf.Params", "RecurrenceToGf.Instance", Node]):
    version = 1

    class Params(task.Params):
        order: int = knob(
            "the order of the recurrence of one sequence", levels=(1, 2, 2, 3, 2, 3, 3, 3, 4, 4), ge=1, le=6
        )
        coupled: bool = knob("whether two sequences are coupled", levels=(False,) * 6 + (True, False, True, True))
        forcing: int = knob(
            "the degree of the polynomial in the forcing term; -1 for none",
            levels=(-1, -1, 0, -1, 1, 1, 0, 2, 1, 2),
            ge=-1,
            le=4,
        )
        ratio: int = knob("the largest ratio in the forcing term", levels=(1, 1, 3, 1, 1, 3, 2, 2, 3, 3), ge=1, le=5)
        largest: int = knob("the largest coefficient", levels=(5, 5, 5, 5, 6, 6, 5, 6, 6, 7), ge=2, le=20)

    class Instance(task.Instance):
        rows: tuple[tuple[int, ...], ...]  # of one sequence the factors of the terms before; of two the matrix
        start: tuple[int, ...]
        forcing: tuple[int, ...]  # a polynomial in n, constant term first
        ratio: int

        @property
        def added(self) -> str:
            if not self.forcing:
                return ""
            text = latex(self.forcing, "n")
            if self.ratio == 1:
                return (
                    f" - {text[1:]}"
                    if text[0] == "-" and len(self.forcing) == 1
                    else f" + ({text})"
                    if text[0] == "-"
                    else f" + {text}"
                )
            base = f"({self.ratio})" if self.ratio < 0 else str(self.ratio)
            if len(self.forcing) == 1:
                size = "" if abs(self.forcing[0]) == 1 else rf"{abs(self.forcing[0])} \cdot "
                return rf" {'-' if self.forcing[0] < 0 else '+'} {size}{base}^{{n}}"
            return rf" + ({text}) \cdot {base}^{{n}}"

        @property
        def equations(self) -> list[str]:
            if len(self.rows) == 1:
                terms = linear((c, f"a_{{n-{i}}}") for i, c in enumerate(self.rows[0], 1))
                return [f"a_n = {terms}{self.added}"]
            first, second = (linear(zip(row, ("a_n", "b_n"), strict=True)) for row in self.rows)
            return [f"a_{{n+1}} = {first}{self.added}", f"b_{{n+1}} = {second}"]

        @property
        def starts(self) -> list[str]:
            names = "aa" if len(self.rows) == 1 else "ab"
            if names == "aa":
                return [f"a_{i} = {value}" for i, value in enumerate(self.start)]
            return [f"{name}_0 = {value}" for name, value in zip(names, self.start, strict=True)]

        @property
        def first(self) -> int:
            return len(self.start) if len(self.rows) == 1 else 0

    answer = Math(variables=("x",))
    prompt = Prompt(
        en=r"""
        {{ "Two sequences satisfy" if rows[1:] else "A sequence satisfies" }}, for all n ≥ {{ first }},

        {% for equation in equations %}
        $${{ equation }}$$

        {% endfor %}
        and begin{{ "" if rows[1:] else "s" }} with ${{ starts | comma }}$.

        Give the generating function $A(x) = a_0 + a_1 x + a_2 x^2 + \cdots$ as a rational function of x.
        """,
        zh=r"""
        {{ "两个数列" if rows[1:] else "一个数列" }}对所有 n ≥ {{ first }} 满足

        {% for equation in equations %}
        $${{ equation }}$$

        {% endfor %}
        且初始值为 ${{ starts | comma }}$。

        求生成函数 $A(x) = a_0 + a_1 x + a_2 x^2 + \cdots$，写成 x 的有理函数。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        order, largest = 2 if params.coupled else params.order, params.largest
        rows = tuple(
            (*(rng.randint(-largest, largest) for _ in range(order - 1)), random_nonzero(rng, largest))
            for _ in range(1 + params.coupled)
        )
        forcing: tuple[int, ...] = ()
        if params.forcing >= 0:
            forcing = (*(rng.randint(-5, 5) for _ in range(params.forcing)), random_nonzero(rng, 5))
        ratio = rng.choice([r for r in range(-params.ratio, params.ratio + 1) if r not in (0, -1)])
        start = tuple(rng.randint(-6, 6) for _ in range(order))
        if not any(start) or (params.coupled and 0 in (rows[0][1], rows[1][0])):
            raise task.Retry
        instance = self.Instance(rows=rows, start=start, forcing=forcing, ratio=ratio if forcing else 1)
        return instance, self.solve(instance)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        over, under = _forced(instance.forcing, instance.ratio)
        low, ratio, lines = polynomial(under), bracketed(instance.ratio), list[str]()
        if instance.forcing:
            size = len(instance.forcing)
            shown = polynomial(instance.forcing, "n")
            values = [sum(c * n**e for e, c in enumerate(instance.forcing)) * instance.ratio**n for n in range(size)]
            lines.append(f"f(n) = ({shown})·{ratio}^n: {', '.join(f'f({n}) = {v}' for n, v in enumerate(values))}")
            lines.append(f"({linear([(1, ''), (-instance.ratio, 'x')])})^{size} = {low}")
            lines.append(f"F = f(0) + f(1)x + ...: ({polynomial(over)})/({low})")
        if len(instance.rows) == 2:
            (p, q), (r, s) = instance.rows
            a, b = instance.start
            one, two = (polynomial((1, -c)) for c in (p, s))
            extra = " + xF" if over else ""
            lines.append(f"({one})A - {bracketed(q)}x·B = {a}{extra}, -{bracketed(r)}x·A + ({two})B = {b}")
            bottom = add(multiply((1, -p), (1, -s)), (0, 0, -q * r))
            lines.append(f"D = ({one})({two}) - {bracketed(q)}·{bracketed(r)}x^2 = {polynomial(bottom)}")
            lines.append(f"A = (({a}{extra})({two}) + {bracketed(q)}x·{bracketed(b)})/D")
            first = add(scale(under, a), multiply((0, 1), over))
            lines.append(f"{a}·({low}) + x({polynomial(over)}) = {polynomial(first)}")
            top = add(multiply(first, (1, -s)), scale(multiply((0, q), under), b))
            lines.append(f"({polynomial(first)})({two}) + {bracketed(q * b)}x({low}) = {polynomial(top)}")
        else:
            bottom, order = (1, *(-c for c in instance.rows[0])), len(instance.start)
            head: list[int] = []
            for k in range(order):
                terms = [f"{bracketed(bottom[j])}·{bracketed(instance.start[k - j])}" for j in range(k + 1)]
                early = sum(c * k**e for e, c in enumerate(instance.forcing)) * instance.ratio**k
                head.append(sum(bottom[j] * instance.start[k - j] for j in range(k + 1)) - early)
                lines.append(f"x^{k}: {' + '.join(terms)}{f' - {bracketed(early)}' if early else ''} = {head[-1]}")
            lines.append(f"({polynomial(bottom)})A = {f'F + ({polynomial(head)})' if over else polynomial(head)}")
            top = add(multiply(head, under), over)
            if over:
                lines.append(f"({polynomial(head)})({low}) + ({polynomial(over)}) = {polynomial(top)}")
        if over:
            lines.append(f"({polynomial(bottom)})({low}) = {polynomial(multiply(under, bottom))}")
        return "\n".join([*lines, render(self.solve(instance))])

    def solve(self, instance: Instance) -> Node:
        over, under = _forced(instance.forcing, instance.ratio)
        if len(instance.rows) == 2:
            (p, q), (r, s) = instance.rows
            a, b = instance.start
            # (1 - p x) A - q x B = a + x F and -r x A + (1 - s x) B = b
            first = add(scale(under, a), multiply((0, 1), over))
            top = add(multiply(first, (1, -s)), scale(multiply((0, q), under), b))
            bottom = multiply(under, add(multiply((1, -p), (1, -s)), (0, 0, -q * r)))
        else:
            main = (1, *(-c for c in instance.rows[0]))
            order = len(instance.start)
            head = multiply(main, instance.start)[:order]
            early = [-sum(c * n**e for e, c in enumerate(instance.forcing)) * instance.ratio**n for n in range(order)]
            top = add(multiply(add(head, early if instance.forcing else ()), under), over)
            bottom = multiply(under, main)
        if not top:
            raise task.Retry
        return div(polynomial_node(top), polynomial_node(bottom))


def _forced(forcing: tuple[int, ...], ratio: int) -> tuple[Coefficients, Coefficients]:
    """Give numerator and denominator of the sum of p(n) (ratio x)^n over all n from 0."""
    if not forcing:
        return (), (1,)
    size = len(forcing)
    under: Coefficients = (1,)
    for _ in range(size):
        under = multiply(under, (1, -ratio))
    values = [sum(c * n**e for e, c in enumerate(forcing)) * ratio**n for n in range(size)]
    return multiply(values, under)[:size], under

r"""Carry out steps of Newton's method exactly, for one equation or a system of two or three.

Answer: the list of coordinates of the last point, rational numbers; it is unique.
Harder: more steps, higher degree, more unknowns and terms.
Skills: calculus, arithmetic, algebra
Source: original; any textbook of numerical analysis.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.matrix import inverse, multiply
from bootcamp.lib.multivariate import Poly, evaluate, monomials, partial, random_poly
from bootcamp.lib.prompts import bracketed, comma, sequence
from bootcamp.lib.shown_work import row_steps
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.calculus.numerical._polynomials import Terms, modest, put_in, shown, terms
from bootcamp.verifiers import Rational, Sequence
from bootcamp.verifiers.base import Format


class NewtonMethodSteps(Task["NewtonMethodSteps.Params", "NewtonMethodSteps.Instance", tuple[Fraction, ...]]):
    version = 1

    class Params(task.Params):
        unknowns: int = knob("how many unknowns there are", levels=(1, 1, 1, 1, 1, 2, 2, 2, 3, 3), ge=1, le=3)
        steps: int = knob("how many steps are made", levels=(1, 2, 2, 2, 3, 1, 1, 2, 1, 1), ge=1, le=4)
        degree: int = knob("the degree of the polynomials", levels=(2, 2, 3, 4, 3, 2, 3, 2, 2, 2), ge=2, le=5)
        terms: int = knob("how many terms each polynomial has", levels=(2, 3, 3, 4, 3, 4, 4, 3, 4, 6), ge=2, le=7)
        largest: int = knob("the largest coefficient", levels=(6, 9, 9, 9, 9, 5, 5, 4, 4, 5), ge=2, le=12)

    class Instance(task.Instance):
        functions: tuple[Terms, ...]
        start: tuple[int, ...]
        steps: int

        @property
        def names(self) -> str:
            return "xyz"[: len(self.start)]

        @property
        def shown(self) -> tuple[str, ...]:
            return tuple(shown(f, self.names) for f in self.functions)

    prompt = Prompt(
        en=r"""
        {% if start | length == 1 %}
        Newton's method for f(x) = 0 replaces x by x - f(x)/f'(x) in each step. Let

        $$f(x) = {{ shown[0] }}$$

        Start from x_0 = {{ start[0] }} and make {{ "1 step" if steps == 1 else steps ~ " steps" }} in exact rational
        arithmetic. Give the last x, x_{{ steps }}, as a list of one reduced fraction.
        {% else %}
        Newton's method for a system F(p) = 0 of {{ start | length }} equations in {{ names | list | listed }} replaces
        the point p by p + d in each step, where d solves the linear system J(p) d = -F(p), and J is the matrix of the
        first partial derivatives of F. Let F have the components

        {% for f in shown %}
        $${{ f }}$$
        {% endfor %}

        Start from ({{ names | list | comma }}) = {{ start | point }} and make {{ "1 step" if steps == 1 else steps ~
        " steps" }} in exact rational arithmetic. Give the coordinates of the last point in the order {{ names | list |
        comma }}, as reduced fractions.
        {% endif %}
        """,
        zh=r"""
        {% if start | length == 1 %}
        解 f(x) = 0 的牛顿法每一步把 x 换成 x - f(x)/f'(x)。设

        $$f(x) = {{ shown[0] }}$$

        从 x_0 = {{ start[0] }} 出发，用精确的有理数运算迭代 {{ steps }} 步。
        给出最后的 x_{{ steps }}，写成只含一个既约分数的列表。
        {% else %}
        解含 {{ start | length }} 个方程、未知数为 {{ names | list | listed("zh") }} 的方程组 F(p) = 0 的牛顿法，
        每一步把点 p 换成 p + d，其中 d 是线性方程组 J(p) d = -F(p) 的解，J 是 F 的一阶偏导数矩阵。设 F 的各分量为

        {% for f in shown %}
        $${{ f }}$$
        {% endfor %}

        从 ({{ names | list | comma }}) = {{ start | point }} 出发，用精确的有理数运算迭代 {{ steps }} 步。
        按 {{ names | list | comma }} 的顺序给出最后一点的坐标，写成既约分数。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[Fraction, ...]]:
        return Sequence(Rational(), length=len(instance.start))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[Fraction, ...]]:
        n = params.unknowns
        places = monomials(n, params.degree)
        functions = [random_poly(rng, places, params.terms, params.largest) for _ in range(n)]
        if any(max(map(sum, f)) < params.degree or (0,) * n not in f for f in functions):
            raise task.Retry
        if any(not any(e[i] for f in functions for e in f) for i in range(n)):
            raise task.Retry
        instance = self.Instance(
            functions=tuple(map(terms, functions)),
            start=tuple(rng.choice((-5, -4, -3, -2, -1, 1, 2, 3, 4, 5)) for _ in range(n)),
            steps=params.steps,
        )
        answer = modest(self.solve(instance), 9 if params.steps > 2 else 7)
        if all(c.denominator == 1 for c in answer):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> tuple[Fraction, ...]:
        functions: list[Poly] = [dict(f) for f in instance.functions]
        point = [Fraction(c) for c in instance.start]
        for _ in range(instance.steps):
            jacobian = [[Fraction(evaluate(partial(f, i), point)) for i in range(len(point))] for f in functions]
            inverted = inverse(jacobian)
            if inverted is None:
                raise task.Retry
            step = multiply(inverted, [[Fraction(evaluate(f, point))] for f in functions])
            point = [c - d for c, (d,) in zip(point, step, strict=True)]
            modest(point, 12)
        return tuple(point)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        names, point = instance.names, [Fraction(c) for c in instance.start]
        functions: list[Poly] = [dict(f) for f in instance.functions]
        slopes = [[partial(f, i) for i in range(len(names))] for f in functions]
        marks = ["f"] if len(functions) == 1 else [f"f{k}" for k in range(1, len(functions) + 1)]
        lines = [
            f"d{mark}/d{name} = {shown(terms(slope), names)}"
            for mark, row in zip(marks, slopes, strict=True)
            for name, slope in zip(names, row, strict=True)
        ]
        for _ in range(instance.steps):
            rows: list[list[Any]] = []
            for mark, f, partials in zip(marks, functions, slopes, strict=True):
                lines.append(f"{mark} = {put_in(f, point)}")
                for name, slope in zip(names, partials, strict=True):
                    lines.append(f"d{mark}/d{name} = {put_in(slope, point)}")
                rows.append([*(Fraction(evaluate(s, point)) for s in partials), -Fraction(evaluate(f, point))])
            if len(names) > 1:
                lines += [f"R{k} = {sequence(row)}" for k, row in enumerate(rows, 1)]
                steps, rows, _ = row_steps(rows)
                lines += steps
            for i, (name, solved) in enumerate(zip(names, rows, strict=True)):
                step = solved[-1] / solved[i]
                if len(names) == 1:
                    lines.append(f"d = {solved[-1]} / {bracketed(solved[0])} = {step}")
                lines.append(f"{name} = {point[i]} + {bracketed(step)} = {point[i] + step}")
                point[i] += step
        return "\n".join([*lines, f"{comma(names)}: {sequence(point)}"])

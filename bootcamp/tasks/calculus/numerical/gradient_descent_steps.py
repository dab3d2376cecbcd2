r"""Carry out steps of gradient descent exactly, with a fixed step, with momentum or with exact line search.

Answer: the list of coordinates of the last point, rational numbers; it is unique.
Harder: more variables and steps, momentum, exact line search, cubic terms.
Skills: calculus, arithmetic, optimization
Source: original; any textbook of optimization.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.multivariate import Poly, evaluate, monomials, partial, random_poly
from bootcamp.lib.prompts import bracketed, comma, sequence
from bootcamp.lib.shown_work import products
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.calculus.numerical._polynomials import Terms, modest, put_in, shown, terms
from bootcamp.verifiers import Rational, Sequence
from bootcamp.verifiers.base import Format

_RULES = ("fixed", "momentum", "exact")


class GradientDescentSteps(Task["GradientDescentSteps.Params", "GradientDescentSteps.Instance", tuple[Fraction, ...]]):
    version = 1

    class Params(task.Params):
        variables: int = knob("how many variables there are", levels=(1, 1, 2, 2, 2, 2, 3, 3, 3, 4), ge=1, le=4)
        steps: int = knob("how many steps are made", levels=(1, 2, 2, 2, 3, 3, 2, 3, 3, 3), ge=1, le=6)
        rules: int = knob("how many rules are drawn from", levels=(1, 1, 1, 2, 2, 3, 3, 3, 3, 3), ge=1, le=3)
        degree: int = knob(
            "the degree where the rule allows more than 2", levels=(2, 2, 2, 3, 2, 2, 3, 3, 3, 3), ge=2, le=4
        )
        terms: int = knob("how many terms are added to the squares", levels=(1, 2, 2, 2, 3, 3, 3, 3, 4, 5), ge=1, le=8)

    class Instance(task.Instance):
        function: Terms
        start: tuple[int, ...]
        rule: str
        rate: Fraction
        momentum: Fraction
        steps: int

        @property
        def names(self) -> str:
            return "xyzw"[: len(self.start)]

        @property
        def shown(self) -> str:
            return shown(self.function, self.names)

    prompt = Prompt(
        en=r"""
        Gradient descent is used on

        $$f({{ names | list | comma }}) = {{ shown }}$$

        {% if rule == "fixed" %}
        Each step replaces the point p by p - s·∇f(p), with the step size s = {{ rate }}.
        {% elif rule == "momentum" %}
        There is a velocity v, at first 0. Each step first replaces v by m·v - s·∇f(p), with m = {{ momentum }} and s =
        {{ rate }}, and then the point p by p + v, where v is the new velocity.
        {% else %}
        Each step replaces the point p by p - s·∇f(p), where s is chosen anew so that f(p - s·∇f(p)) is as small as
        possible over all real s.
        {% endif %}

        Start from ({{ names | list | comma }}) = ({{ start | comma }}) and make {{ "1 step" if steps == 1 else steps ~
        " steps" }} in exact rational arithmetic. Give the coordinates of the last point in the order {{ names | list |
        comma }}, as a list of reduced fractions.
        """,
        zh=r"""
        对函数

        $$f({{ names | list | comma }}) = {{ shown }}$$

        作梯度下降。

        {% if rule == "fixed" %}
        每一步把点 p 换成 p - s·∇f(p)，步长 s = {{ rate }}。
        {% elif rule == "momentum" %}
        速度 v 起初为 0。每一步先把 v 换成 m·v - s·∇f(p)，其中 m = {{ momentum }}，s = {{ rate }}；再把点 p 换成 p + v，
        这里的 v 是新的速度。
        {% else %}
        每一步把点 p 换成 p - s·∇f(p)，其中 s 每步重新选取，使 f(p - s·∇f(p)) 在全体实数 s 中取最小值。
        {% endif %}

        从 ({{ names | list | comma }}) = ({{ start | comma }}) 出发，用精确的有理数运算迭代 {{ steps }} 步。
        按 {{ names | list | comma }} 的顺序给出最后一点的坐标，写成由既约分数组成的列表。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[Fraction, ...]]:
        return Sequence(Rational(), length=len(instance.start))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[Fraction, ...]]:
        n, rule = params.variables, rng.choice(_RULES[: params.rules])
        if rule == "exact" and n == 1:
            raise task.Retry
        degree = 2 if rule == "exact" else params.degree
        function = random_poly(rng, monomials(n, degree, 1), min(params.terms, len(monomials(n, degree, 1))), 3)
        for i in range(n):  # squares that outweigh the others, so that f is convex near 0
            square = tuple(2 * (i == j) for j in range(n))
            function[square] = rng.randint(3, 6) if rule == "exact" else rng.randint(1, 5)
        instance = self.Instance(
            function=terms(function),
            start=tuple(rng.choice((-3, -2, -1, 1, 2, 3)) for _ in range(n)),
            rule=rule,
            rate=Fraction(1, rng.choice((2, 4, 5, 8, 10))),
            momentum=Fraction(1, rng.choice((2, 3, 4))) if rule == "momentum" else Fraction(0),
            steps=max(params.steps, 2) if rule == "momentum" else params.steps,
        )
        answer = modest(self.solve(instance), 9)
        if max(map(abs, answer)) > 100 or not any(c.denominator > 1 for c in answer):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> tuple[Fraction, ...]:
        return self._run(instance)[0]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        point, lines = self._run(instance)
        return "\n".join([*lines, f"{comma(instance.names)}: {sequence(point)}"])

    def _run(self, instance: Instance) -> tuple[tuple[Fraction, ...], list[str]]:
        f: Poly = dict(instance.function)
        slopes = [partial(f, i) for i in range(len(instance.start))]
        point = [Fraction(c) for c in instance.start]
        velocity = [Fraction(0) for _ in point]
        names = instance.names
        lines = [f"df/d{x} = {shown(terms(slope), names)}" for x, slope in zip(names, slopes, strict=True)]
        for _ in range(instance.steps):
            gradient = [Fraction(evaluate(slope, point)) for slope in slopes]
            lines += [f"df/d{x} = {put_in(slope, point)}" for x, slope in zip(names, slopes, strict=True)]
            rate = instance.rate
            if instance.rule == "exact":
                rate = _best_rate(slopes, point, gradient, lines)
            for x, c, v, g in zip(names, point, velocity, gradient, strict=True):
                kept, move = instance.momentum * v, -rate * g
                if instance.rule == "momentum":
                    lines.append(f"v_{x} = {instance.momentum}·{bracketed(v)} - {rate}·{bracketed(g)}")
                    lines[-1] += f" = {kept} + {bracketed(move)} = {kept + move}"
                else:
                    lines.append(f"-{rate}·{bracketed(g)} = {move}")
                lines.append(f"{x} = {c} + {bracketed(kept + move)} = {c + kept + move}")
            velocity = [instance.momentum * v - rate * g for v, g in zip(velocity, gradient, strict=True)]
            point = [c + v for c, v in zip(point, velocity, strict=True)]
            modest(point, 12)
        return tuple(point), lines


def _best_rate(slopes: list[Poly], point: list[Fraction], gradient: list[Fraction], lines: list[str]) -> Fraction:
    """Divide the square of the gradient by its product with its change along itself."""
    ahead = [c + g for c, g in zip(point, gradient, strict=True)]
    changes = [Fraction(evaluate(slope, ahead)) - g for g, slope in zip(gradient, slopes, strict=True)]
    bend = sum((g * change for g, change in zip(gradient, changes, strict=True)), Fraction(0))
    if bend <= 0:
        raise task.Retry
    square = sum((g * g for g in gradient), Fraction(0))
    lines.append(f"g = {sequence(gradient)}, p + g = {sequence(ahead)}")
    lines += [f"at p + g: {put_in(slope, ahead)}" for slope in slopes]
    lines.append(f"h = {sequence(changes)}")
    lines.append(f"g·g = {products(zip(gradient, gradient, strict=True))} = {square}")
    lines.append(f"g·h = {products(zip(gradient, changes, strict=True))} = {bend}")
    lines.append(f"s = {square} / {bend} = {square / bend}")
    return square / bend

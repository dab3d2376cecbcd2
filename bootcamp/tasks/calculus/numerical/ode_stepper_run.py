r"""Carry out steps of a numerical method for a differential equation exactly.

Answer: the list of the last values, rational numbers; it is unique.
Harder: more methods, steps and equations, polynomials in place of linear functions.
Skills: calculus, arithmetic
Source: original; any textbook of numerical analysis.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.matrix import inverse, multiply
from bootcamp.lib.multivariate import evaluate, monomials, partial, random_poly
from bootcamp.lib.prompts import point
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.calculus.numerical._polynomials import Terms, modest, shown, terms
from bootcamp.verifiers import Rational, Sequence
from bootcamp.verifiers.base import Format

Vector = tuple[Fraction, ...]
Tableau = tuple[tuple[tuple[Fraction, ...], ...], tuple[Fraction, ...]]
"""The rows below the diagonal, and the weights; the times are the sums of the rows."""

_METHODS = ("Euler", "midpoint", "Heun", "implicit", "Adams", "tableau", "Runge")
_HALF = Fraction(1, 2)
_TABLEAUX: dict[str, Tableau] = {
    "Euler": (((),), (Fraction(1),)),
    "midpoint": (((), (_HALF,)), (Fraction(0), Fraction(1))),
    "Heun": (((), (Fraction(1),)), (_HALF, _HALF)),
    "Runge": (
        ((), (_HALF,), (Fraction(0), _HALF), (Fraction(0), Fraction(0), Fraction(1))),
        (Fraction(1, 6), Fraction(1, 3), Fraction(1, 3), Fraction(1, 6)),
    ),
}


class OdeStepperRun(Task["OdeStepperRun.Params", "OdeStepperRun.Instance", Vector]):
    version = 1

    class Params(task.Params):
        methods: int = knob("how many methods are drawn from", levels=(1, 2, 3, 4, 5, 6, 7, 7, 7, 7), ge=1, le=7)
        easiest: int = knob("how many easy methods are left out", levels=(0, 0, 0, 0, 0, 1, 1, 2, 3, 3), ge=0, le=6)
        steps: int = knob("how many steps are made", levels=(1, 2, 2, 2, 2, 2, 2, 2, 2, 3), ge=1, le=5)
        size: int = knob("how many equations there are", levels=(1, 1, 1, 1, 1, 2, 2, 2, 3, 3), ge=1, le=3)
        degree: int = knob(
            "the degree where the method allows more than 1", levels=(1, 1, 1, 2, 2, 1, 1, 2, 1, 1), ge=1, le=3
        )

    class Instance(task.Instance):
        method: str
        right: tuple[Terms, ...]  # in t and the unknowns
        start: tuple[int, ...]  # at t = 0
        step: Fraction
        steps: int
        tableau: tuple[Fraction, Fraction]  # (a, b): second stage at a, with the weight b

        @property
        def names(self) -> str:
            return "xyz"[: len(self.start)] if len(self.start) > 1 else "y"

        @property
        def equations(self) -> tuple[str, ...]:
            sides = (shown(f, f"t{self.names}") for f in self.right)
            return tuple(f"{name}' = {side}" for name, side in zip(self.names, sides, strict=True))

        @property
        def unknowns(self) -> str:
            return point(self.names) if len(self.start) > 1 else self.names

        @property
        def initial(self) -> str:
            return point(self.start) if len(self.start) > 1 else str(self.start[0])

        @property
        def last(self) -> Fraction:
            return self.step * self.steps

        @property
        def rule(self) -> str:
            a, b = self.tableau
            return {
                "Euler": "u + h·f(t, u)",
                "midpoint": "u + h·f(t + h/2, u + (h/2)·f(t, u))",
                "Heun": "u + (h/2)·(k1 + k2), k1 = f(t, u), k2 = f(t + h, u + h·k1)",
                "implicit": "v",
                "Adams": "u + h·((3/2)·f(t, u) - (1/2)·f(t - h, w))",
                "tableau": f"u + h·(({1 - b})·k1 + ({b})·k2), k1 = f(t, u), k2 = f(t + ({a})h, u + ({a})h·k1)",
                "Runge": "u + (h/6)·(k1 + 2·k2 + 2·k3 + k4), k1 = f(t, u), k2 = f(t + h/2, u + (h/2)·k1), "
                "k3 = f(t + h/2, u + (h/2)·k2), k4 = f(t + h, u + h·k3)",
            }[self.method]

    prompt = Prompt(
        en=r"""
        Let {{ names | list | listed }} depend on t, with derivatives

        {% for equation in equations %}
        $${{ equation }}$$
        {% endfor %}

        and {{ unknowns }} = {{ initial }} at t = 0. Write u for {{ unknowns }} and f(t, u) for the right side, a vector
        if there are several unknowns. Each step replaces u by

        {{ rule }}.

        {% if method == "Adams" %}
        Here w is the u one step before; only the first step, from t = 0, replaces u by u + h·f(t, u) instead.
        {% elif method == "implicit" %}
        Here v is the solution of v = u + h·f(t + h, v).
        {% endif %}
        In each step t grows by h = {{ step }}. Start from t = 0 and make {{ "1 step" if steps == 1 else steps ~
        " steps" }} in exact rational arithmetic. Give the value of {{ unknowns }} that belongs to t = {{ last }}, as a
        list of reduced fractions.
        """,
        zh=r"""
        设 t 的函数 {{ names | list | listed("zh") }} 满足

        {% for equation in equations %}
        $${{ equation }}$$
        {% endfor %}

        且 t = 0 时 {{ unknowns }} = {{ initial }}。以 u 记 {{ unknowns }}，以 f(t, u) 记右端
        （有几个未知函数时都是向量）。每一步把 u 换成

        {{ rule }}。

        {% if method == "Adams" %}
        其中 w 是前一步的 u；只有第一步（从 t = 0 出发）例外，它把 u 换成 u + h·f(t, u)。
        {% elif method == "implicit" %}
        其中 v 是方程 v = u + h·f(t + h, v) 的解。
        {% endif %}
        每一步 t 增加 h = {{ step }}。从 t = 0 出发，用精确的有理数运算走 {{ steps }} 步。给出与 t = {{ last }} 对应的
        {{ unknowns }} 的值，写成由既约分数组成的列表。
        """,
    )

    def format(self, instance: Instance) -> Format[Vector]:
        return Sequence(Rational(), length=len(instance.start))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Vector]:
        method, n = rng.choice(_METHODS[params.easiest : params.methods]), params.size
        places = monomials(n + 1, 1 if method == "implicit" else params.degree)
        right = [random_poly(rng, places, rng.randint(2, min(4, len(places))), 4) for _ in range(n)]
        if any(not any(any(e[1:]) for e in f) for f in right):
            raise task.Retry
        instance = self.Instance(
            method=method,
            right=tuple(map(terms, right)),
            start=tuple(rng.randint(-3, 3) for _ in range(n)),
            step=Fraction(1, rng.choice((2, 2, 4, 5, 10))),
            steps=max(params.steps, 2) if method == "Adams" else params.steps,
            tableau=(Fraction(rng.choice((1, 2, 3)), rng.choice((3, 4))), Fraction(rng.choice((1, 2, 3)), 4)),
        )
        answer = modest(self.solve(instance), 9)
        if max(map(abs, answer)) > 200 or all(c.denominator == 1 for c in answer):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Vector:
        h, u = instance.step, tuple(map(Fraction, instance.start))
        past: Vector = ()
        a, b = instance.tableau
        tableau = _TABLEAUX.get(instance.method, (((), (a,)), (1 - b, b)))
        for k in range(instance.steps):
            now = _slope(instance, k * h, u)
            if instance.method == "implicit":
                u = _implicit(instance, (k + 1) * h, u)
            elif instance.method == "Adams":
                u = _moved(
                    u, h, [now] if not past else [now, past], (Fraction(1),) if not past else (3 * _HALF, -_HALF)
                )
            else:
                stages: list[Vector] = []
                for row in tableau[0]:
                    stages.append(_slope(instance, (k + sum(row, Fraction(0))) * h, _moved(u, h, stages, row)))
                u = _moved(u, h, stages, tableau[1])
            past = now
        return u


def _slope(instance: OdeStepperRun.Instance, t: Fraction, u: Vector) -> Vector:
    return tuple(Fraction(evaluate(dict(f), (t, *u))) for f in instance.right)


def _moved(u: Vector, h: Fraction, slopes: list[Vector], weights: Vector) -> Vector:
    changes = (sum((w * k[i] for w, k in zip(weights, slopes, strict=True)), Fraction(0)) for i in range(len(u)))
    return tuple(c + h * change for c, change in zip(u, changes, strict=True))


def _implicit(instance: OdeStepperRun.Instance, t: Fraction, u: Vector) -> Vector:
    """Solve v = u + h f(t, v), which is linear, from v = u on by one step of Newton's method."""
    n, h = len(u), instance.step
    slopes = [[Fraction(evaluate(partial(dict(f), j), (t, *u))) for j in range(1, n + 1)] for f in instance.right]
    inverted = inverse([[(i == j) - h * slopes[i][j] for j in range(n)] for i in range(n)])
    if inverted is None:
        raise task.Retry
    step = multiply(inverted, [[h * c] for c in _slope(instance, t, u)])
    return tuple(c + d for c, (d,) in zip(u, step, strict=True))

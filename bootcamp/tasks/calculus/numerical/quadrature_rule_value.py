r"""Apply a composite quadrature rule exactly to a function or to a table of values.

Answer: one rational number; it is unique.
Harder: more rules and panels, functions with fractional values, Gaussian rules.
Skills: calculus, arithmetic
Source: original; any textbook of numerical analysis.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb
from random import Random

from bootcamp import task
from bootcamp.lib.polynomial import evaluate
from bootcamp.lib.prompts import polynomial, table
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

_WEIGHTS = {
    "midpoint": ((Fraction(1, 2),), (Fraction(1),)),
    "trapezoidal": ((Fraction(0), Fraction(1)), (Fraction(1, 2), Fraction(1, 2))),
    "Simpson": (tuple(Fraction(k, 2) for k in range(3)), tuple(Fraction(k, 6) for k in (1, 4, 1))),
    "Simpson 3/8": (tuple(Fraction(k, 3) for k in range(4)), tuple(Fraction(k, 8) for k in (1, 3, 3, 1))),
    "Boole": (tuple(Fraction(k, 4) for k in range(5)), tuple(Fraction(k, 90) for k in (7, 32, 12, 32, 7))),
}
"""Nodes in the unit interval, and weights."""
_CHINESE = dict(zip(_WEIGHTS, ("中点", "梯形", "辛普森", "辛普森 3/8 ", "布尔"), strict=True))
_RULES = (*_WEIGHTS, "Gauss 2", "Gauss 3")


class QuadratureRuleValue(Task["QuadratureRuleValue.Params", "QuadratureRuleValue.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        rules: int = knob("how many rules are drawn from", levels=(2, 2, 3, 4, 5, 6, 7, 7, 7, 7), ge=1, le=7)
        easiest: int = knob("how many easy rules are left out", levels=(0, 0, 0, 0, 0, 1, 1, 2, 3, 4), ge=0, le=6)
        panels: int = knob("how many panels there are at most", levels=(2, 3, 3, 3, 3, 3, 3, 3, 4, 4), ge=1, le=12)
        degree: int = knob("the degree of the polynomials", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 6), ge=1, le=8)
        fractions: bool = knob("whether functions may be quotients", levels=(False,) * 3 + (True,) * 7)

    class Instance(task.Instance):
        rule: str
        numerator: tuple[int, ...]  # constant term first; empty for a table
        denominator: tuple[int, ...]
        values: tuple[int, ...]  # at the nodes, if there is a table
        low: int
        high: int
        panels: int

        @property
        def function(self) -> str:
            over, under = polynomial(self.numerator), polynomial(self.denominator)
            return over if under == "1" else rf"\frac{{{over}}}{{{under}}}"

        @property
        def panel(self) -> Fraction:
            return Fraction(self.high - self.low, self.panels)

        @property
        def gauss(self) -> int:
            return int(self.rule[-1]) if self.rule.startswith("Gauss") else 0

        @property
        def formula(self) -> str:
            nodes, weights = _WEIGHTS.get(self.rule, ((), ()))
            terms = (f"{f'({w})·' if w != 1 else ''}f({_place(t)})" for t, w in zip(nodes, weights, strict=True))
            return " + ".join(terms)

        @property
        def rule_zh(self) -> str:
            return _CHINESE.get(self.rule, "")

        @property
        def shown(self) -> str:
            if not self.values:
                return ""
            nodes = _WEIGHTS[self.rule][0]
            step, first = self.panel * (nodes[1] if len(nodes) > 1 else 1), self.low + self.panel * nodes[0]
            return table([[first + i * step, value] for i, value in enumerate(self.values)], ["x", "f(x)"])

    answer = Rational()
    prompt = Prompt(
        en=r"""
        {% if values %}
        A function f is known at some points only:

        {{ shown }}
        {% else %}
        Let

        $$f(x) = {{ function }}$$
        {% endif %}

        Approximate the integral of f(x) from {{ low }} to {{ high }} by a composite rule: cut the
        interval from {{ low }} to {{ high }} into {{ "1 panel" if panels == 1 else panels ~ " panels" }} of length H =
        {{- " " }}{{ panel }}, apply the rule to each panel and add the results.

        {% if gauss == 2 %}
        The rule is the Gaussian rule with two nodes. On a panel with midpoint c it gives (H/2)·(f(c - (H/2)/√3) + f(c +
        (H/2)/√3)).
        {% elif gauss == 3 %}
        The rule is the Gaussian rule with three nodes. On a panel with midpoint c it gives
        (H/2)·((5/9)·f(c - (H/2)·√(3/5)) + (8/9)·f(c) + (5/9)·f(c + (H/2)·√(3/5))).
        {% else %}
        The rule is the {{ rule }} rule. On the panel from l to l + H it gives H·({{ formula }}).
        {% endif %}

        Give the exact value of this approximation, a rational number.
        """,
        zh=r"""
        {% if values %}
        函数 f 只在若干点处的值已知：

        {{ shown }}
        {% else %}
        设

        $$f(x) = {{ function }}$$
        {% endif %}

        用复合求积公式近似 f(x) 从 {{ low }} 到 {{ high }} 的积分：把积分区间等分成 {{ panels }} 个小区间，
        每个长 H = {{ panel }}，在每个小区间上用下面的公式，再把结果相加。

        {% if gauss == 2 %}
        所用公式为两点高斯公式：在中点为 c 的小区间上，结果为 (H/2)·(f(c - (H/2)/√3) + f(c + (H/2)/√3))。
        {% elif gauss == 3 %}
        所用公式为三点高斯公式：在中点为 c 的小区间上，结果为
        (H/2)·((5/9)·f(c - (H/2)·√(3/5)) + (8/9)·f(c) + (5/9)·f(c + (H/2)·√(3/5)))。
        {% else %}
        所用公式为{{ rule_zh }}公式：在从 l 到 l + H 的小区间上，结果为 H·({{ formula }})。
        {% endif %}

        给出这一近似值的精确值，它是一个有理数。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        rule = rng.choice(_RULES[params.easiest : params.rules])
        panels = rng.randint(max(1, params.panels - 1), params.panels)
        low = rng.randint(-3, 2)
        count = 1 if rule == "midpoint" else len(_WEIGHTS[rule][1]) - 1 if rule in _WEIGHTS else 1
        high = low + panels * count * rng.choice((1, 1, 2))
        numerator: tuple[int, ...] = (*(rng.randint(-4, 4) for _ in range(params.degree)), rng.randint(1, 3))
        denominator: tuple[int, ...] = (1,)
        values: tuple[int, ...] = ()
        if rule in _WEIGHTS and rng.random() < 0.25:
            size = panels if rule == "midpoint" else panels * count + 1
            numerator, values = (), tuple(rng.randint(-20, 60) for _ in range(size))
        elif rule in _WEIGHTS and params.fractions and rng.random() < 0.5:
            low = rng.randint(0, 3)
            high = low + panels * count
            numerator, denominator = numerator[:2], (rng.randint(1, 4), rng.randint(1, 2))
        elif rule.startswith("Gauss"):
            numerator = (*(rng.randint(-4, 4) for _ in range(max(4, params.degree))), rng.randint(1, 3))
        instance = self.Instance(
            rule=rule, numerator=numerator, denominator=denominator, values=values, low=low, high=high, panels=panels
        )
        answer = self.solve(instance)
        if abs(answer.numerator) > 10**8 or answer.denominator > 10**6 or (not any(numerator[1:]) and not values):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Fraction:
        total, length = Fraction(0), instance.panel
        for k in range(instance.panels):
            start = instance.low + k * length
            if instance.gauss:
                total += _gauss(instance.numerator, instance.gauss, start + length / 2, length / 2)
                continue
            nodes, weights = _WEIGHTS[instance.rule]
            for i, (node, weight) in enumerate(zip(nodes, weights, strict=True)):
                if instance.values:
                    value = Fraction(instance.values[k * max(1, len(nodes) - 1) + i])
                else:
                    x = start + node * length
                    under = evaluate(instance.denominator, x)
                    if not under:
                        raise task.Retry
                    value = Fraction(evaluate(instance.numerator, x)) / under
                total += length * weight * value
        return total


def _place(t: Fraction) -> str:
    return "l" if not t else "l + H" if t == 1 else f"l + ({t})H"


def _gauss(p: tuple[int, ...], count: int, middle: Fraction, half: Fraction) -> Fraction:
    """Add the even parts of p(middle + half t) at t^2 = 1/3, or at 0 and 3/5: the odd ones cancel."""
    square, weight = (Fraction(1, 3), Fraction(2)) if count == 2 else (Fraction(3, 5), Fraction(10, 9))
    total = Fraction(0) if count == 2 else Fraction(8, 9) * evaluate(p, middle)
    for n, c in enumerate(p):
        for j in range(0, n + 1, 2):
            total += weight * c * comb(n, j) * middle ** (n - j) * half**j * square ** (j // 2)
    return half * total

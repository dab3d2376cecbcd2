"""Find a potential of a conservative vector field.

Answer: an expression in the variables; any potential is right, integral signs are not.
Harder: more variables, more terms, more kinds of functions, products of them.
Skills: calculus, algebra
Source: original; any text on vector calculus.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.calculus._formulas import latex, weighted
from bootcamp.tasks.calculus._functions import has_slope, jumps, last_side
from bootcamp.verifiers import Format, Math
from bootcamp.verifiers.symbolic import Node, parse

_NAMES = ("x", "y", "z", "w")
_FUNCTIONS = (  # f(u), and the factors of its derivative over and under a bar
    ("", "", ""),
    ("e^({u})", "e^({u})", ""),
    ("sin({u})", "cos({u})", ""),
    ("ln(1 + ({u})^2)", "2*({u})", "(1 + ({u})^2)"),
    ("cos({u})", "-sin({u})", ""),
    ("arctan({u})", "", "(1 + ({u})^2)"),
    ("sqrt(4 + ({u})^2)", "({u})", "sqrt(4 + ({u})^2)"),
)


class PotentialFunction(Task["PotentialFunction.Params", "PotentialFunction.Instance", Node]):
    version = 1

    class Params(task.Params):
        variables: int = knob("how many variables there are", levels=(2, 2, 2, 2, 3, 3, 3, 3, 4, 4), ge=2, le=4)
        terms: int = knob("how many terms the potential has", levels=(2, 3, 3, 4, 3, 4, 4, 5, 5, 6), ge=1, le=8)
        functions: int = knob(
            "how many kinds of functions there are", levels=(1, 2, 3, 4, 4, 5, 6, 7, 7, 7), ge=1, le=7
        )
        degree: int = knob("the largest exponent of a variable", levels=(2, 2, 2, 2, 2, 2, 2, 2, 2, 3), ge=1, le=4)
        largest: int = knob("the largest coefficient", levels=(5, 6, 6, 6, 6, 6, 7, 7, 7, 8), ge=2, le=12)

    class Instance(task.Instance):
        parts: tuple[str, ...]  # the components in LaTeX, by x, y, z, w

        @property
        def names(self) -> tuple[str, ...]:
            """The variables."""
            return _NAMES[: len(self.parts)]

    prompt = Prompt(
        en=r"""
        The components of a conservative vector field F, along {{ names | listed(language) }} in this order, are

        {% for part in parts %}
        $$F_{{ names[loop.index0] }} = {{ part }}$$
        {% endfor %}

        Find a potential of F: a function φ of {{ names | listed(language) }} whose gradient is F. Any constant that is
        added will do. No integral sign may be left in the answer.
        """,
        zh=r"""
        保守向量场 F 沿 {{ names | listed(language) }} 方向的分量依次为

        {% for part in parts %}
        $$F_{{ names[loop.index0] }} = {{ part }}$$
        {% endfor %}

        求 F 的一个势函数，即梯度等于 F 的 {{ names | listed(language) }} 的函数 φ。所加的常数任取。答案中不能含积分号。
        """,
    )

    def format(self, instance: Instance) -> Format[Node]:
        return Math(variables=instance.names)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        names = _NAMES[: params.variables]
        potential: list[tuple[Fraction, str, str]] = []
        slopes: dict[str, list[tuple[Fraction, str, str]]] = {name: [] for name in names}
        for place in range(params.terms):
            c = Fraction(random_nonzero(rng, params.largest))
            function = _FUNCTIONS[rng.randrange(params.functions)] if place else _FUNCTIONS[params.functions - 1]
            front = {name: rng.randint(0, params.degree) for name in rng.sample(names, 2)}
            inner = {name: rng.choice((-2, -1, 1, 1, 2, 3)) for name in rng.sample(names, 2)}
            product = rng.random() < 0.4
            u = _power(dict.fromkeys(inner, 1)) if product else weighted((k, name, "") for name, k in inner.items())
            value, over, under = (part.format(u=u) for part in function)
            if not value:
                front = {name: n + 1 for name, n in front.items()}
            potential.append((c, _joined(_power(front), value), ""))
            for name in names:
                if front.get(name):
                    lowered = {other: n - (other == name) for other, n in front.items()}
                    slopes[name].append((c * front[name], _joined(_power(lowered), value), ""))
                if value and name in inner:
                    raised = dict(front)
                    for other in inner if product else ():
                        raised[other] = raised.get(other, 0) + (other != name)
                    sign, top = (-1, over[1:]) if over[:1] == "-" else (1, over)
                    rate = sign * (1 if product else inner[name])
                    slopes[name].append((c * rate, _joined(_power(raised), top), under))
        if len({term for _, term, _ in potential}) < params.terms or not all(slopes.values()):
            raise task.Retry
        parts = tuple(latex(weighted(slopes[name]), *names) for name in names)
        return self.Instance(parts=parts), parse(weighted(potential), names)

    def check(self, instance: Instance, answer: Node) -> str:
        answer = last_side(answer)
        point = dict(
            zip(instance.names, (Fraction(5, 9), Fraction(7, 5), Fraction(2, 3), Fraction(9, 7)), strict=False)
        )
        for name, part in zip(instance.names, instance.parts, strict=True):
            if not has_slope(answer, name, _tree(part), point):
                return f"the derivative of the answer by {name} is not the component of F along {name}"
            if jumps(answer, name, _tree(part), point, None, None):
                return "the answer jumps where F is defined"
        return ""


@lru_cache(maxsize=1024)
def _tree(part: str) -> Node:
    return parse(part, _NAMES)


def _power(exponents: dict[str, int]) -> str:
    """Write a product of powers."""
    return "*".join(name if n == 1 else f"{name}^{n}" for name, n in sorted(exponents.items(), key=_place) if n)


def _place(item: tuple[str, int]) -> int:
    return _NAMES.index(item[0])


def _joined(*factors: str) -> str:
    return "*".join(factor for factor in factors if factor)

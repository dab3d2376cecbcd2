"""Give the formula of a graph after a sequence of shifts, stretches, reflections and foldings.

Answer: a formula in x; all of its forms are right.
Harder: more steps, more kinds of functions, fractional factors, reflections in other lines, foldings.
Skills: algebra, geometry
Source: original; school algebra.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Math
from bootcamp.verifiers.symbolic import Node, add, apply, mul, parse, render, substitute, symbol

_STARTS = ("x^2", "abs(x)", "x^3 - x", "1/x", "sqrt(x)", "2^x", "x/(x^2 + 1)", "x^2 - 3x")
_STEPS: dict[str, tuple[str, str]] = {
    "right": ("shift it to the right by {}", "向右平移 {} 个单位"),
    "left": ("shift it to the left by {}", "向左平移 {} 个单位"),
    "up": ("shift it up by {}", "向上平移 {} 个单位"),
    "down": ("shift it down by {}", "向下平移 {} 个单位"),
    "wide": (
        "multiply the distance of every point from the y-axis by {}",
        "把每个点到 y 轴的距离变为原来的 {} 倍（横坐标乘以 {}）",
    ),
    "high": (
        "multiply the distance of every point from the x-axis by {}",
        "把每个点到 x 轴的距离变为原来的 {} 倍（纵坐标乘以 {}）",
    ),
    "x-axis": ("reflect it in the x-axis", "作关于 x 轴的对称图形"),
    "y-axis": ("reflect it in the y-axis", "作关于 y 轴的对称图形"),
    "upright": ("reflect it in the line x = {}", "作关于直线 x = {} 的对称图形"),
    "level": ("reflect it in the line y = {}", "作关于直线 y = {} 的对称图形"),
    "fold up": (
        "replace what lies below the x-axis by its mirror image in the x-axis, and keep the rest",
        "把 x 轴下方的部分换成它关于 x 轴的对称图形，其余部分不变",
    ),
    "fold left": (
        "remove what lies to the left of the y-axis, and put the mirror image of the rest in the y-axis there",
        "去掉 y 轴左侧的部分，并在那里补上其余部分关于 y 轴的对称图形",
    ),
}
_KINDS = tuple(_STEPS)


class GraphTransformations(Task["GraphTransformations.Params", "GraphTransformations.Instance", Node]):
    version = 1

    class Params(task.Params):
        steps: int = knob("how many steps there are", levels=(1, 2, 3, 3, 4, 5, 6, 7, 8, 10), ge=1, le=14)
        starts: int = knob("how many functions are drawn from", levels=(3, 4, 5, 6, 7, 8, 8, 8, 8, 8), ge=2, le=8)
        kinds: int = knob(
            "how many kinds of steps are drawn from", levels=(8, 8, 8, 10, 10, 10, 12, 12, 12, 12), ge=4, le=12
        )
        fractions: bool = knob("whether factors may be below 1", levels=(False,) * 3 + (True,) * 7)
        foldings: int = knob("how many foldings there are", levels=(0, 0, 0, 0, 0, 0, 1, 1, 2, 2), ge=0, le=2)

    class Instance(task.Instance):
        start: str
        steps: tuple[tuple[str, Fraction], ...]

        @property
        def formula(self) -> str:
            return render(parse(self.start))

        @property
        def bars(self) -> bool:
            return "abs" in self.start or any(kind.startswith("fold") for kind, _ in self.steps)

        @property
        def phrases(self) -> list[tuple[str, str]]:
            return [
                (_STEPS[kind][0].format(value), _STEPS[kind][1].replace("{}", str(value))) for kind, value in self.steps
            ]

    answer = Math(variables=("x",))
    prompt = Prompt(
        en=r"""
        The graph of $y = {{ formula }}$ is changed step by step:

        {{ phrases | map("first") | numbered }}

        Each step is applied to the graph that the step before it left. Give a formula in x for y on the final graph.
        {{ "Write an absolute value as abs(...)." if bars }}
        """,
        zh=r"""
        把函数 $y = {{ formula }}$ 的图象依次作如下变换：

        {{ phrases | map("last") | numbered }}

        每一步都作用于上一步得到的图象。写出最终图象的函数解析式（用 x 表示 y）。{{ "绝对值写作 abs(...)。" if bars }}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        kinds = [rng.choice(_KINDS[: min(params.kinds, 10)]) for _ in range(params.steps)]
        for place, fold in zip(
            rng.sample(range(params.steps), params.foldings), rng.sample(_KINDS[10:], params.foldings), strict=True
        ):
            kinds[place] = fold
        if any(
            _axis(a) == _axis(b) and (a == b or {a, b} < {"right", "left", "up", "down"}) for a, b in pairwise(kinds)
        ):
            raise task.Retry
        steps = tuple((kind, _draw_value(params, rng, kind)) for kind in kinds)
        instance = self.Instance(start=rng.choice(_STARTS[: params.starts]), steps=steps)
        if instance.start == "sqrt(x)" and "fold left" in kinds:  # nothing of the graph might be left
            raise task.Retry
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> Node:
        x, y = _Affine(symbol("x")), _Affine(symbol("y"))
        for kind, value in reversed(instance.steps):  # a step along the x-axis acts on x before the earlier ones
            if _axis(kind):
                x = x.folded() if kind == "fold left" else x.then(*_before(kind, value))
        for kind, value in instance.steps:
            if not _axis(kind):
                y = y.folded() if kind == "fold up" else y.then(*_after(kind, value))
        return parse(render(substitute(y.node(), "y", substitute(parse(instance.start), "x", x.node()))), ("x",))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        formula, lines = parse(instance.start), []
        for number, (kind, value) in enumerate(instance.steps, 1):
            along = _axis(kind)
            move = (_before if along else _after)(kind, value) if kind[:4] != "fold" else (Fraction(1), Fraction(0))
            rule, here = (
                (_Affine(base).folded() if kind[:4] == "fold" else _Affine(base).then(*move)).node()
                for base in (symbol("x" if along else "y"), symbol("x") if along else formula)
            )
            formula = substitute(formula, "x", here) if along else here
            lines.append(f"{number}. {'x' if along else 'y'} -> {render(rule)}: {render(formula)}")
        return "\n".join(lines)


@dataclass(frozen=True)
class _Affine:
    """The expression a b + c with a base b."""

    base: Node
    a: Fraction = Fraction(1)
    c: Fraction = Fraction(0)

    def then(self, a: Fraction, c: Fraction) -> _Affine:
        return _Affine(self.base, a * self.a, a * self.c + c)

    def folded(self) -> _Affine:
        return _Affine(apply("abs", self.node()))

    def node(self) -> Node:
        return add(mul(self.a, self.base), self.c)


def _before(kind: str, value: Fraction) -> tuple[Fraction, Fraction]:
    """Give a and c for which the new y at x is the old one at a x + c."""
    one = Fraction(1)
    return {
        "right": (one, -value),
        "left": (one, value),
        "wide": (1 / value, Fraction(0)),
        "y-axis": (-one, Fraction(0)),
        "upright": (-one, 2 * value),
    }[kind]


def _after(kind: str, value: Fraction) -> tuple[Fraction, Fraction]:
    """Give a and c for which the new y is a y + c."""
    one = Fraction(1)
    return {
        "up": (one, value),
        "down": (one, -value),
        "high": (value, Fraction(0)),
        "x-axis": (-one, Fraction(0)),
        "level": (-one, 2 * value),
    }[kind]


def _axis(kind: str) -> bool:
    """Tell whether a step moves points along the x-axis."""
    return kind in ("right", "left", "wide", "y-axis", "upright", "fold left")


def _draw_value(params: GraphTransformations.Params, rng: Random, kind: str) -> Fraction:
    if kind in ("wide", "high"):
        if params.fractions and rng.random() < 0.6:
            return rng.choice((Fraction(1, 2), Fraction(1, 3), Fraction(2, 3), Fraction(3, 2)))
        return Fraction(rng.randint(2, 4))
    return Fraction(rng.randint(1, 6) if kind in _KINDS[:4] else rng.choice((-3, -2, -1, 1, 2, 3)))

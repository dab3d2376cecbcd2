"""Count, as a polynomial in n, how often the innermost lines of nested loops are carried out.

Answer: a polynomial in n, in any form; it is unique.
Harder: more loops inside each other, bounds that depend on outer variables, several nests after each other.
Skills: coding, algebra
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Polynomial

Bound = tuple[int, str, int]
"""a, a variable and b of the bound a * variable + b."""
Loop = tuple[str, Bound, Bound]
Terms = tuple[tuple[tuple[int, ...], Fraction], ...]


class LoopCountFormula(Task["LoopCountFormula.Params", "LoopCountFormula.Instance", Terms]):
    version = 1

    class Params(task.Params):
        loops: int = knob("how many loops stand inside each other", levels=(1, 2, 2, 2, 3, 3, 3, 3, 4, 4), ge=1, le=4)
        nests: int = knob("how many nests there are", levels=(2, 1, 2, 3, 1, 2, 3, 3, 2, 3), ge=1, le=4)
        most: int = knob("the largest number in bounds and steps", levels=(5, 5, 5, 5, 5, 4, 4, 5, 4, 5), ge=1, le=9)

    class Instance(task.Instance):
        nests: tuple[tuple[Loop, ...], ...]
        steps: tuple[int, ...]  # what is added in each nest

        @property
        def lines(self) -> list[str]:
            lines = ["count = 0"]
            for nest, step in zip(self.nests, self.steps, strict=True):
                for depth, (name, low, high) in enumerate(nest):
                    ends = _written(high) if low == (0, "", 0) else f"{_written(low)}, {_written(high)}"
                    lines.append(f"{'    ' * depth}for {name} in range({ends}):")
                lines.append(f"{'    ' * len(nest)}count += {step}")
            return lines

    answer = Polynomial(("n",))
    prompt = Prompt(
        en=r"""
        Let n be a positive integer. What is the value of count at the end of this Python program, as a polynomial in n?
        Here range(m) runs through 0, 1, ..., m - 1, and range(l, m) through l, l + 1, ..., m - 1, or through nothing if
        l = m.

        {% for line in lines %}
        {{ line }}
        {% endfor %}
        """,
        zh=r"""
        设 n 为正整数。下面的 Python 程序结束时 count 的值是多少？用关于 n 的多项式表示。
        其中 range(m) 依次取 0, 1, ..., m - 1，range(l, m) 依次取 l, l + 1, ..., m - 1，当 l = m 时什么也不取。

        {% for line in lines %}
        {{ line }}
        {% endfor %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Terms]:
        nests = []
        for place in range(params.nests):
            depth = params.loops if place == 0 else rng.randint(1, params.loops)
            nests.append(_draw_nest(rng, depth, params.most))
        steps = tuple(rng.randint(1, params.most) for _ in nests)
        instance = self.Instance(nests=tuple(rng.sample(nests, len(nests))), steps=steps)
        answer = self.solve(instance)
        if len(answer) < min(2, params.loops):
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        return sorted([nest, step] for nest, step in zip(instance.nests, instance.steps, strict=True))

    def solve(self, instance: Instance) -> Terms:
        points = range(1, max(map(len, instance.nests)) + 2)
        values = [_count(instance, n) for n in points]
        total = [Fraction(0)] * len(points)
        for x, value in zip(points, values, strict=True):
            basis = [Fraction(value)]
            for other in points:
                if other != x:  # times (n - other) / (x - other)
                    shifted = [Fraction(0), *basis]
                    basis = [
                        (high - other * low) / (x - other)
                        for high, low in zip(shifted, [*basis, Fraction(0)], strict=True)
                    ]
            total = [one + more for one, more in zip(total, basis, strict=True)]
        return self.answer.from_coefficients(total)


def _count(instance: LoopCountFormula.Instance, n: int) -> int:
    return sum(step * _turns(nest, {"n": n, "": 0}) for nest, step in zip(instance.nests, instance.steps, strict=True))


def _turns(nest: tuple[Loop, ...], values: dict[str, int]) -> int:
    if not nest:
        return 1
    name, (a, one, b), (c, other, d) = nest[0]
    low, high = a * values[one] + b, c * values[other] + d
    return sum(_turns(nest[1:], values | {name: value}) for value in range(low, high)) if nest[1:] else high - low


def _draw_nest(rng: Random, depth: int, most: int) -> tuple[Loop, ...]:
    """Draw loops none of which begins beyond its end for any n from 1 on."""
    nest: list[Loop] = []
    small: list[str] = []  # variables from 0 to n
    large: list[str] = []  # others that are never negative
    for name in "ijkm"[:depth]:
        k = rng.randint(1, most)
        start: Bound = rng.choice([(0, "", 0), (0, "", 1)])
        choices: list[tuple[Bound, Bound, bool]] = [
            (start, (1, "n", 1), True), (start, (k, "n", k), k == 1), ((0, "", 0), (1, "n", 0), True),
            ((0, "", 0), (1, "n", k), False),
        ]  # fmt: skip
        for _ in range(3):
            for outer in small:
                choices += [
                    ((1, outer, 0), (1, "n", 1), True), ((1, outer, 0), (1, "n", k), k == 1),
                    ((0, "", 0), (1, outer, 0), True), ((0, "", 1), (1, outer, 1), True),
                    ((1, outer, 0), (2, "n", 1), False),
                ]  # fmt: skip
            for outer in [*small, *large]:
                choices += [((0, "", 0), (k, outer, k), False), ((1, outer, 0), (2, outer, k), False)]
        low, high, bounded = rng.choice(choices)
        nest.append((name, low, high))
        (small if bounded else large).append(name)
    return tuple(nest)


def _written(bound: Bound) -> str:
    a, name, b = bound
    product = name if a == 1 else f"{a} * {name}"
    return str(b) if not name else product if b == 0 else f"{product} + {b}"

r"""Find a derivative of a combination of functions of which only a table of values and derivatives is given.

Answer: one rational number; it is unique.
Harder: more functions and operations, functions inside functions, second derivatives, rows that are not needed.
Skills: calculus, arithmetic
Source: original; a common kind of calculus exercise.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.lib.prompts import bracketed, table
from bootcamp.lib.series import Series, divide, multiply
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational
from bootcamp.verifiers.symbolic import Node, add, apply, div, mul, parse, power, render, symbol
from bootcamp.verifiers.symbolic.tree import fold

_NAMES = "fghk"
Part = tuple[str, Series]  # a name for a function, its value and derivatives
_X = symbol("x")
_INNER = ("x^2", "2x", "x + 1", "x - 1", "3 - x", "x^2 - 2", "1 - 2x")


class DerivativeFromTable(Task["DerivativeFromTable.Params", "DerivativeFromTable.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        functions: int = knob("how many functions the table has", levels=(2, 2, 2, 2, 3, 3, 3, 4, 4, 4), ge=2, le=4)
        operations: int = knob("how many operations combine them", levels=(1, 2, 3, 4, 5, 4, 5, 6, 7, 9), ge=1, le=12)
        rows: int = knob("how many rows the table has", levels=(3, 3, 4, 4, 5, 5, 6, 7, 8, 9), ge=3, le=12)
        order: int = knob("the order of the derivative", levels=(1, 1, 1, 1, 1, 2, 2, 2, 2, 2), ge=1, le=2)

    class Instance(task.Instance):
        expression: str  # in LaTeX, over f, g, h, k and x
        functions: int
        points: tuple[int, ...]
        rows: tuple[tuple[tuple[int, ...], ...], ...]  # at each point, the value and derivatives of each function
        order: int
        at: int

        @property
        def names(self) -> str:
            return _NAMES[: self.functions]

        @property
        def shown(self) -> str:
            header = ["x", *(f"{name}{mark}(x)" for name in self.names for mark in ("", "'", "''")[: self.order + 1])]
            cells = (
                [x, *(value for part in row for value in part)] for x, row in zip(self.points, self.rows, strict=True)
            )
            return table(cells, header)

    answer = Rational()
    prompt = Prompt(
        en=r"""
        The functions {{ names | listed }} {{ "are twice differentiable" if order == 2 else "are differentiable" }}
        everywhere. The table gives their values and those of their derivatives at some points.

        {{ shown }}

        Let

        $$w(x) = {{ expression }}$$

        Find {{ "the second derivative w''" if order == 2 else "w'" }}({{ at }}). It is a rational number.
        """,
        zh=r"""
        函数 {{ names | listed("zh") }} 处处{{ "二阶" if order == 2 }}可导。下表给出它们及其导数在若干点处的值。

        {{ shown }}

        设

        $$w(x) = {{ expression }}$$

        求{{ "二阶导数 w''" if order == 2 else " w'" }}({{ at }})，它是一个有理数。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        low = -rng.randint(0, params.rows // 2)
        points = tuple(range(low, low + params.rows))
        tree = _draw(rng, _NAMES[: params.functions], params.operations)
        used = render(tree)
        if any(f"{name}(" not in used for name in _NAMES[: params.functions]):
            raise task.Retry
        instance = self.Instance(
            expression=used,
            functions=params.functions,
            points=points,
            rows=tuple(
                tuple(
                    (rng.choice(points), *(rng.randint(-6, 6) for _ in range(params.order)))
                    for _ in range(params.functions)
                )
                for _ in points
            ),
            order=params.order,
            at=rng.choice(points),
        )
        answer = self.solve(instance)
        if answer in (0, 1, -1) or abs(answer.numerator) > 10**6 or answer.denominator > 10**4:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Fraction:
        return self._run(instance)[0]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        return "\n".join(self._run(instance)[1])

    def _run(self, instance: Instance) -> tuple[Fraction, list[str]]:
        """Give the derivative that is asked for, and a line for each operation: its value and its derivatives."""
        rows = dict(zip(instance.points, instance.rows, strict=True))
        size, lines = instance.order + 1, list[str]()

        def noted(shown: str, value: Series, *texts: str) -> Part:
            name = f"u{len(lines) + 1}"
            numbers = [value[0], *(n * c for n, c in enumerate(value[1:], 1))]
            heads = [f"{name} = {shown}", f"{name}'", f"{name}''"]
            lines.append(", ".join(f"{h} = {t} = {c}" for h, t, c in zip(heads, texts, numbers, strict=False)))
            return name, value

        def visit(node: Node, args: tuple[Part, ...]) -> Part:
            if isinstance(node.leaf, Fraction):
                return str(node.leaf), (node.leaf, *[Fraction(0)] * (size - 1))
            if node.head == "symbol":
                return "x", (Fraction(instance.at), Fraction(1), Fraction(0))[:size]
            names, values = [name for name, _ in args], [value for _, value in args]
            a, b = _shown(values[0]), _shown(values[-1])
            if node.head == "apply":
                value = _composed(rows, index := instance.names.index(str(node.leaf)), values[0])
                f, (g, h) = node.leaf, [bracketed(d) for d in (*rows[int(values[0][0])][index][1:], 0)[:2]]
                return noted(
                    f"{f}({names[0]})", value, f"{f}({values[0][0]})", f"{g}·{a[1]}", f"{h}·{a[1]}^2 + {g}·{a[2]}"
                )
            if node.head == "add":
                texts = (" + ".join(part) for part in zip(*map(_shown, values), strict=True))
                return noted(" + ".join(names), tuple(map(sum, zip(*values, strict=True))), *texts)
            if node.head == "neg":
                return noted(f"-{names[0]}", tuple(-c for c in values[0]), *(f"-{x}" for x in a))
            if node.head == "div":
                if not values[1][0]:
                    raise task.Retry
                c = _shown(value := divide(*values))
                slope, bend = f"({a[1]} - {c[0]}·{b[1]})/{b[0]}", f"({a[2]} - 2·{c[1]}·{b[1]} - {c[0]}·{b[2]})/{b[0]}"
                return noted(" / ".join(names), value, f"{a[0]}/{b[0]}", slope, bend)
            p, *factors = args if node.head == "mul" else args[:1] * int(values[1][0])  # else a power
            for q in factors:
                a, b = _shown(p[1]), _shown(q[1])
                slope = f"{a[1]}·{b[0]} + {a[0]}·{b[1]}" if a[1] != "0" else f"{a[0]}·{b[1]}"
                bend = f"{a[2]}·{b[0]} + 2·{a[1]}·{b[1]} + {a[0]}·{b[2]}"
                p = noted(f"{p[0]}·{q[0]}", multiply(p[1], q[1]), f"{a[0]}·{b[0]}", slope, bend)
            return p

        return Fraction(fold(parse(instance.expression, ("x",)), visit)[1][-1]) * instance.order, lines


def _shown(value: Series) -> list[str]:
    """Write the value and its first two derivatives, as factors."""
    return [bracketed(n * c) for n, c in zip((1, 1, 2), (*value, Fraction(0))[:3], strict=True)]


def _composed(rows: dict[int, tuple[tuple[int, ...], ...]], index: int, inner: Series) -> Series:
    """Put a series, the value and half the second derivative at its ends, into a function of the table."""
    if inner[0] not in rows:
        raise task.Retry
    value, slope, *bend = map(Fraction, rows[int(inner[0])][index])
    return (value, slope * inner[1], *(slope * inner[2] + b / 2 * inner[1] ** 2 for b in bend))


def _draw(rng: Random, names: str, operations: int) -> Node:
    """Draw an expression with so many operations."""
    if operations <= 0:
        return apply(rng.choice(names), _X)
    way = rng.choice(("compose", "compose", "mul", "div", "add", "inner", "power"))
    if way == "inner":
        return (
            apply(rng.choice(names), parse(rng.choice(_INNER), ("x",)))
            if operations == 1
            else _draw(rng, names, operations)
        )
    if way == "compose":
        return apply(rng.choice(names), _draw(rng, names, operations - 1))
    if way == "power":
        base = _draw(rng, names, operations - 1)
        return base if base.head == "pow" else power(base, rng.choice((2, 3)))
    left = rng.randint(0, operations - 1)
    first, second = _draw(rng, names, left), _draw(rng, names, operations - 1 - left)
    if way == "add":
        return add(mul(rng.randint(1, 5), first), mul(random_nonzero(rng, 5), second))
    return mul(first, second) if way == "mul" else div(first, second)

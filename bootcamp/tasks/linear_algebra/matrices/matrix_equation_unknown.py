"""Solve an equation for an unknown square matrix, where products do not commute.

Answer: one matrix of rational numbers; it is unique.
Harder: larger matrices, more steps that isolate the unknown, an unknown that occurs twice, fractions.
Skills: algebra, arithmetic
Source: original.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.matrix import (
    IntMatrix,
    Matrix as Rows,
    add,
    latex,
    multiply,
    random_matrix,
    random_unimodular,
    transpose,
)
from bootcamp.lib.prompts import sequence
from bootcamp.lib.shown_systems import inverse_steps
from bootcamp.lib.shown_work import product_rows
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.linear_algebra.matrices._expressions import Postfix, evaluate, write
from bootcamp.verifiers import Format, Matrix

_LETTERS = "ABCDEFGHKLM"


class MatrixEquationUnknown(Task["MatrixEquationUnknown.Params", "MatrixEquationUnknown.Instance", Rows]):
    version = 1

    class Params(task.Params):
        size: int = knob("how many rows and columns the matrices have", levels=(2,) * 6 + (3, 3, 3, 4), ge=2, le=4)
        steps: int = knob("how many steps isolate the unknown", levels=(1, 1, 2, 2, 3, 4, 3, 4, 5, 5), ge=1, le=8)
        twice: bool = knob("whether the unknown may occur twice", levels=(False,) * 3 + (True,) * 7)
        inverted: bool = knob("whether inverses occur", levels=(False,) * 4 + (True,) * 6)
        largest: int = knob("the largest entry drawn", levels=(3, 5, 4, 5, 5, 5, 4, 5, 5, 5), ge=2, le=12)
        denominator: int = knob(
            "the largest denominator in the solution", levels=(1, 1, 1, 1, 2, 2, 2, 3, 3, 3), ge=1, le=9
        )

    class Instance(task.Instance):
        matrices: tuple[Rows, ...]
        left: Postfix
        right: Postfix

        @property
        def given(self) -> dict[str, Rows]:
            return dict(zip(_LETTERS, self.matrices, strict=False))

        @property
        def lines(self) -> list[str]:
            return [f"$$ {name} = {latex(rows)} $$" for name, rows in self.given.items()]

        @property
        def equation(self) -> str:
            return f"{write(self.left)} = {write(self.right)}"

        @property
        def transposed(self) -> bool:
            return "T" in self.left + self.right

    prompt = Prompt(
        en=r"""
        The square matrix X satisfies

        $$ {{ equation }} $$

        where

        {{ lines | lines }}

        {% if transposed %}
        Here $M^T$ is the transpose of $M$.
        {% endif %}
        Find X; it is unique.
        """,
        zh=r"""
        方阵 X 满足

        $$ {{ equation }} $$

        其中

        {{ lines | lines }}

        {% if transposed %}
        这里 $M^T$ 表示 $M$ 的转置。
        {% endif %}
        求 X，它是唯一的。
        """,
    )

    def format(self, instance: Instance) -> Format[Rows]:
        return Matrix(len(instance.matrices[0]), len(instance.matrices[0]))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Rows]:
        n, given = params.size, dict[str, Rows]()
        x = tuple(
            tuple(Fraction(rng.randint(-5, 5), rng.randint(1, params.denominator)) for _ in range(n)) for _ in range(n)
        )

        def letter(rows: IntMatrix | Rows) -> str:
            name = _LETTERS[len(given)]
            given[name] = tuple(tuple(map(Fraction, row)) for row in rows)
            return name

        inside: Postfix = ("X",)
        right: Postfix = ()
        twice = params.twice and rng.random() < 0.6
        last = ""
        for _ in range(params.steps - twice):
            kinds = ["left", "right"] if params.steps == 1 else ["left", "right", "+", "-", "T", "inv"]
            kinds = [k for k in kinds if k != last and (params.inverted or k != "inv") and {k, last} != {"+", "-"}]
            last = rng.choice(kinds)
            if last in ("left", "right"):
                inside = _beside(inside, letter(_invertible(rng, n, params.largest)), last)
            elif last in ("+", "-"):
                inside = (*inside, letter(random_matrix(rng, n, n, -params.largest, params.largest)), last)
            else:
                inside = (*inside, last)
        if twice:  # A U = B U + C or the like, U being what was made so far
            side = rng.choice(("left", "right"))
            first = random_matrix(rng, n, n, -params.largest, params.largest)
            gap = _invertible(rng, n, params.largest)
            second = tuple(tuple(a - b for a, b in zip(r, s, strict=True)) for r, s in zip(first, gap, strict=True))
            inside, right = _beside(inside, letter(first), side), _beside(inside, letter(second), side)
        values = [_try(part, {**given, "X": x}) for part in (inside, right) if part]
        rest = values[0]
        if twice:
            rest = tuple(tuple(p - q for p, q in zip(r, s, strict=True)) for r, s in zip(*values, strict=True))
        if max(max(abs(e.numerator), 20 * e.denominator) for row in rest for e in row) > 240 or not any(map(any, rest)):
            raise task.Retry
        constant = letter(rest)
        right = (*right, constant, "+") if right else (constant,)
        if any(given[a] == given[b] for a in given for b in given if a < b) or any(map(_plain, (x, *given.values()))):
            raise task.Retry
        return self.Instance(matrices=tuple(given.values()), left=inside, right=right), x

    def key(self, instance: Instance) -> object:
        given: Mapping[str, object] = instance.given
        return [[given.get(item, item) for item in side] for side in (instance.left, instance.right)]

    def check(self, instance: Instance, answer: Rows) -> str:
        given = {**instance.given, "X": answer}
        if (left := evaluate(instance.left, given)) is None:
            return "a matrix that the equation inverts is singular"
        return "" if left == evaluate(instance.right, given) else "the two sides of the equation differ"

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        given, left = instance.given, instance.left
        value, lines = given[instance.right[-2 if len(instance.right) > 1 else 0]], list[str]()
        if len(instance.right) > 1:  # the unknown stands on both sides, beside A and B: A - B is put in the place of A
            p, q = (side[-2 if side[-2] in given else 0] for side in (left, instance.right[:-2]))
            given[p] = add(given[p], given[q], -1)
            lines.append(f"{p} - {q} = {sequence(given[p])}")
        while left != ("X",):
            *rest, last = left
            outer = rest[-1] if rest[-1] in given else rest[0]
            left = tuple(rest if last in ("T", "inv") else rest[:-1] if rest[-1] in given else rest[1:])
            if last in ("T", "+", "-"):
                value = transpose(value) if last == "T" else add(value, given[outer], -1 if last == "+" else 1)
            else:
                steps, back = inverse_steps(value if last == "inv" else given[outer])
                pair = (value, back) if rest[-1] in given else (back, value)
                lines += steps + (product_rows(*pair) if last == "*" else [])
                value = back if last == "inv" else multiply(*pair)
            lines.append(f"{write(left)} = {sequence(value)}")
        return "\n".join(lines)


def _beside(inside: Postfix, name: str, side: str) -> Postfix:
    return (name, *inside, "*") if side == "left" else (*inside, name, "*")


def _invertible(rng: Random, n: int, limit: int) -> IntMatrix:
    """Draw a matrix whose determinant is 1, 2 or 3, up to the sign."""
    rows = list(random_unimodular(rng, n, 3 * n, limit))
    place, factor = rng.randrange(n), rng.randint(1, 3)
    rows[place] = tuple(factor * x for x in rows[place])
    return tuple(rows)


def _try(expression: Postfix, given: Mapping[str, Rows]) -> Rows:
    if (value := evaluate(expression, given)) is None:
        raise task.Retry
    return value


def _plain(rows: Rows) -> bool:
    """Tell whether a matrix is a multiple of the identity, with which products commute."""
    return all(x == (rows[0][0] if i == j else 0) for i, row in enumerate(rows) for j, x in enumerate(row))

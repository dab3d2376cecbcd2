"""Reduce a positive definite binary quadratic form, and give a substitution that does it.

Answer: the reduced form, which is unique, and from level 5 any matrix of determinant 1 that leads to it.
Harder: larger coefficients that take more steps, the matrix.
Skills: algebra, arithmetic
Source: original; C. F. Gauss, Disquisitiones Arithmeticae, 1801, art. 171.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.matrix import identity, multiply, transpose
from bootcamp.lib.prompts import bracketed, linear
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.number_theory.algebraic._forms import Form, discriminant, is_reduced
from bootcamp.verifiers import Integer, Record, Sequence
from bootcamp.verifiers.base import Format

Matrix = tuple[tuple[int, ...], ...]
Answer = dict[str, Any]


class BinaryFormReduction(Task["BinaryFormReduction.Params", "BinaryFormReduction.Instance", Answer]):
    version = 1

    class Params(task.Params):
        size: int = knob(
            "a bound on the coefficients of the reduced form",
            levels=(6, 9, 12, 20, 12, 20, 40, 100, 500, 2000),
            ge=3,
            le=10**6,
        )
        steps: int = knob(
            "how many substitutions hide the reduced form", levels=(1, 1, 2, 3, 2, 3, 4, 5, 6, 8), ge=1, le=30
        )
        shift: int = knob("the largest shift in a substitution", levels=(3, 5, 4, 4, 4, 4, 5, 5, 6, 6), ge=1, le=50)
        matrix: bool = knob("whether the substitution is asked", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        form: Form
        matrix: bool

        @property
        def polynomial(self) -> str:
            return linear(zip(self.form, ("x^2", "xy", "y^2"), strict=True))

    answer = Record(form=Sequence(Integer(), length=3))
    prompt = Prompt(
        en=r"""
        Two binary quadratic forms are properly equivalent if a substitution x = pX + qY, y = rX + sY with integers
        p, q, r, s and ps - qr = 1 turns one into the other. A positive definite form aX^2 + bXY + cY^2 is reduced if
        |b| ≤ a ≤ c, and moreover b ≥ 0 whenever |b| = a or a = c.

        Find the reduced form, as [a, b, c], that is properly equivalent to {{ polynomial }}.
        {%- if matrix %}

        Give also the matrix [[p, q], [r, s]] of a substitution that turns the given form into the reduced one.
        If several substitutions do so, any one will do.
        {%- endif %}
        """,
        zh=r"""
        若整系数代换 x = pX + qY, y = rX + sY（其中 ps - qr = 1）把一个二元二次型变为另一个，则称两者真等价。
        正定二次型 aX^2 + bXY + cY^2 称为约化的，如果 |b| ≤ a ≤ c，并且当 |b| = a 或 a = c 时还有 b ≥ 0。

        求与 {{ polynomial }} 真等价的约化型，写成 [a, b, c]。
        {%- if matrix %}

        再给出把原二次型变为该约化型的一个代换的矩阵 [[p, q], [r, s]]。若这样的代换不止一个，任给一个即可。
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        form: Form = tuple(rng.randint(low, params.size) for low in (1, -params.size, 1))
        if discriminant(form) >= 0:
            raise task.Retry
        for _ in range(params.steps):
            form = _substituted(form, ((0, -1), (1, rng.choice([-1, 1]) * rng.randint(1, params.shift))))
        instance = self.Instance(form=form, matrix=params.matrix)
        answer = self.solve(instance)
        if answer["form"] == form:
            raise task.Retry
        return instance, answer

    def format(self, instance: Instance) -> Format[Answer]:
        form = Sequence(Integer(), length=3)
        if not instance.matrix:
            return Record(form=form)
        return Record(form=form, matrix=Sequence(Sequence(Integer(), length=2), length=2))

    def check(self, instance: Instance, answer: Answer) -> str:
        form = answer["form"]
        if not is_reduced(form):
            return "the form is not reduced"
        if instance.matrix:
            (p, q), (r, s) = answer["matrix"]
            if p * s - q * r != 1:
                return f"the determinant of the substitution is {p * s - q * r}"
            if _substituted(instance.form, answer["matrix"]) != form:
                return "the substitution does not lead to this form"
        return "" if form == self.solve(instance)["form"] else "the form is not equivalent to the given one"

    def solve(self, instance: Instance) -> Answer:
        form, matrix = instance.form, identity(2)
        for step in _steps(form):
            form, matrix = _substituted(form, step), multiply(matrix, step)
        return {"form": form, "matrix": matrix} if instance.matrix else {"form": form}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        form, matrix, lines = instance.form, identity(2), []
        for step in _steps(form):
            (a, b, c), k = form, step[0][1]
            form, matrix = _substituted(form, step), multiply(matrix, step)
            line = f"x = -Y, y = X: {[*form]}"
            if step[0][0]:
                middle = f"{b} + 2 × {a} × {bracketed(k)} = {form[1]}"
                line = f"x = X + {k}Y: {middle}, {a} × {k * k} + {b} × {bracketed(k)} + {c} = {form[2]}, {[*form]}"
            lines.append(line.replace("+ -", "- "))
            if instance.matrix:
                lines[-1] += f", {[[*row] for row in matrix]}"
        return "\n".join(lines)


def _steps(form: Form) -> Iterator[Matrix]:
    """Give the substitutions by which a form becomes reduced: shifts of x where b is large, else x and y exchanged."""
    while not is_reduced(form):
        a, b, _ = form
        step: Matrix = ((0, -1), (1, 0)) if -a < b <= a else ((1, (a - b) // (2 * a)), (0, 1))
        yield step
        form = _substituted(form, step)


def _substituted(form: Form, matrix: Matrix) -> Form:
    """Give the form in X and Y after x = pX + qY, y = rX + sY."""
    a, b, c = form
    (square, mixed), (_, last) = multiply(multiply(transpose(matrix), ((2 * a, b), (b, 2 * c))), matrix)
    return square // 2, mixed, last // 2

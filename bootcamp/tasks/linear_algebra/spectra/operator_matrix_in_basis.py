"""Give the matrix of a linear operator on polynomials or on matrices in an ordered basis.

Answer: one matrix of rational numbers; it is unique.
Harder: spaces of larger dimension, operators of more parts, bases that are not the usual ones.
Skills: algebra, arithmetic
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb
from random import Random

from bootcamp import task
from bootcamp.lib.matrix import (
    IntMatrix,
    Matrix as Rows,
    inverse,
    latex,
    multiply,
    random_matrix,
    random_unimodular,
    transpose,
)
from bootcamp.lib.prompts import polynomial
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Matrix

_DRESS = {
    "self": "p(x)", "slope": "p'(x)", "bend": "p''(x)", "euler": "x p'(x)", "second": "x^2 p''(x)",
    "flip": "p(-x)", "X": "X", "transpose": "X^T", "left": "AX", "right": "XA",
}  # fmt: skip


class OperatorMatrixInBasis(Task["OperatorMatrixInBasis.Params", "OperatorMatrixInBasis.Instance", Rows]):
    version = 1

    class Params(task.Params):
        degree: int = knob("the largest degree of the polynomials", levels=(1, 2, 2, 2, 3, 3, 4, 4, 5, 6), ge=1, le=7)
        parts: int = knob("how many parts the operator has", levels=(2, 2, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=5)
        matrices: bool = knob("whether the space may be that of 2x2 matrices", levels=(False,) * 4 + (True,) * 6)
        moves: int = knob(
            "how far the basis is from the usual one", levels=(0, 0, 2, 3, 3, 4, 5, 6, 8, 10), ge=0, le=20
        )

    class Instance(task.Instance):
        basis: IntMatrix  # coefficients, constant term first, or entries row by row
        parts: tuple[tuple[int, str, int], ...]  # factor, kind, and a number that some kinds need
        given: IntMatrix  # A, or nothing for polynomials

        @property
        def operator(self) -> str:
            text = ""
            for factor, kind, at in self.parts:
                shifted = f"p(x {'-' if at < 0 else '+'} {abs(at)})"
                value = _DRESS.get(kind) or (f"p({at})" if kind == "value" else shifted)
                text += (" - " if factor < 0 else " + ") + (f"{abs(factor)} " if abs(factor) > 1 else "") + value
            return text.removeprefix(" + ") if text.startswith(" + ") else "-" + text.removeprefix(" - ")

        @property
        def shown(self) -> list[str]:
            if self.given:
                return [latex((row[:2], row[2:])) for row in self.basis]
            return [polynomial(row) for row in self.basis]

        @property
        def degree(self) -> int:
            return len(self.basis) - 1

        @property
        def matrix(self) -> str:
            return latex(self.given) if self.given else ""

        @property
        def signs(self) -> str:
            return " ".join(kind for _, kind, _ in self.parts)

    prompt = Prompt(
        en=r"""
        {% if given %}
        On the space of $2 \times 2$ matrices $X$, let

        $$ T(X) = {{ operator }}{% if "left" in signs or "right" in signs %}, \qquad A = {{ matrix }}{% endif %} $$
        {% else %}
        On the space of polynomials $p(x)$ of degree at most {{ degree }}, let

        $$ T(p)(x) = {{ operator }} $$
        {% endif %}

        {% if "transpose" in signs %}
        Here $X^T$ is the transpose of $X$.
        {% endif %}
        Give the matrix of the linear operator $T$ in the ordered basis

        $$ {{ shown | join(", \\quad ") }} $$

        Column j of the matrix holds the coordinates of the image of the j-th basis element in this basis.
        """,
        zh=r"""
        {% if given %}
        在 $2 \times 2$ 矩阵 $X$ 构成的线性空间上，令

        $$ T(X) = {{ operator }}{% if "left" in signs or "right" in signs %}, \qquad A = {{ matrix }}{% endif %} $$
        {% else %}
        在次数不超过 {{ degree }} 的多项式 $p(x)$ 构成的线性空间上，令

        $$ T(p)(x) = {{ operator }} $$
        {% endif %}

        {% if "transpose" in signs %}
        其中 $X^T$ 表示 $X$ 的转置。
        {% endif %}
        求线性变换 $T$ 在有序基

        $$ {{ shown | join(", \\quad ") }} $$

        下的矩阵。矩阵的第 j 列是第 j 个基元素的像在这组基下的坐标。
        """,
    )

    def format(self, instance: Instance) -> Format[Rows]:
        return Matrix(len(instance.basis), len(instance.basis))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Rows]:
        on_matrices = params.matrices and rng.random() < 0.4
        kinds = (
            ["X", "transpose", "left", "right"]
            if on_matrices
            else ["self", "slope", "euler", "value", "shift", "flip", *["bend", "second"] * (params.degree > 1)]
        )
        chosen = rng.sample(kinds, min(params.parts, len(kinds)))
        if set(chosen) <= {"self", "X"}:
            raise task.Retry
        at = [rng.choice((-3, -2, -1, 1, 2, 3)) if kind in ("value", "shift") else 0 for kind in chosen]
        parts = tuple((rng.choice((-3, -2, -1, 1, 1, 2, 3)), kind, a) for kind, a in zip(chosen, at, strict=True))
        n = 4 if on_matrices else params.degree + 1
        basis = random_unimodular(rng, n, params.moves, 3) if params.moves else _usual(n)
        given = random_matrix(rng, 2, 2, -5, 5) if on_matrices else ()
        instance = self.Instance(basis=basis, parts=parts, given=given)
        value = self.solve(instance)
        busy = sum(bool(x) for row in value for x in row)
        if max(abs(x) for row in value for x in row) > 999 or busy < n or value == _usual(n):
            raise task.Retry
        return instance, value

    def solve(self, instance: Instance) -> Rows:
        images = [_image(instance, element) for element in instance.basis]
        back = inverse(transpose(instance.basis))
        assert back is not None
        return multiply(back, tuple(tuple(map(Fraction, row)) for row in transpose(images)))


def _usual(n: int) -> IntMatrix:
    return tuple(tuple(int(i == j) for j in range(n)) for i in range(n))


def _image(instance: OperatorMatrixInBasis.Instance, p: tuple[int, ...]) -> tuple[int, ...]:
    total = [0] * len(p)
    for factor, kind, at in instance.parts:
        total = [x + factor * y for x, y in zip(total, _part(kind, at, p, instance.given), strict=True)]
    return tuple(total)


def _part(kind: str, at: int, p: tuple[int, ...], given: IntMatrix) -> list[int]:
    n = len(p)
    if kind in ("left", "right"):
        x = (p[:2], p[2:])
        return [entry for row in (multiply(given, x) if kind == "left" else multiply(x, given)) for entry in row]
    if kind == "transpose":
        return [p[0], p[2], p[1], p[3]]
    if kind == "value":
        return [sum(c * at**k for k, c in enumerate(p)), *[0] * (n - 1)]
    if kind == "shift":
        return [sum(c * comb(k, j) * at ** (k - j) for k, c in enumerate(p) if k >= j) for j in range(n)]
    if kind in ("slope", "bend"):
        drop = 1 if kind == "slope" else 2
        return [*(c * (k if drop == 1 else k * (k - 1)) for k, c in enumerate(p) if k >= drop), *[0] * min(drop, n)]
    if kind == "flip":
        return [c * (-1) ** k for k, c in enumerate(p)]
    return [c * {"euler": k, "second": k * (k - 1)}.get(kind, 1) for k, c in enumerate(p)]

"""Find the axis and the angle of a rotation of space, given as a matrix or as a product of matrices.

Answer: an integer axis, the cosine and the sine; every right choice of the axis counts.
Harder: larger denominators, products of several rotations.
Skills: algebra, geometry
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import quaternions
from bootcamp.lib.matrix import Matrix as Rows, latex, multiply, primitive
from bootcamp.lib.numbers import square_part
from bootcamp.lib.prompts import bracketed, sequence
from bootcamp.lib.shown_work import product_rows
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Math, Rational, Record, Sequence
from bootcamp.verifiers.symbolic import Node, mul, number, sqrt

Quaternion = tuple[int, ...]


class RotationAxisAngle(Task["RotationAxisAngle.Params", "RotationAxisAngle.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        factors: int = knob("how many rotations are multiplied", levels=(1, 1, 1, 1, 2, 2, 2, 3, 3, 4), ge=1, le=5)
        largest: int = knob("the largest part of a quaternion drawn", levels=(3, 4, 5, 7, 2, 3, 3, 2, 3, 3), ge=1, le=9)
        zeros: int = knob("how many parts of a quaternion are 0", levels=(1, 1, 0, 0, 1, 1, 0, 0, 0, 0), ge=0, le=2)

    class Instance(task.Instance):
        factors: tuple[Rows, ...]

        @property
        def typeset(self) -> str:
            return r" \cdot ".join(map(_scaled, self.factors))

    answer = Record(axis=Sequence(Integer(), 3), cosine=Rational(), sine=Math())
    prompt = Prompt(
        en=r"""
        The matrix

        $$ R = {{ typeset }} $$

        describes a rotation $v \mapsto Rv$ of space in right-handed coordinates. Give an integer vector along its axis
        ("axis", not zero) and the exact cosine and sine of its angle ("cosine", "sine"). The angle is counted
        counter-clockwise as seen when the axis vector points towards the viewer, so its sign depends on the axis
        vector; either direction of the axis will do.
        """,
        zh=r"""
        在右手坐标系中，矩阵

        $$ R = {{ typeset }} $$

        表示空间的一个旋转 $v \mapsto Rv$。给出沿旋转轴的一个非零整数向量（axis），
        以及旋转角的余弦（cosine）和正弦（sine）的精确值。
        旋转角按轴向量指向观察者时的逆时针方向计算，因此其符号与轴向量的方向有关；轴向量取两个方向中的哪一个均可。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        total: Quaternion = (1, 0, 0, 0)
        factors = []
        for _ in range(params.factors):
            parts = [rng.choice([x for x in range(-params.largest, params.largest + 1) if x]) for _ in range(4)]
            for place in rng.sample(range(4), params.zeros):
                parts[place] = 0
            q = tuple(parts)
            factors.append(_rotation(q))
            total = quaternions.multiply(total, q)
        w, *axis = total
        size = sum(x * x for x in axis)
        if not w or not size or max(x.denominator for row in _rotation(total) for x in row) > 2000:
            raise task.Retry
        if (params.factors == 1 and sum(map(bool, axis)) < 2) or any(factors.count(f) > 1 for f in factors):
            raise task.Retry
        outside, inside = square_part(size)
        whole = Fraction(2 * w * outside, w * w + size)
        sine = mul(number(whole), sqrt(inside)) if inside > 1 else number(whole)
        return self.Instance(factors=tuple(factors)), {
            "axis": primitive(axis),
            "cosine": Fraction(w * w - size, w * w + size),
            "sine": sine,
        }

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        product, lines = instance.factors[0], list[str]()
        for factor in instance.factors[1:]:
            lines += product_rows(product, factor)
            product = multiply(product, factor)
        scale = max(x.denominator for row in product for x in row)
        rows = [[int(x * scale) for x in row] for row in product]
        diagonal = [row[k] for k, row in enumerate(rows)]
        cosine = (Fraction(sum(diagonal), scale) - 1) / 2
        first, *rest = diagonal
        total = f"{first} + {' + '.join(map(bracketed, rest))} = {sum(diagonal)}"
        lines.append(f"{total}, ({sum(diagonal)} - {scale})/{2 * scale} = {cosine}")
        pairs = [(rows[j][i], rows[i][j]) for i, j in ((1, 2), (2, 0), (0, 1))]
        skew = [p - q for p, q in pairs]
        axis = primitive(skew)
        size = sum(x * x for x in axis)
        outside, inside = square_part(size)
        times = next(s // x for s, x in zip(skew, axis, strict=True) if x)
        whole = Fraction(times * outside, 2 * scale)
        root = f"·√{inside}" if inside > 1 else ""
        told = [f"{p} - {bracketed(q)} = {p - q}" for p, q in pairs]
        lines += [", ".join(told), f"{sequence(skew)} = {times}·{sequence(axis)}"]
        lines.append(f"{' + '.join(f'{abs(x)}^2' for x in axis)} = {size}")
        found = f"axis = {sequence(axis)}, cosine = {cosine}, sine = {whole}{root}"
        return "\n".join([*lines, f"{times}·√{size}/{2 * scale}: {found}"])

    def check(self, instance: Instance, answer: dict[str, Any]) -> str:
        product = instance.factors[0]
        for factor in instance.factors[1:]:
            product = multiply(product, factor)
        axis = answer["axis"]
        if not any(axis) or multiply(product, [[x] for x in axis]) != tuple((x,) for x in axis):
            return "the axis vector is zero or is moved by the rotation"
        if 2 * answer["cosine"] + 1 != sum(product[i][i] for i in range(3)):
            return "the cosine does not fit the trace of the matrix"
        skew = (product[2][1] - product[1][2], product[0][2] - product[2][0], product[1][0] - product[0][1])
        along, size = sum(s * x for s, x in zip(skew, axis, strict=True)), sum(x * x for x in axis)
        expected: Node = mul(number(Fraction(along) / (2 * size)), sqrt(size))
        return "" if Math().equal(expected, answer["sine"]) else "the sine does not fit the direction of the axis"


def _rotation(q: Quaternion) -> Rows:
    """Give the matrix of the rotation that a quaternion stands for."""
    size = sum(x * x for x in q)
    back = quaternions.conjugate(q)
    columns = [
        quaternions.multiply(quaternions.multiply(q, unit), back)[1:]
        for unit in ((0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))
    ]
    return tuple(tuple(Fraction(column[i], size) for column in columns) for i in range(3))


def _scaled(rows: Rows) -> str:
    """Write a matrix with its common denominator in front."""
    scale = max(x.denominator for row in rows for x in row)
    whole = latex([[x * scale for x in row] for row in rows])
    return whole if scale == 1 else rf"\frac{{1}}{{{scale}}} {whole}"

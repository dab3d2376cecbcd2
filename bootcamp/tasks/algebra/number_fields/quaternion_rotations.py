r"""Follow or undo a chain of rotations given by quaternions.

Answer: a vector of rationals, or a primitive integer quaternion, right with either sign.
Harder: more rotations, larger quaternions, undoing rotations, the net rotation.
Skills: algebra, arithmetic, spatial
Source: original; Hamilton's quaternions.
"""

from __future__ import annotations

from fractions import Fraction
from math import gcd
from random import Random

from bootcamp import task
from bootcamp.lib.quaternions import conjugate, multiply
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Sequence

Quaternion = tuple[Fraction, ...]
"""The parts of 1, i, j and k."""


class QuaternionRotations(Task["QuaternionRotations.Params", "QuaternionRotations.Instance", Quaternion]):
    version = 1

    class Params(task.Params):
        rotations: int = knob(
            "how many rotations follow each other", levels=(1, 1, 2, 2, 3, 3, 4, 5, 6, 7), ge=1, le=10
        )
        largest: int = knob("the largest part of a quaternion", levels=(2, 4, 2, 3, 3, 4, 3, 4, 4, 5), ge=1, le=12)
        questions: int = knob(
            "how many kinds of questions there are", levels=(1, 1, 1, 2, 2, 3, 3, 3, 3, 3), ge=1, le=3
        )

    class Instance(task.Instance):
        quaternions: tuple[tuple[int, ...], ...]
        question: str  # image, start or net
        vector: tuple[int, ...]  # of three parts; empty for net

        @property
        def shown(self) -> list[str]:
            return [f"q{n} = {_written(q)}" for n, q in enumerate(self.quaternions, start=1)]

    prompt = Prompt(
        en=r"""
        Quaternions have the units i, j, k with i² = j² = k² = ijk = -1. A nonzero quaternion q turns a vector
        (x, y, z), written as v = xi + yj + zk, into q v q⁻¹. These rotations are applied one after the other, the
        first one first:

        {{ shown | lines }}

        {% if question == "image" %}
        Which vector does {{ vector | point }} become in the end? Give its three coordinates.
        {% elif question == "start" %}
        In the end the vector is {{ vector | point }}. Which vector was it at the start? Give its three coordinates.
        {% else %}
        Find a single quaternion a + bi + cj + dk with integers a, b, c, d without a common divisor above 1 that
        stands for all the rotations together. Give [a, b, c, d]; it may be multiplied by -1.
        {% endif %}
        """,
        zh=r"""
        四元数的单位 i、j、k 满足 i² = j² = k² = ijk = -1。
        非零四元数 q 把向量 (x, y, z)（写成 v = xi + yj + zk）变为 q v q⁻¹。
        按顺序依次作下列旋转，第一个最先作：

        {{ shown | lines }}

        {% if question == "image" %}
        向量 {{ vector | point }} 最后变为哪个向量？给出它的三个坐标。
        {% elif question == "start" %}
        最后得到的向量是 {{ vector | point }}。最初的向量是什么？给出它的三个坐标。
        {% else %}
        求一个四元数 a + bi + cj + dk，其中 a、b、c、d 是没有大于 1 的公因数的整数，使它表示所有旋转合起来的总旋转。
        给出 [a, b, c, d]；整体乘以 -1 也可以。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Quaternion]:
        return Sequence(Rational(), length=4 if instance.question == "net" else 3)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Quaternion]:
        quaternions = tuple(
            tuple(rng.randint(-params.largest, params.largest) for _ in range(4)) for _ in range(params.rotations)
        )
        if any(sum(x != 0 for x in q) < 2 or not any(q[1:]) for q in quaternions):
            raise task.Retry
        question = ("image", "start", "net")[rng.randrange(params.questions) if params.rotations > 1 else 0]
        vector = () if question == "net" else tuple(rng.randint(-9, 9) for _ in range(3))
        if vector and (not any(vector) or (not all(vector) and params.rotations > 1)):
            raise task.Retry
        instance = self.Instance(quaternions=quaternions, question=question, vector=vector)
        answer = self.solve(instance)
        if any(max(abs(x.numerator), x.denominator) > 10**5 for x in answer) or answer == vector:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Quaternion:
        net: Quaternion = (Fraction(1), Fraction(0), Fraction(0), Fraction(0))
        for q in instance.quaternions:
            net = multiply(tuple(map(Fraction, q)), net)
        if instance.question == "net":
            shared = gcd(*map(int, net))
            return tuple(x / shared for x in net)
        if instance.question == "start":
            net = conjugate(net)
        size = sum(x * x for x in net)
        turned = multiply(multiply(net, (Fraction(0), *map(Fraction, instance.vector))), conjugate(net))
        return tuple(x / size for x in turned[1:])

    def check(self, instance: Instance, answer: Quaternion) -> str:
        right = self.solve(instance)
        if answer == right or (instance.question == "net" and answer == tuple(-x for x in right)):
            return ""
        return "this is another quaternion" if instance.question == "net" else "this is another vector"


def _written(q: tuple[int, ...]) -> str:
    text = ""
    for x, unit in zip(q, ("", "i", "j", "k"), strict=True):
        if x:
            text += f" {'-' if x < 0 else '+'} {'' if abs(x) == 1 and unit else abs(x)}{unit}"
    return text[3:] if text.startswith(" + ") else "-" + text[3:]

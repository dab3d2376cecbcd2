"""Find principal stresses, the greatest shear stress and the stress on a given plane from stress components.

Answer: rational numbers by name; they are unique.
Harder: three dimensions in place of two, several states added, more questions.
Skills: algebra, geometry
Source: original; O. Mohr, 1882.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import matrix
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Record, Sequence

Tensor = tuple[tuple[Fraction, ...], ...]

_TURNS = ((3, 4, 5), (4, 3, 5), (5, 12, 13), (12, 5, 13), (8, 15, 17))
_NORMALS = ((1, 2, 2, 3), (2, 1, 2, 3), (2, 2, 1, 3))


class MohrPrincipalStress(Task["MohrPrincipalStress.Params", "MohrPrincipalStress.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        solid: bool = knob("whether the stress has three dimensions", levels=(*[False] * 5, *[True] * 5))
        states: int = knob("how many states are added", levels=(1, 1, 1, 2, 2, 1, 2, 2, 3, 3), ge=1, le=4)
        questions: int = knob("how many quantities are asked for", levels=(1, 2, 3, 3, 4, 4, 4, 5, 5, 5), ge=1, le=5)
        size: int = knob("the largest stress, about", levels=(20, 30, 40, 50, 60, 20, 30, 40, 60, 90), ge=10, le=300)

    class Instance(task.Instance):
        states: tuple[Tensor, ...]
        solid: bool
        normal: tuple[Fraction, ...]
        questions: tuple[str, ...]

        @property
        def told(self) -> list[str]:
            pairs = [(i, j) for i in range(3) for j in range(i, 3)] if self.solid else [(0, 0), (1, 1), (0, 1)]
            pairs.sort(key=lambda pair: pair[0] != pair[1])
            return [", ".join(f"{_name(i, j)} = {state[i][j]}" for i, j in pairs) for state in self.states]

    prompt = Prompt(
        en=r"""
        {{ "Several loads act on a body; their stresses at a point, which add up, are" if told | length > 1
        else "The stress at a point of a body is" }}, in MPa:

        {{ told | bullets }}

        {% if not solid %}
        It is plane stress: all components with z are 0.
        {% endif %}
        Tension is positive, and the stress tensor is symmetric (txy = tyx and so on). Find for the whole stress:

        - principal: the three principal stresses (the eigenvalues of the tensor) in decreasing order, in MPa.
        {% if "shear" in questions %}
        - shear: half of the difference of the largest and the smallest principal stress, in MPa.
        {% endif %}
        {% if "normal" in questions %}
        - normal: the normal stress, in MPa, on the plane with the unit normal n = {{ normal | point }}.
        {% endif %}
        {% if "tangential2" in questions %}
        - tangential2: the square of the shear stress, in MPa², on the plane with the unit normal
        n = {{ normal | point }}.
        {% endif %}
        {% if "mises2" in questions %}
        - mises2: half of the sum of the squares of the three differences of principal stresses, in MPa².
        {% endif %}
        """,
        zh=r"""
        {{ "一个物体同时受几种荷载作用，它们在某点产生的应力相叠加，分别为" if told | length > 1
        else "物体某点的应力为" }}（单位：MPa）：

        {{ told | bullets }}

        {% if not solid %}
        这是平面应力状态：所有含 z 的分量都为 0。
        {% endif %}
        拉应力为正，应力张量对称（txy = tyx 等）。对总的应力，求：

        - principal：三个主应力（张量的特征值），从大到小，单位 MPa。
        {% if "shear" in questions %}
        - shear：最大主应力与最小主应力之差的一半，单位 MPa。
        {% endif %}
        {% if "normal" in questions %}
        - normal：单位法向量为 n = {{ normal | point }} 的平面上的正应力，单位 MPa。
        {% endif %}
        {% if "tangential2" in questions %}
        - tangential2：单位法向量为 n = {{ normal | point }} 的平面上切应力的平方，单位 MPa²。
        {% endif %}
        {% if "mises2" in questions %}
        - mises2：三个主应力两两之差的平方和的一半，单位 MPa²。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        fields: dict[str, Format[Any]] = {"principal": Sequence(Rational(unit="MPa"), length=3)}
        return Record(
            **fields, **{name: Rational(unit="MPa^2" if name[-1] == "2" else "MPa") for name in instance.questions[1:]}
        )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        values, total = _in_space(rng, params.size) if params.solid else _in_plane(rng, params.size)
        if len(set(values)) < 3:
            raise task.Retry
        states, rest = [], total
        for _ in range(params.states - 1):
            part = _random_state(rng, params.size, params.solid)
            states.append(part)
            rest = matrix.add(rest, part, -1)
        states.append(rest)
        rng.shuffle(states)
        if params.solid:
            *n, length = rng.choice(_NORMALS)
            normal = tuple(Fraction(x * rng.choice((1, -1)), length) for x in n)
        else:
            a, b, c = rng.choice(_TURNS)
            normal = (Fraction(a, c), Fraction(b * rng.choice((1, -1)), c), Fraction(0))
        order = ("principal", "shear", "normal", "tangential2", "mises2")[: params.questions]
        push = [sum((x * y for x, y in zip(row, normal, strict=True)), Fraction(0)) for row in total]
        along = sum((x * y for x, y in zip(push, normal, strict=True)), Fraction(0))
        high, mid, low = sorted(values, reverse=True)
        found: dict[str, Any] = {
            "principal": (high, mid, low),
            "shear": (high - low) / 2,
            "normal": along,
            "tangential2": sum((x * x for x in push), Fraction(0)) - along**2,
            "mises2": ((high - mid) ** 2 + (mid - low) ** 2 + (low - high) ** 2) / 2,
        }
        instance = self.Instance(states=tuple(states), solid=params.solid, normal=normal, questions=order)
        return instance, {name: found[name] for name in order}

    def key(self, instance: Instance) -> object:
        return [sorted(instance.told), instance.normal if "normal" in instance.questions else (), instance.questions]


def _in_plane(rng: Random, size: int) -> tuple[list[Fraction], Tensor]:
    """Draw plane stress by the middle and a rational point of its circle."""
    middle, (a, b, c), factor = rng.randint(-size, size), rng.choice(_TURNS), rng.randint(1, max(1, size // 10))
    a, b, c = a * factor * rng.choice((1, -1)), b * factor * rng.choice((1, -1)), c * factor
    rows = ((middle + a, b, 0), (b, middle - a, 0), (0, 0, 0))
    return [Fraction(middle + c), Fraction(middle - c), Fraction(0)], tuple(tuple(map(Fraction, row)) for row in rows)


def _in_space(rng: Random, size: int) -> tuple[list[Fraction], Tensor]:
    """Draw principal stresses that are equal modulo 9, along the axes of a reflection at a rational plane."""
    *n, length = rng.choice(_NORMALS)
    n = [x * rng.choice((1, -1)) for x in n]
    rest, reach = rng.randint(0, 8), max(2, size // 9)
    values = [Fraction(rest + 9 * rng.randint(-reach, reach)) for _ in range(3)]
    flip = [[int(i == j) - Fraction(2 * n[i] * n[j], length**2) for j in range(3)] for i in range(3)]
    middle = [[values[i] * (i == j) for j in range(3)] for i in range(3)]
    return values, matrix.multiply(matrix.multiply(flip, middle), flip)


def _random_state(rng: Random, size: int, solid: bool) -> Tensor:
    half = [
        [Fraction(rng.randint(-size, size)) if solid or max(i, j) < 2 else Fraction(0) for j in range(3)]
        for i in range(3)
    ]
    return tuple(tuple(half[min(i, j)][max(i, j)] for j in range(3)) for i in range(3))


def _name(i: int, j: int) -> str:
    return f"s{'xyz'[i]}" if i == j else f"t{'xyz'[i]}{'xyz'[j]}"

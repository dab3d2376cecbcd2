"""Project a point onto a subspace or an affine subspace, or find the nearest points of two affine subspaces.

Answer: the point, or both points, and the squared distance; they are unique.
Harder: more dimensions, larger subspaces, given by points and directions or by equations, two of them.
Skills: algebra, geometry
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.matrix import IntMatrix, multiply, null_space, random_matrix, rank, solve, transpose
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Record, Sequence

_KINDS = ("span", "affine", "equations", "two")


class OrthogonalProjection(Task["OrthogonalProjection.Params", "OrthogonalProjection.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        dimension: int = knob("the dimension of the space", levels=(2, 3, 3, 3, 4, 4, 4, 5, 5, 6), ge=2, le=7)
        directions: int = knob("how many directions a subspace has", levels=(1, 1, 2, 2, 2, 2, 2, 2, 3, 3), ge=1, le=5)
        kinds: int = knob(
            "how many kinds of questions are drawn from", levels=(1, 2, 1, 3, 3, 3, 4, 4, 4, 4), ge=1, le=4
        )
        largest: int = knob("the largest coordinate", levels=(5, 4, 3, 4, 3, 5, 3, 3, 3, 3), ge=1, le=9)
        digits: int = knob(
            "the most digits above or below a fraction line", levels=(2, 2, 2, 3, 3, 3, 4, 4, 5, 5), ge=2, le=9
        )

    class Instance(task.Instance):
        kind: str
        point: tuple[int, ...]  # what is projected; for two subspaces a point of the first
        directions: IntMatrix  # of the subspace, or of the first; empty if it is given by equations
        base: tuple[int, ...]  # a point of the subspace, or of the second
        others: IntMatrix  # the directions of the second; or the equations: coefficients and right side

        @property
        def space(self) -> str:
            return rf"$\mathbb{{Q}}^{len(self.point)}$"

        @property
        def second(self) -> bool:
            return self.kind == "two"

        @property
        def equations(self) -> list[str]:
            found = []
            for *coefficients, value in self.others:
                text = ""
                for place, c in enumerate(coefficients, 1):
                    if c:
                        text += (" - " if c < 0 else " + ") + (str(abs(c)) if abs(c) > 1 else "") + f"x_{place}"
                start = text.removeprefix(" + ") if text.startswith(" + ") else "-" + text.removeprefix(" - ")
                found.append(f"${start} = {value}$")
            return found

    prompt = Prompt(
        en=r"""
        {% if second %}
        Let $L$ be the affine subspace of {{ space }} through {{ point | point }} with
        {{ "direction" if directions | length == 1 else "directions" }} {{ directions | map("point") | join(", ") }},
        and $M$ the one through {{ base | point }} with {{ "direction" if others | length == 1 else "directions" }}
        {{ others | map("point") | join(", ") }}.
        {% elif kind == "span" %}
        Let $V$ be the subspace of {{ space }} spanned by {{ directions | map("point") | join(", ") }}.
        {% elif kind == "affine" %}
        Let $V$ be the affine subspace of {{ space }} through {{ base | point }} with
        {{ "direction" if directions | length == 1 else "directions" }} {{ directions | map("point") | join(", ") }}.
        {% else %}
        Let $V$ be the affine subspace of {{ space }} given by {{ equations | join(", ") }}.
        {% endif %}

        {% if second %}
        With the standard inner product, find the point of $L$ ("first") and the point of $M$ ("second") that are
        nearest to each other, and the square of their distance ("squared_distance").
        {% else %}
        With the standard inner product, find the orthogonal projection ("point") of {{ point | point }} onto $V$ and
        the square of the distance between the two points ("squared_distance").
        {% endif %}
        """,
        zh=r"""
        {% if second %}
        设 $L$ 是 {{ space }} 中过点 {{ point | point }}、方向向量为
        {{ directions | map("point") | join("，") }} 的仿射子空间，$M$ 是过点 {{ base | point }}、方向向量为
        {{ others | map("point") | join("，") }} 的仿射子空间。
        {% elif kind == "span" %}
        设 $V$ 是 {{ space }} 中由 {{ directions | map("point") | join("，") }} 张成的子空间。
        {% elif kind == "affine" %}
        设 $V$ 是 {{ space }} 中过点 {{ base | point }}、方向向量为
        {{ directions | map("point") | join("，") }} 的仿射子空间。
        {% else %}
        设 $V$ 是 {{ space }} 中由 {{ equations | join("，") }} 给出的仿射子空间。
        {% endif %}

        {% if second %}
        采用标准内积，求 $L$ 上的点（first）与 $M$ 上的点（second），使两点距离最近，
        并求这两点距离的平方（squared_distance）。
        {% else %}
        采用标准内积，求点 {{ point | point }} 在 $V$ 上的正交投影（point），以及这两点距离的平方（squared_distance）。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        vector = Sequence(Rational(), len(instance.point))
        if instance.second:
            return Record(first=vector, second=vector, squared_distance=Rational())
        return Record(point=vector, squared_distance=Rational())

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        n, span = params.dimension, params.largest
        kind = rng.choice(_KINDS[: params.kinds])
        point, base = random_matrix(rng, 2, n, -span, span)
        count = min(params.directions, n - 1)
        directions = random_matrix(rng, count, n, -span, span)
        others: IntMatrix = ()
        if kind == "two":
            count = rng.randint(1, min(count, n - 2))
            directions, others = directions[:count], random_matrix(rng, rng.randint(1, n - 1 - count), n, -span, span)
        elif kind == "equations":
            count = rng.randint(1, min(2, n - 1))
            rows = random_matrix(rng, count, n, -span, span)
            others = tuple((*row, sum(c * x for c, x in zip(row, base, strict=True))) for row in rows)
            directions = ()
        if kind in ("span", "equations"):
            base = (0,) * n
        plain = [row[:n] for row in (*directions, *others)]
        instance = self.Instance(kind=kind, point=point, directions=directions, base=base, others=others)
        if rank(plain) < len(plain) or not all(sum(map(bool, row)) > 1 for row in plain):
            raise task.Retry
        answer = self.solve(instance)
        numbers = [x for value in answer.values() for x in (value if isinstance(value, tuple) else (value,))]
        if (
            not answer["squared_distance"]
            or max(max(abs(x.numerator), x.denominator) for x in numbers) >= 10**params.digits
        ):
            raise task.Retry
        if point in answer.values() or base in answer.values():
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> dict[str, Any]:
        n = len(instance.point)
        base, directions = instance.base, instance.directions
        if instance.kind == "equations":
            rows = [row[:n] for row in instance.others]
            found = solve(rows, [row[n] for row in instance.others])
            assert found is not None
            return _record(instance, _nearest(instance.point, found, null_space(rows)))
        if not instance.second:
            return _record(instance, _nearest(instance.point, base, directions))
        # base + s others - point - t directions is shortest
        opposite = tuple(tuple(-x for x in row) for row in directions)
        gap = tuple(b - p for b, p in zip(base, instance.point, strict=True))
        factors = _coefficients((0,) * n, gap, (*instance.others, *opposite))
        count = len(instance.others)
        second = _combined(base, instance.others, factors[:count])
        first = _combined(instance.point, directions, factors[count:])
        return {"first": first, "second": second, "squared_distance": _square(first, second)}


def _record(instance: OrthogonalProjection.Instance, point: tuple[Fraction, ...]) -> dict[str, Any]:
    return {"point": point, "squared_distance": _square(point, instance.point)}


def _square(a: tuple[Fraction, ...], b: tuple[Fraction | int, ...]) -> Fraction:
    return sum(((x - y) ** 2 for x, y in zip(a, b, strict=True)), Fraction(0))


def _nearest(point: Any, base: Any, directions: IntMatrix) -> tuple[Fraction, ...]:
    return _combined(base, directions, _coefficients(point, base, directions))


def _coefficients(point: Any, base: Any, directions: IntMatrix) -> tuple[Fraction, ...]:
    """Give c such that base + c directions is nearest to the point (normal equations)."""
    gram = multiply(directions, transpose(directions))
    found = solve(gram, [sum(d * (p - b) for d, p, b in zip(row, point, base, strict=True)) for row in directions])
    assert found is not None
    return found


def _combined(base: Any, directions: IntMatrix, factors: tuple[Fraction, ...]) -> tuple[Fraction, ...]:
    return tuple(
        Fraction(b) + sum(f * row[place] for f, row in zip(factors, directions, strict=True))
        for place, b in enumerate(base)
    )

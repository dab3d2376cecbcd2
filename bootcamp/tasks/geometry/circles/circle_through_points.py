"""Find the circle that meets given conditions: points, a tangent, a line of the centre, a pencil.

Answer: centre and squared radius (x, y, s), three rational numbers; they are unique.
Harder: more kinds of conditions, larger coordinates.
Skills: geometry, algebra
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.geometry import line
from bootcamp.lib.matrix import rank, solve
from bootcamp.lib.numbers import readable
from bootcamp.lib.prompts import linear
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational, Sequence

Values = tuple[Fraction, ...]
Whole = tuple[int, ...]

_KINDS = ("diameter", "concentric", "three", "centre", "touching", "triangle", "pencil")


class CircleThroughPoints(Task["CircleThroughPoints.Params", "CircleThroughPoints.Instance", Values]):
    version = 1

    class Params(task.Params):
        size: int = knob("the largest coordinate", levels=(6, 6, 8, 10, 12, 15, 20, 30, 40, 50), ge=4, le=100)
        easiest: int = knob("how many easy kinds are left out", levels=(0, 0, 1, 1, 1, 1, 2, 2, 3, 3), ge=0, le=6)
        kinds: int = knob("how many kinds are drawn from", levels=(1, 2, 3, 4, 6, 7, 7, 7, 7, 7), ge=1, le=7)

    class Instance(task.Instance):
        kind: str
        points: tuple[tuple[int, int], ...]
        lines: tuple[Whole, ...]  # (p, q, r) stands for px + qy = r
        circle: Whole  # (D, E, F) stands for x² + y² + Dx + Ey + F = 0

        @property
        def equations(self) -> list[str]:
            return [f"{linear([(p, 'x'), (q, 'y')])} = {r}" for p, q, r in self.lines]

        @property
        def given(self) -> str:
            d, e, f = self.circle or (0, 0, 0)
            return f"{linear([(1, 'x²'), (1, 'y²'), (d, 'x'), (e, 'y'), (f, '')])} = 0"

    answer = Sequence(Rational(), length=3, brackets="()")
    prompt = Prompt(
        en=r"""
        {% if kind == "diameter" %}
        The points {{ points[0] | point }} and {{ points[1] | point }} are the ends of a diameter of a circle.
        {% elif kind == "three" %}
        A circle passes through the points {{ points | map("point") | listed(language) }}.
        {% elif kind == "centre" %}
        A circle passes through the points {{ points | map("point") | listed(language) }}, and its centre lies on the
        line {{ equations[0] }}.
        {% elif kind == "touching" %}
        A circle passes through the point {{ points[0] | point }} and touches the line {{ equations[0] }} at the point
        {{ points[1] | point }}.
        {% elif kind == "triangle" %}
        The lines {{ equations | listed(language) }} are the sides of a triangle. A circle passes through the three
        corners of this triangle.
        {% elif kind == "concentric" %}
        A circle has the same centre as the circle {{ given }} and passes through the point {{ points[0] | point }}.
        {% else %}
        A circle passes through the point {{ points[0] | point }} and through the two common points of the circle
        {{ given }} and the line {{ equations[0] }}.
        {% endif %}

        Find its centre (x, y) and the square s of its radius. Answer with (x, y, s).
        """,
        zh=r"""
        {% if kind == "diameter" %}
        点 {{ points[0] | point }} 与 {{ points[1] | point }} 是一个圆的一条直径的两个端点。
        {% elif kind == "three" %}
        一个圆经过点 {{ points | map("point") | join("、") }}。
        {% elif kind == "centre" %}
        一个圆经过点 {{ points | map("point") | join("、") }}，圆心在直线 {{ equations[0] }} 上。
        {% elif kind == "touching" %}
        一个圆经过点 {{ points[0] | point }}，并且与直线 {{ equations[0] }} 相切于点 {{ points[1] | point }}。
        {% elif kind == "triangle" %}
        直线 {{ equations | join("、") }} 围成一个三角形，一个圆经过这个三角形的三个顶点。
        {% elif kind == "concentric" %}
        一个圆与圆 {{ given }} 同心，并且经过点 {{ points[0] | point }}。
        {% else %}
        一个圆经过点 {{ points[0] | point }}，并且经过圆 {{ given }} 与直线 {{ equations[0] }} 的两个公共点。
        {% endif %}

        求这个圆的圆心 (x, y) 与半径的平方 s，按 (x, y, s) 的形式作答。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Values]:
        n = params.size
        kind = rng.choice(_KINDS[params.easiest : params.kinds])
        a, b, c, d = points = [(rng.randint(-n, n), rng.randint(-n, n)) for _ in range(4)]
        if len(set(points)) < 4 or rank([[*p, 1] for p in (a, b, c)]) < 3:
            raise task.Retry
        lines: tuple[Whole, ...] = ()
        circle: Whole = (2 * d[0], 2 * d[1], rng.randint(-n * n, d[0] ** 2 + d[1] ** 2 - 1))
        shown = {"diameter": (a, b), "three": (a, b, c), "centre": (a, b), "touching": (a, b), "triangle": ()}
        if kind == "triangle":
            lines = (line(a, b), line(b, c), line(c, a))
        elif kind in ("centre", "touching", "pencil"):
            lines = (line(c, d) if kind != "touching" else line(b, c),)
        instance = self.Instance(
            kind=kind,
            points=shown.get(kind, (a,)),
            lines=lines,
            circle=circle if kind in ("concentric", "pencil") else (),
        )
        answer = _solved(instance, (a, b, c))
        if answer is None or not readable(answer, 5) or not answer[2]:
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        points = instance.points if instance.kind == "touching" else tuple(sorted(instance.points))
        return [instance.kind, points, sorted(instance.lines), instance.circle]


def _solved(instance: CircleThroughPoints.Instance, corners: tuple[tuple[int, int], ...]) -> Values | None:
    """Solve for D, E, F in x² + y² + Dx + Ey + F = 0; each condition is linear in them."""
    kind, points = instance.kind, instance.points or corners
    rows: list[tuple[int | Fraction, ...]] = [(x, y, 1, -x * x - y * y) for x, y in points]
    if kind == "diameter":
        (a, b), (c, d) = points
        return Fraction(a + c, 2), Fraction(b + d, 2), Fraction((a - c) ** 2 + (b - d) ** 2, 4)
    if kind == "centre":
        p, q, r = instance.lines[0]
        rows.append((p, q, 0, -2 * r))
    elif kind == "touching":
        p, q, _ = instance.lines[0]
        x, y = points[1]
        rows.append((q, -p, 0, -2 * (q * x - p * y)))  # the centre is right above the point
    elif kind == "concentric":
        rows += [(1, 0, 0, instance.circle[0]), (0, 1, 0, instance.circle[1])]
    elif kind == "pencil":
        (p, q, r), (d, e, f) = instance.lines[0], instance.circle
        near = p * d + q * e + 2 * r  # -2 (p, q) centre + 2 r
        if near**2 >= (d * d + e * e - 4 * f) * (p * p + q * q):
            return None  # the line misses the circle
        ((x, y),) = points
        if not p * x + q * y - r:
            return None
        k = -Fraction(x * x + y * y + d * x + e * y + f, p * x + q * y - r)
        rows = [(1, 0, 0, d + k * p), (0, 1, 0, e + k * q), (0, 0, 1, f - k * r)]
    matrix = [row[:3] for row in rows]
    if rank(matrix) < 3:
        return None
    found = solve(matrix, [row[3] for row in rows])
    if found is None:
        return None
    u, v = -found[0] / 2, -found[1] / 2
    return u, v, u * u + v * v - found[2]

"""Find the rotations and the mirror lines of figures of coloured lattice points.

Answer: for each figure the number of rotations and the set of equations of its mirror lines; they are unique.
Harder: more points and colours, figures that are almost more symmetric, two figures in one case.
Skills: geometry, spatial
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.curve_equations import PolynomialEquation, Terms
from bootcamp.lib.geometry import squared_distance
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Set

Point = tuple[int, int]
Dot = tuple[int, int, int]
"""A point and the number of its colour."""

Matrix = tuple[int, int, int, int]

_TURNS: tuple[Matrix, ...] = ((1, 0, 0, 1), (0, -1, 1, 0), (-1, 0, 0, -1), (0, 1, -1, 0))
_FLIPS: tuple[Matrix, ...] = (
    (1, 0, 0, -1),
    (0, 1, 1, 0),
    (-1, 0, 0, 1),
    (0, -1, -1, 0),
)  # in y = 0, y = x, x = 0, y = -x
_GROUPS: tuple[tuple[Matrix, ...], ...] = (
    _TURNS[:1],
    (_TURNS[0], _FLIPS[0]),
    (_TURNS[0], _FLIPS[1]),
    (_TURNS[0], _FLIPS[2]),
    (_TURNS[0], _FLIPS[3]),
    _TURNS[::2],
    (*_TURNS[::2], _FLIPS[0], _FLIPS[2]),
    (*_TURNS[::2], _FLIPS[1], _FLIPS[3]),
    _TURNS,
    (*_TURNS, *_FLIPS),
)
_COLOURS = (("red", "红"), ("blue", "蓝"), ("green", "绿"), ("black", "黑"))
_LINE = PolynomialEquation()


class FigureSymmetryGroup(Task["FigureSymmetryGroup.Params", "FigureSymmetryGroup.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        orbits: int = knob("how many sets of images a figure has", levels=(2, 2, 2, 3, 3, 4, 4, 5, 6, 7), ge=1, le=10)
        colours: int = knob("how many colours there are", levels=(1, 1, 2, 2, 2, 3, 3, 4, 4, 4), ge=1, le=4)
        figures: int = knob("how many figures a case has", levels=(1, 1, 2, 2, 2, 2, 2, 2, 2, 2), ge=1, le=3)
        reach: int = knob("how far the points lie from the centre", levels=(3, 4, 4, 4, 5, 5, 6, 7, 8, 9), ge=2, le=20)
        almost: int = knob(
            "the share of almost symmetric figures in percent", levels=(0, 0, 30, *[60] * 7), ge=0, le=100
        )

    class Instance(task.Instance):
        figures: tuple[tuple[Dot, ...], ...]

        @property
        def shown(self) -> dict[str, list[list[str]]]:
            return {
                language: [
                    [
                        f"{name[place]}: {', '.join(f'({x}, {y})' for x, y, c in figure if c == colour)}"
                        for colour, name in enumerate(_COLOURS)
                        if any(c == colour for _, _, c in figure)
                    ]
                    for figure in self.figures
                ]
                for place, language in enumerate(("en", "zh"))
            }

    prompt = Prompt(
        en=r"""
        {% if figures | length == 1 %}
        A figure consists of coloured points (x, y) of the plane:
        {% else %}
        These {{ figures | length }} figures consist of coloured points (x, y) of the plane:
        {% endif %}
        {% for figure in shown["en"] %}

        Figure {{ loop.index }}
        {% for line in figure %}
        {{ line }}
        {% endfor %}
        {% endfor %}

        For each figure give the number of rotations that take it to itself, colours included (turns1, ...), and the
        equations of all lines in which it is mirror symmetric, colours included (mirrors1, ...). The rotation by 0°
        counts, so there is at least one rotation; if there is no such line, the set is {}.
        """,
        zh=r"""
        {% if figures | length == 1 %}
        一个图形由平面上的有色点 (x, y) 组成：
        {% else %}
        {{ figures | length }} 个图形分别由平面上的有色点 (x, y) 组成：
        {% endif %}
        {% for figure in shown["zh"] %}

        图形 {{ loop.index }}
        {% for line in figure %}
        {{ line }}
        {% endfor %}
        {% endfor %}

        对每个图形，给出把它连同颜色变为自身的旋转的个数（turns1 等），
        以及它连同颜色的所有对称轴的方程的集合（mirrors1 等）。
        旋转 0° 也算，所以至少有一个旋转；若没有对称轴，则集合为 {}。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        fields: dict[str, Format[Any]] = {}
        for i in range(1, len(instance.figures) + 1):
            fields |= {f"turns{i}": Integer(low=1), f"mirrors{i}": Set(_LINE)}
        return Record(**fields)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        figures: list[tuple[Dot, ...]] = []
        answer: dict[str, Any] = {}
        for i in range(1, params.figures + 1):
            figure = _drawn(rng, params)
            turns, mirrors = _symmetries(figure)
            answer |= {f"turns{i}": turns, f"mirrors{i}": mirrors}
            figures.append(tuple(sorted(figure, key=lambda dot: (dot[2], rng.random()))))
        return self.Instance(figures=tuple(figures)), answer

    def key(self, instance: Instance) -> object:
        return sorted(sorted(figure) for figure in instance.figures)


def _drawn(rng: Random, params: FigureSymmetryGroup.Params) -> list[Dot]:
    """Draw a figure with one of the groups, perhaps with parts that have a larger one."""
    group = rng.choice(_GROUPS[1:] if rng.random() < 0.95 else _GROUPS[:1])
    larger = [other for other in _GROUPS if set(group) < set(other)]
    u = rng.randint(-5, 5)
    v = u + rng.choice((0, 2, -2, 4))  # twice the centre; both odd or both even
    dots: dict[Point, int] = {}
    for i in range(params.orbits):
        x, y = (2 * rng.randint(-params.reach, params.reach) + u % 2 for _ in range(2))  # from the centre, doubled
        use = rng.choice(larger) if i and larger and rng.randrange(100) < params.almost else group
        colour = rng.randrange(params.colours)
        for a, b, c, d in use:
            point = (a * x + b * y + u) // 2, (c * x + d * y + v) // 2
            if dots.setdefault(point, colour) != colour:
                raise task.Retry
    figure = [(x, y, colour) for (x, y), colour in dots.items()]
    turns, mirrors = _symmetries(figure)
    if len(dots) < 3 or turns + len(mirrors) != len(group):
        raise task.Retry
    return figure


def _symmetries(figure: list[Dot]) -> tuple[int, frozenset[Terms]]:
    """Try, about the centroid, all isometries that take a farthest point to one of its colour as far away."""
    n = len(figure)
    p, q = Fraction(sum(x for x, _, _ in figure), n), Fraction(sum(y for _, y, _ in figure), n)
    dots = {((x - p) * n, (y - q) * n, colour) for x, y, colour in figure}
    a, b, chosen = max(dots, key=lambda dot: (squared_distance(dot[:2], (0, 0)), dot))
    square = a * a + b * b
    turns, mirrors = 0, set()
    for c, d, colour in dots:
        if colour != chosen or c * c + d * d != square:
            continue
        cosine, sine = (a * c + b * d) / square, (a * d - b * c) / square
        turns += {(cosine * x - sine * y, sine * x + cosine * y, z) for x, y, z in dots} == dots
        cosine, sine = (a * c - b * d) / square, (a * d + b * c) / square  # twice the angle of the mirror
        if {(cosine * x + sine * y, sine * x - cosine * y, z) for x, y, z in dots} == dots:
            r, s = (sine, -1 - cosine) if cosine != -1 else (Fraction(1), Fraction(0))
            mirrors.add(_LINE.linear((r, s, r * p + s * q)))
    return turns, frozenset(mirrors)

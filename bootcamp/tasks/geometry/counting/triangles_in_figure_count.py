"""Count the triangles in a figure of straight lines that is given by the points on each line.

Answer: one integer; it is unique.
Harder: more lines and points, more lines through one point, lines that do not meet.
Skills: counting, geometry
Source: original.
"""

from __future__ import annotations

from itertools import combinations
from math import comb
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer

Line = tuple[int, int, int]
Point = tuple[int, int]


class TrianglesInFigureCount(Task["TrianglesInFigureCount.Params", "TrianglesInFigureCount.Instance", int]):
    version = 1

    class Params(task.Params):
        lines: int = knob("how many lines there are", levels=(5, 6, 7, 8, 8, 9, 9, 10, 11, 12), ge=3, le=14)
        points: int = knob("how many points there may be", levels=(10, 12, 15, 16, 18, 20, 22, 24, 25, 26), ge=3, le=26)
        crowd: int = knob(
            "how many triples of lines at least do not form a triangle with three corners",
            levels=(1, 3, 8, 9, 14, 16, 25, 35, 50, 70),
            ge=0,
            le=300,
        )

    class Instance(task.Instance):
        lines: tuple[str, ...]  # the letters of the points on each line, in order

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        A figure consists of {{ lines | length }} straight segments. For each of them these are all the points, in their
        order on it, that it has in common with another one; every point has a letter of its own:

        {{ lines | bullets }}

        How many triangles are in the figure? A triangle is given by three of the points, each two of which lie on a
        common segment, but not all three on one.
        """,
        zh=r"""
        一个图形由 {{ lines | length }} 条直线段组成。下面对每条线段按顺序列出它与其他线段的所有公共点，
        每个点用一个字母表示：

        {{ lines | bullets }}

        图形中有多少个三角形？三角形由其中三个点给出，要求任意两点都在某一条线段上，但三点不在同一条线段上。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        least = 3 + params.lines // 2
        wanted = rng.randint(least, 3 * least)
        for _ in range(40):
            rows = _drawn(params, rng)
            answer = _triangles(rows)
            if abs(answer - wanted) <= params.lines // 6 and comb(len(rows), 3) - answer >= params.crowd:
                return self.Instance(lines=tuple(rows)), answer
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return sorted(min(row, row[::-1]) for row in instance.lines)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        rows, counts = instance.lines, list[int]()
        lines = [f"{number} {row}" for number, row in enumerate(rows, start=1)]
        for i, j in combinations(range(len(rows)), 2):
            first = _common(rows[i], rows[j])
            told, found = list[str](), 0
            for k in range(j + 1, len(rows)) if first != "-" else []:
                second, third = _common(rows[i], rows[k]), _common(rows[j], rows[k])
                is_triangle = "-" not in (second, third) and second != first
                told.append(f"{k + 1} {second} {third}{' *' if is_triangle else ''}")
                found += is_triangle
            counts.append(found)
            lines.append(f"{i + 1} {j + 1} {first}: {', '.join(told)}: {found}" if told else f"{i + 1} {j + 1} {first}")
        return "\n".join([*lines, f"{' + '.join(str(n) for n in counts if n) or 0} = {sum(counts)}"])


def _drawn(params: TrianglesInFigureCount.Params, rng: Random) -> list[str]:
    """Draw lines with few directions, so that many meet in a point, and cut them to segments; or give nothing."""
    lines: set[Line] = set()
    spread = rng.choice((1, 2, 2))
    while len(lines) < params.lines:
        p, q, r = rng.randint(0, spread), rng.randint(-spread, spread), rng.randint(-3, 3)
        if (p, q) in ((0, 1), (1, 0), (1, 1), (1, -1), (1, 2), (2, 1), (1, -2), (2, -1)):
            lines.add((p, q, r))
    met: dict[Point, set[Line]] = {}
    for one, other in combinations(sorted(lines), 2):
        (p, q, r), (s, t, u) = one, other
        if under := p * t - q * s:  # at most 5 in size, so that all places are whole in units of 1/60
            place = (r * t - q * u) * 60 // under, (p * u - r * s) * 60 // under
            met.setdefault(place, set()).update((one, other))
    kept: dict[Line, set[Point]] = {}
    for one in sorted(lines):  # a segment holds some neighbouring points of its line
        row = sorted(point for point, through in met.items() if one in through)
        cut = rng.randint(0, max(0, len(row) - 3))
        start = rng.randint(0, cut)
        kept[one] = set(row[start : len(row) - cut + start])
    shared = {p for p in met if sum(p in kept[one] for one in lines) > 1}
    rows = [row for one in sorted(lines) if len(row := sorted(shared & kept[one])) > 1]
    points = sorted({point for row in rows for point in row})
    lonely = any(sum(p in row for row in rows) < 2 for p in points)
    if len(rows) < params.lines or len(points) > params.points or lonely:
        return []
    letters = [chr(65 + i) for i in range(len(points))]
    rng.shuffle(letters)
    names = dict(zip(points, letters, strict=True))
    shown = ["".join(names[point] for point in row)[:: rng.choice((1, -1))] for row in rows]
    rng.shuffle(shown)
    return shown


def _triangles(rows: list[str]) -> int:
    """Count three lines that meet two by two in three points; two lines have one point in common at most."""
    meets = {(i, j): set(rows[i]) & set(rows[j]) for i, j in combinations(range(len(rows)), 2)}
    total = 0
    for i, j, k in combinations(range(len(rows)), 3):
        corners = [meets[i, j], meets[i, k], meets[j, k]]
        total += all(corners) and len(set().union(*corners)) == 3
    return total


def _common(one: str, other: str) -> str:
    """Give the point that two lines have in common, or a dash."""
    return "".join(point for point in one if point in other) or "-"

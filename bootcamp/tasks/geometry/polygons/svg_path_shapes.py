"""Name the most specific type of each polygon that is drawn by SVG path commands.

Answer: a type for each figure, in order; they are unique.
Harder: more figures, relative commands, points on straight sides, sides drawn in any order and direction.
Skills: geometry, spatial
Source: original; W3C, Scalable Vector Graphics, paths.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.lib.geometry import Lattice, cross, is_simple, orientation
from bootcamp.lib.prompts import by_language
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Sequence, Word

_TYPES = {
    "right-isosceles-triangle": ("a triangle with a right angle and two equal sides", "有一个直角且有两边相等的三角形"),
    "isosceles-triangle": ("a triangle with two equal sides", "有两边相等的三角形"),
    "right-triangle": ("a triangle with a right angle", "有一个直角的三角形"),
    "triangle": ("any other triangle", "其他三角形"),
    "square": ("four equal sides and four right angles", "四边相等且四个角都是直角的四边形"),
    "rectangle": ("a quadrilateral with four right angles", "四个角都是直角的四边形"),
    "rhombus": ("a quadrilateral with four equal sides", "四边相等的四边形"),
    "parallelogram": ("a quadrilateral with two pairs of parallel sides", "两组对边分别平行的四边形"),
    "kite": (
        "a quadrilateral, convex or not, whose sides form two pairs of equal sides that meet at a corner",
        "四边形（凸或凹），它的四边分成两对，每对是相等的邻边",
    ),
    "isosceles-trapezoid": (
        "a quadrilateral with one pair of parallel sides, its other two sides equal",
        "有一组对边平行，另外两边相等的四边形",
    ),
    "right-trapezoid": (
        "a quadrilateral with one pair of parallel sides and a right angle",
        "有一组对边平行，且有直角的四边形",
    ),
    "trapezoid": ("a quadrilateral with one pair of parallel sides", "有一组对边平行的四边形"),
    "quadrilateral": ("any other polygon with four corners", "其他四边形"),
    "other": ("five corners or more", "有五个或更多顶点的多边形"),
}


class SvgPathShapes(Task["SvgPathShapes.Params", "SvgPathShapes.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        figures: int = knob("how many figures there are", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 6), ge=1, le=8)
        size: int = knob("the largest coordinate", levels=(12, 16, 16, 20, 20, 25, 25, 30, 30, 40), ge=10, le=99)
        relative: int = knob("the percentage of relative steps", levels=(0, 0, 0, 30, 40, *[50] * 5), ge=0, le=99)
        straight: int = knob("how many points on sides at most", levels=(0, 0, 1, 1, 1, 2, 2, 3, 3, 4), ge=0, le=6)
        chains: int = knob("how many parts an outline is cut into", levels=(1, 1, 1, 1, 2, 2, 3, 3, 4, 6), ge=1, le=6)

    class Instance(task.Instance):
        paths: tuple[str, ...]
        outlines: tuple[tuple[Lattice, ...], ...]

        hidden = ("outlines",)

        @property
        def types(self) -> dict[str, list[str]]:
            return by_language([(f"{name}: {en}", f"{name}：{zh}") for name, (en, zh) in _TYPES.items()])

    answer = Sequence(Word(tuple(_TYPES)))
    prompt = Prompt(
        en=r"""
        Each numbered line draws the whole outline of one simple polygon by path commands. M x y moves the pen to (x, y)
        without drawing. L x y draws a segment from the pen's place to (x, y), H x a horizontal one to that x, V y a
        vertical one to that y, and Z one back to the point of the last M. With the small letters l, h and v the numbers
        are added to the coordinates of the pen's place. The segments of an outline may be drawn in any order and
        direction. A point where the outline goes straight on is not a corner.

        {{ paths | numbered }}

        For each figure, in order, name the first type in this list that fits:

        {{ types[language] | bullets }}
        """,
        zh=r"""
        下面每一行用路径命令画出一个简单多边形的全部边界。M x y 把笔移到 (x, y)，不画线。
        L x y 从笔的位置画线段到 (x, y)，H x 画水平线段到横坐标 x，V y 画竖直线段到纵坐标 y，
        Z 画线段回到最近一个 M 的点。用小写字母 l、h、v 时，数值是加在笔的当前坐标上的增量。
        边界的各线段可以按任意次序和方向画出。边界上笔直通过的点不算顶点。

        {{ paths | numbered }}

        依次对每个图形，写出下表中第一个符合的类型：

        {{ types[language] | bullets }}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        names = rng.choices(list(_TYPES), k=params.figures)
        outlines = [_outline(rng, name, params.size) for name in names]
        outlines = [_with_points(rng, corners, params.straight) for corners in outlines]
        paths = tuple(_path(rng, points, params) for points in outlines)
        return self.Instance(paths=paths, outlines=tuple(map(tuple, outlines))), tuple(names)

    def key(self, instance: Instance) -> object:
        return [sorted(outline) for outline in instance.outlines]


def _outline(rng: Random, name: str, size: int) -> list[Lattice]:
    """Draw a polygon of a type; half of the plain ones are special ones with a corner moved by one step."""
    for _ in range(3000):
        (a, b), m, n, s, t = (rng.randint(-5, 5), rng.randint(-5, 5)), *(rng.randint(1, 6) for _ in range(4))
        if not (a or b):
            continue
        # coordinates along (a, b) and across it
        flat = {
            "right-isosceles-triangle": [(0, 0), (m, 0), (0, m)],
            "right-triangle": [(0, 0), (m, 0), (0, n)],
            "isosceles-triangle": [(0, 0), (2 * m, 0), (m, n)],
            "triangle": [(0, 0), (m, 0), (s, n)],
            "square": [(0, 0), (m, 0), (m, m), (0, m)],
            "rectangle": [(0, 0), (m, 0), (m, n), (0, n)],
            "rhombus": [(m, 0), (0, n), (-m, 0), (0, -n)],
            "parallelogram": [(0, 0), (m, 0), (m + s, n), (s, n)],
            "kite": [(0, 0), (s, t), (m, 0), (s, -t)],
            "isosceles-trapezoid": [(0, 0), (m + 2 * s, 0), (m + s, n), (s, n)],
            "right-trapezoid": [(0, 0), (m, 0), (s, n), (0, n)],
            "trapezoid": [(0, 0), (m, 0), (s + t, n), (s, n)],
            "quadrilateral": [(0, 0), (m, -s), (m + n, t), (s, n + t)],
            "other": [(0, 0), (m, 0), (m + s, n), (m, n + t), (0, n)] + [(-s, t)] * rng.randint(0, 1),
        }[name]
        if name in ("triangle", "quadrilateral", "trapezoid") and rng.random() < 0.5:
            box = [(0, 0), (m, 0), (m + s, n), (s, n)] if rng.random() < 0.5 else [(0, 0), (m, 0), (m, n), (0, n)]
            flat = [(0, 0), (2 * m, 0), (m, n)] if name == "triangle" else box
        corners = [(a * u - b * v, b * u + a * v) for u, v in flat]
        if name in ("triangle", "quadrilateral", "trapezoid") and rng.random() < 0.7:
            i = rng.randrange(len(corners))
            corners[i] = (corners[i][0] + rng.choice((-1, 1)), corners[i][1] + rng.choice((-1, 0, 1)))
        low, high = ([f(p[i] for p in corners) for i in (0, 1)] for f in (min, max))
        if max(high[0] - low[0], high[1] - low[1]) > size or not is_simple(corners) or _kind(corners) != name:
            continue
        dx, dy = (rng.randint(-low[i], size - high[i]) for i in (0, 1))
        return [(x + dx, y + dy) for x, y in corners]
    raise task.Retry


def _kind(corners: list[Lattice]) -> str:
    """Name the type of a simple polygon, or nothing if a corner is straight."""
    n = len(corners)
    if any(orientation(corners[i - 2], corners[i - 1], corners[i]) == 0 for i in range(n)):
        return ""
    ways = [(corners[i][0] - corners[i - 1][0], corners[i][1] - corners[i - 1][1]) for i in range(n)]
    sides = [x * x + y * y for x, y in ways]
    right = sum(ways[i][0] * ways[i - 1][0] + ways[i][1] * ways[i - 1][1] == 0 for i in range(n))
    equal = len(set(sides)) == 1
    if n == 3:
        words = ["right"] * bool(right) + ["isosceles"] * (len(set(sides)) < 3)
        return "-".join([*words, "triangle"])
    if n > 4:
        return "other"
    parallel = [i for i in (0, 1) if cross((0, 0), ways[i], ways[i + 2]) == 0]
    if len(parallel) == 2:
        return ("square" if right else "rhombus") if equal else "rectangle" if right else "parallelogram"
    if any(sides[i] == sides[i - 1] and sides[i - 2] == sides[i - 3] for i in (0, 1)):
        return "kite"
    if parallel:
        other = 1 - parallel[0]
        return "isosceles-trapezoid" if sides[other] == sides[other + 2] else ("right-" if right else "") + "trapezoid"
    return "quadrilateral"


def _with_points(rng: Random, corners: list[Lattice], most: int) -> list[Lattice]:
    points = list(corners)
    for _ in range(rng.randint(0, most)):
        i = rng.randrange(len(points))
        p, q = points[i - 1], points[i]
        steps = [k for k in range(2, 9) if (q[0] - p[0]) % k == 0 == (q[1] - p[1]) % k]
        if steps:
            k = rng.choice(steps)
            points.insert(i, (p[0] + (q[0] - p[0]) // k, p[1] + (q[1] - p[1]) // k))
    turn = rng.randrange(len(points))
    points = points[turn:] + points[:turn]
    return points if rng.random() < 0.5 else points[::-1]


def _path(rng: Random, points: list[Lattice], params: SvgPathShapes.Params) -> str:
    n, relative = len(points), params.relative / 100
    cuts = sorted(rng.sample(range(n), min(params.chains, n)))
    chains = [[points[i % n] for i in range(c, d + 1)] for c, d in pairwise([*cuts, cuts[0] + n])]
    words = []
    for chain in rng.sample(chains, len(chains)):
        way = chain[::-1] if len(chains) > 1 and rng.random() < 0.5 else chain
        closed = way[0] == way[-1]
        words.append(f"M {way[0][0]} {way[0][1]}")
        for (x, y), (u, v) in pairwise(way[:-1] if closed else way):
            small = rng.random() < relative
            (p, q), plain = (u - x, v - y) if small else (u, v), relative and rng.random() < 0.7
            word = f"H {p}" if plain and y == v else f"V {q}" if plain and x == u else f"L {p} {q}"
            words.append(word.lower() if small else word)
        words += ["Z"] * closed
    return " ".join(words)

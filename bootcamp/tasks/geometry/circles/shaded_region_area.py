"""Find the exact area of the points inside some and outside other overlapping squares, triangles and parts of discs.

Answer: an exact area with pi and square roots; it is unique.
Harder: more figures and kinds, more places where two curved or slanting borders cross, harder conditions.
Skills: geometry, spatial, arithmetic
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Math
from bootcamp.verifiers.symbolic import Node, parse

Shape = tuple[str, int, int, int]  # a kind, its place in units, and which way it is turned
Piece = tuple[str, int]  # of a unit square: all of it, or a quarter disc or triangle at a corner, counterclockwise
Area = tuple[Fraction, Fraction, Fraction]  # multiples of 1, pi and the root of 3

_HALF = Fraction(1, 2)
_HALVES = ("upper", "left", "lower", "right"), ("上", "左", "下", "右")
_QUARTERS = ("upper right", "upper left", "lower left", "lower right"), ("右上", "左上", "左下", "右下")
_KINDS = ("square", "quarter", "half", "triangle", "disc", "wide")
_CONDITIONS = {
    "without": ("inside A and outside B", "在 A 内且在 B 外"),
    "rest": ("inside A and outside all others", "在 A 内且在其余图形外"),
    "one": ("inside exactly one of the figures", "恰好在一个图形内"),
    "two": ("inside at least two of the figures", "至少在两个图形内"),
    "odd": ("inside an odd number of the figures", "在奇数个图形内"),
    "unlike": (
        "inside A and an odd number of the others, or outside A and inside at least two of the others",
        "在 A 内且在奇数个其余图形内，或在 A 外且至少在两个其余图形内",
    ),
}


class ShadedRegionArea(Task["ShadedRegionArea.Params", "ShadedRegionArea.Instance", Node]):
    version = 1

    class Params(task.Params):
        shapes: int = knob("how many figures there are", levels=(2, 2, 2, 3, 3, 4, 4, 5, 6, 7), ge=2, le=8)
        kinds: int = knob("how many kinds of figures there are", levels=(3, 4, 5, 6, 6, 6, 6, 6, 6, 6), ge=2, le=6)
        crossings: int = knob(
            "in how many unit squares two borders cross at least", levels=(0, 0, 1, 1, 2, 2, 3, 4, 5, 6), ge=0, le=12
        )
        conditions: int = knob("how many conditions there are", levels=(1, 3, 4, 5, 5, 5, 6, 6, 6, 6), ge=1, le=6)
        size: int = knob("how many units the area spans", levels=(3, 3, 3, 3, 3, 3, 3, 4, 4, 4), ge=2, le=6)

    class Instance(task.Instance):
        unit: int
        shapes: tuple[Shape, ...]
        condition: str

        @property
        def told(self) -> list[list[str]]:
            return [
                [f"{chr(65 + i)}{mark}{_told(shape, self.unit)[side]}" for i, shape in enumerate(self.shapes)]
                for side, mark in enumerate((": ", "："))
            ]

        @property
        def asked(self) -> tuple[str, str]:
            return _CONDITIONS[self.condition]

    answer = Math()
    prompt = Prompt(
        en=r"""
        In a coordinate plane, with x to the right and y upwards, there are these figures:

        {{ told[0] | bullets }}

        What is the exact area of all points that are {{ asked[0] }}?
        """,
        zh=r"""
        在坐标平面（x 轴向右，y 轴向上）中有下列图形：

        {{ told[1] | bullets }}

        满足“{{ asked[1] }}”的所有点构成的区域面积是多少？求精确值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        unit = rng.randint(1, 12) * 2
        condition = rng.choice(list(_CONDITIONS)[: params.conditions][-4:])
        shapes: list[Shape] = []
        covers: list[dict[tuple[int, int], Piece]] = []
        for _ in range(30 * params.shapes):
            kind = rng.choice(_KINDS[: params.kinds])
            turn = rng.randrange(1 if kind in ("square", "disc") else 4)
            shape = (kind, rng.randint(0, params.size), rng.randint(0, params.size), turn)
            cover = _cells(shape)
            tangled = any(len(_pieces([*covers, cover], cell)) > (2 if params.crossings else 1) for cell in cover)
            inside = not tangled and all(0 <= x < params.size and 0 <= y < params.size for x, y in cover)
            meets = not covers or any(cell in other for cell in cover for other in covers)
            if shape not in shapes and inside and meets:
                shapes.append(shape)
                covers.append(cover)
            if len(shapes) == params.shapes:
                break
        cells = sorted({cell for cover in covers for cell in cover})
        if len(shapes) < params.shapes or sum(len(_pieces(covers, cell)) == 2 for cell in cells) < params.crossings:
            raise task.Retry
        total = [Fraction(0)] * 3
        for cell in cells:
            for size, within in _atoms(covers, cell):
                if _holds(condition, within):
                    total = [one + other * unit * unit for one, other in zip(total, size, strict=True)]
        if not total[1] or (params.kinds > 3 and not (total[0] or total[2])):
            raise task.Retry
        text = " + ".join(f"({part}){sign}" for part, sign in zip(total, ("", "*pi", "*sqrt(3)"), strict=True) if part)
        return self.Instance(unit=unit, shapes=tuple(shapes), condition=condition), parse(text)

    def key(self, instance: Instance) -> object:
        low, deep = min(shape[1] for shape in instance.shapes), min(shape[2] for shape in instance.shapes)
        moved = [(kind, x - low, y - deep, turn) for kind, x, y, turn in instance.shapes]
        led = {"without": 2, "rest": 1, "unlike": 1}.get(instance.condition, 0)
        return [instance.condition, instance.unit, moved[:led], sorted(moved[led:])]


def _cells(shape: Shape) -> dict[tuple[int, int], Piece]:
    """Give the piece of each unit square that a figure covers; a figure is placed by a corner or centre."""
    kind, x, y, turn = shape
    around = [(x - 1, y - 1), (x, y - 1), (x, y), (x - 1, y)]  # the unit square whose corner 2, 3, 0, 1 this is
    if kind == "square":
        return {(x, y): ("all", 0)}
    count = {"quarter": 1, "triangle": 1, "half": 2, "wide": 2, "disc": 4}[kind]
    sign = "triangle" if kind in ("triangle", "wide") else "quarter"
    return {around[i % 4]: (sign, (i + 2) % 4) for i in range(turn + 2, turn + 2 + count)}


def _pieces(covers: list[dict[tuple[int, int], Piece]], cell: tuple[int, int]) -> list[Piece]:
    return sorted({cover[cell] for cover in covers if cell in cover and cover[cell][0] != "all"})


def _atoms(covers: list[dict[tuple[int, int], Piece]], cell: tuple[int, int]) -> list[tuple[Area, list[bool]]]:
    """Cut a unit square along its pieces: the area of each part, and whether it lies in each figure."""
    pieces = _pieces(covers, cell)
    found = []
    for k in range(len(pieces) + 1):
        for inside in combinations(pieces, k):
            rest = [piece for piece in pieces if piece not in inside]
            more = [some for m in range(len(rest) + 1) for some in combinations(rest, m)]
            areas = [[(-1) ** len(some) * part for part in _common([*inside, *some])] for some in more]
            size = [sum(column, Fraction(0)) for column in zip(*areas, strict=True)]
            found.append((_of(*size), [cell in c and (c[cell][0] == "all" or c[cell] in inside) for c in covers]))
    return found


def _common(pieces: list[Piece]) -> Area:
    kinds = [kind for kind, _ in sorted(pieces)]
    if len(kinds) < 2:
        return {"": _of(1), "triangle": _of(_HALF), "quarter": _of(0, _HALF / 2)}["".join(kinds)]
    apart = (pieces[0][1] - pieces[1][1]) % 4
    if kinds[0] != kinds[1]:
        return {0: _of(_HALF), 2: _of(-_HALF, _HALF / 2)}.get(apart, _of(0, _HALF / 4))
    if kinds[0] == "quarter":
        return _of(-1, _HALF) if apart == 2 else _of(0, Fraction(1, 3), -_HALF / 2)
    return _of(0) if apart == 2 else _of(_HALF / 2)


def _of(a: Fraction | int, b: Fraction | int = 0, c: Fraction | int = 0) -> Area:
    return Fraction(a), Fraction(b), Fraction(c)


def _holds(condition: str, within: list[bool]) -> bool:
    first, rest = within[0], sum(within[1:])
    return {
        "without": first and not within[1],
        "rest": first and not rest,
        "one": sum(within) == 1,
        "two": sum(within) > 1,
        "odd": sum(within) % 2 == 1,
        "unlike": rest % 2 == 1 if first else rest > 1,
    }[condition]


def _told(shape: Shape, unit: int) -> tuple[str, str]:
    kind, x, y, turn = shape
    ways = [(1, 0), (0, 1), (-1, 0), (0, -1)] * 2
    centre, *ends = [f"({(x + dx) * unit}, {(y + dy) * unit})" for dx, dy in [(0, 0), *ways[turn : turn + 3]]]
    far = f"({(x + 1) * unit}, {(y + 1) * unit})"
    corners = ", ".join([centre, *ends[:2]] if kind == "triangle" else ends)
    en, zh = f"disc with centre {centre} and radius {unit}", f"以 {centre} 为圆心、半径为 {unit} 的圆"
    triangle = f"the triangle with corners {corners}", f"以 {corners} 为顶点的三角形"
    return {
        "square": (
            f"the square with sides parallel to the axes and opposite corners {centre} and {far}",
            f"边平行于坐标轴、以 {centre} 和 {far} 为相对顶点的正方形",
        ),
        "triangle": triangle,
        "wide": triangle,
        "disc": (f"the {en}", zh),
        "half": (f"the {_HALVES[0][turn]} half of the {en}", f"{zh}的{_HALVES[1][turn]}半部分"),
        "quarter": (f"the {_QUARTERS[0][turn]} quarter of the {en}", f"{zh}的{_QUARTERS[1][turn]}四分之一部分"),
    }[kind]

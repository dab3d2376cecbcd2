"""Draw rectangular rings that cover all white cells of a board and meet only where they cross.

Answer: the rings, each by its top left and bottom right cell; every set of rings that fits is right.
Harder: larger boards with more rings and crossings.
Skills: deduction, search, spatial
Source: original generator; the puzzle, Ring-Ring, appeared in Nikoli's magazine.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, from_one, mark, to_one, where
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Cell as CellFormat, Format, Sequence as SequenceFormat, Set

Ring = tuple[Cell, ...]  # the top left and the bottom right cell
Rings = frozenset[Ring]

_ACROSS, _DOWN, _CORNER = "-", "|", "+"


class RingRing(Task["RingRing.Params", "RingRing.Instance", Rings]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(6, 6, 7, 7, 8, 8, 9, 9, 10, 11), ge=4, le=14)
        rings: int = knob("the number of rings that are planted", levels=(2, 3, 4, 5, 5, 6, 7, 8, 10, 12), ge=1, le=20)
        longest: int = knob(
            "the most rows and columns of a planted ring", levels=(4, 5, 5, 5, 5, 5, 6, 6, 6, 6), ge=2, le=8
        )

    class Instance(task.Instance):
        cells: tuple[tuple[str, ...], ...]

    prompt = Prompt(
        en=r"""
        Some cells of this board are black (#), the others white (.):

        {{ cells | board }}

        Draw rings on the board so that every white cell lies on at least one ring and no black cell lies on any. A ring
        is the outline of a rectangle of at least two rows and two columns: it consists of the cells in the first and
        last row and in the first and last column of the rectangle; the cells inside do not belong to it.
        Two rings may share a cell only if they cross there, one going straight through the cell horizontally and the
        other straight through it vertically. So a corner of a ring never lies on another ring, and no two rings run
        along each other in the same cell.

        A cell is written (row, column); (1, 1) is the top left one. Give each ring by its top left and its bottom right
        corner cell, such as (1, 2)-(3, 5). If there are several ways, give any one.
        """,
        zh=r"""
        下面的棋盘上有些格是黑格（#），其余是白格（.）：

        {{ cells | board }}

        在棋盘上画一些环，使每个白格至少在一个环上，而黑格不在任何环上。
        环是至少两行两列的长方形的边框：由长方形首行、末行、首列、末列的格组成，内部的格不属于环。
        两个环只有在交叉处才能共用一格：一个环水平直行穿过该格，另一个竖直直行穿过该格。
        因此环的拐角格不在别的环上，两个环也不会在同一格里同向而行。

        格子记为（行, 列），左上角是 (1, 1)。每个环用它左上角和右下角的格表示，例如 (1, 2)-(3, 5)。如果有多种画法，
        给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Rings]:
        n = len(instance.cells)
        return Set(SequenceFormat(CellFormat(n, n), length=2, separator="-"))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Rings]:
        n = params.size
        lines = {ring: _line(ring) for ring in _all_rings(n, params.longest)}
        taken: dict[Cell, str] = {}
        rings = []
        for _ in range(params.rings):
            lines = {ring: line for ring, line in lines.items() if _clash(line, taken) is None}
            if not lines:
                raise task.Retry
            drawn = rng.sample(list(lines), min(3, len(lines)))
            rings.append(max(drawn, key=lambda ring: sum(cell in taken for cell in lines[ring])))  # crosses most
            taken |= _added(lines[rings[-1]], taken)
        return self.Instance(cells=mark(n, n, taken, mark=".", blank="#")), frozenset(map(to_one, rings))

    def key(self, instance: Instance) -> object:
        return canonical(instance.cells)

    def check(self, instance: Instance, answer: Rings) -> str:
        taken: dict[Cell, str] = {}
        for ring in sorted(answer):
            (top, left), (bottom, right) = ring
            name = f"({top}, {left})-({bottom}, {right})"
            if top >= bottom or left >= right:
                return f"{name} are no top left and bottom right corner of a ring"
            line = _line(from_one(ring))
            cell = _clash(line, taken)
            if cell:
                return f"the ring {name} meets another in {place(cell)} without crossing it"
            taken |= _added(line, taken)
        for cell in where(instance.cells, "#"):
            if cell in taken:
                return f"a ring passes the black cell in {place(cell)}"
        left_out = next((cell for cell in where(instance.cells, ".") if cell not in taken), None)
        return f"no ring passes the white cell in {place(left_out)}" if left_out else ""


def _all_rings(n: int, longest: int) -> list[Ring]:
    spans = [(low, high) for low in range(n) for high in range(low + 1, min(low + longest, n))]
    return [((top, left), (bottom, right)) for top, bottom in spans for left, right in spans]


def _line(ring: Sequence[Cell]) -> dict[Cell, str]:
    """Say how a ring runs through each of its cells."""
    (top, left), (bottom, right) = ring
    line = {(row, col): _ACROSS for row in (top, bottom) for col in range(left, right + 1)}
    line |= {(row, col): _DOWN for row in range(top, bottom + 1) for col in (left, right)}
    return line | dict.fromkeys([(row, col) for row in (top, bottom) for col in (left, right)], _CORNER)


def _clash(a: Mapping[Cell, str], b: Mapping[Cell, str]) -> Cell | None:
    """Give a cell where two rings meet without crossing."""
    return next((cell for cell in a if cell in b and {a[cell], b[cell]} != {_ACROSS, _DOWN}), None)


def _added(line: Mapping[Cell, str], taken: Mapping[Cell, str]) -> dict[Cell, str]:
    """Say what a ring makes of its cells; a crossing is as closed to further rings as a corner."""
    return {cell: _CORNER if cell in taken else way for cell, way in line.items()}

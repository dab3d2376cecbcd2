"""Draw a path over a board with ice, on which it must go straight, along all arrows and over every sheet of ice.

Answer: the cells of the path in order; every path that fits is right.
Harder: larger boards with more ice and arrows.
Skills: deduction, search, spatial
Source: original generator; the puzzle, Icebarn, is Nikoli's.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import SIDES, Cell, cells, components, fill, from_one, ray, to_one, where
from bootcamp.lib.grid.drawing import draw_marks, listing
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.loops import Path
from bootcamp.lib.grid.regions import grow_region
from bootcamp.lib.grid.symmetry import canonical_marks
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Cell as CellFormat, Format, Path as PathFormat

Passing = tuple[Cell, bool | None]

_ICE, _START, _GOAL, _BLANK = "~", "S", "G", "."
_ARROWS = dict(zip(SIDES, "^>v<", strict=True))


class Icebarn(Task["Icebarn.Params", "Icebarn.Instance", Path]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(5, 5, 6, 6, 7, 7, 8, 9, 10, 11), ge=4, le=14)
        ice: int = knob(
            "how many sheets of ice are laid; some may merge or be taken away",
            levels=(2, 3, 3, 4, 4, 5, 6, 8, 10, 12),
            ge=1,
            le=20,
        )
        arrows: int = knob("the number of arrows", levels=(4, 5, 7, 8, 9, 10, 12, 14, 16, 18), ge=0, le=40)

    class Instance(task.Instance):
        cells: tuple[tuple[str, ...], ...]
        arrows: tuple[tuple[Cell, Cell], ...]  # the cells before and after

        @property
        def size(self) -> int:
            return len(self.cells)

        @property
        def board(self) -> str:
            return draw_marks(self.cells, {(min(arrow), max(arrow)): _ARROWS[_step(*arrow)] for arrow in self.arrows})

        @property
        def listed(self) -> str:
            return ", ".join(f"{listing([a])}->{listing([b])}" for a, b in self.arrows)

    prompt = Prompt(
        en=r"""
        This board has a start (S), a goal (G), cells with ice (~) and cells without (.). Arrows (^ > v <) stand between
        two neighbouring cells.

        {{ board }}

        The arrows again, each by the two cells from and to which it points: {{ listed }}.

        Draw a path from the start to the goal that goes from cell to neighbouring cell, horizontally or vertically. It
        need not pass all cells.
        - The path passes a cell without ice, start and goal included, at most once.
        - The path does not turn on ice: from a cell with ice it goes on in the direction in which it came. It may pass
          such a cell twice, once horizontally and once vertically.
        - Where an arrow stands, the path steps from the one cell to the other in the direction of the arrow.
        - Cells with ice that are connected by common sides form a sheet. The path passes at least one cell of every
          sheet.

        A cell is written (row, column); (1, 1) is the top left one. List the cells of the path in order from the start
        to the goal; a cell that is passed twice is listed twice. If there are several ways, give any one.
        """,
        zh=r"""
        下面的棋盘上有起点（S）、终点（G）、冰格（~）和普通格（.）。箭头（^ > v <）写在相邻两格之间。

        {{ board }}

        再列一遍各箭头，写成它从哪一格指向哪一格：{{ listed }}。

        画一条从起点到终点的路线，每一步从一格水平或竖直地走到相邻的格，不必经过所有的格。
        - 普通格（包括起点和终点）至多经过一次。
        - 在冰上不能转弯：经过冰格时，必须沿进入的方向继续直行。同一冰格可以经过两次，一次水平，一次竖直。
        - 有箭头的地方，路线必须按箭头方向从一格走到另一格。
        - 由公共边相连的冰格组成一片冰面。路线至少经过每片冰面的一格。

        格子记为（行, 列），左上角是 (1, 1)。从起点到终点依次列出路线经过的格，经过两次的格写两次。如果有多种画法，
        给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Path]:
        return PathFormat(CellFormat(instance.size, instance.size))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Path]:
        n = params.size
        board = set(cells(n, n))
        ice: set[Cell] = set()
        for _ in range(params.ice):
            ice.update(grow_region((rng.randrange(n), rng.randrange(n)), rng.randint(2, 5), board, rng))
        path = max((_random_walk(ice, n, rng) for _ in range(6)), key=len)
        kept = [cell for sheet in components(ice) if not set(path).isdisjoint(sheet) for cell in sheet]
        if len(path) < max(n * n // 2, params.arrows) or not kept:
            raise task.Retry
        marks = dict.fromkeys(kept, _ICE) | {path[0]: _START, path[-1]: _GOAL}
        arrows = sorted(rng.sample(list(pairwise(path)), params.arrows))
        drawn = fill(n, n, (marks.get(cell, _BLANK) for cell in cells(n, n)))
        return self.Instance(cells=drawn, arrows=tuple(arrows)), to_one(path)

    def key(self, instance: Instance) -> object:
        marks = [((cell,), instance.cells[cell[0]][cell[1]]) for cell in where(instance.cells, _ICE, _START, _GOAL)]
        return canonical_marks(instance.size, instance.size, [*marks, *((arrow, "") for arrow in instance.arrows)])

    def check(self, instance: Instance, answer: Path) -> str:
        path, ice = from_one(answer), where(instance.cells, _ICE)
        if [*path[:1], *path[-1:]] != where(instance.cells, _START) + where(instance.cells, _GOAL):
            return "the path does not lead from the start to the goal"
        fault = _ice_fault(path, ice)
        if fault:
            return fault
        steps = set(pairwise(path))
        arrow = next((arrow for arrow in instance.arrows if arrow not in steps), None)
        if arrow:
            return f"the path does not follow the arrow from {place(arrow[0])} to {place(arrow[1])}"
        missed = next((sheet for sheet in components(ice) if set(path).isdisjoint(sheet)), None)
        return f"the path does not pass the sheet of ice around {place(missed[0])}" if missed else ""


def _step(a: Cell, b: Cell) -> Cell:
    """Give the step from one cell to another."""
    return b[0] - a[0], b[1] - a[1]


def _ice_fault(path: Sequence[Cell], ice: Collection[Cell]) -> str:
    """Say where a path jumps, turns on ice or passes a cell again that it must not."""
    for a, b in pairwise(path):
        if _step(a, b) not in SIDES:
            return f"{place(a)} and {place(b)} follow each other but are no neighbours"
    for (before, cell), (_, after) in pairwise(pairwise(path)):
        if cell in ice and _step(before, cell) != _step(cell, after):
            return f"the path turns on the ice in {place(cell)}"
    passed: set[Passing] = set()
    for before, cell in pairwise([*path[:1], *path]):
        if _passing(before, cell, ice) in passed:
            return f"the path passes {place(cell)} again" + (" along the same line" if cell in ice else "")
        passed.add(_passing(before, cell, ice))
    return ""


def _random_walk(ice: Collection[Cell], n: int, rng: Random) -> tuple[Cell, ...]:
    """Walk from the edge of an n x n board until stuck, then go back to where the walk last came to the edge."""
    edge = [(row, col) for row, col in cells(n, n) if {row, col} & {0, n - 1} and (row, col) not in ice]
    path = [rng.choice(edge)]
    passed = {_passing(path[0], path[0], ice)}
    while True:
        moves = [move for move in (_move(path[-1], side, ice, passed, n) for side in SIDES) if move]
        if not moves:
            break
        move = rng.choice(moves)
        passed.update(_passing(a, b, ice) for a, b in pairwise([path[-1], *move]))
        path += move
    while path[-1] not in edge:
        path.pop()
    return tuple(path)


def _passing(before: Cell, cell: Cell, ice: Collection[Cell]) -> Passing:
    """Say how a path passes a cell: on ice, whether along the row; no two passings may be equal."""
    return cell, before[0] == cell[0] if cell in ice else None


def _move(start: Cell, side: Cell, ice: Collection[Cell], passed: Collection[Passing], n: int) -> list[Cell]:
    """List the cells of a step and of the slide over ice that follows; none if it is not allowed."""
    move: list[Cell] = []
    for before, cell in pairwise([start, *ray(n, n, start, side)]):
        if _passing(before, cell, ice) in passed:
            return []
        move.append(cell)
        if cell not in ice:
            return move
    return []

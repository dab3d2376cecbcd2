"""Place mirrors so that a laser beam passes all targets.

Answer: a kind of mirror for each chosen cell; every placement that works is right.
Harder: larger grids with more walls, targets and mirrors.
Skills: spatial, search
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, fill, where
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.spatial.machines._beams import Ray, entering, ports, rays
from bootcamp.verifiers import Board, Cell as CellFormat, Choice, Format, Mapping

_DRAWS = 200
_KINDS = {"R": "/", "F": "\\"}


class LaserMirrorPlacement(Task["LaserMirrorPlacement.Params", "LaserMirrorPlacement.Instance", dict[Cell, str]]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 5, 6, 7, 8, 9, 10, 11, 12, 14), ge=4, le=16)
        mirrors: int = knob("how many mirrors are placed", levels=(1, 2, 2, 3, 3, 4, 5, 6, 7, 9), ge=1, le=12)
        targets: int = knob("how many targets there are", levels=(1, 2, 3, 3, 4, 5, 6, 7, 8, 10), ge=1, le=15)
        walls: int = knob("how many walls there are", levels=(2, 3, 5, 7, 9, 12, 15, 18, 22, 28), ge=0, le=40)

    class Instance(task.Instance):
        board: Board
        entry: str
        mirrors: int

    prompt = Prompt(
        en=r"""
        A laser beam enters this grid at port {{ entry }}, straight into the grid:

        {{ board | board }}

        - . is an empty cell.
        - # is a wall, which absorbs the beam.
        - T is a target; the beam goes straight on through it.

        The ports lie around the grid: N3 is above column 3, S3 below it, W3 to the left of row 3 and E3 to its right.
        A cell is written (row, column); (1, 1) is the top left one.

        Put exactly {{ "1 mirror on an empty cell" if mirrors == 1 else mirrors ~ " mirrors on empty cells" }},
        {{- "" if mirrors == 1 else " at most one on a cell," }} so that the beam passes every target before it
        leaves the grid, is absorbed or runs in a circle. A mirror
        reflects on both sides and turns the beam by a right angle. There are two kinds: R stands like / (from the lower
        left to the upper right corner of its cell), F like \ (from the upper left to the lower right corner). Mirrors
        that the beam does not meet are allowed.

        Give the cells of the mirrors, each with its kind of mirror. If there are several placements, give any one.
        """,
        zh=r"""
        一束激光从端口 {{ entry }} 垂直射入下面的网格：

        {{ board | board }}

        - . 是空格。
        - # 是墙，吸收光束。
        - T 是目标，光束直行穿过。

        网格四周是端口：N3 在第 3 列上方，S3 在第 3 列下方，W3 在第 3 行左侧，E3 在第 3 行右侧。
        格子记为（行, 列），左上角是 (1, 1)。

        在空格上恰好放 {{ mirrors }} 面镜子，每格至多一面，使光束在离开网格、被吸收或开始循环之前经过每一个目标。
        镜子两面都反射，使光束转过一个直角。镜子有两种：R 形如 /（从所在格的左下角到右上角），
        F 形如 \（从左上角到右下角）。光束没有碰到的镜子也允许。

        给出每个放镜子的格的镜子种类。如果有多种放法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[Cell, str]]:
        size = len(instance.board)
        return Mapping(CellFormat(size, size), Choice(tuple(_KINDS)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[Cell, str]]:
        size = params.size
        for _ in range(_DRAWS):
            entry = rng.choice(list(ports(size).values()))
            mirrors, lit = _path(rng, size, entry, params.mirrors)
            inner = [cell for cell in lit if cell not in mirrors]
            rest = [cell for cell in cells(size, size) if cell not in lit]
            if len(mirrors) < params.mirrors or len(inner) < params.targets or len(rest) < params.walls:
                continue
            targets, walls = rng.sample(inner, params.targets), rng.sample(rest, params.walls)
            symbols = dict.fromkeys(targets, "T") | dict.fromkeys(walls, "#")
            board = fill(size, size, (symbols.get(cell, ".") for cell in cells(size, size)))
            instance = self.Instance(board=board, entry=entry, mirrors=params.mirrors)
            answer = {(row + 1, col + 1): kind for (row, col), kind in sorted(mirrors.items())}
            fewer = min(params.mirrors - 1, 2)
            if not self.check(instance, answer) and not _possible(board, entering(size, entry), fewer):
                return instance, answer
        raise task.Retry

    def key(self, instance: Instance) -> object:
        size = len(instance.board)
        row, col = next(cell for cell, name in ports(size).items() if name == instance.entry)
        marks = {(row, col): "!"} | {cell: instance.board[cell[0]][cell[1]] for cell in cells(size, size)}
        framed = [[marks.get((r, c), " ") for c in range(-1, size + 1)] for r in range(-1, size + 1)]
        return [canonical(framed), instance.mirrors]

    def check(self, instance: Instance, answer: dict[Cell, str]) -> str:
        if len(answer) != instance.mirrors:
            return f"there are {len(answer)} mirrors"
        board = [list(row) for row in instance.board]
        for (row, col), kind in answer.items():
            if board[row - 1][col - 1] != ".":
                return f"row {row}, column {col} is not empty"
            board[row - 1][col - 1] = _KINDS[kind]
        lit = {cell for cell, _ in rays(board, entering(len(board), instance.entry))}
        return "" if lit.issuperset(where(board, "T")) else "the beam misses a target"


def _path(rng: Random, size: int, entry: str, count: int) -> tuple[dict[Cell, str], list[Cell]]:
    """Draw a beam that meets so many mirrors: the mirrors, and the cells that it passes until it leaves."""
    (row, col), (down, right) = entering(size, entry)
    mirrors: dict[Cell, str] = {}
    lit: dict[Cell, None] = {}
    while 0 <= row < size and 0 <= col < size and (row, col) not in mirrors:
        fresh = (row, col) not in lit
        lit[row, col] = None
        if fresh and len(mirrors) < count and rng.random() < 0.35:
            mirrors[row, col] = rng.choice("RF")
            down, right = (-right, -down) if mirrors[row, col] == "R" else (right, down)
        row, col = row + down, col + right
    return mirrors, list(lit)


def _possible(board: Board, start: Ray, count: int) -> bool:
    """Tell whether at most `count` mirrors are enough, by trying each on every cell of the beam in turn."""
    lit = {cell for cell, _ in rays(board, start)}
    if lit.issuperset(where(board, "T")):
        return True
    if not count:
        return False
    for row, col in sorted(lit):
        if 0 <= row < len(board) and 0 <= col < len(board) and board[row][col] == ".":
            for kind in _KINDS.values():
                changed = [list(line) for line in board]
                changed[row][col] = kind
                if _possible(tuple(map(tuple, changed)), start, count - 1):
                    return True
    return False

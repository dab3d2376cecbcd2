"""Cut a board of white and grey cells into regions of two congruent parts, one white and one grey.

Answer: the board with a letter for each region; every such cut is right.
Harder: larger boards, larger parts, fewer numbers.
Skills: deduction, search, spatial
Source: original generator; the puzzle is Nikoli's.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import SIDES, Cell, cells, components, connected, fill, size
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.pieces import CAPITALS, apart, map_pieces
from bootcamp.lib.grid.regions import grow_region, patches
from bootcamp.lib.grid.shapes import canonical, normal, placements
from bootcamp.lib.grid.symmetry import canonical as canonical_board
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid

Region = tuple[tuple[Cell, ...], tuple[Cell, ...]]  # the cells of its two parts
_WHITE, _GREY = "W", "G"
_EXCHANGED = str.maketrans("WG", "GW")


class DoubleChoco(Task["DoubleChoco.Params", "DoubleChoco.Instance", Board]):
    version = 1

    class Params(task.Params):
        rows: int = knob(
            "the number of rows; rows times columns is even", levels=(4, 5, 6, 6, 7, 8, 8, 8, 9, 10), ge=4, le=10
        )
        cols: int = knob("the number of columns", levels=(4, 4, 5, 6, 6, 6, 7, 8, 8, 8), ge=4, le=10)
        largest: int = knob("the largest number of cells of a part", levels=(3, 3, 4, 4, 4, 5, 5, 5, 6, 6), ge=2, le=7)
        numbers: int = knob(
            "the share of regions with a number, in percent",
            levels=(100, 100, 95, 95, 90, 90, 90, 85, 85, 80),
            ge=0,
            le=100,
        )

    class Instance(task.Instance):
        board: Board

    prompt = Prompt(
        en=r"""
        In this board W is a white and G a grey cell:

        {{ board | board }}

        Cut it along cell sides into regions connected by sides. Each region must consist of one white and one grey part
        of the same size and shape: its white cells are connected by sides, its grey cells are connected by sides, and
        the two parts are congruent (one may be turned by quarter turns or turned over to get the other). A number
        before the W or G of a cell is the number of cells of the part, white or grey, that the cell belongs to.

        Show the cut by a letter in every cell: the same letter throughout a region, different letters in regions that
        share a side. If there are several cuts, give any one.
        """,
        zh=r"""
        下面的棋盘中，W 是白格，G 是灰格：

        {{ board | board }}

        沿格线把它切成若干由公共边连通的区域。每个区域必须由形状大小相同的一块白色部分和一块灰色部分组成：
        区域中的白格由公共边连通，灰格也由公共边连通，并且这两部分全等（可以旋转若干个四分之一圈，也可以翻面）。
        若格中的 W 或 G 前面有数，这个数就是该格所属的那一部分（白色或灰色）的格数。

        用字母表示切法：每格填一个字母，同一区域内字母相同，有公共边的两个区域字母不同。
        如果有多种切法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.board), CAPITALS)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        rows, cols = params.rows, params.cols
        regions = _regions(rows, cols, params.largest, rng)
        colours: dict[Cell, str] = {}
        for parts in regions:
            white, grey = rng.sample(parts, 2)
            colours |= dict.fromkeys(white, _WHITE) | dict.fromkeys(grey, _GREY)
        for part, _ in rng.sample(regions, len(regions) * params.numbers // 100):
            cell = rng.choice(part)
            colours[cell] = f"{len(part)}{colours[cell]}"
        board = fill(rows, cols, (colours[cell] for cell in cells(rows, cols)))
        return self.Instance(board=board), apart(map_pieces(rows, cols, (a + b for a, b in regions)))

    def key(self, instance: Instance) -> object:
        exchanged = [[cell.translate(_EXCHANGED) for cell in row] for row in instance.board]
        return min(canonical_board(instance.board), canonical_board(exchanged))

    def check(self, instance: Instance, answer: Board) -> str:
        for group in patches(answer):
            parts = [[cell for cell in group if colour in instance.board[cell[0]][cell[1]]] for colour in "WG"]
            here = f"the region at {place(group[0])}"
            if not all(parts) or not all(map(connected, parts)):
                return f"{here} does not consist of one connected white and one connected grey part"
            if canonical(parts[0]) != canonical(parts[1]):
                return f"the two parts of {here} are not congruent"
            for row, col in group:
                number = instance.board[row][col][:-1]
                if number not in ("", str(len(parts[0]))):
                    return f"the number in {place((row, col))} does not fit"
        return ""


def _regions(rows: int, cols: int, largest: int, rng: Random, budget: int = 200) -> list[Region]:
    """Cut a board into pairs of congruent parts that share a side; raise Retry if that fails."""
    stack: list[tuple[list[Region], frozenset[Cell]]] = [([], frozenset(cells(rows, cols)))]
    for _ in range(budget):
        if not stack:
            break
        regions, free = stack.pop()
        if not free:
            return regions
        if any(len(part) % 2 for part in components(free)):
            continue
        start = min(free, key=lambda cell: (len(_near([cell], free)), cell))
        for size_ in (1, rng.randint(1, largest), rng.randint((largest + 1) // 2, largest)):
            part = grow_region(start, size_, set(free), rng)
            rest = free.difference(part)
            twins = [twin for twin in placements(normal(part), rest) if _near(part, rest).intersection(twin)]
            if twins:
                twin = rng.choice(twins)
                stack.append(([*regions, (part, twin)], rest.difference(twin)))
    raise task.Retry


def _near(group: Sequence[Cell], free: frozenset[Cell]) -> set[Cell]:
    """Give the free cells that share a side with a group."""
    return {(row + down, col + right) for row, col in group for down, right in SIDES} & free

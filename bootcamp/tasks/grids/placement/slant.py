"""Put a diagonal into every cell so that the numbers count the diagonals that end there and no loop closes.

Answer: the grid in R (a rising diagonal) and F (a falling one); it is unique.
Harder: larger grids with fewer numbers, where avoiding loops has to settle what they leave open.
Skills: deduction, logic, spatial
Source: original generator; the puzzle is Nikoli's Gokigen naname, also known as Slant.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, Numbers, cells, fill, size
from bootcamp.lib.grid.clues import clue_board, clue_cells, clue_texts, count_switch, few_clues
from bootcamp.lib.grid.constraints import forbid_cycles
from bootcamp.lib.grid.loops import Edge
from bootcamp.lib.grid.shading import shading_model
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid


class Slant(Task["Slant.Params", "Slant.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(3, 4, 5, 5, 6, 7, 7, 8, 8, 9), ge=3, le=12)
        clued: int = knob(
            "the least share of points with a number, in percent",
            levels=(90, 75, 65, 58, 56, 55, 53, 52, 50, 50),
            ge=10,
            le=100,
        )

    class Instance(task.Instance):
        points: Numbers

        @property
        def size(self) -> int:
            return len(self.points) - 1

    prompt = Prompt(
        en=r"""
        Put one diagonal line into every cell of a grid of {{ size }}×{{ size }} cells: R, a rising one, joins the
        lower left and the upper right corner of the cell; F, a falling one, joins the upper left and the lower right
        corner. This table gives numbers at the corners of the cells: the cell in row i and column j, counted from 1,
        has the entries (i, j), (i, j+1), (i+1, j) and (i+1, j+1) of the table at its four corners. A dot is a corner
        without a number.

        {{ points | board }}

        - A number tells how many diagonals end at its corner.
        - The diagonals must not form a closed loop of any size.

        Draw the grid with R and F.
        """,
        zh=r"""
        在 {{ size }}×{{ size }} 方格的每一格中画一条对角线：R 表示上升的对角线，连接该格的左下角和右上角；
        F 表示下降的对角线，连接左上角和右下角。
        下表给出各格点（格的角）上的数：第 i 行第 j 列（从 1 数起）的格，
        其四个角对应表中的项 (i, j)、(i, j+1)、(i+1, j)、(i+1, j+1)。点表示该格点没有数。

        {{ points | board }}

        - 数字表示有几条对角线以该格点为端点。
        - 这些对角线不能围成任何封闭的圈，不论大小。

        用 R 和 F 画出结果。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(instance.size, instance.size, "RF")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        rising = _forest(n, rng)
        sat, up = shading_model(n, n)
        diagonals: dict[Edge, int] = {}
        for cell, literal in up.items():
            diagonals |= {_diagonal(cell, True): literal, _diagonal(cell, False): -literal}
        forbid_cycles(sat, diagonals)
        ends = [point for cell in up for point in _diagonal(cell, cell in rising)]
        counts = {point: ends.count(point) for point in cells(n + 1, n + 1)}
        switches = {
            p: count_switch(sat, [x for line, x in diagonals.items() if p in line], k) for p, k in counts.items()
        }
        chosen = few_clues(sat, up, rising, switches, rng, -(-params.clued * len(counts) // 100))
        solution = fill(n, n, ("R" if cell in rising else "F" for cell in up))
        return self.Instance(points=clue_board(n + 1, n + 1, counts, chosen)), solution

    def key(self, instance: Instance) -> object:
        return canonical(clue_texts(instance.points))

    def check(self, instance: Instance, answer: Board) -> str:
        lines = [_diagonal((row, col), answer[row][col] == "R") for row, col in cells(*size(answer))]
        ends = [point for line in lines for point in line]
        for point, count in clue_cells(instance.points).items():
            if ends.count(point) != count:
                return f"{ends.count(point)} diagonals end at corner {point[0] + 1, point[1] + 1}, not {count}"
        chain: dict[Cell, Cell] = {}
        return "" if all(_join(chain, *line) for line in lines) else "some diagonals form a closed loop"


def _diagonal(cell: Cell, rising: bool) -> Edge:
    """Give the corners that a diagonal joins, the upper one first."""
    row, col = cell
    return ((row, col + 1), (row + 1, col)) if rising else ((row, col), (row + 1, col + 1))


def _forest(n: int, rng: Random) -> set[Cell]:
    """Draw random diagonals without a loop; give the cells with a rising one."""
    chain: dict[Cell, Cell] = {}
    rising = set()
    for cell in rng.sample(list(cells(n, n)), n * n):
        up = rng.random() < 0.5
        if not _join(chain, *_diagonal(cell, up)):  # of the two diagonals of a cell, never both close a loop
            up = not up
            _join(chain, *_diagonal(cell, up))
        if up:
            rising.add(cell)
    return rising


def _join(chain: dict[Cell, Cell], a: Cell, b: Cell) -> bool:
    """Unite the trees of two points; tell whether they were apart."""
    while a in chain:
        a = chain[a]
    while b in chain:
        b = chain[b]
    if a != b:
        chain[a] = b
    return a != b

"""Fill the blank cells of a grid with digits from the sums of the digits around its clue cells.

Answer: the filled grid with # for clue cells; every filling that keeps the rules is right.
Harder: larger grids with more clue cells and fewer given digits.
Skills: arithmetic, deduction, search
Source: original generator; the puzzle is known as kakuru.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import KING, Cell, cells, fill, graph, pairs
from bootcamp.lib.grid.clues import draw_solution
from bootcamp.lib.grid.faults import givens_fault, place
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.lib.solver.finite import Finite
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid

_CLUE, _BLANK = "#", "."


class Kakuru(Task["Kakuru.Params", "Kakuru.Instance", Board]):
    version = 1

    class Params(task.Params):
        n: int = knob("the number of rows and of columns", levels=(4, 4, 5, 5, 6, 6, 7, 7, 8, 9), ge=3, le=12)
        clues: int = knob(
            "how many clue cells there are, or more where some blank needs one",
            levels=(6, 6, 10, 10, 16, 16, 22, 23, 29, 37),
            ge=1,
            le=60,
        )
        givens: int = knob("how many digits are given", levels=(4, 2, 2, 1, 2, 1, 1, 0, 0, 0), ge=0, le=40)

    class Instance(task.Instance):
        board: Board  # a clue cell is # and its sum

        @property
        def n(self) -> int:
            return len(self.board)

    prompt = Prompt(
        en=r"""
        Fill each blank cell (a dot) of this {{ n }}×{{ n }} grid with a digit from 1 to 9.

        {{ board | board }}

        Cells with # and a number are clue cells; digits without # are given and stay. Two cells are neighbours if they
        share a side or a corner.
        - The number of a clue cell is the sum of the digits in all its neighbours that are not clue cells.
        - The digits in the neighbours of a clue cell are all different.
        - No two neighbours hold the same digit.

        If there are several ways, give any one. Give the grid with # alone in each clue cell.
        """,
        zh=r"""
        请在下面 {{ n }}×{{ n }} 方阵的每个空格（点）中填入 1 到 9 的一个数字。

        {{ board | board }}

        标有 # 和数的格是提示格；不带 # 的数字是已给出的，不能改变。有公共边或公共角的两格互为邻格。
        - 提示格上的数，等于它的所有邻格（提示格除外）中的数字之和。
        - 同一提示格的各邻格中的数字互不相同。
        - 任何两个邻格都不能填相同的数字。

        如果有多种填法，给出任意一种即可。请给出填好的方阵，提示格只写 #。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(instance.n, instance.n, "123456789" + _CLUE)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.n
        near = graph(n, n, KING)
        clues = _clue_cells(n, params.clues, rng)
        if any(set(near[clue]).issubset(clues) for clue in clues):
            raise task.Retry
        blanks = [cell for cell in cells(n, n) if cell not in clues]
        model = Finite()
        variable = {cell: model.variable(range(1, 10)) for cell in blanks}
        for a, b in pairs(n, n, KING):
            if a in variable and b in variable:
                model.unequal(variable[a], variable[b])
        for clue in clues:
            model.different([variable[cell] for cell in near[clue] if cell in variable])
        digits = dict(zip(blanks, draw_solution(model, rng), strict=True))
        shown = {cell: str(digits[cell]) for cell in rng.sample(blanks, min(params.givens, len(blanks)))}
        for clue in clues:
            shown[clue] = f"{_CLUE}{sum(digits.get(cell, 0) for cell in near[clue])}"
        board = fill(n, n, (shown.get(cell, _BLANK) for cell in cells(n, n)))
        return self.Instance(board=board), fill(n, n, (str(digits.get(cell, _CLUE)) for cell in cells(n, n)))

    def key(self, instance: Instance) -> object:
        return canonical(instance.board)

    def check(self, instance: Instance, answer: Board) -> str:
        n = instance.n
        givens = [[None if shown == _BLANK else shown[0] for shown in row] for row in instance.board]
        fault = givens_fault(givens, answer)
        if fault:
            return fault
        clues = {(row, col) for row, col in cells(n, n) if givens[row][col] == _CLUE}
        digits = {cell: answer[cell[0]][cell[1]] for cell in cells(n, n) if cell not in clues}
        for cell, digit in digits.items():
            if digit == _CLUE:
                return f"the cell in {place(cell)} has no digit"
        for a, b in pairs(n, n, KING):
            if a in digits and digits[a] == digits.get(b):
                return f"the neighbours in {place(a)} and {place(b)} hold the same digit"
        for row, col in sorted(clues):
            around = [digits[cell] for cell in graph(n, n, KING)[row, col] if cell in digits]
            if len(set(around)) < len(around):
                return f"the digits around {place((row, col))} are not all different"
            if sum(map(int, around)) != int(instance.board[row][col][1:]):
                return f"the digits around {place((row, col))} add up to {sum(map(int, around))}"
        return ""


def _clue_cells(n: int, count: int, rng: Random) -> list[Cell]:
    """Draw cells of which every other cell has a neighbour, then others up to `count`."""
    near = graph(n, n, KING)
    clues: list[Cell] = []
    order = rng.sample(list(near), n * n)
    for cell in order:
        if not set(clues) & {cell, *near[cell]}:
            clues.append(cell)
    rest = [cell for cell in order if cell not in clues]
    return clues + rest[: max(0, count - len(clues))]

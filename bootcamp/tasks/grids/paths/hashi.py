"""Join islands by bridges so that each has its number of bridges and all are connected.

Answer: the board with the bridges drawn in; every such board is right.
Harder: larger boards with more islands.
Skills: deduction, logic, spatial
Source: original generator; the puzzle, Hashiwokakero or Bridges, is Nikoli's (1990).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import SIDES, Cell, cells, fill, ray
from bootcamp.lib.grid.drawing import draw
from bootcamp.lib.grid.faults import givens_fault, place
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid

_BRIDGES = {0: {"-": 1, "=": 2}, 1: {"I": 1, "H": 2}}  # by axis: across, down
_WATER, _ISLAND = "~", "o"


class Hashi(Task["Hashi.Params", "Hashi.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(5, 6, 6, 7, 7, 8, 9, 10, 11, 12), ge=4, le=16)
        islands: int = knob("the number of islands", levels=(5, 6, 8, 9, 11, 14, 17, 20, 24, 29), ge=4, le=60)

    class Instance(task.Instance):
        numbers: tuple[tuple[int | None, ...], ...]

        @property
        def board(self) -> str:
            return draw(self.numbers, blank=_WATER)

    prompt = Prompt(
        en=r"""
        The numbers on this board are islands:

        {{ board }}

        Join them by bridges. A bridge goes straight, horizontally or vertically, from one island to the next one in
        that direction; at most two bridges join the same two islands. Bridges must not cross. The number of an island
        says how many bridges end there. All islands must be connected by bridges, directly or over other islands.

        Draw the board with the bridges: in every cell between two joined islands write - for one horizontal bridge, =
        for two, I for one vertical bridge, H for two; islands keep their numbers, all other cells stay water (~). If
        there are several ways, give any one.
        """,
        zh=r"""
        下面棋盘上的数是岛：

        {{ board }}

        用桥连接这些岛。桥沿水平或竖直方向，从一个岛直通到该方向上的下一个岛；同样的两个岛之间至多两座桥。桥不能交叉。
        岛上的数是通到该岛的桥数。所有的岛必须由桥直接或经过别的岛连通。

        画出带桥的棋盘：两个相连的岛之间的每一格，一座水平桥写 -，两座水平桥写 =，一座竖直桥写 I，两座竖直桥写 H；
        岛的数不变，其余各格仍是水（~）。如果有多种画法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(len(instance.numbers), len(instance.numbers), "12345678" + _WATER + "-=IH")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        size = params.size
        board = {(rng.randrange(size), rng.randrange(size)): _ISLAND}
        for _ in range(40 * params.islands):
            if list(board.values()).count(_ISLAND) == params.islands:
                break
            _extend(board, size, rng)
        else:
            raise task.Retry
        drawn = fill(size, size, (board.get(cell, _WATER) for cell in cells(size, size)))
        degrees = {cell: sum(count for _, count in _bridges(drawn, cell)) for cell in board if board[cell] == _ISLAND}
        numbers = fill(size, size, map(degrees.get, cells(size, size)))
        answer = (str(degrees.get(cell, board.get(cell, _WATER))) for cell in cells(size, size))
        return self.Instance(numbers=numbers), fill(size, size, answer)

    def key(self, instance: Instance) -> object:
        return canonical([[number or 0 for number in row] for row in instance.numbers])

    def check(self, instance: Instance, answer: Board) -> str:
        fault = givens_fault(instance.numbers, answer)
        if fault:
            return fault
        islands = [(r, c) for r, row in enumerate(instance.numbers) for c, number in enumerate(row) if number]
        ends = {island: _bridges(answer, island) for island in islands}
        for row, col in islands:
            if sum(count for _, count in ends[row, col]) != instance.numbers[row][col]:
                return f"the island in {place((row, col))} does not have its number of bridges"
        drawn = sum(symbol != _WATER for row in answer for symbol in row) - len(islands)
        spans = sum(abs(a - row) + abs(b - col) - 1 for row, col in islands for (a, b), _ in ends[row, col]) // 2
        if drawn != spans:
            return "something is drawn that is no bridge between two islands"
        joined = islands[:1]
        for island in joined:
            joined += [other for other, _ in ends[island] if other not in joined]
        return "" if len(joined) == len(islands) else "the islands are not all connected"


def _bridges(board: Board, island: Cell) -> list[tuple[Cell, int]]:
    """List the islands that unbroken lines of one bridge sign join with an island, with the number of bridges."""
    found = []
    for step in SIDES:
        line = ray(len(board), len(board), island, step)
        symbol = board[line[0][0]][line[0][1]] if line else ""
        count = _BRIDGES[abs(step[0])].get(symbol)
        end = next(((r, c) for r, c in line if board[r][c] != symbol), None)
        if count and end and (board[end[0]][end[1]].isdigit() or board[end[0]][end[1]] == _ISLAND):
            found.append((end, count))
    return found


def _extend(board: dict[Cell, str], size: int, rng: Random) -> None:
    """Build one bridge or two from a random island, to the next one or to a new one, if there is room."""
    start, step = rng.choice([cell for cell in sorted(board) if board[cell] == _ISLAND]), rng.choice(SIDES)
    line = ray(size, size, start, step)
    free = next((k for k, cell in enumerate(line) if cell in board), len(line))
    sign = rng.choice("-=" if step[0] == 0 else "IH")
    if free < len(line) and board[line[free]] == _ISLAND and free > 0:
        length = free
    else:
        room = [k for k in range(1, min(free, 5)) if all(board.get(c) != _ISLAND for c in _beside(line[k]))]
        if not room:
            return
        length = rng.choice(room)
        board[line[length]] = _ISLAND
    board.update((cell, sign) for cell in line[:length])


def _beside(cell: Cell) -> list[Cell]:
    """List the places that share a side with a cell, on the board or not."""
    return [(cell[0] + down, cell[1] + right) for down, right in SIDES]

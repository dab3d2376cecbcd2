"""Draw one closed loop from a start that crosses every gate once, numbered gates in their order.

Answer: the cells of the loop in order from the start, in the direction that fits; every loop that fits is right.
Harder: larger boards with more gates, fewer of which are numbered.
Skills: deduction, logic, spatial
Source: original generator; the puzzle, Slalom, is Nikoli's.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, fill, from_one, ray, to_one, where
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.loops import Path, loop_fault, random_loop, turns
from bootcamp.lib.grid.regions import LETTERS
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Cell as CellFormat, Format, Path as PathFormat

_START, _BLACK, _BLANK = "@", "#", "."


class SlalomLoop(Task["SlalomLoop.Params", "SlalomLoop.Instance", Path]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(5, 5, 6, 6, 7, 8, 8, 9, 10, 11), ge=4, le=14)
        gates: int = knob("the number of gates", levels=(3, 3, 4, 5, 6, 7, 8, 10, 12, 14), ge=1, le=26)
        numbered: int = knob(
            "the share of gates with a number, in percent",
            levels=(100, 70, 75, 70, 65, 60, 55, 50, 45, 40),
            ge=10,
            le=100,
        )
        black: int = knob(
            "the share of cells off loop and gates that are black, in percent",
            levels=(60, 50, 50, 45, 45, 40, 40, 35, 35, 30),
            ge=0,
            le=100,
        )

    class Instance(task.Instance):
        cells: tuple[tuple[str, ...], ...]
        numbers: tuple[int | None, ...]  # of the gates by letter

        @property
        def size(self) -> int:
            return len(self.cells)

        @property
        def listed(self) -> str:
            return ", ".join(f"{LETTERS[k]} = {number}" for k, number in enumerate(self.numbers) if number)

    prompt = Prompt(
        en=r"""
        This board has a start (@), black cells (#), empty cells (.) and gates. A gate is a strip of cells with the same
        letter, in one row or in one column.

        {{ cells | board }}

        Draw one closed loop that goes from cell to neighbouring cell, horizontally or vertically, and passes no cell
        twice; it need not pass all cells.
        - The loop passes the start and no black cell.
        - The loop passes exactly one cell of each gate and goes straight through it, across the strip: vertically
          through a gate that lies in a row, horizontally through a gate that lies in a column.
        - Some gates have a number: {{ listed }}. Going along the loop from the start in the direction of your choice,
          gate number k must be the k-th gate that the loop crosses, for all these gates; gates without a number count
          too.

        A cell is written (row, column); (1, 1) is the top left one. List the cells of the loop in order, beginning with
        the start and going in the direction chosen, each cell once; every two that follow each other must be
        neighbours, and so must the last and the first. If there are several ways, give any one.
        """,
        zh=r"""
        下面的棋盘上有起点（@）、黑格（#）、空格（.）和门。门是同一行或同一列中一串字母相同的格。

        {{ cells | board }}

        画一条闭合回路，每一步从一格水平或竖直地走到相邻的格，同一格至多经过一次，不必经过所有的格。
        - 回路经过起点，不经过黑格。
        - 回路恰好经过每个门的一格，并且垂直于门直行穿过这一格：横在一行中的门竖直穿过，竖在一列中的门水平穿过。
        - 有些门有编号：{{ listed }}。从起点出发，沿你选定的方向走，编号为 k 的门必须是回路穿过的第 k 个门，
          所有有编号的门都如此；没有编号的门也计入次序。

        格子记为（行, 列），左上角是 (1, 1)。从起点开始，按选定的方向依次列出回路经过的格，每格只写一次；
        前后相邻的两格必须在棋盘上相邻，最后一格与第一格也必须相邻。如果有多种画法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Path]:
        return PathFormat(CellFormat(instance.size, instance.size), closed=True, directed=True)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Path]:
        n = params.size
        loop = _stretched_loop(n, rng)
        gates = _random_gates(loop, params.gates, n, rng)
        board = {cell: LETTERS[k] for k, gate in enumerate(gates) for cell in gate}
        start = rng.choice([k for k, cell in enumerate(loop) if cell not in board])
        loop = loop[start:] + loop[:start]
        if rng.random() < 0.5:
            loop = (loop[0], *loop[:0:-1])
        order = [board[cell] for cell in loop if cell in board]
        numbered = rng.sample(order, max(1, params.numbered * len(order) // 100))
        rest = [cell for cell in cells(n, n) if cell not in board and cell not in loop]
        board |= dict.fromkeys(rng.sample(rest, params.black * len(rest) // 100), _BLACK)
        board[loop[0]] = _START
        numbers = tuple(order.index(gate) + 1 if gate in numbered else None for gate in LETTERS[: len(order)])
        marks = fill(n, n, (board.get(cell, _BLANK) for cell in cells(n, n)))
        return self.Instance(cells=marks, numbers=numbers), to_one(loop)

    def check(self, instance: Instance, answer: Path) -> str:
        loop = from_one(answer)
        fault = loop_fault(loop, instance.size, instance.size)
        if fault:
            return fault
        if instance.cells[loop[0][0]][loop[0][1]] != _START:
            return "the loop does not begin at the start"
        black = next((cell for cell in where(instance.cells, _BLACK) if cell in loop), None)
        if black:
            return f"the loop passes the black cell in {place(black)}"
        order = [mark for mark in (instance.cells[row][col] for row, col in loop) if mark in LETTERS]
        for letter, number in zip(LETTERS, instance.numbers, strict=False):
            if order.count(letter) != 1:
                return f"the loop passes {order.count(letter)} cells of gate {letter}, not one"
            gate = where(instance.cells, letter)
            crossing = next(k for k, cell in enumerate(loop) if cell in gate)
            kept = 1 if gate[0][0] == gate[1][0] else 0  # the coordinate that stays the same across the gate
            if loop[crossing - 1][kept] != loop[(crossing + 1) % len(loop)][kept]:
                return f"the loop does not go straight across gate {letter}"
            if number not in (None, order.index(letter) + 1):
                return f"gate {letter} is crossed as number {order.index(letter) + 1}, not {number}"
        return ""


def _stretched_loop(n: int, rng: Random) -> Path:
    """Draw a loop on an n x n board that turns only in two thirds of the rows and columns."""
    m = max(3, 2 * n // 3)
    rows, cols = (sorted(rng.sample(range(n), m)) for _ in range(2))
    corners = [(rows[row], cols[col]) for row, col in random_loop(m, m, rng)]
    loop: list[Cell] = []
    for (row, col), (r, c) in pairwise([*corners, corners[0]]):
        steps = abs(r - row) + abs(c - col)
        loop += [(row + (r - row) * k // steps, col + (c - col) * k // steps) for k in range(steps)]
    return tuple(loop)


def _random_gates(loop: Path, count: int, n: int, rng: Random) -> list[Path]:
    """Put up `count` gates of two to seven cells, sorted; raise Retry if there is no room."""
    places = [k for k, bend in enumerate(turns(loop)) if not bend]
    rng.shuffle(places)
    taken = set(loop)
    gates: list[Path] = []
    for k in places:
        down, right = loop[k][1] - loop[k - 1][1], loop[k][0] - loop[k - 1][0]
        strip = [loop[k]]
        for step in ((down, right), (-down, -right)):
            for cell in ray(n, n, loop[k], step)[: rng.randint(0, 3)]:
                if cell in taken:
                    break
                strip.append(cell)
        if len(strip) > 1 and len(gates) < count:
            gates.append(tuple(sorted(strip)))
            taken.update(strip)
    if len(gates) < count:
        raise task.Retry
    return sorted(gates)

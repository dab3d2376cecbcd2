"""Count the paths between two cells of a small grid that enter no cell twice.

Answer: one integer; it is unique.
Harder: larger grids, a number of moves that is given, paths through all cells.
Skills: counting, spatial
Source: original; self-avoiding walks, N. Madras and G. Slade, The Self-Avoiding Walk (1993).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import SIDES, connected, fill, graph
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Integer


class SelfAvoidingWalkCount(Task["SelfAvoidingWalkCount.Params", "SelfAvoidingWalkCount.Instance", int]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        rows: int = knob("the number of rows", levels=(3, 4, 4, 4, 5, 5, 5, 5, 6, 6), ge=2, le=6)
        cols: int = knob("the number of columns", levels=(4, 4, 5, 5, 5, 5, 5, 6, 6, 6), ge=2, le=6)
        walls: int = knob("the greatest number of walls", levels=(1, 2, 4, 4, 6, 5, 5, 8, 9, 8), ge=0, le=14)
        least: int = knob("the least answer", levels=(3, 4, 8, 9, 12, 15, 18, 30, 40, 60), ge=2, le=10**4)

    class Instance(task.Instance):
        board: tuple[str, ...]
        moves: int | None
        """The number of moves, if it is given."""
        covering: bool
        """Whether all free cells must be visited."""

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        In this grid # is a wall; S, T and the dots are free cells:

        {{ board | lines }}

        A path begins at S and ends at T. Each move goes to a free cell that shares a side with the present one, and no
        cell is entered twice; S is not entered again, and the path ends when it reaches T.
        {% if moves %}
        The path must have exactly {{ moves }} moves.
        {% endif %}
        {% if covering %}
        The path must visit every free cell.
        {% endif %}
        How many such paths are there?
        """,
        zh=r"""
        下面的方格图中，# 是墙，S、T 和点都是空格：

        {{ board | lines }}

        一条路径从 S 出发，到 T 结束。每一步走到与当前格有公共边的空格，任何一格都不能进入两次；不能回到 S，
        到达 T 时路径结束。
        {% if moves %}
        路径必须恰好有 {{ moves }} 步。
        {% endif %}
        {% if covering %}
        路径必须经过每个空格。
        {% endif %}
        这样的路径共有多少条？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        cells = [(row, col) for row in range(params.rows) for col in range(params.cols)]
        walls = set(rng.sample(cells, rng.randint(params.walls - 1, params.walls)))
        free = [cell for cell in cells if cell not in walls]
        start, end = rng.sample(free, 2)
        if not connected(free):
            raise Retry
        signs = ["#" if cell in walls else "S" if cell == start else "T" if cell == end else "." for cell in cells]
        board = tuple("".join(row) for row in fill(params.rows, params.cols, signs))
        lengths = _lengths(board)
        form = rng.choice(("plain", "moves", "moves", "all"))
        moves = rng.choice(sorted(lengths)) if form == "moves" and lengths else None
        instance = self.Instance(board=board, moves=moves, covering=form == "all")
        count = lengths.get(moves or len(free) - 1, 0) if form != "plain" else sum(lengths.values())
        if count < (params.least if form != "all" else 3 + params.least // 4):
            raise Retry
        return instance, count

    def solve(self, instance: Instance) -> int:
        lengths = _lengths(instance.board)
        if instance.covering:
            return lengths.get(sum(row.count(".") for row in instance.board) + 1, 0)
        return lengths.get(instance.moves, 0) if instance.moves else sum(lengths.values())

    def key(self, instance: Instance) -> object:
        """Fold the images of the board, and the exchange of S and T."""
        turned = [row.translate(str.maketrans("ST", "TS")) for row in instance.board]
        return [instance.moves, instance.covering, min(canonical(instance.board), canonical(turned))]


def _lengths(board: tuple[str, ...]) -> dict[int, int]:
    """Count the paths by the number of their moves, with cells as bits."""
    rows, cols = len(board), len(board[0])
    place = {cell: index for index, cell in enumerate(graph(rows, cols))}
    near = {
        place[cell]: [place[one] for one in beside if board[one[0]][one[1]] != "#"]
        for cell, beside in graph(rows, cols, SIDES).items()
    }
    text = "".join(board)
    end, lengths = text.index("T"), dict[int, int]()
    stack = [(text.index("S"), 1 << text.index("S"), 0)]
    while stack:
        at, seen, moves = stack.pop()
        for new in near[at]:
            if new == end:
                lengths[moves + 1] = lengths.get(moves + 1, 0) + 1
            elif not seen >> new & 1:
                stack.append((new, seen | 1 << new, moves + 1))
    return lengths

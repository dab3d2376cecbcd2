"""Give for each cell of a matrix the distance to the nearest 0, around blocked cells.

Answer: a matrix of distances; unique.
Harder: larger matrices with fewer zeros, more blocked cells.
Skills: search, spatial
Source: original; the distance transform, A. Rosenfeld and J. L. Pfaltz, J. ACM 13 (1966).
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.grid.board import KING, SIDES, graph, size, where
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Maybe, Table

Distances = tuple[tuple[int | None, ...], ...]


class NearestZeroMatrix(Task["NearestZeroMatrix.Params", "NearestZeroMatrix.Instance", "Distances"]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the number of rows", levels=(4, 4, 5, 5, 6, 6, 7, 8, 9, 10), ge=2, le=16)
        cols: int = knob("the number of columns", levels=(4, 4, 5, 6, 6, 7, 8, 8, 9, 10), ge=2, le=16)
        zeros: int = knob("the most zeros", levels=(3, 3, 3, 3, 3, 3, 4, 4, 4, 4), ge=1, le=20)
        blocked: int = knob(
            "the percentage of blocked cells", levels=(0, 10, 15, 20, 25, 28, 30, 33, 35, 37), ge=0, le=50
        )

    class Instance(task.Instance):
        board: tuple[str, ...]
        king: bool

        @property
        def blocked(self) -> bool:
            return bool(where(self.board, "#"))

    prompt = Prompt(
        en=r"""
        This matrix has cells 0 and 1{{ ", and blocked cells #" if blocked }}:

        {{ board | board }}

        A step goes from a cell to one that {{ "shares a side or a corner" if king else "shares a side" }} with it
        {%- if blocked %}; no step goes to or from a blocked cell
        {%- if king %}, but a step over a corner may pass between two blocked cells{% endif %}{% endif %}.
        The distance of a cell is the least number of steps from it to a cell 0; a cell 0 itself has the distance 0.

        Give the matrix of the distances of all cells
        {%- if blocked %}, with -1 where no cell 0 can be reached, and # where a cell is blocked{% endif %}.
        """,
        zh=r"""
        下面的矩阵中有 0 和 1{{ "，以及封锁的格 #" if blocked }}：

        {{ board | board }}

        一步从一个格走到与它{{ "有公共边或公共顶点" if king else "有公共边" }}的格
        {%- if blocked %}；不能走进或走出封锁的格
        {%- if king %}，但斜走一步可以从两个封锁的格之间穿过{% endif %}{% endif %}。
        一个格的距离是从它走到某个 0 所需的最少步数，0 自己的距离为 0。

        请写出所有格的距离组成的矩阵
        {%- if blocked %}，到不了任何 0 的写 -1，封锁的格写 #{% endif %}。
        """,
    )

    def format(self, instance: Instance) -> Format[Distances]:
        rows, cols = size(instance.board)
        return Table(Maybe(Integer(low=-1), none="#"), rows, cols)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Distances]:
        king = rng.random() < 0.5
        share = params.blocked / 100
        board = [["#" if rng.random() < share else "1" for _ in range(params.cols)] for _ in range(params.rows)]
        free = where(board, "1")
        for row, col in rng.sample(free, rng.randint(1, params.zeros)):
            board[row][col] = "0"
        instance = self.Instance(board=tuple("".join(line) for line in board), king=king)
        answer = self.solve(instance)
        numbers = [number for line in answer for number in line if number is not None]
        cut = sum(number == -1 for number in numbers)
        if (
            max(numbers) < 2
            or cut > len(numbers) // 5
            or (params.blocked > 10 and answer == _distances(instance, through=True))
        ):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Distances:
        return _distances(instance, through=False)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        found = _distances(instance, through=False)
        lines = []
        for steps in range(max(number or 0 for line in found for number in line) + 1):
            cells = [
                (row, col) for row, line in enumerate(found, 1) for col, number in enumerate(line, 1) if number == steps
            ]
            lines.append(f"{steps}: {' '.join(f'({row},{col})' for row, col in cells)}")
        return "\n".join(lines)


def _distances(instance: NearestZeroMatrix.Instance, through: bool) -> Distances:
    """Spread from the zeros; with `through` also over blocked cells, which stay what they are."""
    board = instance.board
    near = graph(*size(board), KING if instance.king else SIDES)
    found = dict.fromkeys(where(board, "0"), 0)
    queue = list(found)
    for cell in queue:
        for row, col in near[cell]:
            if (row, col) not in found and (through or board[row][col] != "#"):
                found[row, col] = found[cell] + 1
                queue.append((row, col))
    return tuple(
        tuple(None if text == "#" else found.get((row, col), -1) for col, text in enumerate(line))
        for row, line in enumerate(board)
    )

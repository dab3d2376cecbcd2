"""Give sizes and liberties of groups of Go stones, and Black's moves that capture or leave one liberty.

Answer: a size and a number of liberties for each listed stone, and two sets of points; one answer is right.
Harder: larger boards with more stones, more stones listed.
Skills: counting, spatial
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.go import cell, group, groups, play, random_position, rows
from bootcamp.lib.grid.board import Cell as Point
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.tasks.games.go._go import BOARD, views
from bootcamp.verifiers import Cell, Cells, Format, Integer, Mapping, Record, Sequence


class GoGroupLiberties(Task["GoGroupLiberties.Params", "GoGroupLiberties.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        size: int = knob("the rows and columns", levels=(5, 6, 7, 8, 9, 10, 11, 13, 15, 17), ge=4, le=19)
        percent: int = knob("how many moves of 100 points are made", levels=(45, 48, 50, 52, *(55,) * 6), ge=20, le=70)
        listed: int = knob("the stones listed", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 6), ge=1, le=10)

    class Instance(task.Instance):
        board: tuple[str, ...]
        stones: tuple[Point, ...]

    prompt = Prompt(
        before=BOARD,
        en=r"""
        Give:

        - for each of the stones on {{ stones | map("point") | listed(language) }}, how many stones its group has and
          how many liberties (stones: the point with both numbers in this order);
        - all points on which Black may legally play now and thereby captures at least one stone (captures);
        - all points on which Black may legally play now and his new stone's group then has exactly one liberty, whether
          he captures or not (atari).
        """,
        zh=r"""
        请给出：

        - 位于 {{ stones | map("point") | listed(language) }} 的每枚棋子所在那块棋的棋子数和气数
          （stones：该点对应这两个数，按此顺序）；
        - 黑方此刻可以合法落子、并且至少提走一子的所有点（captures）；
        - 黑方此刻可以合法落子、并且落子后（不论是否提子）新棋子所在的那块棋恰好有一口气的所有点（atari）。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        size = len(instance.board)
        at = Cell(size, size)
        numbers = Sequence(Integer(low=0), length=2)
        return Record(stones=Mapping(at, numbers, instance.stones), captures=Cells(size, size), atari=Cells(size, size))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        size = params.size
        board = random_position(rng, size, params.percent * size * size // 100, 0.6)
        found = groups(board, size)
        large = sorted(found, key=lambda one: -len(one[0]))[: 2 * params.listed]
        if len(large) < params.listed:
            raise Retry
        stones = sorted(rng.choice(sorted(one)) for one, _ in rng.sample(large, params.listed))
        instance = self.Instance(board=rows(board, size), stones=tuple(cell(point, size) for point in stones))
        answer = self.solve(instance)
        if not 1 <= len(answer["captures"]) <= 8 or not 1 <= len(answer["atari"]) <= 15:
            raise Retry
        if not _opens(board, size, answer) and rng.random() < 0.75:
            raise Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        listed = set(instance.stones)
        marked = [
            [sign + "*" * ((r, c) in listed) for c, sign in enumerate(row, 1)]
            for r, row in enumerate(instance.board, 1)
        ]
        return min(views(marked))

    def solve(self, instance: Instance) -> dict[str, Any]:
        size, board = len(instance.board), "".join(instance.board)
        stones = {}
        for row, col in instance.stones:
            own, free = group(board, size, (row - 1) * size + col - 1)
            stones[row, col] = (len(own), len(free))
        captures, atari = [], []
        for point in range(size * size):
            played = play(board, size, point, "X")
            if played and played.captured:
                captures.append(cell(point, size))
            if played and len(group(played.board, size, point)[1]) == 1:
                atari.append(cell(point, size))
        return {"stones": stones, "captures": frozenset(captures), "atari": frozenset(atari)}


def _opens(board: str, size: int, answer: dict[str, Any]) -> bool:
    """Tell whether it matters for atari that captured stones make room."""
    for row, col in answer["captures"]:
        point = (row - 1) * size + col - 1
        free = group(board[:point] + "X" + board[point + 1 :], size, point)[1]
        if (len(free) == 1) != ((row, col) in answer["atari"]):
            return True
    return False

"""Reach a large tile, or few tiles, by sliding tiles that merge.

Answer: a string of moves; every string within the limit that reaches the goal is right.
Harder: more tiles, larger boards, more moves that are needed.
Skills: planning, simulation
Source: original; the game 2048 by G. Cirulli, without new tiles.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.games.tiles._sliding import Board, slid
from bootcamp.verifiers import Moves

Answer = tuple[str, ...]


class TileMergeReach(Task["TileMergeReach.Params", "TileMergeReach.Instance", Answer]):
    version = 1

    class Params(task.Params):
        size: int = knob("how many rows and columns there are", levels=(3, 3, 3, 4, 4, 4, 4, 4, 4, 4), ge=3, le=5)
        tiles: int = knob("how many tiles there are", levels=(5, 6, 7, 8, 9, 10, 11, 12, 12, 13), ge=3, le=16)
        moves: int = knob("how many moves are needed", levels=(2, 3, 4, 4, 4, 5, 5, 5, 6, 6), ge=1, le=8)

    class Instance(task.Instance):
        board: Board
        largest: int
        """The tile to be reached, or 0 if few tiles are to be left."""
        left: int
        limit: int

    answer = Moves("UDLR")
    prompt = Prompt(
        en=r"""
        Tiles with numbers lie on a board; 0 is an empty cell:

        {{ board | aligned }}

        A move L, R, U or D slides all tiles to the left, right, up or down as far as they go. On the way two equal
        tiles that come to lie next to each other in this direction merge into one with their sum. In each row or
        column, pairs are merged beginning at the side towards which the tiles slide, and a tile that has come from a
        merge does not merge again in the same move. No new tiles appear.

        {% if largest %}
        Give at most {{ limit }} moves after which a tile of {{ largest }} or more lies on the board.
        {% else %}
        Give at most {{ limit }} moves after which at most {{ left }} tiles lie on the board.
        {% endif %}
        If there are several ways, give any one.
        """,
        zh=r"""
        棋盘上有带数字的方块，0 表示空格：

        {{ board | aligned }}

        一步 L、R、U 或 D 把所有方块向左、右、上或下滑到底。
        滑动时在这个方向上变得相邻的两个相等的方块，合并为一个数字为两者之和的方块。
        在每一行或每一列中，从方块滑向的那一边开始依次合并，合并得到的方块在同一步里不再合并。不会出现新的方块。

        {% if largest %}
        给出不超过 {{ limit }} 步的走法，使得走完后棋盘上有一个数字不小于 {{ largest }} 的方块。
        {% else %}
        给出不超过 {{ limit }} 步的走法，使得走完后棋盘上最多有 {{ left }} 个方块。
        {% endif %}
        如果有几种办法，给出任意一种即可。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        size = params.size
        cells = rng.sample(range(size * size), params.tiles)
        start = tuple(
            tuple(rng.choice((2, 2, 4, 4, 8)) * (row * size + col in cells) for col in range(size))
            for row in range(size)
        )
        seen: dict[Board, Answer] = {start: ()}
        layer = [start]
        best = [(max(map(max, start)), -_count(start))]
        for _ in range(params.moves):
            following = []
            for board in layer:
                for move in "UDLR":
                    after, _ = slid(board, move)
                    if after not in seen:
                        seen[after] = (*seen[board], move)
                        following.append(after)
            layer = following
            if not layer:
                raise task.Retry
            best.append((max(max(map(max, board)) for board in layer), max(-_count(board) for board in layer)))
        for part in rng.sample((0, 1), 2):
            goal = best[-1][part]
            if goal > max(reached[part] for reached in best[:-1]):
                right = [b for b in layer if (max(map(max, b)), -_count(b))[part] == goal]
                if len(right) > params.moves + 1:
                    continue
                largest, left = (goal, 0) if part == 0 else (0, -goal)
                instance = self.Instance(board=start, largest=largest, left=left, limit=params.moves)
                return instance, seen[right[0]]
        raise task.Retry

    def check(self, instance: Instance, answer: Answer) -> str:
        if len(answer) > instance.limit:
            return f"there are {len(answer)} moves"
        board = instance.board
        for move in answer:
            board, _ = slid(board, move)
        if instance.largest:
            return "" if max(map(max, board)) >= instance.largest else "no tile is large enough in the end"
        return "" if _count(board) <= instance.left else f"{_count(board)} tiles are left"


def _count(board: Board) -> int:
    return sum(tile > 0 for row in board for tile in row)

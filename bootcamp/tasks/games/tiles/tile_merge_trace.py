"""Carry out moves in a game of sliding tiles that merge.

Answer: the board at the end and the score; unique.
Harder: larger boards, more moves, other rules for merging.
Skills: simulation, arithmetic
Source: original; the games Threes by A. Vollmer and 2048 by G. Cirulli.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import grid
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.games.tiles._sliding import Board, slid
from bootcamp.verifiers import Integer, Record, Sequence

Answer = dict[str, Any]
New = tuple[int, int, int]
"""The row, the column and the number of a tile that appears."""


class TileMergeTrace(Task["TileMergeTrace.Params", "TileMergeTrace.Instance", Answer]):
    version = 1

    class Params(task.Params):
        size: int = knob("how many rows and columns there are", levels=(3, 3, 3, 4, 4, 4, 4, 4, 5, 5), ge=3, le=6)
        moves: int = knob("how many moves are made", levels=(3, 4, 6, 8, 10, 13, 16, 20, 26, 34), ge=1, le=60)
        rules: int = knob("how many rules for merging may occur", levels=(1,) * 6 + (3,) * 4, ge=1, le=3)

    class Instance(task.Instance):
        board: Board
        moves: str
        new: tuple[New, ...]
        rule: str
        """``equal``, ``fibonacci`` or ``threes``."""

    prompt = Prompt(
        en=r"""
        Tiles with numbers lie on a board; 0 is an empty cell:

        {{ board | aligned }}

        A move L, R, U or D slides all tiles to the left, right, up or down as far as they go. On the way two tiles that
        fit each other and come to lie next to each other in this direction merge into one with their sum.
        {% if rule == "equal" %}
        Two tiles fit if their numbers are equal.
        {% elif rule == "fibonacci" %}
        Two tiles fit if their numbers stand next to each other, in either order, in the sequence 1, 1, 2, 3, 5, 8, 13,
        21, 34 and so on.
        {% else %}
        Two tiles fit if one is 1 and the other is 2, or if they are equal and at least 3.
        {% endif %}
        In each row or column, pairs are merged beginning at the side towards which the tiles slide, and a tile that has
        come from a merge does not merge again in the same move. The score grows by the number of each merged tile.

        A move that changes nothing is left out. After every other move the next tile of this list appears on its cell,
        which is empty then (row and column are counted from 1 at the top left):

        {% for row, column, number in new %}
        - {{ number }} in row {{ row }}, column {{ column }}
        {% endfor %}

        The moves are {{ moves }}. Give the board at the end (the last tile that appears included), row by row, and the
        score, which begins at 0.
        """,
        zh=r"""
        棋盘上有带数字的方块，0 表示空格：

        {{ board | aligned }}

        一步 L、R、U 或 D 把所有方块向左、右、上或下滑到底。
        滑动时在这个方向上变得相邻而又相配的两个方块，合并为一个数字为两者之和的方块。
        {% if rule == "equal" %}
        两个数相等的方块相配。
        {% elif rule == "fibonacci" %}
        两个数在数列 1、1、2、3、5、8、13、21、34……中相邻（不论先后）的方块相配。
        {% else %}
        一个是 1、另一个是 2 的方块相配，两个数相等且不小于 3 的方块也相配。
        {% endif %}
        在每一行或每一列中，从方块滑向的那一边开始依次合并，合并得到的方块在同一步里不再合并。
        每次合并都把新方块的数字加到得分上。

        没有引起任何变化的一步略去不计。其余每一步之后，下面列表中的下一个方块出现在它的格子上，
        那时这个格子是空的（行和列从左上角的 1 数起）：

        {% for row, column, number in new %}
        - {{ number }}，第 {{ row }} 行第 {{ column }} 列
        {% endfor %}

        各步依次为 {{ moves }}。给出最后的棋盘（board，包括最后出现的方块，逐行写出）和得分（score，从 0 开始）。
        """,
    )

    def format(self, instance: Instance) -> Record:
        size = len(instance.board)
        return Record(board=Sequence(Sequence(Integer(low=0), length=size), length=size), score=Integer(low=0))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        size = params.size
        rule = ("equal", "fibonacci", "threes")[rng.randrange(1, 3) if params.rules == 3 else 0]
        small = {"equal": (2, 2, 4), "fibonacci": (1, 1, 2, 3), "threes": (1, 2, 3)}[rule]
        cells = rng.sample(range(size * size), size * size // 2)
        start = tuple(
            tuple(rng.choice(small) * (row * size + col in cells) for col in range(size)) for row in range(size)
        )
        board, score, moves, new, again = start, 0, "", list[New](), False
        for _ in range(params.moves):
            move = rng.choice("LRUD")
            after, gained = slid(board, move, rule)
            moves += move
            if after != board:
                again = again or slid(after, move, rule)[0] != after
                free = [(row, col) for row in range(size) for col in range(size) if not after[row][col]]
                row, col = rng.choice(free)
                new.append((row + 1, col + 1, rng.choice(small)))
                board, score = _placed(after, new[-1]), score + gained
        if len(new) < params.moves * 3 // 4 or score < params.moves:
            raise task.Retry
        if not again and rng.random() < 0.85:  # that a merged tile waits for the next move would not matter
            raise task.Retry
        return self.Instance(board=start, moves=moves, new=tuple(new), rule=rule), {"board": board, "score": score}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        board, score, new, lines = instance.board, 0, iter(instance.new), list[str]()
        for move in instance.moves:
            after, gained = slid(board, move, instance.rule)
            if after == board:
                lines.append(f"{move}: -")
                continue
            lines.append(f"{move}: ")
            if gained:
                lines[-1] += f"{score} + {gained} = {score + gained}: "
            board, score = _placed(after, next(new)), score + gained
            lines[-1] += grid(board, " ").replace("\n", " / ")
        return "\n".join(lines)


def _placed(board: Board, new: New) -> Board:
    rows = [list(row) for row in board]
    rows[new[0] - 1][new[1] - 1] = new[2]
    return tuple(map(tuple, rows))

"""Find a winning bite in the game of Chomp on one or two bars of chocolate.

Answer: the bar and the square that is bitten; every winning bite is right.
Harder: a second bar, larger bars.
Skills: logic, search
Source: original; Chomp, by F. Schuh, 1952, and D. Gale, 1974.
"""

from __future__ import annotations

from functools import reduce
from operator import xor
from random import Random

from bootcamp import task
from bootcamp.lib.chomp import Bar, bitten, squares, value
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record

"""The lengths of the rows, from the top; no row is longer than the one above."""
Move = dict[str, int]


class ChompBite(Task["ChompBite.Params", "ChompBite.Instance", Move]):
    version = 1

    class Params(task.Params):
        bars: int = knob("how many bars there are", levels=(1, 1, 2, 2, 2, 2, 2, 2, 2, 2), ge=1, le=3)
        rows: int = knob("the most rows of a bar", levels=(3, 4, 4, 4, 4, 4, 5, 5, 5, 5), ge=2, le=6)
        cols: int = knob("the most columns of a bar", levels=(11, 8, 6, 7, 8, 9, 7, 8, 9, 10), ge=3, le=11)

    class Instance(task.Instance):
        bars: tuple[Bar, ...]

        @property
        def drawings(self) -> tuple[str, ...]:
            """Each bar as lines of squares; the first square is the poison."""
            return tuple(
                "\n".join("X" * (place == 0) + "o" * (size - (place == 0)) for place, size in enumerate(bar))
                for bar in self.bars
            )

    answer = Record(bar=Integer(), row=Integer(), column=Integer())
    prompt = Prompt(
        en=r"""
        Two players take turns in biting off squares of chocolate. Rows and columns are counted from the top left
        square, which is row 1, column 1. That square is poison and is drawn as X, the others are drawn as o.

        {% for drawing in drawings %}
        Bar {{ loop.index }}:
        {{ drawing }}

        {% endfor %}
        A move picks one square of a bar that is still there and is not X, and eats it together with all squares of
        the same bar that are in the same row or below and in the same column or to the right.
        Whoever cannot move, because only poison is left, loses.
        It is your turn, and you can force a win. Give a winning move: the number of the bar, and the row and the
        column of the square that you pick. If there are several winning moves, give any one.
        """,
        zh=r"""
        两人轮流咬掉巧克力的方块。行和列都从左上角的方块数起，它是第 1 行第 1 列。这一块有毒，画作 X，其余的画作 o。

        {% for drawing in drawings %}
        巧克力 {{ loop.index }}：
        {{ drawing }}

        {% endfor %}
        每一步选定某块巧克力上还在的一个不是 X 的方块，把它连同这块巧克力上所有与它同行或在更下面的行、
        并且与它同列或在更右边的列的方块一起吃掉。
        只剩下有毒的方块因而无法走步的一方输。
        现在轮到你走，而且你有必胜的走法。给出一步必胜的走法：巧克力的编号（bar），
        以及所选方块的行（row）和列（column）。
        如果有多种必胜的走法，给出任意一种即可。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Move]:
        bars = tuple(_draw(rng, params.rows, params.cols) for _ in range(params.bars))
        instance = self.Instance(bars=bars)
        moves = _moves(bars)
        right = [move for move in moves if _total(_after(bars, *move)) == 0]
        if not right or (params.bars > 1 and (6 * len(right) > len(moves) or bars[0] == bars[1])):
            raise task.Retry
        bar, row, column = rng.choice(right)
        return instance, {"bar": bar, "row": row, "column": column}

    def key(self, instance: Instance) -> object:
        """A bar and its mirror image are alike."""
        return sorted(min(bar, tuple(sum(size > k for size in bar) for k in range(bar[0]))) for bar in instance.bars)

    def check(self, instance: Instance, answer: Move) -> str:
        move = answer["bar"], answer["row"], answer["column"]
        if move not in _moves(instance.bars):
            return "there is no such square, or it is poison"
        return "the other player can win from there" if _total(_after(instance.bars, *move)) else ""


def _draw(rng: Random, rows: int, cols: int) -> Bar:
    """Draw a bar with some squares eaten, of at least three rows."""
    bar = tuple(sorted((rng.randint(1, cols) for _ in range(rng.randint(3, rows))), reverse=True))
    if bar[0] < 3 or (bar == (bar[0],) * len(bar) and bar[0] == len(bar)):
        raise task.Retry
    return bar


def _moves(bars: tuple[Bar, ...]) -> list[tuple[int, int, int]]:
    return [(number, *square) for number, bar in enumerate(bars, 1) for square in squares(bar)]


def _after(bars: tuple[Bar, ...], number: int, row: int, column: int) -> tuple[Bar, ...]:
    return (*bars[: number - 1], bitten(bars[number - 1], row, column), *bars[number:])


def _total(bars: tuple[Bar, ...]) -> int:
    return reduce(xor, map(value, bars))

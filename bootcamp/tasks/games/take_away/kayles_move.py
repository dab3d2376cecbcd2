"""Find a winning move in the game of Kayles.

Answer: the row of pins and the two parts that are left of it; every winning move is right.
Harder: more and longer rows, so that the values of single rows must be known.
Skills: logic, arithmetic
Source: original; H. E. Dudeney, The Canterbury Puzzles, 1907, for the game.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, reduce
from operator import xor
from random import Random

from bootcamp import task
from bootcamp.lib.games import mex
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record

Move = dict[str, int]


class KaylesMove(Task["KaylesMove.Params", "KaylesMove.Instance", Move]):
    version = 1

    class Params(task.Params):
        rows: int = knob("how many rows there are", levels=(4, 4, 5, 5, 5, 5, 6, 6, 6, 6), ge=1, le=9)
        longest: int = knob("the longest row", levels=(7, 9, 13, 16, 20, 25, 30, 36, 48, 70), ge=3, le=200)

    class Instance(task.Instance):
        rows: tuple[int, ...]

    answer = Record(row=Integer(), left=Integer(), right=Integer())
    prompt = Prompt(
        en=r"""
        Two players bowl at rows of pins that stand side by side without gaps:

        {% for size in rows %}
        - row {{ loop.index }}: {{ size }} pin{{ "s" if size != 1 }}
        {% endfor %}

        In turn, each player knocks down one pin, or two pins of a row that stand directly next to each other. Pins that
        are left and right of a gap are no longer next to each other. Whoever knocks down the last pin wins.
        It is your turn, and you can force a win. Give a winning move: the number of the row in which you knock down
        pins, and how many pins of this row then stand to the left and how many to the right of those knocked down
        (0 is possible). If there are several winning moves, give any one.
        """,
        zh=r"""
        两人玩击柱游戏，木柱排成若干行，每一行的木柱紧挨着排列：

        {% for size in rows %}
        - 第 {{ loop.index }} 行：{{ size }} 根
        {% endfor %}

        两人轮流击倒一根木柱，或者同一行中紧挨着的两根木柱。空位左右两边的木柱不算紧挨着。击倒最后一根木柱的人获胜。
        现在轮到你走，而且你有必胜的走法。给出一步必胜的走法：击倒第几行的木柱（row），
        以及这一行在被击倒的木柱左边（left）和右边（right）各剩几根（可以是 0）。如果有多种必胜的走法，
        给出任意一种即可。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Move]:
        low = max(1, params.longest // 8)
        rows = tuple(rng.randint(low, params.longest) for _ in range(params.rows))
        total, moves, right = _total(rows), 0, []
        for row, size in enumerate(rows, 1):
            for left, other in _splits(size):
                moves += 1
                if total ^ _value(size) == _value(left) ^ _value(other):
                    right.append((row, left, other))
        if not right or (params.longest > 9 and 6 * len(right) > moves):
            raise task.Retry
        row, left, other = rng.choice(right)
        return self.Instance(rows=rows), {"row": row, "left": left, "right": other}

    def key(self, instance: Instance) -> object:
        return sorted(instance.rows)

    def check(self, instance: Instance, answer: Move) -> str:
        row, left, right = answer["row"], answer["left"], answer["right"]
        if not 1 <= row <= len(instance.rows):
            return f"there is no row {row}"
        if min(left, right) < 0 or instance.rows[row - 1] - left - right not in (1, 2):
            return "a move knocks down one pin or two adjacent pins"
        return "the other player can win from there" if _total(_after(instance.rows, row, left, right)) else ""


def _splits(size: int) -> Iterator[tuple[int, int]]:
    return ((left, size - taken - left) for taken in (1, 2) for left in range(size - taken + 1))


def _after(rows: tuple[int, ...], row: int, left: int, right: int) -> tuple[int, ...]:
    return (*rows[: row - 1], left, right, *rows[row:])


def _total(rows: tuple[int, ...]) -> int:
    return reduce(xor, map(_value, rows))


@cache
def _value(size: int) -> int:
    return mex(_value(left) ^ _value(right) for left, right in _splits(size) if left <= right)

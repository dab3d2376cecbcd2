"""Find a winning move in Wythoff's game, on one board or on several at once.

Answer: the board and both heaps after the move; every winning move is right.
Harder: larger heaps; then sums of boards, for which Grundy values are needed.
Skills: logic, arithmetic
Source: original; W. A. Wythoff, A modification of the game of Nim, 1907.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, reduce
from math import isqrt
from operator import xor
from random import Random

from bootcamp import task
from bootcamp.lib.games import mex
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record

Pair = tuple[int, int]
Move = dict[str, int]


class WythoffMove(Task["WythoffMove.Params", "WythoffMove.Instance", Move]):
    version = 1

    class Params(task.Params):
        boards: int = knob("how many boards there are", levels=(1, 1, 1, 1, 1, 1, 2, 2, 3, 3), ge=1, le=4)
        largest: int = knob(
            "the largest heap", levels=(24, 40, 120, 300, 5000, 10**6, 16, 20, 20, 25), ge=10, le=10**12
        )

    class Instance(task.Instance):
        boards: tuple[Pair, ...]

    answer = Record(board=Integer(), first=Integer(), second=Integer())
    prompt = Prompt(
        en=r"""
        Two players take turns in a game with two heaps of stones on {{ "a" if boards | length == 1 else "each" }}
        board:

        {% for first, second in boards %}
        - board {{ loop.index }}: first heap {{ first }}, second heap {{ second }}
        {% endfor %}

        A move {% if boards | length > 1 %}picks one board and {% endif %}takes any positive number of stones from one
        of its two heaps, or the same positive number from both of them.
        Whoever takes the last stone {% if boards | length > 1 %}of all boards {% endif %}wins.
        It is your turn, and you can force a win. Give a winning move: the number of the board, and how many stones its
        first and its second heap have after the move. If there are several winning moves, give any one.
        """,
        zh=r"""
        两人轮流玩一个取石子的游戏，{{ "棋盘上" if boards | length == 1 else "每块棋盘上都" }}有两堆石子：

        {% for first, second in boards %}
        - 棋盘 {{ loop.index }}：第一堆 {{ first }} 颗，第二堆 {{ second }} 颗
        {% endfor %}

        每一步{% if boards | length > 1 %}选定一块棋盘，{% endif %}从它的某一堆中取走至少一颗石子，
        或者从它的两堆中取走同样多（至少各一颗）的石子。
        取走{% if boards | length > 1 %}所有棋盘上的{% endif %}最后一颗石子的人获胜。
        现在轮到你走，而且你有必胜的走法。给出一步必胜的走法：棋盘的编号（board），
        以及走后它的第一堆（first）和第二堆（second）各剩多少颗。
        如果有多种必胜的走法，给出任意一种即可。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Move]:
        low = params.largest // (3 if params.boards == 1 else 6)
        boards = tuple(
            (rng.randint(low, params.largest), rng.randint(low, params.largest)) for _ in range(params.boards)
        )
        instance = self.Instance(boards=boards)
        if len({tuple(sorted(pair)) for pair in boards}) < len(boards) or any(a == b for a, b in boards):
            raise task.Retry
        return instance, self.solve(instance)

    def key(self, instance: Instance) -> object:
        return sorted(sorted(pair) for pair in instance.boards)

    def check(self, instance: Instance, answer: Move) -> str:
        board, after = answer["board"], (answer["first"], answer["second"])
        if not 1 <= board <= len(instance.boards):
            return f"there is no board {board}"
        taken = [old - new for old, new in zip(instance.boards[board - 1], after, strict=True)]
        if min(after) < 0 or min(taken) < 0 or max(taken) == 0 or (min(taken) > 0 and taken[0] != taken[1]):
            return "this is not a move"
        rest = [pair for place, pair in enumerate(instance.boards, 1) if place != board]
        return "" if _is_lost([after, *rest]) else "the other player can win from there"

    def solve(self, instance: Instance) -> Move:
        for place, pair in enumerate(instance.boards):
            rest = [*instance.boards[:place], *instance.boards[place + 1 :]]
            for after in _after(*pair) if rest else _cold(*pair):
                if _is_lost([after, *rest]):
                    return {"board": place + 1, "first": after[0], "second": after[1]}
        raise task.Retry


def _after(a: int, b: int) -> Iterator[Pair]:
    yield from ((x, b) for x in range(a))
    yield from ((a, y) for y in range(b))
    yield from ((a - k, b - k) for k in range(1, min(a, b) + 1))


def _cold(a: int, b: int) -> Iterator[Pair]:
    """Yield the moves to lost pairs, which are (k*phi, k*phi + k) rounded down: equal difference, or one heap
    kept."""
    low = _lower(abs(a - b))
    if low < min(a, b):
        yield (low, low + b - a) if a <= b else (low + a - b, low)
    for kept, heap in ((a, b), (b, a)):
        guess = kept * 2 * 10**30 // (10**30 + isqrt(5 * 10**60))  # about kept / phi, or kept / phi^2 below
        for k in {*range(max(0, guess - 2), guess + 3), *range(max(0, kept - guess - 2), kept - guess + 3)}:
            small, large = _lower(k), _lower(k) + k
            other = large if small == kept else small if large == kept else heap
            if other < heap:
                yield (kept, other) if (kept, heap) == (a, b) else (other, kept)


def _lower(k: int) -> int:
    return (k + isqrt(5 * k * k)) // 2


def _is_lost(boards: list[Pair]) -> bool:
    if len(boards) == 1:
        low, high = sorted(boards[0])
        return low == _lower(high - low)
    return reduce(xor, (_value(*sorted(pair)) for pair in boards)) == 0


@cache
def _value(a: int, b: int) -> int:
    return mex(_value(*sorted(pair)) for pair in _after(a, b))

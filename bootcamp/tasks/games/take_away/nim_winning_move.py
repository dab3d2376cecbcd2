"""Find a winning move in the game of Nim.

Answer: the heap to take from and how many are left in it; every winning move is right.
Harder: more and larger heaps, play in which the last taker loses.
Skills: logic, arithmetic
Source: original; C. L. Bouton, Nim, a game with a complete mathematical theory, 1901.
"""

from __future__ import annotations

from functools import reduce
from operator import xor
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record

Move = dict[str, int]


class NimWinningMove(Task["NimWinningMove.Params", "NimWinningMove.Instance", Move]):
    version = 1

    class Params(task.Params):
        heaps: int = knob("how many heaps there are", levels=(2, 3, 3, 3, 4, 4, 5, 6, 7, 9), ge=2, le=20)
        largest: int = knob(
            "the largest heap drawn", levels=(20, 12, 40, 60, 80, 100, 500, 5000, 10**5, 10**6), ge=3, le=10**9
        )
        misere: bool = knob("whether the last taker loses in half of the cases", levels=(False,) * 3 + (True,) * 7)

    class Instance(task.Instance):
        heaps: tuple[int, ...]
        misere: bool

    answer = Record(heap=Integer(), left=Integer())
    prompt = Prompt(
        en=r"""
        Two players take turns in a game of Nim. The heaps hold these numbers of stones:

        {% for size in heaps %}
        heap {{ loop.index }}: {{ size }}
        {% endfor %}

        A move takes any positive number of stones, up to all of them, from one heap.
        Whoever takes the last stone of all {{ "loses" if misere else "wins" }}.
        It is your turn, and you can force a win.
        Give a winning move: the number of the heap that you take from, and how many stones you leave in it.
        If there are several winning moves, give any one.
        """,
        zh=r"""
        两人轮流玩尼姆游戏（Nim）。各堆的石子数如下：

        {% for size in heaps %}
        第 {{ loop.index }} 堆：{{ size }}
        {% endfor %}

        每一步从某一堆中取走至少一颗石子，也可以取完这一堆。取走全局最后一颗石子的人{{ "输" if misere else "赢" }}。
        现在轮到你，而且你有必胜的走法。给出一步必胜的走法：从第几堆取（heap），取后这一堆剩下几颗（left）。
        如果有多种必胜的走法，给出任意一种即可。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Move]:
        heaps = [rng.randint(1, params.largest) for _ in range(params.heaps)]
        misere = params.misere and rng.random() < 0.5
        if misere and rng.random() < 0.3:  # only beside heaps of 1 it matters who takes the last stone
            heaps[1:] = [1] * rng.randint(1, params.heaps - 1)
            rng.shuffle(heaps)
        instance = self.Instance(heaps=tuple(heaps), misere=misere)
        if _is_lost(instance.heaps, instance.misere):
            raise task.Retry
        return instance, self.solve(instance)

    def key(self, instance: Instance) -> object:
        return [sorted(instance.heaps), instance.misere]

    def check(self, instance: Instance, answer: Move) -> str:
        heap, left = answer["heap"], answer["left"]
        if not 1 <= heap <= len(instance.heaps):
            return f"there is no heap {heap}"
        if not 0 <= left < instance.heaps[heap - 1]:
            return f"a move cannot leave {left} in heap {heap}"
        rest = _after(instance.heaps, heap, left)
        return "" if _is_lost(rest, instance.misere) else "the other player can win from there"

    def solve(self, instance: Instance) -> Move:
        nim_sum = reduce(xor, instance.heaps)
        moves = [(heap, left) for heap, size in enumerate(instance.heaps, 1) for left in {size ^ nim_sum, 0, 1}]
        fair = (m for m in moves if m[1] < instance.heaps[m[0] - 1])
        heap, left = min(m for m in fair if _is_lost(_after(instance.heaps, *m), instance.misere))
        return {"heap": heap, "left": left}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        width, total, move = max(instance.heaps).bit_length(), reduce(xor, instance.heaps), self.solve(instance)
        rows = [f"{size} = {size:0{width}b}" for size in instance.heaps]
        name, colon, odd = ("异或", "：", "奇数") if language == "zh" else ("xor", ": ", "odd")
        size, left = instance.heaps[move["heap"] - 1], move["left"]
        after = _after(instance.heaps, move["heap"], left)
        if instance.misere and max(after) < 2:
            last = f"{move['heap']}. {size} → {left}: {' + '.join(map(str, after))} = {sum(after)}, {odd}"
        else:
            last = f"{move['heap']}. {size} → {left}: {size:0{width}b} {name} {total:0{width}b} = {left:0{width}b}"
        return "\n".join([*rows, f"{name}{colon}{total:0{width}b}", last])


def _after(heaps: tuple[int, ...], heap: int, left: int) -> tuple[int, ...]:
    return (*heaps[: heap - 1], left, *heaps[heap:])


def _is_lost(heaps: tuple[int, ...], misere: bool) -> bool:
    """Whether the player to move loses: the nim-sum is 0, or, in misère play with heaps of 1 only, it is 1."""
    return (reduce(xor, heaps) == 0) != (misere and max(heaps) < 2)

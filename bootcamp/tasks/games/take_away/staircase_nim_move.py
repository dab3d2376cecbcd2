"""Find a winning move in staircase Nim, on stairs or on a tree of platforms.

Answer: the stair and the number of coins moved down; every winning move is right.
Harder: more stairs and coins, then platforms that branch.
Skills: logic, arithmetic
Source: original; staircase Nim, after R. P. Sprague and P. M. Grundy.
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


class StaircaseNimMove(Task["StaircaseNimMove.Params", "StaircaseNimMove.Instance", Move]):
    version = 1

    class Params(task.Params):
        stairs: int = knob("how many stairs there are", levels=(3, 4, 4, 5, 6, 7, 8, 9, 10, 12), ge=2, le=20)
        coins: int = knob(
            "the most coins on a stair", levels=(7, 9, 15, 20, 40, 60, 200, 1000, 10**4, 10**5), ge=3, le=10**9
        )
        tree: bool = knob("whether platforms branch", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        coins: tuple[int, ...]
        below: tuple[int, ...]
        """For each stair or platform the one below it, 0 for the ground."""
        tree: bool

    answer = Record(stair=Integer(), number=Integer())
    prompt = Prompt(
        en=r"""
        {% if tree %}
        Coins lie on platforms. Below each platform is another platform or the ground:

        {% for size in coins %}
        - platform {{ loop.index }}: {{ size }} coin{{ "s" if size != 1 }}, below it is {{ ("platform " ~
          below[loop.index0]) if below[loop.index0] else "the ground" }}
        {% endfor %}

        Two players take turns. A move takes any positive number of coins from one platform and puts them on what is
        directly below it.
        {%- else %}
        Coins lie on the stairs of a staircase. Stair 1 is the lowest; below it is the ground.

        {% for size in coins %}
        - stair {{ loop.index }}: {{ size }} coin{{ "s" if size != 1 }}
        {% endfor %}

        Two players take turns. A move takes any positive number of coins from one stair and puts them on the next
        lower stair, or from stair 1 onto the ground.
        {%- endif %} Coins on the ground are out of the game. Whoever moves the last coin to the ground wins.
        It is your turn, and you can force a win. Give a winning move: the number of the {{ "platform" if tree else
        "stair" }} (as stair) and how many coins you move down from it (as number). If there are several winning
        moves, give any one.
        """,
        zh=r"""
        {% if tree %}
        一些平台上放着硬币。每个平台的下方是另一个平台或者地面：

        {% for size in coins %}
        - 平台 {{ loop.index }}：{{ size }} 枚，下方是
          {{- "平台 " ~ below[loop.index0] if below[loop.index0] else "地面" }}
        {% endfor %}

        两人轮流走。每一步从某个平台上取至少一枚硬币，放到它正下方的平台或地面上。
        {%- else %}
        一段楼梯的各级台阶上放着硬币。第 1 级最低，它的下方是地面。

        {% for size in coins %}
        - 第 {{ loop.index }} 级：{{ size }} 枚
        {% endfor %}

        两人轮流走。每一步从某一级台阶上取至少一枚硬币，放到低一级的台阶上；从第 1 级取的放到地面上。
        {%- endif %}到了地面上的硬币不再参与游戏。把最后一枚硬币移到地面的人获胜。
        现在轮到你走，而且你有必胜的走法。给出一步必胜的走法：{{ "平台的编号" if tree else "台阶的级数" }}（stair），
        以及从它上面往下移几枚硬币（number）。如果有多种必胜的走法，给出任意一种即可。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Move]:
        if params.tree:
            below = tuple(rng.randint(max(0, place - 3), place) for place in range(params.stairs))
        else:
            below = tuple(range(params.stairs))
        coins = tuple(rng.randint(0, params.coins) for _ in below)
        instance = self.Instance(coins=coins, below=below, tree=params.tree)
        depths = _depths(below)
        if sum(size > 0 and depth % 2 for size, depth in zip(coins, depths, strict=True)) < 2 or max(depths) < 3:
            raise task.Retry
        return instance, self.solve(instance)

    def key(self, instance: Instance) -> object:
        return [instance.coins, instance.below]

    def check(self, instance: Instance, answer: Move) -> str:
        stair, number = answer["stair"], answer["number"]
        if not 1 <= stair <= len(instance.coins):
            return f"there is no {'platform' if instance.tree else 'stair'} {stair}"
        if not 1 <= number <= instance.coins[stair - 1]:
            return f"{number} coins cannot be moved from there"
        coins = list(instance.coins)
        coins[stair - 1] -= number
        if instance.below[stair - 1]:
            coins[instance.below[stair - 1] - 1] += number
        return "the other player can win from there" if _total(coins, instance.below) else ""

    def solve(self, instance: Instance) -> Move:
        depths, total = _depths(instance.below), _total(instance.coins, instance.below)
        for place, size in enumerate(instance.coins):
            if depths[place] % 2:
                number = size - (size ^ total)
            else:
                low = instance.coins[instance.below[place] - 1]
                number = (low ^ total) - low
            if 1 <= number <= size:
                return {"stair": place + 1, "number": number}
        raise task.Retry

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        depths, total = _depths(instance.below), _total(instance.coins, instance.below)
        width, lines = max(instance.coins).bit_length(), list[str]()
        for place, size in enumerate(instance.coins):
            way = [place + 1]
            while instance.tree and way[-1]:
                way.append(instance.below[way[-1] - 1])
            lines += [f"{' > '.join(map(str, way))}: {depths[place]}"] if instance.tree else []
            lines += [f"{place + 1}: {size} = {size:0{width}b}"] if depths[place] % 2 else []
        lines.append(f"xor: {total:0{width}b}")
        for place, size in enumerate(instance.coins):
            odd = depths[place] % 2
            old = size if odd else instance.coins[instance.below[place] - 1]
            new = old ^ total
            number = old - new if odd else new - old
            sums = f"{old} - {new}" if odd else f"{new} - {old}"
            fault = " < 1" if number < 1 else f" > {size}" if number > size else ""
            lines.append(f"{place + 1}: {old:0{width}b} xor {total:0{width}b} = {new:0{width}b} = {new}")
            lines.append(f"{sums} = {number}{fault}")
            if not fault:
                break
        return "\n".join(lines)


def _depths(below: tuple[int, ...]) -> list[int]:
    depths: list[int] = []
    for place in below:
        depths.append(depths[place - 1] + 1 if place else 1)
    return depths


def _total(coins: tuple[int, ...] | list[int], below: tuple[int, ...]) -> int:
    """Give the xor over odd depths; a move from an even depth can be undone there."""
    return reduce(xor, (size for size, depth in zip(coins, _depths(below), strict=True) if depth % 2), 0)

"""Join tiles with numbers and operations until a single tile with the number 0 is left.

Answer: the pairs of tiles in the order in which they are joined; every way that ends with 0 is right.
Harder: more tiles, larger numbers, more kinds of operations.
Skills: arithmetic, planning, search
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from math import floor
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.lib.prompts import signed
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence

Moves = tuple[tuple[int, ...], ...]

_OPERATIONS = {
    "*": ("*k multiplies it by k", "*k 表示乘以 k"),
    "/": ("/k divides it by k", "/k 表示除以 k"),
    "square": ("square multiplies it by itself", "square 表示自乘"),
    "floor": ("floor rounds it down to an integer", "floor 表示向下取整"),
    "reciprocal": ("reciprocal divides 1 by it and cannot be used on 0", "reciprocal 表示用 1 除以该数（不能用于 0）"),
}


class NullifyUnits(Task["NullifyUnits.Params", "NullifyUnits.Instance", Moves]):
    version = 1

    class Params(task.Params):
        numbers: int = knob("how many tiles have a number", levels=(2, 3, 3, 4, 4, 5, 5, 6, 7, 7), ge=2, le=12)
        operations: int = knob("how many tiles have an operation", levels=(1, 1, 2, 2, 3, 3, 4, 4, 4, 5), ge=1, le=8)
        kinds: int = knob(
            "how many of *, /, square, floor and reciprocal may occur",
            levels=(1, 1, 2, 2, 3, 3, 4, 5, 5, 5),
            ge=1,
            le=5,
        )
        size: int = knob(
            "the largest size of a number, but for one ten times as large",
            levels=(12, 12, 15, 20, 20, 30, 40, 50, 75, 99),
            ge=5,
            le=200,
        )

    class Instance(task.Instance):
        tiles: tuple[str, ...]

        @property
        def meanings(self) -> dict[str, list[str]]:
            """What the operations on the tiles do, by language."""
            used = [texts for kind, texts in _OPERATIONS.items() if any(tile.startswith(kind) for tile in self.tiles)]
            return {"en": [en for en, _ in used], "zh": [zh for _, zh in used]}

    answer = Sequence(Sequence(Integer(low=1), length=2))
    prompt = Prompt(
        en=r"""
        There are {{ tiles | length }} tiles, numbered from 1:

        {{ tiles | numbered }}

        A move takes two tiles away and puts one new tile in their place. Two tiles with numbers give a tile with their
        sum. A tile with a number and one with an operation give a tile with the result of that operation on the number,
        as an exact fraction: {{ meanings[language] | listed(language) }}. Two tiles with operations cannot be joined.
        The new tile of the first move has the number {{ tiles | length + 1 }} on the list, that of the next
        move {{ tiles | length + 2 }}, and so on.

        Find moves after which a single tile is left, with the number 0; any such moves will do. Give each move as the
        pair of the places of its two tiles on the list, in either order.
        """,
        zh=r"""
        有 {{ tiles | length }} 张牌，从 1 开始编号：

        {{ tiles | numbered }}

        每一步取走两张牌，换成一张新牌。两张数牌换成写有它们之和的牌。一张数牌和一张运算牌换成写有运算结果的牌，
        结果用精确的分数表示：{{ meanings[language] | join("，") }}。两张运算牌不能合并。
        第一步得到的新牌编号为 {{ tiles | length + 1 }}，下一步的新牌编号为 {{ tiles | length + 2 }}，依此类推。

        请给出若干步，使最后只剩下一张写有 0 的牌，任意一种走法都可以。每一步写成所取两张牌的编号组成的一对，先后不限。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Moves]:
        """Join all tiles but one at random; the last has the number that leads to 0."""
        numbers = [random_nonzero(rng, params.size) for _ in range(params.numbers - 1)]
        tiles = [signed(number) for number in numbers]
        for kind in rng.choices([*_OPERATIONS][: params.kinds], k=params.operations):
            tiles.append(f"{kind}{rng.randint(2, 9)}" if kind in "*/" else kind)
        count = len(tiles) + 1
        order = rng.sample(range(1, count + 1), count)
        table = dict(zip(order[1:], tiles, strict=True))  # the last tile is at the place order[0]
        moves: list[tuple[int, ...]] = []
        while len(table) > 1:
            i = rng.choice([place for place in sorted(table) if _is_number(table[place])])
            j = rng.choice([place for place in sorted(table) if place != i])
            joined = _joined(table[i], table[j])
            if joined is None:  # the inverse of 0
                raise task.Retry
            del table[i], table[j]
            moves.append((i, j))
            table[count + len(moves)] = joined
        ((place, value),) = table.items()
        total = Fraction(value)
        if total.denominator > 1 or not 0 < abs(total) <= 10 * params.size or sum(numbers) == total:
            raise task.Retry
        given = dict(zip(order, [signed(-int(total)), *tiles], strict=True))
        moves.append((order[0], place))
        return self.Instance(tiles=tuple(given[i] for i in range(1, count + 1))), tuple(moves)

    def key(self, instance: Instance) -> object:
        return sorted(instance.tiles)

    def check(self, instance: Instance, answer: Moves) -> str:
        count = len(instance.tiles)
        if len(answer) != count - 1:
            return f"{len(answer)} moves do not leave a single tile"
        table = dict(enumerate(instance.tiles, start=1))
        for number, (i, j) in enumerate(answer, start=1):
            if i == j or i not in table or j not in table:
                return f"move {number} takes a tile that is not there"
            joined = _joined(table.pop(i), table.pop(j))
            if joined is None:
                return f"the tiles of move {number} cannot be joined"
            table[count + number] = joined
        return "" if list(table.values()) == ["0"] else "the last tile is not 0"


def _joined(one: str, other: str) -> str | None:
    """Give the tile that two tiles make, or None."""
    if not _is_number(one):
        one, other = other, one
    if not _is_number(one):
        return None
    value = Fraction(one)
    if _is_number(other):
        return signed(value + Fraction(other))
    if other[0] in "*/":
        factor = int(other[1:])
        return signed(value * factor if other[0] == "*" else value / factor)
    if other == "reciprocal":
        return signed(1 / value) if value else None
    return signed(value * value if other == "square" else Fraction(floor(value)))


def _is_number(tile: str) -> bool:
    return tile[-1].isdigit() and tile[0] not in "*/"

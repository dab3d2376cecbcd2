"""Find from examples by what the blocks of a row are sorted, and sort the blocks of a new row.

Answer: the grid with the blocks in order; every rule of the stated kind that fits the examples gives it.
Harder: more and larger blocks, more keys that are possible, a second key for equal blocks.
Skills: induction, counting
Source: original; grids as in F. Chollet, On the measure of intelligence, 2019.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import permutations, product
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import size
from bootcamp.lib.prompts import by_language
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import Pair, grid_prompt, settled
from bootcamp.tasks.patterns._reducers import REDUCERS
from bootcamp.tasks.patterns._scenes import panels_of, random_board, side_by_side
from bootcamp.verifiers import Board, Format, Grid

KEYS = ("filled", "colours", "most", "objects", "largest", "fewest")

Order = tuple[str, bool]  # a key and whether greater values come first


class PatSortObjects(Task["PatSortObjects.Params", "PatSortObjects.Instance", Board]):
    version = 1

    class Params(task.Params):
        side: int = knob(
            "the number of rows and of columns of a block", levels=(2, 2, 3, 3, 3, 3, 3, 3, 4, 4), ge=2, le=5
        )
        blocks: int = knob("how many blocks there are", levels=(3, 4, 4, 5, 6, 5, 6, 7, 7, 8), ge=3, le=8)
        colours: int = knob("how many colours occur", levels=(2, 3, 3, 3, 4, 3, 4, 4, 4, 4), ge=2, le=6)
        keys: int = knob("how many keys are possible", levels=(2, 3, 4, 5, 6, 4, 5, 6, 6, 6), ge=2, le=6)
        second: bool = knob("whether equal blocks are sorted by a second key", levels=(False,) * 5 + (True,) * 5)
        pairs: int = knob("how many examples are given", levels=(2,) * 10, ge=1, le=6)

    class Instance(task.Instance):
        pairs: tuple[Pair, ...]
        query: Board
        keys: tuple[str, ...]
        second: bool

        @property
        def ways(self) -> dict[str, list[str]]:
            return by_language(REDUCERS[name] for name in self.keys)

    prompt = grid_prompt(
        en=r"""
        0 is an empty cell. Columns of 9 part square blocks. The output has the same blocks in another order: they are
        sorted, from left to right, by one of these numbers, either always the smallest first or always the greatest
        first:

        {{ ways[language] | bullets }}

        {% if second %}
        Blocks that are equal in this number are sorted by another one of them, again always the smallest first or
        always the greatest first; blocks that are equal in both keep the order that they have in the input. The two
        numbers and the directions are the same in every grid.
        {% else %}
        Blocks that are equal in this number keep the order that they have in the input. The number and the direction
        are the same in every grid.
        {% endif %}
        """,
        zh=r"""
        0 是空格，一列列的 9 隔开正方形的块。输出由同样的块按另一种次序组成：
        从左到右按下列某个数排列，要么总是小的在前，要么总是大的在前：

        {{ ways[language] | bullets }}

        {% if second %}
        这个数相同的块再按其中另一个数排列，同样总是小的在前或总是大的在前；两个数都相同的块保持输入中的次序。
        这两个数及其方向各网格相同。
        {% else %}
        这个数相同的块保持输入中的次序。这个数及其方向各网格相同。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.query))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        keys = KEYS[: params.keys]
        orders = [
            tuple(zip(chosen, ways, strict=True))
            for chosen in permutations(keys, 1 + params.second)
            for ways in product((False, True), repeat=len(chosen))
        ]
        hidden = partial(_sorted, rng.choice(orders))
        *befores, query = (_random_input(params, rng) for _ in range(params.pairs + 1))
        pairs = tuple((before, hidden(before)) for before in befores)
        result = settled([partial(_sorted, order) for order in orders], pairs, query)
        return self.Instance(pairs=pairs, query=query, keys=keys, second=params.second), result

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        words = {"en": ("rising", "falling", "no", "yes"), "zh": ("升", "降", "否", "是")}[language]
        ways, lines = [*product(instance.keys, (False, True))], []

        def tried(order: tuple[Order, ...]) -> bool:
            """Write the last number of the order for the blocks of the outputs, and tell whether they are in order."""
            name, falling = order[-1]
            told = "; ".join(" ".join(map(str, _values(name, after))) for _, after in instance.pairs)
            rows = [[*zip(*(_signed(one, after) for one in order), strict=True)] for _, after in instance.pairs]
            right = all(row == sorted(row) for row in rows)
            if len(order) > instance.second:
                right = right and all(_sorted(order, before) == after for before, after in instance.pairs)
            label = f"{'+ ' * (len(order) - 1)}{instance.keys.index(name) + 1} {words[falling]}"
            lines.append(f"{label}: {told}: {words[2 + right]}")
            return right

        orders: list[tuple[Order, ...]] = [(way,) for way in ways]
        for order in orders:
            if not tried(order):
                continue
            found = [order]
            if instance.second:
                seconds = ((*order, way) for way in ways if way[0] != order[0][0])
                found = [next((one for one in seconds if tried(one)), ())]
            if found[0]:
                names = (" ".join(map(str, _values(name, instance.query))) for name, _ in found[0])
                return "\n".join([*lines, " | ".join(names)])
        raise ValueError("no order fits")

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.keys, instance.second]


def _random_input(params: PatSortObjects.Params, rng: Random) -> Board:
    """Draw different blocks, each with its own share of empty cells and its own choice of colours."""
    inks = rng.sample("12345678", params.colours)
    blocks = [
        random_board(rng, params.side, params.side, rng.choices(inks, k=3), rng.uniform(0.3, 1))
        for _ in range(params.blocks)
    ]
    if len(set(blocks)) < len(blocks):
        raise task.Retry
    return side_by_side(blocks)


def _values(name: str, board: Board) -> list[int]:
    """Give a number for each block."""
    return [REDUCERS[name][2](block, block) for block in panels_of(board, len(board))]


def _signed(order: Order, board: Board) -> list[int]:
    """Give a number for each block that rises if the blocks are in order."""
    return [-value if order[1] else value for value in _values(order[0], board)]


def _sorted(order: Sequence[Order], board: Board) -> Board:
    """Sort by the last key first, for equal blocks keep their order."""
    blocks = panels_of(board, len(board))
    for name, falling in reversed(order):
        values = [REDUCERS[name][2](block, block) * (-1 if falling else 1) for block in blocks]
        places = sorted(range(len(blocks)), key=values.__getitem__)
        blocks = [blocks[place] for place in places]
    return side_by_side(blocks)

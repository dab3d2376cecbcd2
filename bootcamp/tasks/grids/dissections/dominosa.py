"""Cut a board of numbers into dominoes so that every pair of numbers occurs once.

Answer: the board with a letter for each domino; every such cut is right.
Harder: larger numbers, so more dominoes on a larger board.
Skills: deduction, logic, search
Source: original generator; O. S. Adler's puzzle Dominosa (1874).
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, fill, size
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.pieces import CAPITALS, apart
from bootcamp.lib.grid.regions import patches, random_regions, region_cells
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid


class Dominosa(Task["Dominosa.Params", "Dominosa.Instance", Board]):
    version = 1

    class Params(task.Params):
        largest: int = knob("the largest number on the dominoes", levels=(2, 3, 4, 5, 6, 7, 8, 9, 10, 11), ge=2, le=12)

    class Instance(task.Instance):
        numbers: tuple[tuple[int, ...], ...]

        @property
        def largest(self) -> int:
            return len(self.numbers) - 1

    prompt = Prompt(
        en=r"""
        A full set of dominoes with the numbers 0 to {{ largest }} lies on this board, but only the numbers can be seen:

        {{ numbers | board }}

        A domino covers two cells that share a side. Every pair of numbers from 0 to {{ largest }}, equal numbers
        included, is on exactly one domino (the order of the two numbers does not matter).

        Show how the dominoes lie by a letter in every cell: the two cells of a domino get the same letter, two dominoes
        that share a side get different letters. A letter may be used for several dominoes that do not share a side. If
        there are several ways, give any one.
        """,
        zh=r"""
        一整套点数为 0 到 {{ largest }} 的多米诺骨牌铺满了下面的棋盘，但只看得见各格的数：

        {{ numbers | board }}

        一块骨牌盖住有公共边的两格。从 0 到 {{ largest }} 的每一对数（包括两个相同的数）恰好在一块骨牌上，两数不分先后。

        用字母表示骨牌的位置：每格填一个字母，同一块骨牌的两格字母相同，有公共边的两块骨牌字母不同。
        没有公共边的几块骨牌可以用同一个字母。如果有多种摆法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.numbers), CAPITALS)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        rows, cols = params.largest + 1, params.largest + 2
        regions = random_regions(rows, cols, 2, 2, rng, steps=3 * rows * cols)
        pairs = list(combinations_with_replacement(range(rows), 2))
        rng.shuffle(pairs)
        numbers: dict[Cell, int] = {}
        for domino, pair in zip(region_cells(regions), pairs, strict=True):
            numbers.update(zip(domino, rng.sample(pair, 2), strict=True))
        board = fill(rows, cols, (numbers[cell] for cell in cells(rows, cols)))
        return self.Instance(numbers=board), apart(regions)

    def key(self, instance: Instance) -> object:
        return canonical(instance.numbers)

    def check(self, instance: Instance, answer: Board) -> str:
        seen: dict[tuple[int, ...], Cell] = {}
        for group in patches(answer):
            if len(group) != 2:
                row, col = group[0]
                return (
                    f"the letter {answer[row][col]} in {place(group[0])} stands in {len(group)} joined cells, not two"
                )
            pair = tuple(sorted(instance.numbers[row][col] for row, col in group))
            if pair in seen:
                return f"the dominoes at {place(seen[pair])} and {place(group[0])} have the same numbers"
            seen[pair] = group[0]
        return ""

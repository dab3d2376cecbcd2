"""Number the hexes of a board so that consecutive numbers touch.

Answer: a number for each hex; every numbering is right.
Harder: larger boards with fewer given numbers.
Skills: deduction, search, spatial
Source: original generator; a Hidato (Gyora Benedek, 2005) on hexes, with dots between consecutive numbers.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.grid.board import Cell, Steps
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.number_paths._path_numbers import BLANK, HOLE, given_numbers, path_around_holes
from bootcamp.verifiers import Format, Integer, Mapping, Sequence

_HEX_STEPS: Steps = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))

Numbers = dict[tuple[int, ...], int]


class HexNumberPath(Task["HexNumberPath.Params", "HexNumberPath.Instance", Numbers]):
    version = 1

    class Params(task.Params):
        radius: int = knob(
            "how many rings of hexes surround the middle one", levels=(1, 2, 2, 2, 3, 3, 3, 4, 4, 4), ge=1, le=5
        )
        holes: int = knob("how many hexes are holes", levels=(0, 3, 2, 1, 6, 4, 2, 6, 4, 3), ge=0, le=12)
        givens: int = knob(
            "the share of given numbers, in percent", levels=(50, 45, 42, 38, 34, 30, 26, 20, 16, 12), ge=5, le=80
        )
        dots: int = knob(
            "how many pairs of consecutive numbers are shown", levels=(2, 3, 3, 4, 5, 6, 7, 8, 9, 10), ge=1, le=16
        )

    class Instance(task.Instance):
        radius: int
        givens: tuple[tuple[Cell, str], ...]
        dots: tuple[tuple[Cell, Cell], ...]

        @property
        def open_hexes(self) -> tuple[Cell, ...]:
            return tuple(cell for cell, item in self.givens if item != HOLE)

        @property
        def last(self) -> int:
            return len(self.open_hexes)

        @property
        def rows(self) -> tuple[str, ...]:
            drawn = []
            for row in range(-self.radius, self.radius + 1):
                items = [(q, item) for (q, r), item in self.givens if r == row]
                drawn.append(f"r = {row}, q = {items[0][0]} .. {items[-1][0]}:  {' '.join(item for _, item in items)}")
            return tuple(drawn)

        @property
        def pairs(self) -> tuple[str, ...]:
            return tuple(f"({a}, {b}) - ({c}, {d})" for (a, b), (c, d) in self.dots)

    prompt = Prompt(
        en=r"""
        This board consists of hexes with the coordinates (q, r). Each line lists the hexes of one r from the smallest q
        to the largest; a dot is an empty hex, # is a hole without a number:

        {{ rows | lines }}

        The neighbours of (q, r) are those of (q+1, r), (q-1, r), (q, r+1), (q, r-1), (q+1, r-1) and (q-1, r+1) that are
        on the board.

        Number the hexes that are not holes from 1 to {{ last }}, each number once, such that

        - any two consecutive numbers (1 and 2, 2 and 3, and so on up to {{ last }}) are in neighbouring hexes,
        - the given numbers stay as they are,
        - the two hexes of each of these pairs hold consecutive numbers, in either order:

        {{ pairs | lines }}

        Give the number of every hex that is not a hole, the given ones too. If there are several ways, give any one.
        """,
        zh=r"""
        下面的棋盘由六边形格组成，每格的坐标为 (q, r)。每行列出同一个 r 的各格，q 从小到大；
        点表示空格，# 是洞，不填数：

        {{ rows | lines }}

        (q, r) 的邻格是 (q+1, r)、(q-1, r)、(q, r+1)、(q, r-1)、(q+1, r-1) 和 (q-1, r+1)，只要它们在棋盘上。

        给所有不是洞的格填上 1 到 {{ last }}，每个数恰好用一次，使得：

        - 任意两个连续的数（1 和 2，2 和 3，依此类推，直到 {{ last }}）所在的格互为邻格；
        - 已给出的数不能改变；
        - 下列每一对格中的两个数相差 1，谁大谁小不限：

        {{ pairs | lines }}

        给出每个不是洞的格的数，已给出的也要写。如果有多种填法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Numbers]:
        hexes = Sequence(Integer(low=-instance.radius, high=instance.radius), length=2, brackets="()")
        return Mapping(hexes, Integer(low=1, high=instance.last), instance.open_hexes)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Numbers]:
        hexes = _hexagon(params.radius)
        near = {cell: [other for other in _around(cell) if other in hexes] for cell in hexes}
        path = path_around_holes(near, params.holes, rng)
        number = {cell: index for index, cell in enumerate(path, 1)}
        shown = given_numbers(len(path), params.givens, rng)
        items = {cell: str(index) if index in shown else BLANK for cell, index in number.items()}
        steps = [k for k in range(1, len(path)) if not {k, k + 1} <= set(shown)]
        dots = [(path[k - 1], path[k]) for k in rng.sample(steps, min(params.dots, len(steps)))]
        pairs = tuple(sorted((min(pair), max(pair)) for pair in dots))
        givens = tuple((cell, items.get(cell, HOLE)) for cell in hexes)
        solution: Numbers = {cell: number[cell] for cell in hexes if cell in number}
        return self.Instance(radius=params.radius, givens=givens, dots=pairs), solution

    def key(self, instance: Instance) -> object:
        marks: list[tuple[tuple[Cell, ...], str]] = [((cell,), item) for cell, item in instance.givens]
        return _canonical_hexes([*marks, *((pair, "pair") for pair in instance.dots)])

    def check(self, instance: Instance, answer: Numbers) -> str:
        place = {number: cell for cell, number in answer.items()}
        for cell, item in instance.givens:
            if item not in (BLANK, HOLE, str(answer.get(cell))):
                return f"the {item} in {cell} was changed"
        for number in range(1, instance.last + 1):
            if number not in place:
                return f"{number} is missing"
            if number > 1 and place[number] not in _around(place[number - 1]):
                return f"{number - 1} and {number} are not in neighbouring hexes"
        for a, b in instance.dots:
            if abs(answer[a] - answer[b]) != 1:
                return f"{a} and {b} do not hold consecutive numbers"
        return ""


def _hexagon(radius: int) -> list[Cell]:
    """List the hexes at most `radius` steps from the middle, by r, then q.

    >>> _hexagon(1)
    [(0, -1), (1, -1), (-1, 0), (0, 0), (1, 0), (-1, 1), (0, 1)]
    """
    span = range(-radius, radius + 1)
    return [(q, r) for r in span for q in span if abs(q + r) <= radius]


def _around(cell: tuple[int, ...]) -> list[Cell]:
    """List the six hexes around a hex.

    >>> _around((2, 0))[0]
    (3, 0)
    """
    return [(cell[0] + q, cell[1] + r) for q, r in _HEX_STEPS]


def _canonical_hexes(marks: Iterable[tuple[tuple[Cell, ...], object]]) -> list[Any]:
    """Give the same list for all twelve images of marks on a hexagon; a mark is a label on some hexes, in any order.

    >>> _canonical_hexes([([(1, 0)], 5)]) == _canonical_hexes([([(0, -1)], 5)])
    True
    """
    listed = list(marks)
    return min(
        sorted((sorted(_image(cell, turned) for cell in group), str(label)) for group, label in listed)
        for turned in range(12)
    )


def _image(cell: Cell, turned: int) -> Cell:
    """Turn a hex by a multiple of 60 degrees about the middle, after a reflection from 6 on."""
    q, r = cell if turned < 6 else (cell[1], cell[0])
    for _ in range(turned % 6):
        q, r = -r, q + r
    return q, r

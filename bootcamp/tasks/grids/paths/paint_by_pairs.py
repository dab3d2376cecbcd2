"""Join equal numbers in pairs by paths of as many cells as the numbers say.

Answer: for every path, one of its ends and the moves from there; every such set of paths is right.
Harder: larger boards with more and longer paths, which leave less room.
Skills: planning, search, spatial
Source: original generator; the puzzle is known as Link-a-Pix or Paint by Pairs (Conceptis).
"""

from __future__ import annotations

from itertools import accumulate, pairwise
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, Numbers, cells, fill, from_one, graph, size, to_one
from bootcamp.lib.grid.clues import clue_cells, clue_texts
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.loops import Path
from bootcamp.lib.grid.paths import path_fault, random_path
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.lib.grid.tiles import beyond, name_sides
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Cell as CellFormat, Format, Mapping, Moves

Paths = dict[Cell, tuple[str, ...]]
_SINGLES = 3
"""Paths of two cells or more for every number 1."""


class PaintByPairs(Task["PaintByPairs.Params", "PaintByPairs.Instance", Paths]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 5, 5, 6, 7, 7, 8, 9, 9, 10), ge=4, le=12)
        pairs: int = knob(
            "the number of paths of two cells or more", levels=(3, 4, 5, 7, 9, 10, 12, 14, 15, 17), ge=2, le=30
        )
        longest: int = knob("the most cells of a path", levels=(4, 5, 5, 6, 6, 7, 8, 8, 9, 10), ge=2, le=15)

    class Instance(task.Instance):
        numbers: Numbers

    prompt = Prompt(
        en=r"""
        Some cells of this board hold a number, the others a dot:

        {{ numbers | board }}

        Draw paths that go from cell to cell by common sides:
        - Every number k from 2 up is joined with one other number k by a path of exactly k cells, both ends included.
          So every such number is the end of one path.
        - Between its ends, a path passes only cells with a dot.
        - No cell belongs to two paths. A path may touch itself and others. Cells may be left over.
        - A number 1 is a path on its own; no other path passes it.

        A cell is written (row, column); (1, 1) is the top left one. For every path of two cells or more, give the cell
        of one of its ends (either one) and the moves from there to the other end: N is one cell up, E right, S down,
        W left. If there are several ways, give any one.
        """,
        zh=r"""
        下面棋盘的有些格里有数，其余的格是点：

        {{ numbers | board }}

        画若干条路线，路线每一步穿过公共边走到相邻的格：
        - 每个不小于 2 的数 k 都与另一个相同的数 k 用一条路线连接，路线恰好有 k 格，两端包括在内。
          也就是说，每个这样的数恰好是一条路线的一端。
        - 除两端外，路线只能经过没有数的格。
        - 任何一格都不能属于两条路线。路线可以与自己或别的路线相邻。可以有剩余的格。
        - 数 1 自成一条路线，别的路线不能经过它。

        格子记为（行, 列），左上角是 (1, 1)。对每条不少于 2 格的路线，给出它的一端（任选一端）所在的格，
        以及从那里走到另一端的各步方向：N 为向上一格，E 向右，S 向下，W 向左。如果有多种画法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Paths]:
        return Mapping(CellFormat(*size(instance.numbers)), Moves("NESW"))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Paths]:
        n = params.size
        near = {cell: list(others) for cell, others in graph(n, n).items()}
        paths = [_draw_path(near, rng.randint(2, params.longest), rng) for _ in range(params.pairs)]
        numbers = {end: len(path) for path in paths for end in (path[0], path[-1])}
        numbers |= dict.fromkeys(rng.sample(list(near), min(len(near), params.pairs // _SINGLES)), 1)
        board = fill(n, n, map(numbers.get, cells(n, n)))
        answer = {
            to_one(path)[0]: tuple(name_sides(cell, [after]) for cell, after in pairwise(path))
            for path in sorted(paths)
        }
        return self.Instance(numbers=board), answer

    def key(self, instance: Instance) -> object:
        return canonical(clue_texts(instance.numbers))

    def check(self, instance: Instance, answer: Paths) -> str:
        numbers = clue_cells(instance.numbers)
        board = set(cells(*size(instance.numbers)))
        passed: set[Cell] = set()
        for start, moves in zip(from_one(answer), answer.values(), strict=True):
            path = tuple(accumulate(moves, beyond, initial=start))
            fault = path_fault(path, board) or _number_fault(numbers, path)
            if fault:
                return fault
            if not passed.isdisjoint(path):
                return f"{place(min(passed.intersection(path)))} belongs to two paths"
            passed.update(path)
        left = sorted(cell for cell, number in numbers.items() if number > 1 and cell not in passed)
        return f"the {numbers[left[0]]} in {place(left[0])} is not joined" if left else ""


def _draw_path(near: dict[Cell, list[Cell]], length: int, rng: Random) -> Path:
    """Walk over free cells, at least two, and take them away; raise Retry where there is no room."""
    path: Path = max((random_path(near, length, rng) for _ in range(8 if near else 0)), key=len, default=())
    if len(path) < 2:
        raise task.Retry
    for cell in path:
        for other in near.pop(cell):
            if other in near:
                near[other].remove(cell)
    return path


def _number_fault(numbers: dict[Cell, int], path: Path) -> str:
    """Say why a path does not join two equal numbers of its length."""
    for end in (path[0], path[-1]):
        if numbers.get(end) != len(path):
            return f"the path that ends in {place(end)} has {len(path)} cells, which is not the number there"
    inner = next((cell for cell in path[1:-1] if cell in numbers), None)
    return f"a path passes the number in {place(inner)}" if inner else ""

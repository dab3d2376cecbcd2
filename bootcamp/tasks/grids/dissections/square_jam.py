"""Cut a grid into squares that fit the numbers in them, no four of which meet in a point.

Answer: the grid with a letter for each square; every cut is right.
Harder: larger grids with larger squares, of which fewer have numbers.
Skills: deduction, search, spatial
Source: original generator; the puzzle is Square Jam by Eric Fox.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import cells, fill
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.pieces import CAPITALS, apart, bounds, is_rectangle, map_pieces, meeting_point
from bootcamp.lib.grid.regions import patches
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.dissections._box_cuts import random_cut
from bootcamp.verifiers import Board, Format, Grid


class SquareJam(Task["SquareJam.Params", "SquareJam.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 5, 7, 7, 8, 9, 10, 11, 12, 13), ge=4, le=14)
        largest: int = knob("the largest side of a square", levels=(3, 3, 4, 4, 4, 5, 5, 5, 6, 6), ge=2, le=8)
        numbers: int = knob("how many cells hold a number", levels=(3, 5, 8, 7, 10, 11, 13, 16, 19, 22), ge=2, le=40)

    class Instance(task.Instance):
        numbers: tuple[tuple[int | None, ...], ...]

        @property
        def size(self) -> int:
            return len(self.numbers)

    prompt = Prompt(
        en=r"""
        Cut this {{ size }}×{{ size }} grid along cell sides into squares of any sizes; a square of a single cell is one
        too. Together they cover every cell once.

        {{ numbers | board }}

        - A number is the side length of the square that covers its cell. A square may hold several numbers or none.
        - No point of the grid is a corner of four squares.

        Show the cut by a letter in every cell: the same letter throughout a square, different letters in squares that
        share a side or part of one. If there are several ways, give any one.
        """,
        zh=r"""
        沿格线把下面 {{ size }}×{{ size }} 的方格切成若干正方形，大小不限，单独一格也算正方形。
        它们合起来恰好盖住每个格一次。

        {{ numbers | board }}

        - 数表示盖住该格的正方形的边长。一个正方形可以含有几个数，也可以没有数。
        - 任何一点都不能同时是四个正方形的角。

        用字母表示切法：每格填一个字母，同一正方形内字母相同，有公共边（哪怕只是部分相接）的两个正方形字母不同。
        如果有多种切法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(instance.size, instance.size, CAPITALS)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        regions = random_cut(n, n, [(side, side) for side in range(1, params.largest + 1)], rng)
        side = {cell: bounds(group)[2] for group in patches(regions) for cell in group}
        numbers = {cell: side[cell] for cell in rng.sample(sorted(side), params.numbers)}
        return self.Instance(numbers=fill(n, n, map(numbers.get, cells(n, n)))), apart(regions)

    def key(self, instance: Instance) -> object:
        return canonical([[number or 0 for number in row] for row in instance.numbers])

    def check(self, instance: Instance, answer: Board) -> str:
        squares = patches(answer)
        for square in squares:
            _, _, height, width = bounds(square)
            here = f"the piece with {answer[square[0][0]][square[0][1]]} from {place(square[0])} on"
            if height != width or not is_rectangle(square):
                return f"{here} is no square"
            for row, col in square:
                if instance.numbers[row][col] not in (None, height):
                    return f"{here} has the side {height} and holds {instance.numbers[row][col]}"
        meeting = meeting_point(map_pieces(instance.size, instance.size, squares))
        return f"four squares meet at the lower right corner of {place(meeting)}" if meeting else ""

"""Complete a grid whose marks follow a hidden condition on row and column numbers modulo a hidden number.

Answer: the complete grid; every condition of the stated kind that fits the shown cells gives it.
Harder: larger grids, larger moduli, a product of row and column number, more cells that are hidden.
Skills: induction, arithmetic
Source: original.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import cells, fill
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid

HIDDEN = "?"

Law = tuple[int, int, int, int]  # (a, b, d, m)


class PatModuloGrid(Task["PatModuloGrid.Params", "PatModuloGrid.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(5, 6, 7, 8, 9, 10, 12, 14, 16, 18), ge=4, le=20)
        modulus: int = knob("the largest modulus", levels=(2, 3, 4, 5, 5, 5, 6, 6, 7, 7), ge=2, le=7)
        product: bool = knob(
            "whether the product of row and column number may count", levels=(False,) * 5 + (True,) * 5
        )
        hidden: int = knob(
            "how many percent of the cells are hidden", levels=(20, 20, 20, 25, 30, 30, 35, 40, 45, 50), ge=5, le=60
        )

    class Instance(task.Instance):
        board: Board
        modulus: int
        product: bool

    prompt = Prompt(
        en=r"""
        A grid was marked by a hidden condition. With rows r and columns c numbered from 0, the cell (r, c) holds # if
        the remainder of {{ "a*r + b*c + d*r*c" if product else "a*r + b*c" }} on division by m lies in a set S, and
        otherwise a dot. Here m is {{ "an integer from 2 to %d" % modulus if modulus > 2 else "2" }},
        {{ "a, b and d" if product else "a and b" }} are integers from 0 to m - 1, and S is any set of remainders.

        Some cells cannot be read and are shown as ?:

        {{ board | grid }}

        The cells that can be read settle all others. Give the complete grid.
        """,
        zh=r"""
        一个网格按隐藏的条件做了标记。行 r 和列 c 都从 0 数起，若
        {{ "a*r + b*c + d*r*c" if product else "a*r + b*c" }} 除以 m 的余数属于集合 S，格子 (r, c) 为 #，否则为点。
        其中 m 是 {{ "2 到 %d 的整数" % modulus if modulus > 2 else "2" }}，
        {{ "a、b、d" if product else "a、b" }} 是 0 到 m - 1 的整数，
        S 是任意一个余数集合。

        有些格子看不清，显示为 ?：

        {{ board | grid }}

        看得清的格子足以确定其余格子。写出完整的网格。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(len(instance.board), len(instance.board), "#.")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        m = rng.randint(max(2, params.modulus - 2), params.modulus)
        a, b, d = rng.randrange(m), rng.randrange(m), rng.randrange(m) if params.product else 0
        marked = set(rng.sample(range(m), rng.randint(1, m - 1)))
        places = list(cells(params.size, params.size))
        remainders = [(a * row + b * col + d * row * col) % m for row, col in places]
        result = fill(params.size, params.size, ("#" if remainder in marked else "." for remainder in remainders))
        if params.modulus > 3 and all(result[row][col] == result[row % 2][col % 2] for row, col in places):
            raise task.Retry  # stripes or a checkerboard, which take no thought
        hidden = set(rng.sample(places, len(places) * params.hidden // 100))
        shown = (HIDDEN if (row, col) in hidden else result[row][col] for row, col in places)
        instance = self.Instance(
            board=fill(params.size, params.size, shown), modulus=params.modulus, product=params.product
        )
        if len(set("".join(map("".join, result)))) == 1 or any(image != result for image in _completions(instance)):
            raise task.Retry
        return instance, result


def _completions(instance: PatModuloGrid.Instance) -> Iterator[Board]:
    """Complete the board by every condition that fits it; cells of a remainder that nothing shows stay hidden."""
    for m in range(2, instance.modulus + 1):
        for a, b, d in product(range(m), range(m), range(m if instance.product else 1)):
            board = _completed(instance.board, (a, b, d, m))
            if board:
                yield board


def _completed(board: Board, law: Law) -> Board:
    """Complete the board by a law; an empty board if one remainder has both marks."""
    a, b, d, m = law
    mark = [HIDDEN] * m
    for row, line in enumerate(board):
        for col, shown in enumerate(line):
            remainder = (a * row + (b + d * row) * col) % m
            if shown != HIDDEN and mark[remainder] != shown:
                if mark[remainder] != HIDDEN:
                    return ()
                mark[remainder] = shown
    return tuple(
        tuple(mark[(a * row + (b + d * row) * col) % m] for col in range(len(line))) for row, line in enumerate(board)
    )

"""Hide a fleet of straight ships that do not touch, with the stated number of ship cells in rows and columns.

Answer: the grid in # (ship) and . (water); every grid that obeys the rules is right.
Harder: larger grids and fleets, fewer given cells, hidden counts.
Skills: deduction, logic, search
Source: original generator; the puzzle was invented by Jaime Poniachik (Juegos & Co, 1982).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import KING, Cell, cells, components, fill, graph, mark, size, where
from bootcamp.lib.grid.faults import Counts, givens_fault, place
from bootcamp.lib.grid.pieces import bounds, box_cells
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.tomography._line_counts import counts_fault, framed
from bootcamp.tasks.grids.tomography._placing import some_counts
from bootcamp.verifiers import Board, Format, Grid


class Battleships(Task["Battleships.Params", "Battleships.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(5, 6, 6, 7, 8, 8, 9, 10, 11, 12), ge=5, le=14)
        ships: int = knob("the number of ships", levels=(3, 4, 5, 5, 6, 7, 8, 10, 11, 12), ge=2, le=16)
        longest: int = knob("the length of the longest ship", levels=(2, 3, 3, 3, 4, 4, 4, 4, 5, 5), ge=2, le=6)
        given: int = knob("how many cells are given", levels=(4, 4, 3, 3, 3, 2, 2, 1, 1, 0), ge=0, le=20)
        hidden: int = knob(
            "the share of counts that are hidden, in percent", levels=(0, 0, 0, 0, 5, 10, 15, 20, 25, 30), ge=0, le=60
        )

    class Instance(task.Instance):
        fleet: tuple[int, ...]
        givens: tuple[tuple[str | None, ...], ...]
        rows: Counts
        cols: Counts

        @property
        def marks(self) -> list[list[str]]:
            return [[sign or "?" for sign in row] for row in self.givens]

    prompt = Prompt(
        en=r"""
        A fleet is hidden in this grid; ? is a cell to decide, # a cell that is part of a ship for sure and . one that
        is water for sure.

        {{ marks | counted(rows, cols) }}

        - The fleet consists of {{ fleet | length }} ships with these lengths: {{ fleet | comma }}. A ship of length k
          covers k cells in a row, across or down.
        - No two ships touch: cells of different ships share neither a side nor a corner.
        - The number beside a row or below a column counts its ship cells; ? is an unknown number.

        Draw the grid with # for a ship cell and . for water. If there are several solutions, give any one.
        """,
        zh=r"""
        下面的方格中藏着一支舰队；? 是待定的格，# 是已确定属于舰船的格，. 是已确定为水面的格。

        {{ marks | counted(rows, cols) }}

        - 舰队共有 {{ fleet | length }} 艘船，长度分别为：{{ fleet | comma }}。长度为 k 的船占一行或一列中连续的 k 格。
        - 任意两艘船互不接触：不同的船的格既没有公共边，也没有公共角。
        - 行右侧和列下方的数表示该行或该列中的舰船格数；? 表示数未知。

        画出结果：舰船格用 #，水面用 . 表示。如果有多个解，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.givens), "#.")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        lengths = [params.longest, *(rng.randint(1, params.longest) for _ in range(params.ships - 1))]
        fleet = tuple(sorted(lengths, reverse=True))
        solution = mark(n, n, _anchored(n, fleet, rng))
        given = set(rng.sample(list(cells(n, n)), params.given))
        rows, cols = some_counts(n, n, where(solution, "#"), params.hidden, rng)
        givens = fill(n, n, (solution[row][col] if (row, col) in given else None for row, col in cells(n, n)))
        return self.Instance(fleet=fleet, givens=givens, rows=rows, cols=cols), solution

    def key(self, instance: Instance) -> object:
        return [instance.fleet, canonical(framed(instance.marks, instance.rows, instance.cols))]

    def check(self, instance: Instance, answer: Board) -> str:
        ships = components(where(answer, "#"), KING)
        for ship in ships:
            if min(bounds(ship)[2:]) > 1:
                return f"the ship cells around {place(ship[0])} are no straight ship, or ships touch there"
        if sorted(map(len, ships), reverse=True) != list(instance.fleet):
            return "the lengths of the ships are not those of the fleet"
        fault = givens_fault(instance.givens, answer)
        return fault or counts_fault(instance.rows, instance.cols, where(answer, "#"), "ship cells")


def _anchored(n: int, fleet: tuple[int, ...], rng: Random) -> set[Cell]:
    """Place ships at random so that none touches another; raise Retry if they do not fit."""
    near = graph(n, n, KING)
    free, taken = set(cells(n, n)), set[Cell]()
    for length in fleet:
        spots = [
            box_cells((row, col, *shape)) for row, col in cells(n, n) for shape in {(1, length): 0, (length, 1): 0}
        ]
        fitting = [spot for spot in spots if free.issuperset(spot)]
        if not fitting:
            raise task.Retry
        ship = rng.choice(fitting)
        taken.update(ship)
        free.difference_update(ship, *(near[cell] for cell in ship))
    return taken

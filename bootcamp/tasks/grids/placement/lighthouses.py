"""Place ships around numbered lighthouses: each number counts the ships in the row and the column of its lighthouse.

Answer: the set of cells with ships; every placement that obeys the rules is right.
Harder: larger grids with more lighthouses and ships.
Skills: deduction, logic, search
Source: original generator; the puzzle is known as Lighthouses.
"""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import KING, Cell, Numbers, cells, from_one, graph, to_one
from bootcamp.lib.grid.clues import clue_board, clue_cells, clue_texts
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Cells, Format


class Lighthouses(Task["Lighthouses.Params", "Lighthouses.Instance", frozenset[Cell]]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(5, 6, 6, 7, 8, 8, 9, 10, 10, 11), ge=4, le=14)
        lighthouses: int = knob("the number of lighthouses", levels=(2, 3, 4, 6, 7, 8, 10, 13, 14, 16), ge=1, le=20)
        ships: int = knob("the number of ships", levels=(2, 3, 4, 5, 7, 8, 10, 12, 13, 14), ge=1, le=24)

    class Instance(task.Instance):
        numbers: Numbers
        ships: int

    prompt = Prompt(
        en=r"""
        In this grid the numbers are lighthouses and the dots are sea.

        {{ numbers | board }}

        Place exactly {{ ships }} ships, each on a cell of the sea:

        - The number on a lighthouse tells how many ships are in its row and in its column together. Nothing blocks the
          view: other lighthouses and ships between them do not matter.
        - Every ship is in the same row or in the same column as at least one lighthouse.
        - No ship stands on a cell that shares a side or a corner with the cell of another ship or of a lighthouse.

        Give the cells of the ships as (row, column), counted from 1 at the top left. If there are several solutions,
        give any one.
        """,
        zh=r"""
        下面的方格中，数是灯塔，点是海面。

        {{ numbers | board }}

        放置恰好 {{ ships }} 艘船，每艘占海面上的一格：

        - 灯塔上的数表示它所在的行和所在的列中一共有几艘船。视线不会被挡住：中间的其他灯塔和船不起作用。
        - 每艘船都与至少一座灯塔在同一行或同一列。
        - 任何船所在的格与其他船或灯塔所在的格既没有公共边，也没有公共角。

        请写出各艘船所在的格（行, 列），从左上角起由 1 开始计数。如果有多个解，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[Cell]]:
        n = len(instance.numbers)
        return Cells(rows=n, cols=n, size=instance.ships)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[Cell]]:
        n = params.size
        near = graph(n, n, KING)
        lamps = rng.sample(list(cells(n, n)), params.lighthouses)
        sea = set(cells(n, n)).difference(lamps, *(near[lamp] for lamp in lamps))
        ships: list[Cell] = []
        for _ in range(params.ships):
            lit = sorted(cell for cell in sea if _meets(cell, lamps))
            if not lit:
                raise task.Retry
            ships.append(rng.choice(lit))
            sea.difference_update(ships, near[ships[-1]])
        counts = _counts(lamps, ships)
        numbers = clue_board(n, n, counts, lamps)
        return self.Instance(numbers=numbers, ships=params.ships), frozenset(to_one(ships))

    def key(self, instance: Instance) -> object:
        return [canonical(clue_texts(instance.numbers)), instance.ships]

    def check(self, instance: Instance, answer: frozenset[Cell]) -> str:
        n, lamps, ships = len(instance.numbers), clue_cells(instance.numbers), from_one(sorted(answer))
        near = graph(n, n, KING)
        for ship in ships:
            if ship in lamps or not lamps.keys().isdisjoint(near[ship]):
                return f"the ship in {place(ship)} stands on or touches a lighthouse"
            if not set(ships).isdisjoint(near[ship]):
                return f"the ship in {place(ship)} touches another"
            if not _meets(ship, lamps):
                return f"the ship in {place(ship)} is in no row or column of a lighthouse"
        for lamp, found in _counts(lamps, ships).items():
            if found != lamps[lamp]:
                return f"the lighthouse in {place(lamp)} meets {found} ships, not {lamps[lamp]}"
        return ""


def _meets(cell: Cell, others: Collection[Cell]) -> bool:
    """Tell whether a cell is in the row or the column of another."""
    return any(cell[0] == row or cell[1] == col for row, col in others)


def _counts(lamps: Collection[Cell], ships: Collection[Cell]) -> dict[Cell, int]:
    """Count the ships in the row and the column of each lighthouse."""
    return {lamp: sum(_meets(ship, [lamp]) for ship in ships) for lamp in lamps}

"""Fill a grid with numbers so that every connected group of equal numbers N has exactly N cells.

Answer: the filled grid; every filling is right.
Harder: larger grids with larger groups, fewer given numbers, and groups of which no number is given.
Skills: deduction, logic, spatial
Source: original generator; the puzzle appeared in Nikoli's magazine.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, fill, graph
from bootcamp.lib.grid.faults import givens_fault, place
from bootcamp.lib.grid.regions import grow_region, patches
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid

_TRIES = 6  # groups drawn for each cell of the board


class Fillomino(Task["Fillomino.Params", "Fillomino.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 4, 5, 5, 6, 6, 7, 8, 9, 10), ge=4, le=11)
        largest: int = knob("the largest number", levels=(4, 4, 5, 5, 6, 7, 7, 8, 8, 9), ge=3, le=9)
        givens: int = knob(
            "the share of given numbers, in percent", levels=(60, 50, 48, 44, 40, 36, 34, 31, 28, 25), ge=10, le=80
        )
        bare: int = knob(
            "the share of groups of which no number is given, in percent",
            levels=(0, 0, 5, 10, 12, 15, 18, 20, 22, 25),
            ge=0,
            le=40,
        )

    class Instance(task.Instance):
        largest: int
        givens: tuple[tuple[int | None, ...], ...]

        @property
        def size(self) -> int:
            return len(self.givens)

    prompt = Prompt(
        en=r"""
        Fill the empty cells (.) of this {{ size }}×{{ size }} grid with numbers from 1 to {{ largest }}.

        {{ givens | board }}

        Cells with the same number that share a side belong to one group, and so do all cells that are connected in this
        way. Every group must have exactly as many cells as its number says: a group of 3s has 3 cells, and each 1
        stands alone. So two groups with the same number never share a side, but they may touch at a corner. Several
        given numbers may belong to one group, and there may be groups without any given number. The given numbers stay
        as they are. If there are several ways, give any one.
        """,
        zh=r"""
        用 1 到 {{ largest }} 的数填满下面 {{ size }}×{{ size }} 方格中的空格（.）。

        {{ givens | board }}

        有公共边且数相同的格属于同一组，这样连通的所有格构成一个组。每组的格数必须恰好等于组里的数：
        数为 3 的组有 3 个格，每个 1 单独成组。因此数相同的两个组不能有公共边，但可以在角上相接。
        几个已给出的数可能属于同一组，也可能有的组里一个数都没有给出。已给出的数不能改变。
        如果有多种填法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(instance.size, instance.size, tuple(str(number) for number in range(1, instance.largest + 1)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        groups = _groups(n, params.largest, rng)
        number = {cell: len(group) for group in groups for cell in group}
        clued = rng.sample(groups, len(groups) - round(params.bare * len(groups) / 100))
        given = {rng.choice(group) for group in clued}
        rest = [cell for group in clued for cell in group if cell not in given]
        given.update(rng.sample(rest, min(len(rest), max(0, params.givens * n * n // 100 - len(given)))))
        givens = fill(n, n, (number[cell] if cell in given else None for cell in cells(n, n)))
        solution = fill(n, n, (str(number[cell]) for cell in cells(n, n)))
        return self.Instance(largest=params.largest, givens=givens), solution

    def key(self, instance: Instance) -> object:
        return [instance.largest, canonical([[number or 0 for number in row] for row in instance.givens])]

    def check(self, instance: Instance, answer: Board) -> str:
        fault = givens_fault(instance.givens, answer)
        for group in patches(answer) if not fault else ():
            number = answer[group[0][0]][group[0][1]]
            if len(group) != int(number):
                return f"the group of {number} at {place(group[0])} has {len(group)} cells"
        return fault


def _groups(n: int, largest: int, rng: Random) -> list[tuple[Cell, ...]]:
    """Cut a board into groups of up to `largest` cells so that no two of the same size share a side.

    Group after group is grown from the first free cell; where none fits, the last ones are undone now and then.
    """
    near = graph(n, n)
    groups: list[tuple[Cell, ...]] = []
    size: dict[Cell, int] = {}
    for _ in range(_TRIES * n * n):
        free = set(near).difference(size)
        if not free:
            return groups
        group = grow_region(min(free), rng.randint(1, largest), free, rng)
        if all(size.get(other) != len(group) for cell in group for other in near[cell]):
            groups.append(group)
            size.update((cell, len(group)) for cell in group)
        elif rng.randrange(8) == 0:
            for cell in [cell for last in groups[-2:] for cell in last]:
                del size[cell]
            del groups[-2:]
    raise task.Retry

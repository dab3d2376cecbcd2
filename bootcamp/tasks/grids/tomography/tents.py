"""Put tents beside trees, one for each, apart from each other and with the stated number in rows and columns.

Answer: the grid in T (tree), A (tent) and . (empty); it is unique.
Harder: larger grids with more trees, for which some of the counts are hidden.
Skills: deduction, logic, spatial
Source: original generator; the puzzle is known as Tents and Trees.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import KING, Cell, cells, fill, graph, mark, size, where
from bootcamp.lib.grid.constraints import forbid_touching
from bootcamp.lib.grid.faults import Counts, place
from bootcamp.lib.grid.shading import shading_model
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.tomography._line_counts import counts_fault, framed, shown_counts
from bootcamp.verifiers import Board, Format, Grid


class Tents(Task["Tents.Params", "Tents.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 5, 6, 6, 7, 8, 8, 9, 9, 10), ge=4, le=12)
        trees: int = knob("the number of trees", levels=(3, 5, 6, 7, 9, 11, 12, 15, 16, 20), ge=2, le=30)
        shown: int = knob(
            "the least share of counts that are shown, in percent",
            levels=(100, 90, 85, 85, 80, 75, 75, 70, 70, 70),
            ge=20,
            le=100,
        )

    class Instance(task.Instance):
        trees: Board
        rows: Counts
        cols: Counts

    prompt = Prompt(
        en=r"""
        In this grid T is a tree and a dot an empty cell.

        {{ trees | counted(rows, cols) }}

        Put tents on some empty cells:

        - Trees and tents can be paired so that every tree and every tent is in exactly one pair, and the two of a pair
          stand on cells that share a side.
        - No two tents stand on cells that share a side or a corner.
        - The number beside a row or below a column counts its
          tents{{ "; ? is an unknown number" if none in rows + cols }}.

        Draw the grid with T for a tree, A for a tent and . for any other cell.
        """,
        zh=r"""
        下面的方格中，T 是树，点是空格。

        {{ trees | counted(rows, cols) }}

        在一些空格里搭帐篷：

        - 树和帐篷可以两两配对，使每棵树和每个帐篷都恰好在一对之中，且同一对的树和帐篷所在的格有公共边。
        - 任意两个帐篷所在的格既没有公共边，也没有公共角。
        - 行右侧和列下方的数表示该行或该列中的帐篷数{{ "；? 表示数未知" if none in rows + cols }}。

        画出结果：树用 T，帐篷用 A，其余的格用 . 表示。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.trees), "TA.")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        near = graph(n, n)
        tents, trees = _camp(n, params.trees, rng)
        sat, tent = shading_model(n, n)
        forbid_touching(sat, tent, KING)
        pairs = {(tree, cell): sat.variable() for tree in trees for cell in near[tree] if cell not in trees}
        for tree in trees:
            sat.add(-tent[tree])
            sat.exactly_one([pair for (one, _), pair in pairs.items() if one == tree])
        for cell in cells(n, n):
            using = [pair for (_, other), pair in pairs.items() if other == cell]
            sat.add(-tent[cell], *using)
            sat.at_most_one(using)
            for pair in using:
                sat.add(-pair, tent[cell])
        rows, cols = shown_counts(sat, tent, tents, n, n, rng, params.shown)
        solution = fill(n, n, ("T" if cell in trees else "A" if cell in tents else "." for cell in cells(n, n)))
        return self.Instance(trees=mark(n, n, trees, "T"), rows=rows, cols=cols), solution

    def key(self, instance: Instance) -> object:
        return canonical(framed(instance.trees, instance.rows, instance.cols))

    def check(self, instance: Instance, answer: Board) -> str:
        trees, tents = where(answer, "T"), set(where(answer, "A"))
        if trees != where(instance.trees, "T"):
            return "the trees are not those of the grid"
        for cell in sorted(tents):
            if tents.intersection(graph(*size(answer), KING)[cell]):
                return f"the tent in {place(cell)} touches another"
        paired = len(trees) == len(tents) and _matched(trees, tents, *size(answer))
        fault = counts_fault(instance.rows, instance.cols, tents, "tents")
        return fault or ("" if paired else "the trees and tents cannot be paired")


def _camp(n: int, count: int, rng: Random) -> tuple[set[Cell], set[Cell]]:
    """Draw random tents apart from each other and a tree beside each; raise Retry if they do not fit."""
    near, around = graph(n, n), graph(n, n, KING)
    tents: set[Cell] = set()
    trees: set[Cell] = set()
    order = list(cells(n, n))
    rng.shuffle(order)
    for cell in order:
        free = [other for other in near[cell] if other not in tents and other not in trees]
        if len(tents) < count and free and cell not in trees and not tents.intersection(around[cell]):
            tents.add(cell)
            trees.add(rng.choice(free))
    if len(tents) < count:
        raise task.Retry
    return tents, trees


def _matched(trees: list[Cell], tents: set[Cell], rows: int, cols: int) -> bool:
    """Tell whether every tree gets a tent of its own beside it (augmenting paths)."""
    near = graph(rows, cols)
    owner: dict[Cell, Cell] = {}

    def seat(tree: Cell, tried: set[Cell]) -> bool:
        for tent in near[tree]:
            if tent in tents and tent not in tried:
                tried.add(tent)
                if tent not in owner or seat(owner[tent], tried):
                    owner[tent] = tree
                    return True
        return False

    return all(seat(tree, set()) for tree in trees)

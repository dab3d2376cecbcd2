"""Fill tanks with water up to levels that give the stated number of wet cells in rows and columns.

Answer: the grid in # (water) and . (air); it is unique.
Harder: larger grids with more and more winding tanks, for which some of the counts are hidden.
Skills: deduction, logic, arithmetic
Source: original generator; the puzzle is known as Aquarium.
"""

from __future__ import annotations

from itertools import groupby, pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.grid.board import Cell, mark, size, where
from bootcamp.lib.grid.cell_names import named_lines
from bootcamp.lib.grid.faults import Counts
from bootcamp.lib.grid.forced_steps import Rule, rule_steps, summing
from bootcamp.lib.grid.regions import LETTERS, RegionMap, random_regions, region_cells
from bootcamp.lib.grid.shading import shading_model
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.tomography._line_counts import counts_fault, shown_counts
from bootcamp.verifiers import Board, Format, Grid


class Aquarium(Task["Aquarium.Params", "Aquarium.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 4, 5, 5, 6, 7, 7, 8, 9, 10), ge=3, le=12)
        smallest: int = knob("the fewest cells of a tank", levels=(2, 2, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=8)
        largest: int = knob("the most cells of a tank", levels=(6, 6, 7, 7, 8, 8, 9, 9, 10, 10), ge=3, le=16)
        shown: int = knob(
            "the least share of counts that are shown, in percent",
            levels=(100, 75, 90, 75, 80, 80, 75, 75, 75, 75),
            ge=20,
            le=100,
        )

    class Instance(task.Instance):
        tanks: RegionMap
        rows: Counts
        cols: Counts

    prompt = Prompt(
        en=r"""
        This grid is divided into tanks; cells with the same letter belong to the same tank.

        {{ tanks | region_letters | counted(rows, cols) }}

        Fill some cells with water:

        - The cells of one tank that lie in the same row are all filled or all empty.
        - If cells of a tank are filled, so are all cells of the same tank in lower rows.
        - The number beside a row or below a column counts its filled
          cells{{ "; ? is an unknown number" if none in rows + cols }}.

        A tank may be empty or full. Draw the grid with # for a filled and . for an empty cell.
        """,
        zh=r"""
        下面的方格被分成若干水箱，字母相同的格属于同一个水箱。

        {{ tanks | region_letters | counted(rows, cols) }}

        给一些格注水：

        - 同一水箱中位于同一行的格，要么全部有水，要么全部没有。
        - 若某水箱的某行有水，则该水箱更低各行的格也都有水。
        - 行右侧和列下方的数表示该行或该列中有水的格数{{ "；? 表示数未知" if none in rows + cols }}。

        水箱可以全空，也可以全满。画出结果：有水的格用 #，没有水的格用 . 表示。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.tanks), "#.")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        tanks = random_regions(n, n, params.smallest, params.largest, rng)
        sat, water = shading_model(n, n)
        filled: set[Cell] = set()
        for layers in _layers(tanks):
            for layer in layers[rng.randint(0, len(layers)) :]:
                filled.update(layer)
            for layer in layers:
                for a, b in pairwise(layer):
                    sat.add(-water[a], water[b])
                    sat.add(water[a], -water[b])
            for upper, lower in pairwise(layers):
                sat.add(-water[upper[0]], water[lower[0]])
        rows, cols = shown_counts(sat, water, filled, n, n, rng, params.shown)
        return self.Instance(tanks=tanks, rows=rows, cols=cols), mark(n, n, filled)

    def check(self, instance: Instance, answer: Board) -> str:
        filled = set(where(answer, "#"))
        for tank, layers in enumerate(_layers(instance.tanks)):
            wet = [sum(cell in filled for cell in layer) for layer in layers]
            if any(0 < count < len(layer) for count, layer in zip(wet, layers, strict=True)):
                return f"tank {LETTERS[tank]} has both filled and empty cells in one row"
            if any(above and not below for above, below in pairwise(wet)):
                return f"tank {LETTERS[tank]} has water above air"
        return counts_fault(instance.rows, instance.cols, filled, "filled cells")

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        n, layers = len(instance.rows), _layers(instance.tanks)
        names = {layer[0]: f"{LETTERS[tank]}{layer[0][0] + 1}" for tank, held in enumerate(layers) for layer in held}
        rules = [
            Rule(f"{names[upper[0]]} {names[lower[0]]}", [upper[0], lower[0]], ["##", ".#", ".."], line=False)
            for held in layers
            for upper, lower in pairwise(held)
        ]
        for (name, line), count in zip(named_lines(n, n, language).items(), instance.rows + instance.cols, strict=True):
            if count is not None:
                sizes = {
                    layer[0]: len(set(layer) & set(line)) for held in layers for layer in held if set(layer) & set(line)
                }
                ways = summing(list(sizes.values()), count, "#.")
                rules.append(Rule(f"{name} ({count})", list(sizes), ways, line=False))
        return "\n".join(rule_steps("#.", rules, language, names=names))


def _layers(tanks: RegionMap) -> list[list[list[Cell]]]:
    """List for every tank its cells by row, from the top."""
    return [[list(layer) for _, layer in groupby(group, lambda cell: cell[0])] for group in region_cells(tanks)]

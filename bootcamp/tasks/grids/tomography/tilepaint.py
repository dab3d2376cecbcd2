"""Paint whole regions to give the stated number of painted cells in rows and columns.

Answer: the grid in # (painted) and . (blank); it is unique.
Harder: larger grids with more regions, for which some of the counts are hidden.
Skills: deduction, logic, arithmetic
Source: original generator; the puzzle is known as Tilepaint.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.grid.board import Cell, mark, size, where
from bootcamp.lib.grid.cell_names import named_lines
from bootcamp.lib.grid.faults import Counts
from bootcamp.lib.grid.forced_steps import Rule, rule_steps, summing
from bootcamp.lib.grid.regions import LETTERS, RegionMap, random_regions, region_cells
from bootcamp.lib.grid.shading import shading_model
from bootcamp.lib.grid.symmetry import canonical_regions
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.tomography._line_counts import counts_fault, framed, shown_counts
from bootcamp.verifiers import Board, Format, Grid


class Tilepaint(Task["Tilepaint.Params", "Tilepaint.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 4, 5, 5, 6, 7, 7, 8, 8, 9), ge=4, le=12)
        largest: int = knob("the most cells of a region", levels=(4, 5, 5, 6, 5, 6, 5, 6, 5, 5), ge=2, le=8)
        shown: int = knob(
            "the least share of counts that are shown, in percent",
            levels=(100, 90, 90, 85, 85, 80, 85, 80, 80, 80),
            ge=20,
            le=100,
        )

    class Instance(task.Instance):
        regions: RegionMap
        rows: Counts
        cols: Counts

    prompt = Prompt(
        en=r"""
        This grid is divided into regions; cells with the same letter belong to the same region.

        {{ regions | region_letters | counted(rows, cols) }}

        Paint some regions, each of them whole or not at all. The number beside a row or below a column counts its
        painted cells{{ "; ? is an unknown number" if none in rows + cols }}.

        Draw the grid with # for a painted and . for a blank cell.
        """,
        zh=r"""
        下面的方格被分成若干区域，字母相同的格属于同一个区域。

        {{ regions | region_letters | counted(rows, cols) }}

        给一些区域涂色，每个区域要么整个涂色，要么完全不涂。
        行右侧和列下方的数表示该行或该列中涂色的格数{{ "；? 表示数未知" if none in rows + cols }}。

        画出结果：涂色的格用 #，没有涂色的格用 . 表示。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.regions), "#.")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        regions = random_regions(n, n, 2, params.largest, rng)
        sat, paint = shading_model(n, n)
        painted: set[Cell] = set()
        for group in region_cells(regions):
            painted.update(group if rng.random() < 0.5 else ())
            for a, b in pairwise(group):
                sat.add(-paint[a], paint[b])
                sat.add(paint[a], -paint[b])
        rows, cols = shown_counts(sat, paint, painted, n, n, rng, params.shown)
        return self.Instance(regions=regions, rows=rows, cols=cols), mark(n, n, painted)

    def key(self, instance: Instance) -> object:
        frame = ["-"] * (len(instance.cols) + 2)
        inner = [["-", *map(str, row), "-"] for row in instance.regions]
        blank = [[""] * len(instance.cols)] * len(instance.rows)
        return canonical_regions([frame, *inner, frame], framed(blank, instance.rows, instance.cols))

    def check(self, instance: Instance, answer: Board) -> str:
        painted = set(where(answer, "#"))
        for region, group in enumerate(region_cells(instance.regions)):
            if 0 < len(painted.intersection(group)) < len(group):
                return f"region {LETTERS[region]} is painted only in part"
        return counts_fault(instance.rows, instance.cols, painted, "painted cells")

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        n, groups = len(instance.rows), region_cells(instance.regions)
        rules = []
        for (name, line), count in zip(named_lines(n, n, language).items(), instance.rows + instance.cols, strict=True):
            if count is not None:
                held = {group[0]: len(set(group) & set(line)) for group in groups if set(group) & set(line)}
                ways = summing(list(held.values()), count, "#.")
                rules.append(Rule(f"{name} ({count})", list(held), ways, line=False))
        names = {group[0]: LETTERS[region] for region, group in enumerate(groups)}
        return "\n".join(rule_steps("#.", rules, language, names=names))

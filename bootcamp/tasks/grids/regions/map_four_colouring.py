"""Colour the regions of a map with four colours, some given, so that regions that share a side differ.

Answer: the colour of every region; the colouring is unique.
Harder: more regions and fewer given colours.
Skills: deduction, logic, search
Source: original generator; the four colour problem is Guthrie's (1852).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell
from bootcamp.lib.grid.forced_steps import Forced
from bootcamp.lib.grid.regions import LETTERS, bordering, random_regions
from bootcamp.lib.grid.symmetry import canonical_regions
from bootcamp.lib.solver.sat import Sat, minimal_clues
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Assignment, Format

_COLOURS = "1234"


class MapFourColouring(Task["MapFourColouring.Params", "MapFourColouring.Instance", dict[str, str]]):
    version = 1

    class Params(task.Params):
        size: int = knob(
            "the number of rows and of columns of the map", levels=(5, 5, 6, 7, 8, 8, 9, 10, 11, 11), ge=4, le=14
        )
        smallest: int = knob(
            "the least number of cells of a region", levels=(3, 3, 3, 3, 3, 4, 4, 4, 4, 5), ge=2, le=10
        )
        largest: int = knob(
            "the largest number of cells of a region", levels=(6, 5, 5, 5, 5, 5, 5, 5, 5, 6), ge=3, le=14
        )
        given: int = knob(
            "the share of regions with a given colour in percent, at least",
            levels=(60, 55, 50, 45, 40, 30, 25, 20, 15, 0),
            ge=0,
            le=80,
        )

    class Instance(task.Instance):
        regions: tuple[tuple[int, ...], ...]
        given: tuple[tuple[int, int], ...]  # (region, colour)

        @property
        def names(self) -> str:
            return LETTERS[: 1 + max(max(row) for row in self.regions)]

        @property
        def colours(self) -> tuple[str, ...]:
            return tuple(f"{LETTERS[region]} = {colour}" for region, colour in self.given)

    prompt = Prompt(
        en=r"""
        Here is a map of {{ names | length }} regions. Cells with the same letter belong to one region:

        {{ regions | regions }}

        Give each region one of the colours 1, 2, 3, 4 so that two regions that share a side of a cell have different
        colours (touching at a corner only does not matter). These colours are fixed: {{ colours | comma }}.

        Find the colours of all regions, the fixed ones included.
        """,
        zh=r"""
        下面是一张有 {{ names | length }} 个区域的地图，字母相同的格属于同一区域：

        {{ regions | regions }}

        给每个区域涂上颜色 1、2、3、4 之一，使有公共边的两个区域颜色不同（只在角上相碰不算）。
        已定的颜色：{{ colours | comma }}。

        求所有区域的颜色，包括已定的。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, str]]:
        return Assignment(tuple(instance.names), tuple(_COLOURS))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, str]]:
        regions = random_regions(params.size, params.size, params.smallest, params.largest, rng)
        count = 1 + max(max(row) for row in regions)
        if count > 26:
            raise task.Retry
        sat = Sat()
        coloured = sat.grid(count, len(_COLOURS))
        for literals in coloured:
            sat.exactly_one(literals)
        for a, b in bordering(regions):
            for one, other in zip(coloured[a], coloured[b], strict=True):
                sat.add(-one, -other)
        sat.shuffle(rng)
        if not sat.solve():
            raise task.Retry
        solution = [literal for literals in coloured for literal in literals if sat.model[literal]]
        chosen = minimal_clues(sat, solution, solution, rng, least=-(-params.given * count // 100))
        if chosen is None:
            raise task.Retry
        colour = [literals.index(literal) for literals, literal in zip(coloured, solution, strict=True)]
        given = tuple((region, colour[region] + 1) for region in range(count) if solution[region] in chosen)
        answer = {LETTERS[region]: _COLOURS[colour[region]] for region in range(count)}
        return self.Instance(regions=regions, given=given), answer

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        fixed = {region: str(colour) for region, colour in instance.given}
        names: dict[Cell, str] = {(0, region): letter for region, letter in enumerate(instance.names)}
        left: dict[Cell, str] = {cell: fixed.get(cell[1], _COLOURS) for cell in names}
        apart = [((0, a), (0, b)) for a, b in bordering(instance.regions)]
        steps = list(Forced(_COLOURS, left, {}, (), language, apart, names=names).lines())
        return "\n".join(
            steps or [", ".join(f"{instance.names[region]} = {fixed[region]}" for region in sorted(fixed))]
        )

    def key(self, instance: Instance) -> object:
        colour = dict(instance.given)
        return canonical_regions(
            instance.regions, [[colour.get(region, 0) for region in row] for row in instance.regions]
        )

    def check(self, instance: Instance, answer: dict[str, str]) -> str:
        for region, colour in instance.given:
            if answer[LETTERS[region]] != str(colour):
                return f"{LETTERS[region]} does not have its fixed colour"
        for a, b in bordering(instance.regions):
            if answer[LETTERS[a]] == answer[LETTERS[b]]:
                return f"{LETTERS[a]} and {LETTERS[b]} share a side and have the same colour"
        return ""

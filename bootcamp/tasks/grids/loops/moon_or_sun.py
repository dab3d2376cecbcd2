"""Draw one closed loop that visits every region of a map once, taking all its moons or all its suns, in turn.

Answer: the cells of the loop in order, from any of them and either way round; every loop that fits is right.
Harder: larger maps with more regions and symbols.
Skills: deduction, logic, spatial
Source: original generator; the puzzle is Nikoli's, from 2016.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, fill, from_one, to_one
from bootcamp.lib.grid.loops import Path, loop_fault
from bootcamp.lib.grid.regions import LETTERS, region_cells
from bootcamp.lib.grid.symmetry import canonical_regions
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids._region_loops import (
    CUT_BOARD,
    LoopMap,
    loop_format,
    map_around,
    once_fault,
    stretches,
    visits,
)
from bootcamp.tasks.grids.loops._statements import LIST_LOOP
from bootcamp.tasks.grids.loops._winding import winding_loop
from bootcamp.verifiers import Format

_MOON, _SUN, _BLANK = "M", "S", "."


class MoonOrSun(Task["MoonOrSun.Params", "MoonOrSun.Instance", Path]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 4, 5, 5, 6, 7, 7, 8, 9, 10), ge=4, le=12)
        pairs: int = knob("half the number of regions", levels=(1, 2, 2, 3, 3, 4, 5, 6, 7, 8), ge=1, le=15)
        symbols: int = knob(
            "the share of cells with a moon or a sun, in percent",
            levels=(60, 60, 60, 60, 55, 55, 55, 50, 50, 50),
            ge=10,
            le=100,
        )

    class Instance(LoopMap):
        symbols: tuple[tuple[str, ...], ...]

    prompt = Prompt(
        en=r"""
        Some of its cells hold a moon (M) or a sun (S); a dot is a cell without a symbol:

        {{ symbols | board }}

        Draw one closed loop that goes from cell to neighbouring cell, horizontally or vertically, and passes no cell
        twice; it need not pass all cells.
        - The loop visits every region exactly once: it enters the region, passes one or more of its cells, leaves it
          and does not come back.
        - In each region the loop passes either all moons and no sun (a moon region), or all suns and no moon (a sun
          region). It passes at least one symbol in each region.
        - Along the loop moon regions and sun regions take turns: after a moon region comes a sun region, and after a
          sun region a moon region.
        """,
        zh=r"""
        有些格里有月亮（M）或太阳（S），点表示没有符号的格：

        {{ symbols | board }}

        画一条闭合回路，每一步从一格水平或竖直地走到相邻的格，同一格至多经过一次，不必经过所有的格。
        - 回路恰好访问每个区域一次：进入该区域，经过其中一格或多格，离开后不再回来。
        - 在每个区域中，回路要么经过所有月亮而不经过任何太阳（月亮区域），要么经过所有太阳而不经过任何月亮（太阳区域），
          并且至少经过一个符号。
        - 沿回路前进，月亮区域和太阳区域交替出现：月亮区域之后是太阳区域，太阳区域之后是月亮区域。
        """,
        before=CUT_BOARD,
        after=LIST_LOOP,
    )

    def format(self, instance: Instance) -> Format[Path]:
        return loop_format(instance)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Path]:
        n = params.size
        loop = winding_loop(n, n, rng, share=0.7)
        left_out = [(cell,) for cell in cells(n, n) if cell not in loop]
        regions = map_around(stretches(loop, 2 * params.pairs, rng), left_out, (n, n), rng)
        symbol: dict[Cell, str] = {}
        needed = []
        kinds = rng.sample((_MOON, _SUN), 2)
        for region, part in visits(loop, regions):
            symbol.update((cell, kinds[cell not in part]) for cell in region_cells(regions)[region])
            needed.append(rng.choice(part))
            kinds.reverse()
        free = [cell for cell in cells(n, n) if cell not in needed]
        marked = {*needed, *rng.sample(free, max(0, params.symbols * n * n // 100 - len(needed)))}
        symbols = fill(n, n, (symbol[cell] if cell in marked else _BLANK for cell in cells(n, n)))
        return self.Instance(regions=regions, symbols=symbols), to_one(loop)

    def key(self, instance: Instance) -> object:
        return canonical_regions(instance.regions, instance.symbols)

    def check(self, instance: Instance, answer: Path) -> str:
        loop, regions = from_one(answer), instance.regions
        fault = loop_fault(loop, instance.rows, instance.cols) or once_fault(loop, regions)
        if fault:
            return fault
        groups, kinds = region_cells(regions), []
        for region, part in visits(loop, regions):
            passed = _kinds(instance.symbols, part)
            if len(passed) != 1 or passed & _kinds(instance.symbols, set(groups[region]).difference(part)):
                return f"the loop does not pass just all moons or just all suns of region {LETTERS[region]}"
            kinds.append(passed)
        if any(kind == last for kind, last in zip(kinds, kinds[-1:] + kinds, strict=False)):
            return "two regions that follow each other are of the same kind"
        return ""


def _kinds(symbols: Sequence[Sequence[str]], group: Iterable[Cell]) -> set[str]:
    """Give the kinds of symbols in some cells."""
    return {symbols[row][col] for row, col in group} - {_BLANK}

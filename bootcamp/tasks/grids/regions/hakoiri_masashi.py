"""Put a circle, a triangle and a square into every region so that all symbols hang together and equal ones never touch.

Answer: the grid in O, T, S and . (empty); every such placement is right.
Harder: larger grids with more regions and relatively fewer given cells.
Skills: deduction, search, spatial
Source: original generator; the puzzle is known as Hakoiri-masashi.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import KING, Cell, cells, connected, fill, graph, size, where
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.patchwork import traded_regions
from bootcamp.lib.grid.regions import LETTERS, RegionMap, region_cells
from bootcamp.lib.grid.shapes import orientations
from bootcamp.lib.grid.symmetry import canonical_regions
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Board, Format, Grid

_SYMBOLS = "OTS"
_TRIES = 60  # for each tromino


class HakoiriMasashi(Task["HakoiriMasashi.Params", "HakoiriMasashi.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 4, 5, 5, 6, 6, 7, 8, 9, 9), ge=4, le=10)
        regions: int = knob("the number of regions", levels=(2, 3, 3, 4, 5, 6, 7, 9, 11, 12), ge=2, le=14)
        symbols: int = knob("the number of given symbols", levels=(2, 2, 3, 3, 4, 4, 5, 6, 7, 8), ge=0, le=12)
        empty: int = knob("the number of cells given as empty", levels=(4, 3, 4, 3, 4, 4, 4, 4, 4, 3), ge=0, le=12)

    class Instance(task.Instance):
        regions: RegionMap
        givens: tuple[tuple[str | None, ...], ...]

    prompt = Prompt(
        en=r"""
        This grid is cut into regions. Cells with the same letter form a region:

        {{ regions | regions }}

        Put the symbols O, T and S into some of its cells, at most one into a cell. Some cells are given: an x stays
        empty, a symbol stays where it is, and a dot is a cell about which nothing is known.

        {{ givens | board }}

        - Every region has exactly one O, one T and one S.
        - Equal symbols never touch: no two of them lie in cells that share a side or a corner.
        - All cells with a symbol must be connected: from each of them one can reach every other by steps between cells
          with a symbol that share a side.

        Draw the grid with the symbols and with . for every empty cell, given or not. If there are several ways, give
        any one.
        """,
        zh=r"""
        下面的方格划分成若干区域，字母相同的格属于同一区域：

        {{ regions | regions }}

        在其中一些格里放入符号 O、T 或 S，每格至多一个。有些格是已知的：x 表示该格必须空着，已给出的符号不能改变，
        点表示情况未知的格。

        {{ givens | board }}

        - 每个区域恰有一个 O、一个 T 和一个 S。
        - 相同的符号不能相邻：任意两个相同符号所在的格既没有公共边，也没有公共角。
        - 所有放有符号的格必须连成一片：从其中任何一格出发，只经过有公共边的放有符号的格，就能到达其他每一个这样的格。

        画出结果：写出各个符号，所有空格（不论是否给出）用 . 表示。如果有多种放法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.regions), _SYMBOLS + ".")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        groups, symbols = _trominoes(n, params.regions, rng)
        regions = traded_regions(n, n, groups, symbols, rng)
        solution = fill(n, n, (symbols.get(cell, ".") for cell in cells(n, n)))
        givens = dict.fromkeys(rng.sample(where(solution, "."), params.empty), "x")
        givens.update((cell, symbols[cell]) for cell in rng.sample(where(solution, *_SYMBOLS), params.symbols))
        return self.Instance(regions=regions, givens=fill(n, n, map(givens.get, cells(n, n)))), solution

    def key(self, instance: Instance) -> object:
        return canonical_regions(instance.regions, instance.givens)

    def check(self, instance: Instance, answer: Board) -> str:
        near = graph(*size(answer), KING)
        for row, col in cells(*size(answer)):
            given, symbol = instance.givens[row][col], answer[row][col]
            if given and symbol != given.replace("x", "."):
                return f"the given {given} in {place((row, col))} was changed"
            if symbol != "." and any(answer[r][c] == symbol for r, c in near[row, col]):
                return f"the {symbol} in {place((row, col))} touches another"
        for region, group in enumerate(region_cells(instance.regions)):
            held = "".join(sorted(answer[row][col] for row, col in group)).strip(".")
            if held != "OST":
                return f"region {LETTERS[region]} does not hold one O, one T and one S"
        return "" if connected(where(answer, *_SYMBOLS)) else "the cells with symbols are not connected"


def _trominoes(n: int, count: int, rng: Random) -> tuple[list[list[Cell]], dict[Cell, str]]:
    """Join trominoes of the three symbols, side by side, so that equal symbols do not touch."""
    near, around = graph(n, n), graph(n, n, KING)
    shapes = orientations(((0, 0), (0, 1), (0, 2))) + orientations(((0, 0), (0, 1), (1, 0)))
    symbols: dict[Cell, str] = {}
    groups: list[list[Cell]] = []
    edge = [rng.choice(list(near))]
    for _ in range(_TRIES * count):
        (row, col), shape = rng.choice(edge), rng.choice(shapes)
        r, c = rng.choice(shape)
        group = [(row + down - r, col + right - c) for down, right in shape]
        grown = {**symbols, **dict(zip(group, rng.sample(_SYMBOLS, 3), strict=True))}
        if len(grown) < len(symbols) + 3 or any(
            cell not in near or any(grown.get(other) == grown[cell] for other in around[cell]) for cell in group
        ):
            continue
        symbols = grown
        groups.append(group)
        if len(groups) == count:
            return groups, symbols
        edge = [other for cell in symbols for other in near[cell] if other not in symbols]
    raise Retry

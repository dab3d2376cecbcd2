"""Shade straight bars around islands that have one number each, their size; equal bars never touch at a corner.

Answer: the grid in # (shaded) and . (unshaded); every such shading is right.
Harder: larger grids with more and larger islands.
Skills: deduction, search, spatial
Source: original generator; the puzzle is known as Nuribou.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import CORNERS, Cell, Numbers, components, graph, mark, size, where
from bootcamp.lib.grid.clues import clue_board, clue_cells, clue_texts
from bootcamp.lib.grid.faults import place, shaded_clue_fault
from bootcamp.lib.grid.pieces import bounds, box_cells
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.tasks.grids.shading._statements import DRAW_ANY_SHADING_AND_NUMBERS, SHADE_AMONG_NUMBERS
from bootcamp.verifiers import Board, Format, Grid

Bar = tuple[Cell, ...]

_LONGEST = 4  # bar that is laid
_STEPS = 400  # before another try


class Nuribou(Task["Nuribou.Params", "Nuribou.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 5, 5, 6, 6, 7, 7, 8, 9, 9), ge=4, le=10)
        largest: int = knob("the most cells of an island", levels=(6, 9, 8, 13, 11, 14, 12, 14, 17, 15), ge=4, le=30)

    class Instance(task.Instance):
        numbers: Numbers

    prompt = Prompt(
        en=r"""
        - Cells with a number stay unshaded.
        - Shaded cells that share a side belong to the same group. Every group is a straight bar, one cell wide and of
          any length (a single cell is a bar too).
        - Two bars with the same number of cells never touch at a corner; bars of different lengths may.
        - Unshaded cells that share a side belong to the same island. Every island holds exactly one number, which is
          the number of its cells.
        """,
        zh=r"""
        - 有数字的格不能涂黑。
        - 有公共边的黑格属于同一组。每一组都是一条笔直的长条，宽为一格，长度不限（单独一格也算长条）。
        - 格数相同的两条长条不能在角上相碰；长度不同的可以。
        - 有公共边的未涂黑格属于同一座岛。每座岛上恰有一个数字，等于该岛的格数。
        """,
        before=SHADE_AMONG_NUMBERS,
        after=DRAW_ANY_SHADING_AND_NUMBERS,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.numbers), "#.")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        solution = mark(n, n, [cell for bar in _random_bars(n, params.largest, rng) for cell in bar])
        numbers = {rng.choice(island): len(island) for island in components(where(solution, "."))}
        if set(numbers.values()) == {n}:  # stripes would do
            raise Retry
        return self.Instance(numbers=clue_board(n, n, numbers, numbers)), solution

    def key(self, instance: Instance) -> object:
        return canonical(clue_texts(instance.numbers))

    def check(self, instance: Instance, answer: Board) -> str:
        clues, across = clue_cells(instance.numbers), graph(*size(answer), CORNERS)
        bars = components(where(answer, "#"))
        length = {cell: len(bar) for bar in bars for cell in bar}
        fault = shaded_clue_fault(clues, answer)
        for bar in bars:
            if min(bounds(bar)[2:]) > 1:
                fault = fault or f"the shaded cells around {place(bar[0])} are no straight bar"
            elif any(length.get(other) == len(bar) for cell in bar for other in across[cell]):
                fault = fault or f"the bar at {place(bar[0])} touches another one of the same length"
        for island in components(where(answer, ".")):
            numbers = [clues[cell] for cell in island if cell in clues]
            if numbers != [len(island)]:
                fault = fault or f"the island at {place(island[0])} has {len(island)} cells and the numbers {numbers}"
        return fault


def _random_bars(n: int, largest: int, rng: Random) -> list[Bar]:
    """Lay random bars, in place of those that they clash with, until no island is too large."""
    bars: list[Bar] = []
    excess = n * n
    for _ in range(_STEPS):
        bar = _random_bar(n, rng)
        clashing = _clashing(bars, bar, n)
        changed = [other for other in bars if other not in clashing] + [bar]
        for _ in range(6):
            bar = _random_bar(n, rng)
            if not _clashing(changed, bar, n):
                changed.append(bar)
        shaded = {cell for bar in changed for cell in bar}
        islands = components(graph(n, n).keys() - shaded)
        after = sum(max(0, len(island) - largest) for island in islands)
        if after <= excess:
            bars, excess = changed, after
        if not excess:
            return bars
    raise Retry


def _random_bar(n: int, rng: Random) -> Bar:
    height, width = rng.choice(((1, rng.randint(1, _LONGEST)), (rng.randint(1, _LONGEST), 1)))
    return box_cells((rng.randrange(n - height + 1), rng.randrange(n - width + 1), height, width))


def _clashing(bars: Sequence[Bar], bar: Bar, n: int) -> Collection[Bar]:
    """List the bars that share a cell or a side with a new one, or touch it at a corner and are as long."""
    beside = {*bar, *(other for cell in bar for other in graph(n, n)[cell])}
    corners = {other for cell in bar for other in graph(n, n, CORNERS)[cell]}
    return [
        other
        for other in bars
        if not beside.isdisjoint(other) or (len(other) == len(bar) and not corners.isdisjoint(other))
    ]

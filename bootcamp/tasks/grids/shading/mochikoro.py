"""Shade cells around rectangles that touch at corners, so that a number in a rectangle tells its area.

Answer: the grid in # (shaded) and . (unshaded); every such shading is right.
Harder: larger grids with more rectangles that have no number.
Skills: deduction, search, spatial
Source: original generator; the puzzle is known as Mochikoro.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import CORNERS, KING, Cell, Numbers, components, connected, graph, mark, size, where
from bootcamp.lib.grid.clues import clue_board, clue_cells, clue_texts
from bootcamp.lib.grid.faults import place, shaded_clue_fault
from bootcamp.lib.grid.pieces import box_cells, is_rectangle
from bootcamp.lib.grid.shading import full_block
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.shading._statements import DRAW_ANY_SHADING_AND_NUMBERS, SHADE_AMONG_NUMBERS
from bootcamp.verifiers import Board, Format, Grid

_SHAPES = ((1, 1), (1, 2), (2, 1), (1, 3), (3, 1), (2, 2), (2, 3), (3, 2), (3, 3))
"""The heights and widths of rectangles."""


class Mochikoro(Task["Mochikoro.Params", "Mochikoro.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 5, 5, 6, 6, 7, 7, 8, 9, 10), ge=4, le=11)
        hidden: int = knob(
            "the number of rectangles without a number", levels=(0, 0, 1, 1, 2, 2, 3, 4, 5, 7), ge=0, le=12
        )

    class Instance(task.Instance):
        numbers: Numbers

    prompt = Prompt(
        en=r"""
        - Cells with a number stay unshaded.
        - Unshaded cells that share a side belong to the same group. Every group is a full rectangle (a single cell and
          a square are rectangles too) that holds at most one number. If it holds one, that is the number of its cells.
        - All unshaded cells must be connected if contact at corners counts: from each of them one can reach every other
          by steps between unshaded cells that share a side or a corner.
        - No 2×2 block of cells may be entirely shaded.
        """,
        zh=r"""
        - 有数字的格不能涂黑。
        - 有公共边的未涂黑格属于同一组。每一组都是实心的矩形（单个格和正方形也算矩形），其中至多有一个数字；
          如果有，它就等于该组的格数。
        - 把角上相碰也算作相连时，所有未涂黑的格必须连成一片：从其中任何一格出发，只经过有公共边或公共角的未涂黑格，
          就能到达其他每一个未涂黑格。
        - 任何 2×2 的四个格不能全部涂黑。
        """,
        before=SHADE_AMONG_NUMBERS,
        after=DRAW_ANY_SHADING_AND_NUMBERS,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.numbers), "#.")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        solution = mark(n, n, _random_rectangles(n, rng), ".", "#")
        groups = components(where(solution, "."))
        if full_block(n, n, where(solution, "#")) or len(groups) < params.hidden + 3:
            raise task.Retry
        numbers = {rng.choice(group): len(group) for group in rng.sample(groups, len(groups) - params.hidden)}
        return self.Instance(numbers=clue_board(n, n, numbers, numbers)), solution

    def key(self, instance: Instance) -> object:
        return canonical(clue_texts(instance.numbers))

    def check(self, instance: Instance, answer: Board) -> str:
        clues, unshaded = clue_cells(instance.numbers), where(answer, ".")
        fault = shaded_clue_fault(clues, answer)
        for group in components(unshaded):
            numbers = [clues[cell] for cell in group if cell in clues]
            if not is_rectangle(group):
                fault = fault or f"the unshaded group at {place(group[0])} is no full rectangle"
            if numbers not in ([], [len(group)]):
                fault = fault or f"the group at {place(group[0])} has {len(group)} cells and the numbers {numbers}"
        block = full_block(*size(answer), where(answer, "#"))
        if block:
            fault = fault or f"the 2 x 2 block from {place(block)} on is all shaded"
        return fault or ("" if connected(unshaded, KING) else "the unshaded cells are not connected, even by corners")


def _random_rectangles(n: int, rng: Random) -> set[Cell]:
    """Join random rectangles corner to corner, apart by sides, until no other fits."""
    near, across = graph(n, n), graph(n, n, CORNERS)
    taken: set[Cell] = set()
    barred: set[Cell] = set()
    corners = [rng.choice(list(near))]
    while corners:
        row, col = rng.choice(corners)
        height, width = rng.choice(_SHAPES)
        box = box_cells((row - rng.randrange(height), col - rng.randrange(width), height, width))
        if all(cell in near and cell not in barred for cell in box):
            taken.update(box)
            barred.update(box, *(near[cell] for cell in box))
            corners = sorted({corner for cell in taken for corner in across[cell]} - barred)
    return taken

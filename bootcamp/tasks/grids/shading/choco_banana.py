"""Shade cells so that shaded groups are rectangles, unshaded ones are not, and numbers tell the sizes of their groups.

Answer: the grid in # (shaded) and . (unshaded); every such shading is right.
Harder: larger grids with more groups of both kinds and relatively fewer numbers.
Skills: deduction, search, spatial
Source: original generator; the puzzle is known as Choco Banana.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, Numbers, components, graph, mark, size, where
from bootcamp.lib.grid.clues import clue_board, clue_cells, clue_texts
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.pieces import box_cells, is_rectangle
from bootcamp.lib.grid.regions import patches
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.shading._statements import DRAW_ANY_SHADING_AND_NUMBERS, SHADE_AMONG_NUMBERS
from bootcamp.verifiers import Board, Format, Grid

_MOST = 3  # numbers in a group


class ChocoBanana(Task["ChocoBanana.Params", "ChocoBanana.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 5, 5, 6, 6, 7, 8, 8, 9, 10), ge=4, le=12)
        groups: int = knob(
            "the least number of groups of shaded or unshaded cells",
            levels=(3, 4, 5, 6, 7, 9, 11, 13, 15, 18),
            ge=2,
            le=30,
        )
        areas: int = knob(
            "the least number of groups of unshaded cells", levels=(1, 1, 1, 2, 2, 2, 2, 3, 3, 3), ge=1, le=4
        )
        numbers: int = knob(
            "the number of cells with a number", levels=(6, 8, 8, 11, 10, 13, 16, 17, 20, 24), ge=4, le=50
        )

    class Instance(task.Instance):
        numbers: Numbers

    prompt = Prompt(
        en=r"""
        - Cells that share a side and are both shaded, or both unshaded, belong to the same group.
        - Every group of shaded cells is a full rectangle; a single cell and a square are rectangles too.
        - No group of unshaded cells is a full rectangle.
        - A number is the number of cells of the group to which its cell belongs. Cells with a number may be shaded or
          unshaded.
        """,
        zh=r"""
        - 有公共边的两个格，如果都涂黑或都没有涂黑，就属于同一组。
        - 黑格的每一组都是实心的矩形，单个格和正方形也算矩形。
        - 未涂黑格的每一组都不能是实心的矩形。
        - 数字等于它所在的组的格数。有数字的格可以涂黑，也可以不涂黑。
        """,
        before=SHADE_AMONG_NUMBERS,
        after=DRAW_ANY_SHADING_AND_NUMBERS,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.numbers), "#.")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        solution = _random_shading(n, rng)
        groups = patches(solution)
        sizes = {cell: len(group) for group in groups for cell in rng.sample(group, min(len(group), _MOST))}
        areas = len(components(where(solution, ".")))
        if len(groups) < params.groups or areas < params.areas or len(sizes) < params.numbers:
            raise task.Retry
        return self.Instance(numbers=clue_board(n, n, sizes, rng.sample(list(sizes), params.numbers))), solution

    def key(self, instance: Instance) -> object:
        return canonical(clue_texts(instance.numbers))

    def check(self, instance: Instance, answer: Board) -> str:
        clues = clue_cells(instance.numbers)
        for group in patches(answer):
            row, col = group[0]
            if is_rectangle(group) != (answer[row][col] == "#"):
                kind = "a shaded group but no rectangle" if answer[row][col] == "#" else "an unshaded rectangle"
                return f"the group at {place(group[0])} is {kind}"
            wrong = [cell for cell in group if clues.get(cell, len(group)) != len(group)]
            if wrong:
                return f"the group of {place(wrong[0])} has {len(group)} cells, not {clues[wrong[0]]}"
        return ""


def _random_shading(n: int, rng: Random) -> Board:
    """Shade random rectangles that share no side and cut no rectangle off."""
    near = graph(n, n)
    shaded: set[Cell] = set()
    for _ in range(8 * n * n):
        height, width = rng.randint(1, 3), rng.randint(1, 3)
        box = box_cells((rng.randrange(n - height + 1), rng.randrange(n - width + 1), height, width))
        if any(cell in shaded or not shaded.isdisjoint(near[cell]) for cell in box):
            continue
        grown = shaded.union(box)
        if not any(map(is_rectangle, components(near.keys() - grown))):
            shaded = grown
    return mark(n, n, shaded)

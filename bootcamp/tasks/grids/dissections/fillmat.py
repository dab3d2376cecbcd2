"""Cut a grid into strips of 1 to 4 cells so that equal ones never share a side and no four meet in a point.

Answer: the grid with a letter for each strip; every cut is right.
Harder: larger grids, in which a smaller share of the strips has a number.
Skills: deduction, logic, spatial
Source: original generator; the puzzle is known as Fillmat, a floor of tatami mats.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import SIDES, Cell, cells, fill, size
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.pieces import CAPITALS, Box, apart, bounds, box_cells, is_rectangle, map_pieces, meeting_point
from bootcamp.lib.grid.regions import borders, patches, region_cells
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.dissections._box_cuts import random_cut
from bootcamp.verifiers import Board, Format, Grid

LONGEST = 4
_STRIPS = [(1, length) for length in range(1, LONGEST + 1)] + [(length, 1) for length in range(2, LONGEST + 1)]


class Fillmat(Task["Fillmat.Params", "Fillmat.Instance", Board]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the number of rows", levels=(4, 4, 5, 6, 6, 7, 7, 8, 9, 10), ge=4, le=12)
        cols: int = knob("the number of columns", levels=(4, 5, 5, 5, 6, 6, 7, 7, 7, 7), ge=4, le=10)
        numbers: int = knob(
            "how many strips have a number, if there are so many",
            levels=(6, 6, 7, 8, 9, 10, 12, 13, 15, 18),
            ge=3,
            le=24,
        )

    class Instance(task.Instance):
        numbers: tuple[tuple[int | None, ...], ...]

    prompt = Prompt(
        en=r"""
        Cut this grid along cell sides into straight strips, each 1 cell wide and 1, 2, 3 or 4 cells long, lying across
        or upright.

        {{ numbers | board }}

        - Two strips of the same length never share a side, not even part of one.
        - No point of the grid is a corner of four strips.
        - A strip holds at most one number, and that number is its length. Strips without a number (only dots) may have
          any of the lengths.

        Show the cut by a letter in every cell: the same letter throughout a strip, different letters in strips that
        share a side. If there are several ways, give any one.
        """,
        zh=r"""
        沿格线把下面的方格切成笔直的长条，每条宽 1 格，长 1、2、3 或 4 格，可以横放或竖放。

        {{ numbers | board }}

        - 长度相同的两个长条不能有公共边，哪怕只是部分相接。
        - 任何一点都不能同时是四个长条的角。
        - 每个长条最多含一个数，这个数就是它的长度。没有数（只有点）的长条可取上述任一长度。

        用字母表示切法：每格填一个字母，同一长条内字母相同，有公共边的两个长条字母不同。如果有多种切法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.numbers), CAPITALS)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        rows, cols = params.rows, params.cols
        regions = random_cut(rows, cols, _STRIPS, rng, _apart)
        strips = region_cells(regions)
        shown = rng.sample(strips, min(params.numbers, len(strips)))
        numbers = {rng.choice(strip): len(strip) for strip in shown}
        return self.Instance(numbers=fill(rows, cols, map(numbers.get, cells(rows, cols)))), apart(regions)

    def key(self, instance: Instance) -> object:
        return canonical([[number or 0 for number in row] for row in instance.numbers])

    def check(self, instance: Instance, answer: Board) -> str:
        strips = patches(answer)
        for strip in strips:
            here = f"the piece with {answer[strip[0][0]][strip[0][1]]} from {place(strip[0])} on"
            if not is_rectangle(strip) or min(bounds(strip)[2:]) > 1 or len(strip) > LONGEST:
                return f"{here} is no strip of 1 to {LONGEST} cells"
            numbers = [instance.numbers[row][col] for row, col in strip if instance.numbers[row][col] is not None]
            if numbers not in ([], [len(strip)]):
                return f"{here} has {len(strip)} cells and holds {', '.join(map(str, numbers))}"
        regions = map_pieces(*size(answer), strips)
        for (row, col), (r, c) in borders(regions):
            if len(strips[regions[row][col]]) == len(strips[regions[r][c]]):
                return f"two strips of the same length share the side between {place((row, col))} and {place((r, c))}"
        meeting = meeting_point(regions)
        return f"four strips meet at the lower right corner of {place(meeting)}" if meeting else ""


def _apart(boxes: Sequence[Box], label: Mapping[Cell, int], box: Box) -> bool:
    """Tell whether a strip shares no side with one of its length."""
    near = {label.get((row + down, col + right), -1) for row, col in box_cells(box) for down, right in SIDES} - {-1}
    return all(max(boxes[index][2:]) != max(box[2:]) for index in near)

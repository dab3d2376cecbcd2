"""Pack rectangles into a frame that they fill exactly.

Answer: the frame with the letter of a rectangle in every cell; every packing is right.
Harder: more rectangles in a larger frame.
Skills: search, spatial
Source: original; perfect packings as in Brooks, Smith, Stone and Tutte, "The dissection of rectangles" (1940).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import cells, fill, where
from bootcamp.lib.grid.pieces import CAPITALS, bounds, is_rectangle, random_rectangles
from bootcamp.lib.grid.regions import region_cells
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid


class RectanglePacking(Task["RectanglePacking.Params", "RectanglePacking.Instance", Board]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the height of the frame", levels=(6, 7, 9, 9, 10, 10, 11, 11, 12, 13), ge=3, le=16)
        cols: int = knob("the width of the frame", levels=(7, 8, 9, 10, 10, 11, 11, 12, 13, 14), ge=3, le=16)
        fewest: int = knob("the least number of rectangles", levels=(4, 5, 6, 7, 8, 9, 10, 11, 13, 14), ge=3, le=20)
        most: int = knob("the largest number of rectangles", levels=(6, 7, 8, 9, 10, 11, 12, 13, 15, 17), ge=4, le=26)

    class Instance(task.Instance):
        rows: int
        cols: int
        sizes: tuple[tuple[int, int], ...]

        @property
        def pieces(self) -> tuple[str, ...]:
            return tuple(f"{name}: {a}×{b}" for name, (a, b) in zip(CAPITALS, self.sizes, strict=False))

    prompt = Prompt(
        en=r"""
        A frame is {{ rows }} cells high and {{ cols }} cells wide. Fill it with these {{ sizes | length }} rectangles:

        {{ pieces | lines }}

        Use each rectangle exactly once; it may be turned by a quarter turn, so the order of its two lengths does not
        matter. The rectangles must not overlap, and they fill the frame.

        Draw the frame with the letter of the rectangle that covers it in every cell. If there are several ways, give
        any one.
        """,
        zh=r"""
        一个框高 {{ rows }} 格、宽 {{ cols }} 格。用下面 {{ sizes | length }} 个长方形把它填满：

        {{ pieces | lines }}

        每个长方形恰好用一次，可以转四分之一圈，所以两个边长不分先后。长方形不能重叠，并且恰好填满这个框。

        画出这个框：每格写上盖住它的长方形的字母。如果有多种放法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(instance.rows, instance.cols, CAPITALS[: len(instance.sizes)])

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        rows, cols = params.rows, params.cols
        for _ in range(100):
            regions = random_rectangles(rows, cols, rows * cols // 3, rng)
            groups = region_cells(regions)
            if params.fewest <= len(groups) <= params.most and min(map(len, groups)) > 1:
                break
        else:
            raise task.Retry
        rng.shuffle(groups)
        letter = {cell: name for name, group in zip(CAPITALS, groups, strict=False) for cell in group}
        sizes = []
        for _, _, height, width in map(bounds, groups):
            sizes.append((height, width) if rng.random() < 0.5 else (width, height))
        board = fill(rows, cols, (letter[cell] for cell in cells(rows, cols)))
        return self.Instance(rows=rows, cols=cols, sizes=tuple(sizes)), board

    def key(self, instance: Instance) -> object:
        return [sorted((instance.rows, instance.cols)), sorted(sorted(size) for size in instance.sizes)]

    def check(self, instance: Instance, answer: Board) -> str:
        for letter, size in zip(CAPITALS, instance.sizes, strict=False):
            covered = where(answer, letter)
            if not covered:
                return f"rectangle {letter} is not used"
            if not is_rectangle(covered) or sorted(bounds(covered)[2:]) != sorted(size):
                return f"the cells of {letter} are no rectangle of {size[0]}×{size[1]}"
        return ""

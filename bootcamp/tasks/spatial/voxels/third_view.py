"""Find the view of stacks of cubes from one side, from the views from two others and a few facts.

Answer: the heights that are seen, in order; unique.
Harder: larger boards, higher stacks and as few facts as decide it.
Skills: deduction, spatial
Source: original generator; problems of three views are classical.
"""

from __future__ import annotations

from itertools import product
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, fill
from bootcamp.lib.grid.clues import thin
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence

Fact = tuple[int, int, int]
"""The row and the column of a stack, from 1, and its height; (0, 0, n) tells that there are n cubes in all."""
Heights = tuple[int, ...]


class ThirdView(Task["ThirdView.Params", "ThirdView.Instance", Heights]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the number of rows", levels=(2, 2, 3, 3, 3, 3, 3, 4, 4, 4), ge=2, le=4)
        cols: int = knob("the number of columns", levels=(3, 4, 3, 4, 5, 5, 6, 4, 5, 6), ge=2, le=6)
        height: int = knob("the height of the highest stacks", levels=(4, 4, 6, 5, 5, 6, 6, 4, 4, 4), ge=2, le=6)

    class Instance(task.Instance):
        top: tuple[str, ...]
        south: Heights
        facts: tuple[Fact, ...]

        def told(self, language: str) -> list[str]:
            texts = []
            for row, col, height in self.facts:
                total = (f"There are {height} cubes in all.", f"一共有 {height} 个立方体。")
                stack = (f"The stack at ({row}, {col}) is {height} high.", f"({row}, {col}) 处的一摞高 {height}。")
                texts.append((stack if row else total)[language == "zh"])
            return texts

    answer = Sequence(Integer(low=0))
    prompt = Prompt(
        en=r"""
        Unit cubes stand in stacks on a board with {{ top | length }} rows (from north to south) and
        {{ top[0] | length }} columns (from west to east). Seen straight from above, north at the top, # is a stack of
        at least one cube and . an empty place:

        {{ top | board }}

        Seen level from the south, the columns from west to east are as high as their highest stacks:
        {{ south | comma }}.
        {% if facts %}

        A stack is written (row, column); (1, 1) is the one in the north-west.

        {{ told(language) | bullets }}
        {% endif %}

        How high are the rows seen level from the east? Give the height of the highest stack of each row, from the
        southernmost row to the northernmost. Only one answer fits.
        """,
        zh=r"""
        一块板有 {{ top | length }} 行（从北到南）和 {{ top[0] | length }} 列（从西到东），上面叠放着单位立方体。
        从正上方看，北在上方，# 表示至少有一个立方体的一摞，. 表示空位：

        {{ top | board }}

        从南面平视，从西到东各列的高度（即该列最高一摞的高度）为：{{ south | comma }}。
        {% if facts %}

        一摞的位置记为（行, 列），西北角的是 (1, 1)。

        {{ told(language) | bullets }}
        {% endif %}

        从东面平视，各行的高度是多少？从最南的一行到最北的一行，依次给出每行最高一摞的高度。只有一个答案符合。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Heights]:
        rows, cols = params.rows, params.cols
        most = params.height
        heights = {cell: min(rng.randint(0, most), rng.randint(1, most)) for cell in cells(rows, cols)}
        top = tuple("".join(row) for row in fill(rows, cols, (".#"[heights[cell] > 0] for cell in cells(rows, cols))))
        south = tuple(max(heights[row, col] for row in range(rows)) for col in range(cols))
        facts: list[Fact] = [(row + 1, col + 1, height) for (row, col), height in heights.items() if height]
        facts.append((0, 0, sum(heights.values())))
        views = _views(top, south, facts)
        if len(views) != 1 or 0 in south:
            raise task.Retry
        kept = thin(facts, lambda rest: len(_views(top, south, rest)) == 1, rng)
        instance = self.Instance(top=top, south=south, facts=tuple(rng.sample(kept, len(kept))))
        view = self.solve(instance)
        if len(kept) < 2 or len(set(view)) == 1 or len(kept) > rows * cols * 2 // 3:
            raise task.Retry
        return instance, view

    def key(self, instance: Instance) -> object:
        return [instance.top, instance.south, sorted(instance.facts)]

    def solve(self, instance: Instance) -> Heights:
        return next(iter(_views(instance.top, instance.south, instance.facts)))[::-1]


def _views(top: tuple[str, ...], south: Heights, facts: list[Fact] | tuple[Fact, ...]) -> set[Heights]:
    """Give all views from the east, from the northernmost row, that fit; totals are kept as bits of a number."""
    known: dict[Cell, int] = {(row - 1, col - 1): height for row, col, height in facts if row}
    total = next((height for row, _, height in facts if not row), None)
    found: dict[Heights, int] = {(0,) * len(top): 1}
    for col, most in enumerate(south):
        ranges = []
        for row, line in enumerate(top):
            fixed = known.get((row, col))
            ranges.append([0] if line[col] == "." else range(1, most + 1) if fixed is None else [fixed])
        stacks = [stack for stack in product(*ranges) if max(stack) == most]
        after: dict[Heights, int] = {}
        for view, sums in found.items():
            for stack in stacks:
                higher = tuple(map(max, view, stack))
                after[higher] = after.get(higher, 0) | sums << sum(stack)
        found = after
    return {view for view, sums in found.items() if total is None or sums >> total & 1}

"""Fill the white cells of a crossword with digits from the sums of its entries.

Answer: the filled grid with # for black cells; every filling that keeps the rules is right.
Harder: larger grids with longer entries, whose sums leave more sets of digits.
Skills: arithmetic, deduction, search
Source: original generator; cross sums by Jacob Funk (1950), known as kakuro.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell
from bootcamp.lib.grid.clues import draw_solution
from bootcamp.lib.grid.drawing import draw
from bootcamp.lib.grid.faults import repeat_fault
from bootcamp.lib.solver.finite import Finite
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.crosswords._crossword import (
    BLACK,
    Entry,
    black_fault,
    draw_white,
    entries,
    entry_name,
    written,
)
from bootcamp.verifiers import Board, Format, Grid

_DIGITS = range(1, 10)


class Kakuro(Task["Kakuro.Params", "Kakuro.Instance", Board]):
    version = 1

    class Params(task.Params):
        rows: int = knob(
            "the largest number of rows below the first, which is black",
            levels=(3, 3, 4, 4, 5, 6, 6, 7, 8, 9),
            ge=2,
            le=10,
        )
        cols: int = knob(
            "the largest number of columns right of the first, which is black",
            levels=(3, 4, 4, 5, 5, 6, 7, 8, 8, 9),
            ge=2,
            le=10,
        )
        white: int = knob(
            "the largest number of white cells", levels=(7, 9, 12, 15, 18, 25, 30, 38, 46, 58), ge=4, le=100
        )
        longest: int = knob(
            "the largest number of cells of an entry", levels=(3, 3, 3, 4, 4, 5, 5, 6, 7, 8), ge=2, le=9
        )
        tries: int = knob(
            "how many changes of a digit are tried so that the sums tell more",
            levels=(15, 20, 30, 40, 50, 70, 110, 160, 220, 300),
            ge=0,
            le=400,
        )

    class Instance(task.Instance):
        rows: int
        cols: int
        white: tuple[Cell, ...]
        sums: tuple[int, ...]  # of the entries across, then of those down, each in reading order of their first cells

        @property
        def board(self) -> str:
            across, down = {}, {}
            for ((row, col), (r, _), *_), total in zip(entries(self.white), self.sums, strict=True):
                if row == r:
                    across[row, col - 1] = total
                else:
                    down[row - 1, col] = total
            texts = {cell: f"{down.get(cell, '-')}\\{across.get(cell, '-')}" for cell in (*across, *down)}
            texts.update(dict.fromkeys(self.white, "."))
            return draw(written(self.rows, self.cols, texts))

    prompt = Prompt(
        en=r"""
        Fill the white cells of this grid, shown as dots, with digits from 1 to 9. All other cells are black.

        {{ board }}

        - An entry is a sequence of two or more white cells side by side, across or down, as long as possible.
        - A black cell with a\b gives the sums of the two entries that begin next to it: the digits of the entry
          below it add up to a, those of the entry to the right of it to b; - means that no entry begins there.
        - No digit occurs twice in an entry.

        If there are several ways, give any one. Give the whole grid with # for each black cell.
        """,
        zh=r"""
        请在下面网格的白格（用点表示）中填入 1 到 9 的数字，其余的格都是黑格。

        {{ board }}

        - 横向或纵向连续的两个或更多白格（取到最长为止）称为一段。
        - 标有 a\b 的黑格给出紧挨着它开始的两段的和：它下方那一段各数字之和为 a，
          它右侧那一段各数字之和为 b；- 表示那里没有一段开始。
        - 同一段中没有重复的数字。

        如果有多种填法，给出任意一种即可。请给出整个网格，黑格一律写 #。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(instance.rows, instance.cols, (*map(str, _DIGITS), BLACK))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        inner = draw_white(params.rows, params.cols, params.white, params.longest, True, rng)
        white = tuple((row + 1, col + 1) for row, col in inner)
        rows, cols = (max(cell[axis] for cell in white) + 1 for axis in (0, 1))
        groups = entries(white)
        model = Finite()
        variable = {cell: model.variable(_DIGITS) for cell in white}
        for entry in groups:
            model.different([variable[cell] for cell in entry])
        digits = _sharpened(groups, dict(zip(white, draw_solution(model, rng), strict=True)), params.tries, rng)
        symbols = {cell: str(digit) for cell, digit in digits.items()}
        sums = tuple(sum(digits[cell] for cell in entry) for entry in groups)
        return self.Instance(rows=rows, cols=cols, white=white, sums=sums), written(rows, cols, symbols)

    def check(self, instance: Instance, answer: Board) -> str:
        groups = entries(instance.white)
        fault = black_fault(instance.white, answer) or repeat_fault(answer, groups, "entry")
        for entry, total in zip(groups if not fault else (), instance.sums, strict=not fault):
            found = sum(int(answer[row][col]) for row, col in entry)
            if found != total:
                return f"the digits of {entry_name(entry)} add up to {found}, not {total}"
        return fault


def _sharpened(groups: Sequence[Entry], digits: dict[Cell, int], tries: int, rng: Random) -> dict[Cell, int]:
    """Change digits one by one so that the sums leave fewer candidates, and so fewer fillings."""
    least = _candidates(groups, digits)
    for cell in rng.choices(list(digits), k=tries):
        taken = {digits[other] for entry in groups if cell in entry for other in entry}
        if len(taken) < len(_DIGITS):
            changed = {**digits, cell: rng.choice([digit for digit in _DIGITS if digit not in taken])}
            left = _candidates(groups, changed)
            if left <= least:
                digits, least = changed, left
    return digits


def _candidates(groups: Sequence[Entry], digits: dict[Cell, int]) -> int:
    """Count the digits that the sums of a filling leave for its cells without search."""
    model = Finite()
    variable = {cell: model.variable(_DIGITS) for cell in digits}
    for entry in groups:
        model.cage([variable[cell] for cell in entry], sum(digits[cell] for cell in entry))
    return sum(mask.bit_count() for mask in model.propagate() or [])

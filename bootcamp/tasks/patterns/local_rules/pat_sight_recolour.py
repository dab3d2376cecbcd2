"""Find from examples how cells are recoloured by what they see in their lines, and recolour a new grid.

Answer: the recoloured grid; every rule of the stated kind that fits the examples gives it.
Harder: larger grids, more colours, rules that count or compare what stands in a row and in a column.
Skills: induction, counting, spatial
Source: original; grids as in F. Chollet, On the measure of intelligence, 2019.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import ray, size
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import coloured, grid_prompt, settled_by_tables
from bootcamp.tasks.patterns._hidden_tables import KindsInstance
from bootcamp.tasks.patterns._scenes import COLOURS, EMPTY, random_board
from bootcamp.tasks.patterns._shown_rules import table_lines
from bootcamp.verifiers import Board, Format, Grid

STEPS = {"right": (0, 1), "down": (1, 0), "left": (0, -1), "up": (-1, 0)}
KINDS = {  # what the new colour depends on
    "right": (
        "the colour of the nearest coloured cell to its right, or that there is none",
        "它右边最近的有色格子的颜色，或者那里没有",
    ),
    "down": (
        "the colour of the nearest coloured cell below it, or that there is none",
        "它下边最近的有色格子的颜色，或者那里没有",
    ),
    "left": (
        "the colour of the nearest coloured cell to its left, or that there is none",
        "它左边最近的有色格子的颜色，或者那里没有",
    ),
    "up": (
        "the colour of the nearest coloured cell above it, or that there is none",
        "它上边最近的有色格子的颜色，或者那里没有",
    ),
    "row": ("how many cells of its row have its colour", "它所在的行中与它同色的格数"),
    "column": ("how many cells of its column have its colour", "它所在的列中与它同色的格数"),
    "compare": (
        "whether the cells of its colour are more in its row, more in its column, or as many in both",
        "与它同色的格子是在它的行中多、在它的列中多，还是一样多",
    ),
    "majority": (
        "whether no colour occurs more often in its row than its own, and the same for its column",
        "在它的行中有没有比它出现更多的颜色，以及在它的列中有没有",
    ),
}


class PatSightRecolour(Task["PatSightRecolour.Params", "PatSightRecolour.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 4, 5, 6, 7, 8, 8, 9, 10, 12), ge=3, le=14)
        colours: int = knob("how many colours occur in inputs", levels=(2, 3, 3, 3, 3, 4, 4, 4, 5, 6), ge=2, le=6)
        share: int = knob(
            "how many percent of the cells are coloured", levels=(50, 60, 60, 60, 60, 60, 60, 60, 50, 50), ge=10, le=100
        )
        kinds: int = knob("how many kinds of rules are possible", levels=(2, 4, 4, 5, 6, 6, 7, 8, 8, 8), ge=2, le=8)
        pairs: int = knob("how many examples are given", levels=(3,) * 10, ge=1, le=6)

    class Instance(KindsInstance):
        described = KINDS

    prompt = grid_prompt(
        en=r"""
        0 is an empty cell and stays empty. All other cells are recoloured at once. The new colour of a cell depends, by
        a hidden table, on nothing but one of these in the input (the same one in every grid; 0 is no colour):

        {{ ways[language] | bullets }}
        """,
        zh=r"""
        0 是空格，保持为空。其他格子同时换色。一个格子的新颜色由一张隐藏的表决定，只取决于输入中的下列因素之一
        （各网格用同一因素；0 不算颜色）：

        {{ ways[language] | bullets }}
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(len(instance.query), len(instance.query))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        kinds = tuple(KINDS)[: params.kinds]
        hidden = partial(_classes, rng.choice(kinds))
        colours = rng.sample(COLOURS, params.colours)
        *befores, query = (
            random_board(rng, params.size, params.size, colours, params.share / 100) for _ in range(params.pairs + 1)
        )
        named = sorted({name for board in befores for row in hidden(board) for name in row}, key=str)
        table: dict[Hashable, str] = dict(zip(named, rng.sample(2 * COLOURS, len(named)), strict=True)) | {EMPTY: EMPTY}
        pairs = tuple((before, coloured(table, hidden(before))) for before in befores)
        result = settled_by_tables([partial(_classes, kind) for kind in kinds], pairs, query)
        if len({colour for row in result for colour in row}) < 3:
            raise task.Retry
        return self.Instance(pairs=pairs, query=query, kinds=kinds), result

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        kinds = [(f"{number}. ", partial(_classes, kind)) for number, kind in enumerate(instance.kinds, 1)]

        def said(name: Hashable) -> str:
            assert isinstance(name, tuple)
            seen = name[0]
            words = {"en": ("no", "yes"), "zh": ("否", "是")}[language]
            if isinstance(seen, tuple):
                return "/".join(words[part] for part in seen)
            return "-" if seen == EMPTY else str(seen)

        return "\n".join(table_lines(kinds, instance.pairs, instance.query, said, language))

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.kinds]


def _classes(kind: str, board: Board) -> list[list[Hashable]]:
    """Give what the new colour of every cell depends on, and EMPTY for empty cells."""
    return [
        [EMPTY if colour == EMPTY else (_seen(kind, board, row, col),) for col, colour in enumerate(line)]
        for row, line in enumerate(board)
    ]


def _seen(kind: str, board: Board, row: int, col: int) -> Hashable:
    if kind in STEPS:
        ahead = (board[r][c] for r, c in ray(*size(board), (row, col), STEPS[kind]))
        return next((colour for colour in ahead if colour != EMPTY), EMPTY)
    lines = [[item for item in line if item != EMPTY] for line in (board[row], [line[col] for line in board])]
    across, down = (line.count(board[row][col]) for line in lines)
    most = tuple(count == max(map(line.count, line)) for count, line in zip((across, down), lines, strict=True))
    return {"row": across, "column": down, "compare": (across > down) - (across < down), "majority": most}[kind]

"""Find from examples which cells of a picture become copies of it, and draw the enlarged picture of a new input.

Answer: the enlarged grid; every rule of the stated kind that fits the examples gives it.
Harder: larger inputs, more colours, more conditions on the cells, copies that are mirrored, turned or negated.
Skills: induction, spatial
Source: original; grids as in F. Chollet, On the measure of intelligence, 2019.
"""

from __future__ import annotations

from functools import lru_cache, partial
from itertools import chain, product, repeat
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import fill
from bootcamp.lib.grid.cell_names import cell_name
from bootcamp.lib.grid.symmetry import symmetries
from bootcamp.lib.prompts import by_language, grid
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import Pair, grid_prompt, settled
from bootcamp.tasks.patterns._scenes import COLOURS, EMPTY, random_board
from bootcamp.tasks.patterns._shown_rules import tried_lines
from bootcamp.verifiers import Board, Format, Grid

CONDITIONS = {
    "filled": ("it is not 0", "它不是 0"),
    "colour": ("it has one fixed colour, the same in every grid", "它是某种固定的颜色（各网格相同）"),
    "most": ("no colour fills more cells of the input than its own", "输入中没有比它的颜色格数更多的颜色"),
    "fewest": ("no colour in the input fills fewer cells than its own", "输入中出现的颜色里没有比它的颜色格数更少的"),
    "diagonal": ("it lies on the diagonal from the upper left to the lower right", "它在从左上到右下的对角线上"),
}
COPIES = {
    "plain": ("the input itself", "输入本身"),
    "across": ("the input mirrored left to right", "左右翻转的输入"),
    "down": ("the input mirrored upside down", "上下翻转的输入"),
    "half": ("the input turned by half", "旋转半圈的输入"),
    "negative": (
        "0 where the input is not 0, and the colour of the cell where the input is 0",
        "输入非 0 处为 0，输入为 0 处为该格的颜色",
    ),
    "own": ("0 where the input is 0, and the colour of the cell elsewhere", "输入为 0 处为 0，其他处为该格的颜色"),
}


class PatSelfSimilar(Task["PatSelfSimilar.Params", "PatSelfSimilar.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob(
            "the number of rows and of columns of an input", levels=(2, 3, 3, 3, 3, 3, 3, 4, 4, 4), ge=2, le=4
        )
        colours: int = knob("how many colours occur", levels=(2, 1, 2, 2, 3, 3, 4, 3, 4, 5), ge=1, le=5)
        conditions: int = knob("how many conditions are possible", levels=(1, 2, 2, 3, 4, 5, 5, 4, 5, 5), ge=1, le=5)
        copies: int = knob("how many kinds of copies are possible", levels=(2, 2, 3, 3, 4, 5, 6, 5, 6, 6), ge=2, le=6)
        pairs: int = knob("how many examples are given", levels=(2, 2, 2, 2, 3, 3, 3, 3, 3, 3), ge=1, le=6)

    class Instance(task.Instance):
        pairs: tuple[Pair, ...]
        query: Board
        conditions: tuple[str, ...]
        copies: tuple[str, ...]

        @property
        def ways(self) -> list[dict[str, list[str]]]:
            return [
                by_language(CONDITIONS[name] for name in self.conditions),
                by_language(COPIES[name] for name in self.copies),
            ]

    prompt = grid_prompt(
        en=r"""
        0 is an empty cell. An input has n rows and n columns. In the output, every cell of the input becomes a block of
        n rows and n columns at the same place: a copy if the cell meets a hidden condition, otherwise only 0. The
        condition is {{ "one of these (the same one in every grid)" if ways[0].en | length > 1 else "this" }}:

        {{ ways[0][language] | bullets }}

        {{ "Colours are compared with 0 as one of them. " if conditions | length > 2 }}A copy is one of these (the same
        one everywhere):

        {{ ways[1][language] | bullets }}
        """,
        zh=r"""
        0 是空格。输入有 n 行 n 列。输出中，输入的每个格子在相应位置变成一个 n 行 n 列的块：
        满足一个隐藏条件的格子变成一份副本，其他的全变成 0。
        条件是{{ "下列之一（各网格用同一条件）" if ways[0].en | length > 1 }}：

        {{ ways[0][language] | bullets }}

        {{ "比较颜色时 0 也算一种。" if conditions | length > 2 }}副本是下列之一（处处用同一种）：

        {{ ways[1][language] | bullets }}
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(len(instance.query) ** 2, len(instance.query) ** 2)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        conditions, copies = tuple(CONDITIONS)[: params.conditions], tuple(COPIES)[: params.copies]
        colours = rng.sample(COLOURS, params.colours)
        family = [
            partial(_enlarged, condition, colour, copy)
            for condition, copy in product(conditions, copies)
            for colour in (colours if condition == "colour" else colours[:1])
        ]
        condition, copy = rng.choice(conditions), rng.choice(copies)
        hidden = partial(_enlarged, condition, rng.choice(colours), copy)
        *befores, query = (random_board(rng, params.size, params.size, colours, 0.6) for _ in range(params.pairs + 1))
        pairs = tuple((before, hidden(before)) for before in befores)
        result = settled(family, pairs, query)
        if len({item for row in result for item in row}) < 2 or any(result == after for _, after in pairs):
            raise task.Retry
        return self.Instance(pairs=pairs, query=query, conditions=conditions, copies=copies), result

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        inks = sorted({ink for before, _ in instance.pairs for row in before for ink in row} - {EMPTY})

        def tried(condition: str, fixed: str, copy: str, board: Board) -> tuple[str, Board]:
            places = [(row, col) for row in range(len(board)) for col in range(len(board))]
            met = [(row, col) for row, col in places if _meets(condition, fixed, board, row, col)]
            told = " ".join(map(cell_name, met)) or "-"
            if met and copy not in ("negative", "own"):
                told += f": {grid(_copied(copy, board, EMPTY), ' ').replace(chr(10), ' / ')}"
            return told, _enlarged(condition, fixed, copy, board)

        rules = (
            (f"{number}{f' ({ink})' if ink else ''}, {place}. ", partial(tried, condition, ink, copy))
            for (number, condition), (place, copy) in product(
                enumerate(instance.conditions, 1), enumerate(instance.copies, 1)
            )
            for ink in (inks if condition == "colour" else [""])
        )
        return "\n".join(tried_lines(rules, instance.pairs, instance.query, language))

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.conditions, instance.copies]


@lru_cache(maxsize=16)
def _counts(board: Board) -> dict[str, int]:
    return {colour: sum(line.count(colour) for line in board) for line in board for colour in line}


def _meets(condition: str, fixed: str, board: Board, row: int, col: int) -> bool:
    """Tell whether a cell becomes a copy."""
    counts, item = _counts(board), board[row][col]
    return {
        "filled": item != EMPTY,
        "colour": item == fixed,
        "most": counts[item] == max(counts.values()),
        "fewest": counts[item] == min(counts.values()),
        "diagonal": row == col,
    }[condition]


def _enlarged(condition: str, fixed: str, copy: str, board: Board) -> Board:
    blank = fill(len(board), len(board), repeat(EMPTY))

    def block(row: int, col: int) -> Board:
        return _copied(copy, board, board[row][col]) if _meets(condition, fixed, board, row, col) else blank

    lines = [[block(row, col) for col in range(len(board))] for row in range(len(board))]
    return tuple(tuple(chain(*parts)) for line in lines for parts in zip(*line, strict=True))


def _copied(copy: str, board: Board, item: str) -> Board:
    """Give the copy of a board that stands for a cell of a colour."""
    inks = {"negative": (item, EMPTY), "own": (EMPTY, item)}  # of the cells that are empty and of the others
    if copy in inks:
        return tuple(tuple(inks[copy][mark != EMPTY] for mark in row) for row in board)
    return symmetries(board)[{"plain": 0, "half": 2, "across": 4, "down": 6}[copy]]

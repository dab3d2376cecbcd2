"""Find from examples what the bars of a chart count and how they are laid out, and draw the chart of a new grid.

Answer: the chart; every rule of the stated kind that fits the examples gives it.
Harder: larger grids, more colours, more things that may be counted, more orders and directions of bars.
Skills: induction, counting
Source: original; grids as in F. Chollet, On the measure of intelligence, 2019.
"""

from __future__ import annotations

from functools import partial
from itertools import chain, product
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import where
from bootcamp.lib.grid.symmetry import symmetries
from bootcamp.lib.prompts import by_language, comma, grid
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import Pair, grid_prompt, settled
from bootcamp.tasks.patterns._scenes import COLOURS, EMPTY, objects_of, random_board
from bootcamp.tasks.patterns._shown_rules import tried_lines
from bootcamp.verifiers import Board, Format, Grid

MEASURES = {
    "cells": ("the number of its cells", "该颜色的格数"),
    "rows": ("the number of rows in which it occurs", "出现该颜色的行数"),
    "columns": ("the number of columns in which it occurs", "出现该颜色的列数"),
    "objects": (
        "the number of its objects, largest groups connected by sides",
        "该颜色的物体（以边相连的极大一组格子）的个数",
    ),
}
ORDERS = {
    "number": ("by the digits of the colours, increasing", "按颜色的数字从小到大"),
    "longest": (
        "by the numbers of their cells, decreasing, equal ones by their digits",
        "按格数从多到少，相同时按数字从小到大",
    ),
    "first": ("as the colours first appear, row by row from the top", "按颜色首次出现的先后，从上到下逐行查看"),
}
IMAGES = {"right": 0, "left": 4, "down": 5, "up": 3}  # which image of a chart with bars to the right has such bars


class PatCountToBars(Task["PatCountToBars.Params", "PatCountToBars.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 4, 5, 6, 7, 8, 9, 10, 12, 14), ge=4, le=16)
        colours: int = knob("how many colours occur", levels=(2, 3, 3, 3, 4, 4, 5, 5, 6, 7), ge=2, le=7)
        share: int = knob(
            "how many percent of the cells are coloured", levels=(40, 50, 50, 50, 50, 50, 45, 45, 40, 35), ge=10, le=90
        )
        measures: int = knob("how many things may be counted", levels=(1, 1, 2, 3, 4, 4, 4, 4, 4, 4), ge=1, le=4)
        orders: int = knob(
            "how many orders of the bars are possible", levels=(1, 2, 2, 2, 2, 3, 3, 3, 3, 3), ge=1, le=3
        )
        pairs: int = knob("how many examples are given", levels=(2,) * 10, ge=1, le=6)

    class Instance(task.Instance):
        pairs: tuple[Pair, ...]
        query: Board
        measures: tuple[str, ...]
        orders: tuple[str, ...]

        @property
        def ways(self) -> list[dict[str, list[str]]]:
            return [
                by_language(MEASURES[name] for name in self.measures),
                by_language(ORDERS[name] for name in self.orders),
            ]

    prompt = grid_prompt(
        en=r"""
        0 is an empty cell. The output is a chart, no larger than needed and 0 where no bar is: each colour of the input
        has one bar, a line of cells of its colour. Bars lie close beside each other and all start at the same side of
        the chart; they run to the right, to the left, down or up. Bars that run to the right or left are ordered from
        the top, others from the left. The length of the bar of a colour is
        {{ "one of these (the same one in every grid)" if ways[0].en | length > 1 else "this" }}:

        {{ ways[0][language] | bullets }}

        The bars are ordered in {{ "one of these ways (the same in every grid)" if ways[1].en | length > 1 else
        "this way" }}:

        {{ ways[1][language] | bullets }}
        """,
        zh=r"""
        0 是空格。输出是一张大小恰好够用的条形图，没有条的地方为 0：输入中每种颜色有一条，由该颜色的格子连成。
        各条紧挨着排列，都从图的同一边开始，向右、向左、向下或向上延伸。横条从上到下排列，竖条从左到右排列。
        一种颜色的条的长度是下列{{ "之一（各网格用同一种）" if ways[0].en | length > 1 else "数" }}：

        {{ ways[0][language] | bullets }}

        各条的次序是下列{{ "之一（各网格用同一种）" if ways[1].en | length > 1 else "次序" }}：

        {{ ways[1][language] | bullets }}
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid()

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        measures, orders = tuple(MEASURES)[: params.measures], tuple(ORDERS)[: params.orders]
        family = [partial(_chart, *choice) for choice in product(measures, orders, IMAGES)]
        hidden = rng.choice(family)
        colours = rng.sample(COLOURS, params.colours)
        *befores, query = (
            random_board(rng, params.size, params.size, colours, params.share / 100) for _ in range(params.pairs + 1)
        )
        pairs = tuple((before, hidden(before)) for before in befores)
        result = settled(family, pairs, query)
        shown = [grid(after) for _, after in pairs]
        if min(len(result), len(result[0])) < 2 or any(grid(result) in text for text in shown):
            raise task.Retry
        return self.Instance(pairs=pairs, query=query, measures=measures, orders=orders), result

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        def tried(measure: str, order: str, way: str, board: Board) -> tuple[str, Board]:
            return comma(f"{ink}: {length}" for ink, length in _bars(measure, order, board)), _chart(
                measure, order, way, board
            )

        words = {"en": dict(zip(IMAGES, IMAGES, strict=True)), "zh": dict(zip(IMAGES, "右左下上", strict=True))}[
            language
        ]
        rules = (
            (f"{number}, {place}, {words[way]}. ", partial(tried, measure, order, way))
            for (number, measure), (place, order), way in product(
                enumerate(instance.measures, 1), enumerate(instance.orders, 1), IMAGES
            )
        )
        return "\n".join(tried_lines(rules, instance.pairs, instance.query, language))

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.measures, instance.orders]


def _bars(measure: str, order: str, board: Board) -> list[tuple[str, int]]:
    """Give the colours of a board in the order of their bars, with the lengths of these."""
    found = {colour: where(board, colour) for colour in dict.fromkeys(chain(*board)) if colour != EMPTY}
    if order == "number":
        found = dict(sorted(found.items()))
    if order == "longest":
        found = dict(sorted(found.items(), key=lambda item: (-len(item[1]), item[0])))
    things = [colour for colour, _ in objects_of(board)]
    lengths = {
        colour: {
            "cells": len(places),
            "rows": len({row for row, _ in places}),
            "columns": len({col for _, col in places}),
            "objects": things.count(colour),
        }[measure]
        for colour, places in found.items()
    }
    return list(lengths.items())


def _chart(measure: str, order: str, way: str, board: Board) -> Board:
    """Draw the chart of a board."""
    bars = _bars(measure, order, board)
    longest = max((length for _, length in bars), default=0)
    rows = [colour * length + EMPTY * (longest - length) for colour, length in bars]
    return symmetries(rows)[IMAGES[way]]

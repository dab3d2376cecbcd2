"""Find from examples how frames around objects are drawn and coloured, and frame the objects of a new grid.

Answer: the grid with all frames; every rule of the stated kind that fits the examples gives it.
Harder: larger grids, more and larger objects, frames that overlap or leave the grid, more kinds of rules.
Skills: induction, spatial
Source: original; grids as in F. Chollet, On the measure of intelligence, 2019.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache, partial
from itertools import product
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, size
from bootcamp.lib.grid.shapes import Shape, random_polyomino
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import grid_prompt, settled_by_tables
from bootcamp.tasks.patterns._hidden_tables import KindsInstance, pairs_by_table
from bootcamp.tasks.patterns._scenes import EMPTY, Object, apart, has_hole, objects_of, paint
from bootcamp.tasks.patterns._shown_rules import class_name, fitting_table
from bootcamp.verifiers import Board, Format, Grid

OBJECTS, FRAMES = "1234", "56789"
KINDS = {  # what the colour of a frame depends on
    "all": ("nothing: all frames have one colour", "没有：所有边框同一种颜色"),
    "colour": ("the colour of the object", "物体的颜色"),
    "parity": ("whether its number of cells is odd or even", "其格数是奇数还是偶数"),
    "cells": ("its number of cells", "其格数"),
    "tall": ("whether it is higher than wide, wider than high or neither", "其高大于宽、宽大于高，还是高宽相等"),
    "hole": (
        "whether it encloses a hole, from which no side steps over other cells lead out",
        "它是否围住一个洞（洞里的格子不经过它、沿边走不到外面）",
    ),
    "largest": ("whether no object of the grid has more cells", "网格中是否没有格数更多的物体"),
}


class PatBoundingBoxes(Task["PatBoundingBoxes.Params", "PatBoundingBoxes.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(6, 7, 8, 9, 10, 11, 12, 13, 14, 16), ge=5, le=18)
        objects: int = knob("how many objects a grid has", levels=(1, 2, 2, 3, 3, 4, 4, 5, 5, 6), ge=1, le=8)
        largest: int = knob("the most cells of an object", levels=(3, 3, 4, 4, 5, 6, 8, 8, 9, 9), ge=1, le=10)
        kinds: int = knob("how many kinds of rules are possible", levels=(2, 3, 3, 4, 5, 6, 7, 7, 7, 7), ge=2, le=7)
        gaps: int = knob(
            "the widest gap between an object and its frame", levels=(0, 0, 1, 1, 1, 1, 2, 2, 2, 2), ge=0, le=2
        )
        pairs: int = knob("how many examples are given", levels=(3,) * 10, ge=1, le=6)

    class Instance(KindsInstance):
        described = KINDS

        gaps: int

    prompt = grid_prompt(
        en=r"""
        0 is an empty cell. An object is a largest group of cells of one colour, not 0, that are connected by sides. Its
        box is the smallest rectangle of cells around it. The frame of an object is the outline, one cell thick, of its
        box made larger by 1 cell
        {%- if gaps %} or, if the rule says so, {{ "2" if gaps == 1 else "2 or 3" }} cells{% endif %} on every side (the
        same in every grid). What lies outside the grid is lost. Frames are drawn on empty cells only, and where two
        overlap, the frame of the object whose first cell comes later is seen, cells being read row by row from the
        top. The colour of a frame depends, by a hidden table, on one of these (the same one in every grid):

        {{ ways[language] | bullets }}
        """,
        zh=r"""
        0 是空格。物体是同色（非 0）且以边相连的极大一组格子，它的外框是包住它的最小长方形。
        物体的边框是把外框向每边扩大 1 格
        {%- if gaps %}（或者按规则扩大 {{ "2" if gaps == 1 else "2 或 3" }} 格）{% endif %}后的轮廓，
        宽为一格；扩大几格在各网格中相同。超出网格的部分丢失。边框只画在空格上；两个边框重叠时，
        显示首个格子靠后的那个物体的边框（从上到下逐行读）。边框的颜色由一张隐藏的表决定，
        取决于下列之一（各网格用同一种）：

        {{ ways[language] | bullets }}
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.query))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        kinds, margins = tuple(KINDS)[: params.kinds], range(1, params.gaps + 2)
        hidden = partial(_classes, rng.choice(kinds), rng.choice(margins))
        *befores, query = (_random_board(params, rng) for _ in range(params.pairs + 1))
        pairs = pairs_by_table(rng, hidden, befores, EMPTY + OBJECTS, FRAMES)
        family = [partial(_classes, kind, margin) for kind, margin in product(kinds, margins)]
        result = settled_by_tables(family, pairs, query)
        return self.Instance(pairs=pairs, query=query, kinds=kinds, gaps=params.gaps), result

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        kinds = [
            (f"{number}. " + (f"+{margin}: " if instance.gaps else ""), partial(_classes, kind, margin))
            for number, kind in enumerate(instance.kinds, 1)
            for margin in range(1, instance.gaps + 2)
        ]
        lines, table, found = fitting_table(kinds, instance.pairs, partial(class_name, language=language), language)
        assert isinstance(found, partial)
        kind, margin = found.args
        things = objects_of(instance.query)
        for colour, group in things:
            name = _named(colour, group, things)[kind]
            spans = [(min(line) + 1, max(line) + 1) for line in zip(*group, strict=True)]
            box, frame = (
                " ".join(f"{mark}{low - wider}..{high + wider}" for mark, (low, high) in zip("rc", spans, strict=True))
                for wider in (0, margin)
            )
            lines.append(f"{box}: {frame} {class_name(name, language)} -> {table[name]}")
        return "\n".join(lines)

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.kinds, instance.gaps]


def _random_board(params: PatBoundingBoxes.Params, rng: Random) -> Board:
    shapes = [random_polyomino(rng.randint(1, params.largest), rng) for _ in range(params.objects)]
    laid = apart(rng, params.size, params.size, sorted(shapes, key=len, reverse=True))
    return paint(params.size, params.size, ((rng.choice(OBJECTS), group) for group in laid))


def _frame(group: Shape, margin: int) -> set[Cell]:
    """Give the outline of the box of a group, made larger on every side."""
    (top, bottom), (left, right) = ((min(line) - margin, max(line) + margin) for line in zip(*group, strict=True))
    box = set(product(range(top, bottom + 1), range(left, right + 1)))
    return box - set(product(range(top + 1, bottom), range(left + 1, right)))


def _classes(kind: str, margin: int, board: Board) -> list[list[Hashable]]:
    """Give the colour of every cell outside the frames, and what the colours of frames depend on."""
    things = objects_of(board)
    classes: list[list[Hashable]] = [list(row) for row in board]
    for colour, group in things:
        name = _named(colour, group, things)[kind]
        for row, col in _frame(group, margin):
            if 0 <= row < len(board) and 0 <= col < len(board[0]) and board[row][col] == EMPTY:
                classes[row][col] = name
    return classes


@lru_cache(maxsize=64)
def _named(colour: str, group: Shape, things: tuple[Object, ...]) -> dict[str, Hashable]:
    """Give what the colour of an object's frame depends on, kind by kind."""
    high, wide = (max(line) - min(line) for line in zip(*group, strict=True))
    return {
        "all": (),
        "colour": (colour,),
        "parity": (len(group) % 2,),
        "cells": (len(group),),
        "tall": ((high > wide) - (high < wide),),
        "hole": (has_hole(group),),
        "largest": (len(group) == max(len(other) for _, other in things),),
    }

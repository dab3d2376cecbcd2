"""Find from examples in which order objects are linked, by lines of which kind, and link those of a new grid.

Answer: the grid with all lines; every rule of the stated kind that fits the examples gives it.
Harder: more objects, more numbers that may give the order, lines in the colours of objects, closed chains.
Skills: induction, spatial, counting
Source: original; grids as in F. Chollet, On the measure of intelligence, 2019.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import pairwise, product
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, connected, size, where
from bootcamp.lib.grid.shapes import Shape
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import grid_prompt, settled
from bootcamp.tasks.patterns._hidden_tables import KindsInstance
from bootcamp.tasks.patterns._scenes import COLOURS, EMPTY, Object, apart, objects_of, paint
from bootcamp.verifiers import Board, Format, Grid

Rule = tuple[str, bool, bool, bool, str]
"""The number that orders, whether the greatest is first, whether lines run along a row first, whether the chain is
closed, and the colour of the lines, or at which end of a line its object gives the colour: "start" or "end"."""

SWITCH = (False, True)
TRIES = 30  # of drawing a grid


def _corners(shape: Shape) -> tuple[Cell, Cell]:
    rows, cols = zip(*shape, strict=True)
    return (min(rows), min(cols)), (max(rows), max(cols))


def _centre(shape: Shape) -> Cell:
    (top, left), (low, right) = _corners(shape)
    return (top + low) // 2, (left + right) // 2


def _lacking(shape: Shape) -> int:
    (top, left), (low, right) = _corners(shape)
    return (low - top + 1) * (right - left + 1) - len(shape)


NUMBERS: dict[str, tuple[str, str, Callable[[Object, Board], int]]] = {
    "cells": ("how many cells the object has", "物体的格数", lambda thing, board: len(thing[1])),
    "left": (
        "how many side steps lead from the top left cell of the grid to the centre",
        "从网格左上角的格子沿边走到中心的步数",
        lambda thing, board: sum(_centre(thing[1])),
    ),
    "colour": ("the digit of the object", "物体的数字", lambda thing, board: int(thing[0])),
    "right": (
        "how many side steps lead from the top right cell of the grid to the centre",
        "从网格右上角的格子沿边走到中心的步数",
        lambda thing, board: _centre(thing[1])[0] + len(board[0]) - 1 - _centre(thing[1])[1],
    ),
    "lacking": (
        "how many cells of the smallest rectangle around the object do not belong to it",
        "恰好包住物体的最小矩形中不属于该物体的格数",
        lambda thing, board: _lacking(thing[1]),
    ),
}
"""Each in English, in Chinese and as a function of an object and its grid."""
NAMES = {kind: (en, zh) for kind, (en, zh, _) in NUMBERS.items()}


class PatObjectChain(Task["PatObjectChain.Params", "PatObjectChain.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(7, 8, 8, 9, 10, 11, 11, 12, 13, 14), ge=6, le=18)
        objects: int = knob("how many objects a grid has", levels=(2, 3, 3, 3, 4, 4, 5, 5, 6, 7), ge=2, le=8)
        kinds: int = knob("how many numbers may give the order", levels=(2, 2, 3, 5, 5, 5, 5, 5, 5, 5), ge=2, le=5)
        coloured: bool = knob("whether lines may have the colours of objects", levels=(False,) * 3 + (True,) * 7)
        closed: bool = knob("whether the last object may be linked to the first", levels=(False,) * 5 + (True,) * 5)
        pairs: int = knob("how many examples are given", levels=(2,) * 10, ge=1, le=6)

    class Instance(KindsInstance):
        described = NAMES

        coloured: bool
        closed: bool

    prompt = grid_prompt(
        en=r"""
        0 is the background. An object is a largest group of cells of one colour that are connected by sides. The
        smallest rectangle around an object has odd numbers of rows and columns; its middle cell is the centre of the
        object. The objects of a grid are put in an order by one of these numbers, either always the smallest first or
        always the greatest first; no two objects of a grid are equal in that number:

        {{ ways[language] | bullets }}

        In this order a line is drawn from the centre of each object to the centre of the next one
        {{- ", and in the end, if the hidden rule says so, from the last one to the first" if closed }}. Either all
        lines first run along the row of the centre where they start and then along the column of the centre where they
        end, or all first run along the column of the one and then along the row of the other. A line colours every cell
        on its way that is 0 in the input; later lines cover earlier ones. All lines have one fixed colour
        {{- ", or each has the colour of the object where it starts, or each that of the object where it ends"
        if coloured }}. The rule is the same in every grid.
        """,
        zh=r"""
        0 是背景。物体是同色且以边相连的极大一组格子。恰好包住物体的最小矩形的行数和列数都是奇数，
        它正中的格子是物体的中心。
        一个网格的各物体按下列某个数排出次序，要么总是小的在前，要么总是大的在前；同一网格中没有两个物体的这个数相同：

        {{ ways[language] | bullets }}

        按这个次序，从每个物体的中心到下一个物体的中心画一条线
        {{- "；最后，如果隐藏规则如此规定，再从最后一个画到第一个" if closed }}。
        要么所有的线都先沿起点中心所在的行、再沿终点中心所在的列走，要么都先沿起点的列、再沿终点的行走。
        线给途中在输入里为 0 的格子着色，后画的线盖住先画的。所有的线同为一种固定的颜色
        {{- "，或者每条线与起点的物体同色，或者每条线与终点的物体同色" if coloured }}。规则在各网格中相同。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.query))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        kinds, loops = tuple(NUMBERS)[: params.kinds], SWITCH[: 1 + params.closed]
        inks = [rng.choice(COLOURS), *("start", "end") * params.coloured]
        hidden = rng.choice(list(product(kinds, SWITCH, SWITCH, loops, inks)))
        *befores, query = (_random_board(params, hidden[0], rng) for _ in range(params.pairs + 1))
        pairs = tuple((before, linked(hidden, before)) for before in befores)
        inks[:1] = sorted({after[r][c] for before, after in pairs for r, c in where(before, EMPTY)} - {EMPTY})
        usable = [kind for kind in kinds if all(values_differ(kind, board) for board in (*befores, query))]
        family = [partial(linked, rule) for rule in product(usable, SWITCH, SWITCH, loops, inks)]
        result = settled(family, pairs, query)
        return self.Instance(
            pairs=pairs, query=query, kinds=kinds, coloured=params.coloured, closed=params.closed
        ), result

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.kinds, instance.coloured, instance.closed]


def _random_board(params: PatObjectChain.Params, kind: str, rng: Random) -> Board:
    """Lay objects of different colours that lie apart and differ in the number that gives their order."""
    for _ in range(TRIES):
        shapes = sorted((_random_shape(rng) for _ in range(params.objects)), key=len, reverse=True)
        laid = apart(rng, params.size, params.size, shapes)
        board = paint(params.size, params.size, zip(rng.sample(COLOURS, params.objects), laid, strict=True))
        if values_differ(kind, board):
            return board
    raise task.Retry


def _random_shape(rng: Random) -> Shape:
    """Draw a rectangle with odd sides that may lack cells inside or at its edges, though not whole edges."""
    rows, cols = rng.choice(((1, 1), (1, 3), (3, 1), (3, 3), (3, 3), (3, 5), (5, 3)))
    shape = set(cells(rows, cols))
    for cell in rng.sample(sorted(shape), rng.randrange(len(shape) // 2 + 1)):
        left = shape - {cell}
        if connected(left) and {r for r, _ in left} == set(range(rows)) and {c for _, c in left} == set(range(cols)):
            shape = left
    return tuple(sorted(shape))


def values_differ(kind: str, board: Board) -> bool:
    """Tell whether no two objects are equal in a number."""
    things = objects_of(board)
    return len({NUMBERS[kind][2](thing, board) for thing in things}) == len(things)


def linked(rule: Rule, board: Board) -> Board:
    """Link the objects in the order of a number."""
    kind, falling, across, closed, ink = rule
    order = sorted(objects_of(board), key=lambda thing: NUMBERS[kind][2](thing, board), reverse=falling)
    colours: dict[Cell, str] = {}
    for (first, shape), (second, other) in pairwise(order + order[:1] * closed):
        (row, col), (end, last) = _centre(shape), _centre(other)
        bend = (row, last) if across else (end, col)
        way = _straight((row, col), bend) + _straight(bend, (end, last))
        colours |= dict.fromkeys(way, {"start": first, "end": second}.get(ink, ink))
    return tuple(
        tuple(colours.get((row, col), EMPTY) if item == EMPTY else item for col, item in enumerate(line))
        for row, line in enumerate(board)
    )


def _straight(first: Cell, second: Cell) -> list[Cell]:
    """List the cells of a line along a row or a column, both ends included."""
    (top, low), (left, right) = (sorted(ends) for ends in zip(first, second, strict=True))
    return list(product(range(top, low + 1), range(left, right + 1)))

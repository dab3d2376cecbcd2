"""Find from examples to which anchor objects slide and how near they come, and move those of a new grid.

Answer: the grid after the move; every rule of the stated kind that fits the examples gives it.
Harder: larger grids, more objects that get in each other's way, more anchors, gaps that may be left.
Skills: induction, simulation, spatial
Source: original; grids as in F. Chollet, On the measure of intelligence, 2019.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import product
from random import Random
from typing import NamedTuple

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, fill, size, where
from bootcamp.lib.grid.shapes import Shape
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import Pair, grid_prompt, settled
from bootcamp.tasks.patterns._scenes import COLOURS, EMPTY, apart, objects_of, paint
from bootcamp.verifiers import Board, Format, Grid


class _Rule(NamedTuple):
    """The goal of each colour of objects, how many cells are left free before it, and what is not in line with it."""

    goals: Mapping[str, str]
    gap: int
    vanish: bool


class PatMoveToAnchor(Task["PatMoveToAnchor.Params", "PatMoveToAnchor.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(6, 7, 7, 8, 8, 9, 10, 11, 12, 14), ge=5, le=16)
        anchors: int = knob("how many anchors a grid has", levels=(1, 1, 2, 2, 2, 3, 3, 3, 3, 3), ge=1, le=4)
        colours: int = knob("how many colours of objects occur", levels=(1, 1, 2, 2, 3, 2, 3, 3, 3, 3), ge=1, le=4)
        objects: int = knob("how many objects a grid has", levels=(1, 2, 2, 3, 4, 4, 5, 6, 7, 9), ge=1, le=10)
        gap: int = knob(
            "the most cells that may be left free before an anchor", levels=(1, 1, 1, 2, 2, 2, 2, 2, 2, 2), ge=1, le=2
        )
        vanishing: bool = knob("whether objects that are not in line may vanish", levels=(False,) + (True,) * 9)
        pairs: int = knob("how many examples are given", levels=(2, 2, 2, 2, 2, 2, 3, 3, 3, 3), ge=1, le=6)

    class Instance(task.Instance):
        pairs: tuple[Pair, ...]
        query: Board
        anchors: tuple[str, ...]
        gap: int
        vanishing: bool

    prompt = grid_prompt(
        en=r"""
        0 is an empty cell.
        {%- if anchors | length > 1 %}
         In every grid there is one anchor of each of the colours {{ anchors | listed(language) }}, a rectangle that
         stays.
        Every colour of objects has one of the anchors as its goal, the same in every grid.
        {% else %}
         In every grid there is one anchor, a rectangle of colour {{ anchors[0] }} that stays. It is the goal of all
        objects.
        {% endif %}
        An object is a largest group of cells of one other colour that are connected by sides, also a rectangle.
        An object is in line with its goal if some row or some column holds cells of both.

        1. All objects that are not in line with their goals stay where they are
        {{- ", or all of them are removed, by a hidden rule" if vanishing }}.
        2. Then the objects that are in line slide straight towards their goals, one after another: first the one with
        the fewest cells between it and its goal in the input, among equal ones the one with the first cell when the
        grid is read row by row.
        3. An object slides until just g cells are left between it and its goal, or until the next step would lead onto
        a cell that is not empty. It does not move if it is as near as that already. The hidden number g is
        {{ "0 or 1" if gap == 1 else "0, 1 or 2" }}, the same in every grid.
        """,
        zh=r"""
        0 是空格。
        {%- if anchors | length > 1 -%}
        每个网格中，颜色 {{ anchors | listed(language) }} 各有一个锚，是长方形，固定不动。
        每种颜色的物体以其中一个锚为目标，各网格相同。
        {%- else -%}
        每个网格有一个锚，是颜色为 {{ anchors[0] }} 的长方形，固定不动，它是所有物体的目标。
        {%- endif -%}
        物体是其他某种颜色的、以边相连的极大一组格子，也是长方形。
        如果某一行或某一列中既有物体的格子又有它的目标的格子，就说物体与目标对齐。

        1. 没有与目标对齐的物体都留在原处
        {{- "，或者都被去掉，由隐藏规则决定" if vanishing }}。
        2. 然后，对齐的物体依次笔直地滑向目标：先滑输入中与目标之间格数最少的；一样多时，先滑逐行读网格时先读到的。
        3. 物体一直滑到与目标之间恰好剩 g 格，或者下一步会压到不是空格的格子为止；已经这么近的物体不动。
        隐藏的数 g 是 {{ "0 或 1" if gap == 1 else "0、1 或 2" }}，各网格相同。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.query))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        inks = rng.sample(COLOURS, params.anchors + params.colours)
        anchors, movers = sorted(inks[: params.anchors]), inks[params.anchors :]
        rules = [
            _Rule(dict(zip(movers, goals, strict=True)), gap, vanish)
            for goals in product(anchors, repeat=len(movers))
            for gap in range(params.gap + 1)
            for vanish in (False, True)[: 1 + params.vanishing]
        ]
        hidden = rng.choice(rules)
        *befores, query = (_random_board(params, anchors, movers, rng) for _ in range(params.pairs + 1))
        pairs = tuple((before, slid(hidden, before)) for before in befores)
        result = settled([partial(slid, rule) for rule in rules], pairs, query)
        return self.Instance(
            pairs=pairs, query=query, anchors=tuple(anchors), gap=params.gap, vanishing=params.vanishing
        ), result

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.anchors, instance.gap, instance.vanishing]


def _random_board(params: PatMoveToAnchor.Params, anchors: list[str], movers: list[str], rng: Random) -> Board:
    """Lay anchors and smaller objects so that they lie apart."""
    things = [(ink, rng.choice(((1, 3), (3, 1), (2, 2), (2, 3), (3, 2)))) for ink in anchors]
    things += [(rng.choice(movers), rng.choice(((1, 1), (1, 1), (1, 2), (2, 1)))) for _ in range(params.objects)]
    laid = apart(rng, params.size, params.size, (tuple(cells(*extent)) for _, extent in things))
    return paint(params.size, params.size, zip((ink for ink, _ in things), laid, strict=True))


def slid(rule: _Rule, board: Board) -> Board:
    """Let the objects slide, the nearest to its goal first."""
    held = {(row, col): item for row, line in enumerate(board) for col, item in enumerate(line) if item != EMPTY}
    moves = []
    for ink, group in objects_of(board):
        if ink in rule.goals:
            step, distance = _approach(group, where(board, rule.goals[ink]))
            if step != (0, 0):
                moves.append((distance, group, step))
            elif rule.vanish:
                held = {cell: item for cell, item in held.items() if cell not in group}
    for distance, group, step in sorted(moves):
        _slide(held, group, step, distance - rule.gap)
    return fill(*size(board), (held.get(cell, EMPTY) for cell in cells(*size(board))))


def _approach(shape: Shape, goal: Sequence[Cell]) -> tuple[Cell, int]:
    """Give the step towards a goal and the number of cells between; (0, 0) if no line leads there."""
    spans = [[(min(axis), max(axis)) for axis in zip(*group, strict=True)] for group in (shape, goal)]
    (rows, cols), (goal_rows, goal_cols) = spans
    down, right = _between(rows, goal_rows), _between(cols, goal_cols)
    if down and right:
        return (0, 0), 0
    distance = abs(down or right) - 1
    return ((down > 0) - (down < 0), (right > 0) - (right < 0)), distance


def _between(first: Cell, second: Cell) -> int:
    """Give how far the second span begins behind the end of the first, or the reverse if negative; 0 if they meet."""
    return max(second[0] - first[1], 0) or min(second[1] - first[0], 0)


def _slide(held: dict[Cell, str], shape: Shape, step: Cell, most: int) -> None:
    """Move an object by up to `most` steps, as long as the cells ahead are free."""
    for _ in range(most):
        ahead = tuple((row + step[0], col + step[1]) for row, col in shape)
        if any(cell in held and cell not in shape for cell in ahead):
            return
        ink = held[shape[0]]
        for cell in shape:
            del held[cell]
        held.update(dict.fromkeys(ahead, ink))
        shape = ahead

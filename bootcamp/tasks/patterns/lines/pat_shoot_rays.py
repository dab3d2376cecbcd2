"""Find from examples which way the sources of a colour shoot and what walls do, and draw the rays of a new grid.

Answer: the grid with all rays drawn; every setting of the stated kind that fits the examples gives it.
Harder: larger grids, more sources and colours, diagonal rays, more reactions of walls, an order of colours to find.
Skills: induction, simulation, spatial
Source: original; grids as in F. Chollet, On the measure of intelligence, 2019.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import permutations, product, takewhile
from random import Random
from typing import NamedTuple

from bootcamp import task
from bootcamp.lib.grid.board import KING, SIDES, Cell, fill, ray, size, where
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import Pair, grid_prompt, settled
from bootcamp.tasks.patterns._scenes import COLOURS, EMPTY
from bootcamp.verifiers import Board, Format, Grid

WALLS = {
    "stop": ("the ray ends before it", "光线在它前面结束"),
    "under": ("the wall stays as it is and the ray goes on behind it", "墙保持不变，光线在它后面继续"),
    "break": ("the wall takes the colour of the ray, which goes on", "墙变成光线的颜色，光线继续前进"),
}


class _Setting(NamedTuple):
    """The colours of sources with their steps, in the order in which they shoot, and what each colour of walls does."""

    shots: tuple[tuple[str, Cell], ...]
    walls: tuple[tuple[str, str], ...]


class PatShootRays(Task["PatShootRays.Params", "PatShootRays.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(5, 6, 7, 8, 8, 9, 10, 11, 12, 14), ge=4, le=16)
        colours: int = knob("how many colours of sources occur", levels=(1, 1, 2, 2, 2, 3, 3, 3, 3, 3), ge=1, le=4)
        sources: int = knob("how many sources a grid has", levels=(1, 2, 3, 3, 4, 5, 5, 6, 7, 8), ge=1, le=12)
        walls: int = knob("how many colours of walls occur", levels=(1, 2, 2, 2, 3, 3, 3, 3, 3, 3), ge=1, le=3)
        blocks: int = knob("how many wall cells a grid has", levels=(3, 4, 6, 7, 8, 9, 10, 12, 14, 18), ge=1, le=30)
        diagonal: bool = knob("whether rays may be diagonal", levels=(False,) * 3 + (True,) * 7)
        ordered: bool = knob("whether the colours shoot in a hidden order", levels=(False,) * 6 + (True,) * 4)
        pairs: int = knob("how many examples are given", levels=(2, 2, 2, 3, 3, 3, 3, 3, 3, 3), ge=1, le=6)

    class Instance(task.Instance):
        pairs: tuple[Pair, ...]
        query: Board
        sources: tuple[str, ...]
        walls: tuple[str, ...]
        diagonal: bool
        ordered: bool

        @property
        def ways(self) -> list[str]:
            return [en for en, _ in WALLS.values()]

        @property
        def zh_ways(self) -> list[str]:
            return [zh for _, zh in WALLS.values()]

    prompt = grid_prompt(
        en=r"""
        0 is an empty cell, cells of colour {{ sources | listed(language, "or") }} are sources and cells of colour
        {{ walls | listed(language, "or") }} are walls. Each source shoots a ray straight to the edge of the grid, up,
        down, left or right{{ " or along a diagonal, in one of 8 directions" if diagonal }}; all sources of one colour
        shoot in the same direction, in every grid. Empty cells on the way, and cells that rays have coloured before,
        take the colour of the source; sources keep their colours, and rays go on behind them. At a wall, one of these
        happens, depending on the colour of the wall:

        {{ ways | bullets }}

        {% if ordered %}
        The colours shoot one after another, in a hidden order that is the same in every grid.
        {% else %}
        The colours shoot one after another, the smallest digit first.
        {% endif %}
        """,
        zh=r"""
        0 是空格，颜色为 {{ sources | listed(language, "or") }} 的格子是光源，颜色为
        {{ walls | listed(language, "or") }} 的格子是墙。每个光源射出一条光线，笔直地射到网格边缘，方向是上、下、左、右
        {{- "或沿对角线，共 8 种" if diagonal }}；在所有网格中，同一颜色的光源方向相同。
        途中的空格以及先前被光线染色的格子变成光源的颜色；光源颜色不变，光线在它后面继续。
        遇到墙时发生下列情况之一，由墙的颜色决定：

        {{ zh_ways | bullets }}

        {% if ordered %}
        各颜色依次射出光线，次序是隐藏的，各网格相同。
        {% else %}
        各颜色依次射出光线，数字小的先射。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.query))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        inks = rng.sample(COLOURS, params.colours + params.walls)
        sources, walls = sorted(inks[: params.colours]), sorted(inks[params.colours :])
        order = rng.sample(sources, params.colours) if params.ordered else sources
        steps = KING if params.diagonal else SIDES
        hidden = _Setting(
            tuple((colour, rng.choice(steps)) for colour in order),
            tuple((wall, rng.choice(list(WALLS))) for wall in walls),
        )
        *befores, query = (_random_board(params, sources, walls, rng) for _ in range(params.pairs + 1))
        pairs = tuple((before, shot(hidden, before)) for before in befores)
        orders = list(permutations(sources)) if params.ordered else [tuple(sources)]
        result = settled([partial(shot, one) for one in settings(pairs, orders, walls, steps)], pairs, query)
        return self.Instance(
            pairs=pairs,
            query=query,
            sources=tuple(sources),
            walls=tuple(walls),
            diagonal=params.diagonal,
            ordered=params.ordered,
        ), result

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.sources, instance.diagonal, instance.ordered]


def _random_board(params: PatShootRays.Params, sources: list[str], walls: list[str], rng: Random) -> Board:
    marks = rng.choices(sources, k=params.sources) + rng.choices(walls, k=params.blocks)
    marks += [EMPTY] * (params.size**2 - len(marks))
    return fill(params.size, params.size, rng.sample(marks, len(marks)))


def shot(setting: _Setting, board: Board) -> Board:
    """Draw the rays."""
    held = {(row, col): item for row, line in enumerate(board) for col, item in enumerate(line)}
    reaction = dict(setting.walls)
    for colour, step in setting.shots:
        fixed = {source for source, _ in setting.shots}
        for source in where(board, colour):
            for cell in ray(*size(board), source, step):
                met = reaction.get(held[cell])
                if met == "stop":
                    break
                if met != "under" and board[cell[0]][cell[1]] not in fixed:
                    held[cell] = colour
    return fill(*size(board), held.values())


def settings(
    pairs: Sequence[Pair], orders: Sequence[tuple[str, ...]], walls: Sequence[str], steps: Sequence[Cell]
) -> Iterator[_Setting]:
    """Yield the settings that are not excluded by a single cell of the examples."""
    possible = {colour: [step for step in steps if _may_shoot(pairs, colour, step)] for colour in orders[0]}
    reactions = list(product(*(_possible_reactions(pairs, wall) for wall in walls)))
    for order in orders:
        for directions in product(*(possible[colour] for colour in order)):
            for chosen in reactions:
                yield _Setting(tuple(zip(order, directions, strict=True)), tuple(zip(walls, chosen, strict=True)))


def _may_shoot(pairs: Sequence[Pair], colour: str, step: Cell) -> bool:
    """Tell whether all empty cells ahead of the sources, up to the first other cell, are coloured."""
    return all(
        after[row][col] != EMPTY
        for before, after in pairs
        for source in where(before, colour)
        for row, col in takewhile(set(where(before, EMPTY)).__contains__, ray(*size(before), source, step))
    )


def _possible_reactions(pairs: Sequence[Pair], wall: str) -> list[str]:
    broken = any(after[row][col] != wall for before, after in pairs for row, col in where(before, wall))
    return ["break"] if broken else list(WALLS)

"""Find from examples how objects are recoloured by their numbers of cells, and recolour a new grid.

Answer: the grid with all objects recoloured; every rule of the stated kind that fits the examples gives it.
Harder: more and larger objects, rules that compare objects with each other, more kinds of rules.
Skills: induction, counting, spatial
Source: original; grids as in F. Chollet, On the measure of intelligence, 2019.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from random import Random

from bootcamp import task
from bootcamp.lib.grid.shapes import random_polyomino
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import coloured, grid_prompt, settled_by_tables
from bootcamp.tasks.patterns._hidden_tables import KindsInstance
from bootcamp.tasks.patterns._scenes import COLOURS, EMPTY, apart, objects_of, paint, spread
from bootcamp.tasks.patterns._shown_rules import group_lines
from bootcamp.verifiers import Board, Format, Grid

KINDS = {  # what the new colour depends on
    "size": ("its number of cells", "它的格数"),
    "parity": ("whether its number of cells is odd or even", "它的格数是奇数还是偶数"),
    "largest": ("whether no object of the grid has more cells", "网格中是否没有格数更多的物体"),
    "smallest": ("whether no object of the grid has fewer cells", "网格中是否没有格数更少的物体"),
    "bound": ("whether it has at least t cells, for a fixed number t", "它的格数是否不少于某个固定的数 t"),
    "twin": ("whether another object of the grid has as many cells", "网格中是否有另一个格数相同的物体"),
    "rank": (
        "how many different numbers of cells larger than its own occur among the objects of the grid",
        "网格中各物体的格数里有多少个不同的数大于它的格数",
    ),
}
LEVEL_KINDS = ("size",), ("parity", "largest"), ("parity", "largest", "smallest", "bound"), tuple(KINDS)[1:]


class PatRecolourBySize(Task["PatRecolourBySize.Params", "PatRecolourBySize.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(5, 6, 7, 7, 8, 9, 10, 12, 14, 16), ge=5, le=18)
        objects: int = knob("how many objects a grid has", levels=(2, 3, 3, 4, 4, 5, 6, 7, 8, 10), ge=2, le=12)
        largest: int = knob("the most cells of an object", levels=(3, 3, 4, 4, 5, 5, 6, 7, 9, 10), ge=2, le=12)
        kinds: int = knob(
            "which kinds of rules are possible, later ones being harder",
            levels=(1, 1, 1, 2, 3, 3, 4, 4, 4, 4),
            ge=1,
            le=4,
        )
        pairs: int = knob("how many examples are given", levels=(3,) * 10, ge=1, le=6)

    class Instance(KindsInstance):
        described = KINDS

    prompt = grid_prompt(
        en=r"""
        0 is the background. An object is a largest group of cells of one colour that are connected by sides. Every
        object gets a new colour, which depends, by a hidden table, on nothing but
        {%- if kinds | length == 1 %}
         {{ ways[language][0] }}.
        {% else %}
         one of these (the same one in every grid):

        {{ ways[language] | bullets }}
        {% endif %}
        """,
        zh=r"""
        0 是背景。物体是同色且以边相连的极大一组格子。每个物体换成一种新颜色，由一张隐藏的表决定，
        {%- if kinds | length == 1 -%}
        只取决于{{ ways[language][0] }}。
        {% else -%}
        只取决于下列因素之一（各网格用同一因素）：

        {{ ways[language] | bullets }}
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(len(instance.query), len(instance.query))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        kinds = LEVEL_KINDS[params.kinds - 1]
        hidden = partial(_classes, rng.choice(kinds), rng.randint(2, params.largest))
        *befores, query = (_random_board(params, rng) for _ in range(params.pairs + 1))
        named = {name: None for board in befores for row in hidden(board) for name in row if name != EMPTY}
        table = {EMPTY: EMPTY} | dict(zip(named, rng.sample(2 * COLOURS, len(named)), strict=True))
        pairs = tuple((before, coloured(table, hidden(before))) for before in befores)
        bounds = range(2, params.largest + 2)
        family = [
            partial(_classes, kind, bound) for kind in kinds for bound in (bounds if kind == "bound" else bounds[:1])
        ]
        result = settled_by_tables(family, pairs, query)
        if len({colour for row in result for colour in row}) < 3:
            raise task.Retry
        return self.Instance(pairs=pairs, query=query, kinds=kinds), result

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        largest = max(len(group) for before, _ in instance.pairs for _, group in objects_of(before))
        kinds = [
            (f"{number}. " + (f"t = {bound}: " if kind == "bound" else ""), partial(_classes, kind, bound))
            for number, kind in enumerate(instance.kinds, 1)
            for bound in (range(2, largest + 2) if kind == "bound" else (0,))
        ]
        return "\n".join(group_lines(kinds, instance.pairs, instance.query, language))

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.kinds]


def _random_board(params: PatRecolourBySize.Params, rng: Random) -> Board:
    shapes = [random_polyomino(rng.randint(1, params.largest), rng) for _ in range(params.objects)]
    laid = apart(rng, params.size, params.size, sorted(shapes, key=len, reverse=True))
    return paint(params.size, params.size, ((rng.choice("456"), group) for group in laid))


def _classes(kind: str, bound: int, board: Board) -> tuple[tuple[Hashable, ...], ...]:
    """Give what the new colour of every cell's object depends on, and EMPTY for the background."""
    sizes = [len(group) for _, group in objects_of(board)]
    values: dict[str, list[Hashable]] = {
        "size": [*sizes],
        "parity": [number % 2 for number in sizes],
        "largest": [number == max(sizes) for number in sizes],
        "smallest": [number == min(sizes) for number in sizes],
        "bound": [number >= bound for number in sizes],
        "twin": [sizes.count(number) > 1 for number in sizes],
        "rank": [len({other for other in sizes if other > number}) for number in sizes],
    }
    return spread(board, values[kind], EMPTY)

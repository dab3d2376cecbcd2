"""Find from examples by which property of their shapes objects are recoloured, and recolour a new grid.

Answer: the grid with all objects recoloured; every rule of the stated kind that fits the examples gives it.
Harder: more objects, more properties to choose from, conditions on two properties at once.
Skills: induction, spatial, logic
Source: original; grids as in F. Chollet, On the measure of intelligence, 2019.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import cells, size
from bootcamp.lib.grid.shapes import Shape, random_polyomino
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import Pair, coloured, grid_prompt, settled_by_tables
from bootcamp.tasks.patterns._scenes import COLOURS, EMPTY, apart, objects_of, paint, spread
from bootcamp.tasks.patterns._shown_rules import group_lines
from bootcamp.tasks.patterns.objects._shapes import PROPERTIES, Condition, conditions, meets
from bootcamp.verifiers import Board, Format, Grid


class PatRecolourByShape(Task["PatRecolourByShape.Params", "PatRecolourByShape.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(7, 7, 8, 9, 10, 10, 11, 12, 13, 15), ge=5, le=18)
        objects: int = knob("how many objects a grid has", levels=(3, 3, 4, 4, 4, 4, 5, 6, 7, 8), ge=2, le=12)
        properties: int = knob("how many properties may matter", levels=(2, 3, 4, 5, 6, 4, 5, 6, 6, 6), ge=2, le=6)
        joined: bool = knob("whether two properties may matter at once", levels=(False,) * 5 + (True,) * 5)
        pairs: int = knob("how many examples are given", levels=(3, 3, 3, 3, 3, 4, 4, 4, 4, 4), ge=1, le=6)

    class Instance(task.Instance):
        pairs: tuple[Pair, ...]
        query: Board
        properties: tuple[str, ...]
        joined: bool

        @property
        def ways(self) -> list[str]:
            return [PROPERTIES[name].en for name in self.properties]

        @property
        def zh_ways(self) -> list[str]:
            return [PROPERTIES[name].zh for name in self.properties]

    prompt = grid_prompt(
        en=r"""
        0 is the background. An object is a largest group of cells of one colour that are connected by sides. All
        objects that meet a hidden condition get one new colour and all others another one, whatever their old colours.
        The condition is about these properties of an object:

        {{ ways | bullets }}

        {% if joined %}
        It says of one of them that it holds, or of two of them that each holds or fails, joined by "and" or
        by "or".
        {% else %}
        It is one of them.
        {% endif %}
        """,
        zh=r"""
        0 是背景。物体是同色且以边相连的极大一组格子。满足某个隐藏条件的物体都换成一种新颜色，其余物体都换成另一种，
        与原来的颜色无关。条件涉及物体的下列性质：

        {{ zh_ways | bullets }}

        {% if joined %}
        条件要么是其中一个性质成立，要么规定其中两个性质各自成立或不成立，并用“且”或“或”连接。
        {% else %}
        条件就是其中之一。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(len(instance.query), len(instance.query))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        chosen = rng.sample(list(PROPERTIES), params.properties)
        names = tuple(name for name in PROPERTIES if name in chosen)
        family = [partial(_classes, condition) for condition in conditions(names, params.joined)]
        hidden = rng.choice(family[len(names) :] or family)
        table: dict[Hashable, str] = dict(zip((EMPTY, True, False), (EMPTY, *rng.sample(COLOURS, 2)), strict=True))
        *befores, query = (_random_board(params, rng) for _ in range(params.pairs + 1))
        pairs = tuple((before, coloured(table, hidden(before))) for before in befores)
        result = settled_by_tables(family, pairs, query)
        if len({colour for row in result for colour in row}) < 3:
            raise task.Retry
        return self.Instance(pairs=pairs, query=query, properties=names, joined=params.joined), result

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        names, no = instance.properties, {"en": "not ", "zh": "非 "}[language]
        kinds = (
            (
                " + ".join(f"{'' if holds else no}{names.index(name) + 1}" for name, holds in condition) + ". ",
                partial(_classes, condition),
            )
            for condition in conditions(names, instance.joined)
        )
        return "\n".join(group_lines(kinds, instance.pairs, instance.query, language))

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.properties, instance.joined]


def _random_board(params: PatRecolourByShape.Params, rng: Random) -> Board:
    shapes = sorted((_random_shape(rng) for _ in range(params.objects)), key=len, reverse=True)
    laid = apart(rng, params.size, params.size, shapes)
    return paint(params.size, params.size, ((rng.choice("456"), group) for group in laid))


def _random_shape(rng: Random) -> Shape:
    """Draw a filled rectangle, a frame that may lack a corner, or any shape of up to five cells."""
    kind = rng.choice(("full", "frame", "any", "any"))
    if kind == "full":
        return tuple(cells(rng.randint(1, 3), rng.randint(1, 4)))
    if kind == "frame":
        rows, cols = rng.choice(((3, 3), (3, 4), (4, 3)))
        frame = [(row, col) for row, col in cells(rows, cols) if row in (0, rows - 1) or col in (0, cols - 1)]
        return tuple(frame[rng.randrange(2) :])
    return random_polyomino(rng.randint(1, 5), rng)


def _classes(condition: Condition, board: Board) -> tuple[tuple[Hashable, ...], ...]:
    """Tell for every cell whether its object meets the condition; EMPTY for the background."""
    return spread(board, [meets(condition, group, size(board)) for _, group in objects_of(board)], EMPTY)

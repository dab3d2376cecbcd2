"""Find from examples how colours are replaced, by a map that may depend on the place, and apply it to a new grid.

Answer: the grid with all colours replaced; every rule of the stated kind that fits the examples gives it.
Harder: larger grids, more colours, more ways in which the place may matter, fewer examples.
Skills: induction
Source: original; grids as in F. Chollet, On the measure of intelligence, 2019.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from random import Random

from bootcamp import task
from bootcamp.lib.prompts import by_language
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import Pair, coloured, grid_prompt, settled_by_tables
from bootcamp.tasks.patterns._scenes import COLOURS, random_board
from bootcamp.tasks.patterns._shown_rules import table_lines
from bootcamp.verifiers import Board, Format, Grid

SCHEMES = {  # what the new colour depends on besides the old one
    "all": ("nothing else", "没有别的因素"),
    "rows": ("whether the number of the row is odd or even", "行号的奇偶"),
    "columns": ("whether the number of the column is odd or even", "列号的奇偶"),
    "chess": ("whether the sum of row and column number is odd or even", "行号与列号之和的奇偶"),
    "border": ("whether the cell lies on the border of the grid", "格子是否在网格的边缘上"),
    "both": ("whether the row number and whether the column number is odd or even", "行号的奇偶以及列号的奇偶"),
}


class PatColourMap(Task["PatColourMap.Params", "PatColourMap.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(3, 3, 4, 5, 5, 6, 7, 8, 9, 10), ge=3, le=15)
        colours: int = knob("how many colours occur in inputs", levels=(3, 4, 4, 5, 5, 6, 7, 7, 8, 9), ge=2, le=9)
        schemes: int = knob("in how many ways the place may matter", levels=(1, 1, 3, 4, 5, 5, 5, 6, 6, 6), ge=1, le=6)
        pairs: int = knob("how many examples are given", levels=(2, 3, 3, 3, 3, 3, 3, 3, 3, 2), ge=1, le=6)

    class Instance(task.Instance):
        pairs: tuple[Pair, ...]
        query: Board
        schemes: tuple[str, ...]

        @property
        def ways(self) -> dict[str, list[str]]:
            return by_language(SCHEMES[name] for name in self.schemes)

    prompt = grid_prompt(
        en=r"""
        Every cell gets a new colour.
        {% if schemes | length == 1 %}
        The new colour depends on nothing but the old one.
        {% else %}
        The new colour depends on the old one and on one of these (the same one in every grid; rows and columns are
        numbered from 1):

        {{ ways[language] | bullets }}
        {% endif %}
        """,
        zh=r"""
        每个格子都换成新颜色。
        {% if schemes | length == 1 %}
        新颜色只由原来的颜色决定。
        {% else %}
        新颜色由原来的颜色和下列因素之一决定（各网格用同一因素；行号和列号从 1 数起）：

        {{ ways[language] | bullets }}
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(len(instance.query), len(instance.query))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        schemes = tuple(SCHEMES)[: params.schemes]
        hidden = rng.choice(schemes[1:] or schemes)
        colours = rng.sample(COLOURS, params.colours)
        table = {(part, colour): rng.choice(COLOURS) for part in range(4) for colour in colours}
        *befores, query = (random_board(rng, params.size, params.size, colours) for _ in range(params.pairs + 1))
        pairs = tuple((before, coloured(table, _classes(hidden, before))) for before in befores)
        result = settled_by_tables([partial(_classes, scheme) for scheme in schemes], pairs, query)
        return self.Instance(pairs=pairs, query=query, schemes=schemes), result

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        def said(name: Hashable) -> str:
            assert isinstance(name, tuple)
            return "".join(name)

        kinds = [
            (f"{number}. " if len(instance.schemes) > 1 else "", partial(_named, scheme, language))
            for number, scheme in enumerate(instance.schemes, 1)
        ]
        return "\n".join(table_lines(kinds, instance.pairs, instance.query, said, language))

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.schemes]


def _classes(scheme: str, board: Board) -> list[list[tuple[int, str]]]:
    """Give what each cell's new colour depends on: the number of its part of the grid and its colour."""
    last = len(board) - 1
    return [
        [(_part(scheme, row, col, last), colour) for col, colour in enumerate(line)] for row, line in enumerate(board)
    ]


def _named(scheme: str, language: str, board: Board) -> list[list[tuple[str, str]]]:
    """Give the classes with a word for the part of the grid: odd and even, or inside and border."""
    odd, even, inside, border = {"en": ("o", "e", "i", "b"), "zh": ("奇", "偶", "内", "边")}[language]
    parts = {"all": ("",), "chess": (even, odd), "border": (inside, border)}
    parts["both"] = tuple(row + col for row in (odd, even) for col in (odd, even))
    words = parts.get(scheme, (odd, even))
    return [[(colour, words[part]) for part, colour in line] for line in _classes(scheme, board)]


def _part(scheme: str, row: int, col: int, last: int) -> int:
    return {
        "all": 0,
        "rows": row % 2,
        "columns": col % 2,
        "chess": (row + col) % 2,
        "border": int(row in (0, last) or col in (0, last)),
        "both": 2 * (row % 2) + col % 2,
    }[scheme]

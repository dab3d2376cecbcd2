"""Find from examples the table by which the cells of equal panels are combined, and apply it to a new grid.

Answer: the combined panel; every rule of the stated kind that fits the examples gives it.
Harder: larger panels, two to four of them, more output colours, a panel that may be mirrored first.
Skills: induction, logic
Source: original; grids as in F. Chollet, On the measure of intelligence, 2019.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from itertools import product
from random import Random

from bootcamp import task
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import Pair, coloured, grid_prompt, settled_by_tables
from bootcamp.tasks.patterns._scenes import COLOURS, EMPTY, panels_of, random_board, side_by_side
from bootcamp.tasks.patterns._shown_rules import table_lines
from bootcamp.verifiers import Board, Format, Grid

Mirror = tuple[int, str]  # the number of the panel that is mirrored first, and how


class PatPanelBoolean(Task["PatPanelBoolean.Params", "PatPanelBoolean.Instance", Board]):
    version = 1

    class Params(task.Params):
        side: int = knob(
            "the number of rows and of columns of a panel", levels=(3, 4, 4, 5, 5, 4, 5, 5, 6, 7), ge=3, le=10
        )
        panels: int = knob("how many panels an input has", levels=(2, 2, 2, 2, 2, 3, 3, 3, 4, 4), ge=2, le=5)
        colours: int = knob(
            "how many colours an output may have, empty included", levels=(2, 2, 3, 3, 3, 3, 3, 4, 4, 4), ge=2, le=5
        )
        mirrors: bool = knob(
            "whether a panel may be mirrored first",
            levels=(False, False, False, False, True, False, True, True, True, True),
        )
        pairs: int = knob("how many examples are given", levels=(3, 3, 3, 3, 3, 3, 3, 3, 3, 2), ge=1, le=6)

    class Instance(task.Instance):
        pairs: tuple[Pair, ...]
        query: Board
        panels: int
        mirrors: bool

    prompt = grid_prompt(
        en=r"""
        0 is an empty cell. The input holds {{ panels }} square panels side by side, parted by
        {{ "a column" if panels == 2 else "columns" }} of 9.
        {% if mirrors %}
        First, one of the panels (the same one in every grid) may be mirrored left to right or upside down. Then the
        panels are laid on top of each other.
        {% else %}
        The panels are laid on top of each other.
        {% endif %}
        The colour of an output cell (which may be 0) depends on nothing but which of the panels are empty there and
        which are not.
        """,
        zh=r"""
        0 是空格。输入由并排的 {{ panels }} 块正方形面板组成，以{{ "一列" if panels == 2 else "一列列的" }} 9 隔开。
        {% if mirrors %}
        首先，其中一块面板（每个网格中都是同一块）可能被左右翻转或上下翻转。然后把各面板叠放在一起。
        {% else %}
        把各面板叠放在一起。
        {% endif %}
        输出格的颜色（可以是 0）只取决于各面板在该处哪些是空的、哪些不是。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(len(instance.query), len(instance.query))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        mirrors = _mirrors(params.panels, params.mirrors)
        hidden = rng.choice(mirrors[1:] or mirrors)
        inks = [EMPTY, *rng.sample(COLOURS[:-1], params.colours - 1)]
        table = {filled: rng.choice(inks) for filled in product((False, True), repeat=params.panels)}
        paints = rng.sample(COLOURS[:-1], params.panels)
        *befores, query = (
            side_by_side([random_board(rng, params.side, params.side, paint, 0.5) for paint in paints])
            for _ in range(params.pairs + 1)
        )
        pairs = tuple((before, coloured(table, _filled(hidden, before))) for before in befores)
        result = settled_by_tables([partial(_filled, mirror) for mirror in mirrors], pairs, query)
        if len({colour for row in result for colour in row}) < 2:
            raise task.Retry
        return self.Instance(pairs=pairs, query=query, panels=params.panels, mirrors=params.mirrors), result

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        def said(name: Hashable) -> str:
            assert isinstance(name, tuple)
            return "".join("01"[filled] for filled in name)

        words = {
            "en": {"": "no mirror", "across": "panel {} left to right", "down": "panel {} upside down"},
            "zh": {"": "不翻转", "across": "面板 {} 左右", "down": "面板 {} 上下"},
        }[language]
        kinds = [
            (f"{words[way].format(number + 1)}: " if instance.mirrors else "", partial(_filled, (number, way)))
            for number, way in _mirrors(instance.panels, instance.mirrors)
        ]

        return "\n".join(table_lines(kinds, instance.pairs, instance.query, said, language))

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.mirrors]


def _mirrors(panels: int, mirrors: bool) -> list[Mirror]:
    """List which panel may be mirrored, and how."""
    return [(0, ""), *product(range(panels), ("across", "down") if mirrors else ())]


def _filled(mirror: Mirror, board: Board) -> list[list[tuple[bool, ...]]]:
    """Tell for every cell of the output which panels are filled there, after one of them has been mirrored."""
    parts = panels_of(board, len(board))
    number, way = mirror
    if way:
        parts[number] = parts[number][::-1] if way == "down" else tuple(row[::-1] for row in parts[number])
    return [
        [tuple(item != EMPTY for item in stack) for stack in zip(*rows, strict=True)]
        for rows in zip(*parts, strict=True)
    ]

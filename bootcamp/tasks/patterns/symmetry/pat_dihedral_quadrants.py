"""Find from examples how the panels of a grid are turned, mirrored and moved, and apply it to a new grid.

Answer: the grid with every panel turned and moved; every rule of the stated kind that fits the examples gives it.
Harder: larger panels, two or four of them, panels that change places, fewer colours to tell turns apart.
Skills: induction, spatial
Source: original; grids as in F. Chollet, On the measure of intelligence, 2019.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import chain, product
from random import Random
from typing import Literal

from bootcamp import task
from bootcamp.lib.grid.symmetry import symmetries
from bootcamp.lib.prompts import grid
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import Pair, grid_prompt, settled
from bootcamp.tasks.patterns._scenes import COLOURS, random_board
from bootcamp.verifiers import Board, Format, Grid

Move = tuple[int, int]  # the panel that comes to a place, and the number of its image


class PatDihedralQuadrants(Task["PatDihedralQuadrants.Params", "PatDihedralQuadrants.Instance", Board]):
    version = 1

    class Params(task.Params):
        side: int = knob("the number of rows of a panel", levels=(3, 4, 3, 4, 4, 3, 3, 4, 5, 5), ge=2, le=10)
        panels: Literal[1, 2, 4] = knob("how many panels a grid has", levels=(1, 1, 2, 2, 2, 4, 4, 4, 4, 4))
        exchange: bool = knob(
            "whether panels may change places", levels=(False, False, False, False, True, False, True, True, True, True)
        )
        colours: int = knob("how many colours occur", levels=(5, 5, 5, 4, 4, 4, 4, 4, 3, 3), ge=2, le=9)
        pairs: int = knob("how many examples are given", levels=(2, 2, 2, 2, 2, 2, 2, 2, 2, 1), ge=1, le=6)

    class Instance(task.Instance):
        pairs: tuple[Pair, ...]
        query: Board
        panels: int
        exchange: bool

        @property
        def side(self) -> int:
            return len(self.query) // (2 if self.panels == 4 else 1)

    prompt = grid_prompt(
        en=r"""
        {% if panels == 1 %}
        The grid is turned by a quarter, half or three-quarter turn, or mirrored left to right, upside down or about
        one of its two diagonals.
        {% else %}
        The grid is cut into {{ "its left and its right half" if panels == 2 else "its four quadrants" }}, square
        panels. Each panel has a motion of its own: it stays as it is, makes a quarter, half or three-quarter turn, or
        is mirrored left to right, upside down or about one of its two diagonals.
        {% if exchange %}
        The panels may also change places, in the same way in every grid.
        {% endif %}
        {% endif %}
        """,
        zh=r"""
        {% if panels == 1 %}
        网格旋转四分之一圈、半圈或四分之三圈，或者左右翻转、上下翻转，或沿两条对角线之一翻转。
        {% else %}
        网格分成{{ "左右两半" if panels == 2 else "左上、右上、左下、右下四块" }}，每块都是正方形。
        每块有自己固定的动作：保持不变，旋转四分之一圈、半圈或四分之三圈，或者左右翻转、上下翻转，或沿两条对角线之一翻转。
        {% if exchange %}
        各块还可能互换位置，在每个网格中换法相同。
        {% endif %}
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(len(instance.query), len(instance.query[0]))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        rows, cols = params.side * (1 + (params.panels == 4)), params.side * (1 + (params.panels > 1))
        colours = rng.sample(COLOURS, params.colours)
        sources = list(range(params.panels))
        if params.exchange:
            rng.shuffle(sources)
        hidden = [(source, rng.randrange(8)) for source in sources]
        *befores, query = (random_board(rng, rows, cols, colours) for _ in range(params.pairs + 1))
        pairs = tuple((before, _rearranged(params.side, hidden, before)) for before in befores)
        instance = self.Instance(pairs=pairs, query=query, panels=params.panels, exchange=params.exchange)
        rules = [partial(_rearranged, params.side, moves) for moves in _fitting(instance)]
        return instance, settled(rules, pairs, query)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        words = {"en": ("turn", "mirror", "no", "yes"), "zh": ("旋转", "翻转", "否", "是")}[language]
        cut = [(_panels(before, instance.side), _panels(after, instance.side)) for before, after in instance.pairs]
        moves, lines = _fitting(instance)[0], []
        for place, right in enumerate(moves):
            sources = range(instance.panels) if instance.exchange else [place]
            for source, image in product(sources, range(8)):
                told = []
                for old, new in cut:
                    found = symmetries(old[source])[image]
                    wrong = [row for row, other in zip(found, new[place], strict=True) if row != other][:1]
                    told.append(f"{grid(wrong or found, ' ').replace(chr(10), ' / ')} {words[2 + (not wrong)]}")
                    if wrong:
                        break
                panel = f"{source + 1} -> {place + 1}, " if instance.panels > 1 else ""
                lines.append(f"{panel}{words[image > 3]} {90 * (image % 4)}: {'; '.join(told)}")
                if (source, image) == right:
                    break
        asked = _panels(instance.query, instance.side)
        for place, (source, image) in enumerate(moves, 1) if instance.panels > 1 else ():
            lines.append(f"{place}: {grid(symmetries(asked[source])[image], ' ').replace(chr(10), ' / ')}")
        return "\n".join(lines)

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.panels, instance.exchange]


def _fitting(instance: PatDihedralQuadrants.Instance) -> list[Sequence[Move]]:
    """List the rules that explain the examples, each as the move to every place."""
    cut = [(_panels(before, instance.side), _panels(after, instance.side)) for before, after in instance.pairs]
    choices = []
    for place in range(instance.panels):
        sources = range(instance.panels) if instance.exchange else [place]
        moves = [(source, image) for source in sources for image in range(8)]
        choices.append([m for m in moves if all(symmetries(old[m[0]])[m[1]] == new[place] for old, new in cut)])
    return [moves for moves in product(*choices) if len({source for source, _ in moves}) == instance.panels]


def _panels(board: Board, side: int) -> list[Board]:
    """Cut a board into squares, in reading order."""
    corners = product(range(0, len(board), side), range(0, len(board[0]), side))
    return [tuple(row[left : left + side] for row in board[top : top + side]) for top, left in corners]


def _rearranged(side: int, moves: Sequence[Move], board: Board) -> Board:
    """Apply a rule to a board."""
    parts = _panels(board, side)
    moved = [symmetries(parts[source])[image] for source, image in moves]
    across = len(board[0]) // side
    bands = [zip(*moved[start : start + across], strict=True) for start in range(0, len(moved), across)]
    return tuple(tuple(chain(*lines)) for band in bands for lines in band)

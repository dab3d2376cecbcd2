"""Find from examples which turned, mirrored or recoloured copies of a template count, and mark those of a new grid.

Answer: the grid with all copies marked; every rule of the stated kind that fits the examples gives it.
Harder: larger grids and templates, more copies and near copies, more motions that may be allowed.
Skills: induction, spatial, search
Source: original; grids as in F. Chollet, On the measure of intelligence, 2019.
"""

from __future__ import annotations

from functools import partial
from itertools import product
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells
from bootcamp.lib.grid.cell_names import cell_name
from bootcamp.lib.grid.symmetry import symmetries
from bootcamp.lib.prompts import by_language
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import Pair, grid_prompt, settled
from bootcamp.tasks.patterns._scenes import EMPTY, LINE, random_board
from bootcamp.tasks.patterns._shown_rules import tried_lines
from bootcamp.verifiers import Board, Format, Grid

MOTIONS = {  # the images, as `symmetries` numbers them, that are copies
    "none": ("none: a copy looks just like the template", "无：副本与模板完全一样", (0,)),
    "half": ("turning it by half", "旋转半圈", (0, 2)),
    "across": ("mirroring it left to right", "左右翻转", (0, 4)),
    "turns": ("turning it by one, two or three quarters", "旋转四分之一、二或三圈", (0, 1, 2, 3)),
    "down": ("mirroring it upside down", "上下翻转", (0, 6)),
    "all": ("turning it by quarters, mirroring it, or both", "旋转若干个四分之一圈、翻转或两者都做", tuple(range(8))),
}


class PatFindTemplate(Task["PatFindTemplate.Params", "PatFindTemplate.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob(
            "the number of rows and of columns of a field", levels=(5, 6, 7, 7, 8, 9, 10, 11, 12, 14), ge=4, le=16
        )
        template: int = knob(
            "the number of rows and of columns of a template", levels=(2, 2, 2, 2, 2, 3, 3, 3, 3, 3), ge=2, le=4
        )
        colours: int = knob("how many colours occur", levels=(2, 2, 2, 3, 3, 2, 2, 2, 2, 2), ge=1, le=4)
        copies: int = knob(
            "how many images of the template are laid on a field", levels=(2, 3, 3, 4, 4, 4, 5, 6, 7, 8), ge=1, le=12
        )
        motions: int = knob(
            "how many motions may be the allowed one", levels=(2, 3, 4, 5, 6, 5, 6, 6, 6, 6), ge=2, le=6
        )
        shapes: bool = knob("whether colours may not count", levels=(False,) * 3 + (True,) * 7)
        pairs: int = knob("how many examples are given", levels=(2,) * 10, ge=1, le=6)

    class Instance(task.Instance):
        pairs: tuple[Pair, ...]
        query: Board
        motions: tuple[str, ...]
        shapes: bool

        @property
        def ways(self) -> dict[str, list[str]]:
            return by_language(MOTIONS[name] for name in self.motions)

    prompt = grid_prompt(
        en=r"""
        In the input, a column of 9 parts a square template, top left, with nothing but 9 below it, from a field to the
        right. The output is the field, in which all cells of all copies of the template, 0 included, have become 9.
        Copies may overlap. A square of the field is a copy if it looks like the template or can be made to look so by a
        hidden kind of motion, one of these (the same one in every grid):

        {{ ways[language] | bullets }}

        To look alike means to be equal in every cell
        {{- " or, if the hidden rule says so, to have 0 in the same cells, whatever the other digits are" if shapes }}.
        """,
        zh=r"""
        输入中，一列 9 把左上角的正方形模板（它的下方全是 9）与右边的图隔开。
        输出是这张图，其中模板的所有副本的所有格子（包括 0）都变成 9。副本可以重叠。
        图中的一个正方形如果与模板看上去一样，或者经过某种隐藏的运动后与模板看上去一样，就是副本。
        这种运动是下列之一（各网格相同）：

        {{ ways[language] | bullets }}

        看上去一样是指每个格子都相同{{ "，或者按隐藏规则只要求 0 的位置相同，其他数字是什么都可以" if shapes }}。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(len(instance.query), len(instance.query))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        motions = tuple(MOTIONS)[: params.motions]
        family = [partial(_marked, *choice) for choice in product(motions, (False, True)[: 1 + params.shapes])]
        hidden = rng.choice(family)
        *befores, query = (_random_input(params, rng) for _ in range(params.pairs + 1))
        pairs = tuple((before, hidden(before)) for before in befores)
        result = settled(family, pairs, query)
        if not any(LINE in row for row in result):
            raise task.Retry
        return self.Instance(pairs=pairs, query=query, motions=motions, shapes=params.shapes), result

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        def tried(motion: str, shapes: bool, board: Board) -> tuple[str, Board]:
            left = board[0].index(LINE) + 1
            corners = (cell_name((row, col - left)) for row, col in _corners(motion, shapes, board))
            return " ".join(corners) or "-", _marked(motion, shapes, board)

        words = {"en": ("equal", "0"), "zh": ("相同", "0")}[language]
        rules = (
            (f"{number}{f', {words[shapes]}' if instance.shapes else ''}. ", partial(tried, motion, shapes))
            for (number, motion), shapes in product(
                enumerate(instance.motions, 1), (False, True)[: 1 + instance.shapes]
            )
        )
        return "\n".join(tried_lines(rules, instance.pairs, instance.query, language))

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.motions, instance.shapes]


def _random_input(params: PatFindTemplate.Params, rng: Random) -> Board:
    """Lay images of a template, some in other colours, on a random field and put the template beside it."""
    colours, side = rng.sample("12345678", params.colours), params.template
    template = random_board(rng, side, side, colours, 0.7)
    field = [list(row) for row in random_board(rng, params.size, params.size, colours, 0.6)]
    for _ in range(params.copies):
        top, left = (rng.randint(0, params.size - side) for _ in range(2))
        image, strange = rng.choice(symmetries(template)), rng.random() < 0.3
        for row, col in cells(side, side):
            item = image[row][col]
            field[top + row][left + col] = rng.choice(colours) if strange and item != EMPTY else item
    beside = [*template, *[(LINE,) * side] * (params.size - side)]
    return tuple((*part, LINE, *row) for part, row in zip(beside, field, strict=True))


def _corners(motion: str, shapes: bool, board: Board) -> list[Cell]:
    """List the upper left cells of all copies in an input."""
    side = board[0].index(LINE)
    seen = [tuple(item != EMPTY if shapes else item for item in row) for row in board]
    images = symmetries([row[:side] for row in seen[:side]])
    copies = [images[number] for number in MOTIONS[motion][2]]
    corners = product(range(len(board) - side + 1), range(side + 1, len(board[0]) - side + 1))
    return [(r, c) for r, c in corners if tuple(line[c : c + side] for line in seen[r : r + side]) in copies]


def _marked(motion: str, shapes: bool, board: Board) -> Board:
    """Give the field of an input with all copies marked."""
    side = board[0].index(LINE)
    corners = _corners(motion, shapes, board)
    marked = {(top + row, left + col) for top, left in corners for row, col in cells(side, side)}
    return tuple(
        tuple(LINE if (row, col) in marked else line[col] for col in range(side + 1, len(line)))
        for row, line in enumerate(board)
    )

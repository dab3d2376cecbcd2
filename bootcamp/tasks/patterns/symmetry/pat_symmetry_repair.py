"""Complete a picture with hidden patches by the symmetries that finished pictures show.

Answer: the complete picture; the symmetries that all finished pictures share give every hidden cell.
Harder: larger pictures, more and larger patches, turns and mirrors that leave out a margin.
Skills: induction, spatial, geometry
Source: original; grids as in F. Chollet, On the measure of intelligence, 2019.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from random import Random
from typing import NamedTuple

from bootcamp import task
from bootcamp.lib.graph import components
from bootcamp.lib.grid.board import Cell, cells, fill
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.patterns._scenes import COLOURS
from bootcamp.verifiers import Board, Format, Grid

KINDS = ("across", "down", "half", "diagonal", "quarter")


class _Symmetry(NamedTuple):
    """A mirror image or a turn of the square without the first `cut` rows and columns, or the last if negative."""

    kind: str
    cut: int


HIDDEN = "?"


class PatSymmetryRepair(Task["PatSymmetryRepair.Params", "PatSymmetryRepair.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 5, 6, 7, 8, 9, 10, 11, 13, 15), ge=4, le=18)
        colours: int = knob("how many colours occur", levels=(4, 4, 5, 5, 5, 6, 6, 6, 7, 8), ge=2, le=9)
        kinds: int = knob(
            "how many kinds of symmetries are possible", levels=(2, 2, 3, 4, 5, 5, 5, 5, 5, 5), ge=2, le=5
        )
        cut: int = knob(
            "how many rows and columns a symmetry may leave out", levels=(0, 0, 0, 0, 0, 1, 1, 2, 2, 2), ge=0, le=2
        )
        patches: int = knob("how many patches are hidden", levels=(1, 1, 1, 2, 2, 2, 2, 3, 3, 3), ge=1, le=4)
        side: int = knob("the largest side of a patch", levels=(2, 2, 3, 3, 3, 3, 4, 4, 5, 6), ge=1, le=6)
        pictures: int = knob("how many finished pictures are given", levels=(3, 3, 2, 2, 2, 2, 2, 2, 2, 2), ge=1, le=4)

    class Instance(task.Instance):
        pictures: tuple[Board, ...]
        query: Board
        kinds: int
        cut: int

    prompt = Prompt(
        en=r"""
        All pictures below are drawn with the same symmetries, some of these:

        - The left-right mirror image of the picture is the picture itself.
        - The upside-down mirror image of the picture is the picture itself.
        {% if kinds > 2 %}
        - The picture turned by a half turn is the picture itself.
        {% endif %}
        {% if kinds > 3 %}
        - Rows and columns can be exchanged (a mirror image about the diagonal from the upper left to the lower right).
        {% endif %}
        {% if kinds > 4 %}
        - The picture turned by a quarter turn is the picture itself.
        {% endif %}

        {% if cut %}
        Each of these may also hold just for what is left of the picture without
        {{ "its first row and its first column, or without its last row and its last column" if cut == 1 else
        "its first k rows and its first k columns, or without its last k rows and its last k columns, where k is 1 or 2"
        }}.
        {% endif %}
        Every symmetry of this list that all finished pictures have is a symmetry of the unfinished one too.

        {% for picture in pictures %}
        Finished:

        {{ picture | grid(" ") }}

        {% endfor %}
        Unfinished, with ? in hidden cells:

        {{ query | grid(" ") }}

        Give the whole picture.
        """,
        zh=r"""
        下面的图画都按同样的对称方式画成，对称方式是下列中的一些：

        - 左右翻转后不变。
        - 上下翻转后不变。
        {% if kinds > 2 %}
        - 旋转半圈后不变。
        {% endif %}
        {% if kinds > 3 %}
        - 行列互换（沿左上到右下的对角线翻转）后不变。
        {% endif %}
        {% if kinds > 4 %}
        - 旋转四分之一圈后不变。
        {% endif %}

        {% if cut %}
        每一种对称也可能只对去掉{{ "第一行和第一列、或去掉最后一行和最后一列" if cut == 1 else
        "前 k 行和前 k 列、或去掉后 k 行和后 k 列" }}之后剩下的部分成立{{ "，k 是 1 或 2" if cut > 1 }}。
        {% endif %}
        完整的图画全都具有的每一种上述对称，未完成的图画也具有。

        {% for picture in pictures %}
        完整的图画：

        {{ picture | grid(" ") }}

        {% endfor %}
        未完成的图画，? 是被遮住的格子：

        {{ query | grid(" ") }}

        写出完整的图画。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(len(instance.query), len(instance.query), COLOURS)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        family = [_Symmetry(*pair) for pair in product(KINDS[: params.kinds], range(-params.cut, params.cut + 1))]
        hidden = [rng.choice(family) for _ in range(rng.choice((1, 1, 2)))]
        colours = rng.sample(COLOURS, params.colours)
        *pictures, whole = (random_picture(params.size, colours, hidden, rng) for _ in range(params.pictures + 1))
        if len({item for row in whole for item in row}) < 2:
            raise task.Retry
        covered = set()
        for _ in range(params.patches):
            height, width = rng.randint(1, params.side), rng.randint(1, params.side)
            top, left = rng.randint(0, params.size - height), rng.randint(0, params.size - width)
            covered |= set(product(range(top, top + height), range(left, left + width)))
        shared = [one for one in family if all(holds(one, picture) for picture in pictures)]
        for orbit in orbits(params.size, shared):
            if covered.issuperset(orbit) or len({whole[row][col] for row, col in orbit}) > 1:
                raise task.Retry
        shown = (HIDDEN if cell in covered else whole[cell[0]][cell[1]] for cell in cells(params.size, params.size))
        query = fill(params.size, params.size, shown)
        return self.Instance(pictures=tuple(pictures), query=query, kinds=params.kinds, cut=params.cut), whole

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pictures), instance.query, instance.kinds, instance.cut]


def _images(symmetry: _Symmetry, size: int) -> dict[Cell, Cell]:
    """Map the cells that a symmetry is about to their images."""
    low, high = max(symmetry.cut, 0), size - 1 + min(symmetry.cut, 0)
    return {
        (row, col): {
            "across": (row, low + high - col),
            "down": (low + high - row, col),
            "half": (low + high - row, low + high - col),
            "diagonal": (col, row),
            "quarter": (col, low + high - row),
        }[symmetry.kind]
        for row, col in product(range(low, high + 1), repeat=2)
    }


def orbits(size: int, symmetries: Iterable[_Symmetry]) -> list[list[Cell]]:
    """Group the cells that have one colour under these symmetries."""
    edges = [(a[0] * size + a[1], b[0] * size + b[1]) for one in symmetries for a, b in _images(one, size).items()]
    return [[divmod(node, size) for node in group] for group in components(size * size, edges)]


def holds(symmetry: _Symmetry, board: Board) -> bool:
    """Tell whether a board has a symmetry."""
    return all(board[a][b] == board[c][d] for (a, b), (c, d) in _images(symmetry, len(board)).items())


def random_picture(size: int, colours: list[str], symmetries: Iterable[_Symmetry], rng: Random) -> Board:
    """Colour a picture at random so that it has these symmetries."""
    colour = {cell: ink for orbit in orbits(size, symmetries) for ink in [rng.choice(colours)] for cell in orbit}
    return fill(size, size, (colour[cell] for cell in cells(size, size)))

"""Find from examples how copies of a template may lie of which only the key cells are seen, and complete new ones.

Answer: the grid with all copies completed; every rule of the stated kind that fits the examples gives it.
Harder: larger grids and templates, more copies, more motions that may be allowed, enlarged copies.
Skills: induction, spatial, search
Source: original; grids as in F. Chollet, On the measure of intelligence, 2019.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, partial
from itertools import product
from random import Random

from bootcamp import task
from bootcamp.lib.geometry import cross
from bootcamp.lib.grid.board import Cell, cells, components, fill, size, where
from bootcamp.lib.grid.shapes import random_polyomino
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import grid_prompt, settled
from bootcamp.tasks.patterns._hidden_tables import KindsInstance
from bootcamp.tasks.patterns._scenes import COLOURS, EMPTY, apart, paint
from bootcamp.tasks.patterns.objects._motions import MATRICES, MOTIONS, Matrix, moved
from bootcamp.verifiers import Board, Format, Grid

Picture = dict[Cell, str]

NAMES = {kind: (en, zh) for kind, (en, zh, _) in MOTIONS.items()}


class PatCopyToMarkers(Task["PatCopyToMarkers.Params", "PatCopyToMarkers.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(7, 8, 9, 9, 10, 11, 12, 13, 14, 15), ge=5, le=18)
        cells: int = knob("the number of cells of a template", levels=(4, 4, 5, 5, 5, 6, 6, 6, 6, 7), ge=4, le=10)
        copies: int = knob("how many copies are marked on a grid", levels=(1, 2, 3, 3, 3, 4, 4, 3, 4, 4), ge=1, le=6)
        kinds: int = knob(
            "how many kinds of motions may be the allowed one", levels=(2, 3, 4, 5, 6, 6, 6, 6, 6, 6), ge=2, le=6
        )
        erasing: bool = knob("whether the template may be removed", levels=(False,) * 3 + (True,) * 7)
        enlarged: bool = knob("whether copies may be enlarged", levels=(False,) * 7 + (True,) * 3)
        pairs: int = knob("how many examples are given", levels=(2, 2, 2, 2, 2, 2, 2, 3, 3, 3), ge=1, le=6)

    class Instance(KindsInstance):
        described = NAMES
        keys: str
        erasing: bool
        enlarged: bool

    prompt = grid_prompt(
        en=r"""
        0 is the background and {{ keys | listed(language) }} are the key colours. Every input has a template: the only
        group of cells connected by sides that has other colours too. It holds one key cell of each key colour. All
        cells of key colours elsewhere are marks. Wherever the template can be laid, shifted and, if need be, moved by a
        hidden kind of motion, so that its three key cells come to lie on marks of their colours, the whole template is
        drawn in that position. The kind of motion is one of these, the same in every grid:

        {{ ways[language] | bullets }}

        {% if enlarged %}
        Perhaps, by the hidden rule, templates of double size are drawn in the same way: every cell of the template, key
        cells too, then becomes a square of 2 x 2 cells.
        {% endif %}
        Other marks stay as they are. The template in the input stays
        {{- " in every grid, or is removed in every grid" if erasing }}.
        """,
        zh=r"""
        0 是背景，{{ keys | listed(language) }} 是关键色。每个输入有一个模板：
        它是唯一含有其他颜色的、以边相连的一组格子，其中每种关键色各有一个关键格。别处关键色的格子都是标记。
        模板经过平移（必要时再做某种隐藏的运动）后，只要三个关键格都能落在各自颜色的标记上，就在那个位置画出整个模板。
        这种运动是下列之一，各网格相同：

        {{ ways[language] | bullets }}

        {% if enlarged %}
        隐藏规则也可能规定同样画出放大一倍的模板，这时模板的每一格（包括关键格）变成 2 × 2 格的正方形。
        {% endif %}
        其他标记不变。输入中的模板保留{{ "，或者在各网格中都去掉" if erasing }}。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.query))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        kinds, keys = tuple(MOTIONS)[: params.kinds], "".join(sorted(rng.sample(COLOURS, 3)))
        rules = list(product(kinds, (False, True)[: 1 + params.enlarged], (False, True)[: 1 + params.erasing]))
        hidden = rng.choice(rules)
        *befores, query = (_random_board(params, hidden[0], keys, rng) for _ in range(params.pairs + 1))
        pairs = tuple((before, completed(*hidden, keys, before)) for before in befores)
        result = settled([partial(completed, *rule, keys) for rule in rules], pairs, query)
        if all(result[row][col] == EMPTY for row, col in where(query, EMPTY)):
            raise task.Retry
        same = [kind for kind in kinds if completed(kind, *hidden[1:], keys, query) == result]
        if len(kinds) > 2 and (2 * len(same) > len(kinds) or kinds[-1] in set(same) - {hidden[0]}):
            raise task.Retry  # the examples hardly matter
        return self.Instance(
            pairs=pairs, query=query, kinds=kinds, keys=keys, erasing=params.erasing, enlarged=params.enlarged
        ), result

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.model_dump(exclude={"pairs"})]


def _random_board(params: PatCopyToMarkers.Params, kind: str, keys: str, rng: Random) -> Board:
    """Lay a template and the keys of images of it, more of them allowed than not; raise Retry if there are others."""
    template = _random_template(params.cells, keys, rng)
    pictures = [template]
    for _ in range(params.copies):
        matrix = rng.choice(MOTIONS[kind][2] if rng.random() < 0.6 else MATRICES)
        pictures.append(image(template, matrix, 2 if params.enlarged and rng.random() < 0.3 else 1))
    pictures[1:] = sorted(pictures[1:], key=len, reverse=True)
    laid = apart(rng, params.size, params.size, map(tuple, pictures))
    things = [
        (ink, (cell,))
        for number, (picture, places) in enumerate(zip(pictures, laid, strict=True))
        for ink, cell in zip(picture.values(), places, strict=True)
        if ink in keys or not number
    ]
    board = paint(params.size, params.size, things)
    if len(copies_of(board, keys)) != params.copies:
        raise task.Retry
    return board


def _random_template(number: int, keys: str, rng: Random) -> Picture:
    """Colour a shape with two colours and with the keys, which do not lie on a line."""
    shape = random_polyomino(number, rng)
    corners = rng.sample(shape, 3)
    if cross(*corners) == 0:
        raise task.Retry
    inks = rng.sample([ink for ink in COLOURS if ink not in keys], 2)
    return {cell: rng.choice(inks) for cell in shape} | dict(zip(corners, keys, strict=True))


def template_of(board: Board, keys: str) -> Picture:
    """Give the cells and colours of the group that has other colours than keys."""
    for group in components(where(board, *COLOURS)):
        picture = {(row, col): board[row][col] for row, col in group}
        if not set(keys).issuperset(picture.values()):
            return picture
    return {}


def image(picture: Picture, matrix: Matrix, scale: int) -> Picture:
    """Turn or mirror a picture, make every cell a square of scale x scale cells, and shift it to the top left."""
    places = moved(picture, matrix)
    top, left = min(row for row, _ in places), min(col for _, col in places)
    return {
        (scale * (row - top) + down, scale * (col - left) + right): ink
        for (row, col), ink in zip(places, picture.values(), strict=True)
        for down, right in cells(scale, scale)
    }


@lru_cache(maxsize=64)
def copies_of(board: Board, keys: str) -> tuple[tuple[Matrix, int, Picture], ...]:
    """List the motions, scales and pictures by which the keys of the template come to lie on marks."""
    template = template_of(board, keys)
    marks = {(row, col): board[row][col] for row, col in where(board, *keys) if (row, col) not in template}
    found = []
    for matrix, scale in product(MATRICES, (1, 2)):
        picture = image(template, matrix, scale)
        seen = {cell: ink for cell, ink in picture.items() if ink in keys}
        row, col = min(seen)
        for top, left in sorted(marks):
            if all(marks.get((top + r - row, left + c - col)) == ink for (r, c), ink in seen.items()):
                shifted = {(top + r - row, left + c - col): ink for (r, c), ink in picture.items()}
                found.append((matrix, scale, shifted))
    return tuple(found)


def completed(kind: str, enlarged: bool, erasing: bool, keys: str, board: Board) -> Board:
    """Draw the copies that a kind of motions allows, perhaps enlarged ones too, and keep or erase the template."""
    drawn: Picture = dict.fromkeys(template_of(board, keys), EMPTY) if erasing else {}
    for matrix, scale, picture in copies_of(board, keys):
        if matrix in MOTIONS[kind][2] and scale <= 1 + enlarged:
            drawn |= picture
    return repainted(board, drawn)


def repainted(board: Board, picture: Mapping[Cell, str]) -> Board:
    """Paint cells of a board."""
    rows, cols = size(board)
    return fill(rows, cols, (picture.get((row, col), board[row][col]) for row, col in cells(rows, cols)))

"""Find from examples how each copy in a mosaic is turned or mirrored, and build the mosaic of a new grid.

Answer: the mosaic; every rule of the stated kind that fits the examples gives it.
Harder: larger grids and mosaics, places that stay blank, copies with filled and empty cells exchanged.
Skills: induction, spatial
Source: original; grids as in F. Chollet, On the measure of intelligence, 2019.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import chain, product
from random import Random

from bootcamp import task
from bootcamp.lib.grid.symmetry import symmetries
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import Pair, agreed, grid_prompt
from bootcamp.tasks.patterns._scenes import COLOURS, EMPTY, random_board
from bootcamp.verifiers import Board, Format, Grid

PLAIN, INVERSE, BLANK = "plain", "inverse", "blank"

Copy = tuple[str, int]  # what is done to the cells, and the number of the image


class PatTileTransforms(Task["PatTileTransforms.Params", "PatTileTransforms.Instance", Board]):
    version = 1

    class Params(task.Params):
        side: int = knob(
            "the number of rows and of columns of an input", levels=(2, 3, 3, 3, 3, 3, 4, 4, 4, 4), ge=2, le=6
        )
        rows: int = knob("how many copies lie below each other", levels=(1, 1, 1, 2, 2, 2, 2, 3, 3, 3), ge=1, le=4)
        cols: int = knob("how many copies lie beside each other", levels=(2, 2, 3, 2, 2, 3, 3, 3, 3, 4), ge=1, le=4)
        blanks: bool = knob("whether places may stay blank", levels=(False,) * 4 + (True,) * 6)
        inverse: bool = knob("whether filled and empty cells may be exchanged", levels=(False,) * 5 + (True,) * 5)
        pairs: int = knob("how many examples are given", levels=(3, 3, 3, 3, 3, 3, 3, 3, 2, 2), ge=1, le=6)

    class Instance(task.Instance):
        pairs: tuple[Pair, ...]
        query: Board
        rows: int
        cols: int
        blanks: bool
        inverse: bool

    prompt = grid_prompt(
        en=r"""
        0 is an empty cell; the coloured cells of an input have one colour. The output is a mosaic of {{ rows }} by
        {{ cols }} places (rows by columns), each as large as the input. Each place holds, in every example, a copy of
        the input that is changed in a way of its own: left as it is, turned by a quarter, half or three-quarter turn,
        or mirrored left to right, upside down or about one of its two diagonals.
        {% if inverse %}
        Besides, in some places the empty cells of the copy may have got the colour and the coloured ones become empty.
        {% endif %}
        {% if blanks %}
        Some places may be blank (all 0) instead.
        {% endif %}
        """,
        zh=r"""
        0 是空格；输入中有颜色的格子只有一种颜色。输出是 {{ rows }} 行 {{ cols }} 列个位置拼成的图案，
        每个位置与输入一样大。
        在各例中，每个位置都放一份按该位置固有方式变化的输入：保持不变，旋转四分之一圈、半圈或四分之三圈，
        或者左右翻转、上下翻转，或沿两条对角线之一翻转。
        {% if inverse %}
        此外在某些位置，可能空格换成该颜色，有颜色的格子变成空格。
        {% endif %}
        {% if blanks %}
        有些位置可能是空白（全为 0）。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        side = len(instance.query)
        return Grid(instance.rows * side, instance.cols * side)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        kinds = [PLAIN, *[INVERSE] * params.inverse]
        copies = [*product(kinds, range(8)), *[(BLANK, 0)] * params.blanks]
        hidden = [rng.choice(copies) for _ in range(params.rows * params.cols)]
        *befores, query = (
            random_board(rng, params.side, params.side, rng.choice(COLOURS), 0.55) for _ in range(params.pairs + 1)
        )
        tiles = []
        for copy in hidden:
            shown = [(before, _changed(copy, before)) for before in befores]
            tiles.append(agreed([partial(_changed, other) for other in copies], shown, query))
        pairs = tuple((b, _mosaic([_changed(copy, b) for copy in hidden], params.cols)) for b in befores)
        if len({cell for row in query for cell in row}) < 2:
            raise task.Retry
        shown_fields = params.model_dump(exclude={"side", "pairs"})
        return self.Instance(pairs=pairs, query=query, **shown_fields), _mosaic(tiles, params.cols)

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.blanks, instance.inverse]


def _changed(copy: Copy, board: Board) -> Board:
    """Make the copy of a board for one place."""
    kind, image = copy
    colour = max(item for row in board for item in row)
    swap = {PLAIN: {}, INVERSE: {EMPTY: colour, colour: EMPTY}, BLANK: {colour: EMPTY}}[kind]
    return tuple(tuple(swap.get(item, item) for item in row) for row in symmetries(board)[image])


def _mosaic(tiles: Sequence[Board], cols: int) -> Board:
    """Lay tiles out in rows of `cols`."""
    bands = [zip(*tiles[start : start + cols], strict=True) for start in range(0, len(tiles), cols)]
    return tuple(tuple(chain(*lines)) for band in bands for lines in band)

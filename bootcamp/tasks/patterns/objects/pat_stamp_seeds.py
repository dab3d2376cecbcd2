"""Find from examples which stamp each colour of seeds stands for and which lies on top, and stamp a new grid.

Answer: the stamped grid; all stamps and orders that fit the examples give it.
Harder: larger grids, more seeds and colours, larger stamps, more overlaps.
Skills: induction, spatial
Source: original; grids as in F. Chollet, On the measure of intelligence, 2019.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import permutations
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, fill, size, where
from bootcamp.task import Retry, Task, knob
from bootcamp.tasks.patterns._examples import Pair, grid_prompt
from bootcamp.tasks.patterns._scenes import COLOURS, EMPTY, paint
from bootcamp.verifiers import Board, Format, Grid

Stamps = Mapping[str, Mapping[Cell, str]]  # for each colour of seeds, what is painted how many steps down and right


class PatStampSeeds(Task["PatStampSeeds.Params", "PatStampSeeds.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(6, 7, 8, 9, 9, 10, 12, 13, 14, 15), ge=5, le=18)
        colours: int = knob("how many colours of seeds occur", levels=(1, 2, 2, 2, 3, 3, 2, 3, 3, 4), ge=1, le=5)
        seeds: int = knob("how many seeds a grid has", levels=(2, 3, 4, 5, 6, 7, 5, 6, 7, 8), ge=1, le=12)
        radius: int = knob("how far a stamp reaches from its seed", levels=(1, 1, 1, 1, 1, 1, 2, 2, 2, 2), ge=1, le=2)
        pairs: int = knob("how many examples are given", levels=(2, 2, 2, 2, 3, 3, 3, 3, 3, 3), ge=1, le=6)

    class Instance(task.Instance):
        pairs: tuple[Pair, ...]
        query: Board
        radius: int

    prompt = grid_prompt(
        en=r"""
        0 is an empty cell, every other cell of an input is a seed. Each colour of seeds has a hidden stamp: a pattern
        of colours on the square of {{ 2 * radius + 1 }} x {{ 2 * radius + 1 }} cells around a seed, in which some cells
        are left free. The output is an empty grid on which, in the place of every seed, the stamp of its colour has
        been printed, the middle of the stamp on the cell of the seed. A printed cell takes the colour of the stamp, a
        free cell stays as it is; what lies outside the grid is lost. The colours are printed one after another, in a
        hidden order, so that later ones cover earlier ones; the seeds of one colour are printed row by row from the
        top, each row from the left. Stamps and order are the same in every grid.
        """,
        zh=r"""
        0 是空格，输入中其他格子都是种子。每种颜色的种子有一个隐藏的印章：以种子为中心的
        {{ 2 * radius + 1 }} × {{ 2 * radius + 1 }} 正方形上的颜色图案，其中有些格子是空着的。
        输出是一张空网格，在每个种子的位置印上了它的颜色的印章，印章的中心对准种子的格子。
        印到的格子变成印章的颜色，印章空着的格子不改变网格，超出网格的部分丢失。
        各颜色按一个隐藏的次序依次印上，后印的盖住先印的；同一颜色的种子从上到下逐行、每行从左到右印。
        印章和次序在各网格中相同。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.query))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        inks = rng.sample(COLOURS, params.colours)
        stamps = {ink: _random_stamp(params.radius, rng) for ink in inks}
        *befores, query = (_random_board(params, inks, rng) for _ in range(params.pairs + 1))
        if any(_known_cells(befores, ink, params.radius) < (2 * params.radius + 1) ** 2 for ink in inks):
            raise Retry
        pairs = tuple((before, _stamped(stamps, inks, before)) for before in befores)
        fitting = [
            order
            for order in permutations(inks)
            if all(_stamped(stamps, order, before) == after for before, after in pairs)
        ]
        results = {_stamped(stamps, order, query) for order in fitting}
        if len(results) > 1:
            raise Retry
        return self.Instance(pairs=pairs, query=query, radius=params.radius), results.pop()

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.radius]


def _random_stamp(radius: int, rng: Random) -> dict[Cell, str]:
    """Paint the middle of a stamp and a good half of its other cells."""
    inks = rng.sample(COLOURS, 3)
    around = [cell for cell in _square((0, 0), radius) if cell == (0, 0) or rng.random() < 0.6]
    return {cell: rng.choice(inks) for cell in around}


def _random_board(params: PatStampSeeds.Params, inks: Sequence[str], rng: Random) -> Board:
    places = rng.sample(list(cells(params.size, params.size)), params.seeds)
    return paint(params.size, params.size, ((rng.choice(inks), (place,)) for place in places))


def _square(middle: Cell, radius: int) -> list[Cell]:
    row, col = middle
    return [(row + down - radius, col + right - radius) for down, right in cells(2 * radius + 1, 2 * radius + 1)]


def _known_cells(boards: Iterable[Board], ink: str, radius: int) -> int:
    """Count the cells of the stamp of a colour that are somewhere printed or left free where no other stamp reaches."""
    known = set()
    for board in boards:
        inside = set(cells(*size(board)))
        seeds = [cell for colour in COLOURS for cell in where(board, colour)]
        covers = Counter(cell for seed in seeds for cell in _square(seed, radius))
        for row, col in where(board, ink):
            known |= {
                (r - row, c - col) for r, c in _square((row, col), radius) if covers[r, c] == 1 and (r, c) in inside
            }
    return len(known)


def _stamped(stamps: Stamps, order: Iterable[str], board: Board) -> Board:
    printed: dict[Cell, str] = {}
    for ink in order:
        for row, col in where(board, ink):
            printed |= {(row + down, col + right): paint for (down, right), paint in stamps[ink].items()}
    return fill(*size(board), (printed.get(cell, EMPTY) for cell in cells(*size(board))))

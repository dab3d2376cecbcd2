"""Find from examples along which track a sequence of colours runs and by which law, and continue a new one.

Answer: the grid with the whole track coloured; every rule of the stated kind that fits the examples gives it.
Harder: larger grids, longer lists of colours, more kinds of tracks and laws.
Skills: induction, spatial
Source: original; grids as in F. Chollet, On the measure of intelligence, 2019.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain, product
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, fill
from bootcamp.lib.grid.paths import snake
from bootcamp.lib.prompts import by_language
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import Pair, grid_prompt
from bootcamp.tasks.patterns._scenes import COLOURS, EMPTY
from bootcamp.verifiers import Board, Format, Grid

LAWS: dict[str, tuple[str, str, Callable[[int, int], list[int]]]] = {  # places in a list of p colours, by p and length
    "cycle": (
        "the colours of the list, again and again",
        "列表中的颜色反复循环",
        lambda p, length: [place % p for place in range(length)],
    ),
    "mirror": (
        "the colours of the list from the first to the last, back to the first, and so on, neither end twice in a row",
        "列表中的颜色从第一个到最后一个，再回到第一个，如此往返，两端都不连续出现两次",
        lambda p, length: [min(place % (2 * p - 2), -place % (2 * p - 2)) for place in range(length)],
    ),
    "growing": (
        "the colours of the list, again and again, the first one used taking 1 cell, the next one 2 cells, then 3, and "
        "so on",
        "列表中的颜色反复循环，第一个用到的颜色占 1 格，下一个占 2 格，再下一个占 3 格，依此类推",
        lambda p, length: list(chain(*([turn % p] * (turn + 1) for turn in range(length))))[:length],
    ),
    "twice": (
        "the colours of the list, again and again, each one for two cells",
        "列表中的颜色反复循环，每个颜色占两格",
        lambda p, length: [place // 2 % p for place in range(length)],
    ),
}


class PatContinueSequence(Task["PatContinueSequence.Params", "PatContinueSequence.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob(
            "the number of rows and of columns of the new grid", levels=(4, 4, 5, 6, 7, 8, 9, 10, 11, 12), ge=3, le=14
        )
        shown: int = knob(
            "the number of rows and of columns of the examples", levels=(4, 4, 4, 4, 5, 5, 5, 6, 6, 6), ge=3, le=9
        )
        longest: int = knob("the most colours in a list", levels=(2, 3, 3, 4, 4, 5, 5, 6, 6, 7), ge=2, le=8)
        tracks: int = knob("how many tracks are possible", levels=(2, 3, 3, 4, 5, 5, 5, 5, 5, 5), ge=1, le=5)
        laws: int = knob("how many laws are possible", levels=(1, 1, 2, 2, 3, 3, 4, 4, 4, 4), ge=1, le=4)
        pairs: int = knob("how many examples are given", levels=(2,) * 10, ge=1, le=6)

    class Instance(task.Instance):
        pairs: tuple[Pair, ...]
        query: Board
        longest: int
        tracks: tuple[str, ...]
        laws: tuple[str, ...]

        @property
        def ways(self) -> list[dict[str, list[str]]]:
            return [by_language(TRACKS[name] for name in self.tracks), by_language(LAWS[name] for name in self.laws)]

    prompt = grid_prompt(
        en=r"""
        0 is an empty cell. A track leads through all cells of a grid, in one of these ways (the same in every grid):

        {{ ways[0][language] | bullets }}

        Along the track runs a sequence of colours. It is made from a list of
        {{ "2" if longest == 2 else "2 to %d" % longest }} colours, which differs from grid to grid and may hold a
        colour more than once, by {{ "one of these laws" if ways[1].en | length > 1 else "this law" }} (the same in
        every grid):

        {{ ways[1][language] | bullets }}

        In an input the cells at the start of the track are coloured and all others empty. In the output the sequence
        goes on to the end of the track.
        """,
        zh=r"""
        0 是空格。一条路线经过网格的所有格子，走法是下列之一（各网格相同）：

        {{ ways[0][language] | bullets }}

        沿路线排着一个颜色序列，由 {{ "2" if longest == 2 else "2 到 %d" % longest }} 个颜色的一个列表
        （各网格可以不同，同一颜色可以出现多次）按下列规律{{ "之一" if ways[1].en | length > 1 }}得到（各网格相同）：

        {{ ways[1][language] | bullets }}

        输入中路线开头的一些格子有颜色，其余为空。输出中序列一直延续到路线的终点。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(len(instance.query), len(instance.query))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        tracks, laws = tuple(TRACKS)[: params.tracks], tuple(LAWS)[: params.laws]
        hidden = rng.choice(tracks), rng.choice(laws)
        sizes = (*[params.shown] * params.pairs, params.size)
        *pairs, (query, result) = [_random_pair(*hidden, size, params.longest, rng) for size in sizes]
        results = {
            image
            for choice in product(tracks, laws)
            if all(after in _continued(*choice, params.longest, before) for before, after in pairs)
            for image in _continued(*choice, params.longest, query)
        }
        if results != {result} or query == result or len({item for row in result for item in row}) < 2:
            raise task.Retry
        return self.Instance(pairs=tuple(pairs), query=query, longest=params.longest, tracks=tracks, laws=laws), result

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.longest, instance.tracks, instance.laws]


def _random_pair(track: str, law: str, size: int, longest: int, rng: Random) -> Pair:
    """Draw a whole sequence and a start of it."""
    period = rng.randint(2, longest)
    inks = rng.choices(COLOURS, k=period)
    sequence = [inks[place] for place in LAWS[law][2](period, size * size)]
    shown = rng.randint(size * size // 3, size * size * 2 // 3)
    start = [*sequence[:shown], *[EMPTY] * (size * size - shown)]
    return _laid(track, size, start), _laid(track, size, sequence)


def _laid(track: str, size: int, sequence: Sequence[str]) -> Board:
    colour = dict(zip(TRACKS[track][2](size), sequence, strict=True))
    return fill(size, size, (colour[cell] for cell in cells(size, size)))


def _continued(track: str, law: str, longest: int, board: Board) -> Iterator[Board]:
    """Yield what a start may go on to; raise Retry if a colour of a list that fits is not shown."""
    way = [board[row][col] for row, col in TRACKS[track][2](len(board))]
    shown = way.index(EMPTY) if EMPTY in way else len(way)
    if set(way[shown:]) - {EMPTY}:
        return
    for period in range(2, longest + 1):
        places = LAWS[law][2](period, len(way))
        inks = dict(zip(places, way[:shown], strict=False))
        if [inks[place] for place in places[:shown]] == way[:shown]:
            if set(places) - inks.keys():
                raise task.Retry
            yield _laid(track, len(board), [inks[place] for place in places])


def _spiral(size: int) -> list[Cell]:
    left, (row, col), (down, right) = set(cells(size, size)), (0, -1), (0, 1)
    way = []
    while left:
        if (row + down, col + right) not in left:
            down, right = right, -down
        row, col = row + down, col + right
        left.remove((row, col))
        way.append((row, col))
    return way


TRACKS: dict[str, tuple[str, str, Callable[[int], list[Cell]]]] = {
    "rows": (
        "row by row from the top, each row from the left",
        "从上到下逐行，每行从左到右",
        lambda size: list(cells(size, size)),
    ),
    "columns": (
        "column by column from the left, each column from the top",
        "从左到右逐列，每列从上到下",
        lambda size: [(row, col) for col, row in cells(size, size)],
    ),
    "snake": (
        "row by row from the top, the first row from the left, the second from the right, and so on in turn",
        "从上到下逐行，第一行从左到右，第二行从右到左，如此交替",
        lambda size: list(snake(size, size)),
    ),
    "spiral": (
        "in a spiral inwards, starting in the top left cell to the right",
        "从左上角向右开始，按螺旋线向内",
        _spiral,
    ),
    "diagonals": (
        "diagonal by diagonal from the top left cell on, each one from its lower left to its upper right end",
        "从左上角开始逐条对角线，每条从左下端到右上端",
        lambda size: sorted(cells(size, size), key=lambda cell: (sum(cell), -cell[0])),
    ),
}

"""Find the regular pattern behind a grid with a few wrong cells, and mark those cells with their right colours.

Answer: the grid of corrections, 0 where nothing is wrong; just one pattern is within the stated number of errors.
Harder: larger grids, more colours, more kinds of patterns, more wrong cells.
Skills: induction, search
Source: original; decoding to the nearest codeword as in R. Hamming, Error detecting and error correcting codes, 1950.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, fill
from bootcamp.lib.grid.cell_names import cell_name
from bootcamp.lib.prompts import by_language, comma
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.patterns._scenes import COLOURS, EMPTY
from bootcamp.verifiers import Board, Format, Grid

KINDS: dict[str, tuple[str, str, Callable[[int, int, int], int]]] = {  # the number of the band of a cell, by the size
    "rows": ("the number of its row", "它的行号", lambda row, col, size: row),
    "columns": ("the number of its column", "它的列号", lambda row, col, size: col),
    "diagonals": (
        "the sum of the numbers of its row and its column",
        "它的行号与列号之和",
        lambda row, col, size: row + col,
    ),
    "rings": (
        "the number of cells between it and the nearest edge of the grid",
        "它与网格最近一边之间的格数",
        lambda row, col, size: min(row, col, size - 1 - row, size - 1 - col),
    ),
    "slopes": (
        "twice the number of its row plus the number of its column",
        "它的行号的两倍加上列号",
        lambda row, col, size: 2 * row + col,
    ),
}


class PatPeriodErrorFix(Task["PatPeriodErrorFix.Params", "PatPeriodErrorFix.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(6, 6, 7, 8, 9, 10, 11, 12, 14, 16), ge=5, le=18)
        kinds: int = knob("how many kinds of patterns are possible", levels=(2, 3, 3, 4, 4, 5, 5, 5, 5, 5), ge=1, le=5)
        period: int = knob("the longest cycle of colours", levels=(2, 3, 3, 4, 4, 5, 5, 6, 6, 7), ge=2, le=8)
        colours: int = knob("how many colours occur", levels=(2, 3, 3, 3, 4, 4, 4, 3, 3, 3), ge=2, le=6)
        errors: int = knob("how many cells are wrong", levels=(2, 4, 5, 8, 10, 14, 18, 24, 32, 42), ge=1, le=60)

    class Instance(task.Instance):
        board: Board
        kinds: tuple[str, ...]
        period: int
        errors: int

        @property
        def ways(self) -> dict[str, list[str]]:
            return by_language(KINDS[name] for name in self.kinds)

    prompt = Prompt(
        en=r"""
        This grid of colours, written as digits, was made by a regular pattern. Then at most {{ errors }} cells were
        given a wrong colour.

        {{ board | grid(" ") }}

        In a regular pattern the colour of a cell depends on a number k by a list of p colours, not necessarily
        different, that is repeated again and again, p being at most {{ period }}: cells whose numbers differ by p have
        the same colour. The number k of a cell is one of these (the same one for all cells):

        {{ ways[language] | bullets }}

        Rows and columns are numbered from the top and from the left. Just one grid of this kind differs from the given
        one in at most {{ errors }} cells. Give a grid of the same size with the right colour in each wrong cell and 0
        in every other cell.
        """,
        zh=r"""
        下面的颜色网格（用数字表示）由一种规则图案生成，之后至多有 {{ errors }} 个格子被换成错误的颜色。

        {{ board | grid(" ") }}

        在规则图案中，格子的颜色由一个数 k 决定：
        把 p 个颜色（p 不超过 {{ period }}，颜色可以重复）排成一列，反复循环使用，k 相差 p 的格子颜色相同。
        格子的数 k 是下列之一（所有格子用同一种）：

        {{ ways[language] | bullets }}

        行从上往下编号，列从左往右编号。与给定网格至多有 {{ errors }} 格不同的这类网格只有一个。
        写出一个同样大小的网格：在每个错误的格子里写出正确的颜色，其他格子写 0。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(len(instance.board), len(instance.board))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        kinds, size = tuple(KINDS)[: params.kinds], params.size
        colours = rng.sample(COLOURS, params.colours)
        inks = rng.choices(colours, k=rng.randint(2, params.period))
        bands = _bands(rng.choice(kinds), len(inks), size)
        wrong = set(rng.sample(sorted(bands), params.errors))
        mistaken = {cell: rng.choice([ink for ink in colours if ink != inks[bands[cell]]]) for cell in sorted(wrong)}
        board = fill(size, size, (mistaken.get(cell, inks[bands[cell]]) for cell in cells(size, size)))
        result = fill(size, size, (inks[bands[cell]] if cell in wrong else EMPTY for cell in cells(size, size)))
        if len(set(inks)) < 2 or set(_corrections(board, kinds, params.period, params.errors)) != {result}:
            raise task.Retry
        return self.Instance(board=board, kinds=kinds, period=params.period, errors=params.errors), result

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        size, lines = len(instance.board), []
        for (number, kind), period in product(enumerate(instance.kinds, 1), range(1, instance.period + 1)):
            ranked = _ranked(instance.board, kind, period)
            misses = [total - most for total, ((_, most), _) in ranked]
            told = comma(f"{ink} {miss}" for miss, (_, ((ink, _), _)) in zip(misses, ranked, strict=True))
            lines.append(f"{number}, {period}: {told}: {sum(misses)}")
            if sum(misses) <= instance.errors:
                bands = _bands(kind, period, size)
                right = {cell: ranked[band][1][0][0] for cell, band in bands.items()}
                wrong = (cell for cell in cells(size, size) if instance.board[cell[0]][cell[1]] != right[cell])
                return "\n".join([*lines, comma(f"{cell_name(cell)} {right[cell]}" for cell in wrong)])
        raise ValueError("no pattern is near")

    def key(self, instance: Instance) -> object:
        return [instance.board, instance.kinds, instance.period, instance.errors]


def _bands(kind: str, period: int, size: int) -> dict[Cell, int]:
    """Give the place in the cycle of every cell."""
    return {(row, col): KINDS[kind][2](row, col, size) % period for row, col in cells(size, size)}


def _ranked(board: Board, kind: str, period: int) -> list[tuple[int, list[tuple[str, int]]]]:
    """Give for every place in the cycle the number of its cells, and its two most common colours with their numbers."""
    inks = [Counter[str]() for _ in range(period)]
    for (row, col), band in _bands(kind, period, len(board)).items():
        inks[band][board[row][col]] += 1
    return [(count.total(), [*count.most_common(2), ("", 0)][:2]) for count in inks]


def _corrections(board: Board, kinds: tuple[str, ...], longest: int, errors: int) -> Iterator[Board]:
    """Yield the fixes by a near pattern of each kind and period; raise Retry where one kind and period has two."""
    size = len(board)
    for kind, period in product(kinds, range(1, longest + 1)):
        bands = _bands(kind, period, size)
        ranked = [best for _, best in _ranked(board, kind, period)]
        wrong = size * size - sum(most for (_, most), _ in ranked)
        if wrong <= errors:
            if wrong + min(most - second for (_, most), (_, second) in ranked) <= errors:
                raise task.Retry
            right = {cell: ranked[band][0][0] for cell, band in bands.items()}
            yield fill(size, size, (right[r, c] if right[r, c] != board[r][c] else EMPTY for r, c in cells(size, size)))

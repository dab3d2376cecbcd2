"""Find from examples which lines the seeds of a colour send and what crossings become, and draw those of a new grid.

Answer: the grid with all lines; every setting of the stated kind that fits the examples gives it.
Harder: larger grids, more seeds and colours, crossings that depend on more.
Skills: induction, spatial
Source: original; grids as in F. Chollet, On the measure of intelligence, 2019.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import partial
from itertools import product
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import size, where
from bootcamp.lib.grid.cell_names import cell_name
from bootcamp.lib.prompts import comma
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import Classify, Pair, grid_prompt, settled_by_tables
from bootcamp.tasks.patterns._hidden_tables import KindsInstance, pairs_by_table
from bootcamp.tasks.patterns._scenes import COLOURS, EMPTY, paint
from bootcamp.tasks.patterns._shown_rules import class_name, fitting_table, read_table
from bootcamp.verifiers import Board, Format, Grid

LINES = ("row", "column", "both")
KINDS = {  # what the colour of a crossing depends on
    "all": ("nothing: all crossings have one colour", "没有：所有交叉格同一种颜色"),
    "row": ("the colour of the line along the row", "横线的颜色"),
    "pair": ("the two colours, whichever of them runs along the row", "两条线的颜色，不管哪条是横线"),
    "column": ("the colour of the line along the column", "竖线的颜色"),
    "same": ("whether the two lines have the same colour", "两条线的颜色是否相同"),
    "ordered": ("the colour of the line along the row and that of the line along the column", "横线的颜色和竖线的颜色"),
}


class PatLineCrossings(Task["PatLineCrossings.Params", "PatLineCrossings.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(5, 6, 6, 7, 8, 9, 10, 11, 12, 14), ge=4, le=18)
        seeds: int = knob("how many seeds a grid has", levels=(2, 3, 3, 4, 4, 5, 6, 7, 7, 8), ge=2, le=10)
        colours: int = knob("how many colours of seeds occur", levels=(2, 2, 2, 2, 3, 3, 3, 3, 4, 4), ge=2, le=4)
        kinds: int = knob("how many kinds of tables are possible", levels=(2, 2, 3, 4, 5, 6, 6, 6, 6, 6), ge=2, le=6)
        pairs: int = knob("how many examples are given", levels=(3,) * 10, ge=1, le=6)

    class Instance(KindsInstance):
        described = KINDS

    prompt = grid_prompt(
        en=r"""
        0 is an empty cell, every other cell of an input is a seed. Depending on its colour, a seed sends a line of its
        colour along its whole row, along its whole column, or along both; which of the three is the same in every grid.
        Where a line along a row and a line along a column cross at a cell that is no seed, the cell takes a colour of
        its own. By a hidden table it depends on one of these (the same one in every grid):

        {{ ways[language] | bullets }}

        Seeds keep their colours, and no row and no column has two seeds.
        """,
        zh=r"""
        0 是空格，输入中其他格子都是种子。根据颜色，种子沿整行、沿整列或同时沿行和列画出与自己同色的线；
        每种颜色是三者中的哪一种，各网格相同。横线与竖线在不是种子的格子上交叉时，该格有自己的颜色，
        由一张隐藏的表决定，取决于下列之一（各网格用同一种）：

        {{ ways[language] | bullets }}

        种子颜色不变，任何一行、一列都没有两个种子。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.query))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        kinds = tuple(KINDS)[: params.kinds]
        inks = rng.sample(COLOURS, params.colours)
        hidden = partial(_classes, {ink: rng.choice(LINES) for ink in inks}, rng.choice(kinds))
        *befores, query = (_random_board(params, inks, rng) for _ in range(params.pairs + 1))
        free = [ink for ink in COLOURS if ink not in inks]
        pairs = pairs_by_table(rng, hidden, befores, (EMPTY, *inks), free)
        settings = [
            dict(zip(inks, lines, strict=True)) for lines in product(*(_possible_lines(pairs, ink) for ink in inks))
        ]
        family = [partial(_classes, setting, kind) for setting, kind in product(settings, kinds)]
        result = settled_by_tables(family, pairs, query)
        if not set(free).intersection(ink for row in result for ink in row):
            raise task.Retry
        return self.Instance(pairs=pairs, query=query, kinds=kinds), result

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        inks = sorted({ink for before, _ in instance.pairs for row in before for ink in row} - {EMPTY})
        words = {"en": ("row", "column", "both"), "zh": ("行", "列", "两者")}[language]
        named, lines = dict(zip(LINES, words, strict=True)), []
        for ink in inks:
            gaps = [next(_gaps(instance.pairs, ink, axis), {"en": "full", "zh": "满"}[language]) for axis in (0, 1)]
            lines.append(f"{ink}: {words[0]} {gaps[0]}, {words[1]} {gaps[1]}")

        def kinds() -> Iterator[tuple[str, Classify]]:
            for ways in product(*(_possible_lines(instance.pairs, ink)[::-1] for ink in inks)):
                setting = dict(zip(inks, ways, strict=True))
                label, plain = (
                    comma(f"{ink} {named[way]}" for ink, way in setting.items()),
                    partial(_crossings, setting),
                )
                if read_table(plain, instance.pairs, str)[1]:
                    yield f"{label}: ", plain
                else:
                    for number, kind in enumerate(instance.kinds, 1):
                        yield f"{label}; {number}. ", partial(_classes, setting, kind)

        told, table, classify = fitting_table(kinds(), instance.pairs, partial(class_name, language=language), language)
        for row, line in enumerate(classify(instance.query)):
            for col, name in enumerate(line):
                if not isinstance(name, str):
                    told.append(f"{cell_name((row, col))} {class_name(name, language)} -> {table[name]}")
        return "\n".join([*lines, *told])

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.kinds]


def _random_board(params: PatLineCrossings.Params, inks: list[str], rng: Random) -> Board:
    rows, cols = (rng.sample(range(params.size), params.seeds) for _ in range(2))
    seeds = [(rng.choice(inks), (cell,)) for cell in zip(rows, cols, strict=True)]
    return paint(params.size, params.size, seeds)


def _possible_lines(pairs: tuple[Pair, ...], ink: str) -> list[str]:
    """List the lines that seeds of a colour may send without crossing a cell that stays empty."""
    seeds = [(after, row, col) for before, after in pairs for row, col in where(before, ink)]
    excluded = {"row"} if any(EMPTY in after[row] for after, row, _ in seeds) else set()
    excluded |= {"column"} if any(line[col] == EMPTY for after, _, col in seeds for line in after) else set()
    return [lines for lines in LINES if lines not in excluded and not (excluded and lines == "both")]


def _crossings(lines: Mapping[str, str], board: Board) -> list[list[Hashable]]:
    """Give the colour of every cell that is no crossing, and a class of its own to each crossing."""
    classes = enumerate(_classes(lines, "all", board))
    return [[n if isinstance(n, str) else (board, row, col) for col, n in enumerate(line)] for row, line in classes]


def _gaps(pairs: Sequence[Pair], ink: str, axis: int) -> Iterator[str]:
    """Name the empty cells in the rows, or columns, of the seeds of a colour."""
    for number, (before, after) in enumerate(pairs, 1):
        for seed in where(before, ink):
            cells = (cell for cell in where(after, EMPTY) if cell[axis] == seed[axis])
            yield from (f"0 ({number} {cell_name(cell)})" for cell in cells)


def _classes(lines: Mapping[str, str], kind: str, board: Board) -> list[list[Hashable]]:
    """Give the colour of every cell that is no crossing, and what the colour of the others depends on."""
    seeds = [(row, col, board[row][col]) for row, col in where(board, *lines)]
    across = {row: ink for row, _, ink in seeds if lines[ink] != "column"}
    down = {col: ink for _, col, ink in seeds if lines[ink] != "row"}
    classes: list[list[Hashable]] = [list(line) for line in board]
    for row, col in where(board, EMPTY):
        a, b = across.get(row, ""), down.get(col, "")
        named = {
            "all": (),
            "row": (a,),
            "column": (b,),
            "pair": (min(a, b), max(a, b)),
            "same": (a == b,),
            "ordered": (a, b),
        }
        if a or b:
            classes[row][col] = named[kind] if a and b else a or b
    return classes

"""Fill a crossword with digits from arithmetic clues to its entries.

Answer: the filled grid with # for black cells; every filling to which all clues apply is right.
Harder: larger grids with more and longer entries, of which more are told by other entries.
Skills: arithmetic, deduction, search
Source: original generator; the puzzle goes back to H. E. Dudeney (1926).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell
from bootcamp.lib.grid.drawing import draw
from bootcamp.lib.grid.number_clues import (
    SHAPES,
    Clue,
    clue_holds,
    clue_text,
    link_clue,
    own_clues,
    shaped,
)
from bootcamp.lib.grid.regions import LETTERS
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.crosswords._crossword import BLACK, Entry, black_fault, draw_white, entries, written
from bootcamp.verifiers import Board, Format, Grid


class CrossNumber(Task["CrossNumber.Params", "CrossNumber.Instance", Board]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the largest number of rows", levels=(3, 3, 4, 4, 5, 5, 5, 6, 6, 7), ge=2, le=9)
        cols: int = knob("the largest number of columns", levels=(3, 4, 4, 5, 5, 5, 6, 6, 7, 7), ge=2, le=9)
        white: int = knob(
            "the largest number of white cells", levels=(6, 8, 11, 13, 16, 19, 22, 27, 32, 37), ge=3, le=60
        )
        longest: int = knob(
            "the largest number of cells of an entry", levels=(3, 3, 3, 3, 4, 4, 4, 4, 5, 5), ge=2, le=5
        )
        linked: int = knob(
            "the chance of a clue to be about other entries, in percent",
            levels=(0, 10, 20, 25, 30, 35, 40, 45, 50, 60),
            ge=0,
            le=90,
        )

    class Instance(task.Instance):
        rows: int
        cols: int
        white: tuple[Cell, ...]
        clues: tuple[tuple[Clue, ...], ...]  # to the entries across, then to those down, each in reading order

        @property
        def board(self) -> str:
            return draw(written(self.rows, self.cols, dict.fromkeys(self.white, ".")))

        @property
        def listed(self) -> tuple[str, str]:
            return _listed(self.white, self.clues, "en"), _listed(self.white, self.clues, "zh")

    prompt = Prompt(
        en=r"""
        Fill the white cells of this grid, shown as dots, with digits. The cells marked # are black.

        {{ board }}

        The entries, each with its first cell (row, column), counted from 1 at the top left, its direction and its
        length, are numbers that fit these clues; letters stand for the numbers of other entries:

        {{ listed[0] }}

        Entries across are read from left to right, entries down from top to bottom. No entry begins with 0. If there
        are several ways, give any one. Give the whole grid with # for each black cell.
        """,
        zh=r"""
        请在下面网格的白格（用点表示）中填入数字，标 # 的格是黑格。

        {{ board }}

        各个数的起始格（行, 列）、方向、位数和提示如下（行列从左上角起由 1 开始计数，提示中的字母代表相应的数）：

        {{ listed[1] }}

        横向的数从左往右读，纵向的数从上往下读，首位都不能是 0。如果有多种填法，给出任意一种即可。请给出整个网格，
        黑格写 #。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(instance.rows, instance.cols, "0123456789" + BLACK)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        white = draw_white(params.rows, params.cols, params.white, params.longest, False, rng)
        rows, cols = (max(cell[axis] for cell in white) + 1 for axis in (0, 1))
        groups = entries(white)
        digits = _digits(white, groups, rng)
        values = [int("".join(digits[cell] for cell in entry)) for entry in groups]
        order = rng.sample(range(len(groups)), len(groups))
        clues: list[tuple[Clue, ...]] = []
        for index, value in enumerate(values):
            known = order[: order.index(index)]
            link = link_clue(index, known, values, rng) if rng.randrange(100) < params.linked else None
            clues.append((link,) if link else own_clues(value, rng))
        instance = self.Instance(rows=rows, cols=cols, white=tuple(white), clues=tuple(clues))
        return instance, written(rows, cols, digits)

    def check(self, instance: Instance, answer: Board) -> str:
        fault = black_fault(instance.white, answer)
        if fault:
            return fault
        texts = ["".join(answer[row][col] for row, col in entry) for entry in entries(instance.white)]
        for index, (text, clues) in enumerate(zip(texts, instance.clues, strict=True)):
            if text[0] == "0":
                return f"{LETTERS[index]} begins with 0"
            for clue in clues:
                if not clue_holds(clue, index, list(map(int, texts))):
                    return f"{text} does not fit the clue to {LETTERS[index]}: {clue_text(clue, 'en')}"
        return ""


def _listed(white: tuple[Cell, ...], clues: tuple[tuple[Clue, ...], ...], language: str) -> str:
    """List the entries with their clues."""
    form = "{}: ({}, {}) {}, {} digits: {}" if language == "en" else "{}：({}, {}) {}，{} 位，{}"
    lines = []
    for letter, entry, kinds in zip(LETTERS, entries(white), clues, strict=False):
        (row, col), down = entry[0], entry[1][1] == entry[0][1]
        direction = (("across", "横向"), ("down", "纵向"))[down][language == "zh"]
        texts = (", ", "，")[language == "zh"].join(clue_text(clue, language) for clue in kinds)
        lines.append(form.format(letter, row + 1, col + 1, direction, len(entry), texts))
    return "\n".join(lines)


def _digits(white: list[Cell], groups: list[Entry], rng: Random) -> dict[Cell, str]:
    """Fill entries with squares, cubes, primes and palindromes where they fit, the rest at random."""
    starts = {entry[0] for entry in groups}
    digits: dict[Cell, str] = {}
    for entry in rng.sample(groups, len(groups)):
        fitting = [text for text in shaped(len(entry), rng.choice(SHAPES)) if _agrees(text, entry, digits, starts)]
        if fitting:
            digits.update(zip(entry, rng.choice(fitting), strict=True))
    return {cell: digits.get(cell) or str(rng.randint(cell in starts, 9)) for cell in white}


def _agrees(text: str, entry: Entry, digits: dict[Cell, str], starts: set[Cell]) -> bool:
    pairs = zip(entry, text, strict=True)
    return all(digits.get(cell, digit) == digit and (digit > "0" or cell not in starts) for cell, digit in pairs)

"""Complete a Graeco-Latin square of letters and digits.

Answer: the completed grid of cells such as B3; every completion is right.
Harder: larger squares with more hidden symbols, from level 6 with hardly any digit.
Skills: deduction, search
Source: original; orthogonal Latin squares after Euler, "Recherches sur une nouvelle espèce de quarrés magiques" (1782).
"""

from __future__ import annotations

from random import Random
from typing import Literal

from bootcamp import task
from bootcamp.lib.grid.board import cells, fill
from bootcamp.lib.grid.faults import latin_fault, place
from bootcamp.lib.grid.regions import LETTERS
from bootcamp.lib.grid.symmetry import relabel, symmetries
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid

_HIDDEN = "?"
_POLYNOMIALS = {4: 0b111, 8: 0b1011}  # irreducible over GF(2)


class GraecoLatinFill(Task["GraecoLatinFill.Params", "GraecoLatinFill.Instance", Board]):
    version = 1

    class Params(task.Params):
        n: Literal[3, 4, 5, 7, 8, 9] = knob(
            "the number of rows, of columns, of letters and of digits", levels=(3, 3, 4, 4, 5, 5, 7, 7, 8, 9)
        )
        letters: int = knob(
            "the share of hidden letters, in percent", levels=(40, 55, 45, 60, 62, 50, 40, 50, 50, 55), ge=0, le=95
        )
        digits: int = knob(
            "the share of hidden digits, in percent", levels=(40, 55, 45, 60, 62, 84, 86, 88, 90, 92), ge=0, le=95
        )

    class Instance(task.Instance):
        givens: Board

        @property
        def n(self) -> int:
            return len(self.givens)

        @property
        def last(self) -> str:
            return LETTERS[self.n - 1]

    prompt = Prompt(
        en=r"""
        Every cell of this {{ n }}×{{ n }} grid holds a letter from A to {{ last }} followed by a digit from 1 to
        {{ n }}. A question mark hides a letter or a digit.

        {{ givens | board }}

        Replace the question marks such that

        - every row and every column holds each letter exactly once,
        - every row and every column holds each digit exactly once,
        - no two cells hold the same letter and the same digit: each pair of a letter and a digit occurs exactly once in
          the grid.

        The given letters and digits stay as they are. If there are several ways, give any one.
        """,
        zh=r"""
        下面 {{ n }}×{{ n }} 方阵的每一格都由一个字母（A 到 {{ last }}）和一个数字（1 到 {{ n }}）组成，
        字母在前，数字在后。问号表示被遮住的字母或数字。

        {{ givens | board }}

        请把问号还原，使得：

        - 每行、每列中每个字母恰好出现一次；
        - 每行、每列中每个数字恰好出现一次；
        - 任意两格的字母和数字不全相同，即每种字母与数字的搭配在整个方阵中恰好出现一次。

        已给出的字母和数字不能改变。如果有多种填法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(
            instance.n, instance.n, tuple(f"{LETTERS[a]}{b + 1}" for a in range(instance.n) for b in range(instance.n))
        )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.n
        rows, cols, letters, digits = (rng.sample(range(n), n) for _ in range(4))
        pairs = [(letters[a], digits[b]) for a, b in (_orthogonal(n, rows[r], cols[c]) for r, c in cells(n, n))]
        hidden = [set(rng.sample(range(n * n), round(n * n * x / 100))) for x in (params.letters, params.digits)]
        shown = [
            (_HIDDEN if index in hidden[0] else LETTERS[a]) + (_HIDDEN if index in hidden[1] else str(b + 1))
            for index, (a, b) in enumerate(pairs)
        ]
        solution = fill(n, n, (f"{LETTERS[a]}{b + 1}" for a, b in pairs))
        return self.Instance(givens=fill(n, n, shown)), solution

    def key(self, instance: Instance) -> object:
        images = (_layers(image) for image in symmetries(instance.givens))
        return min([relabel(letters, _HIDDEN), relabel(digits, _HIDDEN)] for letters, digits in images)

    def check(self, instance: Instance, answer: Board) -> str:
        for row, col in cells(instance.n, instance.n):
            for given, symbol in zip(instance.givens[row][col], answer[row][col], strict=True):
                if given not in (_HIDDEN, symbol):
                    return f"the given {given} in {place((row, col))} was changed"
        letters, digits = _layers(answer)
        return latin_fault(letters) or latin_fault(digits) or _pair_fault(answer)


def _orthogonal(n: int, row: int, col: int) -> tuple[int, int]:
    """Give the symbols of two orthogonal Latin squares: lines of slopes 1 and 2 over a ring or a field."""
    if n in _POLYNOMIALS:
        double = row << 1 ^ (_POLYNOMIALS[n] if row << 1 >= n else 0)
        return row ^ col, double ^ col
    return (row + col) % n, (2 * row + col) % n


def _layers(board: Board) -> tuple[Board, Board]:
    letters, digits = (tuple(tuple(cell[k] for cell in row) for row in board) for k in (0, 1))
    return letters, digits


def _pair_fault(board: Board) -> str:
    pairs = [pair for row in board for pair in row]
    return next((f"{pair} occurs more than once" for pair in pairs if pairs.count(pair) > 1), "")

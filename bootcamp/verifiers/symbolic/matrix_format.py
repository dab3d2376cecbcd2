"""The answer format for matrices of rational numbers."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from random import Random

from bootcamp.verifiers import budget
from bootcamp.verifiers.base import Format, Malformed
from bootcamp.verifiers.dress import undress
from bootcamp.verifiers.symbolic.exact import exact, writable
from bootcamp.verifiers.symbolic.field import Rational, TooLarge, Undefined
from bootcamp.verifiers.symbolic.normal import Normalizer, NotAnExpression
from bootcamp.verifiers.symbolic.powers import rational
from bootcamp.verifiers.symbolic.syntax import parse
from bootcamp.verifiers.symbolic.tokens import MAX_LENGTH
from bootcamp.verifiers.symbolic.tree import Node

Rows = tuple[tuple[Fraction, ...], ...]
"""The entries row by row."""

MAX_ENTRIES = 2_500
_LINES = re.compile(r"[-−\d./,\s]+")


@dataclass(frozen=True)
class Matrix(Format[Rows]):
    r"""A matrix of rational numbers, in LaTeX, as nested brackets, or as lines of numbers.

    >>> Matrix().parse(r"\begin{pmatrix}1&\frac12\\0&3\end{pmatrix}") == Matrix().parse("[[1, 0.5], [0, 3]]")
    True
    """

    rows: int = 0
    """The number of rows, or 0 if it is free."""

    cols: int = 0
    """The number of columns, or 0 if it is free."""

    def form(self, language: str) -> str:
        if language == "zh":
            size = f"{self.rows}×{self.cols} " if self.rows and self.cols else ""
            return f"一个 {size}矩阵（逐行写成 [[a, b], [c, d]] 的形式）"
        size = f"{self.rows} by {self.cols} " if self.rows and self.cols else ""
        return f"a {size}matrix, row by row as in [[a, b], [c, d]]"

    @budget.shared()
    def parse(self, text: str) -> Rows:
        if len(text) > MAX_LENGTH:
            raise Malformed(f"the answer has {len(text)} characters, more than {MAX_LENGTH}")
        text = undress(text, "\\")
        if "\n" in text and _LINES.fullmatch(text):
            lines = [line for line in text.splitlines() if line.strip()]
            cells = [[parse(cell) for cell in re.split(r"\s*,\s*|\s+", line.strip(" ,\t\r"))] for line in lines]
        else:
            cells = self._cells(parse(text))
        if sum(map(len, cells)) > MAX_ENTRIES:
            raise Malformed(f"the matrix has more than {MAX_ENTRIES} entries")
        if len({len(row) for row in cells}) > 1:
            raise Malformed("the rows of the matrix differ in length")
        if self.rows and len(cells) != self.rows:
            raise Malformed(f"expected {self.rows} rows, found {len(cells)}")
        if self.cols and len(cells[0]) != self.cols:
            raise Malformed(f"expected {self.cols} columns, found {len(cells[0])}")
        return tuple(tuple(map(_entry, row)) for row in cells)

    def _cells(self, tree: Node) -> list[list[Node]]:
        if tree.head == "relation" and tree.leaf == "=" and tree.args[0].head == "symbol":
            tree = tree.args[1]
        if tree.head == "matrix" or (_is_row(tree) and all(map(_is_row, tree.args))):
            return [list(row.args) for row in tree.args]
        if _is_row(tree) and self.cols == 1 and self.rows != 1:
            return [[entry] for entry in tree.args]
        if self.rows in (0, 1):  # brackets around a single row or entry are grouping to the parser
            return [list(tree.args) if _is_row(tree) else [tree]]
        raise Malformed("expected a matrix such as [[1, 2], [3, 4]]")

    def render(self, value: Rows) -> str:
        return "[" + ", ".join("[" + ", ".join(map(str, row)) + "]" for row in value) + "]"

    def guess(self, rng: Random) -> Rows:
        rows, cols = self.rows or rng.randint(1, 3), self.cols or rng.randint(1, 3)
        return tuple(tuple(Fraction(rng.randint(-9, 9)) for _ in range(cols)) for _ in range(rows))

    def neighbours(self, value: Rows, rng: Random) -> Iterable[Rows]:
        row, col = rng.randrange(len(value)), rng.randrange(len(value[0]))
        for entry in (value[row][col] + 1, -value[row][col]):
            if entry != value[row][col]:
                changed = (*value[row][:col], entry, *value[row][col + 1 :])
                yield (*value[:row], changed, *value[row + 1 :])
        transposed = tuple(zip(*value, strict=True))
        square = len(value) == len(value[0])
        if transposed != value and (square or not (self.rows or self.cols)):
            yield transposed


def _is_row(tree: Node) -> bool:
    return tree.head in ("tuple", "list", "row") or (tree.head == "interval" and tree.leaf == "[]")


def _entry(tree: Node) -> Fraction:
    try:
        value: Rational | None = exact(tree)
        if value is None:
            value = rational(Normalizer().normalize(tree))
        if value is not None:
            return writable(value)
    except (NotAnExpression, TooLarge, Undefined):
        pass
    raise Malformed("expected rational numbers of moderate size as entries of the matrix")

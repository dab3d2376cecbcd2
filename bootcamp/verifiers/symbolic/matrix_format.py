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
from bootcamp.verifiers.symbolic.alternatives import is_label
from bootcamp.verifiers.symbolic.exact import exact, writable
from bootcamp.verifiers.symbolic.field import Rational, TooLarge, Undefined
from bootcamp.verifiers.symbolic.normal import Normalizer, NotAnExpression
from bootcamp.verifiers.symbolic.powers import rational
from bootcamp.verifiers.symbolic.syntax import parse
from bootcamp.verifiers.symbolic.tokens import MAX_LENGTH
from bootcamp.verifiers.symbolic.tree import Node, div, mul, number, walk
from bootcamp.verifiers.wording import size

Rows = tuple[tuple[Fraction, ...], ...]
"""The entries row by row."""

MAX_ENTRIES = 2_500
_NO_ENTRY = "expected rational numbers of moderate size as entries of the matrix"
_CALL = re.compile(r"\A(?:[a-z]+\.)?(?:array|[mM]atrix|tensor|Mat)\((.*?)(?:,\s*dtype=[\w.]+)?\)\Z", re.DOTALL)
_SEMICOLONS = re.compile(r"\[([^][{}();]*(?:;[^][{}();]*)+)\]")
_LINES = re.compile(r"[-−\d./,:\s]+")


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

    @property
    def fenced(self) -> bool:
        return True

    def form(self, language: str) -> str:
        shape = size(self.rows, self.cols, language)
        if language == "zh":
            return f"一个{shape}矩阵（逐行写成 [[a, b], [c, d]] 的形式）"
        return f"a matrix{shape}, row by row as in [[a, b], [c, d]]"

    @budget.shared()
    def parse(self, text: str) -> Rows:
        if len(text) > MAX_LENGTH:
            raise Malformed(f"the answer has {len(text)} characters, more than {MAX_LENGTH}")
        rows = _split(undress(text, "\\"))
        if rows is not None:
            return self._value([list(map(parse, row)) for row in rows])
        tree = parse(_CALL.sub(r"\1", undress(text, "\\")))
        sides = list(tree.args) if tree.head == "relation" and set(str(tree.leaf).split()) == {"="} else [tree]
        if len(sides) > 1 and is_label(sides[0]):
            del sides[0]  # as in A^{-1} = ...
        values = [self._scaled(side) for side in sides]
        if values.count(values[0]) < len(values):
            raise Malformed("the sides of the equation are different matrices")
        return values[0]

    def _scaled(self, tree: Node) -> Rows:
        """Read a matrix that may have numbers as factors before it, or one as a divisor under it."""
        factors: list[Node] = []
        while tree.head in ("neg", "mul", "div") and (place := _matrix_place(tree)) is not None:
            rest = (*tree.args[:place], *tree.args[place + 1 :])
            factors += [div(1, rest[0])] if tree.head == "div" else rest or [number(-1)]
            tree = tree.args[place]
        rows = self._value(self._cells(tree))
        scale = _entry(mul(*factors))
        return tuple(tuple(_writable(entry * scale) for entry in row) for row in rows) if scale != 1 else rows

    def _value(self, cells: list[list[Node]]) -> Rows:
        if sum(map(len, cells)) > MAX_ENTRIES:
            raise Malformed(f"the matrix has more than {MAX_ENTRIES} entries")
        if not all(cells) or not cells:
            raise Malformed("expected a matrix such as [[1, 2], [3, 4]]")
        if len({len(row) for row in cells}) > 1:
            raise Malformed("the rows of the matrix differ in length")
        if self.rows and len(cells) != self.rows:
            raise Malformed(f"expected {self.rows} rows, found {len(cells)}")
        if self.cols and len(cells[0]) != self.cols:
            raise Malformed(f"expected {self.cols} columns, found {len(cells[0])}")
        return tuple(tuple(map(_entry, row)) for row in cells)

    def _cells(self, tree: Node) -> list[list[Node]]:
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


def _split(text: str) -> list[list[str]] | None:
    """Cut lines of numbers, or rows with semicolons between them, into entries."""
    semicolons = _SEMICOLONS.fullmatch(text)
    if semicolons is not None:
        lines = semicolons[1].split(";")
    elif "\n" in text:
        lines = [line.strip("[]()| \t,").replace("|", " ") for line in text.splitlines()]
        if not all(map(_LINES.fullmatch, filter(None, lines))):
            return None
        lines = [line for line in lines if line.strip(" -:")]
    else:
        return None
    return [re.split(r"\s*,\s*|\s+", line.strip(" ,\t\r\n")) for line in lines]


def _matrix_place(tree: Node) -> int | None:
    """Tell which of the factors is the matrix, if exactly one is."""
    places = [place for place, arg in enumerate(tree.args) if any(map(_is_row, walk(arg)))]
    return places[0] if len(places) == 1 and not (tree.head == "div" and places[0]) else None


def _is_row(tree: Node) -> bool:
    return tree.head in ("tuple", "list", "row", "set", "matrix") or (tree.head == "interval" and tree.leaf == "[]")


def _entry(tree: Node) -> Fraction:
    try:
        value: Rational | None = exact(tree)
        if value is None:
            value = rational(Normalizer().normalize(tree))
    except (NotAnExpression, TooLarge, Undefined):
        value = None
    if value is None:
        raise Malformed(_NO_ENTRY)
    return _writable(value)


def _writable(value: Rational) -> Fraction:
    try:
        return writable(value)
    except TooLarge:
        raise Malformed(_NO_ENTRY) from None

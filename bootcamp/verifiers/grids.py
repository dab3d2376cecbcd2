r"""Formats of boards, tables, cells, paths and moves.

Boards are read with or without blanks, commas, brackets, quotes, bars, row labels and rules, as nested lists, markdown
tables, LaTeX matrices or code blocks. Of several boards the last one of the right shape counts; a longer board is none.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import NamedTuple, TypeVar

from bootcamp.verifiers.base import Format, Malformed, WrongForm
from bootcamp.verifiers.dress import undress
from bootcamp.verifiers.parts import ARROW, peel, without_call
from bootcamp.verifiers.structures import Sequence, Set, read_items, render_item
from bootcamp.verifiers.wording import size, spaced

A = TypeVar("A")

Board = tuple[tuple[str, ...], ...]
"""A rectangle of cells, row by row."""

_ENVIRONMENT = re.compile(r"\\(?:begin|end)\s*\{\w+\*?\}(?:\s*(?:\{[lcr|]*\}|\[[lcr|]*\]))?|\\hline")
_LATEX_ROW_END = re.compile(r"\\\\(?:\[[^\]]{0,10}\])?")
_LIST_END = re.compile(r"[\])}]\s*(?:[,;]\s*)?[\[({]")
_ROW_LABEL = re.compile(
    r"[|\[({]?[ \t]{0,3}\"?(?:(?i:row|r|第)[ _\t]{0,3})?(\d{1,3}|[A-Za-z]|[一二三四五六七八九十])"
    r"[ \t]{0,3}行?\"?[ \t]{0,3}(?:[:.)|\]]|(?=\s))"
)
_ROW_BULLET = re.compile(r"[-*•][ \t]+")
_NEXT_ROW = re.compile(r"[,;]\s{0,3}(?=\"?(?i:row[ _]?)?\d{1,3}\"?:)|[,;]?\s{1,3}(?=(?i:row) ?\d{1,3}:)")
_CHINESE_DIGITS = {sign: str(index + 1) for index, sign in enumerate("一二三四五六七八九")} | {"十": "10"}
_BORDERS = str.maketrans({**dict.fromkeys("│┃║", "|"), **dict.fromkeys("─━═┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬", "-")})
_BORDER_SIGNS = frozenset(map(chr, _BORDERS))


def _board_lines(text: str, marks: str) -> list[str]:
    """Cut a board into lines, whether they are parted by line breaks, brackets, LaTeX rows, semicolons or slashes."""
    if "\\" in text and "\\" not in marks:
        text = _LATEX_ROW_END.sub("\n", _ENVIRONMENT.sub("\n", text))
    if "&" not in marks:
        text = text.replace("&", " ")
    if not set("[](){}") & set(marks):
        text = _LIST_END.sub("\n", text)
    if "\n" not in text.strip():
        if ":" in text and ":" not in marks and len(rows := _NEXT_ROW.split(text.strip())) > 1:
            return rows
        for sign in ";/":
            if sign not in marks and sign in text:
                return text.split(sign)
    return text.split("\n")


@dataclass(frozen=True)
class Grid(Format[Board]):
    """A board of `rows` x `cols` cells (None: any number), each one of `symbols`; the value is a tuple of rows of
    symbols.

    `symbols` is a text of one-character symbols or a tuple of longer ones. Case is folded where that is unambiguous.

    >>> Grid(2, 3, ".#").parse("..#\\n#..")
    (('.', '.', '#'), ('#', '.', '.'))
    >>> Grid(2, 2, "12").parse("Given:\\n1 _\\n_ 1\\nSolved:\\n1 2\\n2 1") == Grid(2, 2, "12").parse("[[1,2],[2,1]]")
    True
    """

    rows: int | None = None
    cols: int | None = None
    symbols: str | tuple[str, ...] = "0123456789"

    @property
    def marks(self) -> str:
        """The punctuation among the symbols."""
        return _symbol_marks(tuple(self.symbols))

    @property
    def fenced(self) -> bool:
        """Boards span lines."""
        return True

    def form(self, language: str) -> str:
        """Describe the answer."""
        separated = "" if self._compact else (" separated by spaces" if language == "en" else "，用空格分隔")
        symbols, shape = " ".join(self.symbols), size(self.rows, self.cols, language)
        if language == "zh":
            return f"一个{shape}表格，每行一行{separated}，每格为 {symbols} 之一"
        return f"a grid{shape}, one row per line{separated}, each cell one of the symbols {symbols}"

    @property
    def _compact(self) -> bool:
        """Whether rows are shown without blanks: pictures are, digits and letters are not."""
        return all(len(symbol) == 1 for symbol in self.symbols) and not any(symbol.isalnum() for symbol in self.symbols)

    def parse(self, text: str) -> Board:
        """Read the last board of the right shape; raise Malformed if there is none."""
        lookup, single = _symbol_table(tuple(self.symbols))
        text = undress(text, self.marks)
        if not text.isascii():
            if not set(text) & _BORDER_SIGNS & set(self.marks):
                text = text.translate(_BORDERS)
            if "." in self.marks:
                text = text.replace("…", "...")
        if "(" in text and not set("()[]") & set(self.marks):
            text = without_call(text)
        lines = _board_lines(text, self.marks)
        rows: list[_Row | None] = []
        parted = False
        for line in lines:
            found = self._row(line, lookup, single)
            if found is None and _is_rule(line, self.marks):
                parted = True
            else:
                rows.append(found and found._replace(parted=parted))
                parted = False
        if rows.count(None) == len(rows) and len(lines) <= 2:
            separator = r"\s*\|\s*" if "|" in text and "|" not in self.marks else r"[\s,]+"
            rows = [self._row(word, lookup, single) for word in re.split(separator, text.strip("[](){}| \n"))]
        board = self._last_board(rows)
        if board is None:
            raise Malformed(
                f"expected {self.rows or 'some'} rows of {self.cols or 'equally many'} cells over the stated symbols"
            )
        return board

    def _row(self, line: str, lookup: dict[str, str], single: bool) -> _Row | None:
        """Read a line as a row, perhaps behind a bullet or a label, or return None if it is none."""
        line = line.strip()
        if (bullet := _ROW_BULLET.match(line)) and bullet[0][0] not in self.marks:
            line = line[bullet.end() :]
        cells = self._cells(line, lookup, single)
        if cells is not None:
            return _Row("", cells)
        label = _ROW_LABEL.match(line) if self.cols is not None else None
        if label is None:
            return None
        cells = self._cells(line[label.end() :], lookup, single)
        if cells is None and label[0][-1] in self.marks:  # the dot after the label may be the first cell
            cells = self._cells(line[label.end() - 1 :], lookup, single)
        return None if cells is None else _Row(_CHINESE_DIGITS.get(label[1], label[1]), cells)

    def _cells(self, line: str, lookup: dict[str, str], single: bool) -> tuple[str, ...] | None:
        """Read a line without a label as a row, or return None if it is none."""
        for drop in "|[](){}\"'`,;*":
            if drop in line and drop not in self.marks:
                line = line.replace(drop, " ")
        if line.rstrip().endswith(".") and "." not in self.marks:
            line = line.rstrip()[:-1]
        words = line.split()
        cells = [lookup.get(word) or lookup.get(word.casefold(), "") for word in words]
        if not all(cells) or (self.cols is not None and len(cells) != self.cols):
            if not single:
                return None
            cells = [lookup.get(char) or lookup.get(char.casefold(), "") for char in "".join(words)]
        elif self.cols is None and single and len(words) == 1:
            cells = [lookup.get(char) or lookup.get(char.casefold(), "") for char in words[0]]
        fits = cells and all(cells) and (self.cols is None or len(cells) == self.cols)
        return tuple(cells) if fits else None

    def _last_board(self, rows: list[_Row | None]) -> Board | None:
        """Return the last run of rows that has the right shape; of boards that blank lines part, the last."""
        end = len(rows)
        while end > 0:
            last, start = rows[end - 1], end
            while start > 0 and last is not None and _alike(rows[start - 1], last):
                start -= 1
            run = [row for row in rows[start:end] if row is not None]
            heads = tuple(str(number) for number in range(1, len(run[0].cells) + 1)) if run else ()
            if self.rows is not None and len(run) == self.rows + 1 and run[0].cells == heads:
                run = run[1:]
            if run and self.rows is not None and len(run) % self.rows == 0 and _begins(run[-self.rows :]):
                run = run[-self.rows :]
            if run and len(run) == (self.rows or len(run)) and _is_counted([row.label for row in run]):
                return tuple(row.cells for row in run)
            end = min(start, end - 1)
        return None

    def render(self, value: Board) -> str:
        """Write one row a line, with blanks between the cells unless all symbols are punctuation."""
        return "\n".join(("" if self._compact else " ").join(row) for row in value)

    def guess(self, rng: Random) -> Board:
        """Draw every cell."""
        symbols = list(self.symbols)
        return tuple([tuple(rng.choices(symbols, k=self.cols or 3)) for _ in range(self.rows or 3)])

    def neighbours(self, value: Board, rng: Random) -> Iterator[Board]:
        """Give boards with one cell changed, two rows exchanged, or turned about the diagonal."""
        for _ in range(3):
            row, col = rng.randrange(len(value)), rng.randrange(len(value[0]))
            others = [symbol for symbol in self.symbols if symbol != value[row][col]]
            if others:
                yield _replaced(value, row, col, rng.choice(others))
        if len(value) > 1 and value[0] != value[1]:
            yield (value[1], value[0], *value[2:])
        turned = tuple(zip(*value, strict=True))
        if turned != value and len(turned) == len(value):
            yield turned


class _Row(NamedTuple):
    """A line of a board: what stands before it, or "", its cells, and whether a blank line or a rule parts it from the
    row above."""

    label: str
    cells: tuple[str, ...]
    parted: bool = False


def _alike(row: _Row | None, other: _Row) -> bool:
    """Tell whether two lines can be rows of one board: as long, and both with a label or both without."""
    return row is not None and len(row.cells) == len(other.cells) and (not row.label) == (not other.label)


def _begins(run: list[_Row]) -> bool:
    """Tell whether the first of some rows begins a board of its own, rather than going on with a longer one."""
    return bool(run[0].label) or (run[0].parted and not any(row.parted for row in run[1:]))


def _is_counted(labels: list[str]) -> bool:
    """Tell whether the labels of rows count them: 1, 2, ... or 0, 1, ... or A, B, ...; or there are none."""
    if not any(labels):
        return True
    if labels[0].isdigit():
        return labels[0] in ("0", "1") and labels == [str(int(labels[0]) + index) for index in range(len(labels))]
    return "".join(labels).upper() == "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[: len(labels)]


def _replaced(board: Board, row: int, col: int, symbol: str) -> Board:
    cells = list(board[row])
    cells[col] = symbol
    return (*board[:row], tuple(cells), *board[row + 1 :])


@lru_cache(maxsize=512)
def _symbol_marks(symbols: tuple[str, ...]) -> str:
    return "".join(sorted({char for symbol in symbols for char in symbol if not char.isalnum()}))


@lru_cache(maxsize=512)
def _symbol_table(symbols: tuple[str, ...]) -> tuple[dict[str, str], bool]:
    """Map spellings to symbols, with case folded where that is unambiguous; tell whether all have one character."""
    table = {symbol: symbol for symbol in symbols}
    for symbol in symbols:
        folded = symbol.casefold()
        if sum(other.casefold() == folded for other in symbols) == 1:
            table.setdefault(folded, symbol)
    if "." in table:
        table.setdefault("·", ".")
    return table, all(len(symbol) == 1 for symbol in symbols)


def _is_rule(line: str, marks: str) -> bool:
    """Tell whether a line is a border, a fence or a rule of a table."""
    return not line.strip().strip("-+=|:─━│┼ `") and not set(line) & set(marks)


@dataclass(frozen=True)
class Table(Format[tuple[tuple[A, ...], ...]]):
    """A table of `rows` x `cols` cells (None: any number) with a format of their own; the value is a tuple of rows.

    >>> from bootcamp.verifiers import Rational
    >>> Table(Rational()).parse("| 1/2 | 3 |\\n| 0 | 1 |") == Table(Rational()).parse("[[1/2, 3], [0, 1]]")
    True
    """

    cell: Format[A]
    rows: int | None = None
    cols: int | None = None

    @property
    def marks(self) -> str:
        """The marks of the cells."""
        return self.cell.marks

    @property
    def fenced(self) -> bool:
        """Tables span lines."""
        return True

    def form(self, language: str) -> str:
        """Describe the answer."""
        cell = self.cell.form(language)
        shape = size(self.rows, self.cols, language)
        if language == "zh":
            return f"一个{shape}表格，写作 [[...], [...], ...]，每行一个列表，每格是{spaced(cell)}"
        return f"a table [[...], [...], ...]{shape}, one list per row, each cell {cell}"

    def parse(self, text: str) -> tuple[tuple[A, ...], ...]:
        """Read a table; raise Malformed or WrongForm."""
        text = undress(text, self.marks)
        if ("\\\\" in text and '"' not in text) or "\\begin" in text or ("|" in text and "|" not in self.marks):
            inside = text if _ENVIRONMENT.search(text) is None else text.strip("[]() \n")
            lines = re.split(r"\n|\\\\(?:\[[^\]]{0,10}\])?", _ENVIRONMENT.sub("\n", inside))
            lines = [line for line in lines if not _is_rule(line, self.marks)]
            cells = [re.split(r"[|&]", line.strip().strip("|")) for line in lines]
            if self.rows is not None and len(cells) == self.rows + 1:
                cells = cells[1:]
            found = tuple([tuple([self.cell.parse(cell) for cell in row]) for row in cells])
        else:
            row = Sequence(self.cell, length=self.cols)
            text = _counted_rows(text)
            found = read_items(row, text, self.marks, "", self.rows)
        self._require_shape(found)
        return found

    def _require_shape(self, found: tuple[tuple[A, ...], ...]) -> None:
        widths = {len(row) for row in found}
        if (self.rows is not None and len(found) != self.rows) or (self.cols is not None and widths != {self.cols}):
            raise WrongForm(
                f"the table does not have {self.rows or 'some'} rows of {self.cols or 'equally many'} cells"
            )
        if len(widths) > 1:
            raise WrongForm("the rows of the table are not equally long")

    def render(self, value: tuple[tuple[A, ...], ...]) -> str:
        """Write the rows as lists in a list."""
        rows = ", ".join(f"[{', '.join(render_item(self.cell, cell, len(row) == 1) for cell in row)}]" for row in value)
        return f"[{rows}]"

    def equal(self, reference: tuple[tuple[A, ...], ...], answer: tuple[tuple[A, ...], ...]) -> bool:
        """Compare cell by cell."""
        row = Sequence(self.cell)
        return len(reference) == len(answer) and all(map(row.equal, reference, answer))

    def guess(self, rng: Random) -> tuple[tuple[A, ...], ...]:
        """Draw every cell."""
        return tuple([tuple([self.cell.guess(rng) for _ in range(self.cols or 2)]) for _ in range(self.rows or 2)])

    def neighbours(self, value: tuple[tuple[A, ...], ...], rng: Random) -> Iterator[tuple[tuple[A, ...], ...]]:
        """Give tables with one cell changed or two rows exchanged."""
        for _ in range(3):
            row, col = rng.randrange(len(value)), rng.randrange(len(value[0]))
            for near in list(self.cell.neighbours(value[row][col], rng))[:1]:
                yield (*value[:row], (*value[row][:col], near, *value[row][col + 1 :]), *value[row + 1 :])
        swapped = (*value[1:2], value[0], *value[2:])
        if not self.equal(value, swapped):
            yield swapped


_COUNTED_ROW = re.compile(r"(?:\A|(?<=\n))\s*(?:(?i:row)\s*|第\s*)(\d{1,3})\s*行?\s*[:.]\s*")


def _counted_rows(text: str) -> str:
    """Drop the labels of rows, ``Row 1:`` and so on, if they count them."""
    numbers = _COUNTED_ROW.findall(text)
    counted = bool(numbers) and numbers == [str(index + 1) for index in range(len(numbers))]
    return _COUNTED_ROW.sub("", text) if counted else text


@dataclass(frozen=True)
class Cell(Format[tuple[int, int]]):
    """One cell (row, column), both counted from 1 as in prompts; `rows` and `cols` bound them.

    >>> Cell().parse("(2, 3)"), Cell().parse("r2c3"), Cell().parse("row 2, column 3")
    ((2, 3), (2, 3), (2, 3))
    """

    rows: int | None = None
    cols: int | None = None

    def form(self, language: str) -> str:
        """Describe the answer."""
        return "一个格子 (行, 列)（从 1 数起）" if language == "zh" else "a cell (row, column) counted from 1"

    def parse(self, text: str) -> tuple[int, int]:
        """Read a cell; raise Malformed, or WrongForm if it is off the board."""
        text = _ABOUT_CELL.sub("", undress(text).replace('"', ""))
        found = (_CELL.fullmatch(text) or _COLUMN_FIRST.fullmatch(text)) if len(text) <= 60 else None
        if found is None:
            raise Malformed("expected a cell (row, column)")
        row, col = int(found["row"]), int(found["col"])
        if not (1 <= row <= (self.rows or row)) or not (1 <= col <= (self.cols or col)):
            raise WrongForm(f"the cell ({row},{col}) is not on the board")
        return row, col

    def render(self, value: tuple[int, int]) -> str:
        """Write the cell in round brackets; raise ValueError for cells counted from 0."""
        if min(value) < 1:
            raise ValueError(f"value={value}: rows and columns of cells are counted from 1")
        return f"({value[0]},{value[1]})"

    def guess(self, rng: Random) -> tuple[int, int]:
        """Draw a cell."""
        return rng.randint(1, self.rows or 5), rng.randint(1, self.cols or 5)

    def neighbours(self, value: tuple[int, int], rng: Random) -> Iterator[tuple[int, int]]:
        """Give the cells beside and the cell with row and column exchanged."""
        row, col = value
        for near in ((row + 1, col), (row - 1, col), (row, col + 1), (row, col - 1), (col, row)):
            on_board = 1 <= near[0] <= (self.rows or near[0]) and 1 <= near[1] <= (self.cols or near[1])
            if on_board and near != value:
                yield near


_ABOUT_CELL = re.compile(
    r"\A\s*(?:(?i:(?:the )?(?:cell|position)\s*(?:at\s+)?[:=]?|\(\s*(?:r|row)\s*,\s*(?:c|col|column)\s*\)\s*=)"
    r"|格子|位置|坐标)\s*(?=[\[({r\d第⟨])"
)
_CELL = re.compile(
    r"\s*[(\[{⟨]?\s*(?i:row\s*[:=]?\s*|r\s*[:=]?\s*|[第行]\s*)?(?P<row>\d{1,6})(?:(?:st|nd|rd|th) row)?"
    r"\s*行?\s*(?:[,;:/-]\s*|and\s|\]\s*\[|\s)?\s*"
    r"(?:(?<=\d)|(?<=[,;:/ 行w[-]))(?i:column\s*[:=]?\s*|col\s*[:=]?\s*|c\s*[:=]?\s*|[第列]\s*)?"
    r"(?<![\d])(?P<col>\d{1,6})(?:(?:st|nd|rd|th) column)?\s*列?\s*[)\]}⟩]?\s*"
)
_COLUMN_FIRST = re.compile(
    r"\s*[(\[{]?\s*(?:(?i:column|col|c)\s*[:=]?\s*|(?=第?\s*\d+\s*列)第?\s*)(?P<col>\d{1,6})\s*列?\s*[,;]?\s*"
    r"(?:(?i:row|r)\s*[:=]?\s*|(?=第?\s*\d+\s*行)第?\s*)(?P<row>\d{1,6})\s*行?\s*[)\]}]?\s*"
)


@dataclass(frozen=True, init=False)
class Cells(Set[tuple[int, int]]):
    """A set of cells (row, column), counted from 1 in text and value alike; `rows` and `cols` bound them, `size` fixes
    how many there are.

    >>> sorted(Cells().parse("(2,3), (1,1)")), sorted(Cells(2, 3).parse("r1c1 r2c3"))
    ([(1, 1), (2, 3)], [(1, 1), (2, 3)])
    """

    rows: int | None = None
    cols: int | None = None

    def __init__(self, rows: int | None = None, cols: int | None = None, size: int | None = None) -> None:
        super().__init__(Cell(rows, cols), size)
        object.__setattr__(self, "rows", rows)
        object.__setattr__(self, "cols", cols)


@dataclass(frozen=True)
class Path(Format[tuple[A, ...]]):
    """Points in the order of a walk, shown with arrows; the value is a tuple.

    A `closed` path comes back to its first point, which may be repeated at the end or not (the value does not repeat
    it); closed paths are equal from any start and, unless `directed`, in both directions.

    >>> from bootcamp.verifiers import Word
    >>> Path(Word()).parse("A -> B -> C"), Path(Word(), closed=True).equal(("a", "b", "c"), ("c", "b", "a"))
    (('A', 'B', 'C'), True)
    """

    item: Format[A]
    closed: bool = False
    directed: bool = False

    @property
    def marks(self) -> str:
        """The marks of the points."""
        return self.item.marks

    @property
    def fenced(self) -> bool:
        """Paths may span lines."""
        return True

    def form(self, language: str) -> str:
        """Describe the answer."""
        item = self.item.form(language)
        if language == "zh":
            closed = "首尾相接的" if self.closed else ""
            return f"一条{closed}路线 x -> y -> ...，每一点是{spaced(item)}"
        closed = " closed" if self.closed else ""
        return f"a{closed} path x -> y -> ..., each point {item}"

    def parse(self, text: str) -> tuple[A, ...]:
        """Read a path; raise Malformed or WrongForm."""
        try:
            points = read_items(self.item, text, self.marks, ARROW, None)
        except (Malformed, WrongForm):
            points = ()
        if len(points) < 2:
            points = read_items(self.item, self._with_arrows(text), self.marks, ARROW, None)
        if self.closed and len(points) > 1 and self.item.equal(points[0], points[-1]):
            points = points[:-1]
        return points

    def _with_arrows(self, text: str) -> str:
        """Write arrows for dashes and words between points, if there are points on both sides of each."""
        text = undress(text, self.marks)
        parts = _WALK.split(_FROM.sub("", text)) if len(text) <= 4000 else [text]
        return " -> ".join(parts) if len(parts) > 1 and all(parts) else text

    def render(self, value: tuple[A, ...]) -> str:
        """Write the points with arrows."""
        return " -> ".join(render_item(self.item, point, len(value) == 1) for point in value) or "[]"

    def equal(self, reference: tuple[A, ...], answer: tuple[A, ...]) -> bool:
        """Compare point by point, closed paths up to their start and direction."""
        same = Sequence(self.item).equal
        if not self.closed or len(reference) != len(answer) or not answer:
            return same(reference, answer)
        ways = [answer] if self.directed else [answer, answer[::-1]]
        return any(same(reference, way[turn:] + way[:turn]) for way in ways for turn in range(len(way)))

    def guess(self, rng: Random) -> tuple[A, ...]:
        """Draw some points."""
        points = [self.item.guess(rng) for _ in range(rng.randint(2, 5))]
        ends_meet = self.closed and self.item.equal(points[0], points[-1])
        return tuple(points[:-1] if ends_meet else points)

    def neighbours(self, value: tuple[A, ...], rng: Random) -> Iterator[tuple[A, ...]]:
        """Give paths with a point changed, dropped or exchanged with the next."""
        for near in Sequence(self.item).neighbours(value, rng):
            ends_meet = self.closed and len(near) > 1 and self.item.equal(near[0], near[-1])
            if not ends_meet and not self.equal(value, near):
                yield near


_FROM = re.compile(r"\A\s*from\s+")
_WALK = re.compile(r"\s+(?:[-–—]{1,3}|to|then|>)\s+|到|(?<=\b\w)[-–—]{1,3}(?=\w\b)|(?<=\d)[-–—]{1,3}(?=\d)")
_STEP_NAMES = {
    "U": ("up", "上", "↑", "⬆"), "D": ("down", "下", "↓", "⬇"), "L": ("left", "左", "←", "⬅"),
    "R": ("right", "右", "→", "➡", "➔"),
    "N": ("north", "北"), "S": ("south", "南"), "E": ("east", "东"), "W": ("west", "西"),
}  # fmt: skip


@dataclass(frozen=True)
class Moves(Format[tuple[str, ...]]):
    """Moves over a stated alphabet, in order; the value is a tuple of them.

    One-character moves may be written together (``UUDL``) or apart; longer ones are parted by blanks or commas. `U D L
    R` and `N S E W` are read as words and arrows too; `names` gives further spellings as (spelling, move).

    >>> Moves("UDLR").parse("up, up, left"), Moves(("R1+", "R1-", "C2+")).parse("R1+ C2+")
    (('U', 'U', 'L'), ('R1+', 'C2+'))
    """

    alphabet: str | tuple[str, ...]
    names: tuple[tuple[str, str], ...] = ()

    @property
    def marks(self) -> str:
        """The punctuation among the moves."""
        return _symbol_marks(tuple(self.alphabet))

    @property
    def fenced(self) -> bool:
        """Moves may span lines."""
        return True

    @property
    def _together(self) -> bool:
        return all(len(move) == 1 for move in self.alphabet)

    def form(self, language: str) -> str:
        """Describe the answer."""
        shown = " ".join(self.alphabet) if len(self.alphabet) <= 12 else ""
        if language == "zh":
            over = f"（取自 {shown}）" if shown else ""
            return f"一串动作{over}，" + ("连写" if self._together else "用空格分隔")
        over = f" out of {shown}" if shown else ""
        return f"a string of moves{over}, written together" if self._together else f"moves{over}, separated by spaces"

    def parse(self, text: str) -> tuple[str, ...]:
        """Read the moves; raise Malformed for one outside the alphabet."""
        spellings = _spellings(tuple(self.alphabet), self.names)
        text = undress(text, self.marks)
        text = peel(text) or text
        for sign in "_^`":
            text = text.replace(sign, "") if sign not in self.marks else text
        if "\\" in text and "\\" not in self.marks:
            text = _LATEX_STEP.sub(lambda found: _STEP_NAMES[found[1][0].upper()][2], text)
        for known in self.alphabet:
            left, sign, right = known.partition(">")
            if left and sign:  # the move A>B may be written A->B
                arrow = rf"(?<![\w>]){re.escape(left)} ?(?:->|→|>|to(?= )) ?{re.escape(right)}(?![\w>])"
                text = re.sub(arrow, known.replace("\\", r"\\"), text)
        moves: list[str] = []
        words = [text] if text.isalnum() else re.split(self._between(text, spellings), self._without_numbers(text))
        for word in words:
            if word.casefold() in _THEN:
                continue
            word = word if set("\"'") & set(self.marks) else word.strip("\"'")
            move = spellings.get(word) or spellings.get(word.casefold())
            if move is not None:
                moves.append(move)
            elif word.casefold() in _FILLERS and not set(word.casefold()) <= spellings.keys():
                continue
            elif word and self._together:
                moves.extend(self._joined(word, spellings))
            elif word:
                raise Malformed(f"{word:.20} is not one of the moves")
        if not moves:
            raise Malformed("expected a list of moves")
        return tuple(moves)

    def _between(self, text: str, spellings: dict[str, str]) -> str:
        """Return the pattern of what parts the moves; arrows are moves only where there is nothing else."""
        signs = [r"[\s,;|]+", r"-{1,3}>|=>"]
        if self._together:
            signs += [re.escape(sign) for sign in "/>+·" if sign not in self.marks]
        if "→" not in spellings or any(map(str.isalnum, text)):
            signs.append("→")
        if "-" not in text or not any("-" in spelling for spelling in spellings):
            signs.append("-")
        return "|".join(signs)

    def _without_numbers(self, text: str) -> str:
        """Drop bullets, and numbers that count the moves."""
        if "-" not in self.alphabet:
            text = _BULLET.sub(" ", text)
        if _DIGIT.search(text) is None:
            return text
        numbers = [found[1] for found in _MOVE_NUMBER.finditer(text)]
        counted = numbers and numbers == [str(index + 1) for index in range(len(numbers))]
        return _MOVE_NUMBER.sub(" ", text) if counted and _MOVE_NUMBER.match(text) else text

    @staticmethod
    def _joined(word: str, spellings: dict[str, str]) -> Iterator[str]:
        for char in word.replace("向", "").replace("往", ""):
            move = spellings.get(char) or spellings.get(char.casefold())
            if move is None:
                raise Malformed(f"{char} is not one of the moves")
            yield move

    def render(self, value: tuple[str, ...]) -> str:
        """Write the moves together if they have one character each, else with blanks."""
        return ("" if self._together else " ").join(value)

    def guess(self, rng: Random) -> tuple[str, ...]:
        """Draw some moves."""
        return tuple(rng.choices(list(self.alphabet), k=rng.randint(2, 8)))

    def neighbours(self, value: tuple[str, ...], rng: Random) -> Iterator[tuple[str, ...]]:
        """Give the moves without the last, with one more, with one changed, and backwards."""
        if len(value) > 1:
            yield value[:-1]
            if value[::-1] != value:
                yield value[::-1]
        yield (*value, value[-1])
        others: Iterable[str] = [move for move in self.alphabet if move != value[0]]
        for other in list(others)[:2]:
            yield (other, *value[1:])


_DIGIT = re.compile(r"\d")
_THEN = ("then", "and", "finally", "next")
_FILLERS = ("move", "go", "step", "tile", "turn", "slide", "push")
_LATEX_STEP = re.compile(r"\\(?:long)?(up|down|left|right)arrow(?![a-z])")
_BULLET = re.compile(r"(?:^|\n)\s*[-*•·]\s+")
_MOVE_NUMBER = re.compile(r"(?:^|(?<=[\s,;]))(?:(?i:step|move)\s*|第)?\(?(\d{1,4})\s*(?:[.):]|步:?)(?=\s|[^\d\s])\s*")


@lru_cache(maxsize=256)
def _spellings(alphabet: tuple[str, ...], names: tuple[tuple[str, str], ...]) -> dict[str, str]:
    """Map every spelling to its move; letters of one case are read in both."""
    table = {move: move for move in alphabet}
    for move in alphabet:
        if sum(other.casefold() == move.casefold() for other in alphabet) == 1:
            table.setdefault(move.casefold(), move)
        for name in _STEP_NAMES.get(move, ()):
            table.setdefault(name, move)
    for spelling, move in names:
        table[spelling.casefold()] = move
    return table

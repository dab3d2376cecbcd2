"""The eight symmetries of a square, for keys that take a puzzle and its turned and mirrored copies as one."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import Any, TypeVar

from bootcamp.lib.grid.board import Cell, cells, fill

T = TypeVar("T")
Board = tuple[tuple[T, ...], ...]


def symmetries(board: Sequence[Sequence[T]]) -> list[Board[T]]:
    """List a board's four turns and their mirror images, the board itself first.

    >>> symmetries(("ab", "cd"))[1]
    (('c', 'a'), ('d', 'b'))
    """
    turned: Board[T] = tuple(map(tuple, board))
    images = []
    for _ in range(4):
        images.append(turned)
        images.append(tuple(row[::-1] for row in turned))
        turned = tuple(zip(*turned[::-1], strict=True))
    return images[::2] + images[1::2]


def layers(*boards: Sequence[Sequence[Any]]) -> Board[tuple[Any, ...]]:
    """Lay boards of one size over each other, so that their symmetries move together.

    >>> layers(("ab",), ("cd",))
    ((('a', 'c'), ('b', 'd')),)
    """
    return tuple(tuple(zip(*rows, strict=True)) for rows in zip(*boards, strict=True))


def relabel(board: Sequence[Sequence[Hashable]], keep: Sequence[Hashable] = ()) -> Board[int]:
    """Replace symbols by 1, 2, ... in order of first appearance, those of `keep` by 0, -1, ...

    >>> relabel(("b.b", "a.c"), keep=".")
    ((1, 0, 1), (2, 0, 3))
    """
    names: dict[Hashable, int] = {symbol: -index for index, symbol in enumerate(keep)}
    first = len(names) - 1
    return tuple(tuple(names.setdefault(symbol, len(names) - first) for symbol in row) for row in board)


def canonical(board: Sequence[Sequence[Any]]) -> Board[Any]:
    """Give the same board for all eight images of a board; its symbols must be comparable.

    >>> canonical(("ab", "cd")) == canonical(("db", "ca"))
    True
    """
    return min(symmetries(board))


def canonical_regions(regions: Sequence[Sequence[Hashable]], *boards: Sequence[Sequence[object]]) -> list[Any]:
    """Give the same lists for all images of a region map with boards of clues on it, whatever its regions are called.

    >>> canonical_regions(("AAB",), ("1..",)) == canonical_regions(("XYY",), ("..1",))
    True
    >>> canonical_regions(("AAB",), ("1..",)) == canonical_regions(("AAB",), ("..1",))
    False
    """
    images = []
    for image in symmetries(layers(regions, *boards)):
        names = relabel([[cell[0] for cell in row] for row in image])
        clues = [[[str(clue) for clue in cell[1:]] for cell in row] for row in image]
        images.append([names, clues])
    return min(images)


def canonical_labels(board: Sequence[Sequence[Hashable]], keep: Sequence[Hashable] = ()) -> Board[int]:
    """Give the same board for all images of a board, whatever its symbols are called (except those of `keep`).

    >>> canonical_labels(("12", "2."), ".") == canonical_labels((".a", "ab"), ".")
    True
    >>> canonical_labels(("12", "2."), ".") == canonical_labels((".a", "ba"), ".")
    False
    """
    return min(relabel(image, keep) for image in symmetries(board))


def canonical_marks(
    rows: int, cols: int, marks: Iterable[tuple[Sequence[Cell], object]], ordered: bool = True
) -> list[Any]:
    """Give the same list for all images of marks on a board; a mark is a label on some cells.

    The cells of a mark have an order, such as from small to large, unless `ordered` is false.

    >>> sign = [([(0, 0), (0, 1)], "<")]
    >>> canonical_marks(2, 2, sign) == canonical_marks(2, 2, [([(1, 1), (0, 1)], "<")])
    True
    >>> canonical_marks(1, 2, [*sign, ([(0, 0)], 1)]) == canonical_marks(1, 2, [*sign, ([(0, 1)], 1)])
    False
    """
    marks = list(marks)
    images: list[list[Any]] = []
    for image in symmetries(fill(rows, cols, cells(rows, cols))):
        place = {cell: [row, col] for row, line in enumerate(image) for col, cell in enumerate(line)}
        moved = [([place[cell] for cell in group], str(label)) for group, label in marks]
        images.append(sorted((group if ordered else sorted(group), label) for group, label in moved))
    return min(images)


Clues = tuple[tuple[Any, ...], ...]


def line_symmetries(rows: Sequence[Sequence[Any]], cols: Sequence[Sequence[Any]]) -> list[tuple[Clues, Clues]]:
    """List the eight images of clues that stand beside the lines of a board, each a list read along its line.

    >>> line_symmetries([(1, 2), (3,)], [(4,), ()])[1]
    (((3,), (1, 2)), ((4,), ()))
    """
    first = tuple(map(tuple, rows)), tuple(map(tuple, cols))
    images = []
    for across, down in (first, first[::-1]):
        for a, d in ((across, down), (across[::-1], tuple(clue[::-1] for clue in down))):
            images += [(a, d), (tuple(clue[::-1] for clue in a), d[::-1])]
    return images[::2] + images[1::2]

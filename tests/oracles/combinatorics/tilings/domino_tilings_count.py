"""Judge by covering the cell with the fewest choices, and by Kasteleyn's determinant (sympy) without holes."""

from typing import Any

from sympy.polys.domains import ZZ
from sympy.polys.matrices import DomainMatrix

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    free = [(r, c) for r, row in enumerate(instance.board) for c, sign in enumerate(row) if sign == "."]
    right = _matchings(frozenset(free), {})
    removed = {(r, c) for r, row in enumerate(instance.board) for c, sign in enumerate(row) if sign == "#"}
    rows, cols = len(instance.board), len(instance.board[0])
    if all(r in (0, rows - 1) or c in (0, cols - 1) for r, c in removed):  # no hole inside
        assert right == abs(_determinant(free))
    return "" if answer == right else f"there are {right}"


def _matchings(free: frozenset[tuple[int, int]], known: dict[frozenset[tuple[int, int]], int]) -> int:
    """Cover the cell with the fewest free neighbours in every way."""
    if not free:
        return 1
    if free not in known:
        near = {cell: [one for one in _beside(cell) if one in free] for cell in free}
        cell = min(free, key=lambda one: (len(near[one]), one))
        known[free] = sum(_matchings(free - {cell, other}, known) for other in near[cell])
    return known[free]


def _beside(cell: tuple[int, int]) -> list[tuple[int, int]]:
    row, col = cell
    return [(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)]


def _determinant(free: list[tuple[int, int]]) -> int:
    black, white = ([cell for cell in free if sum(cell) % 2 == side] for side in (0, 1))
    signs = [[(1 if a[0] == b[0] else (-1) ** a[1]) if b in _beside(a) else 0 for b in white] for a in black]
    return int(DomainMatrix(signs, (len(black), len(white)), ZZ).det())

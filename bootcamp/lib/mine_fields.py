"""Fields of Minesweeper: what opened cells show, and which closed cells are known to hold no mine."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

Point = tuple[int, int]
Points = frozenset[Point]
Field = tuple[str, ...]

CLOSED = "#"
_MOST_RULES = 400


@cache
def around(size: int) -> dict[Point, Points]:
    """Give the cells of a square field, the first being (1, 1), each with the up to eight around it.

    >>> sorted(around(2)[1, 1])
    [(1, 2), (2, 1), (2, 2)]
    """
    cells = [(row, col) for row in range(1, size + 1) for col in range(1, size + 1)]
    return {
        (row, col): frozenset((r, c) for r, c in cells if max(abs(r - row), abs(c - col)) == 1) for row, col in cells
    }


def open_up(size: int, mines: Points, before: Points, cells: Iterable[Point]) -> Points:
    """Return the open cells after `cells` are opened too, and with each cell that shows 0 those around it.

    >>> sorted(open_up(2, frozenset([(1, 1)]), frozenset(), [(2, 2)]))
    [(2, 2)]
    """
    found, waiting = set(before), [cell for cell in cells if cell not in before]
    while waiting:
        cell = waiting.pop()
        if cell not in found:
            found.add(cell)
            if mines.isdisjoint(around(size)[cell]):
                waiting += around(size)[cell]
    return frozenset(found)


def draw_field(size: int, mines: Points, opened: Points) -> Field:
    """Draw a field: the numbers of its open cells, and CLOSED for all others.

    >>> draw_field(2, frozenset([(1, 1)]), frozenset([(2, 2)]))
    ('##', '#1')
    """
    shown = {cell: str(len(mines & near)) if cell in opened else CLOSED for cell, near in around(size).items()}
    return tuple("".join(shown[row, col] for col in range(1, size + 1)) for row in range(1, size + 1))


def numbered(field: Field) -> dict[Point, int]:
    """Give the open cells of a field with their numbers.

    >>> numbered(("##", "#1"))
    {(2, 2): 1}
    """
    return {
        (row, col): int(sign)
        for row, line in enumerate(field, start=1)
        for col, sign in enumerate(line, start=1)
        if sign != CLOSED
    }


def plainly_safe(field: Field) -> Points:
    """Find closed cells that hold no mine by looking at one number after the other.

    >>> sorted(plainly_safe(("#1", "00")))
    []
    """
    numbers, near = numbered(field), around(len(field))
    mines, safe, before = set[Point](), set[Point](), -1
    while len(mines) + len(safe) > before:
        before = len(mines) + len(safe)
        for cell, number in numbers.items():
            left = [one for one in near[cell] if one not in numbers and one not in mines and one not in safe]
            rest = number - len(mines & near[cell])
            if rest in (0, len(left)):
                (mines if rest else safe).update(left)
    return frozenset(safe)


def safe_cells(field: Field, number: int) -> Points:
    """Find closed cells that hold no mine, of which there are `number`, by comparing numbers.

    Rules hold a number of mines, and the difference of two, one within the other, is a rule again.

    >>> sorted(safe_cells(("##1", "111", "000"), 1))
    [(1, 1)]
    """
    numbers, near = numbered(field), around(len(field))
    bits = {cell: 1 << place for place, cell in enumerate(cell for cell in near if cell not in numbers)}
    rules = {sum(bits.get(one, 0) for one in near[cell]): n for cell, n in numbers.items()}
    rules[(1 << len(bits)) - 1] = number
    rules.pop(0, None)
    new, safe = list(rules), frozenset[Point]()
    while new and not safe and len(rules) < _MOST_RULES:
        found: dict[int, int] = {}
        for one in new:
            if rules[one] in (0, one.bit_count()):  # all or none of its cells
                found |= {bit: rules[one] // one.bit_count() for bit in bits.values() if bit & one}
            for other in list(rules):
                both = one & other
                if both and one != other and both in (one, other):
                    found[one ^ other] = abs(rules[one] - rules[other])
        new = [rule for rule in found if rule not in rules]
        rules |= {rule: found[rule] for rule in new}
        safe = frozenset(cell for cell, bit in bits.items() if rules.get(bit) == 0)
    return safe

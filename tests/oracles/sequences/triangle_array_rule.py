"""Judge by sympy: each kind of rule is a linear system in p, q, r; its integer solutions in range are followed."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from sympy import Matrix

LEVELS = range(1, 11)

Cell = tuple[int, int, int, int]


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    found = set()
    for name in instance.menu:
        for numbers in _solutions(name, instance.rows, instance.weight):
            found.add(_entry(name, numbers, instance.rows, *instance.place))
    if len(found) != 1:
        return f"the rules give {len(found)} values"
    return "" if answer in found else f"the entry is {found}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """One more, and a shown entry."""
    return [x for x in (answer + 1, instance.rows[-1][1]) if x != answer]


def _parts(name: str, x: int, y: int, n: int, k: int) -> tuple[int, list[int]]:
    """Write an entry as a constant and the factors of p, q and r (0 where the rule lacks one)."""
    return {
        "x + y + r": (x + y, [0, 0, 1]),
        "p·x + q·y": (0, [x, y, 0]),
        "p·x + q·y + r": (0, [x, y, 1]),
        "p·x + k·y + r": (k * y, [x, 0, 1]),
        "k·x + q·y + r": (k * x, [0, y, 1]),
        "p·|x - y| + q·k + r": (0, [abs(x - y), k, 1]),
        "p·x + (n - k)·y + r": ((n - k) * y, [x, 0, 1]),
        "p·x + q·y + r·(-1)^n": (0, [x, y, -1 if n & 1 else 1]),
        "p·max(x, y) + q·min(x, y) + r": (0, [max(x, y), min(x, y), 1]),
    }[name]


def _solutions(name: str, rows: Any, weight: int) -> Iterator[tuple[int, ...]]:
    cells = [(n, k) for n in range(2, len(rows)) for k in range(1, n)]
    parts = [_parts(name, rows[n - 1][k - 1], rows[n - 1][k], n, k) for n, k in cells]
    values = [rows[n][k] - constant for (n, k), (constant, _) in zip(cells, parts, strict=True)]
    used = [i for i in range(3) if _parts(name, 5, 7, 3, 1)[1][i]]
    system = Matrix([[factors[i] for i in used] for _, factors in parts])
    if Matrix.hstack(system, Matrix(values)).rank() > system.rank():
        return
    ranges = [range(0 if i == 2 else 1, weight + 1) for i in used]
    pivots = list(system.T.rref()[1])  # independent equations are enough
    for numbers in product(*ranges):
        if all(sum(int(system[row, j]) * z for j, z in enumerate(numbers)) == values[row] for row in pivots):
            yield tuple(numbers[used.index(i)] if i in used else 0 for i in range(3))


def _entry(name: str, numbers: tuple[int, ...], rows: Any, n: int, k: int) -> int:
    """Find an entry by recursion from the borders."""
    known: dict[tuple[int, int], int] = {}

    def border(terms: list[int], i: int) -> int:
        if terms[2] - terms[1] == terms[1] - terms[0]:
            return terms[0] + i * (terms[1] - terms[0])
        return terms[0] * (terms[1] // terms[0]) ** i

    def value(n: int, k: int) -> int:
        if k in (0, n):
            return border([row[0 if k == 0 else -1] for row in rows], n)
        if (n, k) not in known:
            constant, factors = _parts(name, value(n - 1, k - 1), value(n - 1, k), n, k)
            known[n, k] = constant + sum(z * factor for z, factor in zip(numbers, factors, strict=True))
        return known[n, k]

    return value(n, k)

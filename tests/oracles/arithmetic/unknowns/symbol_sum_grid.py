"""Judge by sympy's general solution of the row equations, put into the columns as they are written."""

from typing import Any

from sympy import linsolve, symbols

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    value = dict(zip(instance.symbols, symbols(f"s:{len(instance.symbols)}"), strict=True))
    lines = [line.split(" = ") for line in instance.rows]
    grid = [[value[word] for word in left.split(" + ")] for left, _ in lines]
    equations = [sum(row) - int(total) for row, (_, total) in zip(grid, lines, strict=True)]
    (solution,) = linsolve(equations, list(value.values()))
    known = dict(zip(value.values(), solution, strict=True))
    columns = tuple(sum(cells).subs(known, simultaneous=True).expand() for cells in zip(*grid, strict=True))
    return "" if columns == answer else f"the columns add up to {columns}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The row sums, the columns from right to left, one more."""
    wrong = [tuple(instance.sums), answer[::-1], (answer[0] + 1, *answer[1:])]
    return [sums for sums in wrong if sums != answer]

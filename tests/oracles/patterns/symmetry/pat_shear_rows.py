"""Judge by rolling lines with numpy, laws written as lists of amounts."""

from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = len(instance.query)
    results = set()
    for turned in (False, True):
        for sign in (1, -1):
            for law in _laws(instance.laws, n):
                if all(_roll(before, turned, sign, law) == _plain(after) for before, after in instance.pairs):
                    results.add(str(_roll(instance.query, turned, sign, law)))
    if len(results) != 1:
        return f"the fitting laws give {len(results)} grids"
    return "" if str(_plain(answer)) in results else "no fitting law gives this grid"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The input, and the output moved on by one row."""
    return [board for board in (instance.query, answer[1:] + answer[:1]) if board != answer]


def _laws(names: Any, n: int) -> Any:
    if "constant" in names:
        yield from (lambda lines, k=k: [k] * n for k in range(n))
    if "linear" in names:
        yield from (lambda lines, a=a, b=b: [a * i + b for i in range(1, n + 1)] for a in range(n) for b in range(n))
    if "count" in names:
        yield lambda lines: np.count_nonzero(lines, axis=1).tolist()
    if "first" in names:
        yield lambda lines: lines[:, 0].tolist()
    if "turns" in names:
        yield from (lambda lines, k=k: [k * (-1) ** i for i in range(n)] for k in range(n))


def _plain(board: Any) -> Any:
    return np.array(board, dtype=int).tolist()


def _roll(board: Any, turned: bool, sign: int, law: Any) -> Any:
    lines = np.array(board, dtype=int)
    lines = lines.T if turned else lines
    rolled = np.array([np.roll(line, sign * k) for line, k in zip(lines, law(lines), strict=True)])
    return (rolled.T if turned else rolled).tolist()

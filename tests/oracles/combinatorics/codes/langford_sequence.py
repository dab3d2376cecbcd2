"""Judge by the places of the copies, and show with python-sat that some row exists."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from pysat.solvers import Solver

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) != len(instance.row):
        return "another length"
    shown = [(sign, number) for sign, number in zip(instance.row, answer, strict=True) if sign != "?"]
    if any(number != (0 if sign == "-" else int(sign)) for sign, number in shown):
        return "given places are changed"
    pairs = {
        (i, i + k + 1): k for i, k in enumerate(answer) if k and i + k + 1 < len(answer) and answer[i + k + 1] == k
    }
    numbers = sorted(pairs.values())
    if numbers != list(range(instance.first, instance.last + 1)):
        return "not every number has its two copies"
    covered = [place for pair in pairs for place in pair]
    full = [i for i, number in enumerate(answer) if number]
    return "" if sorted(covered) == full else "some number stands too often"


def others(instance: Any, answer: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Another row that the solver finds."""
    size = len(instance.row)
    options = [(k, i) for k in range(instance.first, instance.last + 1) for i in range(size - k - 1)]
    fits = [(k, i) for k, i in options if all(instance.row[place] in ("?", str(k)) for place in (i, i + k + 1))]
    with Solver(name="cadical153") as solver:
        for (a, one), (b, two) in combinations(enumerate(fits, start=1), 2):
            if one[0] == two[0] or {one[1], sum(one) + 1} & {two[1], sum(two) + 1}:
                solver.add_clause([-a, -b])
        for k in range(instance.first, instance.last + 1):
            solver.add_clause([i for i, one in enumerate(fits, start=1) if one[0] == k])
        for place, sign in enumerate(instance.row):
            if sign not in ("?", "-"):
                solver.add_clause(
                    [i for i, (k, p) in enumerate(fits, start=1) if place in (p, p + k + 1) and str(k) == sign]
                )
        solver.add_clause([-i for i, (k, p) in enumerate(fits, start=1) if answer[p] == k == answer[p + k + 1]])
        if solver.solve():
            row = [0] * size
            for i in solver.get_model():
                if i > 0:
                    k, p = fits[i - 1]
                    row[p] = row[p + k + 1] = k
            yield tuple(row)


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Numbers in order, the row turned round, two places exchanged."""
    pairs = [k for k in range(instance.first, instance.last + 1) for _ in range(2)]
    ordered = iter(pairs)
    line = tuple(0 if sign == "-" else next(ordered) for sign in instance.row)
    full = [i for i, number in enumerate(answer) if number]
    swapped = list(answer)
    swapped[full[0]], swapped[full[-1]] = swapped[full[-1]], swapped[full[0]]
    return [one for one in (line, answer[::-1], tuple(swapped)) if confirm(instance, one)]

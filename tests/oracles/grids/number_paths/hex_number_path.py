"""Judge by distances in cube coordinates; look for other numberings of small boards with a SAT model."""

from itertools import combinations, pairwise
from typing import Any

from pysat.solvers import Cadical153

LEVELS = range(1, 11)

Numbers = dict[tuple[int, ...], int]


def confirm(instance: Any, answer: Numbers) -> str:
    """Say what is wrong with `answer`, or nothing."""
    given = {cell: item for cell, item in instance.givens if item != "#"}
    walk = sorted(answer, key=lambda cell: answer[cell])
    if answer.keys() != given.keys() or sorted(answer.values()) != list(range(1, len(given) + 1)):
        return "the numbers are not 1 to N"
    if any(item not in (".", str(answer[cell])) for cell, item in given.items()):
        return "a given was changed"
    if any(_far(a, b) != 1 for a, b in pairwise(walk)):
        return "a step is wrong"
    return "" if all((answer[a] - answer[b]) ** 2 == 1 for a, b in instance.dots) else "a pair is not consecutive"


def others(instance: Any, answer: Numbers) -> list[Numbers]:
    """Another numbering of a board of up to 19 hexes."""
    cells, total = sorted(answer), len(answer)
    if total > 19:
        return []
    x = {(cell, k): i * total + k for i, cell in enumerate(cells) for k in range(1, total + 1)}
    clauses = [[x[cell, k] for k in range(1, total + 1)] for cell in cells]
    for k in range(1, total + 1):
        clauses += [[-x[a, k], -x[b, k]] for a, b in combinations(cells, 2)]
    for a in cells:
        for k in range(1, total):
            clauses.append([-x[a, k], *(x[b, k + 1] for b in cells if _far(a, b) == 1)])
    for a, b in instance.dots:
        for k in range(1, total + 1):
            clauses.append([-x[a, k], *(x[b, other] for other in (k - 1, k + 1) if (b, other) in x)])
    clauses += [[x[cell, int(item)]] for cell, item in instance.givens if item not in "#."]
    clauses += [[-x[cell, k], -x[cell, m]] for cell in cells for k, m in combinations(range(1, total + 1), 2)]
    with Cadical153(bootstrap_with=[*clauses, [-x[cell, k] for cell, k in answer.items()]]) as solver:
        if not solver.solve():
            return []
        true = set(solver.get_model())
    return [{cell: k for (cell, k), literal in x.items() if literal in true}]


def near_misses(instance: Any, answer: Numbers) -> list[Numbers]:
    """Numbers exchanged, repeated, counted backwards or shifted, where they are wrong."""
    last = len(answer)
    changes = [{1: 2, 2: 1}, {1: last, last: 1}, {2: 1}, {k: last + 1 - k for k in range(1, last + 1)}]
    changes.append({k: k % last + 1 for k in range(1, last + 1)})
    boards = [{cell: change.get(k, k) for cell, k in answer.items()} for change in changes]
    return [near for near in boards if confirm(instance, near)]


def _far(a: Any, b: Any) -> int:
    """Give the distance of two hexes."""
    down, right = a[0] - b[0], a[1] - b[1]
    return max(abs(down), abs(right), abs(down + right))

"""Judge by sets of lines; find another repair by a SAT model that changes the stated number of cells."""

from itertools import combinations, product
from typing import Any

from pysat.card import CardEnc
from pysat.solvers import Cadical153

LEVELS = range(1, 11)

Changes = dict[tuple[int, int], int]


def confirm(instance: Any, answer: Changes) -> str:
    """Say what is wrong with `answer`, or nothing."""
    grid = {(r, c): x for r, row in enumerate(instance.numbers, 1) for c, x in enumerate(row, 1)}
    if len(answer) != instance.altered or any(grid[cell] == x for cell, x in answer.items()):
        return "the number of real changes is wrong"
    grid |= answer
    n = len(instance.numbers)
    for axis, line in product((0, 1), range(1, n + 1)):
        if sorted(x for cell, x in grid.items() if cell[axis] == line) != list(range(1, n + 1)):
            return f"line {line} of axis {axis} is not complete"
    return ""


def others(instance: Any, answer: Changes) -> list[Changes]:
    """Find another repair."""
    n = len(instance.numbers)
    if n > 6:
        return []
    places = [(r, c, x) for r in range(1, n + 1) for c in range(1, n + 1) for x in range(1, n + 1)]
    literal = {place: index for index, place in enumerate(places, 1)}
    kept = [literal[r, c, instance.numbers[r - 1][c - 1]] for r in range(1, n + 1) for c in range(1, n + 1)]
    clauses = CardEnc.equals(lits=kept, bound=n * n - instance.altered, top_id=len(places)).clauses
    for fixed in product((0, 1, 2), range(1, n + 1), range(1, n + 1)):
        axis, a, b = fixed
        group = [literal[p] for p in places if [x for i, x in enumerate(p) if i != axis] == [a, b]]
        clauses += [group, *([-x, -y] for x, y in combinations(group, 2))]
    clauses.append([-literal[r, c, x] for (r, c), x in answer.items()])
    with Cadical153(bootstrap_with=clauses) as solver:
        if not solver.solve():
            return []
        model = set(solver.get_model())
    return [{(r, c): x for (r, c, x), i in literal.items() if i in model and instance.numbers[r - 1][c - 1] != x}]


def near_misses(instance: Any, answer: Changes) -> list[Changes]:
    """A change left out, a change of nothing more, a wrong number."""
    n = len(instance.numbers)
    cell, x = next(iter(answer.items()))
    free = next((r, c) for r in range(1, n + 1) for c in range(1, n + 1) if (r, c) not in answer)
    same = instance.numbers[free[0] - 1][free[1] - 1]
    wrong: list[Changes] = [answer | {free: same}, answer | {cell: x % n + 1}, {free: same}]
    return [changes for changes in wrong if confirm(instance, changes)]

"""Judge by a matrix of points and blocks (numpy); other completions are exact covers, found by python-sat."""

from itertools import combinations
from typing import Any

import numpy
from pysat.solvers import Solver

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    blocks = [*map(frozenset, instance.blocks), *answer]
    if len(set(blocks)) < len(blocks) or any(len(block) != instance.size for block in blocks):
        return "blocks alike or of another size"
    table = numpy.array([[point in block for point in range(1, instance.points + 1)] for block in blocks], dtype=int)
    product = table.T @ table
    off = product[~numpy.eye(instance.points, dtype=bool)]
    return "" if (off == instance.together).all() else "two points lie together too often or too seldom"


def others(instance: Any, answer: Any) -> list[Any]:
    """A completion that a solver finds, if two points lie together once."""
    if instance.together > 1:
        return []
    covered = {pair for block in instance.blocks for pair in combinations(block, 2)}
    free = [pair for pair in combinations(range(1, instance.points + 1), 2) if pair not in covered]
    blocks = [
        block
        for block in combinations(range(1, instance.points + 1), instance.size)
        if not covered & set(combinations(block, 2))
    ]
    with Solver("cadical153") as solver:
        for pair in free:
            literals = [number for number, block in enumerate(blocks, start=1) if set(pair) <= set(block)]
            solver.add_clause(literals)
            for one, two in combinations(literals, 2):
                solver.add_clause([-one, -two])
        assert solver.solve()
        return [frozenset(frozenset(blocks[one - 1]) for one in solver.get_model() if one > 0)]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A block changed in one point, one missing, one given again, the points of two blocks exchanged."""
    first, *rest = sorted(map(sorted, answer))
    new = next(point for point in range(1, instance.points + 1) if point not in first)
    same = [frozenset(block) for block in rest]
    wrong = [
        frozenset([frozenset([*first[1:], new]), *same]),
        frozenset([frozenset(instance.blocks[0]), *same]),
        frozenset([frozenset(range(1, instance.size + 1)), *same]),
    ]
    return [one for one in wrong if len(one) == len(answer) and confirm(instance, one)]

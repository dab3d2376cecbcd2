"""Judge each step by trying every pivot on sets; a SAT solver says that the clauses cannot hold."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from pysat.solvers import Minisat22

LEVELS = range(1, 11)

Steps = tuple[tuple[int, ...], ...]


def confirm(instance: Any, answer: Steps) -> str:
    """Say what is wrong with `answer`, or nothing."""
    with Minisat22(bootstrap_with=instance.clauses) as solver:
        assert not solver.solve()
    clauses = {n: set(clause) for n, clause in enumerate(instance.clauses, start=1)}
    new: set[int] = {0}
    for step in answer:
        if len(step) < 2 or not {*step[:2]} <= clauses.keys() or len({*step[2:]}) < len(step) - 2:
            return f"{step} is no step"
        i, j, *literals = step
        new = set(literals)
        if any(-literal in new for literal in new):
            return f"{literals} always holds"
        ways = ({*clauses[i] - {v, -v}, *clauses[j] - {v, -v}} for v in clauses[i] if -v in clauses[j])
        if new not in ways:
            return f"{literals} does not follow from {i} and {j}"
        clauses[len(clauses) + 1] = new
    return "" if not new else "no empty clause"


def others(instance: Any, answer: Steps) -> list[Steps]:
    """The two clauses of each step exchanged; for small cases what saturation finds."""
    turned = tuple((j, i, *literals) for i, j, *literals in answer)
    if instance.variables > 4:
        return [turned]
    found = [frozenset(clause) for clause in instance.clauses]
    steps: list[tuple[int, ...]] = []
    grown = True
    while grown:
        grown = False
        for (i, one), (j, other) in combinations(list(enumerate(found, start=1)), 2):
            opposite = [v for v in one if -v in other]
            if len(opposite) == 1 and frozenset() not in found:
                new = (one - {opposite[0]}) | (other - {-opposite[0]})
                if not any(old <= new for old in found):
                    found.append(new)
                    steps.append((i, j, *new))
                    grown = True
    return [turned, tuple(steps)] if len(steps) <= 100 else [turned]


def near_misses(instance: Any, answer: Steps) -> Iterator[Steps]:
    """The last step missing, the first missing, a literal dropped or added, a parent of its own."""
    yield answer[:-1]
    yield answer[1:]
    last = len(instance.clauses) + len(answer)
    yield (*answer[:-1], (last, answer[-1][1]))
    yield (*answer[:-1], (answer[-1][0], answer[-1][0]))
    yield ((*answer[0], instance.variables + 1), *answer[1:])
    if len(answer[0]) > 2:
        yield (answer[0][:-1], *answer[1:])

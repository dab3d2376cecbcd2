"""Judge with a SAT solver, which also shrinks the clauses to other sets."""

from collections.abc import Iterator
from random import Random
from typing import Any

from pysat.solvers import Minisat22

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if not answer <= set(range(1, len(instance.clauses) + 1)):
        return "there is no such clause"
    if _satisfiable(instance, answer):
        return "satisfiable"
    spare = [number for number in answer if not _satisfiable(instance, answer - {number})]
    return f"{spare} are not needed" if spare else ""


def others(instance: Any, answer: frozenset[int]) -> list[frozenset[int]]:
    """What is left when clauses are dropped in other orders."""
    found = []
    for seed in range(2):
        left = frozenset(range(1, len(instance.clauses) + 1))
        for number in Random(seed).sample(sorted(left), len(left)):
            if not _satisfiable(instance, left - {number}):
                left -= {number}
        found.append(left)
    return found


def near_misses(instance: Any, answer: frozenset[int]) -> Iterator[frozenset[int]]:
    """One clause missing, one too many, all of them."""
    numbers = set(range(1, len(instance.clauses) + 1))
    yield answer - {min(answer)}
    yield answer | {min(numbers - answer)}
    yield frozenset(numbers)


def _satisfiable(instance: Any, numbers: frozenset[int]) -> bool:
    with Minisat22(bootstrap_with=[instance.clauses[number - 1] for number in sorted(numbers)]) as solver:
        return bool(solver.solve())

"""Judge with the maximum satisfiability solver RC2; exhaust small cases for other best assignments."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from pysat.examples.rc2 import RC2
from pysat.formula import WCNF

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    formula = WCNF()
    for weight, clause in instance.clauses:
        formula.append(list(clause), weight=weight)
    with RC2(formula) as solver:
        solver.compute()
        lost = solver.cost
    missed = sum(weight for weight, clause in instance.clauses if not set(clause) & set(answer))
    if [*map(abs, answer)] != [*range(1, instance.variables + 1)]:
        return "not a literal of each variable in order"
    return "" if missed == lost else f"{missed} is lost, {lost} must be"


def others(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The best assignments of small cases."""
    if instance.variables > 7:
        return []
    scored: dict[int, list[tuple[int, ...]]] = {}
    for signs in product((1, -1), repeat=instance.variables):
        row = tuple(sign * v for v, sign in enumerate(signs, start=1))
        held = sum(weight for weight, clause in instance.clauses if set(clause) & set(row))
        scored.setdefault(held, []).append(row)
    return scored[max(scored)][:3]


def near_misses(instance: Any, answer: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """The order changed, a variable twice."""
    yield answer[::-1]
    yield (answer[0], *answer[:-1])


def greedy(instance: Any) -> tuple[int, ...]:
    """Take the heaviest clauses in turn and make the first free literal of each true."""
    true: dict[int, int] = {}
    for _, clause in sorted(instance.clauses, key=lambda one: -one[0]):
        if not any(true.get(abs(literal)) == literal for literal in clause):
            for literal in clause:
                if abs(literal) not in true:
                    true[abs(literal)] = literal
                    break
    return tuple(true.get(v, v) for v in range(1, instance.variables + 1))

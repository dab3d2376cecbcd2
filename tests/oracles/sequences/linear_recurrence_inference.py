"""Judge by a sympy solution of the linear system for the coefficients, followed term by term."""

from typing import Any

from sympy import Matrix

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    order, terms = instance.order, list(instance.terms)
    rows = [terms[n - order : n][::-1] + [1] * instance.constant for n in range(order, len(terms))]
    system, right = Matrix(rows), Matrix(terms[order:])
    if system.rank() != order + instance.constant or Matrix.hstack(system, right).rank() != system.rank():
        return "the terms do not fix the recurrence"
    numbers = list((system.T * system).LUsolve(system.T * right))
    while len(terms) < instance.n:
        last = terms[: -order - 1 : -1] + [1] * instance.constant
        terms.append(sum(x * y for x, y in zip(numbers, last, strict=True)))
    return "" if answer == terms[-1] else f"the term is {terms[-1]}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """The term before it, if it differs, and one more."""
    return [x for x in (instance.terms[-1], answer + 1) if x != answer]

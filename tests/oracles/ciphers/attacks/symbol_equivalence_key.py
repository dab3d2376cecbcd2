"""Judge by a satisfiability solver: letters have places, steps shift them, and no other letter can be meant."""

from itertools import combinations
from typing import Any

from pysat.solvers import Solver

LEVELS = range(1, 7)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) != len(instance.text) or not {*answer} <= {*instance.alphabet}:
        return "another length or other letters"
    clauses = _clauses(instance)
    with Solver(name="cadical153", bootstrap_with=clauses) as solver:
        assert solver.solve()
    for plain, secret in sorted(set(zip(answer, instance.text, strict=True))):
        if _possible(instance, clauses, plain, secret, apart=False):
            if _possible(instance, clauses, plain, secret, apart=True):
                return "it does not follow"
        else:
            return "another letter"
    return ""


def near_misses(instance: Any, answer: str) -> list[str]:
    """The text as given, encrypted again in the alphabet, backwards, without a letter, another last letter."""
    letters, step = instance.alphabet, instance.steps[instance.station - 1]
    moved = "".join(letters[(letters.index(c) - step) % len(letters)] for c in instance.text)
    other = letters[(letters.index(answer[-1]) + 1) % len(letters)]
    return [x for x in (instance.text, moved, answer[::-1], answer[1:], answer[:-1] + other) if x != answer]


def _variable(instance: Any, letter: str, place: int) -> int:
    return instance.alphabet.index(letter) * instance.letters + place % instance.letters + 1


def _clauses(instance: Any) -> list[list[int]]:
    m, letters = instance.letters, instance.alphabet
    clauses = [[_variable(instance, letters[0], 0)]]
    for letter in letters:
        clauses.append([_variable(instance, letter, i) for i in range(m)])
    for i in range(m):
        for one, two in combinations(letters, 2):
            clauses.append([-_variable(instance, one, i), -_variable(instance, two, i)])
            a, b = letters.index(one), letters.index(two)
            clauses.append([-_variable(instance, letters[i], a), -_variable(instance, letters[i], b)])
    for station, plain, secret in instance.words:
        for pair in zip(plain, secret, strict=True):
            clauses += _shift(instance, *pair, instance.steps[station - 1])
    return clauses


def _shift(instance: Any, one: str, two: str, step: int) -> list[list[int]]:
    """Say that the second letter stands so many places after the first."""
    return [[-_variable(instance, one, i), _variable(instance, two, i + step)] for i in range(instance.letters)]


def _possible(instance: Any, clauses: list[list[int]], plain: str, secret: str, apart: bool) -> bool:
    """Tell whether a letter can (or with `apart` can fail to) be the plain letter of another one."""
    step = instance.steps[instance.station - 1]
    more = _shift(instance, plain, secret, step)
    if apart:
        pairs = ((i, i + step) for i in range(instance.letters))
        more = [[-_variable(instance, plain, i), -_variable(instance, secret, j)] for i, j in pairs]
    with Solver(name="cadical153", bootstrap_with=clauses + more) as solver:
        return bool(solver.solve())

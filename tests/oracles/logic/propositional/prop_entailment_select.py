"""Judge by asking a SAT solver, for each candidate, for a model of the premises and its negation (Tseitin)."""

from itertools import product
from typing import Any

from pysat.solvers import Cadical153

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    clauses: list[list[int]] = []
    number: dict[Any, int] = {}
    premises = [_literal(premise, number, clauses) for premise in instance.premises]
    candidates = [_literal(candidate, number, clauses) for candidate in instance.candidates]
    with Cadical153(bootstrap_with=clauses) as sat:
        assert sat.solve(premises)
        right = {chr(65 + i) for i, one in enumerate(candidates) if not sat.solve([*premises, -one])}
    return "" if right == answer else f"{sorted(right)} follow"


def near_misses(instance: Any, answer: frozenset[str]) -> list[frozenset[str]]:
    """One letter missing, one too many, and the others."""
    every = {chr(65 + i) for i in range(len(instance.candidates))}
    rest = sorted(every - answer)
    return [answer - {min(answer)}, answer | {rest[0]}, frozenset(rest)]


def _literal(formula: Any, number: dict[Any, int], clauses: list[list[int]]) -> int:
    kind = type(formula).__name__
    if kind == "Not":
        return -_literal(formula.operand, number, clauses)
    sides = () if kind == "Atom" else (formula.left, formula.right)
    a, b = [_literal(side, number, clauses) for side in sides] or (0, 0)
    own = number.setdefault(formula, len(number) + 1)
    for x, y in product((0, 1), repeat=2) if sides else ():
        value = {"and": x * y, "or": x + y, "xor": x != y, "implies": x <= y, "iff": x == y}[formula.connective]
        clauses.append([-a if x else a, -b if y else b, own if value else -own])
    return own

"""Judge by sympy: two formulas are equivalent if their exclusive or has no model."""

from typing import Any

import sympy
from sympy.logic.inference import satisfiable

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[frozenset[int]]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    formulas = [_translated(formula) for formula in instance.formulas]
    classes: list[list[int]] = []
    for number, formula in enumerate(formulas, start=1):
        for group in classes:
            if satisfiable(sympy.Xor(formula, formulas[group[0] - 1])) is False:
                group.append(number)
                break
        else:
            classes.append([number])
    right = frozenset(map(frozenset, classes))
    return "" if right == answer else f"the classes are {classes}"


def near_misses(instance: Any, answer: frozenset[frozenset[int]]) -> list[frozenset[frozenset[int]]]:
    """Two classes merged, a member alone, a formula left out."""
    first, second, *rest = sorted(answer, key=lambda group: (-len(group), min(group)))
    alone = frozenset({min(first)})
    return [frozenset([first | second, *rest]), frozenset([alone, first - alone, second, *rest]), answer - {first}]


def _translated(formula: Any) -> Any:
    kind = type(formula).__name__
    if kind == "Atom":
        return sympy.Symbol(formula.name)
    if kind == "Not":
        return sympy.Not(_translated(formula.operand))
    joined = {"and": sympy.And, "or": sympy.Or, "xor": sympy.Xor, "implies": sympy.Implies, "iff": sympy.Equivalent}
    return joined[formula.connective](_translated(formula.left), _translated(formula.right))

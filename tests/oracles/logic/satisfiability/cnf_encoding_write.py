"""Judge assignment by assignment from the English words of the condition; CP-SAT gives the fewest clauses."""

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 11)

Clauses = tuple[tuple[int, ...], ...]


def confirm(instance: Any, answer: Clauses) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if any(not 1 <= abs(k) <= instance.variables for clause in answer for k in clause):
        return "there is no such variable"
    for values in _assignments(instance):
        held = all(any(values[abs(k) - 1] == (k > 0) for k in clause) for clause in answer)
        if held != _meets(instance, values):
            return f"{values} is judged wrongly"
    if instance.variables == 3 and _fewest(instance) > instance.budget:
        return "the budget is too small"
    return "" if len(answer) <= instance.budget else "too many clauses"


def others(instance: Any, answer: Clauses) -> list[Clauses]:
    """The clauses in another order, and their literals too."""
    return [answer[::-1], tuple(clause[::-1] for clause in answer)]


def near_misses(instance: Any, answer: Clauses) -> Iterator[Clauses]:
    """A clause missing, a literal missing, the opposite literals in a clause, a clause for each false row."""
    yield answer[1:]
    yield (answer[0][:-1], *answer[1:])
    yield (tuple(-k for k in answer[0]), *answer[1:])
    false = [values for values in _assignments(instance) if not _meets(instance, values)]
    if len(false) > instance.budget:
        yield tuple(tuple(-v if value else v for v, value in enumerate(values, start=1)) for values in false)


def _assignments(instance: Any) -> Iterator[tuple[bool, ...]]:
    return product((False, True), repeat=instance.variables)


def _meets(instance: Any, values: tuple[bool, ...]) -> bool:
    """Read the sentence."""
    text = instance.condition["en"]
    if text.startswith("if "):
        first, second = text[3:].split(", then ")
        return _part(second, values) or not _part(first, values)
    if " if and only if " in text:
        first, second = text.split(" if and only if ")
        return _part(first, values) is _part(second, values)
    if text.endswith(", or both"):
        return any(_part(part, values) for part in text.removesuffix(", or both").split(", or "))
    return all(_part(part, values) for part in text.split(", and "))


def _part(text: str, values: tuple[bool, ...]) -> bool:
    if text.startswith("the binary"):
        digits, rest = re.findall(r"\((.*)\) is (.*)", text)[0]
        number = sum(values[int(v) - 1] << place for place, v in enumerate(reversed(digits.split())))
        k = int(rest.split()[-1])
        return number < k if "less" in rest else number > k if "greater" in rest else number % k == 0
    if text.startswith("the number"):
        return sum(values[int(v) - 1] for v in re.findall(r"\d", text)) % 2 == ("odd" in text)
    k, *variables = map(int, re.findall(r"\d+", text))
    true = sum(values[v - 1] for v in variables)
    return true == k if text.startswith("exactly") else true >= k if "least" in text else true <= k


def _fewest(instance: Any) -> int:
    """Choose among all clauses that the condition implies the fewest that rule out every false row."""
    rows = list(_assignments(instance))
    met = [values for values in rows if _meets(instance, values)]
    model = cp_model.CpModel()
    used: dict[tuple[int, ...], Any] = {}
    for signs in product((-1, 0, 1), repeat=instance.variables):
        clause = tuple(sign * v for v, sign in enumerate(signs, start=1) if sign)
        if all(_holds(clause, values) for values in met):
            used[clause] = model.new_bool_var(str(clause))
    for values in rows:
        if values not in met:
            model.add_bool_or([variable for clause, variable in used.items() if not _holds(clause, values)])
    model.minimize(sum(used.values()))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    assert solver.solve(model) == cp_model.OPTIMAL
    return round(solver.objective_value)


def _holds(clause: tuple[int, ...], values: tuple[bool, ...]) -> bool:
    return any(values[abs(k) - 1] == (k > 0) for k in clause)

"""Judge by putting the numbers in; CP-SAT shows that there is no other choice."""

from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if not all(1 <= n <= instance.largest for n in answer.values()):
        return "out of range"
    for a, b, sign, n in instance.lines:
        x, y = answer[a], answer[b]
        if n != {"+": x + y, "*": x * y, "-": max(x, y) - min(x, y)}[sign]:
            return "an edge is wrong"
    return "there is another choice" if _has_another(instance, answer) else ""


def near_misses(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """One number changed."""
    return [answer | {k: n + d} for k, n in answer.items() for d in (1, -1) if 1 <= n + d <= instance.largest]


def _has_another(instance: Any, answer: dict[str, int]) -> bool:
    model = cp_model.CpModel()
    number = {name: model.new_int_var(1, instance.largest, name) for name in instance.names}
    for a, b, sign, n in instance.lines:
        if sign == "+":
            model.add(number[a] + number[b] == n)
        elif sign == "*":
            model.add_multiplication_equality(n, [number[a], number[b]])
        else:
            model.add_abs_equality(n, number[a] - number[b])
    model.add_forbidden_assignments(list(number.values()), [tuple(answer[name] for name in number)])
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    status = solver.solve(model)
    assert status in (cp_model.OPTIMAL, cp_model.FEASIBLE, cp_model.INFEASIBLE)
    return bool(status != cp_model.INFEASIBLE)

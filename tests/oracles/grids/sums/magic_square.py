"""Judge by sums over index sets; look for another completion with a CP-SAT model where the square is small."""

from typing import Any

from bootcamp.verifiers import Board
from tests.oracles.grids._boards import board, disturbed, give

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = len(instance.givens)
    flat = [int(symbol) for row in answer for symbol in row]
    if sorted(flat) != list(range(1, n * n + 1)):
        return "the numbers are not 1 to n²"
    if any(
        given not in (None, int(x))
        for row, own in zip(instance.givens, answer, strict=True)
        for given, x in zip(row, own, strict=True)
    ):
        return "a given number is changed"
    sums = [sum(flat[i * n : i * n + n]) for i in range(n)] + [sum(flat[i::n]) for i in range(n)]
    sums += [sum(flat[:: n + 1]), sum(flat[n - 1 : n * n - 1 : n - 1])]
    return "" if set(sums) == {sum(flat) // n} else f"the sums are {sums}"


def others(instance: Any, answer: Board) -> list[Board]:
    """Find another completion of a square of order 4."""
    from ortools.sat.python import cp_model

    n = len(instance.givens)
    if n > 4:
        return []
    model, x = board(n, n, 1, n * n)
    model.add_all_different([variable for row in x for variable in row])
    give(model, x, instance.givens)
    diagonals = [[x[i][i] for i in range(n)], [x[i][~i] for i in range(n)]]
    for line in [*x, *map(list, zip(*x, strict=True)), *diagonals]:
        model.add(sum(line) == n * (n * n + 1) // 2)
    changed = []
    for variables, row in zip(x, answer, strict=True):
        for variable, symbol in zip(variables, row, strict=True):
            changed.append(model.new_bool_var(""))
            model.add(variable != int(symbol)).only_enforce_if(changed[-1])
    model.add_bool_or(changed)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.max_deterministic_time = 0.05
    if solver.solve(model) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return []
    return [tuple(tuple(str(solver.value(variable)) for variable in row) for row in x)]


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Disturbed boards that break a rule."""
    return [near for near in disturbed(answer) if confirm(instance, near)]

"""Judge by all shadings that an integer model of OR-Tools finds."""

from collections.abc import Sequence
from typing import Any

from ortools.sat.python import cp_model

from bootcamp.verifiers import Board
from tests.oracles.grids._models import spoiled

LEVELS = range(1, 11)


class Collector(cp_model.CpSolverSolutionCallback):
    """Keep up to two solutions."""

    def __init__(self, cells: Sequence[Sequence[Any]]) -> None:
        super().__init__()
        self.cells = cells
        self.found: list[Board] = []

    def on_solution_callback(self) -> None:
        self.found.append(tuple(tuple(str(self.value(x)) for x in line) for line in self.cells))
        if len(self.found) == 2:
            self.stop_search()


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or with the promise that it is the only one."""
    n = len(instance.rows)
    model = cp_model.CpModel()
    cells = [[model.new_bool_var(f"{row}.{col}") for col in range(n)] for row in range(n)]
    for i in range(n):
        if instance.rows[i] is not None:
            model.add(sum((k + 1) * cells[i][k] for k in range(n)) == instance.rows[i])
        if instance.cols[i] is not None:
            model.add(sum((k + 1) * cells[k][i] for k in range(n)) == instance.cols[i])
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.enumerate_all_solutions = True
    collector = Collector(cells)
    solver.solve(model, collector)
    if len(collector.found) != 1:
        return f"there are {len(collector.found)} or more shadings"
    return "" if collector.found[0] == answer else "a sum is missed"


def near_misses(_: Any, answer: Board) -> list[Board]:
    return spoiled(answer, "1", "0")

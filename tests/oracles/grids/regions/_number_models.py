"""Boards of numbers and empty cells as CP-SAT models; networkx finds loose parts, which become cuts."""

from typing import Any

import networkx
from ortools.sat.python import cp_model

from bootcamp.verifiers import Board


class NumberModel:
    """A number for every cell, -1 where it is empty, with literals for the cells that hold numbers."""

    def __init__(self, instance: Any, high: int) -> None:
        self.model = cp_model.CpModel()
        self.grid = networkx.grid_2d_graph(len(instance.givens), len(instance.givens[0]))
        self.number = {cell: self.model.new_int_var(-1, high, "") for cell in self.grid}
        self.filled = {cell: self.model.new_bool_var("") for cell in self.grid}
        for cell, number in self.number.items():
            self.model.add(number >= 0).only_enforce_if(self.filled[cell])
            self.model.add(number == -1).only_enforce_if(self.filled[cell].negated())
        for r, row in enumerate(instance.givens):
            for c, item in enumerate(row):
                if item is not None:
                    self.model.add(self.number[r, c] == _value(item))
        self.model.add_bool_or(self.filled.values())

    def apart(self, one: Any, other: Any) -> None:
        """Demand that two cells do not hold equal numbers."""
        both = [self.filled[one], self.filled[other]]
        self.model.add(self.number[one] != self.number[other]).only_enforce_if(both)

    def confirm(self, answer: Board) -> str:
        """Say that an answer breaks a rule."""
        for (r, c), number in self.number.items():
            self.model.add(number == _value(answer[r][c]))
        return "" if self._boards(1) else "the numbers break a rule"

    def another(self, answer: Board, tries: int = 40) -> list[Board]:
        """Find a board that differs from an answer, if one is found soon."""
        listed = [_value(answer[r][c]) for r, c in self.number]
        self.model.add_forbidden_assignments(list(self.number.values()), [listed])
        return self._boards(tries)

    def _boards(self, tries: int) -> list[Board]:
        """Solve up to `tries` times, each time cutting off the loose parts that were found."""
        for _ in range(tries):
            solver = cp_model.CpSolver()
            solver.parameters.num_workers = 1
            if solver.solve(self.model) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
                return []
            filled = [cell for cell in self.grid if solver.value(self.filled[cell])]
            parts = list(networkx.connected_components(self.grid.subgraph(filled)))
            if len(parts) == 1:
                rows, cols = max(self.grid)
                text = {cell: str(solver.value(self.number[cell])) if cell in filled else "." for cell in self.grid}
                return [tuple(tuple(text[r, c] for c in range(cols + 1)) for r in range(rows + 1))]
            for part in parts:
                border = {near for cell in part for near in self.grid[cell]} - part
                away = next(min(other) for other in parts if other is not part)
                around = [self.filled[cell] for cell in sorted(border)]
                self.model.add_bool_or(*around, self.filled[min(part)].negated(), self.filled[away].negated())
        return []


def spoiled(answer: Board) -> list[Board]:
    """An empty board, one number everywhere, rows exchanged, each cell emptied or filled."""
    number = next(item for row in answer for item in row if item != ".")
    boards = [tuple(tuple(mark for _ in row) for row in answer) for mark in (".", number)]
    boards.append((answer[1], answer[0], *answer[2:]))
    for r, row in enumerate(answer):
        for c, item in enumerate(row):
            change = number if item == "." else "."
            boards.append((*answer[:r], (*row[:c], change, *row[c + 1 :]), *answer[r + 1 :]))
    return boards


def _value(item: str) -> int:
    return -1 if item == "." else int(item)

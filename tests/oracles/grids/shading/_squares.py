"""Boards of full squares, as CP-SAT models with a variable for every square that may be shaded."""

from collections.abc import Callable, Collection, Iterable
from itertools import product

import networkx
from ortools.sat.python import cp_model

from bootcamp.lib.grid.board import Cell
from bootcamp.verifiers import Board


class Squares:
    """All squares of a board on free cells; no two that share a side or a cell are shaded together."""

    def __init__(self, size: int, blocked: Collection[Cell] = ()) -> None:
        self.size = size
        self.model = cp_model.CpModel()
        self.chosen: dict[frozenset[Cell], cp_model.IntVar] = {}
        for side in range(1, size + 1):
            for top, left in product(range(size - side + 1), repeat=2):
                square = frozenset(product(range(top, top + side), range(left, left + side)))
                if square.isdisjoint(blocked):
                    self.chosen[square] = self.model.new_bool_var("")
        for corner in product(range(size), repeat=2):
            for step in ((0, 1), (1, 0)):
                pair = {corner, (corner[0] + step[0], corner[1] + step[1])}
                self.model.add_at_most_one(x for square, x in self.chosen.items() if square & pair)

    def shaded(self, cell: Cell) -> list[cp_model.IntVar]:
        """Give the variables of the squares that hold a cell: their sum tells whether it is shaded."""
        return [x for square, x in self.chosen.items() if cell in square]

    def beside(self, cell: Cell) -> Iterable[tuple[int, cp_model.IntVar]]:
        """Give the areas and variables of the squares that share a side with a cell."""
        row, col = cell
        near = {(row + 1, col), (row - 1, col), (row, col + 1), (row, col - 1)}
        return [(len(square), x) for square, x in self.chosen.items() if square & near and cell not in square]

    def other(self, answer: Board, fits: Callable[[Board], bool], tries: int = 30) -> list[Board]:
        """Find a board that differs from an answer and fits."""
        for _ in range(tries):
            self.model.add_bool_or(
                ~x if all(answer[r][c] == "#" for r, c in square) and square in groups(answer) else x
                for square, x in self.chosen.items()
            )
            solver = cp_model.CpSolver()
            solver.parameters.num_workers = 1
            if solver.solve(self.model) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
                return []
            marked = {cell for square, x in self.chosen.items() if solver.boolean_value(x) for cell in square}
            answer = tuple(tuple(".#"[(r, c) in marked] for c in range(self.size)) for r in range(self.size))
            if fits(answer):
                return [answer]
        return []


def groups(answer: Board, mark: str = "#") -> list[frozenset[Cell]]:
    """Give the connected groups of cells with a mark."""
    grid = networkx.grid_2d_graph(len(answer), len(answer[0]))
    grid.remove_nodes_from([(r, c) for r, row in enumerate(answer) for c, item in enumerate(row) if item != mark])
    return [frozenset(part) for part in networkx.connected_components(grid)]


def is_square(group: frozenset[Cell]) -> bool:
    """Tell whether a group is a full square."""
    rows, cols = ({cell[axis] for cell in group} for axis in (0, 1))
    return len(rows) == len(cols) and len(rows) * len(cols) == len(group)

"""Judge on complex numbers read from the drawings; find other moves with a CP-SAT choice of one move a circle."""

from itertools import product
from typing import Any

from ortools.sat.python import cp_model

from bootcamp.lib.grid.board import Cell
from bootcamp.lib.grid.drawing import draw, draw_regions

LEVELS = range(1, 11)

Ends = dict[Cell, Cell]


def confirm(instance: Any, answer: Ends) -> str:
    """Say what is wrong with `answer`, or nothing."""
    regions, circles = _read(instance)
    if set(answer) != set(circles):
        return "these are not the circles"
    passed: list[complex] = []
    for start, end in answer.items():
        way = complex(*end) - complex(*start)
        length = abs(way)
        if (way.real and way.imag) or circles[start] not in ("o", str(int(length))):
            return "a move does not fit its circle"
        passed += [complex(*start) + k * way / (length or 1) for k in range(int(length) + 1)]
    if len(set(passed)) < len(passed):
        return "two tracks meet"
    ends = sorted(regions[cell] for cell in answer.values())
    return "" if ends == sorted(set(regions.values())) else "a region does not have one circle"


def others(instance: Any, answer: Ends) -> list[Ends]:
    """A set of moves that differs from the reference, if there is one."""
    regions, circles = _read(instance)
    model = cp_model.CpModel()
    moves = {}
    for (r, c), mark in circles.items():
        for (down, right), k in product([(0, 1), (1, 0), (0, -1), (-1, 0)], range(len(instance.regions))):
            track = [(r + i * down, c + i * right) for i in range(k + 1)]
            if mark in ("o", str(k)) and track[-1] in regions:
                moves[(r, c), track[-1]] = (model.new_bool_var(""), track)
    for circle in circles:
        model.add_exactly_one(move for (start, _), (move, _) in moves.items() if start == circle)
    for cell in regions:
        model.add_at_most_one(move for move, track in moves.values() if cell in track)
    for region in set(regions.values()):
        model.add_exactly_one(move for (_, end), (move, _) in moves.items() if regions[end] == region)
    model.add_bool_or(~moves[pair][0] for pair in answer.items())
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    if solver.solve(model) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return []
    return [{start: end for (start, end), (move, _) in moves.items() if solver.boolean_value(move)}]


def near_misses(instance: Any, answer: Ends) -> list[Ends]:
    """Every circle stays; one moved circle stays; all end where one does."""
    still = {start: start for start in answer}
    moved = next(start for start, end in answer.items() if start != end)
    one = dict.fromkeys(answer, answer[moved])
    return [still, one, *([near] if confirm(instance, near := {**answer, moved: moved}) else [])]


def _read(instance: Any) -> tuple[dict[Cell, str], dict[Cell, str]]:
    """Give the region of every cell and the mark of every circle."""
    boards = [
        {
            (r, c): item
            for r, row in enumerate(text.split("\n"), 1)
            for c, item in enumerate(row.split(), 1)
            if item != "."
        }
        for text in (draw_regions(instance.regions), draw(instance.circles))
    ]
    return boards[0], boards[1]

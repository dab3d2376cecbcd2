"""Judge the stitches as edges of the grid that both ends name; look for others with a CP-SAT model."""

from collections import Counter
from typing import Any

import networkx
from ortools.sat.python import cp_model

from bootcamp.verifiers import Board

LEVELS = range(1, 11)

Edge = frozenset[tuple[int, int]]
_STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    regions, named = _edges(instance), _named(answer)
    if not set(named) <= set(regions) or set(named.values()) - {2}:
        return "an end has no other end in another region"
    stitches = Counter(regions[edge] for edge in named)
    if any(stitches[pair] != instance.stitches for pair in regions.values()):
        return "some regions are joined by another number of stitches"
    for axis, counts in enumerate((instance.rows, instance.cols)):
        found = Counter(cell[axis] for edge in named for cell in edge)
        if any(count not in (None, found[line]) for line, count in enumerate(counts)):
            return "a count is wrong"
    return ""


def others(instance: Any, answer: Board) -> list[Board]:
    """Another sewing, if there is one."""
    regions = _edges(instance)
    model = cp_model.CpModel()
    sewn = {edge: model.new_bool_var("") for edge in regions}
    for pair in set(regions.values()):
        model.add(sum(x for edge, x in sewn.items() if regions[edge] == pair) == instance.stitches)
    for cell in {cell for edge in sewn for cell in edge}:
        model.add(sum(x for edge, x in sewn.items() if cell in edge) <= 1)
    for axis, counts in enumerate((instance.rows, instance.cols)):
        for line, count in enumerate(counts):
            if count is not None:
                model.add(sum(x for edge, x in sewn.items() for cell in edge if cell[axis] == line) == count)
    model.add_bool_or([sewn[edge].negated() for edge in _named(answer)])
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    if solver.solve(model) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return []
    board = [["." for _ in row] for row in answer]
    for edge in [edge for edge, x in sewn.items() if solver.value(x)]:
        (r, c), (row, col) = sorted(edge)
        board[r][c], board[row][col] = ("E", "W") if r == row else ("S", "N")
    return [tuple(map(tuple, board))]


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """No stitch at all, one end turned or left out, the board turned upside down."""
    row, col = next((r, c) for r, line in enumerate(answer) for c, mark in enumerate(line) if mark != ".")
    boards = [tuple(tuple("." for _ in line) for line in answer), answer[::-1]]
    for mark in ".NESW":
        boards.append((*answer[:row], (*answer[row][:col], mark, *answer[row][col + 1 :]), *answer[row + 1 :]))
    return [board for board in boards if confirm(instance, board)]


def _edges(instance: Any) -> dict[Edge, frozenset[int]]:
    """Give the sides between regions, each with its two regions."""
    grid = networkx.grid_2d_graph(len(instance.rows), len(instance.cols))
    sides = {frozenset(edge): frozenset(instance.regions[row][col] for row, col in edge) for edge in grid.edges}
    return {edge: pair for edge, pair in sides.items() if len(pair) == 2}


def _named(answer: Board) -> Counter[Edge]:
    """Count how many of its two ends name each side."""
    ends = [(r, c, *_STEPS[mark]) for r, row in enumerate(answer) for c, mark in enumerate(row) if mark != "."]
    return Counter(frozenset([(r, c), (r + down, c + right)]) for r, c, down, right in ends)

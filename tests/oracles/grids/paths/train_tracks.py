"""Judge by all tracks that a SAT model of degrees with cycle cuts (networkx) finds."""

from itertools import combinations
from typing import Any

import networkx
from pysat.card import CardEnc, EncType
from pysat.solvers import Cadical153

from bootcamp.lib.grid.loops import Path

LEVELS = range(1, 10)

STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}


def confirm(instance: Any, answer: Path) -> str:
    """Say what is wrong with `answer`, or with the promise that it is the only one."""
    found = _tracks(instance)
    if len(found) != 1:
        return f"there are {len(found)} or more tracks"
    return "" if tuple((row - 1, col - 1) for row, col in answer) == found[0] else "this is not the track"


def near_misses(instance: Any, answer: Path) -> list[Path]:
    """Backwards, an end left out, a cell doubled, a cell skipped."""
    return [answer[::-1], answer[1:], answer[:-1], (answer[0], *answer), answer[:2] + answer[3:]]


def _tracks(instance: Any) -> list[Path]:
    """Find up to two tracks, as paths over a board with one more cell before the entry and after the exit."""
    size = instance.size
    inside = networkx.grid_2d_graph(size, size)
    whole = inside.copy()
    start, end = (instance.entry - 1, -1), (size, instance.exit - 1)
    whole.add_edges_from([(start, (start[0], 0)), (end, (size - 1, end[1]))])
    literal = {frozenset(side): index for index, side in enumerate(sorted(map(sorted, whole.edges)), 1)}
    passed = {cell: len(literal) + index for index, cell in enumerate(sorted(inside), 1)}
    clauses = [[literal[frozenset(side)]] for side in ((start, (start[0], 0)), (end, (size - 1, end[1])))]
    for cell in inside:
        sides = [literal[frozenset((cell, near))] for near in whole[cell]]
        for count in range(len(sides) + 1):
            for chosen in combinations(sides, count):
                pattern = [-side if side in chosen else side for side in sides]
                if count in (0, 2):
                    clauses.append([*pattern, passed[cell] if count else -passed[cell]])
                else:
                    clauses.append(pattern)
        row, col = cell
        for letter in instance.pieces[row][col] or "":
            down, right = STEPS[letter]
            clauses.append([literal[frozenset((cell, (row + down, col + right)))]])
    top = len(literal) + len(passed)
    for index, count in enumerate(instance.row_counts + instance.col_counts):
        line = [passed[cell] for cell in inside if cell[index // size] == index % size]
        encoded = CardEnc.equals(line, count, top_id=top, encoding=EncType.seqcounter)
        top, clauses = max(top, encoded.nv), clauses + encoded.clauses
    found: list[Path] = []
    with Cadical153(bootstrap_with=clauses) as solver:
        while len(found) < 2 and solver.solve():
            model = set(solver.get_model())
            chosen = networkx.Graph(tuple(side) for side, x in literal.items() if x in model)
            parts = list(networkx.connected_components(chosen))
            if len(parts) == 1:
                found.append(tuple(networkx.shortest_path(chosen, start, end))[1:-1])
                solver.add_clause([-x for x in literal.values() if x in model])
            for part in parts:
                if start not in part:
                    solver.add_clause([-literal[frozenset(side)] for side in chosen.subgraph(part).edges])
    return found

"""Judge by asking a SAT solver, for every hidden cell, for a layout with a mine there and for one without."""

from itertools import combinations
from typing import Any

from pysat.solvers import Cadical153

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    mines, safe = _sure(instance.rows)
    if answer["mines"] != mines:
        return f"the sure mines are {sorted(mines)}"
    return "" if answer["safe"] == safe else f"the safe cells are {sorted(safe)}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A mine called safe, a cell left out, a cell that may be either called safe, all hidden cells called safe."""
    mines, safe = answer["mines"], answer["safe"]
    hidden = _hidden(instance.rows)
    either = min(cell for cell in hidden if cell not in mines | safe)
    return [
        {"mines": mines - {min(mines)}, "safe": safe | {min(mines)}},
        {"mines": mines, "safe": safe - {min(safe)}},
        {"mines": mines, "safe": safe | {either}},
        {"mines": mines, "safe": frozenset(hidden) - mines},
    ]


def _hidden(rows: Any) -> list[tuple[int, int]]:
    return [(r, c) for r, row in enumerate(rows, 1) for c, symbol in enumerate(row, 1) if symbol == "?"]


def _sure(rows: Any) -> tuple[set[tuple[int, int]], set[tuple[int, int]]]:
    literal = {cell: index for index, cell in enumerate(_hidden(rows), 1)}
    with Cadical153() as solver:
        for r, row in enumerate(rows, 1):
            for c, symbol in enumerate(row, 1):
                if symbol == "?":
                    continue
                around = [literal[a, b] for a, b in literal if max(abs(a - r), abs(b - c)) == 1]
                for more in combinations(around, int(symbol) + 1):
                    solver.add_clause([-x for x in more])
                for fewer in combinations(around, len(around) - int(symbol) + 1):
                    solver.add_clause(list(fewer))
        mines = {cell for cell, x in literal.items() if not solver.solve(assumptions=[-x])}
        safe = {cell for cell, x in literal.items() if not solver.solve(assumptions=[x])}
    return mines, safe

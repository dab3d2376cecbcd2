"""Judge by the lines that both armies use; look for other placements with a SAT model and its counts."""

from typing import Any

from pysat.card import CardEnc
from pysat.solvers import Cadical153

LEVELS = range(1, 11)

Armies = dict[str, frozenset[tuple[int, int]]]


def confirm(instance: Any, answer: Armies) -> str:
    """Say what is wrong with `answer`, or nothing."""
    lines = []
    for colour in ("white", "black"):
        if len(answer[colour]) != instance.queens:
            return f"the {colour} army has another size"
        if any(instance.rows[r - 1][c - 1] == "x" for r, c in answer[colour]):
            return f"a {colour} queen is on a forbidden square"
        lines.append({line for square in answer[colour] for line in _lines(*square)})
    return "the armies share a line" if lines[0] & lines[1] else ""


def others(instance: Any, answer: Armies) -> list[Armies]:
    """The armies exchanged, and a placement without one of the white queens."""
    n = len(instance.rows)
    squares = [(r, c) for r in range(1, n + 1) for c in range(1, n + 1) if instance.rows[r - 1][c - 1] != "x"]
    names = sorted({line for square in squares for line in _lines(*square)})
    owned = {line: index for index, line in enumerate(names, 1)}  # true: white's line, false: black's
    found = [{"white": answer["black"], "black": answer["white"]}]
    with Cadical153() as solver:
        top, literals = len(names), {}
        for colour, sign in (("white", 1), ("black", -1)):
            literals[colour] = {square: top + k for k, square in enumerate(squares, 1)}
            for square, literal in literals[colour].items():
                for line in _lines(*square):
                    solver.add_clause([-literal, sign * owned[line]])
            top += len(squares)
        for queens in literals.values():
            count = CardEnc.equals(list(queens.values()), instance.queens, top_id=top)
            solver.append_formula(count.clauses)
            top = max(top, count.nv)
        solver.add_clause([-literals["white"][min(answer["white"])]])
        if solver.solve():
            true = set(solver.get_model())
            armies = {
                colour: frozenset(square for square, literal in queens.items() if literal in true)
                for colour, queens in literals.items()
            }
            found.append(armies)
    return found


def near_misses(instance: Any, answer: Armies) -> list[Armies]:
    """One army twice, a queen too few, a black queen on each other square in turn."""
    n, queen = len(instance.rows), min(answer["black"])
    wrong = [{"white": answer["white"], "black": answer["white"]}]
    wrong.append({"white": answer["white"], "black": answer["black"] - {queen}})
    for square in [(r, c) for r in range(1, n + 1) for c in (1, n)]:
        wrong.append({"white": answer["white"], "black": answer["black"] - {queen} | {square}})
    return [armies for armies in wrong if confirm(instance, armies)]


def _lines(row: int, col: int) -> list[tuple[str, int]]:
    return [("row", row), ("column", col), ("falling", row - col), ("rising", row + col)]

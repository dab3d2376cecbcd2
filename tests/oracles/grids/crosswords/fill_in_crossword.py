"""Judge the entries read from the lines; the SAT solver Cadical finds another filling."""

from itertools import combinations
from typing import Any

from pysat.solvers import Cadical153

from bootcamp.verifiers import Board
from tests.oracles.grids._entries import changed, misfit, read

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if misfit(instance.white, answer):
        return "the black cells are not those of the board"
    used = [text for _, text in read(answer)]
    return "" if len(set(used)) == len(used) and set(used) <= set(instance.words) else "the words are wrong"


def others(instance: Any, answer: Board) -> list[Board]:
    """Find another filling."""
    entries = [cells for cells, _ in read(answer)]
    choices = [
        (index, word) for index, cells in enumerate(entries) for word in instance.words if len(word) == len(cells)
    ]
    with Cadical153() as solver:
        for index in range(len(entries)):
            solver.add_clause([number for number, choice in enumerate(choices, 1) if choice[0] == index])
        for (a, (first, word)), (b, (second, other)) in combinations(enumerate(choices, 1), 2):
            letters = dict(zip(entries[first], word, strict=True))
            crossing = any(letters.get(cell, own) != own for cell, own in zip(entries[second], other, strict=True))
            if first == second or word == other or crossing:
                solver.add_clause([-a, -b])
        own = [text for _, text in read(answer)]
        solver.add_clause([-number for number, (index, word) in enumerate(choices, 1) if own[index] == word])
        if not solver.solve():
            return []
        chosen = [choices[literal - 1] for literal in solver.get_model() if literal > 0]
    found = {cell: letter for index, word in chosen for cell, letter in zip(entries[index], word, strict=True)}
    return [tuple(tuple(found.get((r, c), "#") for c, _ in enumerate(row)) for r, row in enumerate(answer))]


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Changed fillings that hold other words."""
    return [board for board in changed(answer, "AEZ") if confirm(instance, board)]

"""Judge by the runs that a regular expression finds; look for other pictures with a SAT model over line patterns."""

import re
from itertools import product
from typing import Any

from pysat.solvers import Cadical153

from bootcamp.verifiers import Board

LEVELS = range(1, 9)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    for clues, lines in ((instance.rows, answer), (instance.cols, zip(*answer, strict=True))):
        for clue, line in zip(clues, lines, strict=True):
            if [len(run) for run in re.findall("#+", "".join(line))] != list(clue):
                return f"a line does not fit {clue}"
    return ""


def others(instance: Any, answer: Board) -> list[Board]:
    """Up to two other pictures with the same runs."""
    n = len(instance.rows)
    cell = [[row * n + col + 1 for col in range(n)] for row in range(n)]
    found: list[Board] = []
    with Cadical153() as solver:
        top = n * n
        for line, clue in zip((*cell, *zip(*cell, strict=True)), instance.rows + instance.cols, strict=True):
            patterns = _patterns(n, clue)
            choice = range(top + 1, top + 1 + len(patterns))
            top += len(patterns)
            solver.add_clause(list(choice))
            for chosen, pattern in zip(choice, patterns, strict=True):
                for literal, mark in zip(line, pattern, strict=True):
                    solver.add_clause([-chosen, literal if mark == "#" else -literal])
        picture = answer
        for _ in range(2):
            solver.add_clause(
                [
                    -x if mark == "#" else x
                    for row, line in zip(cell, picture, strict=True)
                    for x, mark in zip(row, line, strict=True)
                ]
            )
            if not solver.solve():
                break
            model = set(solver.get_model())
            picture = tuple(tuple("#" if x in model else "." for x in row) for row in cell)
            found.append(picture)
    return found


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """A cell flipped, all cells flipped, nothing and everything filled."""
    flip = {"#": ".", ".": "#"}
    flipped = tuple(tuple(flip[mark] for mark in row) for row in answer)
    return [((flip[answer[0][0]], *answer[0][1:]), *answer[1:]), flipped]


def _patterns(n: int, clue: tuple[int, ...]) -> list[str]:
    """List the lines with these runs, by the sizes of the gaps before them."""
    spare = n - sum(clue) - max(len(clue) - 1, 0)
    lines = []
    for gaps in product(range(spare + 1), repeat=len(clue)):
        if sum(gaps) <= spare:
            line = ".".join("." * gap + "#" * length for gap, length in zip(gaps, clue, strict=True))
            lines.append(line + "." * (n - len(line)))
    return lines

"""Judge the text read along a turtle's spiral; CP-SAT finds another filling from automata for lines and spiral."""

from typing import Any

from bootcamp.verifiers import Board
from tests.oracles.grids._boards import another, board, disturbed

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n, numbers = len(answer), "1234"[: instance.high]
    for givens, row in zip(instance.givens, answer, strict=True):
        if any(given not in (None, symbol) for given, symbol in zip(givens, row, strict=True)):
            return "a given cell was changed"
    for line in [*answer, *zip(*answer, strict=True)]:
        if "".join(sorted(line)).strip(".") != numbers:
            return "a line does not hold each number once"
    met = "".join(answer[int(cell.imag)][int(cell.real)] for cell in _turtle(n)).replace(".", "")
    return "" if met == numbers * n else "the order along the spiral is wrong"


def others(instance: Any, answer: Board) -> list[Board]:
    """Find another filling of a small grid."""
    n, high = len(answer), instance.high
    if n > 7:
        return []
    model, x = board(n, n, 0, high)
    for line in [*x, *zip(*x, strict=True)]:
        sets = range(1 << high)
        steps = [(held, v, held | 1 << v - 1) for held in sets for v in range(1, high + 1) if not held >> v - 1 & 1]
        model.add_automaton(list(line), 0, [(1 << high) - 1], [*steps, *((held, 0, held) for held in sets)])
    steps = [(v - 1, v, v % high) for v in range(1, high + 1)] + [(v, 0, v) for v in range(high)]
    model.add_automaton([x[int(cell.imag)][int(cell.real)] for cell in _turtle(n)], 0, [0], steps)
    for variables, givens in zip(x, instance.givens, strict=True):
        for variable, given in zip(variables, givens, strict=True):
            if given is not None:
                model.add(variable == int(given.replace(".", "0")))
    found = another(model, x, [[symbol.replace(".", "0") for symbol in row] for row in answer])
    return [tuple(tuple(symbol.replace("0", ".") for symbol in row) for row in other) for other in found]


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Disturbed boards that break a rule, the board mirrored at its diagonal, and the empty board."""
    empty = (tuple("." for _ in answer),) * len(answer)
    boards = [*disturbed(answer), tuple(zip(*answer, strict=True)), empty]
    return [near for near in boards if confirm(instance, near)]


def _turtle(n: int) -> list[complex]:
    """Walk in from the corner 0, x to the right and y down, turning right where the next cell is taken or outside."""
    free = {complex(x, y) for x in range(n) for y in range(n)}
    cell, step, path = 0j, 1 + 0j, []
    while free:
        path.append(cell)
        free.remove(cell)
        if cell + step not in free:
            step *= 1j
        cell += step
    return path

"""Judge by growing every bar from its cell, on a board with a frame; find other fillings by trying all of them."""

from itertools import product
from typing import Any

from bootcamp.verifiers import Board

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    sign = {complex(c, r): mark for r, line in enumerate(answer) for c, mark in enumerate(line)}
    for r, line in enumerate(instance.signs):
        for c, clue in enumerate(line):
            cell = complex(c, r)
            black, number = clue[0] == "#", clue.lstrip("#").rstrip(".")
            if black != (sign[cell] == "#"):
                return "black and white are mixed up"
            if number and int(number) != (_ends(sign, cell) if black else _length(sign, cell)):
                return f"the number {number} at {cell} is wrong"
    return ""


def others(instance: Any, _: Board) -> list[Board]:
    """Up to three fillings of up to twelve white cells."""
    flat = [clue[0] == "#" for line in instance.signs for clue in line]
    if flat.count(False) > 12:
        return []
    n = len(instance.signs)
    found: list[Board] = []
    for strokes in product("VH", repeat=flat.count(False)):
        rest = iter(strokes)
        marks = ["#" if black else next(rest) for black in flat]
        board = tuple(tuple(marks[r * n : r * n + n]) for r in range(n))
        if len(found) < 3 and not confirm(instance, board):
            found.append(board)
    return found


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """All strokes turned, all alike, single strokes turned."""
    turned = [{"V": "H", "H": "V"}, {"V": "H"}, {"H": "V"}]
    wrong = [tuple(tuple(change.get(sign, sign) for sign in line) for line in answer) for change in turned]
    for r, line in enumerate(answer):
        other = (turned[0].get(line[0], "V"), *line[1:])
        wrong.append((*answer[:r], other, *answer[r + 1 :]))
    return [near for near in wrong if confirm(instance, near)]


def _length(sign: dict[complex, str], cell: complex) -> int:
    step = 1 if sign[cell] == "H" else 1j
    length = 1
    for way in (step, -step):
        far = cell + way
        while sign.get(far) == sign[cell]:
            length += 1
            far += way
    return length


def _ends(sign: dict[complex, str], cell: complex) -> int:
    beside = [(cell + 1, "H"), (cell - 1, "H"), (cell + 1j, "V"), (cell - 1j, "V")]
    return sum(sign.get(near) == along for near, along in beside)

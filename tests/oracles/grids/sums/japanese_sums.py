"""Judge by splitting the lines at the dots; CP-SAT finds another filling from tables of all lines that fit a list."""

from itertools import product
from typing import Any

from bootcamp.verifiers import Board
from tests.oracles.grids._boards import another, board, disturbed

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    for lists, lines in ((instance.across, answer), (instance.down, zip(*answer, strict=True))):
        for sums, line in zip(lists, lines, strict=True):
            if not _fits("".join(line), sums):
                return "a line breaks a rule"
    return ""


def others(instance: Any, answer: Board) -> list[Board]:
    """Find another filling of a small grid."""
    n = len(instance.across)
    if n > 5:
        return []
    model, x = board(n, n, 0, instance.high)
    texts = ["".join(line) for line in product(".123456789"[: instance.high + 1], repeat=n)]
    lists = [*instance.across, *instance.down]
    for sums, line in zip(lists, [*x, *zip(*x, strict=True)], strict=True):
        model.add_allowed_assignments(
            line, [list(map(int, text.replace(".", "0"))) for text in texts if _fits(text, sums)]
        )
    found = another(model, x, [[symbol.replace(".", "0") for symbol in row] for row in answer])
    return [tuple(tuple(symbol.replace("0", ".") for symbol in row) for row in other) for other in found]


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Disturbed boards that break a rule, and the empty board."""
    empty = (tuple("." for _ in answer),) * len(answer)
    return [near for near in [*disturbed(answer), empty] if confirm(instance, near)]


def _fits(line: str, sums: str) -> bool:
    digits = line.replace(".", "")
    runs = [sum(map(int, run)) for run in line.split(".") if run]
    wanted = [0 if total == "?" else int(total) for total in sums.split()]
    agree = len(runs) == len(wanted) and all(total in (0, run) for total, run in zip(wanted, runs, strict=True))
    return agree and len(set(digits)) == len(digits)

"""Judge with complex positions: tables grow colour by colour as the examples' lines meet them."""

from itertools import product
from typing import Any

LEVELS = range(1, 11)

FACTOR = {"left": 1j, "right": -1j, "pass": 1, "back": -1, "stop": 0}  # x to the right, y up


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    boards = [instance.query, *(before for before, _ in instance.pairs)]
    colours = sorted({item for board in boards for row in board for item in row} - {"0", "9"})
    results = set()
    for actions in product(instance.actions, repeat=len(colours)):
        table = dict(zip(colours, actions, strict=True))
        if all(_lined(before, table) == after for before, after in instance.pairs):
            results.add(_lined(instance.query, table))
    if len(results) != 1:
        return f"the fitting tables give {len(results)} grids"
    return "" if answer in results else "no fitting table gives this grid"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The input, and the output with one more cell of line."""
    return [instance.query, tuple(tuple("9" if item == "0" else item for item in row) for row in answer)]


def _lined(board: Any, table: dict[str, str]) -> Any:
    height, width = len(board), len(board[0])
    place = {complex(x, -y): board[y][x] for y in range(height) for x in range(width)}
    start = next(spot for spot, item in place.items() if item == "9")
    way = {0: 1, width - 1: -1}.get(int(start.real)) or {0: -1j, height - 1: 1j}[int(-start.imag)]
    spot, passed = start + way, set()
    while spot in place and way:
        passed.add(spot)
        way *= FACTOR[table.get(place[spot], "pass")]
        spot += way
    return tuple(
        tuple("9" if board[y][x] == "0" and complex(x, -y) in passed else board[y][x] for x in range(width))
        for y in range(height)
    )

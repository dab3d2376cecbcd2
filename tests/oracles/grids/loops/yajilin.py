"""Judge the loop as a graph on what is left, and the clues by a count along the arrows."""

from typing import Any

from bootcamp.lib.grid.drawing import draw
from tests.oracles.grids._ring import broken, ring, turned
from tests.oracles.grids._visits import read_map

LEVELS = range(1, 11)

_STEPS = {"^": (-1, 0), "v": (1, 0), "<": (0, -1), ">": (0, 1)}


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    board = read_map(draw(instance.clues))
    shaded = answer["shaded"]
    loop = ring(answer["loop"], *max(board))
    if loop is None or set(loop) != {cell for cell in board if board[cell] == "."} - shaded:
        return "no loop through the unshaded cells"
    if any((r + 1, c) in shaded or (r, c + 1) in shaded for r, c in shaded):
        return "shaded cells touch"
    for (r, c), clue in board.items():
        if clue == ".":
            continue
        if (r, c) in shaded:
            return "a clue is shaded"
        down, right = _STEPS[clue[-1]]
        if sum((r + k * down, c + k * right) in shaded for k in range(1, 99)) != int(clue[:-1]):
            return f"the clue {clue} is wrong"
    return ""


def others(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """The loop told otherwise."""
    return [{**answer, "loop": loop} for loop in turned(instance, answer["loop"])]


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """A broken loop; nothing shaded, a shaded cell left out, a cell of the loop or a clue shaded too."""
    shaded = answer["shaded"]
    clue = min(cell for cell, item in read_map(draw(instance.clues)).items() if item != ".")
    changed = [frozenset(), shaded - {min(shaded)}, shaded | {answer["loop"][0]}, shaded | {clue}]
    return [{**answer, "loop": loop} for loop in broken(instance, answer["loop"])] + [
        {**answer, "shaded": cells} for cells in changed
    ]

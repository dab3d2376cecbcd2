"""Judge by networkx on sets of marbles, each line of the board tilted as a string that is rewritten step by step."""

from collections.abc import Iterator
from typing import Any

from tests.oracles.spatial._states import Plan, States, misses, walk

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) > instance.limit:
        return "too many tilts"
    board = instance.board
    for move in answer:
        board = _tilt(board, move)
        if board is None:
            return "a bad marble falls"
    return "" if not any(set(row) & set("gG") for row in board) else "good marbles are left"


def others(instance: Any, answer: Any) -> list[Plan]:
    """Other shortest lists, where the board is small."""
    if len(instance.board) > 6:
        return []
    states = States(instance.board, "NESW", _tilt)
    return states.others(answer, lambda board: not any("g" in row for row in board))


def near_misses(instance: Any, answer: Any) -> Iterator[Plan]:
    """Lists with one tilt too many, too few, or another."""
    return misses(answer, "NESW", lambda plan: confirm(instance, plan))


def greedy(instance: Any) -> Any:
    """The turns of a shortest walk from the first good marble to the first hole."""
    rows = ["".join("s" if symbol == "g" else symbol for symbol in row) for row in instance.board]
    walked = [{"U": "N", "D": "S", "L": "W", "R": "E"}[step] for step in walk(rows, "s", "O")]
    return tuple(m for place, m in enumerate(walked) if place == 0 or walked[place - 1] != m) or ("N",)


def _tilt(board: Any, move: str) -> Any:
    lines = list(zip(*board, strict=True)) if move in "NS" else board
    tilted = []
    for line in lines:
        text = "".join(line)[:: 1 if move in "ES" else -1]
        before = ""
        while text != before:
            before = text
            for marble in "gb":
                if marble + "O" in text:
                    if marble == "b":
                        return None
                    text = text.replace("gO", ".O")
                text = text.replace(marble + ".", "." + marble)
        tilted.append(text[:: 1 if move in "ES" else -1])
    return tuple("".join(row) for row in zip(*tilted, strict=True)) if move in "NS" else tuple(tilted)

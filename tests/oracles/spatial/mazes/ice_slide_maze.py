"""Judge by networkx on the cells where one comes to rest, found from the runs of ice in rows and columns."""

from collections.abc import Callable
from typing import Any

from tests.oracles.spatial._states import States, judged, walk

LEVELS = range(1, 11)


def greedy(instance: Any) -> Any:
    """The moves of a shortest walk by single steps, each straight part as one slide."""
    steps = walk(instance.board)
    return tuple(step for place, step in enumerate(steps) if place == 0 or steps[place - 1] != step)


def _read(instance: Any) -> tuple[States, Callable[[Any], bool]]:
    rows = instance.board
    ends: dict[tuple[tuple[int, int], str], tuple[int, int]] = {}
    for name, lines in (("LR", rows), ("UD", list(zip(*rows, strict=True)))):
        for number, line in enumerate(lines):
            start = 0
            for run in "".join(line).split("#"):
                for place in range(start, start + len(run)):
                    for move, stop in zip(name, (start, start + len(run) - 1), strict=True):
                        if stop != place:
                            cell, end = (number, place), (number, stop)
                            ends[cell if name == "LR" else cell[::-1], move] = end if name == "LR" else end[::-1]
                start += len(run) + 1
    places = {symbol: (r, c) for r, row in enumerate(rows) for c, symbol in enumerate(row) if symbol in "SG"}
    return States(places["S"], "UDLR", lambda cell, move: ends.get((cell, move))), places["G"].__eq__


confirm, others, near_misses = judged(_read, "UDLR")

"""Judge by networkx on the cells where one comes to rest, found from the runs of ice in rows and columns."""

from collections.abc import Iterator
from typing import Any

from tests.oracles.spatial._states import Plan, States, misses, walk

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    states, goal = _read(instance)
    return states.fault(answer, goal.__eq__)


def others(instance: Any, answer: Any) -> list[Plan]:
    """Other shortest lists."""
    states, goal = _read(instance)
    return states.others(answer, goal.__eq__)


def near_misses(instance: Any, answer: Any) -> Iterator[Plan]:
    """Lists with one move too many, too few, or another."""
    states, goal = _read(instance)
    return misses(answer, "UDLR", lambda plan: states.fault(plan, goal.__eq__))


def greedy(instance: Any) -> Any:
    """The moves of a shortest walk by single steps, each straight part as one slide."""
    steps = walk(instance.board)
    return tuple(step for place, step in enumerate(steps) if place == 0 or steps[place - 1] != step)


def _read(instance: Any) -> tuple[States, Any]:
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
    return States(places["S"], "UDLR", lambda cell, move: ends.get((cell, move))), places["G"]

"""Judge by networkx: a graph of cells for each set of keys, joined where a key is taken; answers are walked by hand."""

from collections.abc import Iterator
from typing import Any

from tests.oracles.spatial._states import Plan, States, misses, walk

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    states, goal = _read(instance)
    return states.fault(answer, lambda state: bool(state[0] == goal))


def others(instance: Any, answer: Any) -> list[Plan]:
    """Other shortest ways."""
    states, goal = _read(instance)
    return states.others(answer, lambda state: bool(state[0] == goal))


def near_misses(instance: Any, answer: Any) -> Iterator[Plan]:
    """Ways with one step too many, too few, or another."""
    states, goal = _read(instance)
    return misses(answer, "UDLR", lambda plan: states.fault(plan, lambda state: bool(state[0] == goal)))


def greedy(instance: Any) -> Any:
    """The shortest way through doors as if they were open."""
    return walk(instance.board)


def _read(instance: Any) -> tuple[States, complex]:
    board = {complex(r, c): symbol for r, row in enumerate(instance.board) for c, symbol in enumerate(row)}
    ends = {symbol: z for z, symbol in board.items() if symbol in "SG"}
    steps = {"U": -1, "D": 1, "L": -1j, "R": 1j}

    def after(state: tuple[complex, frozenset[str]], move: str) -> Any:
        place = state[0] + steps[move]
        symbol = board.get(place, "#")
        if symbol == "#" or (symbol in "ABCDEFHI" and symbol.lower() not in state[1]):
            return None
        return place, state[1] | ({symbol} if symbol.islower() else set())

    return States((ends["S"], frozenset()), "UDLR", after), ends["G"]

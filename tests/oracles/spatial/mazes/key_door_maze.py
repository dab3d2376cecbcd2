"""Judge by networkx: a graph of cells for each set of keys, joined where a key is taken; answers are walked by hand."""

from collections.abc import Callable
from typing import Any

from tests.oracles.spatial._states import States, judged, walk

LEVELS = range(1, 11)


def greedy(instance: Any) -> Any:
    """The shortest way through doors as if they were open."""
    return walk(instance.board)


def _read(instance: Any) -> tuple[States, Callable[[Any], bool]]:
    board = {complex(r, c): symbol for r, row in enumerate(instance.board) for c, symbol in enumerate(row)}
    ends = {symbol: z for z, symbol in board.items() if symbol in "SG"}
    steps = {"U": -1, "D": 1, "L": -1j, "R": 1j}

    def after(state: tuple[complex, frozenset[str]], move: str) -> Any:
        place = state[0] + steps[move]
        symbol = board.get(place, "#")
        if symbol == "#" or (symbol in "ABCDEFHI" and symbol.lower() not in state[1]):
            return None
        return place, state[1] | ({symbol} if symbol.islower() else set())

    return States((ends["S"], frozenset()), "UDLR", after), lambda state: bool(state[0] == ends["G"])


confirm, others, near_misses = judged(_read, "UDLR")

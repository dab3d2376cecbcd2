"""Judge by networkx on cells at times, up to the reference's arrival and a little beyond."""

from collections.abc import Callable
from typing import Any

from tests.oracles.spatial._states import States, judged, walk

LEVELS = range(1, 11)


def greedy(instance: Any) -> Any:
    """The shortest way, waiting before each closed gate."""
    states, _ = _read(instance)
    plan: tuple[str, ...] = ()
    for move in walk(instance.board):
        while states.end((*plan, move)) is None and states.end((*plan, "W")) is not None:
            plan = (*plan, "W")
        plan = (*plan, move)
    return plan or ("W",)


def _read(instance: Any) -> tuple[States, Callable[[Any], bool]]:
    rows = instance.board
    shut = {name: (period, times) for name, period, times in instance.named}
    cells = {complex(r, c): symbol for r, row in enumerate(rows) for c, symbol in enumerate(row) if symbol != "#"}
    ends = {symbol: cell for cell, symbol in cells.items() if symbol in "SG"}

    def after(state: tuple[complex, int], move: str) -> Any:
        cell, time = state[0] + {"U": -1, "D": 1, "L": -1j, "R": 1j, "W": 0}[move], state[1] + 1
        period, times = shut.get(cells.get(cell, "#"), (1, (0,)))
        return (cell, time) if cell in cells and time % period in times and time <= instance.best + 1 else None

    return States((ends["S"], 0), "UDLRW", after), lambda state: bool(state[0] == ends["G"])


confirm, others, near_misses = judged(_read, "UDLRW")

"""Judge by networkx on the positions of you and the minotaur, as complex numbers."""

from collections.abc import Callable
from typing import Any

from tests.oracles.spatial._states import States, judged, walk

LEVELS = range(1, 11)


def greedy(instance: Any) -> Any:
    """The shortest way, as if there were no minotaur."""
    return walk(instance.board) or ("W",)


def _read(instance: Any) -> tuple[States, Callable[[Any], bool]]:
    board = {complex(c, r): symbol for r, row in enumerate(instance.board) for c, symbol in enumerate(row)}
    free = {z for z, symbol in board.items() if symbol != "#"}
    places = {symbol: z for z, symbol in board.items() if symbol in "SMG"}

    def chase(it: complex, you: complex) -> complex:
        for gap in (complex((you - it).real, 0), complex(0, (you - it).imag)):
            if gap and it + gap / abs(gap) in free:
                return it + gap / abs(gap)
        return it

    def after(state: Any, move: str) -> Any:
        if state == "out":
            return None
        you, it = state[0] + {"U": -1j, "D": 1j, "L": -1, "R": 1, "W": 0}[move], state[1]
        if you not in free or you == it:
            return None
        if you == places["G"]:
            return "out"
        once = chase(it, you)
        twice = chase(once, you)
        return None if you in (once, twice) else (you, twice)

    return States((places["S"], places["M"]), "UDLRW", after), lambda state: bool(state == "out")


confirm, others, near_misses = judged(_read, "UDLRW", limited=True)

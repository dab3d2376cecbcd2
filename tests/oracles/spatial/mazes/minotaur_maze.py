"""Judge by networkx on the positions of you and the minotaur, as complex numbers."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from tests.oracles.spatial._states import Plan, States, misses, walk

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    return _fault(instance, _read(instance), answer)


def others(instance: Any, answer: Any) -> list[Plan]:
    """Other shortest escapes."""
    return _read(instance).others(answer, lambda state: bool(state == "out"))


def near_misses(instance: Any, answer: Any) -> Iterator[Plan]:
    """Plans with one move too many, too few, or another."""
    return misses(answer, "UDLRW", partial(_fault, instance, _read(instance)))


def greedy(instance: Any) -> Any:
    """The shortest way, as if there were no minotaur."""
    return walk(instance.board) or ("W",)


def _fault(instance: Any, states: States, plan: Plan) -> str:
    if len(plan) > instance.limit:
        return "too many moves"
    return "" if states.end(plan) == "out" else "no escape"


def _read(instance: Any) -> States:
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

    return States((places["S"], places["M"]), "UDLRW", after)

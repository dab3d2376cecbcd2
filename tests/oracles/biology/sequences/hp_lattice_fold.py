"""Judge by complex numbers: all walks without self-crossing are listed, and their contacts counted at the end."""

from itertools import combinations
from typing import Any

LEVELS = range(1, 3)
_TURNS = {"R": 1, "U": 1j, "L": -1, "D": -1j}


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    mine = _count(instance.chain, _places(answer))
    most = max(_count(instance.chain, walk) for walk in _walks(len(instance.chain)))
    return "" if mine == most == instance.best else f"the most is {most}, not {mine}"


def others(instance: Any, answer: str) -> list[str]:
    """The fold mirrored, turned, and both."""
    swaps = ["UDRL", "RLDU", "DULR"]
    return [answer.translate(str.maketrans("UDLR", swap)) for swap in swaps]


def near_misses(instance: Any, answer: str) -> list[str]:
    """A straight chain, and one that goes back at once."""
    return ["R" * len(answer), "RL" + answer[2:], answer[:-1]]


def greedy(instance: Any) -> str:
    """A fold in rows of two."""
    return ("URDR" * 6)[: len(instance.chain) - 1]


def _places(fold: str) -> list[complex]:
    walk = [0j]
    for step in fold:
        walk.append(walk[-1] + _TURNS[step])
    return walk


def _count(chain: str, walk: list[complex]) -> int:
    if len(set(walk)) < len(walk):
        return -1
    at = {cell: k for k, cell in enumerate(walk) if chain[k] == "H"}
    return sum(abs(at[a] - at[b]) > 1 for a, b in combinations(at, 2) if abs(a - b) == 1)


def _walks(size: int) -> list[list[complex]]:
    walks = [[0j, 1 + 0j]]
    for _ in range(size - 2):
        walks = [
            [*walk, walk[-1] + turn]
            for walk in walks
            for turn in _TURNS.values()
            if walk[-1] + turn not in walk and (walk[-1].imag or any(c.imag for c in walk) or turn != -1j)
        ]
    return walks

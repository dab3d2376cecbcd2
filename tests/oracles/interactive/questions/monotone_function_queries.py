"""Evaluate settings by a table of the function; count the settings that every player must know."""

from itertools import product
from typing import Any

LEVELS = range(1, 11)
LEAST_LEVELS = range(1, 11)


def play(instance: Any, moves: list[tuple[str, Any]]) -> tuple[list[tuple[str, bool]], str]:
    """Answer from the table, and compare an answer by the function that it means."""
    table = _table(instance.switches, instance.minimal)
    seen: list[tuple[str, bool]] = []
    for verb, what in moves:
        if verb == "answer":
            won = _table(instance.switches, what) == table
            return [*seen, (verb, won)], "won" if won else "lost"
        seen.append((verb, table[what]))
    return seen, ""


def _table(switches: int, minimal: Any) -> dict[str, bool]:
    settings = ["".join(word) for word in product("01", repeat=switches)]
    return {word: any(all(word[switch - 1] == "1" for switch in one) for one in minimal) for word in settings}


def least(instance: Any) -> int:
    """Return how many settings decide the function, the lowest lit ones and the highest unlit ones, and the answer.

    Whoever asks for fewer cannot know the function, so this bounds every game.
    """
    n, table = instance.switches, _table(instance.switches, instance.minimal)
    needed = 0
    for word, lit in table.items():
        others = [word[:k] + "10"[int(word[k])] + word[k + 1 :] for k in range(n) if (word[k] == "1") == lit]
        needed += all(table[other] != lit for other in others)
    return needed + 1

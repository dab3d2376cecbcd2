"""Judge by rounds: who can force the end within so many moves, until nothing changes."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    after = instance.after
    count = len(after)
    won: dict[int, int] = {}
    lost: dict[int, int] = {}
    for moves in range(2 * count + 2):
        new_lost = [v for v in range(count) if v not in lost and all(w in won and won[w] < moves for w in after[v])]
        new_won = [v for v in range(count) if v not in won and any(w in lost and lost[w] < moves for w in after[v])]
        lost |= dict.fromkeys(new_lost, moves)
        won |= dict.fromkeys(new_won, moves)
    for v in range(count):
        name = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[v]
        right = f"W{won[v]}" if v in won else f"L{lost[v]}" if v in lost else "D"
        if answer.get(name) != right:
            return f"{name} is {right}"
    return ""


def near_misses(instance: Any, answer: dict[str, str]) -> list[dict[str, str]]:
    """One place with another outcome."""
    wrong = [answer | {name: "D" if answer[name] != "D" else "W1"} for name in list(answer)[:3]]
    return [*wrong, answer | {"A": "W2" if answer["A"] != "W2" else "L3"}]

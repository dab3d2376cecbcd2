"""Judge by the height of the shallowest derivation tree, found by relaxation of heights."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    height = dict.fromkeys(instance.facts, 0)
    changed = True
    while changed:
        changed = False
        for body, head in instance.rules:
            if all(name in height for name in body):
                new = 1 + max(height[name] for name in body)
                if new < height.get(head, 10**6):
                    height[head], changed = new, True
    right = {name: turn for name, turn in height.items() if turn}
    return "" if right == answer else f"{right}"


def near_misses(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """One atom missing, a fact added, one round too late, all rounds from 0 on."""
    last = max(answer, key=lambda name: answer[name])
    return [
        {name: turn for name, turn in answer.items() if name != last},
        {**answer, instance.facts[0]: 1},
        {**answer, last: answer[last] + 1},
        dict.fromkeys(answer, 1),
    ]

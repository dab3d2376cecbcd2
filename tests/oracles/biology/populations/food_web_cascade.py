"""Judge by counting down living prey from a queue of deaths; all sets of a size are tried."""

from collections import deque
from itertools import combinations
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if instance.removed:
        right = _gone(instance, [instance.removed]) - {instance.removed}
        return "" if answer == right else f"they are {sorted(right)}"
    if instance.target in answer or instance.target not in _gone(instance, list(answer)):
        return "the target lives"
    smaller = combinations([name for name in instance.names() if name != instance.target], len(answer) - 1)
    return "a smaller set will do" if any(instance.target in _gone(instance, list(one)) for one in smaller) else ""


def others(instance: Any, answer: frozenset[str]) -> list[frozenset[str]]:
    """Other sets of the same size."""
    if instance.removed:
        return []
    sets = combinations([name for name in instance.names() if name != instance.target], len(answer))
    return [frozenset(one) for one in sets if instance.target in _gone(instance, list(one))][:6]


def near_misses(instance: Any, answer: frozenset[str]) -> list[frozenset[str]]:
    """One species more or less, the target itself."""
    more = next(name for name in instance.names() if name not in answer and name != instance.target)
    first = min(answer)
    return [answer | {more}, answer - {first}, answer - {first} | {instance.removed or instance.target}]


def greedy(instance: Any) -> frozenset[str]:
    """All that eat the removed species, or all prey of the target."""
    if instance.removed:
        return frozenset(name for name, eaten in instance.prey if instance.removed in eaten)
    return frozenset(dict(instance.prey)[instance.target])


def _gone(instance: Any, removed: list[str]) -> set[str]:
    living = {name: len(eaten) for name, eaten in instance.prey}
    full, dead, queue = dict(living), set(removed), deque(removed)
    while queue:
        lost = queue.popleft()
        for name, eaten in instance.prey:
            if lost in eaten:
                living[name] -= 1
                enough = living[name] >= instance.needed * full[name] and living[name] > 0
                if not enough and name not in dead:
                    dead.add(name)
                    queue.append(name)
    return dead

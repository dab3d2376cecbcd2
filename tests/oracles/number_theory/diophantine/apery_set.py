"""Judge by a table of the numbers that are sums of generators."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    m = instance.generators[0]
    least: dict[int, int] = {}
    reached = [True]
    while len(least) < m:
        n = len(reached) - 1
        if reached[n]:
            least.setdefault(n % m, n)
        reached.append(any(g <= n + 1 and reached[n + 1 - g] for g in instance.generators))
    right = [least[r] for r in range(m)]
    return "" if list(answer) == right else f"the least elements are {right}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """A larger element of a class, the order of size, and the gap below an element."""
    m = instance.generators[0]
    wrong = [(*answer[:-1], answer[-1] + m), (*answer[:-1], answer[-1] - m)]
    return [*wrong, tuple(sorted(answer))] if list(answer) != sorted(answer) else wrong

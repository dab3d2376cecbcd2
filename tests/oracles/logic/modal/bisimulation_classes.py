"""Judge by the greatest fixpoint on pairs of states: start with all pairs, take out those that fail."""

from itertools import product
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[frozenset[int]]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    states = range(1, len(instance.labels) + 1)
    moves = {state: [arrow[1:] for arrow in instance.arrows if arrow[0] == state] for state in states}
    pairs = {(s, t) for s, t in product(states, repeat=2) if instance.labels[s - 1] == instance.labels[t - 1]}

    def matched(s: int, t: int) -> bool:
        return all(any(a == b and (x, y) in pairs for b, y in moves[t]) for a, x in moves[s])

    while bad := {(s, t) for s, t in pairs if not (matched(s, t) and matched(t, s))}:
        pairs -= bad
    right = {frozenset(t for t in states if (s, t) in pairs) for s in states}
    return "" if right == answer else f"the classes are {sorted(map(sorted, right))}"


def near_misses(instance: Any, answer: frozenset[frozenset[int]]) -> list[frozenset[frozenset[int]]]:
    """Two classes merged, a class split, a class left out, every state alone."""
    first, second, *rest = sorted(answer, key=lambda group: (-len(group), min(group)))
    alone = frozenset({min(first)})
    return [
        frozenset([first | second, *rest]),
        frozenset([alone, first - alone, second, *rest]),
        answer - {first},
        frozenset(frozenset({state}) for state in range(1, len(instance.labels) + 1)),
        frozenset([frozenset(range(1, len(instance.labels) + 1))]),
    ]

"""Compare places in the order; the policy's bound is run on all orders of up to six runners."""

from functools import cache
from itertools import permutations
from math import ceil, log2
from typing import Any

LEVELS = range(1, 11)
LEAST_LEVELS = range(1, 5)


def play(instance: Any, moves: list[tuple[str, tuple[int, ...]]]) -> tuple[list[tuple[str, int, int, bool]], str]:
    """Answer from a table of places, up to the end."""
    place = {runner: n for n, runner in enumerate(instance.order)}
    seen: list[tuple[str, int, int, bool]] = []
    for verb, runners in moves:
        if verb == "answer":
            right = [place[runner] for runner in runners] == list(range(instance.runners))
            return [*seen, (verb, 0, 0, right)], "won" if right else "lost"
        i, j = runners
        seen.append((verb, i, j, True) if place[i] < place[j] else (verb, j, i, True))
    return seen, ""


def least(instance: Any) -> int:
    """Return the most moves of the policy over all orders, which must be those of the formula of Ford and Johnson."""
    most = _most(instance.runners)
    assert most == 1 + sum(ceil(log2(3 * k / 4)) for k in range(2, instance.runners + 1))
    return most


@cache
def _most(runners: int) -> int:
    from bootcamp import registry

    game: Any = registry.get("hidden_order_comparisons")
    return max(
        len(game.policy_game(game.Instance(runners=runners, order=order, turns=40))[0])
        for order in permutations(range(1, runners + 1))
    )

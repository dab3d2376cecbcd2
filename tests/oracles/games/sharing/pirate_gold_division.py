"""Judge by a recursion that tries every set of voters to buy where pirates are few."""

from functools import cache
from itertools import combinations
from typing import Any

LEVELS = range(1, 9)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    crew = len(instance.demands)

    @cache
    def outcome(head: int) -> tuple[int, dict[int, int]]:
        """Give the pirate whose proposal is accepted, and the coins of all on board then."""
        others = list(range(head + 1, crew + 1))
        saved, later = outcome(head + 1) if others else (head, {})
        free = [p for p in others if p < saved]
        best = None
        for size in range(len(others) - len(free) + 1):
            for bought in combinations([p for p in others if p not in free], size):
                support = 1 + len(free) + len(bought)
                fine = (
                    2 * support >= crew - head + 1,
                    2 * support > crew - head + 1,
                    3 * support >= 2 * (crew - head + 1),
                )
                if fine[instance.majority]:
                    gifts = {p: later[p] + instance.demands[p - 1] for p in bought}
                    # The least cost, and then from the least dear vote on the most junior pirate.
                    rank = sum(gifts.values()), sorted((price, -p) for p, price in gifts.items())
                    if rank[0] <= instance.coins and (best is None or rank < best[0]):
                        best = rank, gifts
            if best is not None:
                break
        if best is None:
            return saved, later
        gifts = best[1]
        return head, dict.fromkeys(others, 0) | gifts | {head: instance.coins - sum(gifts.values())}

    keeper, coins = outcome(1)
    right = {"gone": keeper - 1, "coins": {p: number for p, number in coins.items() if number}}
    return "" if answer == right else f"it is {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A pirate more overboard, a coin moved."""
    first, *rest = answer["coins"]
    wrong = [answer | {"gone": answer["gone"] + 1}, answer | {"coins": dict(list(answer["coins"].items())[1:])}]
    if rest:
        moved = answer["coins"] | {first: answer["coins"][first] + 1, rest[0]: answer["coins"][rest[0]] - 1}
        wrong.append(answer | {"coins": {p: number for p, number in moved.items() if number}})
    return wrong

"""Weigh with true weights; at few coins try all weighings over the cases that are left."""

from functools import cache
from itertools import combinations
from typing import Any

LEVELS = range(1, 11)
LEAST_LEVELS = (1,)


def play(instance: Any, moves: list[tuple[str, Any]]) -> tuple[list[tuple[str, str]], str]:
    """Compare the weights of the pans, up to the end."""
    weights = dict.fromkeys(range(1, instance.coins + 1), 10)
    weights[instance.coin] += 1 if instance.heavy else -1
    seen: list[tuple[str, str]] = []
    for verb, what in moves:
        if verb == "answer":
            right = weights[abs(what)] == (11 if what > 0 else 9)
            return [*seen, (verb, "yes" if right else "no")], "won" if right else "lost"
        one, other = (sum(weights[coin] for coin in pan) for pan in what)
        seen.append((verb, "even" if one == other else "left" if one > other else "right"))
    return seen, ""


def least(instance: Any) -> int:
    """Return the fewest weighings by search over the signed coins that are left, and one move for the answer."""
    open_ = [coin for coin in range(1, instance.coins + 1) if coin not in instance.good]
    cases = frozenset(sign * coin for coin in open_ for sign in (1, -1))
    fewest = next(n for n in range(10) if _found(cases, instance.coins, instance.pan, n))
    assert fewest + 1 <= instance.turns
    return fewest + 1


@cache
def _found(cases: frozenset[int], coins: int, pan: int, weighings: int) -> bool:
    if len(cases) <= 1:
        return True
    if len(cases) > 3**weighings:
        return False
    for size in range(1, pan + 1):
        for left in combinations(range(1, coins + 1), size):
            rest = [coin for coin in range(1, coins + 1) if coin not in left]
            for right in combinations(rest, size):
                heavier = frozenset(case for case in cases if case in left or -case in right)
                lighter = frozenset(case for case in cases if -case in left or case in right)
                parts = (heavier, lighter, cases - heavier - lighter)
                if all(len(part) <= 3 ** (weighings - 1) for part in parts) and all(
                    _found(part, coins, pan, weighings - 1) for part in parts
                ):
                    return True
    return False

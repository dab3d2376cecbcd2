"""Judge by networkx on pairs of banks, each a tuple of counts."""

from itertools import product
from typing import Any

from tests.oracles.planning._plans import Game, judged

LEVELS = range(1, 11)


def _read(instance: Any) -> Game:
    named = instance.rowers < instance.robbers
    left, right = ((m, c, r if named else c) for m, c, r, _, _ in instance.banks)
    loads = [
        (m, c, r)
        for m, c, r in product(range(instance.seats + 1), repeat=3)
        if r <= c and 1 <= m + c <= instance.seats and m + r >= 1 and (m == 0 or c <= m) and (named or r == c)
    ]

    def after(state: Any) -> dict[Any, Any]:
        banks, side = state
        found = {}
        for load in loads:
            rest = tuple(x - y for x, y in zip(banks[side], load, strict=True))
            arrived = tuple(x + y for x, y in zip(banks[1 - side], load, strict=True))
            idle = rest[1] - rest[2]  # robbers who cannot row are left behind in no negative number
            safe = all(m == 0 or c <= m for m, c, _ in (rest, arrived))
            if min(rest) >= 0 and idle >= 0 and safe:
                pair = (rest, arrived) if side == 0 else (arrived, rest)
                found[load if named else load[:2]] = (pair, 1 - side)
        return found

    goal = [bank[3:] for bank in instance.banks]
    start = ((left, right), 0 if instance.start[3] else 1)
    return Game(start, after, lambda state: [bank[:2] for bank in state[0]] == goal, instance.best)


confirm, others, near_misses = judged(_read)

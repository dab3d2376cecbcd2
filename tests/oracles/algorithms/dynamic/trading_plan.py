"""Judge by going through the days with a piece or without one, as an automaton with the days of rest as states."""

from itertools import combinations, pairwise
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) > instance.trades or not _allowed(instance, answer):
        return "not allowed"
    days = len(instance.prices)
    best = _most(instance)
    if days <= 7 and instance.trades == 1:
        pairs = combinations(range(days), 2)
        assert best == max(0, *(instance.prices[two] - instance.prices[one] - instance.fee for one, two in pairs))
    return "" if _gain(instance, answer) == best else "more is possible"


def greedy(instance: Any) -> Any:
    """The largest rise between neighbouring low and high days, one after another, as far as allowed."""
    pairs = list(combinations(range(1, len(instance.prices) + 1), 2))
    pairs.sort(key=lambda pair: instance.prices[pair[0] - 1] - instance.prices[pair[1] - 1])
    chosen: list[tuple[int, int]] = []
    for pair in pairs:
        tried = sorted([*chosen, pair])
        if len(tried) <= instance.trades and _allowed(instance, tried) and _gain(instance, [pair]) > 0:
            chosen = tried
    return tuple(chosen)


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """No trades, one trade missing, selling a day earlier or later."""
    (bought, sold), *rest = answer
    wrong = [(), tuple(rest), ((bought, min(sold + 1, len(instance.prices))), *rest), ((bought, sold - 1), *rest)]
    return [one for one in wrong if confirm(instance, one)]


def _allowed(instance: Any, trades: Any) -> bool:
    ends = [day for trade in trades for day in trade]
    gaps = [two - one for one, two in pairwise(ends)]
    return all(gap >= (1 if place % 2 == 0 else instance.rest + 1) for place, gap in enumerate(gaps))


def _gain(instance: Any, trades: Any) -> int:
    return sum(instance.prices[sold - 1] - instance.prices[bought - 1] - instance.fee for bought, sold in trades)


def _most(instance: Any) -> int:
    # State: trades begun, a piece in hand (-1) or days of rest that are left (0 is free).
    states = {(0, 0): 0}
    for price in instance.prices:
        after: dict[tuple[int, int], int] = {}
        for (begun, rest), worth in states.items():
            if rest == -1:
                moves = [((begun, -1), worth), ((begun, instance.rest), worth + price - instance.fee)]
            elif rest:
                moves = [((begun, rest - 1), worth)]
            else:
                moves = [((begun, 0), worth)]
                if begun < instance.trades:
                    moves.append(((begun + 1, -1), worth - price))
            for state, value in moves:
                after[state] = max(value, after.get(state, -(10**9)))
        states = after
    return max(worth for (_, rest), worth in states.items() if rest >= 0)

"""Judge by ledgers of named tokens, and by the product of the reserves, which may not fall by a swap."""

from fractions import Fraction
from itertools import pairwise
from math import floor
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    names = "KLMNPQ"[: len(instance.purse)]
    purse = dict(zip(names, instance.purse, strict=True))
    pools = [{names[a]: x, names[b]: y, "shares": s} for a, b, x, y, s in instance.pools]
    for kind, amount, places in instance.actions:
        if kind == "swap":
            way = [names[token] for token in places]
            purse[way[0]] -= amount
            for paid, got in pairwise(way):
                pool = next(one for one in pools if paid in one and got in one)
                net = Fraction(amount * (1000 - instance.fee), 1000)
                # the least reserve that keeps the product of what counts
                left = Fraction(pool[paid] * pool[got]) / (pool[paid] + net)
                out = pool[got] - -floor(-left)
                if (pool[paid] + amount) * (pool[got] - out) < pool[paid] * pool[got]:
                    return "the product of the reserves falls"
                pool[paid] += amount
                pool[got] -= out
                amount = out
            purse[way[-1]] += amount
            continue
        pool = pools[places[0]]
        first, second = (names[token] for token in instance.pools[places[0]][:2])
        share = Fraction(amount, pool[first] if kind == "add" else -pool["shares"])
        for part in (first, second, "shares"):
            moved = pool[part] * abs(share)
            step = floor(moved) if share > 0 else -floor(moved)
            pool[part] += step
            if part != "shares":
                purse[part] -= step
    if min(purse.values()) < 0 or min(min(pool.values()) for pool in pools) <= 0:
        return "something is overdrawn"
    a, b = (names[token] for token in instance.pools[instance.asked][:2])
    right = {"purse": purse, "reserves": (pools[instance.asked][a], pools[instance.asked][b])}
    return "" if right == answer else f"it is {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A unit more in a purse, the reserves exchanged."""
    more = {**answer["purse"], "K": answer["purse"]["K"] + 1}
    wrong = [{**answer, "purse": more}, {**answer, "reserves": answer["reserves"][::-1]}]
    return [one for one in wrong if one != answer]

"""Judge by the sum over all paths, or, for early exercise, by a table of the nodes from the last day back."""

from fractions import Fraction
from itertools import product
from math import prod
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    start = Fraction(instance.price)
    ups, downs = _worth(instance, "u"), _worth(instance, "d")
    right = {"value": _worth(instance, ""), "hedge": (ups - downs) / (start * instance.up - start * instance.down)}
    for name, exact in right.items():
        if abs(exact - answer[name]) > Fraction(1, 20000):
            return f"{name} is {float(exact)}"
    return ""


def _pay(instance: Any, price: Any) -> Any:
    return max(0, price - instance.strike) if instance.call else max(0, instance.strike - price)


def _worth(instance: Any, begun: str) -> Fraction:
    r = Fraction(100 + instance.rate, 100)
    p = (r - instance.down) / (instance.up - instance.down)
    left = instance.steps - len(begun)
    factors = {"u": instance.up, "d": instance.down}
    now = prod((factors[step] for step in begun), start=Fraction(instance.price))
    if instance.kind == "american":
        nodes = [_pay(instance, now * instance.up**k * instance.down ** (left - k)) for k in range(left + 1)]
        for day in reversed(range(left)):
            nodes = [
                max(
                    (p * nodes[k + 1] + (1 - p) * nodes[k]) / r,
                    _pay(instance, now * instance.up**k * instance.down ** (day - k)),
                )
                for k in range(day + 1)
            ]
        return Fraction(nodes[0])
    total = Fraction(0)
    for rest in product("ud", repeat=left):
        prices = [Fraction(instance.price)]
        for step in (*begun, *rest):
            prices.append(prices[-1] * factors[step])
        chance = p ** rest.count("u") * (1 - p) ** rest.count("d")
        out = instance.kind == "knock" and (
            max(prices) >= instance.barrier if instance.call else min(prices) <= instance.barrier
        )
        seen = {"average": sum(prices) / len(prices), "lookback": max(prices) if instance.call else min(prices)}
        total += 0 if out else chance * _pay(instance, seen.get(instance.kind, prices[-1]))
    return total / r**left


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Value and hedge exchanged, a little more."""
    swapped = {"value": answer["hedge"], "hedge": answer["value"]}
    return [swapped, {**answer, "value": answer["value"] + Fraction(1, 1000)}]

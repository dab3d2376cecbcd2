"""Judge by ledgers of lots: a queue, a stack, or a total with its number of units."""

from collections import deque
from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Fraction]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    results = [
        [sum(pair) for pair in zip(*(_ledger(instance, rule, thing) for thing in instance.things), strict=True)]
        for rule in instance.rules
    ]
    sold, stock = results[0]
    if len(results) > 1:
        sold, stock = sold - results[1][0], stock - results[1][1]
    return "" if answer == {"sold": sold, "stock": stock} else f"sold {sold}, stock {stock}"


def near_misses(instance: Any, answer: dict[str, Fraction]) -> list[dict[str, Fraction]]:
    """The two exchanged, and one of them changed."""
    wrong = [{"sold": answer["stock"], "stock": answer["sold"]}, answer | {"sold": answer["sold"] + 1}]
    return [values for values in wrong if values != answer]


def _ledger(instance: Any, rule: str, thing: str) -> tuple[Fraction, Fraction]:
    lots: deque[list[int]] = deque()
    total, number, sold = Fraction(0), 0, Fraction(0)
    for kind, name, count, price in instance.told:
        if name != thing:
            continue
        if kind == "buy":
            lots.append([count, price])
            total, number = total + count * price, number + count
            continue
        cost, left = Fraction(0), count
        while left and rule != "average":
            lot = lots[0 if rule == "first" else -1]
            taken = min(left, lot[0])
            lot[0] -= taken
            left -= taken
            cost += taken * lot[1]
            if not lot[0]:
                lots.popleft() if rule == "first" else lots.pop()
        if rule == "average":
            cost = total * count / number
        total, number = total - cost, number - count
        if kind == "sell":
            sold += cost
    return sold, total

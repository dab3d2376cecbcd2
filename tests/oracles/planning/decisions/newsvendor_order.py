"""Judge by the expected profit of every order, added up over the joint outcomes."""

from fractions import Fraction
from itertools import product
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    tables = [_table(good, instance.chances) for good in instance.goods]
    best: Any = None
    for order in product(*(range(len(table)) for table in tables)):
        price = sum(good[0] * count for good, count in zip(instance.goods, order, strict=True))
        if len(order) > 1 and price > instance.budget:
            continue
        profit = sum(table[count] for table, count in zip(tables, order, strict=True))
        if best is None or profit > best[1]:
            best = (order, profit)
    right = {"order": best[0], "profit": best[1]}
    return "" if answer == right else f"right is {right}"


def _table(good: Any, chances: int) -> list[Fraction]:
    cost, price, salvage, penalty, demands = good
    profits = []
    for order in range(max(demand for demand, _ in demands) + 3):
        profit = Fraction(0)
        for demand, weight in demands:
            if demand < order:
                income = price * demand + salvage * (order - demand)
            else:
                income = price * order - penalty * (demand - order)
            profit += Fraction(weight, chances) * (income - cost * order)
        profits.append(profit)
    return profits

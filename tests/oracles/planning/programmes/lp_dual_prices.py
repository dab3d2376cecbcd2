"""Judge by scipy, and exactly by a plan and prices that are allowed and worth the same."""

from fractions import Fraction
from typing import Any

from scipy.optimize import linprog

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    plan, prices = answer["plan"], answer["prices"]
    used = [sum(a * x for a, x in zip(row, plan, strict=True)) for row in instance.needs]
    paid = [
        sum(y * row[j] for y, row in zip(prices, instance.needs, strict=True)) for j in range(len(instance.profits))
    ]
    if min(plan) < 0 or any(u > b for u, b in zip(used, instance.stock, strict=True)):
        return "the plan is not possible"
    if min(prices) < 0 or any(p < c for p, c in zip(paid, instance.profits, strict=True)):
        return "the prices are not possible"
    profit = sum(c * x for c, x in zip(instance.profits, plan, strict=True))
    if profit != sum(b * y for b, y in zip(instance.stock, prices, strict=True)):
        return "plan and prices are not worth the same"
    # strict complementary slackness with as many positive amounts as prices, so that both are unique
    for value, gap in [
        *zip(plan, (p - c for p, c in zip(paid, instance.profits, strict=True)), strict=True),
        *zip(prices, (b - u for b, u in zip(instance.stock, used, strict=True)), strict=True),
    ]:
        assert (value > 0) != (gap > 0)
    assert sum(x > 0 for x in plan) == sum(y > 0 for y in prices)
    stock = [b + instance.growth * (i == instance.grown) for i, b in enumerate(instance.stock)]
    known = linprog([-c for c in instance.profits], A_ub=instance.needs, b_ub=stock)
    return "" if abs(-known.fun - float(Fraction(answer["profit"]))) < 1e-6 else "the new profit is another"

"""Judge by the schedule in decimal amounts of whole currency units, with the decimal module's rounding."""

from decimal import ROUND_HALF_UP, Decimal
from typing import Any

LEVELS = range(1, 11)
CENT = Decimal("0.01")


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    balance, payment = Decimal(instance.loan) / 100, Decimal(instance.payment) / 100
    period = 0
    while True:
        period += 1
        rate = Decimal(next(rate for start, rate in reversed(instance.shown_rates) if start <= period))
        balance += (balance * rate / 100).quantize(CENT, ROUND_HALF_UP)
        if instance.periods is None and balance <= payment:
            expected: Any = {"payments": period, "last": int(balance * 100)}
            break
        balance -= payment + sum(Decimal(amount) / 100 for when, amount in instance.extras if when == period)
        assert balance > 0
        if period == instance.periods:
            expected = int(balance * 100)
            break
    return "" if answer == expected else f"expected {expected}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A cent more or less, or one payment more."""
    if instance.periods:
        return [answer + 1, answer - 1]
    return [answer | {"last": answer["last"] + 1}, answer | {"payments": answer["payments"] + 1}]

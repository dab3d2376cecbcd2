"""Judge by an account that is carried from period to period with decimals, for perpetual streams very long."""

from decimal import Decimal, localcontext
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    with localcontext() as context:
        context.prec = 40
        value = _value(instance)
        off = abs(value - Decimal(answer.numerator) / answer.denominator)
        return "" if off < Decimal("0.005") else f"it is {value}"


def _value(instance: Any) -> Decimal:
    endless = any(stream[0] in ("perpetual", "eternal") for stream in instance.streams)
    last = 2500 if endless else 30
    flows = [Decimal(0)] * (last + 1)
    for kind, paid, p, g, a, b in instance.streams:
        amount = Decimal(p)
        for period in range(a, (b or last) + 1):
            flows[period - (1 if kind == "due" else 0)] += -amount if paid else amount
            amount = amount * (100 + g) / 100 if kind in ("growing", "eternal") else amount + g
    rates = dict(instance.rates)
    rate, discount, total, ones = Decimal(0), Decimal(1), flows[0], Decimal(0)
    at_last = Decimal(1)
    for period in range(1, last + 1):
        rate = Decimal(rates.get(period, 0)) / 1000 or rate
        discount /= 1 + rate
        total += flows[period] * discount
        if instance.places[0] <= period <= instance.places[1]:
            ones += discount
        if period == instance.places[1]:
            at_last = discount
    return {"now": total, "then": total / at_last, "pay": total / (ones or 1)}[instance.question]

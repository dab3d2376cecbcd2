"""Judge by following each line of the bill through the rules on its own, in decimals."""

from decimal import ROUND_HALF_UP, Decimal
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    total = sum(_line(instance, place) for place in range(len(instance.things)))
    return "" if answer == total else f"the total is {total}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """A cent more or less, and the total before all rules."""
    plain = sum(price * count for _, _, price, count, _ in instance.rows)
    return [answer + 1, answer - 1, *([plain] if plain != answer else [])]


def _line(instance: Any, place: int) -> int:
    thing, category, price, count, tax = instance.rows[place]
    amount, touched = Decimal(price * count), False
    for kind, target, a, b, skips in instance.rules:
        mine = category == "ABCDE"[target] if kind == "percent" else thing == instance.things[target]
        if mine and not (skips and touched):
            new = {
                "free": amount - price * (count // a),
                "bulk": Decimal(b * count) if count >= a else amount,
                "coupon": amount - a,
                "percent": amount - amount * a / 100,
            }[kind]
            new = max(Decimal(0), new).quantize(Decimal(1), ROUND_HALF_UP)
            touched |= new != amount
            amount = new
    return int((amount + amount * tax / 100).quantize(Decimal(1), ROUND_HALF_UP))

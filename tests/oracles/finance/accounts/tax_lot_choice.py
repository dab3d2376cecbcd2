"""Judge by dynamic programming over lots and shares."""

from fractions import Fraction
from typing import Any

LEVELS = range(1, 8)


def _share_tax(instance: Any, lot: Any) -> Fraction:
    days, _, cost, parts = lot
    gain = Fraction(instance.price) - Fraction(cost, parts)
    if gain < 0 and instance.window and days <= instance.window:
        return Fraction(0)
    return gain * Fraction(instance.rates[1] if days > instance.long else instance.rates[0], 100)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    least: dict[int, Fraction] = {0: Fraction(0)}
    total = Fraction(0)
    for name, lot in zip("ABCDEFGHIJKL", instance.lots, strict=False):
        tax, most = _share_tax(instance, lot), lot[1] * lot[3]
        costs = [Fraction(0)] + [n * tax + instance.fee for n in range(1, most + 1)]
        if not 0 <= answer[name] <= most:
            return f"lot {name} is oversold"
        total += costs[answer[name]]
        reached: dict[int, Fraction] = {}
        for sold, cost in least.items():
            for n in range(min(most, instance.shares - sold) + 1):
                value = cost + costs[n]
                if value < reached.get(sold + n, value + 1):
                    reached[sold + n] = value
        least = reached
    if sum(answer.values()) != instance.shares:
        return "not the right number of shares"
    return "" if total == least[instance.shares] else f"{least[instance.shares]} is possible, not {total}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A share too many, the earliest lots first."""
    first = {**answer, "A": answer["A"] + 1}
    left, early = instance.shares, {}
    for name, lot in zip("ABCDEFGHIJKL", instance.lots, strict=False):
        early[name] = min(left, lot[1] * lot[3])
        left -= early[name]
    return [first] + ([early] if confirm(instance, early) else [])


def greedy(instance: Any) -> Any:
    """Sell the shares with the least tax first, whatever the fees."""
    names = "ABCDEFGHIJKL"[: len(instance.lots)]
    lots = sorted(zip(names, instance.lots, strict=True), key=lambda pair: _share_tax(instance, pair[1]))
    left, sold = instance.shares, {}
    for name, lot in lots:
        sold[name] = min(left, lot[1] * lot[3])
        left -= sold[name]
    return sold

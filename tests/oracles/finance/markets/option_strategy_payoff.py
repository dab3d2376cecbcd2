"""Judge by solving for each side of every strike which options count, and by values at many prices."""

from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def _at(instance: Any, s: Any) -> Any:
    total = Fraction(0)
    for count, kind, strike, paid in instance.legs:
        gap = s - strike
        worth = {"stock": s, "call": gap if gap > 0 else 0, "put": -gap if gap < 0 else 0}[kind]
        total += count * worth - count * paid
    return total


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if tuple(_at(instance, s) for s in instance.prices) != tuple(answer["profits"]):
        return "the profits are others"
    bounds = sorted({0, *(leg[2] for leg in instance.legs)})
    zeros = set()
    for low, high in zip(bounds, [*bounds[1:], None], strict=True):
        inside = Fraction(low + high, 2) if high is not None else Fraction(low + 1)
        # which options count inside the piece gives profit = m S + c
        m = sum(n * (kind == "stock" or (kind == "call" and inside > k)) for n, kind, k, _ in instance.legs)
        m -= sum(n for n, kind, k, _ in instance.legs if kind == "put" and inside < k)
        c = _at(instance, inside) - m * inside
        if m and -c / Fraction(m) >= low and (high is None or -c / Fraction(m) <= high):
            zeros.add(-c / Fraction(m))
        if not m and not c:
            return "the profit is 0 throughout a piece"
    if zeros != set(answer["even"]):
        return f"it breaks even at {zeros}"
    far = [_at(instance, s) for s in (10**6, 10**6 + 1)]
    values = [_at(instance, s) for s in bounds]
    most = None if far[1] > far[0] else max(values)
    least = None if far[1] < far[0] else min(values)
    return "" if (most, least) == (answer["most"], answer["least"]) else f"the bounds are {most} and {least}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Bounds exchanged, a break-even price left out."""
    swapped = {**answer, "most": answer["least"], "least": answer["most"]}
    fewer = {**answer, "even": frozenset(list(answer["even"])[1:])}
    return [one for one in (swapped, fewer) if one != answer]

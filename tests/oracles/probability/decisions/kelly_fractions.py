"""Judge by the conditions of Karush, Kuhn and Tucker, which are enough as the logarithm is concave."""

from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if set(answer) != set(instance.names):
        return "other outcomes"
    shares = [answer[name] for name in instance.names]
    kept = 1 - sum(shares)
    if min(shares) < 0 or kept < 0:
        return "shares out of range"
    rest = 1 - sum(instance.chances)
    wealth = [kept + o * f for o, f in zip(instance.payouts, shares, strict=True)]
    if min(wealth) <= 0 or (rest and kept <= 0):
        return "ruin is possible"
    held = sum(
        (p / w for p, w in zip(instance.chances, wealth, strict=True)), Fraction(rest) / kept if rest else Fraction(0)
    )
    for p, o, f, w in zip(instance.chances, instance.payouts, shares, wealth, strict=True):
        slope = p * o / w - held  # of moving money from what is kept to this bet
        if slope > 0 or (f and slope):
            return "a small change is better"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Each outcome on its own, and half of every bet."""
    halves = {name: share / 2 for name, share in answer.items()}
    pairs = zip(instance.names, instance.chances, instance.payouts, strict=True)
    alone = {name: max(Fraction(0), (p * o - 1) / (o - 1)) for name, p, o in pairs}
    return [halves] + ([alone] if alone != answer else [])

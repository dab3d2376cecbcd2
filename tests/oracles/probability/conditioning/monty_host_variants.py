"""Judge by listing where the prize is and what the host does, on a grid of equally likely cases."""

from collections import Counter
from fractions import Fraction
from itertools import combinations
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    seen: Counter[int] = Counter()
    chances: dict[int, Fraction] = {}
    for door, part in enumerate(instance.prior, start=1):
        plays = _plays(instance, door)
        seen[door] = part
        chances[door] = part * sum(
            (p for doors, p in plays if set(doors) == set(instance.opened) and door not in doors), Fraction(0)
        )
        assert sum(p for _, p in plays) <= 1
    right = chances[instance.asked] / sum(chances.values())
    return "" if answer == right else f"the probability is {right}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """The complement, and a fraction a little off."""
    return [1 - answer, Fraction(answer.numerator + 1, answer.denominator + 1)]


def _plays(instance: Any, prize: int) -> list[tuple[tuple[int, ...], Fraction]]:
    """List what the host may open, with its chance; he may also open nothing."""
    n, k = len(instance.prior), len(instance.opened)
    others = [door for door in range(1, n + 1) if door != instance.pick]
    empty = [door for door in others if door != prize]
    if instance.rule == "lowest":
        return [(tuple(sorted(empty)[:k]), Fraction(1))]
    if instance.rule == "weighted":
        whole = sum(instance.weights[door - 1] for door in empty)
        return [((door,), Fraction(instance.weights[door - 1], whole)) for door in empty]
    sets = list(combinations(others if instance.rule == "blind" else empty, k))
    act = Fraction(instance.weights[int(prize != instance.pick)], 10) if instance.rule == "willing" else Fraction(1)
    return [(doors, act / len(sets)) for doors in sets]

"""Judge by going backwards: collect, step by step, all numbers whose value is among those of the step before."""

from collections import defaultdict
from typing import Any

LEVELS = range(1, 9)

Starts = frozenset[int]


def confirm(instance: Any, answer: Starts) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _starts(instance)
    if instance.everything:
        return "" if answer == right else f"the starts are {sorted(right)}"
    return "" if len(answer) == 1 and answer <= right else f"the starts are among {sorted(right)[:9]}"


def others(instance: Any, answer: Starts) -> list[Starts]:
    """Other single starts."""
    return [] if instance.everything else [frozenset({x}) for x in sorted(_starts(instance))[:3]]


def near_misses(instance: Any, answer: Starts) -> list[Starts]:
    """A start less or a wrong one more; a wrong one alone."""
    wrong = next(x for x in range(instance.modulus) if x not in _starts(instance))
    return [answer - {max(answer)}, answer | {wrong}] if instance.everything else [frozenset({wrong})]


def _starts(instance: Any) -> Starts:
    origins = defaultdict(set)
    for x in range(instance.modulus):
        origins[_value(instance, x)].add(x)
    ends = {instance.goal}
    for _ in range(instance.times):
        ends = {x for end in ends for x in origins[end]}
    return frozenset(ends)


def _value(instance: Any, x: int) -> int:
    digits = [int(sign) for sign in str(x)]
    for condition, t, formula, p, q in instance.cases:
        if {"multiple": x % t, "digits": sum(digits) % t, "large": int(x <= t), "": 0}[condition]:
            continue
        backwards = sum(digit * 10**i for i, digit in enumerate(digits))
        values = {
            "linear": x * p + q,
            "half": (x - x % p) // p + q,
            "digit sum": x + sum(digits) * p + q,
            "square": x**2 + q,
            "reverse": backwards + q,
            "from": -x * p + q,
        }
        return int(values[formula] % instance.modulus)
    raise AssertionError("no case applies")

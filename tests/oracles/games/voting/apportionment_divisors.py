"""Judge by bisection for a divisor of the votes whose rounded quotients add up to the seats."""

from fractions import Fraction
from math import floor
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    total = sum(instance.votes)
    votes = [v if Fraction(v, total) >= Fraction(instance.threshold, 100) else 0 for v in instance.votes]
    for method in instance.methods:
        right = _hamilton(votes, instance.seats) if method == "hamilton" else _bisected(votes, instance.seats, method)
        if list(answer[method]) != right:
            return f"{method} gives {right}"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A seat moved from one party to another."""
    wrong = []
    for method, seats in answer.items():
        rich = max(range(len(seats)), key=lambda i: seats[i])
        for i in range(len(seats)):
            if i != rich:
                moved = [n + (k == i) - (k == rich) for k, n in enumerate(seats)]
                wrong.append(answer | {method: tuple(moved)})
    return wrong


def _hamilton(votes: list[int], seats: int) -> list[int]:
    quotas = [Fraction(v * seats, sum(votes)) for v in votes]
    found = [floor(q) for q in quotas]
    for _ in range(seats - sum(found)):
        k = max(range(len(votes)), key=lambda i: quotas[i] - found[i])
        found[k] += 1
    return found


def _bisected(votes: list[int], seats: int, method: str) -> list[int]:
    low, high = Fraction(1, 1000), Fraction(sum(votes))
    for _ in range(200):
        middle = (low + high) / 2
        found = [_rounded(v / middle, method) if v else 0 for v in votes]
        if sum(found) == seats:
            return found
        low, high = (middle, high) if sum(found) > seats else (low, middle)
    raise AssertionError("no divisor was found")


def _rounded(quotient: Fraction, method: str) -> int:
    down = floor(quotient)
    if method == "jefferson":
        return down
    if method == "adams":
        return -floor(-quotient)
    if method == "webster":
        return floor(quotient + Fraction(1, 2))
    return down + (quotient * quotient >= down * (down + 1))

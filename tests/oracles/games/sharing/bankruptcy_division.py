"""Judge by bisection for x, by the contested garment of each pair, and by groups instead of orders of arrival."""

from fractions import Fraction
from itertools import combinations
from math import factorial
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    estate = answer.get("estate", instance.given)
    claims = [Fraction(c) for c in instance.claims]
    if instance.clue:
        rule, who, award = instance.clue
        if _fault(rule, claims, estate, _divided(rule, claims, estate)):
            return "the clue cannot be checked"
        if abs(_divided(rule, claims, estate)[who] - award) > Fraction(1, 10**9):
            return "the estate does not fit the clue"
    for rule in instance.rules:
        if sum(answer[rule]) != estate or min(answer[rule]) < 0:
            return f"{rule} does not divide the estate"
        fault = _fault(rule, claims, estate, answer[rule])
        if fault:
            return f"{rule}: {fault}"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A unit moved from one to another, and another estate."""
    wrong = []
    for rule in instance.rules:
        row = answer[rule]
        wrong.append(answer | {rule: (row[0] + 1, row[1] - 1, *row[2:])})
    if "estate" in answer:
        wrong.append(answer | {"estate": answer["estate"] + 1})
    return wrong


def _fault(rule: str, claims: list[Fraction], estate: Fraction, row: Any) -> str:
    people = range(len(claims))
    if rule == "proportional":
        return "" if all(row[i] * claims[0] == row[0] * claims[i] for i in people) else "not in proportion"
    if rule == "half_claims":
        for i, j in combinations(
            people, 2
        ):  # what one does not claim of both awards goes to the other, the rest in half
            both = Fraction(row[i] + row[j])
            alone = max(both - claims[j], Fraction(0)), max(both - claims[i], Fraction(0))
            if abs(row[i] - (alone[0] + (both - sum(alone)) / 2)) > Fraction(1, 10**9):
                return "a pair shares otherwise"
        return ""
    if rule == "arrival":
        n = len(claims)
        for i in people:
            total = Fraction(0)
            for size in range(n):
                for before in combinations([j for j in people if j != i], size):
                    left = max(Fraction(0), estate - sum(claims[j] for j in before))
                    total += min(left, claims[i]) * factorial(size) * factorial(n - 1 - size)
            if row[i] != total / factorial(n):
                return "another expectation"
        return ""
    right = _divided(rule, claims, estate)
    return "" if all(abs(a - b) < Fraction(1, 10**9) for a, b in zip(row, right, strict=True)) else "other awards"


def _divided(rule: str, claims: list[Fraction], estate: Fraction) -> list[Fraction]:
    """Find x by bisection."""
    half = sum(claims) / 2

    def awards(x: Fraction) -> list[Fraction]:
        if rule == "equal_awards":
            return [min(c, x) for c in claims]
        if rule == "equal_losses":
            return [max(c - x, Fraction(0)) for c in claims]
        return [min(c / 2, x) if estate <= half else c - min(c / 2, x) for c in claims]

    grows = rule == "equal_awards" or (rule == "half_claims" and estate <= half)
    low, high = Fraction(0), max(claims)
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if (sum(awards(middle)) < estate) == grows else (low, middle)
    return awards((low + high) / 2)

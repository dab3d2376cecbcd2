"""Judge by dealing the cards digit by digit, number by number, keeping only what the conditions allow."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

LEVELS = range(1, 9)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    found = set(_deals(Counter(instance.cards), instance.lengths, dict(instance.divisors), 0))
    if answer not in found:
        return "not a placement that is allowed"
    values = [_goal(instance, numbers) for numbers in found]
    if instance.goal == "difference":
        values = [value for value in values if value >= 0]
    best = max(values) if instance.greatest else min(values)
    return "" if _goal(instance, answer) == best else f"{best} can be reached"


def others(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The digits of one rank exchanged between two numbers, if that is right too."""
    swapped = [*answer]
    swapped[0] += answer[1] % 10 - answer[0] % 10
    swapped[1] += answer[0] % 10 - answer[1] % 10
    other = tuple(swapped)
    return [other] if other != answer and not confirm(instance, other) else []


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """One number larger, and two numbers exchanged if their lengths differ."""
    wrong = [(answer[0] + 1, *answer[1:])]
    if instance.lengths[0] != instance.lengths[1]:
        wrong.append((answer[1], answer[0], *answer[2:]))
    return wrong


def _goal(instance: Any, numbers: tuple[int, ...]) -> int:
    first, *rest = numbers
    for n in rest:
        first = {"sum": first + n, "product": first * n, "difference": first - n}[instance.goal]
    return first


def _deals(cards: Counter[int], lengths: Any, divisors: dict[int, int], place: int) -> Iterator[tuple[int, ...]]:
    if place == len(lengths):
        yield ()
        return
    for number, left in _numbers(cards, lengths[place], 0):
        if len(str(number)) == lengths[place] and number % divisors.get(place, 1) == 0:
            for rest in _deals(left, lengths, divisors, place + 1):
                yield (number, *rest)


def _numbers(cards: Counter[int], length: int, number: int) -> Iterator[tuple[int, Counter[int]]]:
    if not length:
        yield number, cards
        return
    for digit in sorted(cards):
        if cards[digit]:
            yield from _numbers(cards - Counter([digit]), length - 1, 10 * number + digit)

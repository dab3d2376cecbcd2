"""Judge by reading the printed strings, and by the rule that the sum has no neighbours, which makes it unique."""

from itertools import combinations, pairwise
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    places = _fibonacci(200)
    if not instance.operation:
        if not answer <= set(places):
            return "not Fibonacci numbers"
        indices = sorted(places.index(number) for number in answer)
        if any(j - i == 1 for i, j in pairwise(indices)):
            return "two neighbours"
        if instance.values[0] <= 500:
            small = [number for number in places if number <= 500]
            found = [set(c) for size in range(1, 6) for c in combinations(small, size) if sum(c) == instance.values[0]]
            assert answer in found
        return "" if sum(answer) == instance.values[0] else "another sum"
    if answer[:1] != "1" or "11" in answer or len(answer) > 200:
        return "not a string of the right form"
    a, b = (_value(text, places) for text in instance.strings)
    wanted = {"+": a + b, "-": a - b, "×": a * b}[instance.operation]
    return "" if _value(answer, places) == wanted else "another value"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A number left out or split in two; a string with a sign more, less or split."""
    if instance.operation:
        split = ["01" + answer[3:]] if answer.startswith("100") else []
        wrong = [answer + "0", "0" + answer, answer[1:] or "0", *split]
        return [*wrong, "11" + answer[3:]] if answer.startswith("100") else wrong
    largest = max(answer)
    places = _fibonacci(200)
    place = places.index(largest)
    wrong = [answer - {largest}, answer | {largest * 2 + 1}]
    return [*wrong, (answer - {largest}) | {places[place - 1], places[place - 2]}] if place > 1 else wrong


def _fibonacci(count: int) -> list[int]:
    places = [1, 2]
    while len(places) < count:
        places.append(places[-1] + places[-2])
    return places


def _value(text: str, places: list[int]) -> int:
    return sum(place for sign, place in zip(reversed(text), places, strict=False) if sign == "1")

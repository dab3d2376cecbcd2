"""Judge by trying all orders of all sets of currencies; each way that reaches the amount is right."""

from collections.abc import Iterator
from itertools import permutations
from typing import Any

LEVELS = range(1, 8)


def _end(instance: Any, way: Any) -> int:
    table = {}
    for a, b, rate, low in instance.quotes:
        table[a, b] = (rate, low)
    amount = instance.start
    for place in range(1, len(way)):
        rate, low = table.get((way[place - 1], way[place]), (0, 0))
        if not rate or amount < low:
            return -1
        amount = (amount * rate - amount * rate % 10000) // 10000 - instance.fee
    return amount


def _ways(instance: Any) -> Iterator[tuple[int, ...]]:
    rest = sorted({quote[0] for quote in instance.quotes} - {instance.home})
    for size in range(1, len(rest) + 1):
        for middle in permutations(rest, size):
            yield (instance.home, *middle, instance.home)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    numbers = tuple("ABCDEFGHIJ".index(name) for name in answer)
    ends = {way: _end(instance, way) for way in _ways(instance)}
    if ends.get(numbers, -1) < instance.least:
        return "the way does not reach the amount"
    if max(ends.values()) != instance.least:
        return "the amount is not the most there is"
    shorter = [way for way, end in ends.items() if end >= instance.least and len(way) < len(numbers)]
    return f"{shorter[0]} is shorter" if shorter else ""


def others(instance: Any, answer: Any) -> list[Any]:
    """All other ways that reach the amount."""
    ways = [way for way in _ways(instance) if _end(instance, way) >= instance.least]
    return [tuple("ABCDEFGHIJ"[n] for n in way) for way in ways]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The way backwards, without its end, twice around."""
    wrong = [answer[::-1], answer[:-1], answer + answer[1:], answer[1:]]
    numbers = [tuple("ABCDEFGHIJ".index(name) for name in one) for one in wrong]
    right = set(_ways(instance))
    return [
        one for one, way in zip(wrong, numbers, strict=True) if way not in right or _end(instance, way) < instance.least
    ]


def greedy(instance: Any) -> Any:
    """Always take the highest rate to a new currency, and go home after as many trades as there are currencies."""
    table = {quote[:2]: quote[2] for quote in instance.quotes}
    way = [instance.home]
    while True:
        ahead = [(rate, b) for (a, b), rate in table.items() if a == way[-1] and b not in way]
        if not ahead or (len(way) > 1 and (way[-1], instance.home) in table and max(ahead)[0] < 10000):
            return tuple("ABCDEFGHIJ"[n] for n in (*way, instance.home))
        way.append(max(ahead)[1])

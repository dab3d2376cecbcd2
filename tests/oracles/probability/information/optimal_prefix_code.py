"""Judge by the cost of Huffman's joins on a heap, with symbols of frequency 0 added; few symbols by all lengths."""

from fractions import Fraction
from heapq import heapify, heappop, heappush
from itertools import permutations, product
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    names = [chr(65 + place) for place in range(len(instance.frequencies))]
    if sorted(answer) != names or not all(answer.values()):
        return "not a codeword for each symbol"
    if any(one.startswith(two) for one, two in permutations(answer.values(), 2)):
        return "not prefix-free"
    cost = sum(count * len(answer[name]) for name, count in zip(names, instance.frequencies, strict=True))
    least = _least(instance)
    if len(names) <= 5:
        lengths = product(range(1, len(names)), repeat=len(names))
        fitting = (some for some in lengths if sum(Fraction(1, instance.digits**one) for one in some) <= 1)
        costs = (sum(a * b for a, b in zip(some, instance.frequencies, strict=True)) for some in fitting)
        assert min(costs) == least
    return "" if cost == least else "a shorter total is possible"


def others(instance: Any, answer: dict[str, str]) -> list[dict[str, str]]:
    """The digits exchanged."""
    turned = str.maketrans("01", "10")
    return [{name: word.translate(turned) for name, word in answer.items()}]


def near_misses(instance: Any, answer: dict[str, str]) -> list[dict[str, str]]:
    """A longer codeword, the same codeword twice, codewords of equal length, words in the order of the alphabet."""
    first, last = min(answer), max(answer)
    size = 1
    while instance.digits**size < len(answer):
        size += 1
    digits = "0123456789"[: instance.digits]
    equal = ["".join(word) for word in product(digits, repeat=size)]
    wrong = [
        {**answer, first: answer[first] + "0"},
        {**answer, first: answer[last]},
        dict(zip(sorted(answer), equal, strict=False)),
        dict(zip(sorted(answer), sorted(answer.values(), key=len), strict=True)),
        dict(zip(sorted(answer), sorted(answer.values(), key=len, reverse=True), strict=True)),
    ]
    return [one for one in wrong if confirm(instance, one)]


def _least(instance: Any) -> int:
    heap = list(instance.frequencies)
    while (len(heap) - 1) % (instance.digits - 1):
        heap.append(0)
    heapify(heap)
    cost = 0
    while len(heap) > 1:
        joined = sum(heappop(heap) for _ in range(instance.digits))
        cost += joined
        heappush(heap, joined)
    return cost

"""Judge by adding up every segment with numpy."""

from typing import Any

import numpy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    return "" if answer == _found(instance, instance.remainder) else "other segments"


def near_misses(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """One segment more or fewer, single numbers left out, the opposite remainder, the whole list."""
    single = sum(number % instance.modulus == instance.remainder for number in instance.numbers)
    wrong = [
        {**answer, "count": answer["count"] + 1},
        {**answer, "count": answer["count"] - 1},
        {**answer, "count": answer["count"] - single},
        {**answer, "longest": answer["longest"] - 1},
        {**answer, "longest": len(instance.numbers)},
        _found(instance, -instance.remainder % instance.modulus),
    ]
    return [one for one in wrong if min(one.values()) >= 0 and confirm(instance, one)]


def _found(instance: Any, remainder: int) -> dict[str, int]:
    numbers = numpy.array(instance.numbers)
    count = longest = 0
    for size in range(1, len(numbers) + 1):
        sums = numpy.convolve(numbers, numpy.ones(size, dtype=int), "valid")
        here = int((numpy.mod(sums, instance.modulus) == remainder).sum())
        count += here
        longest = size if here else longest
    return {"count": count, "longest": longest}

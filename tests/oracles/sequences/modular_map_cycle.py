"""Judge by following the map with a table of jumps of 1, 2, 4, ... steps, and by Brent's search for the cycle."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    table = [_image(instance, x) for x in range(instance.modulus)]
    if instance.steps < 0:
        right: Any = sum(_returns(table, x) for x in range(len(table)))
    elif instance.steps:
        right, jumps, steps = instance.start, table, instance.steps
        while steps:
            right = jumps[right] if steps % 2 else right
            jumps, steps = [jumps[y] for y in jumps], steps // 2
    else:
        right = dict(zip(("tail", "period"), _brent(table, instance.start), strict=True))
    return "" if answer == right else f"expected {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A multiple of the period, a longer tail, the next number."""
    if instance.steps:
        return [answer + 1 if answer < instance.modulus else answer - 1]
    return [{**answer, "period": 2 * answer["period"]}, {**answer, "tail": answer["tail"] + 1}]


def _image(instance: Any, x: int) -> int:
    a, b, c = instance.numbers
    text = str(x)
    odd = sum(map(int, text)) % 2
    values = {
        "square": x**2 + b,
        "quadratic": (a * x + c) * x + b,
        "reversed": a * int(text[::-1]) + b,
        "cases": a * x + c if odd else x**2 + b,
    }
    return int(values[instance.map] % instance.modulus)


def _returns(table: list[int], x: int) -> bool:
    y = table[x]
    for _ in table:
        if y == x:
            return True
        y = table[y]
    return False


def _brent(table: list[int], start: int) -> tuple[int, int]:
    power = period = 1
    slow, fast = start, table[start]
    while slow != fast:
        if power == period:
            slow, power, period = fast, 2 * power, 0
        fast, period = table[fast], period + 1
    slow = fast = start
    for _ in range(period):
        fast = table[fast]
    tail = 0
    while slow != fast:
        slow, fast, tail = table[slow], table[fast], tail + 1
    return tail, period

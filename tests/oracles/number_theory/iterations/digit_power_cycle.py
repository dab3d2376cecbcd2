"""Judge by Floyd's tortoise and hare on digits taken from the units up."""

from math import prod
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    slow, fast = _after(instance, instance.start), _after(instance, _after(instance, instance.start))
    while slow != fast:
        slow, fast = _after(instance, slow), _after(instance, _after(instance, fast))
    loop = [fast]
    while (n := _after(instance, loop[-1])) != fast:
        loop.append(n)
    steps, n = 0, instance.start
    while n not in loop:
        steps, n = steps + 1, _after(instance, n)
    while loop[0] != min(loop):
        loop.append(loop.pop(0))
    return "" if answer == {"steps": steps, "cycle": tuple(loop)} else f"{steps} steps lead to {loop}"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """A miscounted tail, a cycle from another member, a cycle closed twice."""
    loop = answer["cycle"]
    wrong = [answer | {"steps": answer["steps"] + 1}, answer | {"cycle": (*loop, loop[0])}]
    return [*wrong, answer | {"cycle": loop[1:] + loop[:1]}] if len(loop) > 1 else wrong


def _after(instance: Any, n: int) -> int:
    total = 0
    while n:
        n, digit = divmod(n, instance.base)
        total += digit**instance.power if instance.power else prod(range(1, digit + 1))
    return total

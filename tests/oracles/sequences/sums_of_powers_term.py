"""Judge by listing the sums: each is made from a smaller one and the next power, then all are sorted."""

from typing import Any

LEVELS = range(1, 7)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    place, value = (answer, instance.given) if instance.place else (instance.given, answer)
    sums, power = {0: 0}, 1  # each sum with the number of its powers
    while power <= value or len(sums) <= 2 * place:
        sums = {
            total + k * power: used + k
            for total, used in sums.items()
            for k in range(instance.often + 1)
            if not instance.count or used + k <= instance.count
        }
        power *= instance.base
        if power > value and sum(_counts(used, instance.count) for used in sums.values()) >= place:
            break
    listed = sorted(total for total, used in sums.items() if _counts(used, instance.count))
    right = listed[place - 1]
    return "" if right == value else f"place {place} holds {right}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """The next numbers."""
    return [answer + 1, answer - 1]


def _counts(used: int, count: int) -> bool:
    return used == count if count else used > 0

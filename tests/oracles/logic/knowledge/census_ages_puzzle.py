"""Judge by searching ages one by one and following the conversation sum by sum."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    every = list(_lists(instance, 1, instance.people, instance.value))
    found = []
    for total in sorted({sum(ages) for ages in every}):
        left = [ages for ages in every if sum(ages) == total]
        sizes = [len(left)]
        for remark in instance.remarks:
            left = [ages for ages in left if _true(remark, ages)]
            sizes.append(len(left))
        if min(sizes[:-1]) > 1 and sizes[-1] == 1:
            found += left
    return "" if found == [tuple(answer)] else f"the conversation leaves {len(found)} lists, or another one"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """An age off by one, the order turned round, one left out."""
    turned = [answer[::-1]] if answer != answer[::-1] else []
    return [(*answer[:-1], answer[-1] + 1), answer[1:], *turned]


def _lists(instance: Any, low: int, left: int, value: int) -> Any:
    """Give the ascending lists of ages from `low` on."""
    if left == 0:
        if value == (0 if instance.squares else 1):
            yield ()
        return
    for age in range(low, 100):
        if age * age * left > value if instance.squares else age**left > value:
            break
        if instance.squares or value % age == 0:
            rest = value - age * age if instance.squares else value // age
            yield from ((age, *others) for others in _lists(instance, age, left - 1, rest))


def _true(remark: str, ages: tuple[int, ...]) -> bool:
    low, high = min(ages), max(ages)
    rest = sum(ages) - high
    pairs = [(a, b) for i, a in enumerate(ages) for j, b in enumerate(ages) if i != j]
    return {
        "eldest": ages.count(high) == 1,
        "youngest": ages.count(low) == 1,
        "shared": any(a == b for a, b in pairs),
        "distinct": all(a != b for a, b in pairs),
        "low odd": low & 1 == 1,
        "low even": low & 1 == 0,
        "high odd": high & 1 == 1,
        "high even": high & 1 == 0,
        "double": any(a == b + b for a, b in pairs),
        "next": any(a - b == 1 for a, b in pairs),
        "more than all": high > rest,
        "less than all": high < rest,
    }[remark]

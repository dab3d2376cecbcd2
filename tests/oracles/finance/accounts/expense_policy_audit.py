"""Judge by a table of what is left after each rule; the rule that cut is read off its columns."""

from decimal import ROUND_HALF_UP, Decimal
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    before, day, after = instance.rates
    start = []
    for item in instance.items:
        rate = (before if item[0] <= day else after) if item[3] else 100
        start.append(int((Decimal(item[2] * rate) / 100).quantize(Decimal(1), rounding=ROUND_HALF_UP)))
    columns = [start]
    for rule in instance.rules:
        columns.append(_after(instance.items, columns[-1], *rule))
    right = []
    for n in range(len(start)):
        history = [column[n] for column in columns]
        cuts = [k for k in range(1, len(history)) if history[k] < history[k - 1]]
        right.append((history[-1], cuts[0] if cuts else 0))
    return "" if tuple(right) == tuple(answer) else f"the rows are {right}"


def _after(items: Any, left: list[int], what: str, kind: str, x: int, y: int) -> list[int]:
    own = [item[1] == kind for item in items]
    if what == "trip":
        return [cents if item[0] in range(x, y + 1) else 0 for item, cents in zip(items, left, strict=True)]
    if what == "receipt":
        return [cents if item[4] or cents <= x else 0 for item, cents in zip(items, left, strict=True)]
    if what == "each":
        return [min(cents, x) if mine else cents for mine, cents in zip(own, left, strict=True)]
    if what == "share":
        return [int(Decimal(cents) * x / 100) if mine else cents for mine, cents in zip(own, left, strict=True)]
    if what == "approval":
        return [cents if item[5] else min(cents, x) for item, cents in zip(items, left, strict=True)]
    result = []
    for n, cents in enumerate(left):
        if what == "day" and not own[n]:
            result.append(cents)
            continue
        same = [m for m in range(n) if what == "total" or (own[m] and items[m][0] == items[n][0])]
        result.append(max(0, min(cents, x - sum(left[m] for m in same))))
    return result


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Nothing cut, another rule named."""
    plain = tuple((item[2], 0) for item in instance.items)
    other = ((answer[0][0], answer[0][1] + 1), *answer[1:])
    return [one for one in (plain, other) if one != answer]

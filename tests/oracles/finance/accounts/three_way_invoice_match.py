"""Judge unit by unit: pieces that arrived are a pool from which each line takes what it may, one at a time."""

from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Return "" if `answer` is right, else what is wrong with it."""
    taken: dict[tuple[str, str], int] = {}
    agreed = {(order, item): (most, Fraction(price)) for _, order, item, most, price in instance.orders}
    seen = set()
    codes, paid = [], []
    for day, order, item, quantity, price in instance.invoices:
        mark = (order, item, quantity, price)
        twice = mark in seen
        seen.add(mark)
        if (order, item) not in agreed:
            codes.append("N")
            paid.append(0)
            continue
        if twice:
            codes.append("D")
            paid.append(0)
            continue
        most, base = agreed[order, item]
        here = 0
        for when, one, other, size, _ in instance.receipts:
            if (one, other) == (order, item) and when <= day:
                here += size
        got = 0
        while got < quantity:
            used = taken.get((order, item), 0)
            if used >= here or used >= most:
                break
            taken[order, item] = used + 1
            got += 1
        high = (price - base) / base * 100 > instance.tolerance
        codes.append(
            {(True, True): "QP", (True, False): "Q", (False, True): "P", (False, False): "OK"}[got < quantity, high]
        )
        paid.append(int(got * (base if high else price)))
    if tuple(codes) != tuple(answer["codes"]):
        return f"the codes are {codes}"
    if tuple(paid) != tuple(answer["paid"]):
        return f"{paid} is paid"
    accrual = sum(size * agreed[order, item][1] for _, order, item, size, _ in instance.receipts)
    accrual -= sum(count * agreed[pair][1] for pair, count in taken.items())
    return "" if accrual == answer["accrual"] else f"the accrual is {accrual}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Another accrual, all lines right, all amounts as invoiced."""
    return [
        {**answer, "accrual": answer["accrual"] + 1},
        {**answer, "codes": ("OK",) * len(answer["codes"])},
        {**answer, "paid": (answer["paid"][0] + 1, *answer["paid"][1:])},
    ]

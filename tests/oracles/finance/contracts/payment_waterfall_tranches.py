"""Judge by a list of claims in order of priority, built anew each period, and by the cash that must be conserved."""

from decimal import ROUND_HALF_UP, Decimal
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    names = "ABCDEF"[: len(instance.tranches)]
    owed = {name: pair[0] for name, pair in zip(names, instance.tranches, strict=True)}
    arrears = dict.fromkeys(names, 0)
    box = instance.reserve
    for number, cash in enumerate(instance.cash):
        for name, (_, rate) in zip(names, instance.tranches, strict=True):
            exact = Decimal(owed[name]) * rate / 1000
            arrears[name] += int(exact.quantize(Decimal(1), rounding=ROUND_HALF_UP))
        after = cash - min(cash, instance.fee)
        served = list(names)
        if instance.test and after * 100 < instance.test * sum(arrears.values()):
            served.remove(names[-1])
        claims: list[Any] = [("interest", name, arrears[name]) for name in served]
        short = max(0, sum(claim[2] for claim in claims) - after)
        drawn = min(box, short)
        purse, box = after + drawn, box - drawn
        claims.append(("reserve", "", instance.reserve - box))
        claims += [("principal", name, owed[name]) for name in names]
        got: dict[tuple[str, str], int] = {}
        for kind, name, amount in claims:
            # the reserve is not refilled from what was drawn for interest: then nothing is left anyway
            got[kind, name] = min(amount, purse)
            purse -= got[kind, name]
        box += got["reserve", ""]
        row = []
        for name in names:
            arrears[name] -= got.get(("interest", name), 0)
            owed[name] -= got["principal", name]
            row += [got.get(("interest", name), 0), got["principal", name]]
        if tuple(row) != answer[number]:
            return f"period {number + 1} is {row}"
        loss = instance.losses[number]
        for name in names[::-1]:
            part = min(loss, owed[name])
            owed[name] -= part
            loss -= part
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A cent more in the last cell, two columns exchanged."""
    more = (*answer[:-1], (*answer[-1][:-1], answer[-1][-1] + 1))
    swapped = tuple((row[1], row[0], *row[2:]) for row in answer)
    return [one for one in (more, swapped) if one != answer]

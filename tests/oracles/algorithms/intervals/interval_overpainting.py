"""Judge by cells between neighbouring ends, each followed alone through all orders."""

from itertools import groupby, pairwise
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _painted(instance, instance.orders)
    if answer["runs"] != right["runs"]:
        return "other runs"
    return "" if answer["lengths"] == right["lengths"] else "other lengths"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Conditions overlooked, the last order forgotten, runs not joined or one missing, lengths in another order."""
    free = tuple((start, end, colour, -1) for start, end, colour, _ in instance.orders)
    (start, end, colour), *rest = answer["runs"]
    halved = ((start, (start + end) // 2, colour), ((start + end) // 2, end, colour), *rest)
    wrong = [
        _painted(instance, free),
        _painted(instance, instance.orders[:-1]),
        {**answer, "runs": halved},
        {**answer, "runs": tuple(rest)},
        {**answer, "lengths": answer["lengths"][::-1]},
    ]
    return [one for one in wrong if one != answer]


def _painted(instance: Any, orders: Any) -> dict[str, Any]:
    ends = sorted({0, instance.length, *(end for order in orders for end in order[:2])})
    cells = []
    for low, high in pairwise(ends):
        colour = 0
        for start, end, new, over in orders:
            if start <= low and high <= end and over in (-1, colour):
                colour = new
        cells.append((low, high, colour))
    runs = []
    for colour, group in groupby(cells, key=lambda cell: cell[2]):
        members = list(group)
        if colour:
            runs.append((members[0][0], members[-1][1], colour))
    lengths = [0] * instance.colours
    for low, high, colour in runs:
        lengths[colour - 1] += high - low
    return {"runs": tuple(runs), "lengths": tuple(lengths)}

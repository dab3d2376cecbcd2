"""Judge by the losing bids that each bidder pushes out, and by counting better bids."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    every = [(bid, i, k) for i, own in enumerate(instance.bids) for k, bid in enumerate(own)]

    def ahead(one: Any) -> int:
        return sum(1 for bid, i, k in every if bid > one[0] or (bid == one[0] and (i, k) < (one[1], one[2])))

    winning = [one for one in every if ahead(one) < instance.items]
    losing = [one for one in every if one not in winning]
    for i in range(len(instance.bids)):
        mine = [one for one in winning if one[1] == i]
        pushed = sorted((bid for bid, j, _ in losing if j != i), reverse=True)[: len(mine)]
        right = {
            "items": len(mine),
            "own_bids": sum(one[0] for one in mine),
            "uniform": len(mine) * max([one[0] for one in losing], default=0),
            "vickrey": sum(pushed),
        }
        for field, value in right.items():
            if answer[field][i] != value:
                return f"{field} of bidder {i + 1} is {value}"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The rules exchanged."""
    return [
        answer | {"vickrey": answer["uniform"]},
        answer | {"uniform": answer["own_bids"], "vickrey": answer["uniform"]},
    ]

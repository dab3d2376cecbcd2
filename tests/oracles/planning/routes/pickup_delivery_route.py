"""Judge by a depth-first search over all routes, cut off where they are too long."""

from typing import Any

LEVELS = range(1, 8)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = len(instance.drops)
    if sorted(answer) != sorted(f"{kind}{i + 1}" for i in range(n) for kind in "PD"):
        return "not all stops just once"
    bag: list[str] = []
    for stop in answer:
        if stop[0] == "P":
            bag.append(stop[1:])
        elif stop[1:] not in bag or (instance.stack and bag[-1] != stop[1:]):
            return "a parcel is not there, or not on top"
        else:
            bag.remove(stop[1:])
        if len(bag) > instance.capacity:
            return "the bag is too full"
    spots = {"": instance.base}
    for i in range(n):
        spots[f"P{i + 1}"], spots[f"D{i + 1}"] = instance.pickups[i], instance.drops[i]

    def way(one: str, other: str) -> int:
        return abs(spots[one][0] - spots[other][0]) + abs(spots[one][1] - spots[other][1])

    length = sum(way(one, other) for one, other in zip(("", *answer), answer, strict=False))
    best = [length]

    def go(here: str, total: int, bag: tuple[str, ...], left: frozenset[str]) -> None:
        if not left and not bag:
            best[0] = min(best[0], total)
        moves = [("P" + one, (*bag, one), left - {one}) for one in left if len(bag) < instance.capacity]
        for k, one in enumerate(bag):
            if not instance.stack or k == len(bag) - 1:
                moves.append(("D" + one, (*bag[:k], *bag[k + 1 :]), left))
        for stop, held, rest in moves:
            if total + way(here, stop) < best[0]:
                go(stop, total + way(here, stop), held, rest)

    go("", 0, (), frozenset(str(i + 1) for i in range(n)))
    return "" if length == best[0] else "a shorter route is possible"


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Neighbours exchanged, a stop dropped, the route turned round."""
    near = [(*answer[:i], answer[i + 1], answer[i], *answer[i + 2 :]) for i in range(len(answer) - 1)]
    near += [answer[:-1], answer[::-1], (*answer, answer[0])]
    return [one for one in near if confirm(instance, one)]

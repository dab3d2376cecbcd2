"""Judge by the places of each kind and by bounds on every plan, and by a search over what is left for few tasks."""

from functools import cache
from itertools import pairwise
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    for name, (count, pause) in zip(instance.names, instance.kinds, strict=True):
        slots = [slot for slot, sign in enumerate(answer) if sign == name]
        if len(slots) != count or any(two - one <= pause for one, two in pairwise(slots)):
            return "a kind too often, too seldom or too close"
    if len(answer) - answer.count(".") != sum(count for count, _ in instance.kinds):
        return "other signs"
    return "" if len(answer) == _least(tuple(sorted(instance.kinds))) else "not the shortest"


def others(instance: Any, answer: str) -> list[str]:
    """The plan backwards; two kinds that are alike exchanged."""
    found = [answer[::-1]]
    for one, two in pairwise(range(len(instance.kinds))):
        if instance.kinds[one] == instance.kinds[two]:
            pair = instance.names[one] + instance.names[two]
            found.append(answer.translate(str.maketrans(pair, pair[::-1])))
    return found


def greedy(instance: Any) -> str:
    """Take the first kind that may come."""
    rest, plan = {name: list(kind) for name, kind in zip(instance.names, instance.kinds, strict=True)}, ""
    while any(left for left, _ in rest.values()):
        may = (one for one, (left, pause) in rest.items() if left and one not in plan[-pause:])
        sign = next(may, ".")
        plan += sign
        if sign != ".":
            rest[sign][0] -= 1
    return plan


def near_misses(instance: Any, answer: str) -> list[str]:
    """A slot more, without the idle slots, the kinds in blocks, one missing, the first kind that may come."""
    blocks = "".join(name * count for name, (count, _) in zip(instance.names, instance.kinds, strict=True))
    middle = len(answer) // 2
    later = answer[:middle] + "." + answer[middle:]
    wrong = [later, "." + answer, answer.replace(".", ""), blocks, answer[1:], greedy(instance)]
    return [one for one in wrong if confirm(instance, one)]


@cache
def _least(kinds: tuple[tuple[int, int], ...]) -> int:
    """No plan is shorter than the tasks, nor than a kind with its pauses; in the cases one of these is reached."""
    tasks = sum(count for count, _ in kinds)
    bound = max(tasks, *(count + (count - 1) * pause for count, pause in kinds))
    if tasks <= 8:
        assert bound == _search(kinds)
    return bound


def _search(kinds: tuple[tuple[int, int], ...]) -> int:
    edge, slots = {(tuple(count for count, _ in kinds), (0,) * len(kinds))}, 0
    while not any(not any(left) for left, _ in edge):
        after = set()
        for left, wait in edge:
            less = tuple(max(0, one - 1) for one in wait)
            after.add((left, less))
            for kind, (_, pause) in enumerate(kinds):
                if left[kind] and not wait[kind]:
                    fewer = (*left[:kind], left[kind] - 1, *left[kind + 1 :])
                    after.add((fewer, (*less[:kind], pause, *less[kind + 1 :])))
        edge, slots = after, slots + 1
    return slots

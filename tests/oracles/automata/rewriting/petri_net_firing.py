"""Judge by counting tokens place by place, and find other orders by a search from the target backwards."""

from collections import Counter
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) > instance.limit:
        return "there are too many firings"
    tokens = Counter(dict(enumerate(instance.start)))
    for name in answer:
        one = instance.transitions[int(name[1:]) - 1]
        if one.empty is not None and tokens[one.empty] > 0:
            return f"{name} needs an empty place"
        for place, count in enumerate(one.takes):
            tokens[place] -= count
        if min(tokens.values()) < 0:
            return f"{name} takes a token that is not there"
        for place, count in enumerate(one.puts):
            tokens[place] += count
        if instance.capacity and max(tokens.values()) > instance.capacity:
            return "a place is too full"
    return "" if all(tokens[place] == count for place, count in enumerate(instance.target)) else "it ends otherwise"


def others(instance: Any, answer: Any) -> list[Any]:
    """An order found from the target backwards, where few markings have to be looked at."""
    came: dict[Any, tuple[str, ...]] = {instance.target: ()}
    queue = [instance.target]
    for marking in queue:
        if marking == instance.start:
            return [came[marking]]
        if len(queue) > 4000 or len(came[marking]) == instance.limit:
            break
        for number, one in enumerate(instance.transitions, start=1):
            rest = [there - put for there, put in zip(marking, one.puts, strict=True)]
            before = tuple(a + b for a, b in zip(rest, one.takes, strict=True))
            fits = min(rest) >= 0 and (one.empty is None or before[one.empty] == 0)
            if fits and before not in came and not (instance.capacity and max(before) > instance.capacity):
                came[before] = (f"T{number}", *came[marking])
                queue.append(before)
    return []


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The order backwards, without its first or last firing, with one twice, with two exchanged."""
    wrong = [answer[::-1], answer[:-1], answer[1:], (*answer, answer[-1]), (answer[1], answer[0], *answer[2:])]
    return [one for one in wrong if one and confirm(instance, one)]


def greedy(instance: Any) -> Any:
    """Fire, as long as it brings the tokens nearer to the target, what brings them nearest."""
    marking = list(instance.start)
    fired: list[str] = []
    while len(fired) < instance.limit and tuple(marking) != instance.target:
        found = []
        for number, one in enumerate(instance.transitions, start=1):
            rest = [a - b for a, b in zip(marking, one.takes, strict=True)]
            if min(rest) >= 0 and (one.empty is None or marking[one.empty] == 0):
                after = [a + b for a, b in zip(rest, one.puts, strict=True)]
                far = sum(abs(a - b) for a, b in zip(after, instance.target, strict=True))
                if not instance.capacity or max(after) <= instance.capacity:
                    found.append((far, number, after))
        if not found:
            break
        _, number, marking = min(found)
        fired.append(f"T{number}")
    return tuple(fired)

"""Play the sandglasses minute by minute, each as a list of its grains above and below."""

from collections.abc import Iterator
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    glasses = {name: [0, full] for name, full in zip("ABCD", instance.minutes, strict=False)}
    if any(not 0 <= minute < instance.time for minute in answer):
        return "a turn out of time"
    emptied = True
    for minute in range(instance.time):
        turned = answer.get(minute)
        if turned is not None and not emptied:
            return f"nothing runs out at {minute}"
        for name in turned or ():
            glasses[name].reverse()
        emptied = False
        for glass in glasses.values():
            if glass[0]:
                glass[0] -= 1
                glass[1] += 1
                emptied = emptied or glass[0] == 0
    return "" if emptied else "nothing runs out in the end"


def others(instance: Any, answer: Any) -> list[Any]:
    """The answer with an idle glass turned at the last moment, if that does no harm, and an empty turn at 0."""
    last = max(answer)
    more = [{**answer, last: answer[last] ^ {name}} for name in "ABCD"[: len(instance.minutes)]]
    return [other for other in more if other[last] and not confirm(instance, other)]


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """A turn left out, a turn of another glass, and a turn a minute later, where these are wrong."""
    for minute, glasses in answer.items():
        rest = {when: group for when, group in answer.items() if when != minute}
        for other in (rest, {**rest, minute: glasses ^ {"A"}}, {**rest, minute + 1: glasses}):
            if other and all(other.values()) and confirm(instance, other):
                yield other

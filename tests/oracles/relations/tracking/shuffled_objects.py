"""Judge by following each object, with the actions still to come on a stack, read from the words of the story."""

import re
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    lines = [line for line, _ in instance.story]
    holder = dict(zip(instance.objects, instance.people, strict=True))
    waiting = lines[::-1]  # what is still to happen, the next action last
    while waiting:
        line = waiting.pop()
        if found := re.fullmatch(r"Actions (\d+) to (\d+) happen again, in (the same|reverse) order\.", line):
            chosen = lines[int(found[1]) - 1 : int(found[2])]
            waiting += chosen[::-1] if found[3] == "the same" else chosen
        elif found := re.fullmatch(r"(?:If (\w+) holds the (.+) at this moment, )?(\w+) and (\w+) swap .*", line):
            holds = found[1] is None or holder[found[2]] == found[1]
            other = {found[3]: found[4], found[4]: found[3]} if holds else {}
            holder = {thing: other.get(name, name) for thing, name in holder.items()}
    wanted = {name: thing for thing, name in holder.items() if name in instance.asked}
    return "" if answer == wanted else f"they hold {wanted}"


def near_misses(instance: Any, answer: dict[str, str]) -> list[dict[str, str]]:
    """What one person held at first or somebody else holds, if that is another object."""
    name = instance.asked[0]
    free = [thing for thing in instance.objects if thing not in answer.values()]
    return [answer | {name: thing} for thing in free[:2]]

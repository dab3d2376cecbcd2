"""Judge by composing permutations, read from the words of the story rather than from its data."""

import re
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    place = {name: index for index, name in enumerate(instance.people)}
    identity = list(range(len(place)))
    actions: list[list[int]] = []  # each as the permutation of places that it makes
    for line, _ in instance.story:
        step = identity.copy()
        if found := re.fullmatch(r"(\w+) and (\w+) swap what they hold\.", line):
            a, b = (place[name] for name in found.groups())
            step[a], step[b] = b, a
        elif found := re.fullmatch(r"Actions (\d+) to (\d+) happen again, in (the same|reverse) order\.", line):
            chosen = actions[int(found[1]) - 1 : int(found[2])]
            for part in chosen if found[3] == "the same" else reversed(chosen):
                step = [step[i] for i in part]
        actions.append(step)
    final = identity
    for step in actions:
        final = [final[i] for i in step]
    wanted = {name: instance.objects[final[place[name]]] for name in instance.asked}
    return "" if answer == wanted else f"they hold {wanted}"


def near_misses(instance: Any, answer: dict[str, str]) -> list[dict[str, str]]:
    """What one person held at first or somebody else holds, if that is another object."""
    name = instance.asked[0]
    free = [thing for thing in instance.objects if thing not in answer.values()]
    return [answer | {name: thing} for thing in free[:2]]

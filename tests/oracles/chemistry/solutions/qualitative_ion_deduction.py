"""Judge by trying all ways to fill the bottles, with the reactions read from the prompt's own lines."""

from itertools import permutations
from typing import Any

LEVELS = range(1, 8)


def confirm(instance: Any, answer: dict[str, str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    rules = {}
    for line in instance.rules("en"):
        pair, _, seen = line.partition(": ")
        rules[tuple(pair.split(" + "))] = seen
    ions = dict(zip(instance.names, instance.salts, strict=True))
    known = {line.split(" + ")[1].split(":")[0] for line in instance.lines("en")} - set(instance.bottles)
    reagents = {
        name: pair for pair in instance.reagents for name in known if name.startswith(pair[0]) and pair[1] in name
    }

    def outcome(one: Any, other: Any) -> tuple[str, ...]:
        seen = {rules.get((one[0], other[1])), rules.get((other[0], one[1]))} - {None}
        return tuple(sorted(map(str, seen))) or ("nothing",)

    ways = []
    for order in permutations(instance.names):
        held = dict(zip(instance.bottles, (ions[name] for name in order), strict=True))
        everything = {**reagents, **held}
        if all(outcome(held[one], everything[other]) == seen for one, other, seen in instance.seen):
            ways.append(dict(zip(instance.bottles, order, strict=True)))
    return "" if ways == [answer] else f"{len(ways)} ways fit"


def near_misses(instance: Any, answer: dict[str, str]) -> list[dict[str, str]]:
    """Two bottles exchanged."""
    return [
        answer | {one: answer[other], other: answer[one]}
        for one, other in zip(instance.bottles, instance.bottles[1:], strict=False)
    ]

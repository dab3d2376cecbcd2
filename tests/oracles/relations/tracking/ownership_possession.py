"""Judge backwards from the end: the last printed sentence that decides about a thing, and those that it rests on."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

LEVELS = range(1, 11)

_MOVES = (
    (r"(.+) (?:gives|sells) the (.+?) to (.+?)(?: as a present)?\.", 2, True),
    (r"(.+) lends the (.+) to (.+)\.", 2, False),
    (r"(.+) steals the (.+?) from (?:.+)\.", 0, False),
    (r"(.+) finds the (.+)\.", 0, False),
)


def confirm(instance: Any, answer: dict[str, tuple[str, ...]]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    lines = [line for line, _ in instance.story]
    first = dict(instance.start)

    @cache
    def at(thing: str, time: int) -> tuple[str, str]:
        """Give owner and holder of a thing after that many events."""
        if time == 0:
            return first[thing], first[thing]
        owner, holder = at(thing, time - 1)
        line = lines[time - 1]
        if re.fullmatch(rf".+ brings the {thing} back to its owner\.", line):
            assert owner != holder
            return owner, owner
        if re.fullmatch(rf".+ loses the {thing}\.", line):
            return owner, "none"
        for pattern, place, passes in _MOVES:
            found = re.fullmatch(pattern, line)
            if found and found[2] == thing:
                taker = who(found.groups()[place], time - 1)
                if passes:
                    assert who(found[1], time - 1) == holder != taker
                return taker if passes and owner == holder else owner, taker
        return owner, holder

    def who(phrase: str, time: int) -> str:
        found = re.fullmatch(r"[Tt]he (owner|holder) of the (.+)", phrase)
        return at(found[2], time)[found[1] == "holder"] if found else phrase

    right = {thing: at(thing, len(lines)) for thing in instance.asked}
    return "" if answer == right else f"owner and holder are {right}"


def near_misses(instance: Any, answer: dict[str, tuple[str, ...]]) -> Iterator[dict[str, tuple[str, ...]]]:
    """Owner and holder exchanged, the holder as owner, and somebody else."""
    for thing, (owner, holder) in answer.items():
        if owner != holder:
            yield answer | {thing: (holder, owner)}
            yield answer | {thing: (holder, holder)}
            yield answer | {thing: (owner, owner)}
        else:
            yield answer | {thing: (owner, next(name for name in instance.people if name != owner))}

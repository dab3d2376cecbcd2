"""Judge by numbered records, read from the printed lines, on which each change sets new numbers and colours."""

import re
from collections.abc import Iterator
from typing import Any

from bootcamp.lib.worlds import plural

LEVELS = range(1, 11)
_AXIS = {"size": 0, "colour": 1, "kind": 2}

Records = dict[int, list[str]]


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    records: Records = {place: list(thing) for place, thing in enumerate(instance.things, start=1)}
    for line, _ in instance.steps:
        records = _done(records, line, instance.ring)
        records = {place: records[old] for place, old in enumerate(sorted(records), start=1)}
    right = tuple(_value(records, text, instance.ring) for text, _ in instance.asked)
    return "" if answer == right else f"the answers are {right}"


def near_misses(instance: Any, answer: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """A number that is one too large, or another word."""
    first = answer[0]
    for other in [str(int(first) + 1)] if first.isdigit() else [*instance.words[:3], "small"]:
        if other != first:
            yield other, *answer[1:]


def greedy(instance: Any) -> tuple[str, ...]:
    """The answers before any change."""
    records = {place: list(thing) for place, thing in enumerate(instance.things, start=1)}
    return tuple(_value(records, text, instance.ring) or "0" for text, _ in instance.asked)


def _is(thing: list[str], noun: str) -> bool:
    """Tell whether a thing is meant by a plural such as "owls" or "red objects"."""
    return thing[1] == noun.removesuffix(" objects") or plural(thing[2]) == noun


def _done(records: Records, line: str, ring: bool) -> Records:
    size = len(records)
    if found := re.fullmatch(r"All objects directly after one of the (.+) are painted (\w+), all at .+", line):
        after = {
            place % size + 1 for place, thing in records.items() if _is(thing, found[1]) and (ring or place < size)
        }
        return {n: [one[0], found[2], one[2]] if n in after else one for n, one in records.items()}
    if found := re.fullmatch(r"All (.+) are taken away\.", line):
        return {place: thing for place, thing in records.items() if not _is(thing, found[1])}
    if found := re.fullmatch(r"All (.+) are painted (\w+)\.", line):
        return {n: [one[0], found[2], one[2]] if _is(one, found[1]) else one for n, one in records.items()}
    if found := re.fullmatch(r"Objects number (\d+) and (\d+) change places\.", line):
        turned = {int(found[1]): int(found[2]), int(found[2]): int(found[1])}
        return {turned.get(place, place): thing for place, thing in records.items()}
    if found := re.fullmatch(r"Object number (\d+) is taken away\.", line):
        return {place: thing for place, thing in records.items() if place != int(found[1])}
    if found := re.fullmatch(r"One more object is added at the end: (\w+) (\w+) (.+)\.", line):
        return records | {size + 1: list(found.groups())}
    if found := re.fullmatch(r"The first (\d+) objects go to the end, in the same order\.", line):
        return {place + size * (place <= int(found[1])): thing for place, thing in records.items()}
    assert line == "The order of all objects is reversed."
    return {size - place: thing for place, thing in records.items()}


def _value(records: Records, text: str, ring: bool) -> str:
    size = len(records)
    if found := re.fullmatch(r"the number of objects that are neither (\w+) nor (.+)", text):
        return str(sum(thing[1] != found[1] and plural(thing[2]) != found[2] for thing in records.values()))
    if found := re.fullmatch(r"the number of (.+) before the last of the (.+)", text):
        last = max((place for place, thing in records.items() if _is(thing, found[2])), default=0)
        return str(sum(place < last and _is(thing, found[1]) for place, thing in records.items()))
    if found := re.fullmatch(r"the number of pairs of neighbours of the same (\w+)", text):
        column = _AXIS[found[1]]
        ends = range(1, size + ring)
        return str(sum(records[place][column] == records[place % size + 1][column] for place in ends))
    if found := re.fullmatch(r"the (\w+) of the (\d+)\w\w of the (.+)", text):
        places = [place for place in sorted(records) if _is(records[place], found[3])]
        return records[places[int(found[2]) - 1]][_AXIS[found[1]]] if len(places) >= int(found[2]) else ""
    axis, steps, noun = re.findall(r"the (\w+) of the object (\d+) places? after the last of the (.+)", text)[0]
    places = [place for place in sorted(records) if _is(records[place], noun)]
    goal = places[-1] + int(steps) if places else 0
    if ring and places:
        goal = (goal - 1) % size + 1
    return records[goal][_AXIS[axis]] if goal in records else ""

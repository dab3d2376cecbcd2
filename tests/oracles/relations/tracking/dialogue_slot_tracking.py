"""Judge by striking out turns that are taken back and replaying the rest of the printed dialogue from the beginning."""

import re
from collections.abc import Iterator
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    kept: list[str] = []
    for line, _ in instance.story:
        if line == "C: Take back the last change that I made.":
            _, marks = _replay(instance, kept)
            del kept[max(marks)]
        else:
            kept.append(line)
    values, _ = _replay(instance, kept)
    right = tuple(values[who, slot] for who, slot in instance.asked)
    return "" if answer == right else f"the values are {right}"


def near_misses(instance: Any, answer: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """An entry left empty or filled, and two neighbours exchanged."""
    yield "none" if answer[0] != "none" else answer[1], *answer[1:]
    if answer[0] != answer[1]:
        yield answer[1], answer[0], *answer[2:]


def greedy(instance: Any) -> tuple[str, ...]:
    """The word of the entry's kind said last in a line with the entry and the person."""
    found = []
    for who, slot in instance.asked:
        said = [turn[3] for turn in instance.turns if turn[1:3] == (who, slot) and len(turn) > 3]
        found.append(next((word for word in reversed(said) if word not in instance.people), "none"))
    return tuple(found)


def _replay(instance: Any, lines: list[str]) -> tuple[dict[tuple[str, str], str], list[int]]:
    """Give the values at the end, and the places of the lines that changed any."""
    now = {(who, slot): "none" for who in instance.people for slot in instance.slots}
    before = dict(now)
    marks = []
    for place, line in enumerate(lines):
        old = dict(now)
        if "C: No, let us" in line or "What if" in line:
            continue
        if found := re.fullmatch(r"C: For (\w+), the (\w+) shall be (.+)\.", line):
            now[found[1], found[2]] = found[3]
        elif found := re.fullmatch(r"C: No .+ as the (\w+) for (\w+), please; rather (.+)\.", line):
            now[found[2], found[1]] = found[3]
        elif found := re.fullmatch(r"A: Would (.+) do as the (\w+) for (\w+)\? C: Yes, it would\.", line):
            now[found[3], found[2]] = found[1]
        elif found := re.fullmatch(r"C: Forget the (\w+) for (\w+)\.", line):
            now[found[2], found[1]] = "none"
        elif found := re.fullmatch(r"C: For (\w+), put the (\w+) back to what it was before its last change\.", line):
            now[found[1], found[2]] = before[found[1], found[2]]
        elif found := re.fullmatch(r"C: (\w+) gets the same (\w+) as (\w+)\.", line):
            now[found[1], found[2]] = now[found[3], found[2]]
        elif found := re.fullmatch(r"C: Exchange the (\w+) of (\w+) and (\w+)\.", line):
            one, other = (found[2], found[1]), (found[3], found[1])
            now[one], now[other] = now[other], now[one]
        elif found := re.fullmatch(r"C: Make the (\w+) (.+) for everyone who has no \w+ yet\.", line):
            now |= {(who, found[1]): found[2] for who in instance.people if now[who, found[1]] == "none"}
        changed = [entry for entry in now if now[entry] != old[entry]]
        assert changed, line
        before |= {entry: old[entry] for entry in changed}
        marks.append(place)
    return now, marks

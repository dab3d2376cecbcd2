"""Judge by least squares on the equations that the printed facts give, which they must solve without error."""

import re
from collections.abc import Iterator
from typing import Any

import numpy as np

LEVELS = range(1, 11)

_VECTORS = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}
_VECTORS |= {"above": (0, 1), "below": (0, -1), "right of": (1, 0), "left of": (-1, 0)}
_VECTORS |= {"12": (0, 1), "3": (1, 0), "6": (0, -1), "9": (-1, 0)}


def confirm(instance: Any, answer: tuple[tuple[int, int], ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    facts = [_read(line) for line, _ in instance.told]
    names = sorted({name for one, two, _ in facts for name in (one, two)})
    rows = np.zeros((len(facts) + 1, len(names)))
    goals = np.zeros((len(facts) + 1, 2))
    for place, (one, two, offset) in enumerate(facts):
        rows[place, names.index(one)] = 1
        rows[place, names.index(two)] = -1
        goals[place] = offset
    rows[-1, 0] = 1
    spots, _, rank, _ = np.linalg.lstsq(rows, goals, rcond=None)
    assert rank == len(names)
    assert np.allclose(rows @ spots, goals)
    right = []
    for text, _ in instance.questions:
        one, two = re.findall(r"the (.+) as seen from the (.+)", text)[0]
        x, y = np.rint(spots[names.index(one)] - spots[names.index(two)])
        right.append((int(x), int(y)))
    return "" if answer == tuple(right) else f"the offsets are {right}"


def near_misses(instance: Any, answer: tuple[tuple[int, int], ...]) -> Iterator[tuple[tuple[int, int], ...]]:
    """The offset the other way, one that is mirrored, and one that is one step off."""
    x, y = answer[0]
    yield (-x, -y), *answer[1:]
    yield (-x, y), *answer[1:]
    yield (x, y + 1), *answer[1:]


def _vector(words: str, number: str) -> Any:
    return int(number) * sum(np.array(_VECTORS[part]) for part in words.split("-"))


def _read(line: str) -> tuple[str, str, Any]:
    """Read a fact as a thing, another one, and the offset of the first from the second."""
    if found := re.fullmatch(r"The (.+) is (\d+) steps? (\w+) and (\d+) (\w+) of the (.+)\.", line):
        return found[1], found[6], _vector(found[3], found[2]) + _vector(found[5], found[4])
    if found := re.fullmatch(r"The (.+) is (\d+) steps? ([a-z-]+) of the (.+)\.", line):
        return found[1], found[4], _vector(found[3], found[2])
    if found := re.fullmatch(r"Going (\d+) steps? ([a-z-]+) from the (.+) leads to the (.+)\.", line):
        return found[4], found[3], _vector(found[2], found[1])
    if found := re.fullmatch(r"To get from the (.+) to the (.+), go (\d+) steps? ([a-z-]+)\.", line):
        return found[2], found[1], _vector(found[4], found[3])
    if found := re.fullmatch(r"Seen from the (.+), the (.+) is (\d+) steps? away at (\d+) o'clock\.", line):
        return found[2], found[1], _vector(found[4], found[3])
    if found := re.fullmatch(r"From the (.+), (\d+) steps? (\w+) and then (\d+) (\w+) lead to the (.+)\.", line):
        return found[6], found[1], _vector(found[3], found[2]) + _vector(found[5], found[4])
    one, number, words, two = re.findall(
        r"On the map, the (.+) is (\d+) steps? (above|below|right of|left of) the (.+)\.", line
    )[0]
    return one, two, _vector(words, number)

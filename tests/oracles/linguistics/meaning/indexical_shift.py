"""Judge by reading the English lines and by recursion over points of view."""

import re
from typing import Any

LEVELS = range(1, 11)

SHIFTS = {
    "today": 0,
    "yesterday": -1,
    "tomorrow": 1,
    "the day before yesterday": -2,
    "the day after tomorrow": 2,
}


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    return "" if list(answer) == _values(instance, False, False) else "other values"


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """All talks quoted, all reported, a value changed."""
    wrong = [tuple(_values(instance, True, False)), tuple(_values(instance, False, True))]
    wrong.append((*answer[:-1], next(name for name in instance.names if name != answer[-1])))
    return [one for one in wrong if one != answer]


def _read(instance: Any) -> list[tuple[bool, list[str], str]]:
    lines = []
    for line in instance.lines("en"):
        found = re.fullmatch(r"Talk \d+(, \w+)?: (.*?) to (.*?), (.*?), (.*?): (.*)", line)
        assert found
        lines.append((found[1] == ", reported", list(found.groups()[1:5]), found[6]))
    return lines


def _resolve(lines: Any, talk: int, word: str) -> str:
    """What a word means from the point of view of a talk."""
    speaker, hearer, place, day = lines[talk][1]
    if word in ("I", "me", "my"):
        return speaker if speaker not in ("I", "you") else _resolve(lines, talk - 1, speaker)
    if word in ("you", "your"):
        return hearer if hearer not in ("I", "you") else _resolve(lines, talk - 1, hearer)
    if word == "here":
        return place.removeprefix("in ") if place != "here" else _resolve(lines, talk - 1, place)
    own = int(day[7:]) if day.startswith("on day ") else int(_resolve(lines, talk - 1, day))
    return str(own + SHIFTS[word])


def _values(instance: Any, all_quoted: bool, all_reported: bool) -> list[str]:
    lines = _read(instance)
    found = []
    for talk, (_, _, text) in enumerate(lines):
        view = talk
        while view and not all_quoted and (all_reported or lines[view][0]):
            view -= 1
        days = "|".join(sorted(SHIFTS, key=len, reverse=True))
        for word in re.findall(rf"({days}|\w+)\(\d+\)", text):
            found.append(_resolve(lines, view, word[0].lower() + word[1:]))
    return found

"""Judge by trying every day and every animal behind every mask, each statement read anew as a sentence of a world."""

from datetime import date, timedelta
from itertools import permutations
from typing import Any

LEVELS = range(1, 11)
_MONDAY = date(2024, 1, 1)


def confirm(instance: Any, answer: dict[str, str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    lies = {animal: set(days) for animal, days in zip(instance.animals, instance.lies, strict=True)}
    letters = "ABCDEF"[: len(lies)]
    found = []
    for step in range(14, 21):
        today = _MONDAY + timedelta(step)
        for row in permutations(sorted(lies)):
            who = dict(zip(letters, row, strict=True))
            if all(_said(one, today, who, lies) for one in instance.statements):
                found.append({"day": today.strftime("%A"), **who})
    return "" if found == [answer] else f"worlds that fit: {found}"


def near_misses(instance: Any, answer: dict[str, str]) -> list[dict[str, str]]:
    """Another day, and the animals behind the first two masks exchanged."""
    other = "Monday" if answer["day"] != "Monday" else "Tuesday"
    return [{**answer, "day": other}, {**answer, "A": answer["B"], "B": answer["A"]}]


def _said(statement: Any, today: date, who: dict[str, str], lies: dict[str, set[int]]) -> bool:
    speaker, kind, offset, day, about, animal = statement
    then = (today + timedelta(offset)).weekday()
    truth = {
        "am": who[speaker] == animal,
        "day": then == day,
        "lie": bool(about) and then in lies[who[about or speaker]],
        "is": who[about or speaker] == animal,
        "honest": bool(about) and then not in lies[who[about or speaker]],
        "either": then == day or who[speaker] == animal,
    }[kind]
    return truth is (today.weekday() not in lies[who[speaker]])

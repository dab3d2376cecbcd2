"""Read the English sentences of each patient with regular expressions and score what they say."""

import re
from datetime import date
from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    points = tuple(_score(text, "both" in instance.items) for text in instance.told("en"))
    groups = tuple("high" if n > instance.high else "middle" if n > instance.low else "low" for n in points)
    right = {"points": points, "groups": groups}
    return "" if answer == right else f"it is {right}"


def _score(text: str, both: bool) -> int:
    today = date(2027, 6, 15)

    def find(pattern: str) -> Any:
        hit = re.search(pattern, text)
        return hit and [int(part) if part.isdigit() else part for part in hit.groups()]

    total, beats, hot = 0, False, False
    if age := find(r"is (\d+) years old"):
        total += 2 if age[0] >= 75 else 1 if age[0] >= 65 else 0
    if born := find(r"born on (\d+)-(\d+)-(\d+)"):
        years = today.year - born[0] - ((today.month, today.day) < (born[1], born[2]))
        total += 2 if years >= 75 else 1 if years >= 65 else 0
    if pressure := find(r"pressure is (\d+)/70"):
        total += 2 if pressure[0] < 100 else 0
    if pressure := find(r"pressure was (\d+)/80 and fell by (\d+)"):
        total += 2 if pressure[0] - pressure[1] < 100 else 0
    if pulse := find(r"pulse is (\d+)()"):
        beats = pulse[0] >= 110
    if pulse := find(r"pulse, (\d+) in the morning, has risen by (\d+)"):
        beats = sum(pulse) >= 110
    if heat := find(r"temperature is ([\d.]+) °C"):
        hot = Fraction(heat[0]) > 38
    if heat := find(r"temperature is ([\d.]+) °F"):
        hot = (Fraction(heat[0]) - 32) * 5 / 9 > 38
    if days := find(r"(\d+) days ago"):
        total += 2 if days[0] <= 28 else 0
    if day := find(r"place on (\d+)-(\d+)-(\d+)"):
        total += 2 if (today - date(*day)).days <= 28 else 0
    if lost := find(r"(\d+)% of"):
        total += lost[0] > 5
    if lost := find(r"from (\d+) kg to (\d+) kg"):
        total += lost[0] - lost[1] > lost[0] * 0.05
    total += 4 if "does not respond" in text else 2 if "is confused" in text else 0
    total += " smokes." in text or "in vain to give up" in text
    sick = re.search(r"has diabetes\.|also has it|too has it", text) is not None
    return total + sick + beats + hot + (both and beats and hot)


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A point more, another group, a patient less."""
    other = "high" if answer["groups"][0] != "high" else "low"
    return [
        {**answer, "points": (answer["points"][0] + 1, *answer["points"][1:])},
        {**answer, "groups": (other, *answer["groups"][1:])},
        {**answer, "points": answer["points"][:-1]},
    ]

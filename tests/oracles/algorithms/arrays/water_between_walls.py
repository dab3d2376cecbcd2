"""Judge by flooding the squares of air level by level: water stays in a square from which it cannot flow off."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    fewer = tuple(0 if place == instance.gone else high for place, high in enumerate(instance.heights, start=1))
    if answer["before"] != _flooded(instance.heights):
        return "another depth before"
    return "" if answer["after"] == _flooded(fewer) else "another depth after"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Both alike, exchanged, the levels instead of the depths, the wall's place left dry or left out."""
    before, after = answer["before"], answer["after"]
    levels = tuple(one + two for one, two in zip(before, instance.heights, strict=True))
    dry = tuple(0 if place == instance.gone else one for place, one in enumerate(after, start=1))
    wrong = [
        {"before": before, "after": before},
        {"before": after, "after": before},
        {"before": levels, "after": after},
        {"before": before, "after": dry},
        {"before": before, "after": after[::-1]},
    ]
    return [one for one in wrong if confirm(instance, one)]


def _flooded(heights: tuple[int, ...]) -> tuple[int, ...]:
    depths = [0] * len(heights)
    for level in range(max(heights)):
        row = "".join("#" if high > level else " " for high in heights)
        for place in range(len(row)):
            depths[place] += row[place] == " " and "#" in row[:place] and "#" in row[place:]
    return tuple(depths)

"""Judge by Python's own run of a program in which each condition is handed to a function that notes how it came out."""

import re
from typing import Any

LEVELS = range(1, 11)

_HEAD = re.compile(r"( *)(if|while) (.*):")


def confirm(instance: Any, answer: tuple[tuple[int, ...], ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) > instance.most:
        return "too many inputs"
    missing = set(instance.outcomes) - _seen(instance, answer)
    return f"not covered: {missing}" if missing else ""


def others(instance: Any, answer: tuple[tuple[int, ...], ...]) -> list[tuple[tuple[int, ...], ...]]:
    """The same inputs backwards."""
    return [answer[::-1]]


def near_misses(instance: Any, answer: tuple[tuple[int, ...], ...]) -> list[tuple[tuple[int, ...], ...]]:
    """One input too many; one too few, or one replaced by another, where something is then not covered."""
    near = [answer[:i] + answer[j : j + 1] + answer[i + 1 :] for i in range(len(answer)) for j in range(len(answer))]
    short = [one for one in near if one and set(instance.outcomes) - _seen(instance, one)]
    return [answer + answer[:1], *short[:4]]


def _seen(instance: Any, rows: tuple[tuple[int, ...], ...]) -> set[tuple[int, bool]]:
    lines = []
    for place, line in enumerate(instance.lines):
        match = _HEAD.fullmatch(line)
        lines.append(f"{match[1]}{match[2]} note({place}, {match[3]}):" if match else line)
    seen: set[tuple[int, bool]] = set()

    def note(place: int, held: bool) -> bool:
        seen.add((place, held))
        return held

    for row in rows:
        exec("\n".join(lines), {"note": note, "print": str, **dict(zip(instance.inputs, row, strict=True))})
    return seen

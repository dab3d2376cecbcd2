"""Judge by Python's own run of the program's text; near misses copy where the program shares."""

import re
from typing import Any

LEVELS = range(1, 11)

Lists = tuple[tuple[int, ...], ...]


def confirm(instance: Any, answer: Lists) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _shown(instance.lines)
    return "" if answer == right else f"it prints {right}"


def near_misses(instance: Any, answer: Lists) -> list[Lists]:
    """The run with assignments that copy, and the run in which outer copies are deep."""
    copied = [re.sub(r"^([a-f]) = ([a-f])$", r"\1 = [one[:] for one in \2]", line) for line in instance.lines]
    deep = [re.sub(r"^([a-f]) = ([a-f])\[:\]$", r"\1 = [one[:] for one in \2]", line) for line in instance.lines]
    return [one for one in (_shown(copied), _shown(deep)) if one != answer]


def _shown(lines: list[str]) -> Lists:
    shown: list[Lists] = []
    exec("\n".join(lines), {"print": lambda value: shown.append(tuple(map(tuple, value)))})
    return shown[0]

"""Judge by the printed lines, searched as one text with regular expressions."""

import re
from typing import Any

LEVELS = range(1, 11)

Lines = tuple[str, ...]


def confirm(instance: Any, answer: Lines) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _patched(instance)
    return "" if tuple(answer) == right else f"the lines are {right}"


def near_misses(instance: Any, answer: Lines) -> list[Lines]:
    """What comes of hunks that must be in place, of the first or last fitting place, and of the other direction."""
    other = instance.model_copy(update={"undo": not instance.undo})
    ways = [_patched(instance, way) for way in ("exact", "first", "last")]
    return [one for one in (*ways, _patched(other), instance.file) if one and one != answer]


def _patched(instance: Any, way: str = "nearest") -> Lines:
    text = "\n" + "\n".join(instance.file) + "\n"
    for hunk in re.split(r"^@@", "\n".join(instance.patch), flags=re.MULTILINE)[1:]:
        head, *lines = hunk.split("\n")
        start = int(re.findall(r"\d+", head)[0 if instance.undo else 2])
        lines = [line for line in lines if line]
        old, new = ("\n".join(["", *(one[1:] for one in lines if one[0] in signs), ""]) for signs in (" -", " +"))
        if instance.undo:
            old, new = new, old
        offsets = {text[: hit.start()].count("\n") + 1: hit.start() for hit in re.finditer(f"(?={old})", text)}
        if way == "exact":
            offsets = {line: place for line, place in offsets.items() if line == start}
        if offsets:
            aim = {"first": 0, "last": 10**9}.get(way, start)
            _, line = min((abs(one - aim), one) for one in offsets)
            text = text[: offsets[line]] + new + text[offsets[line] + len(old) :]
    return tuple(text.split())

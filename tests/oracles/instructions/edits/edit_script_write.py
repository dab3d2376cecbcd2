"""Replay scripts by slices, and edit word by word as the greedy way."""

from difflib import SequenceMatcher
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) > instance.allowed:
        return "too many commands"
    result = _replayed(instance.first, answer)
    return "" if result == instance.second else f"it leads to {result}"


def others(instance: Any, answer: Any) -> list[Any]:
    """The same with the places of a swap exchanged, and a move to the next place as a swap."""
    turned = tuple((kind, rest[::-1]) if kind == "swap" else (kind, rest) for kind, rest in answer)
    stepped = tuple(
        ("swap", rest) if kind == "move" and abs(rest[0] - rest[1]) == 1 else (kind, rest) for kind, rest in answer
    )
    return [script for script in (turned, stepped) if script != answer]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """No command, the last one left out, the order turned round, one more command: where these do not lead to B."""
    place = ("swap", (1, 2))
    tries = [(), answer[:-1], answer[::-1], (*answer, place, place)]
    return [script for script in tries if len(script) > instance.allowed or confirm(instance, script)]


def greedy(instance: Any) -> Any:
    """Edit word by word, as a comparison of the texts tells, as far as the commands last."""
    script: list[Any] = []
    moved = 0
    for kind, i1, i2, j1, j2 in SequenceMatcher(None, instance.first, instance.second, autojunk=False).get_opcodes():
        if kind == "equal":
            continue
        common = min(i2 - i1, j2 - j1)
        for step in range(common):
            script.append(("replace", (str(i1 + moved + step + 1), instance.second[j1 + step])))
        for step in range(common, j2 - j1):
            script.append(("insert", (str(i1 + moved + step + 1), instance.second[j1 + step])))
        script += [("delete", i1 + moved + common + 1)] * (i2 - i1 - common)
        moved += (j2 - j1) - (i2 - i1)
    return tuple(script)


def _replayed(first: Any, script: Any) -> Any:
    """Carry out a script by slices of a tuple; None where a place is missing."""
    text: tuple[Any, ...] = tuple(first)
    for kind, rest in script:
        parts: tuple[Any, ...] = (rest,) if isinstance(rest, int) else rest
        try:
            i = int(parts[0])
        except ValueError:
            return None
        if i < 1 or i > len(text) + (kind == "insert"):
            return None
        if kind == "insert":
            text = (*text[: i - 1], parts[1], *text[i - 1 :])
            continue
        word, rest_of = text[i - 1], text[: i - 1] + text[i:]
        if kind == "delete":
            text = rest_of
        elif kind == "replace":
            text = (*rest_of[: i - 1], parts[1], *rest_of[i - 1 :])
        else:
            j = parts[1]
            if not 1 <= j <= len(text):
                return None
            if kind == "move":
                text = (*rest_of[: j - 1], word, *rest_of[j - 1 :])
            else:
                order = {i: j, j: i}
                text = tuple(text[order.get(place, place) - 1] for place in range(1, len(text) + 1))
    return text

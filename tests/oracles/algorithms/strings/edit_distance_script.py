"""Judge by replaying on a list of letters, and by a breadth-first search of pairs of places for the least number."""

import re
from typing import Any

LEVELS = range(1, 11)

Script = tuple[str, ...]


def confirm(instance: Any, answer: Script) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if _replayed(instance.first, answer) != instance.second:
        return "another string"
    best = _least(instance.first, instance.second)
    return "" if len(answer) == best else f"{best} operations suffice"


def others(instance: Any, answer: Script) -> list[Script]:
    """The operations from the left, with places moved."""
    found, moved = [], 0
    for operation in reversed(answer):
        kind, place, letter = operation[0], int(re.findall(r"\d+", operation)[0]), operation.lstrip("IDS0123456789")
        found.append(f"{kind}{place + moved}{letter}")
        moved += {"I": 1, "D": -1, "S": 0}[kind]
    return [tuple(found)]


def near_misses(instance: Any, answer: Script) -> list[Script]:
    """An operation less or more, other places, and the order turned round."""
    shifted = tuple(re.sub(r"\d+", lambda hit: str(int(hit[0]) + 1), operation) for operation in answer)
    wrong = [answer[:-1], (*answer, "I1a"), (*answer, f"S1{instance.second[0]}"), shifted, answer[::-1]]
    wrong.append((answer[0].lower(), *answer[1:]))
    return [one for one in wrong if len(one) > len(answer) or _replayed(instance.first, one) != instance.second]


def _replayed(text: str, script: Script) -> str:
    row = list(text)
    for operation in script:
        found = re.fullmatch(r"([ID])(\d+)([a-j]?)|S(\d+)([a-j])", operation)
        if found is None or (found[1] == "I") != bool(found[3]):
            return ""
        place = int(found[2] or found[4]) - 1
        if not 0 <= place < len(row) + (found[1] == "I"):
            return ""
        row[place : place + (found[1] != "I")] = [found[3] or found[5]] if found[1] != "D" else []
    return "".join(row)


def _least(first: str, second: str) -> int:
    """Count rounds in which one operation is paid, after equal letters were passed for nothing."""
    places, count = {(0, 0)}, 0
    while True:
        passed = set()
        for a, b in places:
            while a < len(first) and b < len(second) and first[a] == second[b]:
                a, b = a + 1, b + 1
            passed.add((a, b))
        if (len(first), len(second)) in passed:
            return count
        places = {(a + x, b + y) for a, b in places | passed for x, y in ((0, 1), (1, 0), (1, 1))}
        places = {(a, b) for a, b in places if a <= len(first) and b <= len(second)}
        count += 1

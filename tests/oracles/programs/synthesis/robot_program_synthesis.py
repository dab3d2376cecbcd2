"""Judge by a list of instructions with jumps, on points of the complex plane."""

import re
from typing import Any

LEVELS = range(1, 11)

_TURNS = {"left": 1j, "right": -1j}
_ARROWS = {"^": 1j, ">": 1, "v": -1j, "<": -1}


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    return "" if _right(instance, answer) else "it is too long or does not end at the goal"


def others(instance: Any, answer: str) -> list[str]:
    """The program over several lines, and with commas."""
    return [answer.replace(" ", "\n"), answer.replace("move ", "move, ").replace("[ ", "[").upper()]


def near_misses(instance: Any, answer: str) -> list[str]:
    """Programs with a turn the other way, a move more or a bracket less that fail."""
    near = [
        answer.replace("left", "right"),
        answer + " move",
        answer.replace("]", "", 1),
        answer.replace("move", "", 1),
    ]
    near += [answer.replace("clear", "blocked"), "jump " + answer]
    return [one for one in near if not _right(instance, one)]


def _right(instance: Any, text: str) -> bool:
    words = re.findall(r"[a-z]+|[0-9]+|[^ \n]", text.lower())
    if sum(word in ("move", "left", "right", "repeat", "while", "if") for word in words) > instance.most:
        return False
    try:
        return all(_ends(words, grid) for grid in instance.grids)
    except (KeyError, ValueError, IndexError):
        return False


def _ends(words: list[str], grid: Any) -> bool:
    cells = {complex(c, -r): cell for r, row in enumerate(grid) for c, cell in enumerate(row)}
    at = next(place for place, cell in cells.items() if cell in _ARROWS)
    facing = _ARROWS[cells[at]]
    partner: dict[int, int] = {}
    opened: list[int] = []
    for place, word in enumerate(words):
        if word == "[":
            opened.append(place)
        elif word == "]":
            partner[place] = opened.pop()
            partner[partner[place]] = place
    if opened:
        return False
    rounds: dict[int, int] = {}
    place = 0
    for _ in range(20000):
        if place >= len(words):
            return cells[at] == "G"
        word = words[place]
        if word == "move":
            at += facing
            if cells.get(at, "#") == "#":
                return False
            place += 1
        elif word in _TURNS:
            facing *= _TURNS[word]
            place += 1
        elif word == "]":
            head = partner[place] - 2
            place = place + 1 if words[head] == "if" else head
        else:
            free, marked = cells.get(at + facing, "#") != "#", cells[at] == "*"
            end = partner[place + 2]
            if word == "repeat":
                rounds[place] = rounds.get(place, int(words[place + 1])) - 1
                holds = rounds[place] >= 0
                if not holds:
                    del rounds[place]
            else:
                answers = {"clear": free, "blocked": not free, "marked": marked, "unmarked": not marked}
                holds = answers[words[place + 1]]
            place = place + 3 if holds else end + 1
    return False

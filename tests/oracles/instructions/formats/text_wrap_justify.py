"""Break by textwrap or by trying every set of breaks, and align by Python's own string methods."""

import textwrap
from itertools import combinations, pairwise
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    expected = list[str]()
    for mode, indent, row in instance.paragraphs:
        rows = _best(row, instance.width, indent) if instance.best else _greedy(row, instance.width, indent)
        for place, text in enumerate(rows):
            room = instance.width - (indent if place == 0 else 0)
            if mode == "right":
                line = text.rjust(room)
            elif mode == "centre":
                left = (room - len(text)) // 2
                line = (" " * left + text).ljust(room)
            else:
                line = text
                while mode == "justified" and " " in text and place < len(rows) - 1 and len(line) < room:
                    gaps = line.split(text.split()[0], 1)[1]
                    line = text.split()[0] + _widened(gaps)
                line = line.ljust(room)
            expected.append(line.rjust(instance.width).replace(" ", "·"))
    lines = answer.strip("\n").split("\n")
    if len(lines) != len(expected):
        return f"{len(expected)} lines are needed"
    return next((f"the line is {b}" for a, b in zip(lines, expected, strict=True) if a != b), "")


def near_misses(instance: Any, answer: str) -> list[str]:
    """A line left out, one dot more, the words alone."""
    lines = answer.split("\n")
    tries = ["\n".join(lines[1:]), "\n".join([lines[0] + "·", *lines[1:]]), " ".join(lines).replace("·", " ")]
    return [text for text in tries if text.strip()]


def _widened(gaps: str) -> str:
    """Put one more blank into the first of the narrowest gaps."""
    runs = list[list[int]]()
    for place, sign in enumerate(gaps):
        if sign == " ":
            if runs and runs[-1][-1] == place - 1:
                runs[-1].append(place)
            else:
                runs.append([place])
    narrow = min(runs, key=len)
    return gaps[: narrow[0]] + " " + gaps[narrow[0] :]


def _greedy(row: Any, width: int, indent: int) -> list[str]:
    filled = textwrap.wrap("#" * indent + " ".join(row), width, break_long_words=False, break_on_hyphens=False)
    return [line.lstrip("#") for line in filled]


def _best(row: Any, width: int, indent: int) -> list[str]:
    found = list[tuple[int, list[str]]]()
    for number in range(len(_greedy(row, width, indent)) + 2):
        for cuts in combinations(range(1, len(row)), number):
            ends = [0, *cuts, len(row)]
            lines = [" ".join(row[a:b]) for a, b in pairwise(ends)]
            free = [width - len(line) - (indent if place == 0 else 0) for place, line in enumerate(lines)]
            if min(free) >= 0:
                found.append((sum(n * n for n in free[:-1]), lines))
    found.sort(key=lambda pair: pair[0])
    assert len(found) < 2 or found[0][0] < found[1][0]
    return found[0][1]

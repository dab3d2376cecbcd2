"""Judge by a walk from each block for each variable, over the printed lines, that stops where it is read or set."""

import re
from typing import Any

LEVELS = range(1, 11)

Live = dict[int, frozenset[str]]


def confirm(instance: Any, answer: Live) -> str:
    """Say what is wrong with `answer`, or nothing."""
    lines = {int(line.split(":")[0]): line.split(": ")[1].split("; ") for line in instance.listing}
    names = set(re.findall(r"\b[a-h]\b", " ".join(instance.listing)))
    right = {block: {name for name in names if _read(lines, block, name)} for block in instance.asked}
    return "" if answer == right else f"live are {right}"


def near_misses(instance: Any, answer: Live) -> list[Live]:
    """The first block with one variable fewer, if another is left, and the sets of two blocks exchanged."""
    first, *rest = answer
    fewer = [{**answer, first: answer[first] - {min(answer[first])}}] if len(answer[first]) > 1 else []
    return fewer + [{**answer, first: answer[one], one: answer[first]} for one in rest if answer[one] != answer[first]]


def _read(lines: dict[int, list[str]], start: int, name: str) -> bool:
    seen, waiting = {start}, [start]
    while waiting:
        for part in lines[waiting.pop()]:
            if part.startswith("goto"):
                new = set(map(int, re.findall(r"\d+", part))) - seen
                seen |= new
                waiting += new
            elif part.startswith("return"):
                if part.split()[1] == name:
                    return True
            else:
                left, right = part.split(" = ")
                if name in right.split(" + "):
                    return True
                if left == name:
                    break
    return False

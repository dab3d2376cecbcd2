"""Judge by a second implementation that reads the printed command, with regular expressions on the whole text."""

import re
from typing import Any

LEVELS = range(1, 11)

Lines = tuple[str, ...]


def confirm(instance: Any, answer: Lines) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _written(instance)
    return "" if tuple(answer) == right else f"the lines are {right}"


def near_misses(instance: Any, answer: Lines) -> list[Lines]:
    """The output backwards, without its last line, and without one of the commands."""
    wrong = [answer[::-1], answer[:-1], *(_written(instance, skip) for skip in range(len(instance.stages)))]
    return [one for one in wrong if one and one != answer and all(line.strip() for line in one)]


def _written(instance: Any, skip: int = -1) -> Lines:
    text = "".join(f"{line}\n" for line in instance.file)
    for place, command in enumerate(instance.command.split(" | ")):
        try:
            text = _one(command, text) if place != skip else text
        except (IndexError, ValueError):  # a command without which a later one has no meaning
            return ()
    return tuple(line.rstrip() for line in text.splitlines())


def _one(command: str, text: str) -> str:
    tool, _, rest = command.partition(" ")
    lines = text.splitlines(keepends=True)
    if tool == "grep":
        sign = rest[-1]
        return re.sub(rf"^[^\n{sign}]*\n" if "-v" not in rest else rf"^.*{sign}.*\n", "", text, flags=re.MULTILINE)
    if tool in ("head", "tail"):
        number = int(rest[3:])
        skipped = number - 1 if "+" in rest else len(lines) - number if tool == "tail" else 0
        stop = number if tool == "head" else len(lines)
        return "".join(lines[max(0, skipped) : stop])
    if tool == "sort":
        field = re.search(r"-k (\d)", rest)
        lines.sort(key=str.encode)
        if field:
            values = [line.split()[int(field[1]) - 1] for line in lines]
            keys = [int(value) if "-n" in rest else value.encode() for value in values]
            order = sorted(range(len(lines)), key=keys.__getitem__)
            lines = [lines[at] for at in order]
        return "".join(lines[::-1] if "-r" in rest else lines)
    if tool == "cut" or rest.startswith("'{"):
        places = re.findall(r"\d+", rest)
        return "".join(" ".join(line.split()[int(place) - 1] for place in places) + "\n" for line in lines)
    if tool == "awk":
        place, bound = map(int, re.findall(r"\d+", rest))
        return "".join(line for line in lines if int(line.split()[place - 1]) > bound)
    if tool == "uniq":
        shown = {"-c": lambda hit: f"{hit[0].count(chr(10))} {hit[1]}", "-d": lambda hit: hit[1] * (hit[0] != hit[1])}
        return re.sub(r"(?<![^\n])(.*\n)\1*", shown.get(rest, lambda hit: hit[1]), text)
    if tool == "tr":
        old, new = rest.split()
        changes = dict(zip(old, new, strict=True)) if old != "-d" else dict.fromkeys(new, "")
        return "".join(changes.get(sign, sign) for sign in text)
    if tool == "sed":
        _, old, new, every = rest.split("/")
        return re.sub(old, new, text) if every else re.sub(rf"(?m)^([^{old}\n]*){old}", rf"\1{new}", text)
    if tool == "paste":
        return re.sub(r"(.*)\n(.*\n)", r"\1 \2", text)
    return "".join(reversed(lines))

"""Write the answer in Morse code and change the line as a string; go through all chains from all texts that fit."""

import re
from itertools import permutations
from typing import Any

LEVELS = range(1, 11)

_CODES = (
    ".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --.."
).split()
_SWAPPED = str.maketrans(".-", "-.")
_MENU = ("swap", "letters", "line", "rotate", "second", "pairs")


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if not all(re.fullmatch("[A-Z]+", str(word).upper()) for word in answer):
        return "a sign that is no letter"
    line = "//".join("/".join(_CODES[ord(letter) - 65] for letter in word.upper()) for word in answer)
    if not instance.unknown:
        for name in instance.operations:
            line = _after(line, name)
        return "" if line == instance.line else "it would be written otherwise"
    texts = set()
    for chain in permutations(_MENU, instance.unknown):
        before = instance.line
        for name in reversed(chain):
            # moving the first sign to the end is undone by doing it to letters written backwards
            steps = ("letters", "rotate", "letters") if name == "rotate" else (name,)
            for step in steps:
                before = _after(before, step)
        codes = re.split("/+", before)
        if set(codes) <= set(_CODES):
            first = before.split("//")[0].split("/")
            if [chr(65 + _CODES.index(code)) for code in first] == list(instance.known):
                texts.add(before)
    return "" if texts == {line} else "another text, or several are possible"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A word without its last letter, backwards, left out, or once too many."""
    wrong = {(*answer[:-1], answer[-1][:-1]), (*answer[:-1], answer[-1][::-1]), (*answer, answer[0]), answer[1:]}
    return sorted(wrong - {answer, ()})


def _after(line: str, name: str) -> str:
    if name == "swap":
        return line.translate(_SWAPPED)
    if name == "line":
        return line[::-1]
    if name == "pairs":
        return "//".join(re.sub("([^/]+)/([^/]+)", r"\2/\1", word) for word in line.split("//"))
    if name == "letters":
        return re.sub("[.-]+", lambda match: match[0][::-1], line)
    if name == "rotate":
        return re.sub("([.-])([.-]*)", r"\2\1", line)
    if name == "runs":
        runs = re.compile(r"\.+|-+")
        return re.sub(
            "[.-]+", lambda match: match[0][0] + "".join(str(len(run)) for run in runs.findall(match[0])), line
        )
    return re.sub("([.-]+/+)([.-]+)", lambda match: match[1] + match[2].translate(_SWAPPED), line)

"""Read the log by a regular expression, piece by piece; where a log is asked for, read the one given."""

import re
from typing import Any

from tests.oracles.ciphers._texts import differs, spoiled

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if not instance.encrypt:
        return differs(answer, _typed(instance, instance.text))
    if "pp" in answer or "**" in answer or "p*" in answer or answer[-1:] in "*p":
        return "signs that are not needed"
    for a, b in re.findall(r"(\d)\*?p(?=(\d))", answer):
        if a != b:
            return "a pause that is not needed"
    longest = {str(key): len(letters) for key, letters in enumerate(instance.layout, 2)}
    if any(len(run[0]) > longest.get(run[1], 0) for run in re.findall(r"((\d)\2*)", answer)):
        return "too many presses"
    return differs(_typed(instance, answer), instance.text)


def near_misses(instance: Any, answer: str) -> list[str]:
    """Keep to texts that are spoiled."""
    return spoiled(answer)


def _typed(instance: Any, log: str) -> str:
    keys = dict(enumerate(instance.layout, 2))
    typed: list[str] = []
    capital = True
    for piece in re.findall(r"([2-9])(\1*)|([*p<+])", log):
        if piece[0]:
            letters = keys[int(piece[0])]
            letter = letters[len(piece[1]) % len(letters)]
            typed.append(letter if capital else letter.lower())
        elif piece[2] == "*":
            capital = not capital
        elif piece[2] == "<":
            typed.pop()
        elif piece[2] == "+":
            keys = {2 if key == 9 else key + 1: letters for key, letters in keys.items()}
    return "".join(typed)

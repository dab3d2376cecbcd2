"""Encrypt by translation tables: an answer is right if some fitting shift turns it into the given text or back."""

from string import ascii_uppercase
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    lengths = [len(word) for word in instance.text.split()]
    if len(answer) != sum(lengths):
        return "another number of letters"
    cut = [answer[sum(lengths[:i]) : sum(lengths[: i + 1])] for i in range(len(lengths))]
    plain, secret = (instance.text.split(), cut) if instance.encrypt else (cut, instance.text.split())
    shifts = range(26) if instance.word else [instance.shift]
    if instance.word:
        assert sum(instance.word in _moved(secret, -k, -instance.step, instance.by_letter) for k in shifts) == 1
        if instance.word not in plain:
            return "the known word does not occur"
    fits = any(_moved(plain, k, instance.step, instance.by_letter) == secret for k in shifts)
    return "" if fits else "no shift fits"


def near_misses(instance: Any, answer: str) -> list[str]:
    """All letters moved on by one, the given text, the answer without its last letter."""
    return ["".join(_moved([answer], 1, 0, False)), instance.text.replace(" ", ""), answer[:-1]]


def _moved(words: list[str], shift: int, step: int, by_letter: bool) -> list[str]:
    moved, letters = [], 0
    for place, word in enumerate(words):
        text = ""
        for letter in word:
            k = (shift + step * (letters if by_letter else place)) % 26
            text += letter.translate(str.maketrans(ascii_uppercase, ascii_uppercase[k:] + ascii_uppercase[:k]))
            letters += 1
        moved.append(text)
    return moved

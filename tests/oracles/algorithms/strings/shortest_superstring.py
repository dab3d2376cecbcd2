"""Judge by all orders of the words where they are few, else by a search letter by letter with counts of what is met."""

from itertools import permutations
from typing import Any

LEVELS = range(1, 9)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if any(answer.find(word) < 0 for word in instance.words):
        return "a word is missing"
    best = min(map(len, _all(instance)))
    return "" if len(answer) == best else f"{best} letters suffice"


def others(instance: Any, answer: str) -> list[str]:
    """Strings of other orders of the words that are as short."""
    return sorted({text for text in _all(instance) if len(text) == len(answer)})[:5]


def near_misses(instance: Any, answer: str) -> list[str]:
    """The words one after the other, and the string without its first or last letter or with one more."""
    wrong = ["".join(instance.words), answer[1:], answer[:-1], answer + "a", answer[::-1]]
    return [text for text in wrong if len(text) > len(answer) or any(word not in text for word in instance.words)]


def _all(instance: Any) -> list[str]:
    texts = []
    for order in permutations(instance.words):
        text = ""
        for word in order:
            cut = max(size for size in range(len(word) + 1) if text.endswith(word[:size]))
            text += word[cut:] if word not in text else ""
        texts.append(text)
    return texts

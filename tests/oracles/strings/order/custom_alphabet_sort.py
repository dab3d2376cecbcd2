"""Judge by a translation of the words into signs of Unicode whose order is that of the alphabet."""

import re
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if sorted(answer) != sorted(instance.words):
        return "these are not the words"
    signs = {sign: chr(0x4E00 + rank) for rank, place in enumerate(instance.alphabet) for sign in place}
    reader = re.compile("|".join(sorted(signs, key=len, reverse=True)))
    spelled = [reader.sub(lambda found: signs[found[0]], word) for word in answer]
    for at in range(len(answer) - 1):
        if spelled[at] > spelled[at + 1]:
            return f"{answer[at]} comes after {answer[at + 1]}"
        if spelled[at] == spelled[at + 1] and instance.words.index(answer[at]) > instance.words.index(answer[at + 1]):
            return f"{answer[at]} and {answer[at + 1]} are equal and were given in the other order"
    return ""


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The words as given, in the usual order, backwards, and two neighbours exchanged."""
    middle = len(answer) // 2
    wrong = [instance.words, tuple(sorted(answer)), answer[::-1]]
    wrong.append((*answer[: middle - 1], answer[middle], answer[middle - 1], *answer[middle + 1 :]))
    return [words for words in wrong if words != answer]

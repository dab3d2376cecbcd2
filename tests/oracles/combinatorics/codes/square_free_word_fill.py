"""Judge by regular expressions for XX and XXX, and by counts of letters in all pairs of blocks for anagrams."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if not re.fullmatch(instance.word.replace("?", "."), answer) or set(answer) - set(instance.alphabet):
        return "given letters are changed, or there are others"
    if instance.kind == "anagram":
        n = len(answer)
        spans = [(i, size) for i in range(n) for size in range(1, (n - i) // 2 + 1)]
        bad = any(Counter(answer[i : i + k]) == Counter(answer[i + k : i + 2 * k]) for i, k in spans)
    else:
        bad = bool(re.search(r"(.+)\1\1" if instance.kind == "cube" else r"(.+)\1", answer))
    return "there is a repetition" if bad else ""


def others(instance: Any, answer: str) -> Iterator[str]:
    """Fillings that differ in one letter."""
    for place in range(len(answer)):
        for letter in instance.alphabet:
            other = answer[:place] + letter + answer[place + 1 :]
            if other != answer and not confirm(instance, other):
                yield other
                return


def near_misses(instance: Any, answer: str) -> list[str]:
    """One letter in all blanks, a letter lost, a changed letter."""
    filled = [instance.word.replace("?", letter) for letter in instance.alphabet]
    wrong = [*filled, answer[:-1], answer[1:] + answer[0], answer + answer[-1]]
    return [one for one in wrong if confirm(instance, one)]

"""Judge with multisets of letters, and list further codes where there are few codes in all."""

from collections import Counter
from itertools import product
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) != instance.length or not set(answer) <= set(instance.symbols):
        return "no such code"
    if not instance.repeats and max(Counter(answer).values()) > 1:
        return "letters are repeated"
    faults = []
    for guess, black, white in instance.rows:
        same = [a == b for a, b in zip(guess, answer, strict=True)].count(True)
        both = (Counter(guess) & Counter(answer)).total()
        faults.append(abs(same - black) + abs(both - same - white))
    return "" if sorted(faults)[-1] == sum(faults) == int(instance.wrong) else "it does not fit"


def others(instance: Any, answer: str) -> list[str]:
    """Other codes that fit, found one by one."""
    if len(instance.symbols) ** instance.length > 2500:
        return []
    codes = map("".join, product(instance.symbols, repeat=instance.length))
    return [code for code in codes if code != answer and not confirm(instance, code)][:4]


def near_misses(instance: Any, answer: str) -> list[str]:
    """The guesses, the code backwards, one letter changed."""
    changed = instance.symbols[instance.symbols.index(answer[0]) - 1] + answer[1:]
    near = [*[row[0] for row in instance.rows], answer[::-1], changed]
    return [code for code in near if confirm(instance, code)][:5]

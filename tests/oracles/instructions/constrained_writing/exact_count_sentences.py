"""Judge by regular expressions that are made for each sentence."""

import re
from collections import Counter
from typing import Any

LEVELS = range(1, 11)
_WORD = r"[a-z]+"


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    given = {(row, place): word for row, place, word in instance.fixed}
    pattern = ""
    for row, size in enumerate(instance.counts, start=1):
        inside = r"(?:\s|,)+".join(given.get((row, place), _WORD) for place in range(1, size + 1))
        pattern += rf"\s*{inside}[\s,]*" + (r"\." if row < len(instance.counts) else r"\.?\s*")
    text = answer.casefold()
    if not re.fullmatch(pattern, text):
        return "the sentences have not the form"
    written = Counter(re.findall(_WORD, text))
    if max(written.values()) > 1:
        return "a word is written twice"
    letters = sum(map(len, written))
    if instance.letters not in (0, letters):
        return f"there are {letters} letters"
    if instance.bank:
        return "" if set(written) <= set(instance.bank) else "a word is not in the bank"
    good = re.compile(r"a|i|(?=.*[aeiouy]).{2,12}")
    return "" if all(map(good.fullmatch, written)) else "a word is none"


def others(instance: Any, answer: str) -> list[str]:
    """In small letters, and with commas."""
    return [answer.lower(), answer.replace(" ", ", ", 1).replace(".,", ".")]


def near_misses(instance: Any, answer: str) -> list[str]:
    """A word less, a word twice, a word that is none, another sign, a sentence more."""
    words = answer.split()
    return [
        " ".join(words[1:]),
        " ".join([words[1], *words[1:]]),
        " ".join(["xqzt", *words[1:]]),
        answer.replace(".", "?", 1),
        answer + " Also.",
    ]

"""Judge by Python's own regular expressions on all words up to a length."""

import re
from itertools import product
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) > instance.limit:
        return "the expression is too long"
    pattern = re.compile(answer.replace("e", "(?:)"))
    for word, accepted in _words(instance.machine, 9):
        if accepted != bool(pattern.fullmatch(word)):
            return f"the expression is wrong about {word!r}"
    return ""


def others(instance: Any, answer: str) -> list[str]:
    """The expression in brackets, or written twice as a choice, where there is room."""
    return [text for text in (f"({answer})", f"{answer}|{answer}") if len(text) <= instance.limit]


def near_misses(instance: Any, answer: str) -> list[str]:
    """The listing of the shortest accepted words, all words, and the expression with stars or letters left out."""
    every = "|".join(instance.machine.alphabet)
    accepted = [word or "e" for word, right in _words(instance.machine, 6) if right][:6]
    wrong = ["|".join(accepted)[: instance.limit].rpartition("|")[0], f"({every})*", answer.replace("*", "", 1)]
    return [text for text in wrong if text and len(text) <= instance.limit and confirm(instance, text)]


def _words(machine: Any, longest: int) -> list[tuple[str, bool]]:
    found = []
    for length in range(longest + 1):
        for letters in product(range(len(machine.alphabet)), repeat=length):
            state = machine.start
            for letter in letters:
                state = machine.table[state][letter]
            found.append(("".join(machine.alphabet[letter] for letter in letters), state in machine.accepting))
    return found

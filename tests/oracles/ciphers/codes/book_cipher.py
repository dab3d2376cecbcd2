"""Rewrite the text for every set of rules, so that counting is plain, and look the places up."""

from itertools import chain, combinations
from typing import Any

from tests.oracles.ciphers._texts import differs, spoiled

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    names = instance.rules
    sets = chain.from_iterable(combinations(names, n) for n in range(len(names) + 1)) if instance.known else [names]
    messages = set()
    for rules in sets:
        book = _rewritten(instance.lines, rules)
        message = "".join(book.get(place, "?") for place in instance.places)
        messages |= {message} if "?" not in message and message.startswith(instance.known) else set()
    return "several messages fit" if len(messages) != 1 else differs(answer, messages.pop())


def near_misses(instance: Any, answer: str) -> list[str]:
    """Keep to texts that are spoiled."""
    return spoiled(answer)


def _rewritten(lines: Any, rules: Any) -> dict[tuple[int, int, int], str]:
    table = [line.split() for line in lines]
    if "words" in rules:
        table = [line[::-1] if i % 2 else line for i, line in enumerate(table)]
    if "short" in rules:
        table = [[word for word in line if len(word) != 3] for line in table]
    if "letters" in rules:
        table = [[word[::-1] for word in line] for line in table]
    if "lines" in rules:
        table.reverse()
    turn = str.maketrans("abcdefghijklmnopqrstuvwxyz", "BCDEFGHIJKLMNOPQRSTUVWXYZA" if "next" in rules else
                         "ABCDEFGHIJKLMNOPQRSTUVWXYZ")  # fmt: skip
    return {
        (i, j, k): letter.translate(turn)
        for i, line in enumerate(table, 1)
        for j, word in enumerate(line, 1)
        for k, letter in enumerate(word, 1)
    }

"""Judge by a remembered top-down test of whether a nonterminal derives a part of the word."""

from functools import cache
from typing import Any

LEVELS = range(1, 11)

Answer = tuple[frozenset[str], ...]


def confirm(instance: Any, answer: Answer) -> str:
    """Say what is wrong with `answer`, or nothing."""

    @cache
    def derives(left: str, text: str) -> bool:
        for other, right in instance.grammar.rules:
            if other == left and right == text:
                return True
            if other == left and len(right) == 2:
                cuts = ((text[:k], text[k:]) for k in range(1, len(text)))
                if any(derives(right[0], head) and derives(right[1], tail) for head, tail in cuts):
                    return True
        return False

    for (start, size), names in zip(instance.cells, answer, strict=True):
        part = instance.word[start : start + size]
        if names != {left for left, _ in instance.grammar.rules if derives(left, part)}:
            return f"the set for {part} is another"
    return ""


def near_misses(instance: Any, answer: Answer) -> list[Answer]:
    """The sets in the opposite order, one set empty, one with a nonterminal more."""
    every = {left for left, _ in instance.grammar.rules}
    place = max(range(len(answer)), key=lambda i: len(answer[i]))
    more = next((i for i, names in enumerate(answer) if names != every), None)
    wrong = [answer[::-1], (*answer[:place], frozenset(), *answer[place + 1 :])]
    if more is not None:
        larger = answer[more] | {min(every - answer[more])}
        wrong.append((*answer[:more], larger, *answer[more + 1 :]))
    return [sets for sets in wrong if sets != answer]

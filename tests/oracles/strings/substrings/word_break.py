"""Judge by a walk along the text that cuts it at the lengths of the words; find other splits by a bounded search."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice, pairwise
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    place = 0
    for word in answer:
        if instance.text[place : place + len(word)] != word or instance.listed.count(word) != 1:
            return f"{word} does not stand at place {place + 1}, or is not listed"
        place += len(word)
    if place != len(instance.text):
        return "the end of the text is missing"
    sizes = [len(word) for word in answer]
    broken = {
        "any": False,
        "count": len(sizes) != instance.count,
        "once": max(Counter(answer).values(), default=0) > 1,
        "uneven": 0 in [a - b for a, b in pairwise(sizes)],
    }[instance.condition]
    return "the condition is broken" if broken else ""


def others(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Other splits, as far as a bounded search finds some."""
    found = islice(_splits(instance), 300)
    return [split for split in found if split != answer and not confirm(instance, split)][:4]


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Splits with a word left out, doubled, or two words made one, and two that break the condition."""
    wrong = [answer[1:], answer[:-1], (*answer, answer[-1]), (answer[0] + answer[1], *answer[2:])]
    wrong += list(islice(_splits(instance), 2))
    return [split for split in wrong if confirm(instance, split)]


def _splits(instance: Any) -> Iterator[tuple[str, ...]]:
    waiting: list[tuple[int, tuple[str, ...]]] = [(0, ())]
    for _ in range(3000):
        if not waiting:
            return
        place, words = waiting.pop()
        if place == len(instance.text):
            yield words
        for word in instance.listed:
            if instance.text[place : place + len(word)] == word:
                waiting.append((place + len(word), (*words, word)))

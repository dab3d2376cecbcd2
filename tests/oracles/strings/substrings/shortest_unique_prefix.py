"""Judge by counting in how many words each beginning or block stands."""

from collections import Counter
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _all(instance, instance.blocks)
    return "" if answer == right else f"the strings are {right}"


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The whole words, the other rule, the strings backwards, and one with a letter less or more."""
    wrong = [instance.words, _all(instance, not instance.blocks), answer[::-1]]
    wrong += [(text, *answer[1:]) for text in (answer[0][:-1], answer[0] + answer[0][0], instance.words[0]) if text]
    return [texts for texts in wrong if texts != answer]


def _all(instance: Any, blocks: bool) -> tuple[str, ...]:
    counts: Counter[str] = Counter()
    for word in instance.words:
        counts.update({piece for _, piece in _pieces(word, blocks)})
    texts = []
    for word in instance.words:
        free = [(len(piece), start, piece) for start, piece in _pieces(word, blocks) if counts[piece] == 1]
        texts.append(min(free)[2] if free else word)
    return tuple(texts)


def _pieces(word: str, blocks: bool) -> list[tuple[int, str]]:
    starts = range(len(word)) if blocks else range(1)
    return [(start, word[start:end]) for start in starts for end in range(start + 1, len(word) + 1)]

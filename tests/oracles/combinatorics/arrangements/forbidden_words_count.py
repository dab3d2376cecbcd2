"""Judge by the last letters and numbers of occurrences in arrays (numpy), and by all strings if they are few."""

from itertools import product
from typing import Any

import numpy as np

LEVELS = range(1, 9)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    size = max(map(len, instance.words))
    texts = ["".join(text) for text in product(instance.alphabet, repeat=size)]
    counts = np.zeros((len(texts), instance.length * len(instance.words) * 2 + 8), dtype=object)
    for index, text in enumerate(texts):
        counts[index, _found(instance, text)] += 1
    place = {text: index for index, text in enumerate(texts)}
    for _ in range(instance.length - size):
        after = np.zeros_like(counts)
        for index, text in enumerate(texts):
            for letter in instance.alphabet:
                new = text[1:] + letter
                more = sum(new.endswith(word) for word in instance.words)
                after[place[new]] += np.concatenate([[0] * more, counts[index][: len(counts[index]) - more]])
        counts = after
    right = int(counts[:, instance.total].sum())
    if len(instance.alphabet) ** instance.length < 10_000:
        every = ("".join(text) for text in product(instance.alphabet, repeat=instance.length))
        assert right == sum(_found(instance, text) == instance.total for text in every)
    return "" if answer == right else f"there are {right}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """All strings, and one more."""
    return [len(instance.alphabet) ** instance.length, answer + 1]


def _found(instance: Any, text: str) -> int:
    return sum(text.startswith(word, i) for i in range(len(text)) for word in instance.words)

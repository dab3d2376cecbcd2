"""Encrypt by arrays of numpy that are sorted by the key; where it is lost, encrypt the places in all orders."""

from itertools import permutations
from typing import Any

import numpy as np

from tests.oracles.ciphers._texts import differs, spoiled

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    given = instance.text.replace(" ", "")
    results = set()
    firsts: Any = permutations("ABCDEFGHIJKL"[: instance.columns]) if instance.known else [instance.keywords[0]]
    for first in firsts:
        places = np.arange(len(given))
        for word in (first, *instance.keywords[1:]):
            places = _columns(places, word)
        text = "".join(given[i] for i in (places if instance.encrypt else np.argsort(places)))
        if text.startswith(instance.known) if instance.first else instance.known in text:
            results.add(text)
    return "several orders fit" if len(results) != 1 else differs(answer, results.pop())


def near_misses(instance: Any, answer: str) -> list[str]:
    """Add the given text itself."""
    return spoiled(answer, instance.text.replace(" ", ""))


def _columns(places: Any, word: Any) -> Any:
    width = len(word)
    table = np.full(-(-len(places) // width) * width, -1)
    table[: len(places)] = places
    order = np.argsort(np.array(list(word)), kind="stable")
    read = table.reshape(-1, width)[:, order].T.ravel()
    return read[read >= 0]

"""Judge with regular expressions on both strands, coordinates kept as lists of positions, distances by numpy."""

import re
from typing import Any

import numpy as np

LEVELS = range(1, 11)
_PAIR = str.maketrans("ACGT", "TGCA")


def confirm(instance: Any, answer: frozenset[int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _good(instance, instance.mismatches)
    return "" if answer == right else f"the sites are {sorted(right)}"


def near_misses(instance: Any, answer: frozenset[int]) -> list[frozenset[int]]:
    """One site less, one more, all signs turned."""
    turned = frozenset(-n for n in answer)
    return [answer | {999}, answer - {min(answer)} or frozenset([998])] + ([turned] if turned != answer else [])


def greedy(instance: Any) -> frozenset[int]:
    """The sites without a look at off-targets."""
    return _good(instance, -1) or frozenset([1])


def _good(instance: Any, most: int) -> frozenset[int]:
    pattern = re.compile(rf"(?=([ACGT]{{{instance.guide}}})[ACGT]GG)")
    places = list(range(1, len(instance.dna) + 1))
    rows: list[tuple[str, list[int], int]] = [
        (m[1], places[m.start() : m.start() + instance.guide], 1) for m in pattern.finditer(instance.dna)
    ]
    other, back = instance.dna.translate(_PAIR)[::-1], places[::-1]
    rows += [(m[1], back[m.start() : m.start() + instance.guide], -1) for m in pattern.finditer(other)]
    letters = np.array([list(text) for text, _, _ in rows])
    weights = np.array([1] * (instance.guide - instance.seed) + [2] * instance.seed)
    good = set()
    for n, (text, where, sign) in enumerate(rows):
        distances = ((letters != letters[n]) * weights).sum(axis=1)
        distances[n] = 99
        ok = distances.min() > most
        if instance.gc:
            ok &= instance.gc[0] <= text.count("G") + text.count("C") <= instance.gc[1]
        if instance.run:
            ok &= instance.run not in text
        if instance.window:
            ok &= all(instance.window[0] <= p <= instance.window[1] for p in where[-4:-2])
        if ok:
            good.add(sign * min(where))
    return frozenset(good)

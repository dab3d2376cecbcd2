"""Nonsense words with hidden meanings, worked out from examples in which they occur."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import product
from random import Random
from typing import TypeVar

from bootcamp.task import Retry

M = TypeVar("M")

Holds = Callable[[Mapping[str, M]], bool]

HEADS, TAILS = ("b", "d", "f", "g", "k", "l", "m", "p", "t", "v", "z"), ("ax", "ep", "ib", "ov", "ull", "iff", "ag")
MOST = 400  # lexicons that are looked through


def random_words(rng: Random, number: int) -> list[str]:
    """Draw different nonsense words."""
    return rng.sample([head + tail for head, tail in product(HEADS, TAILS)], number)


def lexicons(
    examples: Iterable[tuple[Sequence[str], Holds[M]]], choices: Mapping[str, Sequence[M]]
) -> list[dict[str, M]]:
    """List every way to give the words of the examples a meaning of their `choices` so that all examples hold.

    An example is made of its words and a test of the meanings of these words. Raises Retry if there are too many ways.
    """
    found: list[dict[str, M]] = [{}]
    for words, holds in examples:
        grown = []
        for lexicon in found:
            new = sorted(set(words).difference(lexicon))
            for values in product(*(choices[word] for word in new)):
                longer = lexicon | dict(zip(new, values, strict=True))
                if holds(longer):
                    grown.append(longer)
        if len(grown) > MOST:
            raise Retry
        found = grown
    return found

"""Counts in short English texts, banks of words, and what is wrong with a text that a rule asks for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random

from bootcamp.lib import words

VOWELS = frozenset("aeiouy")
_LETTERS = frozenset(words.ALPHABET)


def is_wordlike(word: str) -> bool:
    """Tell whether a text is a run of 2 to 12 English letters with a vowel (a, e, i, o, u, y), or ``a`` or ``I``.

    >>> [is_wordlike(text) for text in ("cat", "a", "x", "tsk", "co-op", "")]
    [True, True, False, False, False, False]
    """
    low = word.lower()
    return low in ("a", "i") or (2 <= len(low) <= 12 and _LETTERS.issuperset(low) and not VOWELS.isdisjoint(low))


def bank_of(rng: Random, needed: Iterable[str], size: int) -> tuple[str, ...]:
    """Give the needed words and as many drawn ones as make `size`, in alphabetic order.

    >>> bank_of(Random(1), ["zebra"], 3)
    ('chance', 'drum', 'zebra')
    """
    found = set(needed)
    for word in words.draw(rng, size + len(found), 3, 7):
        if len(found) >= size:
            break
        found.add(word)
    return tuple(sorted(found))


def word_fault(text_words: Sequence[str], bank: Sequence[str], most: int = 1) -> str:
    """Say what is wrong with single words: of no bank, not like a word, or written too often; or nothing.

    >>> word_fault(["cat", "dog", "cat"], ()), word_fault(["cat", "cow"], ("cat", "dog"))
    ("the word 'cat' is written too often", "the word 'cow' is not in the bank")
    """
    known = frozenset(bank)
    for word in text_words:
        if known and word.lower() not in known:
            return f"the word {word[:20]!r} is not in the bank"
        if not known and not is_wordlike(word):
            return f"{word[:20]!r} is no word by the rule"
    for word, number in Counter(word.lower() for word in text_words).items():
        if number > most:
            return f"the word {word[:20]!r} is written too often"
    return ""


def sentences(text: str) -> list[list[str]] | None:
    """Cut a text into sentences of words, each ended by a full stop; the last stop may be missing. None for other
    signs.

    >>> sentences("The cat, old and grey, sat. It slept.")
    [['The', 'cat', 'old', 'and', 'grey', 'sat'], ['It', 'slept']]
    >>> sentences("What?") is None
    True
    """
    if not (_LETTERS | set(" ,.\n")).issuperset(text.lower()):
        return None
    parts = text.strip().removesuffix(".").split(".")
    return [part.replace(",", " ").split() for part in parts]

"""Judge by the sum of the powers written out, and by all words of up to three letters."""

from itertools import product
from typing import Any

LEVELS = range(1, 11)

_LETTERS = "abcdefghijklmnopqrstuvwxyz"


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if not 1 <= len(answer) <= instance.length or answer == instance.word or not set(answer) <= set(_LETTERS):
        return "no other short word"
    return "" if not _difference(instance, answer) else "another hash"


def others(instance: Any, answer: str) -> list[str]:
    """The first few words of up to three letters with the hash."""
    words = ("".join(letters) for size in (1, 2, 3) for letters in product(_LETTERS, repeat=size))
    return [word for word in words if word != instance.word and not _difference(instance, word)][:4]


def near_misses(instance: Any, answer: str) -> list[str]:
    """The word itself, a longer one, and words with a letter changed or two exchanged."""
    word = instance.word
    near = [word[::-1], word[1:] + word[0], *(word[:-1] + letter for letter in "aez"), answer[::-1]]
    return [word, answer + "a" * instance.length, *(one for one in near if _difference(instance, one))]


def _difference(instance: Any, word: str) -> int:
    one, two = (
        sum((_LETTERS.index(letter) + 1) * instance.base**place for place, letter in enumerate(text))
        for text in (word, instance.word)
    )
    return (one - two) % instance.modulus

"""What tasks on alphabets with an order of their own share."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bootcamp.lib.text import CONSONANTS, VOWELS


def related_words(rng: Random, count: int, pieces: Sequence[str], shared: int, longest: int) -> list[str]:
    """Make up different words of pieces, of which many begin alike by up to `shared` pieces.

    >>> related_words(Random(1), 3, ["a", "b", "ch"], 2, 4)
    ['abb', 'aab', 'abch']
    """
    made: dict[str, tuple[str, ...]] = {}
    while len(made) < count:
        base = rng.choice(list(made.values())) if made and rng.random() < 0.75 else ()
        kept = base[: rng.randint(min(1, shared), shared)]
        size = max(2, len(kept) + rng.randint(0 if kept else 2, 2), rng.randint(2, longest - 1))
        word = (*kept, *(rng.choice(pieces) for _ in range(min(size, longest) - len(kept))))
        made["".join(word)] = word
    return list(made)


def some_letters(rng: Random, count: int) -> list[str]:
    """Draw letters in random order, about a third of them vowels.

    >>> some_letters(Random(1), 6)
    ['l', 't', 'e', 'a', 's', 'f']
    """
    vowels = rng.sample(VOWELS, min(5, max(1, count // 3)))
    letters = [*vowels, *rng.sample(CONSONANTS, count - len(vowels))]
    rng.shuffle(letters)
    return letters

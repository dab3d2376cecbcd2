"""Squares of letters with cells that cannot be read, and known texts that tell what stood there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import permutations
from random import Random

from bootcamp.lib.cipher import SQUARE_ALPHABET
from bootcamp.lib.numbers import DIGITS
from bootcamp.lib.text import UPPER, only_letters
from bootcamp.task import Retry
from bootcamp.tasks.ciphers._texts import plain_text

Rows = tuple[str, ...]
ALPHABETS = {5: SQUARE_ALPHABET, 6: UPPER + DIGITS[:10]}

_MOST_KNOWN = 24
_WORDS = 60


def damaged(rng: Random, rows: Rows, count: int) -> Rows:
    """Make `count` cells unreadable."""
    size = len(rows)
    lost = set(rng.sample(range(size * size), count))
    return tuple("".join("?" if r * size + c in lost else rows[r][c] for c in range(size)) for r in range(size))


def missing(rows: Rows) -> str:
    """Give the signs that cannot be read, in order."""
    return "".join(sign for sign in ALPHABETS[len(rows)] if sign not in "".join(rows))


def restorations(rows: Rows) -> Iterator[Rows]:
    """Fill the unreadable cells in all ways."""
    size = len(rows)
    for signs in permutations(missing(rows)):
        rest = iter(signs)
        text = "".join(next(rest) if sign == "?" else sign for sign in "".join(rows))
        yield tuple(text[i : i + size] for i in range(0, size * size, size))


def readings(
    hurt: Rows,
    known: str,
    known_secret: str,
    secret: str,
    encrypt: Callable[[str, Rows], str],
    decrypt: Callable[[str, Rows], str],
) -> set[str]:
    """Decrypt with all squares that turn the known text into its secret."""
    return {decrypt(secret, rows) for rows in restorations(hurt) if encrypt(known, rows) == known_secret}


def known_text(
    rng: Random,
    rows: Rows,
    hurt: Rows,
    secret: str,
    encrypt: Callable[[str, Rows], str],
    decrypt: Callable[[str, Rows], str],
) -> str:
    """Draw words which, once they are known with their secret, leave one reading of another secret; or raise Retry."""
    text = ""
    for _ in range(_WORDS):
        word = only_letters(plain_text(rng, 1, without="X" if len(rows) > 5 else "JX"))
        if set(word).isdisjoint(missing(hurt)):
            continue
        text += word
        if len(text) > _MOST_KNOWN:
            break
        if len(readings(hurt, text, encrypt(text, rows), secret, encrypt, decrypt)) == 1:
            return text
    raise Retry

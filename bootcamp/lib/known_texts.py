"""Attacks with known plain texts on classical ciphers of capital letters: what a further text says if a system fits.

Pairs are a plain text and its cipher text; a sign ``?`` stands for a letter that does not follow.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from bootcamp.lib.cipher import (
    ALPHABET,
    affine_decrypt,
    affine_encrypt,
    column_places,
    substitute,
    zigzag_places,
)

Pairs = Sequence[tuple[str, str]]


def by_table(pairs: Pairs, text: str) -> Iterator[str]:
    """Yield what a substitution of letters, one to one, makes of a text, if one fits.

    >>> list(by_table([("ABBA", "XYYX")], "YXZ")), list(by_table([("AB", "XX")], "X"))
    (['BA?'], [])
    """
    table = {letter: sign for plain, secret in pairs for letter, sign in zip(plain, secret, strict=True)}
    fits = all(substitute(plain, "".join(table), "".join(table.values())) == secret for plain, secret in pairs)
    if fits and len(set(table.values())) == len(table):
        back = {sign: letter for letter, sign in table.items()}
        yield "".join(back.get(sign, "?") for sign in text)


def by_affine(pairs: Pairs, text: str, factors: Sequence[int]) -> Iterator[str]:
    """Yield what the affine ciphers that fit make of a text, for factors that have an inverse modulo 26.

    >>> list(by_affine([("AC", "BF")], "BD", (1, 3, 5)))
    []
    >>> list(by_affine([("AC", "BL")], "BG", (1, 3, 5)))
    ['AB']
    """
    for a in factors:
        b = ALPHABET.index(pairs[0][1][0]) - a * ALPHABET.index(pairs[0][0][0])
        if all(affine_encrypt(plain, a, b) == secret for plain, secret in pairs):
            yield affine_decrypt(text, a, b)


def by_key(pairs: Pairs, text: str, period: int) -> Iterator[str]:
    """Yield what a repeated key of some length, added to each text from its beginning, makes of a text, if one fits.

    >>> list(by_key([("AAAA", "BCBC")], "BCD", 2)), list(by_key([("AAAA", "BCBB")], "B", 2))
    (['AAC'], [])
    """
    key: dict[int, int] = {}
    for plain, secret in pairs:
        for i, (p, c) in enumerate(zip(plain, secret, strict=True)):
            shift = (ord(c) - ord(p)) % 26
            if key.setdefault(i % period, shift) != shift:
                return
    shifts = [key.get(i % period) for i in range(len(text))]
    moved = (
        shift if shift is None else ALPHABET[(ord(c) - 65 - shift) % 26] for c, shift in zip(text, shifts, strict=True)
    )
    yield "".join(letter or "?" for letter in moved)


@lru_cache(maxsize=4096)
def reading_order(length: int, size: int, order: tuple[int, ...] = ()) -> tuple[int, ...]:
    """List the places of letters as they are read from columns in an order, or else from rails.

    >>> reading_order(5, 2), reading_order(5, 2, (1, 0))
    ((0, 2, 4, 1, 3), (1, 3, 0, 2, 4))
    """
    return tuple(column_places(length, order) if order else zigzag_places(length, size))

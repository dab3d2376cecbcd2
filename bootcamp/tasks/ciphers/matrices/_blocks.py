"""Blocks of letters as vectors modulo the size of an alphabet, and matrices that act on them."""

from __future__ import annotations

from random import Random

from bootcamp.lib import matrix
from bootcamp.lib.numbers import DIGITS
from bootcamp.lib.text import UPPER, chunks
from bootcamp.task import Retry

ALPHABET = UPPER + DIGITS[1:10]
"""The first signs of it are an alphabet of a smaller size."""

_TRIES = 200
Vector = tuple[int, ...]


def invertible(rng: Random, n: int, m: int) -> matrix.IntMatrix:
    """Draw an n x n matrix that has an inverse modulo `m`; raise Retry after many tries."""
    for _ in range(_TRIES):
        drawn = matrix.random_matrix(rng, n, n, 0, m - 1)
        if matrix.inverse_modulo(drawn, m) is not None:
            return drawn
    raise Retry


def vectors(text: str, n: int) -> list[Vector]:
    """Turn a text into the numbers of its blocks."""
    return [tuple(ALPHABET.index(sign) for sign in block) for block in chunks(text, n)]


def moved(text: str, key: matrix.IntMatrix, shift: Vector, m: int) -> str:
    """Replace each block p of a text by `key` p + `shift`."""
    blocks = vectors(text, len(key))
    images = matrix.add(matrix.multiply(blocks, matrix.transpose(key)), [shift] * len(blocks))
    return "".join(ALPHABET[x % m] for image in images for x in image)

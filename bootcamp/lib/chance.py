"""Luck that is settled when a case is dealt: a stream of random numbers for each turn and purpose."""

from __future__ import annotations

from hashlib import sha256
from random import Random

BITS = 53
"""The size of the secret number from which all luck of a case is drawn; JSON keeps such integers exactly."""


def new_chance(rng: Random) -> int:
    """Draw the secret number of a case.

    >>> new_chance(Random(7)) < 2**BITS
    True
    """
    return rng.getrandbits(BITS)


def draw(chance: int, turn: int, *what: str | int) -> Random:
    """Return the stream of a turn for one purpose: the same for ever, whatever else was drawn and in what order.

    >>> draw(7, 3, "dice").randint(1, 6) == draw(7, 3, "dice").randint(1, 6)
    True
    """
    text = "|".join(map(str, (chance, turn, *what)))
    return Random(int.from_bytes(sha256(text.encode()).digest(), "big"))

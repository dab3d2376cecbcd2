"""The answer to a guess in games of codes and pegs."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from operator import eq


def answer_to(guess: Sequence[Hashable], code: Sequence[Hashable]) -> tuple[int, int]:
    """Count the places with the right symbol, and the further symbols that are right elsewhere.

    >>> answer_to("AABB", "ABAC"), answer_to((1, 2), (2, 3))
    ((1, 2), (0, 1))
    """
    black = sum(map(eq, guess, code))
    return black, sum(min(guess.count(symbol), code.count(symbol)) for symbol in set(guess)) - black

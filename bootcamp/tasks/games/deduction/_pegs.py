"""The answer to a guess in games of pegs and codes."""

from __future__ import annotations


def answer_to(guess: str, code: str) -> tuple[int, int]:
    """Count the places with the right symbol, and the further symbols that are right elsewhere."""
    black = sum(one == other for one, other in zip(guess, code, strict=True))
    common = sum(min(guess.count(symbol), code.count(symbol)) for symbol in set(guess))
    return black, common - black

"""Follow sets of the words that are left; the rival's letters come from the game and must be his best by search."""

from functools import cache
from typing import Any

LEVELS = range(1, 11)
LEAST_LEVELS = range(1, 11)


def play(instance: Any, moves: list[str]) -> tuple[list[tuple[str, str]], str]:
    """Add the letters, and judge the rival's."""
    from bootcamp import registry

    game: Any = registry.get("ghost_word_duel")
    words, fragment = frozenset(instance.bank), ""
    seen: list[tuple[str, str]] = []
    for move in moves:
        fragment += move
        words = frozenset(word for word in words if word.startswith(fragment))
        assert words
        if fragment in instance.bank:
            return [*seen, ("", fragment)], "lost"
        letter = game.react(instance, fragment[:-1], move).seen.letter
        ends = _ends(words, len(fragment))
        assert ends[letter] == max(ends.values())
        fragment += letter
        seen.append((letter, fragment))
        if fragment in instance.bank:
            return seen, "won"
    return seen, ""


@cache
def _ends(words: frozenset[str], length: int) -> dict[str, float]:
    """Give for every next letter what it is worth: 1/2**n for a win after n letters, below zero for a loss."""
    ends = {}
    for letter in {word[length] for word in words}:
        left = frozenset(word for word in words if word[length] == letter)
        done = any(len(word) == length + 1 for word in left)
        ends[letter] = -0.5 if done else -max(_ends(left, length + 1).values()) / 2
    return ends


def least(instance: Any) -> int:
    """Return the letters that a win takes against the best defence."""
    best = max(_ends(frozenset(instance.bank), 0).values())
    assert best > 0
    return next(n for n in range(1, 10) if best == 0.5 ** (2 * n))

"""Count ones in the word as text; a won word is the only one with few disagreements where the policy has answered."""

from typing import Any

import numpy

LEVELS = range(1, 11)
LEAST_LEVELS = range(1, 11)


def play(instance: Any, moves: list[tuple[str, Any]]) -> tuple[list[tuple[str, bool]], str]:
    """Answer the parities in order, up to the end."""
    digits = [int(digit) for digit in instance.word]
    seen: list[tuple[str, bool]] = []
    for turn, (verb, what) in enumerate(moves):
        if verb == "answer":
            right = [int(digit) for digit in what] == digits
            return [*seen, (verb, right)], "won" if right else "lost"
        parity = sum(digit for place, digit in enumerate(digits, start=1) if place in what) % 2
        seen.append((verb, bool(parity ^ (turn in instance.false))))
    return seen, ""


def least(instance: Any) -> int:
    """Return one move for each digit and the answer; the policy's questions must leave one word."""
    from bootcamp import registry

    game: Any = registry.get("parity_query_decoding")
    past, over = game.policy_game(instance)
    assert over == "won"
    n = instance.length
    words = (numpy.arange(2**n)[:, None] >> numpy.arange(n - 1, -1, -1)) & 1
    rows = numpy.array([[int(place in what) for place in range(1, n + 1)] for (_, what), _ in past[:-1]])
    told = numpy.array([int(seen.odd) for _, seen in past[:-1]])
    wrong = ((words @ rows.T) % 2 != told).sum(axis=1)
    assert (wrong <= instance.lies).sum() == 1 or len(past) == instance.turns
    return n + 1

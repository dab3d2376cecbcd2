"""Take the cards and the coins from the game, which must be possible; the policy names the type of largest likelihood.

The likelihoods are exact products of fractions; over many games a type's shares come near its chances.
"""

from fractions import Fraction
from math import prod
from typing import Any

LEVELS = range(1, 11)
LEAST_LEVELS = range(1, 6)


def play(instance: Any, moves: list[tuple[str, Any]]) -> tuple[list[tuple[str, int, bool]], str]:
    """Play the hands, up to the end."""
    from bootcamp import registry

    game: Any = registry.get("poker_type_read")
    state, seen = game.begin(instance), list[tuple[str, int, bool]]()
    for verb, k in moves:
        if verb == "answer":
            won = k == instance.own
            return [*seen, (verb, 0, won)], "won" if won else "lost"
        turn = game.react(instance, state, (verb, k))
        state, hand = turn.state, turn.seen
        assert _chance(instance.types[instance.own - 1], *hand) > 0
        seen.append(tuple(hand))
    return seen, ""


def _chance(kind: Any, verb: str, card: int, does: bool) -> Fraction:
    """Return the chance of what he does with a card."""
    yes = Fraction(kind[["check", "bet"].index(verb)][card - 1], 4)
    return yes if does else 1 - yes


def least(instance: Any) -> int:
    """Return one hand and the answer; shares over 400 hands must be near the chances of the type."""
    from bootcamp import registry

    game: Any = registry.get("poker_type_read")
    past, over = game.policy_game(instance)
    assert over == "won"
    likely = [prod((_chance(kind, *seen) for _, seen in past[:-1]), start=Fraction(1)) for kind in instance.types]
    assert likely[past[-1][0][1] - 1] == max(likely)
    for way, verb in enumerate(("check", "bet")):
        hands = [game.react(instance, turn, (verb, None)).seen for turn in range(400)]
        for card, quarters in enumerate(instance.types[instance.own - 1][way], start=1):
            own = [hand.does for hand in hands if hand.card == card]
            assert len(own) > 40
            assert abs(sum(own) / len(own) - quarters / 4) < 0.35
    return 2

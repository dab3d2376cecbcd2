"""Poker ratings against the known numbers of hands."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from bootcamp.lib import cards


def test_numbers_of_hands_in_a_short_deck() -> None:
    deck = [card for card in cards.DECK if card[0] in "9TJQKA"]
    counts = Counter(cards.poker(hand)[0] for hand in combinations(deck, 5))
    # six ranks, of which two runs of five: products of binomials by hand
    assert counts[8] == 2 * 4
    assert counts[7] == 6 * 20
    assert counts[6] == 6 * 4 * 5 * 6
    assert counts[5] == (6 - 2) * 4
    assert counts[4] == 2 * (4**5 - 4)
    assert counts[3] == 6 * 4 * 10 * 16
    assert counts[2] == 15 * 36 * 16
    assert counts[1] == 6 * 6 * 10 * 64
    assert sum(counts.values()) == 42_504


@pytest.mark.parametrize(
    ("low", "high"),
    [
        ("AS 2S 3S 4S 5S", "2D 3D 4D 5D 6D"),
        ("AS 2C 3S 4S 5S", "2D 3D 4D 5D 6C"),
        ("AS KS QS JS 9S", "2C 2D 2H 3C 3D"),
        ("2C 2D AH KC QD", "3C 3D 4H 5C 6D"),
        ("KC KD 2C 2D AH", "KC KD 3C 3D 4H"),
    ],
)
def test_order_of_hands(low: str, high: str) -> None:
    assert cards.poker(low.split()) < cards.poker(high.split())


def test_best_five_is_best() -> None:
    rng = Random(4)
    for _ in range(30):
        seven = rng.sample(cards.DECK, 7)
        best = cards.best_five(seven)
        assert cards.poker(best) == max(cards.poker(hand) for hand in combinations(seven, 5))


def test_symbols_tell_all_apart() -> None:
    assert len({cards.symbol(card) for card in cards.DECK}) == 52

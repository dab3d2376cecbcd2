"""The solver finds what merging fractions in pairs finds, and every solution once."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, combinations_with_replacement
from random import Random

import pytest

from bootcamp.lib.arithmetic import OPERATIONS, Binary, Expression, evaluate, leaves, number, plain, subexpressions
from bootcamp.lib.twentyfour.solver import normal_form, solutions, solvable_hands, solve, targets

Valued = tuple[Expression, Fraction]

HANDS = list(combinations_with_replacement(range(1, 14), 4))


def merge(trees: list[Valued], low: float = float("-inf"), whole: bool = False) -> Iterator[Valued]:
    """Yield every expression over the trees with its value, by joining two at a time."""
    if len(trees) == 1:
        yield trees[0]
    for i, j in combinations(range(len(trees)), 2):
        rest = [tree for place, tree in enumerate(trees) if place not in (i, j)]
        for (x, a), (y, b) in ((trees[i], trees[j]), (trees[j], trees[i])):
            for sign in "+-*/":
                if sign == "/" and b == 0:
                    continue
                value = OPERATIONS[sign](a, b)
                if value > low and (not whole or value.denominator == 1):
                    yield from merge([*rest, (Binary(sign, x, y), value)], low, whole)


def deal(hand: tuple[int, ...]) -> list[Valued]:
    return [(number(card), Fraction(card)) for card in hand]


def test_1362_of_1820_hands_are_solvable() -> None:
    solvable = solvable_hands()
    assert len(HANDS) == 1820
    assert len(solvable) == 1362
    for hand in Random(1).sample(HANDS, 40):
        assert (hand in solvable) == any(value == 24 for _, value in merge(deal(hand)))


@pytest.mark.parametrize(
    "hand", [(3, 3, 8, 8), (1, 5, 5, 5), (1, 2, 3, 4), (1, 1, 12, 12), (2, 2, 2, 3), (4, 4, 10, 10)]
)
def test_solutions_are_all_and_each_once(hand: tuple[int, ...]) -> None:
    found = list(solutions(hand, 24))
    for tree in found:
        assert evaluate(tree) == 24
        assert sorted(leaves(tree)) == sorted(hand)
    forms = [normal_form(tree) for tree in found]
    assert len(set(forms)) == len(forms)
    assert set(forms) == {normal_form(tree) for tree, value in merge(deal(hand)) if value == 24}


@pytest.mark.parametrize("hand", [(3, 3, 8, 8), (1, 2, 7), (2, 4, 6, 9), (5, 5, 10, 25)])
def test_domains_bound_every_step(hand: tuple[int, ...]) -> None:
    for domain, low in (("integer", float("-inf")), ("positive", 0)):
        assert targets(hand, domain) == {int(value) for _, value in merge(deal(hand), low, whole=True)}  # type: ignore[arg-type]
        for target in targets(hand, domain):  # type: ignore[arg-type]
            tree = solve(hand, target, domain)  # type: ignore[arg-type]
            assert tree is not None
            values = [evaluate(part) for part in subexpressions(tree)]
            assert values[-1] == target
            assert all(value > low and value.denominator == 1 for value in values)


@pytest.mark.parametrize("hand", [(1, 2, 3), (2, 2, 5, 7), (1, 4, 6, 9)])
def test_zero_fractions_and_negatives_as_targets(hand: tuple[int, ...]) -> None:
    reached = {value for _, value in merge(deal(hand))}
    for target in [Fraction(0), Fraction(-7), Fraction(5, 3), Fraction(1, 7), Fraction(100)]:
        tree = solve(hand, target)
        assert (tree is not None) == (target in reached)
        if tree is not None:
            assert evaluate(tree) == target


def test_up_to_eight_cards() -> None:
    rng = Random(2)
    for size in (5, 6, 7, 8):
        for _ in range(5):
            hand, target = [rng.randint(1, 50) for _ in range(size)], rng.randint(100, 999)
            tree = solve(hand, target)
            if size > 5:
                assert tree is not None
            if tree is not None:
                assert evaluate(tree) == target
                assert sorted(leaves(tree)) == sorted(hand)


def test_the_order_of_cards_does_not_matter() -> None:
    assert solve([8, 3, 8, 3], 24) == solve([3, 3, 8, 8], 24)


def test_spare_cards_are_as_many_as_can_be() -> None:
    tree = solve([25, 50, 3, 7, 2], 350, "positive", spare=True)
    assert tree is not None
    assert plain(tree) in ("7 * 50", "50 * 7")
    assert solve([2, 3], 7, "positive", spare=True) is None


def test_an_empty_hand_is_refused() -> None:
    with pytest.raises(ValueError, match="hand is empty"):
        solve([], 24)

"""Distributions against enumeration, chains against their defining equations."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, product
from random import Random

import pytest

from bootcamp.lib import numbers, probability


def test_two_dice() -> None:
    die = probability.uniform(range(1, 7))
    total = probability.image(probability.joint(die, die), sum)
    counted = Counter(a + b for a, b in product(range(1, 7), repeat=2))
    assert total == {n: Fraction(count, 36) for n, count in counted.items()}
    even = probability.given(total, lambda n: n % 2 == 0)
    assert sum(even.values()) == 1
    assert probability.probability(even, lambda n: n == 12) == Fraction(1, 18)
    nested = probability.then(die, lambda n: probability.uniform(range(n)))
    assert nested == {k: sum(Fraction(1, 6 * n) for n in range(k + 1, 7)) for k in range(6)}
    with pytest.raises(ValueError, match="chance 0"):
        probability.given(die, lambda n: n > 6)


@pytest.mark.parametrize(("good", "bad", "drawn"), [(3, 4, 2), (2, 5, 4), (1, 1, 2)])
def test_drawing_without_return(good: int, bad: int, drawn: int) -> None:
    hands = list(combinations(range(good + bad), drawn))
    counted = Counter(sum(ball < good for ball in hand) for hand in hands)
    expected = {k: Fraction(count, len(hands)) for k, count in sorted(counted.items())}
    assert probability.hypergeometric(good, bad, drawn) == expected


@pytest.mark.parametrize("seed", range(20))
def test_stationary_distributions(seed: int) -> None:
    rng = Random(seed)
    n = rng.randint(1, 5)
    chain = [[Fraction(part, 10) for part in numbers.random_composition(rng, 10, n)] for _ in range(n)]
    found = probability.stationary(chain)
    assert sum(found) == 1
    for j in range(n):
        assert found[j] == sum(found[i] * chain[i][j] for i in range(n))


def test_chains_without_an_answer() -> None:
    apart = [[Fraction(1), Fraction(0)], [Fraction(0), Fraction(1)]]
    with pytest.raises(ValueError, match="not unique"):
        probability.stationary(apart)

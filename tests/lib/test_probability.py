"""Distributions against enumeration, chains against their defining equations."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, product
from random import Random

import pytest

from bootcamp.lib import probability

HALF = Fraction(1, 2)


def test_two_dice() -> None:
    die = probability.uniform(range(1, 7))
    total = probability.image(probability.joint(die, die), sum)
    counted = Counter(a + b for a, b in product(range(1, 7), repeat=2))
    assert total == {n: Fraction(count, 36) for n, count in counted.items()}
    assert probability.expectation(total, lambda n: n) == 7
    assert probability.variance(total, lambda n: n) == Fraction(35, 6)
    even = probability.given(total, lambda n: n % 2 == 0)
    assert sum(even.values()) == 1
    assert probability.probability(even, lambda n: n == 12) == Fraction(1, 18)
    nested = probability.then(die, lambda n: probability.binomial(n, HALF))
    assert probability.expectation(nested, lambda k: k) == Fraction(7, 4)
    with pytest.raises(ValueError, match="chance 0"):
        probability.given(die, lambda n: n > 6)


@pytest.mark.parametrize(("good", "bad", "drawn"), [(3, 4, 2), (2, 5, 4), (1, 1, 2)])
def test_drawing_without_return(good: int, bad: int, drawn: int) -> None:
    hands = list(combinations(range(good + bad), drawn))
    counted = Counter(sum(ball < good for ball in hand) for hand in hands)
    expected = {k: Fraction(count, len(hands)) for k, count in sorted(counted.items())}
    assert probability.hypergeometric(good, bad, drawn) == expected


@pytest.mark.parametrize("seed", range(20))
def test_absorbing_chains(seed: int) -> None:
    rng = Random(seed)
    n = rng.randint(3, 6)
    chain: list[tuple[Fraction, ...]] = [tuple(Fraction(int(i == j)) for j in range(n)) for i in range(2)]
    chain += [probability.random_chances(rng, n, 12) for _ in range(n - 2)]
    ends = [probability.absorption(chain, target) for target in range(2)]
    time = probability.absorption_time(chain)
    assert list(ends[0][:2]) == [1, 0]
    assert list(time[:2]) == [0, 0]
    for i in range(n):
        assert ends[0][i] + ends[1][i] == 1
    for i in range(2, n):
        assert time[i] == 1 + sum(p * t for p, t in zip(chain[i], time, strict=True))
        assert ends[0][i] == sum(p * q for p, q in zip(chain[i], ends[0], strict=True))


@pytest.mark.parametrize("seed", range(20))
def test_stationary_distributions(seed: int) -> None:
    rng = Random(seed)
    n = rng.randint(1, 5)
    chain = [probability.random_chances(rng, n, 10) for _ in range(n)]
    found = probability.stationary(chain)
    assert sum(found) == 1
    for j in range(n):
        assert found[j] == sum(found[i] * chain[i][j] for i in range(n))


def test_chains_without_an_answer() -> None:
    ring = [[Fraction(0), Fraction(1)], [Fraction(1), Fraction(0)]]
    with pytest.raises(ValueError, match="never absorbed"):
        probability.absorption_time(ring)
    apart = [[Fraction(1), Fraction(0)], [Fraction(0), Fraction(1)]]
    with pytest.raises(ValueError, match="not unique"):
        probability.stationary(apart)

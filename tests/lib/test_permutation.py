"""Permutations against their definitions over all of a small size."""

from collections import Counter
from itertools import permutations
from random import Random

from bootcamp.lib import permutation

ALL = list(permutations(range(5)))


def test_group_operations() -> None:
    identity = tuple(range(5))
    for p in ALL:
        back = permutation.inverse(p)
        assert permutation.compose(p, back) == identity == permutation.compose(back, p)
        walked = [identity]
        while len(walked) == 1 or walked[-1] != identity:
            walked.append(permutation.compose(walked[-1], p))
        assert permutation.order(p) == len(walked) - 1
        assert [permutation.power(p, n) for n in range(len(walked))] == walked
        assert permutation.power(p, -1) == back
        assert permutation.from_cycles(5, permutation.cycles(p)) == p
        assert permutation.sign(p) == (-1) ** permutation.inversions(p)


def test_notation_tells_all_apart() -> None:
    assert len({permutation.cycle_notation(p) for p in ALL}) == 120
    assert permutation.cycle_notation((1, 2, 0, 4, 3), base=0) == "(0 1 2)(3 4)"


def test_draws() -> None:
    rng = Random(0)
    typed = Counter(permutation.random_of_type(rng, [2, 1, 1]) for _ in range(1200))
    assert len(typed) == 6
    assert min(typed.values()) > 140

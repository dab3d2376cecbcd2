"""Intervals cover what they are to cover."""

from random import Random

from bootcamp.lib.intervals import wilson_interval


def test_wilson_interval_covers() -> None:
    rng, p = Random(0), 0.1
    hits = 0
    for _ in range(2000):
        low, high = wilson_interval(sum(rng.random() < p for _ in range(40)), 40)
        hits += low <= p <= high
    assert 0.92 < hits / 2000 < 0.98
    assert wilson_interval(0, 10)[0] == 0
    assert wilson_interval(10, 10)[1] == 1

"""Exact linear programmes against scipy."""

from __future__ import annotations

from itertools import product
from random import Random

from scipy.optimize import linprog

from bootcamp.lib.linear_programmes import maximise, maximise_whole, optimum


def test_values_against_scipy() -> None:
    for seed in range(300):
        rng = Random(seed)
        n, m = rng.randint(1, 6), rng.randint(1, 7)
        rows = [[rng.randint(-3, 5) for _ in range(n)] for _ in range(m)] + [[1] * n]
        limits = [rng.randint(-6, 9) for _ in range(m)] + [20]
        objective = [rng.randint(-4, 5) for _ in range(n)]
        found = maximise(objective, rows, limits)
        known = linprog([-c for c in objective], A_ub=rows, b_ub=limits)
        assert (found is None) == (known.status == 2)
        if found:
            value, point = found
            assert abs(float(value) + known.fun) < 1e-7
            sums = [sum(a * x for a, x in zip(row, point, strict=True)) for row in rows]
            assert all(total <= limit for total, limit in zip(sums, limits, strict=True))
            assert min(point) >= 0
            assert sum(c * x for c, x in zip(objective, point, strict=False)) == value


def test_prices_prove_the_optimum() -> None:
    """Prices are nonnegative, cover the objective and cost as much as the plan is worth."""
    rng = Random(5)
    for _ in range(60):
        n, m = rng.randint(1, 4), rng.randint(1, 4)
        objective = [rng.randint(-3, 9) for _ in range(n)]
        rows = [[rng.randint(-2, 6) for _ in range(n)] for _ in range(m)] + [[1] * n]
        limits = [rng.randint(-3, 20) for _ in range(m)] + [30]
        found = optimum(objective, rows, limits)
        if found is None:
            continue
        assert min(found.prices) >= 0
        assert found.value == sum(p * b for p, b in zip(found.prices, limits, strict=True))
        for j in range(n):
            assert sum(p * row[j] for p, row in zip(found.prices, rows, strict=True)) >= objective[j]


def test_whole_numbers_are_as_good_as_all_tried() -> None:
    """Branching finds the best of all whole points in a box."""
    rng = Random(6)
    for _ in range(40):
        objective = [rng.randint(-2, 9) for _ in range(3)]
        rows = [[rng.randint(-2, 7) for _ in range(3)] for _ in range(2)] + [[1, 1, 1]]
        limits = [rng.randint(-2, 15), rng.randint(0, 15), 5]
        points = [
            point
            for point in product(range(6), repeat=3)
            if all(
                sum(a * x for a, x in zip(row, point, strict=True)) <= b for row, b in zip(rows, limits, strict=True)
            )
        ]
        best = max((sum(c * x for c, x in zip(objective, point, strict=True)) for point in points), default=None)
        found = maximise_whole(objective, rows, limits)
        assert (found and found[0]) == best if best is not None else found is None

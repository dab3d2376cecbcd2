"""Exact linear programmes against scipy."""

from __future__ import annotations

from random import Random

from scipy.optimize import linprog

from bootcamp.lib.linear_programmes import maximise


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

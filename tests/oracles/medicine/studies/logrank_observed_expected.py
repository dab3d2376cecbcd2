"""Walk down the sorted people with counters of who is still at risk; variances by the hypergeometric formula."""

from fractions import Fraction
from math import comb
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    names = range(instance.groups)
    expected = dict.fromkeys(names, Fraction(0))
    variances = []
    for stratum in range(instance.strata):
        rest = sorted((time, group, event) for s, group, time, event in instance.people if s == stratum)
        while rest:
            time = rest[0][0]
            now = [one for one in rest if one[0] == time]
            d, n = sum(event for _, _, event in now), len(rest)
            if d:
                for group in names:
                    expected[group] += sum(Fraction(d, n) for _, other, _ in rest if other == group)
                k = sum(group == 0 for _, group, _ in rest)
                low = max(0, d - (n - k))
                table = {i: Fraction(comb(k, i) * comb(n - k, d - i), comb(n, d)) for i in range(low, min(k, d) + 1)}
                mean = sum(i * p for i, p in table.items())
                variances.append(sum(i * i * p for i, p in table.items()) - mean * mean)
            rest = rest[len(now) :]
    observed = tuple(sum(event for _, group, _, event in instance.people if group == g) for g in names)
    right = {"observed": observed, "expected": tuple(expected.values()), "variances": tuple(variances)}
    return "" if answer == right else f"it is {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One event more, groups exchanged, a variance less."""
    return [
        {**answer, "observed": (answer["observed"][0] + 1, *answer["observed"][1:])},
        {**answer, "expected": (answer["expected"][0] + 1, *answer["expected"][1:])},
        {**answer, "variances": answer["variances"][:-1]},
    ]

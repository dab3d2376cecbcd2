"""Judge by trying every y that agrees with one share, where there are few, or else by sympy's solver on all subsets."""

from itertools import combinations
from typing import Any

from sympy.ntheory.modular import solve_congruence

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    shares, limit = instance.shares, instance.limit
    if limit < 20000:
        candidates = set(range(limit))
    else:
        subsets = combinations(shares, len(shares) - instance.wrong)
        solved = (solve_congruence(*((r, m) for m, r in some)) for some in subsets)
        candidates = {int(one[0]) for one in solved if one}
    fitting = [y for y in candidates if y < limit and sum(y % m != r for m, r in shares) == instance.wrong]
    (y,) = fitting
    false = {n for n, (m, r) in enumerate(shares, 1) if y % m != r}
    right = {"secret": y % instance.base, "false": false} if instance.wrong else y % instance.base
    return "" if answer == right else "another secret or another false share"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Another secret; other false shares, as many."""
    if not instance.wrong:
        return [(answer + step) % instance.base for step in (1, 2)]
    count = len(instance.shares)
    moved = frozenset(n % count + 1 for n in answer["false"])
    wrong = [{**answer, "false": moved}, {**answer, "secret": (answer["secret"] + 1) % instance.base}]
    return [one for one in wrong if one != answer]

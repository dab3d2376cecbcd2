"""Judge by grouping with pandas: every set of columns is tested, and so are its subsets."""

from itertools import combinations
from typing import Any

import pandas

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    frame = pandas.DataFrame([list(row) for row in instance.rows], columns=list(instance.heads))
    *others, target = list(instance.heads)
    good = set()
    for size in range(1, len(others) + 1):
        for chosen in combinations(others, size):
            if frame.groupby(list(chosen))[target].nunique().max() == 1:
                good.add(frozenset(chosen))
    right = {one for one in good if not any(other < one for other in good)}
    return "" if set(answer) == right else f"the sets are {sorted(map(sorted, right))}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One set left out, one set enlarged, the set of all columns added."""
    others = frozenset(instance.heads[:-1])
    some = min(answer, key=sorted)
    wrong = [answer - {some}, answer | {others}]
    if some != others:
        wrong.append((answer - {some}) | {some | {min(others - some)}})
    return [one for one in wrong if one and one != answer]

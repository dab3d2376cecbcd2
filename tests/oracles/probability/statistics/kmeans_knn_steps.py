"""Judge with integers alone: groups as sums and counts, distances compared after clearing denominators."""

from collections import Counter
from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    means = [(list(start), 1) for start in instance.starts]  # the sum of some points, and how many
    group: dict[int, int] = {}
    for _ in range(instance.rounds):
        for i, point in enumerate(instance.points):
            best = 0
            for c in range(1, len(means)):
                # |n x - sum|^2 / n^2 of both centres, times both squares
                here, there = (_gap(point, *means[j]) for j in (c, best))
                if here * means[best][1] ** 2 < there * means[c][1] ** 2:
                    best = c
            group[i] = best
        for c in range(len(means)):
            own = [instance.points[i] for i in group if group[i] == c]
            if own:
                means[c] = ([sum(p[axis] for p in own) for axis in range(len(own[0]))], len(own))
    if [[Fraction(s, n) for s in sums] for sums, n in means] != [list(centre) for centre in answer["centres"]]:
        return "the centres are others"
    for query, label in zip(instance.queries, answer.get("labels", ()), strict=True):
        power = 1 if instance.manhattan else 2
        ranks = sorted(
            range(len(instance.points)),
            key=lambda i: sum(abs(a - b) ** power for a, b in zip(instance.points[i], query, strict=True)),
        )
        counts = Counter(group[i] + 1 for i in ranks[: instance.voters])
        if label != sorted(counts, key=lambda one: (-counts[one], one))[0]:
            return f"the label of {query} is another"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The centres where they began, the centres in another order, another label."""
    near = [
        {**answer, "centres": tuple(tuple(map(Fraction, start)) for start in instance.starts)},
        {**answer, "centres": answer["centres"][::-1]},
    ]
    if instance.queries:
        first, *rest = answer["labels"]
        near.append({**answer, "labels": (first % len(instance.starts) + 1, *rest)})
    return [one for one in near if one != answer]


def _gap(point: Any, sums: Any, n: int) -> int:
    return sum((n * x - s) ** 2 for x, s in zip(point, sums, strict=True))

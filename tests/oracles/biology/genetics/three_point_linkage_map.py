"""Judge with numpy arrays of 0 and 1 against the commonest class, over all orders."""

from itertools import pairwise, permutations
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    table = np.array([[letter.isupper() for letter in took] for took, _ in instance.classes])
    counts = np.array([count for _, count in instance.classes])
    parent = table[counts.argmax()]
    if instance.parents and "".join(g if p else g.lower() for g, p in zip(instance.genes, parent, strict=True)) not in (
        instance.parents
    ):
        return "the commonest class is not parental"
    other = (table ^ parent).astype(int)
    n = len(instance.genes)
    apart = np.array([[(counts * (other[:, i] ^ other[:, j])).sum() for j in range(n)] for i in range(n)])
    sums = {}
    for way in permutations(range(n)):
        sums[way] = sum(apart[a, b] for a, b in pairwise(way))
    best = [way for way, value in sums.items() if value == min(sums.values())]
    if len(best) != 2:
        return "the order is not unique"
    way = min(best)
    if [instance.genes[i] for i in way] != list(answer["order"]):
        return f"the order is {[instance.genes[i] for i in way]}"
    total = counts.sum()
    near = [int(apart[a, b]) for a, b in pairwise(way)]
    if [d * int(total) for d in answer["distances"]] != [100 * count for count in near]:
        return f"the distances come from {near}"
    for place, value in enumerate(answer.get("interference", ())):
        a, b, c = way[place : place + 3]
        double = int((counts * (other[:, a] ^ other[:, b]) * (other[:, b] ^ other[:, c])).sum())
        if (1 - value) * near[place] * near[place + 1] != double * int(total):
            return f"there are {double} doubles"
    return "" if len(answer.get("interference", ())) == (n - 2) * instance.interference else "interference is missing"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The order from its other end, neighbours exchanged, a distance changed."""
    first, second, *rest = answer["order"]
    changed = (answer["distances"][0] + 1, *answer["distances"][1:])
    return [
        answer | {"order": answer["order"][::-1]},
        answer | {"order": (second, first, *rest)},
        answer | {"distances": changed},
    ]

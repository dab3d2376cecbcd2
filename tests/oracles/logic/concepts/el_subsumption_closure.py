"""Judge by canonical models: a world with one thing for each concept, in which things gain the kinds they must have.

In this world the thing of X has all and only the kinds that every X must have; a subsumption holds if it holds there.
"""

from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[tuple[str, ...]]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = instance.concepts
    kinds = np.eye(n, dtype=bool)
    links = {role: np.zeros((n, n), dtype=bool) for role in "rst"}
    while True:
        before = kinds.sum() + sum(table.sum() for table in links.values())
        for kind, *rest in instance.axioms:
            at = [ord(name) - 65 for name in rest]
            if kind == "is":
                kinds[:, at[1]] |= kinds[:, at[0]]
            elif kind == "and":
                kinds[:, at[2]] |= kinds[:, at[0]] & kinds[:, at[1]]
            elif kind == "some":
                links[rest[1]][:, at[2]] |= kinds[:, at[0]]
            else:
                kinds[:, at[2]] |= (links[rest[0]] & kinds[:, at[1]]).any(axis=1)
        if before == kinds.sum() + sum(table.sum() for table in links.values()):
            break
    right = {(chr(65 + i), chr(65 + j)) for i in range(n) for j in range(n) if i != j and kinds[i, j]}
    return "" if right == answer else f"{sorted(right)}"


def near_misses(instance: Any, answer: frozenset[tuple[str, ...]]) -> list[frozenset[tuple[str, ...]]]:
    """One pair missing, one too many, all pairs turned round, the stated pairs and their chains."""
    stated = {(one[1], one[2]) for one in instance.axioms if one[0] == "is"}
    while True:
        more = stated | {(a, d) for a, b in stated for c, d in stated if b == c and a != d}
        if more == stated:
            break
        stated = more
    turned = frozenset((b, a) for a, b in answer)
    extra = min(turned - answer, default=min(answer))
    wrong: list[frozenset[tuple[str, ...]]] = [answer - {min(answer)}, answer | {extra}, turned, frozenset(stated)]
    return [near for near in wrong if near != answer]

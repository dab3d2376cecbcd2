"""Judge by Boolean matrices: every atom is an array, every rule a product summed over the variables of its body."""

from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[tuple[str, ...]]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    place = {name: i for i, name in enumerate(instance.constants)}
    n = len(place)
    tables = {name: np.zeros((n, n), dtype=np.int64) for name in "efpq"}
    for name, x, y in instance.facts:
        tables[name][place[x], place[y]] = 1
    for wanted in ("p", "q"):
        own = [rule for rule in instance.rules if rule[0][0] == wanted]
        while True:
            new = tables[wanted].copy()
            for head, body, barred in own:
                signs = [(x + y, tables[name]) for name, x, y in body]
                signs += [(x + y, 1 - tables[name]) for name, x, y in barred]
                subscripts = ",".join(letters for letters, _ in signs) + "->" + head[1] + head[2]
                new |= np.einsum(subscripts, *(table for _, table in signs)) > 0
            if (new == tables[wanted]).all():
                break
            tables[wanted] = new
    found = tables[instance.asked]
    right = {(x, y) for x in place for y in place if found[place[x], place[y]]}
    return "" if right == answer else f"{sorted(right)}"


def near_misses(instance: Any, answer: frozenset[tuple[str, ...]]) -> list[frozenset[tuple[str, ...]]]:
    """One pair missing, one too many, all pairs turned round, the given facts."""
    every = {(x, y) for x in instance.constants for y in instance.constants}
    turned = frozenset((y, x) for x, y in answer)
    facts = frozenset((x, y) for _, x, y in instance.facts)
    wrong = [answer - {min(answer)}, answer | {min(every - answer)}, turned, facts]
    return [near for near in wrong if near != answer]

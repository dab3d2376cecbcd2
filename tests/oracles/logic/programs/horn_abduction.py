"""Judge by the labels of an assumption-based truth maintenance system: minimal environments carried along the rules."""

from itertools import product
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[frozenset[str]]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    names = {*instance.abducibles, *instance.observed}
    names |= {name for body, head in instance.rules for name in (*body, head)}
    names |= {name for pair in instance.constraints for name in pair}
    labels: dict[str, set[frozenset[str]]] = {name: set() for name in names}
    for name in instance.abducibles:
        labels[name].add(frozenset({name}))
    changed = True
    while changed:
        changed = False
        for body, head in instance.rules:
            new = _minimal(labels[head] | _joined([labels[name] for name in body]))
            if new != labels[head]:
                labels[head], changed = new, True
    bad = [env for a, b in instance.constraints for env in _joined([labels[a], labels[b]])]
    good = {env for env in _joined([labels[name] for name in instance.observed]) if not any(no <= env for no in bad)}
    return "" if _minimal(good) == answer else f"{_minimal(good)}"


def near_misses(instance: Any, answer: frozenset[frozenset[str]]) -> list[frozenset[frozenset[str]]]:
    """One explanation missing, one with an atom too many, all atoms at once, the atoms one by one."""
    one = max(answer, key=sorted)
    extra = [name for name in instance.abducibles if name not in one]
    wrong = [answer - {one}, frozenset({frozenset(instance.abducibles)}), frozenset({frozenset()})]
    wrong += [answer - {one} | {one | {name}} for name in extra[:1]]
    return [near for near in wrong if near != answer]


def _joined(parts: list[set[frozenset[str]]]) -> set[frozenset[str]]:
    return {frozenset().union(*row) for row in product(*parts)}


def _minimal(environments: set[frozenset[str]]) -> set[frozenset[str]]:
    return {env for env in environments if not any(other < env for other in environments)}

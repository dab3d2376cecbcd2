"""Turn the list into tables of days and of enzymes, and test the rules one after the other on every pair."""

from typing import Any

LEVELS = range(1, 11)
_STEPS = ("minor", "moderate", "major")


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    effect, by = {}, {"substrate": {}, "inhibitor": {}, "inducer": {}}  # type: ignore[var-annotated]
    for n, (_, _, roles, first, last) in enumerate(instance.drugs, start=1):
        lasting = instance.washout if any(role in ("inhibitor", "inducer") for role, _ in roles) else 0
        effect[n] = set(range(first, last + lasting + 1))
        for role, enzyme in roles:
            by[role].setdefault(enzyme, set()).add(n)
    severity: dict[tuple[int, int], int] = {}
    kinds = {n: drug[1] for n, drug in enumerate(instance.drugs, start=1)}

    def flag(a: int, b: int, level: int) -> None:
        if a != b:
            pair = (min(a, b), max(a, b))
            severity[pair] = max(level, severity.get(pair, 0))

    for enzyme, inhibitors in by["inhibitor"].items():
        for a in inhibitors:
            for b in by["substrate"].get(enzyme, ()):
                flag(a, b, 3)
            for b in inhibitors if instance.rules > 2 else ():
                flag(a, b, 1)
    for enzyme, inducers in by["inducer"].items():
        for a in inducers:
            for b in by["substrate"].get(enzyme, ()):
                flag(a, b, 2)
    for a in kinds:
        for b in kinds:
            if instance.rules > 3 and kinds[a] == kinds[b]:
                flag(a, b, 2)
    found: dict[str, set[tuple[int, int]]] = {name: set() for name in _STEPS}
    for (a, b), level in severity.items():
        if instance.rules > 4 and sorted((kinds[a], kinds[b])) == sorted(instance.exempt):
            continue
        if instance.rules > 5 and instance.raised in (a, b):
            level = 3 if level == 3 else level + 1
        if effect[a] & effect[b]:
            found[_STEPS[level - 1]].add((a, b))
    right = {name: frozenset(pairs) for name, pairs in found.items()}
    return "" if answer == right else f"it is {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Severities exchanged, a pair left out, a pair more."""
    full = next(name for name in _STEPS if answer[name])
    other = next(name for name in _STEPS if name != full)
    pair = min(answer[full])
    moved = {**answer, full: answer[full] - {pair}, other: answer[other] | {pair}}
    return [moved, {**answer, full: answer[full] - {pair}}]

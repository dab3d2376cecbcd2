"""Judge by the definition as printed: bit masks over all sets X and W, minimal ones kept at the end."""

from typing import Any

from tests.oracles.relations.causes._read import read, settle

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[frozenset[str]]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    rules, outer = read(instance), dict(instance.outer)
    actual = settle(rules, outer)
    names = [name for name in actual if name != instance.effect]
    n = len(names)
    working = set()
    for x in range(1, 1 << n):
        for w in range(1 << n):
            if x & w:
                continue
            fixed = {**outer, **{names[k]: actual[names[k]] for k in range(n) if w >> k & 1}}
            fixed |= {names[k]: not actual[names[k]] for k in range(n) if x >> k & 1}
            if not settle(rules, fixed)[instance.effect]:
                working.add(x)
                break
    least = {x for x in working if not any(y != x and y & x == y for y in working)}
    right = {frozenset(names[k] for k in range(n) if x >> k & 1) for x in least}
    return "" if answer == right else f"the causes are {sorted(map(sorted, right))}"


def near_misses(instance: Any, answer: frozenset[frozenset[str]]) -> list[frozenset[frozenset[str]]]:
    """A cause left out, a cause made larger, the causes of one part only."""
    first = min(answer, key=sorted)
    names = {name for name, _ in instance.actual} - {instance.effect}
    more = sorted(names - first)
    found = [answer - {first}] if len(answer) > 1 else []
    return found + [answer - {first} | {first | {name}} for name in more[:1]]

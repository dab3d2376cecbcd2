"""Judge by closures of sets of letters and a chase in which equal entries are joined classes of symbols."""

from itertools import chain, combinations
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    schemas = [frozenset(schema) for schema in answer]
    if len(schemas) > instance.most or frozenset(chain(*schemas)) != frozenset(instance.attributes):
        return "too many schemas, or attributes are left out"
    for schema in schemas:
        for size in range(1, len(schema)):
            for part in combinations(sorted(schema), size):
                known = _closure(instance, part)
                if (known & schema) - set(part) and not schema <= known:
                    return f"{sorted(schema)} is not in the form because of {part}"
    return "" if _lossless(instance, schemas) else "the join is lossy"


def _closure(instance: Any, part: Any) -> set[str]:
    known = set(part)
    for _ in instance.dependencies:
        for left, right in instance.dependencies:
            if known.issuperset(left):
                known.update(right)
    return known


def _lossless(instance: Any, schemas: Any) -> bool:
    group = {(a, n): (a, -1 if a in schema else n) for n, schema in enumerate(schemas) for a in instance.attributes}
    for _ in range(len(schemas) * len(instance.attributes)):
        for left, right in instance.dependencies:
            for one, other in combinations(range(len(schemas)), 2):
                if all(group[a, one] == group[a, other] for a in left):
                    for a in right:
                        low, high = sorted((group[a, one], group[a, other]))
                        group = {place: low if value == high else value for place, value in group.items()}
    return any(all(group[a, n] == (a, -1) for a in instance.attributes) for n in range(len(schemas)))


def others(instance: Any, answer: Any) -> list[Any]:
    """All other splits into two schemas that are right."""
    if instance.most != 2 or len(instance.attributes) > 5:
        return []
    letters = instance.attributes
    sets = [frozenset(c) for size in range(1, len(letters)) for c in combinations(letters, size)]
    return [frozenset(pair) for pair in combinations(sets, 2) if not confirm(instance, pair)]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The relation unsplit, a schema left out, two schemas joined, single attributes."""
    first, *rest = sorted(answer, key=sorted)
    wrong = [[instance.attributes], rest, [*rest[1:], first | rest[0]], instance.attributes]
    sets = [frozenset(map(frozenset, one)) for one in wrong]
    return [one for one in sets if confirm(instance, one)]


def greedy(instance: Any) -> Any:
    """Split off the first dependency that breaks the form until there is none."""
    todo, done = [frozenset(instance.attributes)], []
    while todo:
        schema = todo.pop()
        for left, _ in instance.dependencies:
            known = _closure(instance, left) & schema
            if schema.issuperset(left) and known - set(left) and known != schema:
                todo += [frozenset(known), frozenset(left) | (schema - known)]
                break
        else:
            done.append(schema)
    return frozenset(done)

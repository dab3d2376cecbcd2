"""Judge by models: a set decides a column unless two rows may agree on the set, obey all rules, and differ there."""

from itertools import product
from typing import Any

LEVELS = range(1, 9)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    columns = instance.attributes
    # Where two rows agree: any set of columns that obeys all rules.
    agreements = [
        {column for column, same in zip(columns, pattern, strict=True) if same}
        for pattern in product((False, True), repeat=len(columns))
    ]
    agreements = [
        same
        for same in agreements
        if all(set(right) <= same for left, right in instance.dependencies if set(left) <= same)
    ]
    proper = [same for same in agreements if len(same) < len(columns)]
    superkeys = [
        {column for column, own in zip(columns, pattern, strict=True) if own}
        for pattern in product((False, True), repeat=len(columns))
    ]
    superkeys = [one for one in superkeys if not any(one <= same for same in proper)]
    keys = {frozenset(one) for one in superkeys if not any(other < one for other in superkeys)}
    return "" if answer == keys else "these are not the keys"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A key missing, a key with a column more, the left sides."""
    keys = sorted(answer, key=sorted)
    first = keys[0]
    spare = [column for column in instance.attributes if column not in first]
    wrong = [frozenset(keys[1:]), frozenset(frozenset(left) for left, _ in instance.dependencies)]
    if spare:
        wrong += [frozenset([first | {spare[0]}, *keys[1:]]), answer | {first | {spare[0]}}]
    return [one for one in wrong if one != answer and one]

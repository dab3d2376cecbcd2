"""Judge by sums of slices, bits of the prefix, and the first place where the running sum reaches the target."""

from itertools import accumulate
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    array = _array(instance)
    tree = []
    for node in range(1, instance.size + 1):
        width = max(2**power for power in range(8) if node % 2**power == 0)
        tree.append(sum(array[node - width : node]))
    if list(answer["tree"]) != tree:
        return "other numbers"
    digits = f"{instance.prefix:b}"
    ones = [place for place, digit in enumerate(digits) if digit == "1"]
    read = [int(digits[: place + 1].ljust(len(digits), "0"), 2) for place in reversed(ones)]
    if list(answer["read"]) != read:
        return "other nodes are read"
    reached = [place for place, total in enumerate(accumulate(array), start=1) if total >= instance.target]
    return "" if answer["found"] == reached[0] else "another place is found"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """The array or its running sums in place of the tree, the read nodes backwards, one place further."""
    array = _array(instance)
    wrong = [
        {**answer, "tree": tuple(array)},
        {**answer, "tree": tuple(accumulate(array))},
        {**answer, "read": answer["read"][::-1]},
        {**answer, "found": answer["found"] + 1},
    ]
    return [one for one in wrong if one != answer]


def _array(instance: Any) -> list[int]:
    return [sum(value for at, value in instance.updates if at == place) for place in range(1, instance.size + 1)]

"""Judge by the flat list of all pairs of a path and a value, which each step turns into a pattern of paths."""

import json
import re
from typing import Any

LEVELS = range(1, 11)

Numbers = tuple[tuple[int, ...], ...]


def confirm(instance: Any, answer: Numbers) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _found(instance)
    return "" if tuple(map(tuple, answer)) == right else f"the numbers are {right}"


def near_misses(instance: Any, answer: Numbers) -> list[Numbers]:
    """A list without its last number, the lists in another order, the numbers of one in increasing order."""
    wrong = [(*answer[:-1], answer[-1][:-1]), answer[::-1], tuple(tuple(sorted(one)) for one in answer)]
    return [one for one in wrong if one != answer]


def _found(instance: Any) -> Numbers:
    flat = _flat(json.loads(instance.document), "")
    sizes = {path: len(value) for path, value in flat if isinstance(value, list)}
    results = []
    for expression in instance.expressions:
        steps = re.findall(r"\.\.\w+|\.\w+|\.\*|\[[^\]]*\]", expression)
        kept = [""]
        for step in steps:
            kept = [path for path, _ in flat if any(_takes(start, step, path, sizes, dict(flat)) for start in kept)]
        values = dict(flat)
        results.append(tuple(values[path] for path in kept))
    return tuple(results)


def _flat(value: Any, path: str) -> list[tuple[str, Any]]:
    pairs = [(path, value)]
    if isinstance(value, dict):
        for key, one in value.items():
            pairs += _flat(one, f"{path}.{key}")
    elif isinstance(value, list):
        for place, one in enumerate(value):
            pairs += _flat(one, f"{path}[{place}]")
    return pairs


def _takes(start: str, step: str, path: str, sizes: dict[str, int], values: dict[str, Any]) -> bool:
    """Tell whether a step from `start` takes the value at `path`."""
    if not path.startswith(start) or path == start:
        return False
    tail = path[len(start) :]
    if step.startswith(".."):
        return re.fullmatch(rf"(?:\.\w+|\[\d+\])*{re.escape(step[1:])}", tail) is not None
    if step == ".*":
        return re.fullmatch(r"\.\w+|\[\d+\]", tail) is not None
    if step.startswith("."):
        return tail == step
    element = re.fullmatch(r"\[(\d+)\]", tail)
    if element is None:
        return False
    place = int(element[1])
    if "?" in step:
        key, bound = re.findall(r"@\.(\w+) > (-?\d+)", step)[0]
        value = values.get(f"{path}.{key}")
        return isinstance(value, int) and value > int(bound)
    if ":" in step:
        low, high = map(int, step[1:-1].split(":"))
        return low <= place < high
    return place in (int(step[1:-1]), int(step[1:-1]) + sizes[start])

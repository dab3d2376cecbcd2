"""Judge by running the network on numbers, and by all inputs of zeros and ones where there are few wires."""

from itertools import product
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer["input"]) != instance.wires or not set(answer["input"]) <= {"0", "1"}:
        return "no input"
    values = _run(instance, answer["input"])
    if "".join(map(str, values)) != answer["output"]:
        return "another output"
    return "it is sorted" if values == sorted(values) else ""


def others(instance: Any, answer: dict[str, str]) -> list[dict[str, str]]:
    """The first and the last failing inputs of all."""
    if instance.wires > 8:
        return []
    runs = [_answer(instance, "".join(one)) for one in product("01", repeat=instance.wires)]
    failing = [run for run in runs if "10" in run["output"]]
    share = len(failing) / len(runs)
    assert 0 < share <= 0.5
    return [failing[0], failing[-1]]


def near_misses(instance: Any, answer: dict[str, str]) -> list[dict[str, str]]:
    """A sorted output, input and output exchanged, inputs that are sorted, a value too few."""
    right, values = "".join(sorted(answer["output"])), answer["input"]
    flipped = ("1" if values[0] == "0" else "0") + values[1:]
    wrong = [
        {"input": values, "output": right},
        {"input": values, "output": values},
        {"input": answer["output"], "output": values},
        {"input": right, "output": right},
        {"input": flipped, "output": answer["output"]},
        _answer(instance, "1" * instance.wires),
    ]
    return [one for one in wrong if confirm(instance, one)]


def _answer(instance: Any, values: str) -> dict[str, str]:
    return {"input": values, "output": "".join(map(str, _run(instance, values)))}


def _run(instance: Any, values: str) -> list[int]:
    wires = dict(enumerate(map(int, values), start=1))
    for one, two in instance.comparators:
        if wires[one] > wires[two]:
            wires[one], wires[two] = wires[two], wires[one]
    return [wires[wire] for wire in range(1, instance.wires + 1)]

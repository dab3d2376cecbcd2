"""Read the printed rules of a causal model into functions, apart from the tasks' own code."""

import re
from collections.abc import Callable
from typing import Any


def read(instance: Any) -> dict[str, tuple[list[str], Callable[[int, int], bool]]]:
    """Give for each part with a rule its causes, and when it is on: from how many of how many causes are on."""
    found: dict[str, tuple[list[str], Callable[[int, int], bool]]] = {}
    for text, _ in instance.told:
        causes = [name.strip() for name in text.rpartition(":")[2].split(",")]
        found[text[0]] = (causes, _meaning(text))
    return found


def _meaning(text: str) -> Callable[[int, int], bool]:
    if re.search(r"when all of", text):
        return lambda on, all_: on == all_
    if re.search(r"at least one", text):
        return lambda on, all_: on >= 1
    if re.search(r"none of", text):
        return lambda on, all_: on == 0
    if re.search(r"odd number", text):
        return lambda on, all_: on % 2 != 0
    if re.search(r"more than half", text):
        return lambda on, all_: on > all_ - on
    assert re.search(r"just one", text)
    return lambda on, all_: on == 1


def settle(rules: dict[str, Any], fixed: dict[str, bool]) -> dict[str, bool]:
    """Work out all states by repetition, whatever the order of the rules; what is fixed stays."""
    states = dict(fixed)
    while len(states) < len(set(rules) | set(fixed)):
        for name, (causes, meaning) in rules.items():
            if name not in states and all(cause in states for cause in causes):
                states[name] = meaning(sum(states[cause] for cause in causes), len(causes))
    return states

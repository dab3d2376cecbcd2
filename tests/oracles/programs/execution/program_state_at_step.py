"""Judge by Python's own run of the program's text with a note behind each assignment."""

import re
from typing import Any

LEVELS = range(1, 11)

_ASSIGNMENT = re.compile(r"( *)[a-z] [-+*]?= .*")


def confirm(instance: Any, answer: dict[str, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _states(instance)[instance.step - 1]
    return "" if all(right[name] == value for name, value in answer.items()) else f"the values are {right}"


def near_misses(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """The values one assignment earlier and later, where they are others."""
    states = _states(instance)
    near = (states[place] for place in (instance.step - 2, instance.step))
    found = [{name: state[name] for name in answer if name in state} for state in near]
    return [one for one in found if len(one) == len(answer) and one != answer]


def _states(instance: Any) -> list[dict[str, int]]:
    noted = []
    for line in instance.lines:
        noted.append(line)
        if match := _ASSIGNMENT.fullmatch(line):
            noted.append(f"{match[1]}note()")
    states: list[dict[str, int]] = []
    space: dict[str, Any] = {}
    space["note"] = lambda: states.append({name: value for name, value in space.items() if isinstance(value, int)})
    exec("\n".join(noted), space)
    return states

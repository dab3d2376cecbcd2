"""Judge by pressing keys on a machine with a display; count the fewest presses breadth-first over its states."""

from collections.abc import Iterator
from typing import Any

LEVELS = range(1, 11)
State = tuple[int, str, str]
"""The result so far, the operator that waits and what is being typed."""
START: State = (0, "", "")


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    state: State | None = START
    for key in answer[:-1]:
        state = _press(state, key) if state is not None and key in instance.digits + instance.operators else None
    if answer[-1:] != "=" or state is None or _shown(state) != instance.target:
        return "it does not lead there"
    return "" if len(answer) == _fewest(instance) else "not the fewest presses"


def near_misses(instance: Any, answer: str) -> Iterator[str]:
    """The keys without =, with = twice, and a longer way."""
    yield answer[:-1]
    yield answer + "="
    yield answer[:-1] + answer[-2:]


def _fewest(instance: Any) -> int:
    layer, seen, presses = {START}, {START}, 0
    while True:
        presses += 1
        if any(_shown(state) == instance.target for state in layer):
            return presses
        layer = {
            after for state in layer for key in instance.digits + instance.operators if (after := _press(state, key))
        }
        layer -= seen
        seen |= layer


def _press(state: State, key: str) -> State | None:
    result, operator, typed = state
    if key.isdigit():
        allowed = typed != "0" and len(typed) < 5
        return (result, operator, typed + key) if allowed else None
    shown = _shown(state)
    return None if shown is None else (shown, key, "")


def _shown(state: State) -> int | None:
    """Give what = would show."""
    result, operator, typed = state
    if not typed:
        return None
    number = int(typed)
    if operator == "/":
        shown = result // number if number and result == result // number * number else -1
    else:
        shown = {"": number, "+": result + number, "-": result - number, "*": result * number}[operator]
    return shown if 0 <= shown < 100_000 else None

"""Compile every rule to Python functions and run them as a generator over dictionaries."""

from collections.abc import Iterator
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = list(_lines(instance))
    return "" if answer.split("\n") == right else f"the lines are {right}"


def near_misses(instance: Any, answer: str) -> list[str]:
    """Lines without the last, the first doubled, in reverse."""
    lines = answer.split("\n")
    tries = ["\n".join(lines[:-1]), "\n".join([lines[0], *lines]), "\n".join(lines[::-1])]
    return [text for text in tries if text and text != answer]


def _lines(instance: Any) -> Iterator[str]:
    state = {"A": 0, "B": 0}
    asked = {t for _, actions in instance.rules for what, t, _ in actions if what != "skip"} & set(state)
    left = dict(enumerate([10**9] * len(instance.rules), start=1)) | {instance.stop[0]: instance.stop[1]}
    records = [dict(zip("name colour n star".split(), row, strict=True)) for row in instance.records]
    last: dict[str, Any] = {"colour": None, "n": 10**9}
    for record in records:
        fitting = [
            (n, actions)
            for n, (conditions, actions) in enumerate(instance.rules, start=1)
            if not any(_test(kind, t, k, record, last, state) is negated for negated, kind, t, k in conditions)
        ]
        number, actions = fitting[0]
        for what, t, k in actions:
            if what == "print":
                yield _shown(t, record, state)
            elif what != "skip":
                state[t] = {"add": state[t] + k, "gain": state[t] + record["n"], "reset": 0}[what]
        last = record
        left[number] -= 1
        if left[number] == 0:
            break
    for letter in sorted(asked):
        yield letter + "=" + str(state[letter])


def _test(kind: str, t: str, k: int, record: Any, last: Any, state: Any) -> bool:
    if kind == "count":
        return not state[t] < k
    if kind in ("same", "rise"):
        return bool(last["colour"] == record["colour"] if kind == "same" else last["n"] < record["n"])
    if kind in ("more", "even"):
        return bool(record["n"] in range(k + 1, 1000) if kind == "more" else not record["n"] & 1)
    return bool(record["star"] if kind == "star" else record["colour"] == t)


def _shown(form: str, record: Any, state: Any) -> str:
    name: str = record["name"]
    if form in state:
        return f"{name}/{state[form]}"
    if form in ("pair", "twice"):
        return f"{name}={record['n'] * (1 + (form == 'twice'))}"
    return {"name": name, "caps": name.swapcase(), "back": "".join(reversed(name))}[form]

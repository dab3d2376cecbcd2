"""Judge backwards: what a variable holds is looked up from the last printed statement that decides it."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

LEVELS = range(1, 11)

_STATEMENT = re.compile(
    r"VAR (?P<set>\w+) takes the value (?P<number>\d+)\."
    r"|VAR (?P<copy>\w+) takes the value of VAR (?P<source>\w+)(?: plus (?P<plus>\d+))?\."
    r"|VAR (?P<one>\w+) and VAR (?P<two>\w+) exchange their values\."
    r"|If VAR (?P<test>\w+) holds (?P<held>\d+), VAR (?P<goal>\w+) takes the value (?P<new>\d+)\."
)


def confirm(instance: Any, answer: frozenset[str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    found = list(_STATEMENT.finditer(instance.english))

    @cache
    def value(name: str, time: int) -> int:
        """Give what a variable holds after that many statements."""
        part = found[time - 1].groupdict()
        if part["set"] == name:
            return int(part["number"])
        if part["copy"] == name:
            return value(part["source"], time - 1) + int(part["plus"] or 0)
        if name in (part["one"], part["two"]):
            return value(part["two"] if name == part["one"] else part["one"], time - 1)
        if part["goal"] == name and value(part["test"], time - 1) == int(part["held"]):
            return int(part["new"])
        return value(name, time - 1)

    names = {part["set"] for part in found if part["set"]}
    right = {name for name in names if value(name, len(found)) == instance.value}
    return "" if answer == right else f"the names are {sorted(right)}"


def near_misses(instance: Any, answer: frozenset[str]) -> Iterator[frozenset[str]]:
    """One name more or less."""
    names = sorted({words[0] for _, *words in instance.statements})
    yield from (answer ^ {name} for name in names if answer != {name})


def greedy(instance: Any) -> frozenset[str]:
    """The variables that the text itself gives the value last."""
    given = {part["set"]: part["number"] for part in _STATEMENT.finditer(instance.english) if part["set"]}
    return frozenset(name for name, number in given.items() if number == str(instance.value))

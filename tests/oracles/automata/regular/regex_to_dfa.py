"""Judge by Python's own regular expressions on all words up to a length."""

import re
from itertools import product
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer["table"]) > instance.most:
        return "there are too many states"
    states = range(1, len(answer["table"]) + 1)
    if any(len(row) != len(instance.alphabet) or not set(row) <= set(states) for row in answer["table"]):
        return "no table of states"
    pattern = re.compile(instance.expression.replace("e", "(?:)"))
    for length in range(11):
        for letters in product(range(len(instance.alphabet)), repeat=length):
            state = 1
            for letter in letters:
                state = answer["table"][state - 1][letter]
            word = "".join(instance.alphabet[letter] for letter in letters)
            if (state in answer["accepting"]) != bool(pattern.fullmatch(word)):
                return f"the automaton is wrong about {word!r}"
    return ""


def others(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """The states but the first in the opposite order; a useless state more where it is allowed."""
    size = len(answer["table"])
    name = {1: 1} | {state: size + 2 - state for state in range(2, size + 1)}
    rows = {name[state]: tuple(name[q] for q in row) for state, row in enumerate(answer["table"], start=1)}
    turned = {
        "table": tuple(rows[state] for state in range(1, size + 1)),
        "accepting": frozenset(name[state] for state in answer["accepting"]),
    }
    larger = {**answer, "table": (*answer["table"], answer["table"][0])}
    return [turned, larger] if size < instance.most else [turned]


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """All states accept that did not and the other way round; the first state changes sides; too many states."""
    every = frozenset(range(1, len(answer["table"]) + 1))
    spare = (answer["table"][0],) * (instance.most + 1 - len(every))
    return [
        {**answer, "accepting": every - answer["accepting"]},
        {**answer, "accepting": answer["accepting"] ^ {1}},
        {**answer, "table": (*answer["table"], *spare)},
    ]

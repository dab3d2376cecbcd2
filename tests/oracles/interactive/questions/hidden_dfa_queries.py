"""Run words by a simulator of its own; find the shortest difference by trying all words, which the states bound."""

from itertools import product
from typing import Any

LEVELS = range(1, 11)
LEAST_LEVELS = range(1, 11)


def play(instance: Any, moves: list[tuple[str, Any]]) -> tuple[list[tuple[Any, Any, Any]], str]:
    """Answer the questions and compare the automata, up to the end."""
    seen: list[tuple[Any, Any, Any]] = []
    for verb, what in moves:
        if verb == "ask":
            seen.append((verb, what, tuple(_accepts(instance.table, word) for word in what)))
            continue
        word = _difference(instance.table, what)
        if word is None:
            return [*seen, (verb, (), ())], "won"
        seen.append((verb, (word,), (_accepts(instance.table, word),)))
    return seen, ""


def _accepts(table: Any, word: str) -> bool:
    state = 1
    for letter in word:
        state = table[state - 1]["ab".index(letter)]
    return bool(table[state - 1][2])


def _difference(one: Any, other: Any) -> str | None:
    """Try words, shortest and first in the alphabet first, dropping those that lead to a pair of states met before."""
    words, met = [""], set()
    while words:
        longer = []
        for word in words:
            pair = tuple(_state(table, word) for table in (one, other))
            if pair in met:
                continue
            met.add(pair)
            if one[pair[0] - 1][2] != other[pair[1] - 1][2]:
                return word
            longer += [word + letter for letter in "ab"]
        words = longer
    return None


def _state(table: Any, word: str) -> int:
    state = 1
    for letter in word:
        state = int(table[state - 1][letter == "b"])
    return state


def least(instance: Any) -> int:
    """Return one move: a lucky try; all states must be needed, and every two told apart by short words."""
    table = instance.table
    words = ["".join(word) for length in range(instance.states + 1) for word in product("ab", repeat=length)]
    reached = {_state(table, word) for word in words}
    assert reached == set(range(1, instance.states + 1))
    access = {state: next(word for word in words if _state(table, word) == state) for state in reached}
    rows = {tuple(_accepts(table, access[state] + word) for word in words) for state in reached}
    assert len(rows) == instance.states
    return 1

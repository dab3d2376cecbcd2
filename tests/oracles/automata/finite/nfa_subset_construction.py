"""Judge by the Boolean matrices of the letters, closed under empty moves by powers, on rows of bits."""

from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    nfa = instance.nfa
    matrices = {letter: np.zeros((nfa.size, nfa.size), dtype=int) for letter in ("", *nfa.alphabet)}
    for u, letter, v in nfa.arcs:
        matrices[letter][u, v] = 1
    closure = np.linalg.matrix_power(np.eye(nfa.size, dtype=int) + matrices[""], nfa.size) > 0
    start = tuple(closure[nfa.start])
    rows: dict[tuple[bool, ...], list[tuple[bool, ...]]] = {}
    waiting = [start]
    while waiting:
        bits = waiting.pop()
        if bits not in rows:
            vector = np.array(bits, dtype=int)
            rows[bits] = [tuple((vector @ matrices[letter] @ closure) > 0) for letter in nfa.alphabet]
            waiting += rows[bits]
    table = {(_names(bits), *map(_names, following)) for bits, following in rows.items()}
    if set(answer["table"]) != table:
        return "the rows are others"
    accepting = {_names(bits) for bits in rows if any(bits[state] for state in nfa.accepting)}
    return "" if set(answer["accepting"]) == accepting else "the accepting sets are others"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """A row left out, a row for a set with a state that does not exist, and the accepting sets exchanged."""
    rows = sorted(answer["table"], key=lambda row: [sorted(states) for states in row])
    sets = frozenset(row[0] for row in rows)
    size = instance.nfa.size
    extra = (frozenset({size + 1}), *rows[0][1:])
    return [
        {**answer, "table": frozenset(rows[1:])},
        {**answer, "table": frozenset([*rows, extra])},
        {**answer, "accepting": sets - answer["accepting"]},
    ]


def _names(bits: tuple[bool, ...]) -> frozenset[int]:
    return frozenset(state for state, bit in enumerate(bits, start=1) if bit)

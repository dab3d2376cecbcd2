"""Jugs without marks: what filling, emptying and pouring do to the amounts in them."""

from __future__ import annotations

from collections.abc import Iterator

NAMES = "ABCDE"

Amounts = tuple[int, ...]


def actions(jugs: int, tap: bool, drain: bool) -> tuple[str, ...]:
    """List all actions, whether they change anything or not.

    >>> actions(2, True, False)
    ('fill_A', 'fill_B', 'A>B', 'B>A')
    """
    names = NAMES[:jugs]
    ends = [f"fill_{name}" for name in names if tap] + [f"empty_{name}" for name in names if drain]
    return (*ends, *(f"{a}>{b}" for a in names for b in names if a != b))


def successors(capacities: Amounts, tap: bool, drain: bool, state: Amounts) -> Iterator[tuple[str, Amounts]]:
    """Yield every action that changes the amounts, and the amounts after it.

    >>> dict(successors((5, 3), True, True, (5, 0)))
    {'empty_A': (0, 0), 'A>B': (2, 3), 'fill_B': (5, 3)}
    """
    for i, amount in enumerate(state):
        name, before, after = NAMES[i], state[:i], state[i + 1 :]
        if tap and amount < capacities[i]:
            yield f"fill_{name}", (*before, capacities[i], *after)
        if drain and amount:
            yield f"empty_{name}", (*before, 0, *after)
        for j, other in enumerate(state):
            poured = min(amount, capacities[j] - other)
            if poured and i != j:
                poured_out = [*before, amount - poured, *after]
                poured_out[j] = other + poured
                yield f"{name}>{NAMES[j]}", tuple(poured_out)

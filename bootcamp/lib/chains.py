"""Markov chains given by a function of the state: mean gains until the end, in steps or in continuous time."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from fractions import Fraction
from typing import TypeVar

S = TypeVar("S", bound=Hashable)
Weights = Mapping[S, int | Fraction]


def jumps(rates: Weights[S]) -> dict[S, Fraction]:
    """Turn weights, such as the rates of moves in continuous time, into the chances of the next state.

    >>> jumps({"a": 1, "b": 2})
    {'a': Fraction(1, 3), 'b': Fraction(2, 3)}
    """
    whole = Fraction(sum(rates.values()))
    return {state: rate / whole for state, rate in rates.items() if rate}


def mean_gain(
    start: S, moves: Callable[[S], Weights[S]], gain: Callable[[S], int | Fraction], budget: int = 400
) -> Fraction:
    """Give the mean sum of the gains of all states on the way from `start` to a final state, both included.

    `moves` gives the chances of the next state, and nothing for a final one. With a gain of 1 where the chain goes on
    this is the mean number of steps; with gains at final states alone it is a chance of ending.

    >>> half = Fraction(1, 2)
    >>> mean_gain(2, lambda n: {n - 1: half, n + 1: half} if 0 < n < 5 else {}, lambda n: int(n == 5))
    Fraction(2, 5)

    Raises:
        ValueError: more than `budget` states can be reached, or some of them never leads to a final one.
    """
    rows: dict[S, dict[S, Fraction]] = {}
    waiting = [start]
    while waiting:
        state = waiting.pop()
        if state not in rows:
            rows[state] = {other: Fraction(chance) for other, chance in moves(state).items() if chance}
            waiting += [other for other in rows[state] if other not in rows]
        if len(rows) > budget:
            raise ValueError(f"chain has more than {budget} states: expected fewer")
    gains = {state: Fraction(gain(state)) for state in rows}
    for state in list(rows)[:0:-1]:
        row, value = rows.pop(state), gains[state]
        stay = 1 - row.pop(state, Fraction(0))
        if not stay:
            raise ValueError("chain has a state that never leads to a final one")
        for origin, others in rows.items():
            weight = others.pop(state, Fraction(0)) / stay
            if weight:
                gains[origin] += weight * value
                for other, chance in row.items():
                    others[other] = others.get(other, Fraction(0)) + weight * chance
    stay = 1 - rows[start].get(start, Fraction(0))
    if not stay:
        raise ValueError("chain has a state that never leads to a final one")
    return gains[start] / stay

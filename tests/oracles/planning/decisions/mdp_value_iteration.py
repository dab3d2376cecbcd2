"""Judge with matrices of rationals of sympy: one matrix of chances and one column of rewards for all actions."""

from fractions import Fraction
from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    rows = [(state, *choice) for state, own in enumerate(instance.choices) for choice in own]
    count = len(instance.choices)
    chances = sympy.zeros(len(rows), count)
    for place, (_, _, _, ends) in enumerate(rows):
        for end, quarters in ends:
            chances[place, int(end[1:]) - 1] += sympy.Rational(quarters, 4)
    rewards = sympy.Matrix([reward for _, _, reward, _ in rows])
    values = sympy.zeros(count, 1)
    for sweep in range(instance.sweeps + 1):
        worths = rewards + chances * values / 2
        best = [max((worths[p] for p, row in enumerate(rows) if row[0] == state)) for state in range(count)]
        if sweep < instance.sweeps:
            values = sympy.Matrix(best)
    policy = {
        f"S{state + 1}": next(row[1] for p, row in enumerate(rows) if row[0] == state and worths[p] == best[state])
        for state in range(count)
    }
    exact = {f"S{state + 1}": Fraction(int(value.p), int(value.q)) for state, value in enumerate(values)}
    return "" if answer == {"values": exact, "policy": policy} else f"right is {exact}, {policy}"

"""Carry out the updates with rationals of sympy on a nested table, traces as sums over earlier steps."""

from fractions import Fraction
from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    table = [[sympy.Rational(value) for value in row] for row in instance.table]
    alpha, gamma, share = (sympy.Rational(str(one)) for one in (instance.alpha, instance.gamma, instance.share))
    steps = [(int(state[1:]) - 1, "abc".index(action), reward) for state, action, reward in instance.log]
    for t, (s, a, r) in enumerate(steps):
        if t == len(steps) - 1:
            ahead = sympy.Integer(0)
        elif instance.rule == "q":
            ahead = sympy.Max(*table[steps[t + 1][0]])
        elif instance.rule == "expected":
            row = table[steps[t + 1][0]]
            ahead = (1 - share) * sympy.Max(*row) + share * sympy.Add(*row) / len(row)
        else:
            ahead = table[steps[t + 1][0]][steps[t + 1][1]]
        d = r + gamma * ahead - table[s][a]
        for back in range(t + 1 if instance.rule == "traces" else 1):
            place, col, _ = steps[t - back]
            table[place][col] += alpha * d * (gamma * share) ** back
    right = {f"S{s + 1}{'abc'[a]}": Fraction(int(table[s][a].p), int(table[s][a].q)) for s, a, _ in steps}
    return "" if answer == right else f"right is {right}"

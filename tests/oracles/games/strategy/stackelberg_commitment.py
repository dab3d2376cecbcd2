"""Judge by a linear programme of scipy for every reply of the follower."""

from fractions import Fraction
from typing import Any

import numpy as np
from scipy.optimize import linprog

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    leader, follower = np.array(instance.leader, dtype=float), np.array(instance.follower, dtype=float)
    best = -1.0
    for j in range(leader.shape[1]):
        gaps = (follower - follower[:, [j]]).T
        found = linprog(-leader[:, j], gaps, np.zeros(len(gaps)), [[1.0] * len(leader)], [1.0], bounds=(0, 1))
        if found.status == 0:
            best = max(best, -found.fun)
    if abs(best - float(answer["value"])) > 1e-7:
        return f"the value is {best}"
    mix = answer["mix"]
    if sum(mix) != 1 or any(p < 0 for p in mix):
        return "no distribution"
    cols = range(leader.shape[1])
    theirs = [sum((p * row[k] for p, row in zip(mix, instance.follower, strict=True)), Fraction(0)) for k in cols]
    mine = [sum((p * row[k] for p, row in zip(mix, instance.leader, strict=True)), Fraction(0)) for k in cols]
    pick = answer["reply"] - 1
    if any(theirs[k] > theirs[pick] or (theirs[k] == theirs[pick] and mine[k] > mine[pick]) for k in cols):
        return "another reply"
    return "" if mine[pick] == answer["value"] else "another payoff"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Another value, reply or mix."""
    n, cols = len(answer["mix"]), len(instance.leader[0])
    wrong = [answer | {"value": answer["value"] + 1}, answer | {"reply": answer["reply"] % cols + 1}]
    wrong.append(answer | {"mix": (Fraction(1, n),) * n})
    return [one for one in wrong if confirm(instance, one)]

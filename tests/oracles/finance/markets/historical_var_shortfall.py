"""Judge by the quantile integral: the losses as a step function of the weight, integrated over the tail (numpy)."""

from fractions import Fraction
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Return "" if `answer` is right, else what is wrong with it."""
    own = -np.array(instance.changes) * np.array(instance.values)  # euros: thousands times tenths of a percent
    losses = own.sum(axis=1)
    weights = np.array(instance.weights)
    # each scenario in a hundred times its weight of equal slices, so that the tail is a whole number of slices
    slices = np.repeat(np.arange(len(losses)), 100 * weights)
    ranked = slices[np.argsort(-losses[slices], kind="stable")]
    size = (100 - instance.level) * int(weights.sum())
    tail = ranked[:size]
    if int(losses[tail[-1]]) != answer["risk"]:
        return f"the value at risk is {losses[tail[-1]]}"
    if Fraction(int(losses[tail].sum()), size) != answer["shortfall"]:
        return f"the shortfall is about {losses[tail].mean()}"
    mine = own[tail, instance.asked]
    return "" if Fraction(int(mine.sum()), size) == answer["part"] else f"the part is about {mine.mean()}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The value at risk less, the shortfall equal to it."""
    return [{**answer, "risk": answer["risk"] - 1}, {**answer, "shortfall": Fraction(answer["risk"]) - 1}]

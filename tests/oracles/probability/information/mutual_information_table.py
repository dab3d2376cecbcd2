"""Judge to ten places by sums of p log(p/q) in numpy, and by scipy's relative entropy."""

from typing import Any

import numpy as np
from scipy.special import rel_entr

from bootcamp.verifiers.symbolic import add, evaluate, mul, neg, parse

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _right(instance)
    value = float(evaluate(answer, {}, digits=30).real)
    return "" if abs(value - right) < 1e-10 else f"it is {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The other sign, half as much, one more, natural logarithms."""
    return [neg(answer), mul(parse("1/2"), answer), add(answer, 1), mul(answer, parse("ln(2)"))]


def _right(instance: Any) -> float:
    tables = [np.array([[float(cell) for cell in row] for row in table]) for table in instance.tables]
    if instance.kind == "divergence":
        return float(rel_entr(tables[0][:, 0], tables[0][:, 1]).sum() / np.log(2))
    if instance.kind == "channel":
        return _shared(tables[0].T * tables[1])
    if instance.kind == "given":
        return sum(float(table.sum()) * _shared(table) for table in tables)
    return max(map(_shared, tables))


def _shared(table: Any) -> float:
    joint = table / table.sum()
    apart = np.outer(joint.sum(axis=1), joint.sum(axis=0))
    return float(rel_entr(joint, apart).sum() / np.log(2))

"""Judge by the table filled in, whose relations must all hold, or by scipy's one-way analysis."""

from math import isclose, prod
from typing import Any

import numpy as np
from scipy import stats

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if instance.groups:
        values = np.concatenate(instance.groups)
        within = sum(len(group) * np.var(group) for group in instance.groups)
        right = (len(values) * np.var(values) - within, within, stats.f_oneway(*instance.groups).statistic)
        close = [isclose(float(a), float(b), rel_tol=1e-8) for a, b in zip(answer, right, strict=False)]
        return "" if len(answer) == 3 and all(close) else "other values"
    if len(answer) != len(instance.blank):
        return "other entries"
    table = dict(instance.shown) | dict(zip(instance.blank, answer, strict=True))
    parts = ("between",) if instance.factors == 1 else ("rows", "columns")
    last = "within" if instance.factors == 1 else "error"
    for column in ("ss", "df"):
        if table["total", column] != sum(table[source, column] for source in (*parts, last)):
            return "the column does not add up"
    if any(table[source, "ms"] * table[source, "df"] != table[source, "ss"] for source in (*parts, last)):
        return "a mean square is wrong"
    if any(table[source, "f"] * table[last, "ms"] != table[source, "ms"] for source in parts):
        return "a quotient is wrong"
    product = prod(table[source, "df"] for source in parts)
    return "the degrees of freedom are wrong" if instance.factors == 2 and table[last, "df"] != product else ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One entry off, two exchanged."""
    first, second, *rest = answer
    found = [(first + 1, second, *rest), (first, second * 2, *rest), (second, first, *rest)]
    return [near for near in found if near != answer]

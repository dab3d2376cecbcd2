"""Judge by scipy's tests to nine places and by the shortcut sum of o²/e in Fractions, after joining by hand."""

from fractions import Fraction
from typing import Any

from scipy.stats import chi2_contingency, chisquare

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    columns = [list(column) for column in zip(*instance.counts, strict=True)]
    weights = [Fraction(part) for part in instance.ratio] or [Fraction(sum(column)) for column in columns]
    totals, whole = [sum(row) for row in instance.counts], sum(map(sum, instance.counts))

    def least(weight: Fraction) -> Fraction:
        return min(total * weight / sum(weights) for total in totals)

    i = 0
    while instance.joined and i < len(columns) and len(columns) > 1:
        if least(weights[i]) >= 5:
            i += 1
            continue
        j = i + 1 if i + 1 < len(columns) else i - 1
        low, high = min(i, j), max(i, j)
        columns[low] = [a + b for a, b in zip(columns[low], columns.pop(high), strict=True)]
        weights[low] += weights.pop(high)
        i = low
    expected = [[total * weight / sum(weights) for total in totals] for weight in weights]
    cells = [(o, e) for column, row in zip(columns, expected, strict=True) for o, e in zip(column, row, strict=True)]
    right = sum((Fraction(o * o) / e for o, e in cells), Fraction(0)) - whole
    if instance.ratio:
        table, df = chisquare([o for o, _ in cells], [float(e) for _, e in cells]).statistic, len(cells) - 1
    else:
        result = chi2_contingency(columns, correction=False)
        table, df = result.statistic, int(result.dof)
    assert abs(table - right) < 1e-9 * max(1, right)
    return "" if (answer["chi2"], answer["df"]) == (right, df) else f"they are {right}, {df}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One degree more, and a statistic a little off."""
    return [{**answer, "df": answer["df"] + 1}, {**answer, "chi2": answer["chi2"] + Fraction(1, 7)}]

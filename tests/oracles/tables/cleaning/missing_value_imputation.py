"""Judge by records of rows that are filled column by column with the standard library's statistics."""

from fractions import Fraction
from statistics import median, multimode
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    heads = "CDEF"[: len(instance.columns)]
    records: dict[int, dict[str, Any]] = {}
    for place, (group, day) in enumerate(zip(instance.groups, instance.days, strict=True)):
        cells = {head: column[place] for head, column in zip(heads, instance.columns, strict=True)}
        records[place + 1] = {"A": group, "B": day, **cells}
    for kind, place, most in instance.rules:
        head = heads[place]
        if kind == "drop":
            records = {n: row for n, row in records.items() if list(row.values()).count(None) <= most}
            continue
        full = {n: dict(row) for n, row in records.items() if row[head] is not None}
        for n, row in records.items():
            if n not in full:
                row[head] = _guess(kind, head, n, row, full, records)
    right = {cell: Fraction(records[int(cell[1:])][cell[0]]) for cell in instance.asked}
    return "" if right == answer else f"the values are {right}"


def _guess(kind: str, head: str, n: int, row: Any, full: Any, records: Any) -> Any:
    family = {m: other for m, other in full.items() if other["A"] == row["A"]}
    if kind == "forward":
        above = max((m for m in records if m < n), default=0)
        return family[above][head] if above in family else None
    if kind == "median":
        return median([Fraction(other[head]) for other in family.values()]) if len(family) > 2 else None
    if kind == "line":
        points = [(other["B"], Fraction(other[head])) for other in full.values()]
        low, high = [p for p in points if p[0] < row["B"]], [p for p in points if p[0] > row["B"]]
        if not low or not high:
            return None
        (a, x), (b, y) = max(low), min(high)
        if b - a > 9:
            return None
        return (x * (b - row["B"]) + y * (row["B"] - a)) / (b - a)
    if kind == "mode":
        return min(multimode(other[head] for other in full.values())) if full else None
    scores = []
    for m, other in full.items():
        same = [c for c in row if c not in ("B", head) and row[c] is not None and row[c] == other[c]]
        scores.append((len(same), -m))
    if len(scores) < 2:
        return None
    best = sorted(scores)[-2:]
    return Fraction(sum(Fraction(full[-m][head]) for _, m in best), 2)


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One value a little larger or smaller."""
    first = instance.asked[0]
    return [{**answer, first: answer[first] + step} for step in (1, -1, Fraction(1, 2))]

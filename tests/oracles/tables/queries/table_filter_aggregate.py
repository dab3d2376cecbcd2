"""Judge by the SQL engine of sqlite3, from the parts of the instance put together as a query."""

import sqlite3
from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)
_SIGNS = {"is": "=", "not": "<>", "least": ">=", "less": "<"}


def confirm(instance: Any, answer: tuple[tuple[Fraction, ...], ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _rows(instance, instance.least)
    return "" if answer == right else f"the rows are {right}"


def near_misses(instance: Any, answer: tuple[tuple[Fraction, ...], ...]) -> list[tuple[tuple[Fraction, ...], ...]]:
    """The groups in the opposite order, one group left out, and small groups kept."""
    wrong = [answer[::-1], answer[1:], _rows(instance, 1)]
    return [rows for rows in wrong if rows and rows != answer]


def _rows(instance: Any, least: int) -> tuple[tuple[Fraction, ...], ...]:
    with sqlite3.connect(":memory:") as base:
        width = len(instance.rows[0])
        base.execute(f"create table t0 ({', '.join(f'c{i}' for i in range(width))})")
        base.executemany(f"insert into t0 values ({', '.join('?' * width)})", instance.rows)
        for place, (a, b, (column, test, value)) in enumerate(instance.formulas):
            words = f"iif(c{column} {_SIGNS[test]} {value!r}, c{a} - c{b}, c{a} + c{b})"
            base.execute(f"create table t{place + 1} as select *, {words} as c{width + place} from t{place}")
        where = " and ".join(
            "(" + " or ".join(f"c{column} {_SIGNS[test]} ?" for column, test, _ in atoms) + ")"
            for atoms in instance.conditions
        )
        values = [value for atoms in instance.conditions for _, _, value in atoms]
        parts = ", ".join(f"sum(c{i}), count(c{i}), max(c{i}), min(c{i})" for _, i in instance.aggregates)
        found = base.execute(
            f"select {parts} from t{len(instance.formulas)} where {where} group by c{instance.group} "
            f"having count(*) >= {least} order by c{instance.group}",
            values,
        ).fetchall()
    return tuple(
        tuple(
            _value(name, *row[4 * i : 4 * i + 4])
            for i, (name, _) in enumerate(instance.aggregates)
            if row[4 * i + 1]  # a small group may have nothing to aggregate
        )
        for row in found
    )


def _value(name: str, total: int, count: int, largest: int, smallest: int) -> Fraction:
    return {"sum": Fraction(total), "mean": Fraction(total, count), "largest": Fraction(largest)}.get(
        name, Fraction(smallest)
    )

"""Judge by SQLite, which reads the printed tables and query."""

import sqlite3
from typing import Any

LEVELS = range(1, 11)

Rows = tuple[tuple[int, ...], ...]


def confirm(instance: Any, answer: Rows) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _asked(instance, "\n".join(instance.query))
    return "" if answer == right else f"the rows are {right}"


def near_misses(instance: Any, answer: Rows) -> list[Rows]:
    """The rows without the condition on groups or on y, with the other join, and in the opposite order."""
    query = "\n".join(instance.query)
    changed = (
        query.replace(f"HAVING COUNT(*) >= {instance.least}", ""),
        query.replace("LEFT JOIN", "JOIN"),
        query.replace(f"<= {instance.most}", "<= 99"),
        query.replace(" DESC", ""),
    )
    found = [_asked(instance, one) for one in changed]
    return [one for one in found if one != answer and all(value is not None for row in one for value in row)]


def _asked(instance: Any, query: str) -> Rows:
    base = sqlite3.connect(":memory:")
    for line in instance.tables:
        head, rows = line.split(": ")
        base.execute(f"CREATE TABLE {head}")
        base.execute(f"INSERT INTO {head} VALUES {rows}")
    found = tuple(base.execute(query))
    base.close()
    return found

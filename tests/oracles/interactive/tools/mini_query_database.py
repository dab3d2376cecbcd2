"""Let sqlite3 run every query, and the question itself as one statement."""

import re
import sqlite3
from typing import Any

LEVELS = range(1, 11)


def play(instance: Any, moves: list[tuple[str, str]]) -> tuple[list[tuple[str, tuple[str, ...], int, bool]], str]:
    """Turn each move into SQL."""
    base = sqlite3.connect(":memory:")
    base.execute("create table workers (id integer, name text, city text, team text, wage integer, boss integer)")
    base.execute("create table shifts (id integer, worker integer, day text, hours integer)")
    base.executemany("insert into workers values (?, ?, ?, ?, ?, ?)", instance.workers)
    base.executemany("insert into shifts values (?, ?, ?, ?)", instance.shifts)
    seen: list[tuple[str, tuple[str, ...], int, bool]] = []
    for verb, words in moves:
        text = re.sub("[\"'`‘’“”]", "", words)
        if verb == "answer":
            right = words.strip().lower() == _answer(base, instance)
            return [*seen, (verb, (words,), 0, right)], "won" if right else "lost"
        body = re.sub(r"(?<=[=\s])([a-z]+)(?=\s*(and|$))", r"'\1'", text.lower()) if "where" in text.lower() else text
        if verb == "count":
            sql = f"select count(*) from {body}"
        else:
            column, rest = re.split(r"\s+of\s+", body, maxsplit=1)
            what = column if verb == "list" else f"{verb}({column})"
            sql = f"select {what} from {rest}" + (" order by rowid" if verb == "list" else "")
        values = [str(row[0]) for row in base.execute(sql) if row[0] is not None]
        if verb == "sum":
            values = values or ["0"]
        seen.append((verb, tuple(values[:5]), max(0, len(values) - 5), False))
    return seen, ""


def _answer(base: sqlite3.Connection, instance: Any) -> str:
    order = "asc" if instance.lowest else "desc"
    found = f"""select * from (select * from workers where city = '{instance.city}' order by wage {order}
        limit 1 offset {instance.rank - 1})"""
    for _ in range(instance.up):
        found = f"select workers.* from workers join ({found}) as below on workers.id = below.boss"
    if instance.asked == "name":
        return str(base.execute(f"select name from ({found})").fetchone()[0])
    worker = f"worker = (select id from ({found}))"
    if instance.asked == "hours":
        return str(base.execute(f"select sum(hours) from shifts where {worker}").fetchone()[0] or 0)
    days = f"select sum(hours) from shifts where {worker} group by day order by 1 desc limit 1"
    row = base.execute(days).fetchone()
    return str(row[0] if row else 0)

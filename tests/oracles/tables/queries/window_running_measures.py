"""Judge by the window functions of sqlite3; shares are divided in floating point."""

import sqlite3
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    with sqlite3.connect(":memory:") as base:
        base.execute("create table t0 (part text, day integer, v real)")
        base.executemany("insert into t0 values (?, ?, ?)", [(part, day, float(v)) for part, day, v in instance.rows])
        for place, (kind, size) in enumerate(instance.steps):
            order = "over (partition by part order by day"
            earlier = f"select count(*) from t{place} u where u.part = t{place}.part and u.day < t{place}.day"
            text = {
                "total": f"sum(v) {order})",
                "gap": f"coalesce(v - lag(v) {order}), 0.0)",
                "top": f"max(v) {order})",
                "mean": f"avg(v) {order} rows between {size} preceding and current row)",
                "days": f"sum(v) {order} range between {size} preceding and current row)",
                "share": "v / sum(v) over (partition by part)",
                "below": f"({earlier} and u.v < t{place}.v - 1e-9) * 1.0",
            }[kind]
            base.execute(f"create table t{place + 1} as select part, day, {text} as v from t{place}")
        values = dict(base.execute(f"select day, v from t{len(instance.steps)}"))
    right = [values[day] for day in instance.asked]
    close = len(right) == len(answer) and all(abs(a - float(b)) < 1e-7 for a, b in zip(right, answer, strict=True))
    return "" if close else f"the values are {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One more, and another order."""
    wrong = [(answer[0] + 1, *answer[1:]), answer[::-1]]
    return [one for one in wrong if one != answer]

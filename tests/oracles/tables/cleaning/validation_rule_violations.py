"""Judge by queries of sqlite3 and by datetime."""

import re
import sqlite3
from datetime import date
from typing import Any

LEVELS = range(1, 11)
_QUERIES = {
    "least": "count < {0}",
    "most": "price > {0}",
    "unique": "(select count(*) from t u where u.id = t.id) > 1",
    "if": "state = '{1}' and count <= {0}",
    "product": "count * price > {0} and state <> '{1}'",
    "known": "code not in (select name from p)",
    "order": "id <= (select u.id from t u where u.row = t.row - 1)",
    "group": "(select sum(u.count) from t u where u.code = t.code) > {0}",
    "same": "exists (select 1 from t u where u.code = t.code and u.price <> t.price)",
    "digits": "id % 10 = count % 10",
}


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = set()
    with sqlite3.connect(":memory:") as base:
        base.execute("create table t (row integer, id integer, code text, count integer, price integer, day, state)")
        base.execute("create table p (name text)")
        base.executemany("insert into p values (?)", [(name,) for name in instance.products])
        lines = [(place, *row) for place, row in enumerate(instance.rows, 1)]
        base.executemany("insert into t values (?, ?, ?, ?, ?, ?, ?)", lines)
        for number, (kind, limit, word) in enumerate(instance.rules, 1):
            if kind == "shape":
                found = [line[0] for line in lines if not re.fullmatch(r"[A-Z]-[0-9]{2}", line[2])]
            elif kind == "day":
                found = [line[0] for line in lines if not _is_date(line[5])]
            else:
                query = f"select row from t where {_QUERIES[kind].format(limit, word)}"
                found = [row for (row,) in base.execute(query)]
            right |= {(row, number) for row in found}
    return "" if set(answer) == right else f"the violations are {sorted(right)}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One left out; one turned round; one added."""
    some = min(answer)
    pairs = {(row, rule) for row in range(1, len(instance.rows) + 1) for rule in range(1, len(instance.rules) + 1)}
    wrong = [answer - {some}, answer ^ {some[::-1]}]
    if pairs - answer:
        wrong.append(answer | {min(pairs - answer)})
    return [one for one in wrong if one and one != answer]


def _is_date(text: str) -> bool:
    try:
        date.fromisoformat(text)
    except ValueError:
        return False
    return True

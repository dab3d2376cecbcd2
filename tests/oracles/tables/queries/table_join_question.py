"""Judge by joins and anti-joins of sqlite3."""

import sqlite3
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    with sqlite3.connect(":memory:") as base:
        for name, columns, rows in (
            ("sales", "item, shop, count", instance.sales),
            ("items", "item, price, kind", instance.items),
            ("shops", "shop, town", instance.shops),
            ("towns", "town, land", instance.towns),
        ):
            base.execute(f"create table {name} ({columns})")
            marks = ", ".join("?" * (columns.count(",") + 1))
            base.executemany(f"insert into {name} values ({marks})", rows)
        places = ("shops " if instance.shops else "") + ("join towns using (town)" if instance.towns else "")
        if instance.kind == "value":
            where = f"where kind = '{instance.only}'" if instance.only else ""
            joined = f"sales join items using (item) {f'join {places[:5]} using (shop) {places[6:]}' if places else ''}"
            query = f"select {instance.by}, sum(count * price) from {joined} {where} group by 1"
        else:
            sold = "select shop from sales"
            if instance.only:
                sold += f" where item in (select item from items where kind = '{instance.only}')"
            query = f"select {instance.by}, count(distinct shop) from {places} where shop not in ({sold}) group by 1"
        found = dict(base.execute(query))
    right = [found.get(group, 0) for group in instance.groups]
    return "" if list(answer) == right else f"the numbers are {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One number changed; the opposite order."""
    wrong = [(answer[0] + 1, *answer[1:]), answer[::-1]]
    return [one for one in wrong if one != answer]

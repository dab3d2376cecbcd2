"""Judge by SQLite, which runs the reference on both data sets."""

import re
import sqlite3
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if (
        len(re.findall(r"<>|<=|>=|[<>=]", answer.partition("WHERE")[2] or answer.partition("HAVING")[2]))
        > instance.most
    ):
        return "too many conditions"
    return "" if _right(instance, answer) else "other rows"


def others(instance: Any, answer: str) -> list[str]:
    """The same query in small letters, on several lines, with tables named, and with its conditions turned round."""
    lines = re.sub(r" (FROM|WHERE|GROUP)", r"\n\1", answer)
    dotted = re.sub(r"(?<=\()([a-l])(?=\))", lambda hit: f"{_table(hit[1])}.{hit[1]}", answer)
    turned = re.sub(r"WHERE (.*?) AND (.*?)(?= GROUP|$)", r"WHERE \2 AND \1", answer)
    named = re.sub(r"^SELECT (\w)", r"SELECT \1 AS first", answer)
    return [answer.lower(), lines + ";", dotted, turned, named, answer.replace("<>", "!=")]


def near_misses(instance: Any, answer: str) -> list[str]:
    """Queries without a clause or with another sign, number or aggregate that give other rows, and no queries."""
    changed = [
        re.sub(r" WHERE .*?(?= GROUP|$)", "", answer),
        re.sub(r" HAVING .*", "", answer),
        re.sub(r"(?<= )>(?= )", ">=", answer),
        re.sub(r"(?<= )<(?= )", ">", answer),
        re.sub(r"\d+$", lambda hit: str(int(hit[0]) + 3), answer),
        answer.replace("SUM(", "MAX("),
    ]
    wrong = [one for one in changed if one != answer and not _right(instance, one)]
    return [
        *wrong,
        answer.replace("SELECT", "SELECT z,"),
        answer + " OR 1 = 1",
        answer.replace("FROM p", "FROM s"),
        "SELECT",
    ]


def _table(column: str) -> str:
    return "pqr"["abcdefghijkl".index(column) // 4]


def _right(instance: Any, query: str) -> bool:
    for data, target in zip(instance.data, instance.targets, strict=True):
        base = sqlite3.connect(":memory:")
        for (name, columns), rows in zip(instance.names.items(), data, strict=True):
            base.execute(f"CREATE TABLE {name} ({', '.join(columns)})")
            base.executemany(f"INSERT INTO {name} VALUES ({', '.join('?' * len(columns))})", rows)
        try:
            found = base.execute(query).fetchall()
        except sqlite3.Error:
            return False
        finally:
            base.close()
        if sorted(found) != sorted(map(tuple, target)):
            return False
    return True

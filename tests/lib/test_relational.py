"""The reader of the small part of SQL refuses what is not in it, and the evaluator agrees with SQLite."""

from __future__ import annotations

import sqlite3

import pytest

from bootcamp.lib.relational import Fault, evaluate, parse

COLUMNS = {"p": ("a", "b"), "q": ("c", "d"), "s": ("e", "f")}
DATA = {"p": [(1, 5), (2, 7), (1, 9)], "q": [(1, 4), (1, 8), (3, 7)], "s": [(1, 1), (4, 8)]}


@pytest.mark.parametrize(
    "text",
    [
        "SELECT a, b FROM p",
        "select a from p where b > 5 and a <> 2;",
        "SELECT p.a, COUNT(*), MAX(d) FROM p JOIN q ON a = c GROUP BY p.a",
        "SELECT b, SUM(d) AS total FROM p INNER JOIN q ON c = a WHERE d < b GROUP BY b HAVING SUM(d) >= 4 AND b != 9",
        "SELECT COUNT(*), MIN(b) FROM p",
        "SELECT a FROM p GROUP BY a",
        "SELECT a, f FROM p JOIN q ON a = c JOIN s ON d = f",
    ],
)
def test_agrees_with_sqlite(text: str) -> None:
    base = sqlite3.connect(":memory:")
    for name, columns in COLUMNS.items():
        base.execute(f"CREATE TABLE {name} ({', '.join(columns)})")
        base.executemany(f"INSERT INTO {name} VALUES (?, ?)", DATA[name])
    expected = sorted(base.execute(text).fetchall())
    base.close()
    query = parse(text)
    assert sorted(evaluate(query, COLUMNS, DATA)) == expected
    assert sorted(evaluate(parse(query.text()), COLUMNS, DATA)) == expected


@pytest.mark.parametrize(
    "text",
    [
        "",
        "SELECT",
        "SELECT a",
        "SELECT a FROM p WHERE",
        "SELECT a FROM p WHERE a = 1 OR b = 2",
        "SELECT a FROM p, q",
        "SELECT * FROM p",
        "SELECT a FROM p; DROP p",
        "SELECT a FROM p ORDER BY a",
        "SELECT (SELECT a FROM p) FROM p",
        "SELECT a FROM p WHERE a = 'x'",
        "SELECT a FROM p JOIN q ON a < c",
        "SELECT a FROM p JOIN q ON a = 1",
        "SELECT a FROM p" + " WHERE a = 1" * 500,
        "SELECT a, COUNT(*) FROM p",
        "SELECT a, b FROM p GROUP BY a",
        "SELECT a FROM p HAVING a > 1",
        "SELECT a FROM p WHERE COUNT(*) > 1",
        "SELECT z FROM p",
        "SELECT c FROM p",
        "SELECT q.a FROM p JOIN q ON a = c",
        "SELECT a FROM r",
        "SELECT a FROM p JOIN p ON a = b",
        "SELECT a FROM p JOIN q ON a = e JOIN s ON c = e",
    ],
)
def test_refuses(text: str) -> None:
    with pytest.raises(Fault):
        evaluate(parse(text), COLUMNS, DATA)

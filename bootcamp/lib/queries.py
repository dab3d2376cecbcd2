"""A small query language about one table at a time: count, sum, max, min and list with conditions."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

VERBS = ("count", "sum", "max", "min", "list")


class Query(NamedTuple):
    """A verb, the table, the column (the first one for count) and conditions of a column, a sign and a value."""

    verb: str
    table: str
    column: str
    conditions: tuple[tuple[str, str, str], ...]


def read(verb: str, text: str, tables: Mapping[str, Sequence[str]], texts: Collection[str]) -> Query | None:
    """Read what follows a verb; None if it is no query about `tables`, whose columns `texts` hold words.

    Quotes do not count.

    >>> read("sum", "wage of staff where id > 3 and city = Oslo", {"staff": ("id", "city", "wage")}, {"city"})
    Query(verb='sum', table='staff', column='wage', conditions=(('id', '>', '3'), ('city', '=', 'oslo')))
    >>> read("sum", "city of staff", {"staff": ("id", "city", "wage")}, {"city"}) is None
    True
    """
    words = re.findall(r"\w+|[^\w\s'\"`’‘“”]", text.casefold())
    if verb == "count":
        words = [tables.get(words[0], ("",))[0] if words else "", "of", *words]
    joints = words[3::4]
    if len(words) % 4 != 3 or words[1] != "of" or joints != ["where", *["and"] * len(words)][: len(joints)]:
        return None
    table, column = words[2], words[0]
    conditions = [(words[place], words[place + 1], words[place + 2]) for place in range(4, len(words), 4)]
    columns = tables.get(table, ())
    if column not in columns or (column in texts and verb not in ("count", "list")):
        return None
    for name, sign, value in conditions:
        number = name not in texts
        if name not in columns or sign not in ("=<>" if number else "="):
            return None
        if number and not re.fullmatch("[0-9]{1,9}", value):
            return None
    return Query(verb, table, column, tuple(conditions))


def run(query: Query, columns: Sequence[str], rows: Sequence[Sequence[int | str]]) -> tuple[str, ...]:
    """Give what a query finds, as texts; the largest or smallest of no rows is nothing.

    >>> run(read("max", "wage of staff", {"staff": ("id", "wage")}, ()), ("id", "wage"), [(1, 70), (2, 90)])
    ('90',)
    """
    tests = [(columns.index(name), sign, value) for name, sign, value in query.conditions]
    column = columns.index(query.column)
    values = [row[column] for row in rows if all(_holds(row[place], sign, value) for place, sign, value in tests)]
    if query.verb == "count":
        return (str(len(values)),)
    if query.verb == "sum":
        return (str(sum(int(value) for value in values)),)
    if query.verb != "list":
        values = sorted(values, reverse=query.verb == "max")[:1]
    return tuple(map(str, values))


def _holds(value: int | str, sign: str, other: str) -> bool:
    if isinstance(value, str):
        return value == other
    return value == int(other) if sign == "=" else value < int(other) if sign == "<" else value > int(other)

"""A small part of SQL on tables of integers: one SELECT with joins, conditions and groups, read, written and evaluated.

    SELECT item, ... FROM t JOIN u ON a = b ... WHERE c AND ... GROUP BY column, ... HAVING c AND ...

An item is a column or COUNT(*), SUM(x), MIN(x), MAX(x); a condition compares an item (an aggregate only after HAVING)
with an item or an integer. Column names are different in all tables, so that t.x and x are the same.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from operator import eq, ge, gt, le, lt, ne
from typing import Any

Item = tuple[str, str]
"""An aggregate, or "" for none, and a column, or ``*``."""
Condition = tuple[Item, str, "Item | int"]
Rows = Sequence[tuple[int, ...]]
Row = dict[str, int]

AGGREGATES = ("COUNT", "SUM", "MIN", "MAX")
COMPARISONS: Mapping[str, Callable[[int, int], bool]] = {"=": eq, "<>": ne, "<": lt, ">": gt, "<=": le, ">=": ge}

_TOKEN = re.compile(r"\s*(<=|>=|<>|!=|[=<>(),*;]|-?\d{1,9}\b|[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)?)")
_KEYWORDS = frozenset("SELECT FROM JOIN INNER ON WHERE AND GROUP BY HAVING AS".split())


class Fault(ValueError):
    """The text is not a query of the sub-language, or does not fit the tables."""


@dataclass(frozen=True)
class Query:
    """A query; `on` holds one equation of two columns for each table but the first."""

    items: tuple[Item, ...]
    tables: tuple[str, ...]
    on: tuple[Condition, ...] = ()
    where: tuple[Condition, ...] = ()
    group: tuple[str, ...] = ()
    having: tuple[Condition, ...] = ()
    qualified: tuple[tuple[str, str], ...] = ()  # tables that were named with a column

    def text(self) -> str:
        """Write the query on one line.

        >>> Query((("", "a"), ("COUNT", "*")), ("t",), group=("a",)).text()
        'SELECT a, COUNT(*) FROM t GROUP BY a'
        """
        joins = [f"JOIN {table} ON {_compared(test)}" for table, test in zip(self.tables[1:], self.on, strict=True)]
        parts = [f"SELECT {', '.join(map(_shown, self.items))} FROM {self.tables[0]}", *joins]
        parts += [f"WHERE {' AND '.join(map(_compared, self.where))}"] if self.where else []
        parts += [f"GROUP BY {', '.join(self.group)}"] if self.group else []
        parts += [f"HAVING {' AND '.join(map(_compared, self.having))}"] if self.having else []
        return " ".join(parts)


def parse(text: str) -> Query:
    """Read a query; keywords in any case, with or without a semicolon at the end.

    >>> parse("select t.a, sum(b) from t where b > 3 group by a;").text()
    'SELECT a, SUM(b) FROM t WHERE b > 3 GROUP BY a'

    Raises:
        Fault: the text is not one of the sub-language.
    """
    return _Parser(text).query()


def evaluate(query: Query, columns: Mapping[str, Sequence[str]], data: Mapping[str, Rows]) -> list[tuple[int, ...]]:
    """Give the rows that a query returns, in no certain order, from the columns and the rows of each table.

    >>> evaluate(parse("SELECT a, SUM(b) FROM t GROUP BY a"), {"t": ("a", "b")}, {"t": [(1, 2), (3, 4), (1, 5)]})
    [(1, 7), (3, 4)]

    Raises:
        Fault: a name is unknown, a table is joined twice, or an item is neither grouped nor an aggregate.
    """
    _require_names(query, columns)
    rows: list[Row] = [{}]
    tests = [*query.on, *query.where]
    known: set[str] = set()
    for table in query.tables:
        known.update(columns[table])
        ready = [test for test in tests if _columns([test]) <= known]
        tests = [test for test in tests if test not in ready]
        added = [dict(zip(columns[table], row, strict=True)) for row in data[table]]
        rows = [row | more for row in rows for more in added]
        rows = [row for row in rows if all(_holds(test, [row]) for test in ready)]
    if not query.group and not any(function for function, _ in query.items):
        return [tuple(row[column] for _, column in query.items) for row in rows]
    groups: dict[tuple[int, ...], list[Row]] = {} if query.group or not rows else {(): rows}
    for row in rows if query.group else ():
        groups.setdefault(tuple(row[column] for column in query.group), []).append(row)
    kept = [members for members in groups.values() if all(_holds(test, members) for test in query.having)]
    return [tuple(_value(item, members) for item in query.items) for members in kept]


def _require_names(query: Query, columns: Mapping[str, Sequence[str]]) -> None:
    """Raise Fault where a query does not fit the tables."""
    if len(set(query.tables)) < len(query.tables) or not set(query.tables) <= set(columns):
        raise Fault("each table may be named once, and only those given")
    known = {column for table in query.tables for column in columns[table]}
    tests = (*query.on, *query.where, *query.having)
    if not {column for _, column in query.items if column != "*"} | _columns(tests) | set(query.group) <= known:
        raise Fault("a column does not belong to the tables of the query")
    for place, test in enumerate(query.on, 2):
        if not _columns([test]) <= {column for table in query.tables[:place] for column in columns[table]}:
            raise Fault("a column after ON belongs to a table that is joined later")
    if any(table not in query.tables or column not in columns[table] for table, column in query.qualified):
        raise Fault("a column does not belong to the table named with it")
    if any(function for test in (*query.on, *query.where) for function, _ in _items([test])):
        raise Fault("an aggregate cannot stand after ON or WHERE")
    plain = {column for function, column in (*query.items, *_items(query.having)) if not function}
    if (query.group or query.having or any(function for function, _ in query.items)) and not plain <= set(query.group):
        raise Fault("with groups or aggregates, a column that is selected must be grouped")
    if query.having and not query.group:
        raise Fault("HAVING needs GROUP BY")


def _items(tests: Iterable[Condition]) -> list[Item]:
    return [side for test in tests for side in (test[0], test[2]) if not isinstance(side, int)]


def _columns(tests: Iterable[Condition]) -> set[str]:
    return {column for _, column in _items(tests) if column != "*"}


def _holds(test: Condition, members: Sequence[Row]) -> bool:
    left, sign, right = test
    return COMPARISONS[sign](_value(left, members), right if isinstance(right, int) else _value(right, members))


def _value(item: Item, members: Sequence[Row]) -> int:
    function, column = item
    if function in ("", "COUNT"):
        return members[0][column] if not function else len(members)
    values = [row[column] for row in members]
    return sum(values) if function == "SUM" else min(values) if function == "MIN" else max(values)


def _shown(item: Item | int) -> str:
    if isinstance(item, int):
        return str(item)
    return f"{item[0]}({item[1]})" if item[0] else item[1]


def _compared(test: Condition) -> str:
    return f"{_shown(test[0])} {test[1]} {_shown(test[2])}"


class _Parser:
    """Reads the tokens of a query from left to right; nothing is nested."""

    def __init__(self, text: str) -> None:
        if len(text) > 2000:
            raise Fault("the query is too long")
        self.tokens: list[str] = []
        self.qualified: list[tuple[str, str]] = []
        place, text = 0, text.strip()
        while place < len(text):
            hit = _TOKEN.match(text, place)
            if hit is None:
                raise Fault("the query has a sign that is not of the language")
            self.tokens.append(hit[1].upper() if hit[1].upper() in (*_KEYWORDS, *AGGREGATES) else hit[1].lower())
            place = hit.end()
        self.tokens = self.tokens[: -1 if self.tokens[-1:] == [";"] else None][::-1]

    def query(self) -> Query:
        """Read all."""
        self.expect("SELECT")
        items = self.listed(self.selected)
        self.expect("FROM")
        tables, on = [self.name()], list[Condition]()
        while self.take("JOIN") or (self.take("INNER") and self.expect("JOIN")):
            tables.append(self.name())
            self.expect("ON")
            on.append(self.condition())
            if on[-1][1] != "=" or len(_columns(on[-1:])) < 1 or isinstance(on[-1][2], int):
                raise Fault("ON takes one equation of two columns")
        where = self.conditions() if self.take("WHERE") else ()
        group = tuple(self.listed(self.column)) if self.take("GROUP") and self.expect("BY") else ()
        having = self.conditions() if self.take("HAVING") else ()
        if self.tokens:
            raise Fault("there is text after the query, or a clause out of order")
        return Query(tuple(items), tuple(tables), tuple(on), where, group, having, tuple(self.qualified))

    def take(self, word: str) -> bool:
        """Take a token if it is the next one."""
        return bool(self.tokens) and self.tokens[-1] == word and bool(self.tokens.pop())

    def expect(self, word: str) -> bool:
        """Take a token that must be the next one."""
        if not self.take(word):
            raise Fault(f"expected {word}")
        return True

    def name(self) -> str:
        """Take a name."""
        word = self.tokens.pop() if self.tokens else ""
        if not word[:1].isalpha() or word in _KEYWORDS or word in AGGREGATES:
            raise Fault("expected a name")
        return word

    def column(self) -> str:
        """Take a column, without its table."""
        table, dot, column = self.name().rpartition(".")
        self.qualified += [(table, column)] if dot else []
        return column

    def listed(self, one: Callable[[], object]) -> list[Any]:
        """Read a list with commas."""
        found = [one()]
        while self.take(","):
            found.append(one())
        return found

    def selected(self) -> Item:
        """Read an item, with or without a new name, which is dropped."""
        item = self.item()
        if self.take("AS"):
            self.name()
        return item

    def item(self) -> Item:
        """Read a column or an aggregate."""
        function = next((name for name in AGGREGATES if self.take(name)), "")
        if function:
            self.expect("(")
            column = "*" if function == "COUNT" and self.take("*") else self.column()
            self.expect(")")
        else:
            column = self.column()
        return function, column

    def conditions(self) -> tuple[Condition, ...]:
        """Read conditions joined by AND."""
        found = [self.condition()]
        while self.take("AND"):
            found.append(self.condition())
        return tuple(found)

    def condition(self) -> Condition:
        """Read a comparison."""
        left = self.item()
        sign = next((sign for sign in (*COMPARISONS, "!=") if self.take(sign)), "")
        if not sign:
            raise Fault("expected a comparison")
        number = self.tokens[-1:] and self.tokens[-1].lstrip("-").isdigit()
        return left, "<>" if sign == "!=" else sign, int(self.tokens.pop()) if number else self.item()

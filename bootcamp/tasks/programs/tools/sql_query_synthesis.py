"""Write an SQL query that gives the wanted rows on two data sets.

Answer: a query of a small part of SQL; every one that gives these rows counts.
Harder: more tables, columns and rows, more clauses.
Skills: search, coding
Source: original; programming by example.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from bootcamp import task
from bootcamp.lib.relational import AGGREGATES, Condition, Fault, Item, Query, evaluate, parse
from bootcamp.lib.text import undressed_code
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Program

Row = tuple[int, ...]
Data = tuple[tuple[Row, ...], ...]
"""The rows of each table."""

_COLUMNS = (("a", "b", "c", "d"), ("e", "f", "g", "h"), ("i", "j", "k", "l"))
_TABLES = ("p", "q", "r")


class SqlQuerySynthesis(Task["SqlQuerySynthesis.Params", "SqlQuerySynthesis.Instance", str]):
    version = 1

    class Params(task.Params):
        tables: int = knob("the number of tables", levels=(1, 1, 1, 1, 2, 2, 2, 2, 3, 3), ge=1, le=3)
        columns: int = knob("the columns of a table", levels=(2, 3, 3, 4, 2, 3, 3, 4, 3, 4), ge=2, le=4)
        rows: int = knob("the rows of a table", levels=(4, 5, 6, 7, 6, 7, 8, 9, 9, 10), ge=3, le=12)
        conditions: int = knob("the conditions after WHERE", levels=(1, 1, 1, 2, 1, 1, 1, 2, 1, 2), ge=0, le=3)
        aggregates: int = knob("the number of aggregates", levels=(0, 0, 1, 1, 1, 1, 2, 2, 1, 2), ge=0, le=3)
        having: int = knob("the conditions after HAVING", levels=(0, 0, 0, 0, 0, 0, 1, 0, 1, 1), ge=0, le=2)

    class Instance(task.Instance):
        columns: int
        data: tuple[Data, Data]
        targets: tuple[tuple[Row, ...], tuple[Row, ...]]
        most: int  # the most conditions

        @property
        def names(self) -> dict[str, tuple[str, ...]]:
            return {_TABLES[place]: _COLUMNS[place][: self.columns] for place in range(len(self.data[0]))}

        @property
        def sets(self) -> list[tuple[list[str], str]]:
            return [
                (
                    [
                        f"{name}({', '.join(columns)}): {', '.join(map(_shown, rows))}"
                        for (name, columns), rows in zip(self.names.items(), data, strict=True)
                    ],
                    ", ".join(map(_shown, target)),
                )
                for data, target in zip(self.data, self.targets, strict=True)
            ]

    answer = Program(max_lines=12, max_chars=600)
    prompt = Prompt(
        en=r"""
        Here are two data sets of the same tables of integers (each row in brackets), each with the rows wanted of it:

        {% for tables, target in sets %}
        Data set {{ loop.index }}:
        {{ tables | bullets }}
        - wanted: {{ target }}

        {% endfor %}
        Write one SQL query that returns just the wanted rows on both data sets, in any order of the rows, each as often
        as it is wanted. It has the form

        SELECT x, ... FROM t JOIN u ON y = z ... WHERE c AND ... GROUP BY y, ... HAVING c AND ...

        where JOIN, WHERE, GROUP BY and HAVING may be left out. Each table is named at most once; ON takes one equation
        of two columns. A selected x is a column, COUNT(*), SUM(y), MIN(y) or MAX(y) for a column y; with aggregates or
        groups, selected columns must be those after GROUP BY. A condition c compares by =, <>, <, >, <= or >= a column,
        or after HAVING an aggregate or a grouped column, with another one or with an integer. After WHERE and HAVING
        together there may be at most {{ most }} condition{{ "s" if most > 1 }}. Any such query will do.
        """,
        zh=r"""
        下面是相同整数表的两组数据（每个括号是一行），每组都给出了想要得到的行：

        {% for tables, target in sets %}
        数据 {{ loop.index }}：
        {{ tables | bullets }}
        - 想要的行：{{ target }}

        {% endfor %}
        请写一个 SQL 查询，使它在两组数据上都恰好返回想要的行，行的次序不限，每行出现的次数与所给的相同。查询的形式为

        SELECT x, ... FROM t JOIN u ON y = z ... WHERE c AND ... GROUP BY y, ... HAVING c AND ...

        其中 JOIN、WHERE、GROUP BY 和 HAVING 都可以省略。每个表至多出现一次；ON 后是两列之间的一个等式。
        所选的 x 是一列，或对某列 y 取 COUNT(*)、SUM(y)、MIN(y)、MAX(y)；有聚合或分组时，
        所选的列必须在 GROUP BY 之后列出。条件 c 用 =、<>、<、>、<= 或 >= 把一列
        （在 HAVING 之后是聚合或分组的列）与另一个这样的量或一个整数比较。
        WHERE 和 HAVING 之后的条件合计至多 {{ most }} 个。任意一个这样的查询都可以。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        names = {_TABLES[place]: _COLUMNS[place][: params.columns] for place in range(params.tables)}
        for _ in range(60):
            sets = [{name: _rows(params, rng) for name in names} for _ in range(2)]
            query = _query(params, names, rng)
            found = [sorted(evaluate(query, names, data)) for data in sets]
            if found[0] == found[1] or not all(2 <= len(rows) <= 8 for rows in found):
                continue
            less = [replace(query, where=query.where[:at] + query.where[at + 1 :]) for at in range(len(query.where))]
            less += [replace(query, having=query.having[1:])] if query.having else []
            if any([sorted(evaluate(one, names, data)) for data in sets] == found for one in less):
                continue
            targets = tuple(tuple(rng.sample(rows, len(rows))) for rows in found)
            return self.Instance(
                columns=params.columns,
                data=(tuple(sets[0].values()), tuple(sets[1].values())),
                targets=(targets[0], targets[1]),
                most=len(less) or 1,
            ), query.text()
        raise task.Retry

    def key(self, instance: Instance) -> object:
        sets = zip(instance.data, instance.targets, strict=True)
        return [sorted([[sorted(rows) for rows in data], sorted(target)] for data, target in sets), instance.most]

    def check(self, instance: Instance, answer: str) -> str:
        try:
            query = parse(undressed_code(answer))
            if len(query.where) + len(query.having) > instance.most:
                return "the query has too many conditions"
            for place, data in enumerate(instance.data):
                rows = evaluate(query, instance.names, dict(zip(instance.names, data, strict=True)))
                if sorted(rows) != sorted(instance.targets[place]):
                    return f"the query returns other rows on data set {place + 1}"
        except Fault as fault:
            return str(fault)
        return ""


def _shown(row: Row) -> str:
    return f"({', '.join(map(str, row))})"


def _rows(params: SqlQuerySynthesis.Params, rng: Random) -> tuple[Row, ...]:
    """Draw rows, the first column of few values and the second of some more."""
    return tuple(
        tuple(rng.randint(1, (4, 9, 20, 20)[place]) for place in range(params.columns)) for _ in range(params.rows)
    )


def _query(params: SqlQuerySynthesis.Params, names: Mapping[str, tuple[str, ...]], rng: Random) -> Query:
    """Draw a query of all tables."""
    columns = [column for some in names.values() for column in some]

    def test(item: Item, high: int) -> Condition:
        return item, rng.choice(("=", "<>", "<", ">", "<=", ">=") if high < 5 else ("<", ">")), rng.randint(2, high)

    where: list[Condition] = []
    for column in rng.sample(columns, min(params.conditions, len(columns))):
        other = rng.choice(columns)
        high = (4, 9, 20, 20)["abcdefghijkl".index(column) % 4]
        compared = other != column and rng.random() < 0.3
        where.append(
            (("", column), rng.choice(("<", ">", "<>")), ("", other)) if compared else test(("", column), high)
        )
    firsts = [some[0] for some in names.values()]
    links = [rng.choice((firsts[place], firsts[place], list(names.values())[place][1])) for place in range(len(firsts))]
    on = tuple((("", links[place]), "=", ("", firsts[place + 1])) for place in range(len(firsts) - 1))
    group = (rng.choice(firsts),) if params.aggregates else ()
    choices = [
        ("COUNT", "*"),
        *((name, column) for name in AGGREGATES[1:] for column in columns if column not in group),
    ]
    chosen = rng.sample(choices, params.aggregates)
    items = [("", column) for column in group or rng.sample(columns, 2)] + chosen
    having = tuple(test(rng.choice(choices), 5) for _ in range(params.having))
    return Query(tuple(items), tuple(names), on, tuple(where), group, having)

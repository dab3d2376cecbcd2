"""Give the rows that an SQL query with joins, groups and NULLs returns.

Answer: the rows in order; unique.
Harder: more rows, outer joins, more conditions, more aggregates.
Skills: simulation, coding
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Rows = tuple[tuple[int, ...], ...]

_AGGREGATES = ("COUNT(*)", "COUNT(s.x)", "SUM(s.x)", "MAX(s.x)", "MIN(s.y)", "SUM(s.y)")


class SqlQueryResult(Task["SqlQueryResult.Params", "SqlQueryResult.Instance", Rows]):
    version = 1

    class Params(task.Params):
        rows: int = knob(
            "the number of rows of the larger table", levels=(5, 6, 7, 8, 9, 10, 12, 14, 16, 18), ge=4, le=24
        )
        groups: int = knob("the number of rows of the smaller table", levels=(3, 3, 4, 4, 4, 5, 5, 6, 6, 7), ge=3, le=8)
        aggregates: int = knob("the number of aggregates", levels=(1, 1, 1, 1, 2, 2, 2, 3, 3, 3), ge=1, le=4)
        nulls: int = knob("the number of NULLs", levels=(0, 1, 1, 2, 2, 2, 3, 3, 4, 4), ge=0, le=6)
        outer: bool = knob(
            "whether unmatched rows are kept",
            levels=(False, False, False, True, True, True, True, True, True, True),
        )
        having: bool = knob(
            "whether groups are chosen",
            levels=(False, False, True, False, False, True, True, True, True, True),
        )

    class Instance(task.Instance):
        sales: tuple[tuple[int, int | None, int], ...]  # g, x, y
        groups: tuple[tuple[int, int], ...]  # g, k
        outer: bool
        aggregates: tuple[str, ...]
        most: int  # the largest y joined
        least: int  # the fewest rows of a group, 0 for no condition

        @property
        def tables(self) -> list[str]:
            left = [f"({g}, {k})" for g, k in self.groups]
            right = [f"({g}, {'NULL' if x is None else x}, {y})" for g, x, y in self.sales]
            return [f"t(g, k): {', '.join(left)}", f"s(g, x, y): {', '.join(right)}"]

        @property
        def query(self) -> list[str]:
            lines = [
                f"SELECT t.k, {', '.join(self.aggregates)}",
                f"FROM t {'LEFT JOIN' if self.outer else 'JOIN'} s ON s.g = t.g AND s.y <= {self.most}",
                "GROUP BY t.k",
            ]
            lines += [f"HAVING COUNT(*) >= {self.least}"] if self.least else []
            return [*lines, f"ORDER BY {self.aggregates[0]} DESC, t.k"]

    prompt = Prompt(
        en=r"""
        A database holds these tables of integers, each row in brackets:

        {{ tables | bullets }}

        Which rows does this SQL query return?

        {% for line in query %}
        {{ line }}
        {% endfor %}

        COUNT(*) counts rows; the other aggregates take only values that are not NULL.
        {% if outer %}
        LEFT JOIN also keeps each row of t for which no row of s meets the condition after ON, once, with NULL for all
        columns of s.
        {% endif %}
        Give the rows in the order returned.
        """,
        zh=r"""
        一个数据库中有以下整数表，每个括号是一行：

        {{ tables | bullets }}

        下面的 SQL 查询返回哪些行？

        {% for line in query %}
        {{ line }}
        {% endfor %}

        COUNT(*) 统计行数；其他聚合函数只计不为 NULL 的值。
        {% if outer %}
        若 s 中没有一行满足 ON 后的条件，LEFT JOIN 也保留 t 的这一行一次，s 的各列都为 NULL。
        {% endif %}
        请按返回的顺序给出各行。
        """,
    )

    def format(self, instance: Instance) -> Format[Rows]:
        return Sequence(Sequence(Integer(), length=1 + len(instance.aggregates), brackets="[]"), brackets="[]")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Rows]:
        kinds = rng.sample(range(1, 4), 3)
        groups = tuple((g, rng.choice(kinds) * 10) for g in range(1, params.groups + 1))
        empty = set(rng.sample(range(params.rows), params.nulls))
        sales = tuple(
            (rng.randint(1, params.groups), None if place in empty else rng.randint(1, 30), rng.randint(1, 20))
            for place in range(params.rows)
        )
        first = rng.choice(_AGGREGATES[:4])
        rest = [one for one in _AGGREGATES if one != first]
        instance = self.Instance(
            sales=sales,
            groups=groups,
            outer=params.outer,
            aggregates=(first, *rng.sample(rest, params.aggregates - 1)),
            most=rng.randint(9, 16),
            least=rng.choice((2, 3)) if params.having else 0,
        )
        answer = _rows(instance)
        kept = instance.model_copy(update={"outer": False})
        if answer is None or len(answer) < 2 or (params.outer and _rows(kept) == answer):
            raise task.Retry
        if params.having and _rows(instance.model_copy(update={"least": 0})) == answer:
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        return [instance.query, sorted(instance.groups), sorted(map(str, instance.sales))]

    def solve(self, instance: Instance) -> Rows:
        return _rows(instance) or ()

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, rows = [], self.solve(instance)
        for group, kind in instance.groups:
            lines.append(f"t ({group}, {kind}): {', '.join(map(_written, _matches(instance, group))) or '-'}")
        for kind in sorted({kind for _, kind in instance.groups}):
            pairs = _joined(instance).get(kind, [])
            if len(pairs) < max(1, instance.least):
                lines.append(f"{kind}: COUNT(*) = {len(pairs)}" + (f" < {instance.least}" if instance.least else ""))
                continue
            parts = []
            for name, value in zip(instance.aggregates, next(row for row in rows if row[0] == kind)[1:], strict=True):
                column = [x if "x" in name else y for x, y in pairs]
                numbers = [str(one) for one in column if one is not None]
                total = f" = {' + '.join(numbers)}" if numbers[1:] else ""
                of = total if name.startswith("SUM") else f" [{', '.join(numbers)}]"
                parts.append(f"{name}{'' if '*' in name else of} = {value}")
            lines.append(f"{kind}: {'; '.join(parts)}")
        return "\n".join([*lines, ", ".join(map(str, map(list, rows)))])


def _written(values: tuple[int | None, ...]) -> str:
    return f"({', '.join('NULL' if value is None else str(value) for value in values)})"


def _matches(instance: SqlQueryResult.Instance, group: int) -> list[tuple[int | None, int | None]]:
    """Give x and y of the rows of s that are joined to a group."""
    found: list[tuple[int | None, int | None]] = [
        (x, y) for g, x, y in instance.sales if g == group and y <= instance.most
    ]
    return found or [(None, None)] * instance.outer


def _joined(instance: SqlQueryResult.Instance) -> dict[int, list[tuple[int | None, int | None]]]:
    """Give x and y of the joined rows by k."""
    joined: dict[int, list[tuple[int | None, int | None]]] = {}
    for group, kind in instance.groups:
        if found := _matches(instance, group):
            joined.setdefault(kind, []).extend(found)
    return joined


def _rows(instance: SqlQueryResult.Instance) -> Rows | None:
    """Give the rows of the query, or None where one would hold a NULL."""
    rows = []
    for kind, pairs in _joined(instance).items():
        if len(pairs) < instance.least:
            continue
        columns = {"x": [x for x, _ in pairs if x is not None], "y": [y for _, y in pairs if y is not None]}
        row = [kind]
        for name in instance.aggregates:
            values = [1] * len(pairs) if name == "COUNT(*)" else columns[name[-2]]
            if name.startswith("COUNT"):
                row.append(len(values))
            elif not values:
                return None
            else:
                row.append(sum(values) if name.startswith("SUM") else (max if name.startswith("MAX") else min)(values))
        rows.append(tuple(row))
    return tuple(sorted(rows, key=lambda row: (-row[1], row[0])))

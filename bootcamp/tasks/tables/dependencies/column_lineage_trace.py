"""Trace on which source columns a column of the last table of a script depends, and how.

Answer: the columns that its values are made of, and those that only decide on rows; unique.
Harder: more steps and tables, joins, groups, renamed and overwritten columns.
Skills: deduction, instructions
Source: original; data lineage of table scripts.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import by_language
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Choice, Record, Set

Step = tuple[str, tuple[str, ...]]
"""A kind and the names of tables and columns."""
Sources = dict[str, tuple[frozenset[str], frozenset[str]]]
"""For each column of a table what its values are made of, and what decides on its rows."""

_TOLD = {
    "filter": ("{0} = the rows of {1} with {2} > 5", "{0} = {1} 中满足 {2} > 5 的行"),
    "add": ("{0} = {1} with a new column {4} = {2} + {3}", "{0} = 在 {1} 中添加新列 {4} = {2} + {3}"),
    "set": ("{0} = {1} with {2} replaced by {2} · {3}", "{0} = 把 {1} 的 {2} 换成 {2} · {3}"),
    "put": ("{0} = {1} with {2} replaced by {3}", "{0} = 把 {1} 的 {2} 换成 {3} 的值"),
    "rename": ("{0} = {1} with {2} renamed to {3}", "{0} = 把 {1} 的列 {2} 改名为 {3}"),
    "swap": ("{0} = {1} with the names of {2} and {3} exchanged", "{0} = 把 {1} 的列 {2} 和 {3} 的名称互换"),
    "join": (
        "{0} = the pairs of a row of {1} and a row of {2} with {3} = {4}, with the columns of both",
        "{0} = {1} 的行与 {2} 的行中满足 {3} = {4} 的配对，含两者的所有列",
    ),
    "group": (
        "{0} = one row for each value of {2} in {1}, with {2} and the sum of {3}, which keeps the name {3}",
        "{0} = 对 {1} 中 {2} 的每个值一行，含 {2} 以及 {3} 之和（仍名为 {3}）",
    ),
}


class ColumnLineageTrace(Task["ColumnLineageTrace.Params", "ColumnLineageTrace.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        tables: int = knob("how many source tables there are", levels=(1, 1, 1, 2, 2, 2, 3, 3, 4, 4), ge=1, le=5)
        columns: int = knob("how many columns a source table has", levels=(3, 4, 4, 4, 4, 4, 4, 5, 5, 5), ge=3, le=6)
        steps: int = knob("how many steps the script has", levels=(3, 4, 5, 6, 7, 9, 11, 13, 15, 18), ge=2, le=30)

    class Instance(task.Instance):
        sources: tuple[tuple[str, ...], ...]
        """The columns of the tables S1, S2, ..."""
        steps: tuple[Step, ...]
        column: str

        @property
        def tables(self) -> list[str]:
            return [f"S{place}({', '.join(columns)})" for place, columns in enumerate(self.sources, 1)]

        @property
        def last(self) -> str:
            return self.steps[-1][1][0]

        @property
        def told(self) -> dict[str, list[str]]:
            return by_language([[text.format(*names) for text in _TOLD[kind]] for kind, names in self.steps])

    prompt = Prompt(
        en=r"""
        A script starts from the source tables {{ tables | listed }} and makes these tables in turn:

        {{ told["en"] | numbered }}

        The column {{ column }} of {{ last }} depends by value on a source column if the value of that column enters
        into the values of {{ column }}, by being copied, added, multiplied or summed. It depends by rows on a source
        column if the value of that column enters into a condition, an equation of a join or the column of a group, in a
        step that leads to {{ last }}. All of this is judged by the text of the script, whatever the data are.

        Give value, the set of source columns on which {{ column }} of {{ last }} depends by value, and rows, the set of
        those on which it depends by rows but not by value. Name the source columns as they are called in the source
        tables; their names are all different.
        """,
        zh=r"""
        一个脚本从源表 {{ tables | listed("zh") }} 出发，依次生成下列表：

        {{ told["zh"] | numbered }}

        若某个源列的值通过复制、相加、相乘或求和进入 {{ last }} 的列 {{ column }} 的值，就说后者按值依赖于该源列。
        若某个源列的值进入了通向 {{ last }} 的某一步的筛选条件、连接的等式或分组的列，
        就说 {{ column }} 按行依赖于该源列。
        一切按脚本的文字判断，与具体数据无关。

        给出 value：{{ last }} 的列 {{ column }} 按值依赖的源列的集合；以及 rows：它按行依赖、但不按值依赖的源列的集合。
        源列用源表中的名称；这些名称各不相同。
        """,
    )

    def format(self, instance: Instance) -> Record:
        names = Choice(tuple(name for columns in instance.sources for name in columns))
        return Record(value=Set(names), rows=Set(names))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        letters = rng.sample("abcdefghijkmnpqrstuvwxyz", params.tables * params.columns + 4)
        names, spare = letters[:-4], letters[-4:]
        sources = tuple(tuple(names[i * params.columns : (i + 1) * params.columns]) for i in range(params.tables))
        for _ in range(60):
            known = {f"S{i}": list(columns) for i, columns in enumerate(sources, 1)}
            steps: list[Step] = []
            while len(steps) < params.steps:
                step = _draw_step(rng, known, f"T{len(steps) + 1}", params.steps - len(steps), spare)
                if step:
                    steps.append(step)
                    known[step[1][0]] = _columns(known, step)
            last = steps[-1][1][0]
            instance = self.Instance(sources=sources, steps=tuple(steps), column=rng.choice(known[last]))
            answer = self.solve(instance)
            values, rows = answer["value"], answer["rows"]
            touched = {name for _, names_ in steps for name in names_}
            if (
                values
                and rows
                and values != {instance.column}
                and not {"S1"} - touched
                and len(values | rows) < len(names)
            ):
                return instance, answer
        raise task.Retry

    def solve(self, instance: Instance) -> dict[str, Any]:
        known: dict[str, Sources] = {
            f"S{i}": {name: (frozenset([name]), frozenset()) for name in columns}
            for i, columns in enumerate(instance.sources, 1)
        }
        for step in instance.steps:
            known[step[1][0]] = _traced(known, step)
        value, rows = known[instance.last][instance.column]
        return {"value": value, "rows": rows - value}


def _draw_step(rng: Random, known: dict[str, list[str]], new: str, left: int, spare: list[str]) -> Step | None:
    """Draw a step that goes on from the last table, or joins it with one that is not used yet."""
    last = list(known)[-1] if len(known) > 1 and not list(known)[-1].startswith("S") else "S1"
    columns = known[last]
    kind = rng.choice(("filter", "filter", "add", "set", "put", "rename", "swap", "join", "join", "group"))
    a, b = rng.sample(columns, 2) if len(columns) > 1 else (columns[0], columns[0])
    free = [name for name in spare if name not in columns]
    others = [
        name for name, one in known.items() if name.startswith("S") and name != last and not set(one) & set(columns)
    ]
    if kind == "join":
        other = rng.choice(others) if others else ""
        return (kind, (new, last, other, a, rng.choice(known[other]))) if other else None
    if kind in ("add", "rename") and not free:
        return None
    if a == b or (kind == "group" and (len(columns) < 4 or left > 3)):
        return None
    names = {"filter": (a,), "add": (a, b, *free[:1]), "rename": (a, *free[:1])}.get(kind, (a, b))
    return kind, (new, last, *names)


def _columns(known: dict[str, list[str]], step: Step) -> list[str]:
    """List the columns of the table that a step makes."""
    kind, (_, source, *names) = step
    columns = known[source]
    if kind == "join":
        return columns + known[names[0]]
    if kind == "rename":
        return [names[1] if one == names[0] else one for one in columns]
    return columns + names[2:] if kind == "add" else names if kind == "group" else columns


def _traced(known: dict[str, Sources], step: Step) -> Sources:
    kind, (_, source, *names) = step
    table = dict(known[source])
    deciding: frozenset[str] = frozenset()
    if kind == "join":
        other, a, b = names
        deciding = frozenset().union(*(part for pair in (table[a], known[other][b]) for part in pair))
        deciding |= frozenset().union(*(rows for _, rows in (*table.values(), *known[other].values())))
        table |= known[other]
    elif kind in ("filter", "group"):
        deciding = table[names[0]][0] | table[names[0]][1]
        table = {name: table[name] for name in names} if kind == "group" else table
    elif kind in ("add", "set"):
        values, rows = (table[names[0]][i] | table[names[1]][i] for i in (0, 1))
        table[names[-1] if kind == "add" else names[0]] = values, rows
    elif kind == "put":
        table[names[0]] = table[names[1]]
    elif kind == "rename":
        table = {names[1] if name == names[0] else name: pair for name, pair in table.items()}
    else:
        table[names[0]], table[names[1]] = table[names[1]], table[names[0]]
    return {name: (values, rows | deciding) for name, (values, rows) in table.items()}

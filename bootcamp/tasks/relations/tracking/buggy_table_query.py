"""Undo the faults that spoilt a table, last one first, and aggregate the rows of the clean table that meet conditions.

Answer: an exact number for each aggregate, in order; it is unique.
Harder: more rows, columns and faults, faults that bear on one another, more conditions, more aggregates.
Skills: simulation, arithmetic
Source: original; the buggy tables of BIG-Bench Extra Hard, M. Kazemi et al., ACL 2025, with faults that can be undone.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import table
from bootcamp.lib.shown_work import running_sum
from bootcamp.lib.table_faults import KINDS, Fault, Rows, draw_fault, mended, spoilt, told
from bootcamp.lib.worlds import draw_categories
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Sequence

Answer = tuple[Fraction, ...]


class BuggyTableQuery(Task["BuggyTableQuery.Params", "BuggyTableQuery.Instance", Answer]):
    version = 1

    class Params(task.Params):
        rows: int = knob("how many rows the clean table has", levels=(4, 5, 6, 8, 9, 11, 13, 15, 18, 22), ge=4, le=40)
        texts: int = knob("how many columns hold words", levels=(1, 1, 1, 1, 2, 2, 2, 2, 3, 3), ge=1, le=4)
        numbers: int = knob("how many columns hold numbers", levels=(1, 2, 2, 2, 2, 3, 3, 4, 4, 5), ge=1, le=5)
        faults: int = knob("how many faults there are", levels=(1, 1, 2, 2, 3, 3, 4, 5, 6, 7), ge=1, le=10)
        conditions: int = knob(
            "how many conditions a row has to meet", levels=(1, 1, 1, 1, 1, 2, 2, 2, 2, 3), ge=1, le=4
        )
        asked: int = knob("how many aggregates are asked for", levels=(1, 1, 1, 2, 2, 2, 2, 3, 3, 3), ge=1, le=5)

    class Instance(task.Instance):
        columns: tuple[str, ...]
        rows: Rows  # as they are after all faults
        faults: tuple[Fault, ...]
        conditions: tuple[table.Condition, ...]
        aggregates: tuple[tuple[str, int], ...]

        @property
        def steps(self) -> list[tuple[str, str]]:
            return [told(fault, self.columns) for fault in self.faults]

        @property
        def tests(self) -> list[tuple[str, str]]:
            return [table.said(condition, self.columns) for condition in self.conditions]

        @property
        def asked(self) -> list[tuple[str, str]]:
            named = [(table.AGGREGATES[name], self.columns[column]) for name, column in self.aggregates]
            return [(en.format(head), zh.format(head)) for (_, en, zh), head in named]

        @property
        def meanings(self) -> list[str]:
            return table.meanings(self.columns, self.rows)

    prompt = Prompt(
        en=r"""
        A table was spoilt by {{ "these faults, one after the other" if faults[1:] else "this fault" }}:

        {{ steps | map("first") | numbered }}

        Rows are counted from 1 at the top, without the heads{{
        "; every fault met the table as the faults before had left it" if faults[1:] }}. This is what came out:

        {{ rows | table(columns) }}

        Restore the table as it was before {{ "all faults" if faults[1:] else "the fault" }}. Of its rows take those
        that meet {{ "all of these conditions" if tests[1:] else "this condition" }}:

        {{ tests | map("first") | bullets }}

        Over these rows give{{ ", in this order" if asked[1:] }}, exactly:

        {{ asked | map("first") | bullets }}
        """,
        zh=r"""
        一张表{{ "先后" if faults[1:] }}被下列错误弄乱了：

        {{ steps | map("last") | numbered }}

        行从最上面一行起由 1 数起，不含表头{{ "；每个错误都发生在前面各错误留下的表上" if faults[1:] }}。结果成了这样：

        {{ rows | table(columns) }}

        表中词语的意思：{{ meanings | join("、") }}。

        请还原{{ "所有" if faults[1:] }}错误发生之前的表。在它的各行中，取出满足下列{{ "所有" if tests[1:] }}条件的行：

        {{ tests | map("last") | bullets }}

        对这些行{{ "依次" if asked[1:] }}给出下列各项的精确值：

        {{ asked | map("last") | bullets }}
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Sequence(Rational(), length=len(instance.aggregates))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        categories = draw_categories(rng, params.texts, 2 + params.rows // 10)
        columns = (*(name for name, _ in categories), *rng.sample(sorted(table.NUMBERS), params.numbers))
        clean: Rows = tuple(
            (*(rng.choice(words) for _, words in categories), *_numbers(rng, params.numbers))
            for _ in range(params.rows)
        )
        kinds = rng.sample(KINDS[:5] if params.faults < 6 else KINDS, min(5, params.faults))
        kinds += rng.choices(KINDS, k=params.faults - len(kinds))
        rng.shuffle(kinds)
        rows, faults = clean, list[Fault]()
        for kind in kinds:
            faults.append(draw_fault(rng, kind, rows, params.texts))
            rows = spoilt(rows, faults[-1])
        conditions = table.draw(clean, params.conditions, 1 + (params.conditions > 1), params.texts, rng)
        choices = [(name, column) for name in table.AGGREGATES for column in range(params.texts, len(columns))]
        aggregates = rng.sample(choices, params.asked)
        instance = self.Instance(
            columns=columns, rows=rows, faults=tuple(faults), conditions=conditions, aggregates=tuple(aggregates)
        )
        answer = _aggregated(instance, clean)
        wrong = rows
        for fault in faults if faults[1:] else ():
            wrong = mended(wrong, fault)
        one_off = mended(rows, faults[-1]) if faults[1:] else rows
        if answer in [_aggregated(instance, table) for table in (rows, wrong, one_off)]:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Answer:
        rows = instance.rows
        for fault in reversed(instance.faults):
            rows = mended(rows, fault)
        return _aggregated(instance, rows)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, rows = list[str](), instance.rows
        for number in range(len(instance.faults), 0, -1):
            rows = mended(rows, instance.faults[number - 1])
            lines += [f"{number}.", *(" ".join(map(str, row)) for row in rows)]
        kept = [row for row in rows if all(table.holds(condition, row) for condition in instance.conditions)]
        lines += ["→", *(" ".join(map(str, row)) for row in kept)]
        for name, column in instance.aggregates:
            numbers, value = table.numbers(kept, column), table.AGGREGATES[name][0]
            line = f"{instance.columns[column]} {', '.join(map(str, numbers))} → "
            line += running_sum(numbers) if name in ("sum", "mean") else str(value(numbers))
            lines.append(line + f", {sum(numbers)} / {len(numbers)} = {value(numbers)}" * (name == "mean"))
        return "\n".join(lines)


def _numbers(rng: Random, count: int) -> list[int]:
    return [10 * rng.randint(1, 9) + rng.randint(1, 9) for _ in range(count)]


def _aggregated(instance: BuggyTableQuery.Instance, rows: Rows) -> Answer:
    """Aggregate the rows that meet the conditions; an empty tuple where there are none."""
    kept = [row for row in rows if all(table.holds(condition, row) for condition in instance.conditions)]
    named = [(table.AGGREGATES[name][0], column) for name, column in instance.aggregates]
    return tuple(function(table.numbers(kept, column)) for function, column in named) if kept else ()

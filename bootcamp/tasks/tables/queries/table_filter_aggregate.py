"""Filter the rows of a table, group those left, and aggregate columns of each group.

Answer: a table with a row for each group and a column for each aggregate, exact numbers; it is unique.
Harder: columns computed under conditions, more conditions with more alternatives, empty cells, small groups left out.
Skills: simulation, arithmetic, instructions
Source: original; the SELECT ... WHERE ... GROUP BY ... HAVING of SQL in words.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib import table
from bootcamp.lib.worlds import draw_categories
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational, Table

Aggregate = tuple[str, int]  # one of AGGREGATES and a column
Answer = tuple[tuple[Fraction, ...], ...]

_COMPUTED = ("balance", "margin", "index")  # heads of computed columns


class TableFilterAggregate(Task["TableFilterAggregate.Params", "TableFilterAggregate.Instance", Answer]):
    version = 1

    class Params(task.Params):
        rows: int = knob("how many rows the table has", levels=(5, 7, 9, 11, 13, 15, 17, 19, 21, 24), ge=4, le=80)
        texts: int = knob("how many columns hold words", levels=(1, 1, 2, 2, 2, 2, 2, 3, 3, 3), ge=1, le=5)
        numbers: int = knob("how many columns hold numbers", levels=(1, 1, 1, 2, 2, 2, 2, 2, 3, 3), ge=1, le=5)
        computed: int = knob(
            "how many columns are computed from others", levels=(0, 0, 0, 1, 1, 2, 2, 2, 3, 3), ge=0, le=3
        )
        conditions: int = knob(
            "how many conditions a row has to meet", levels=(1, 1, 1, 1, 2, 2, 3, 3, 3, 4), ge=1, le=8
        )
        alternatives: int = knob(
            "how many comparisons at most make up a condition", levels=(1, 1, 2, 2, 2, 2, 3, 3, 3, 3), ge=1, le=3
        )
        aggregates: int = knob(
            "how many aggregates are asked of each group", levels=(1, 1, 1, 1, 2, 2, 2, 2, 2, 3), ge=1, le=4
        )
        empty: int = knob(
            "the chance in percent that a cell of numbers is empty",
            levels=(0, 0, 0, 10, 10, 10, 15, 15, 20, 20),
            ge=0,
            le=50,
        )
        least: int = knob("how many rows a group must keep to count", levels=(1, 1, 1, 1, 2, 2, 2, 2, 2, 2), ge=1, le=5)

    class Instance(task.Instance):
        columns: tuple[str, ...]
        rows: tuple[table.Row, ...]
        formulas: tuple[table.Formula, ...]
        conditions: tuple[table.Condition, ...]
        group: int
        least: int
        aggregates: tuple[Aggregate, ...]

        @property
        def shown(self) -> list[list[object]]:
            return [["-" if cell is None else cell for cell in row] for row in self.rows]

        @property
        def empty(self) -> bool:
            return any(None in row for row in self.rows)

        @property
        def computed(self) -> list[tuple[str, str]]:
            names = self.columns[-len(self.formulas) :]
            texts = (table.said_formula(formula, self.columns) for formula in self.formulas)
            return [(f"{name}: {en}", f"{name}：{zh}") for name, (en, zh) in zip(names, texts, strict=False)]

        @property
        def tests(self) -> list[tuple[str, str]]:
            return [table.said(condition, self.columns) for condition in self.conditions]

        @property
        def asked(self) -> list[tuple[str, str]]:
            named = [(table.AGGREGATES[name], self.columns[column]) for name, column in self.aggregates]
            return [(en.format(column), zh.format(column)) for (_, en, zh), column in named]

        @property
        def meanings(self) -> list[str]:
            return table.meanings(self.columns[: len(self.rows[0])], self.rows)

    prompt = Prompt(
        en=r"""
        {{ shown | table(columns[:(rows[0] | length)]) }}

        {% if empty %}
        A cell with - is empty: no comparison with it holds, and aggregates skip it.
        {% endif %}
        {% if computed %}
        Add {{ "these columns, one after the other" if computed[1:] else "this column" }}.
        {% if empty %}
        Where one of the two numbers needed is empty, the new cell is empty.
        {% endif %}

        {{ computed | map("first") | bullets }}

        {% endif %}
        Keep only the rows that meet {{ "every one of these conditions" if tests[1:] else "this condition" }}:

        {{ tests | map("first") | bullets }}

        Group the rows that are kept by {{ columns[group] }}.
        {% if least > 1 %}
        Drop every group that has fewer than {{ least }} rows.
        {% endif %}
        Give a row for each group that is left, in alphabetical order of {{ columns[group] }}.
        It holds {{ "these values, in this order" if asked[1:] else "this value alone" }}:

        {{ asked | map("first") | bullets }}
        """,
        zh=r"""
        {{ shown | table(columns[:(rows[0] | length)]) }}

        表中词语的意思：{{ meanings | join("、") }}。
        {% if empty %}
        写着 - 的单元格是空的：任何与它的比较都不成立，汇总时也跳过它。
        {% endif %}
        {% if computed %}
        {{ "依次" if computed[1:] else "先" }}添加下列新列。
        {% if empty %}
        若所需的两个数中有一个为空，新单元格也为空。
        {% endif %}

        {{ computed | map("last") | bullets }}

        {% endif %}
        只保留满足下列{{ "所有" if tests[1:] else "" }}条件的行：

        {{ tests | map("last") | bullets }}

        把保留的行按 {{ columns[group] }} 分组。
        {% if least > 1 %}
        去掉行数少于 {{ least }} 的组。
        {% endif %}
        按 {{ columns[group] }} 的字母顺序，为每个留下的组给出一行，内容{{ "依次" if asked[1:] else "" }}为：

        {{ asked | map("last") | bullets }}
        """,
    )

    def format(self, instance: Instance) -> Table[Fraction]:
        return Table(Rational(), cols=len(instance.aggregates))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        categories = draw_categories(rng, params.texts, 2 + params.rows // 12)
        heads = rng.sample(sorted(table.NUMBERS), params.numbers)
        shown = table.random_rows([words for _, words in categories], params.numbers, params.rows, params.empty, rng)
        formulas: list[table.Formula] = []
        rows = shown
        for _ in range(params.computed if params.numbers > 1 else 0):
            formulas.append(table.draw_formula(rows, params.texts, rng))
            rows = tuple(table.extended(row, formulas[-1:]) for row in rows)
        conditions = table.draw(rows, params.conditions, params.alternatives, params.texts, rng)
        choices = [(name, column) for name in table.AGGREGATES for column in range(params.texts, len(rows[0]))]
        aggregates = tuple(rng.sample(choices, params.aggregates))
        used = {column for condition in conditions for column, _, _ in condition} | {column for _, column in aggregates}
        used |= {column for *terms, atom in formulas for column in (*terms, atom[0])}
        if not used >= set(range(len(shown[0]), len(rows[0]))):
            raise task.Retry
        instance = self.Instance(
            columns=(*(name for name, _ in categories), *heads, *_COMPUTED[: len(formulas)]),
            rows=shown,
            formulas=tuple(formulas),
            conditions=conditions,
            group=rng.randrange(params.texts),
            least=params.least,
            aggregates=aggregates,
        )
        easier: list[dict[str, object]] = [{"least": 0}] if params.least > 1 else []
        easier += [{"conditions": conditions[:at] + conditions[at + 1 :]} for at in range(len(conditions))]
        try:
            answer = self.solve(instance)
            if params.rows > 8 and any(self.solve(instance.model_copy(update=one)) == answer for one in easier):
                raise task.Retry
        except (ValueError, ZeroDivisionError):  # all cells of a group are empty
            raise task.Retry from None
        if len(answer) < 2:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Answer:
        rows = [table.extended(row, instance.formulas) for row in instance.rows]
        kept = [row for row in rows if all(table.holds(condition, row) for condition in instance.conditions)]
        names = table.labels(kept, instance.group)
        groups = [[row for row in kept if row[instance.group] == name] for name in names]
        return tuple(
            tuple(table.AGGREGATES[name][0](table.numbers(group, column)) for name, column in instance.aggregates)
            for group in groups
            if len(group) >= instance.least
        )

"""Carry out edits of a small table and answer questions on the result.

Answer: a word or a number for each question, in order; it is unique.
Harder: more rows and columns, more edits of more kinds, rows that are named by what they hold, more questions.
Skills: simulation, instructions
Source: original; the penguins in a table of BIG-bench, A. Srivastava et al., TMLR 2023, with more kinds of edits.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import table
from bootcamp.lib.story import renamed
from bootcamp.lib.table_edits import KINDS, Edit, Question, Rows, draw_edit, edited, reply, told, worked
from bootcamp.lib.worlds import draw_categories, draw_names
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Word

_COMPUTED = ("balance", "margin", "index")
_QUESTIONS = {
    "cell": ("the {0} of row {1}", "第 {1} 行的 {0}"),
    "most": ("the name in the row with the largest {0}", "{0} 最大的一行的 name"),
    "sum": ("the sum of {0} over all rows where {2} is {1}", "{2} 为 {1} 的所有行的 {0} 之和"),
    "total": ("the sum of {0} over the first {1} rows", "前 {1} 行的 {0} 之和"),
}


class TableEditQuery(Task["TableEditQuery.Params", "TableEditQuery.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        rows: int = knob("how many rows the table has at first", levels=(4, 4, 5, 6, 7, 8, 9, 10, 12, 14), ge=3, le=20)
        texts: int = knob("how many columns hold words", levels=(1, 1, 1, 1, 2, 2, 2, 2, 2, 3), ge=1, le=3)
        numbers: int = knob("how many columns hold numbers", levels=(1, 2, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=5)
        edits: int = knob("how many edits there are", levels=(1, 2, 3, 4, 5, 7, 9, 11, 13, 15), ge=1, le=24)
        kinds: int = knob("how many kinds of edits occur", levels=(4, 5, 6, 7, 8, 9, 10, 10, 10, 10), ge=2, le=10)
        questions: int = knob("how many questions there are", levels=(1, 1, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=6)

    class Instance(task.Instance):
        columns: tuple[str, ...]  # without those that are computed
        rows: Rows
        edits: tuple[Edit, ...]
        questions: tuple[Question, ...]

        @property
        def heads(self) -> list[str]:
            return [*self.columns, *(str(words[2]) for kind, words, _ in self.edits if kind == "compute")]

        @property
        def steps(self) -> list[tuple[str, str]]:
            return [told(edit, self.heads) for edit in self.edits]

        @property
        def asked(self) -> list[tuple[str, str]]:
            texts = [(_QUESTIONS[kind], self.heads[column], what) for kind, column, what in self.questions]
            return [
                (en.format(head, what, self.heads[1]), zh.format(head, what, self.heads[1]))
                for (en, zh), head, what in texts
            ]

        @property
        def kinds(self) -> set[str]:
            return {edit[0] for edit in self.edits} | {kind for kind, _, _ in self.questions}

        @property
        def meanings(self) -> list[str]:
            return table.meanings(self.columns[1:], [row[1:] for row in self.rows])

    prompt = Prompt(
        en=r"""
        {{ rows | table(columns) }}

        Edit this table step by step:

        {{ steps | map("first") | numbered }}

        Each step works on the table as the steps before left it.
        {% if "sort" in kinds %}
        When rows are sorted, those with equal numbers keep their order.
        {% endif %}
        {% if "ends" in kinds or "most" in kinds %}
        If several rows have the largest or the smallest number, the uppermost of them is meant.
        {% endif %}
        {% if "compute" in kinds %}
        A new column is worked out once, when it is added, for all rows that there are; it does not change by itself
        later.
        {% endif %}

        Then give{{ ", in this order" if asked[1:] }}:

        {{ asked | map("first") | bullets }}

        Rows are counted from 1 at the top, without the heads. Numbers are written in digits.
        """,
        zh=r"""
        {{ rows | table(columns) }}

        表中词语的意思：name（名字）、{{ meanings | join("、") }}。

        请逐步修改这张表：

        {{ steps | map("last") | numbered }}

        每一步都在前面各步得到的表上进行。
        {% if "sort" in kinds %}
        排列时，数值相等的行保持原来的先后。
        {% endif %}
        {% if "ends" in kinds or "most" in kinds %}
        若有几行的数同为最大或最小，则指其中最靠上的一行。
        {% endif %}
        {% if "compute" in kinds %}
        新添的列在添加时为当时所有的行计算一次，以后不会自动改变。
        {% endif %}

        然后{{ "依次" if asked[1:] }}给出：

        {{ asked | map("last") | bullets }}

        行从最上面一行起由 1 数起，不含表头。数用数字书写。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        return Sequence(Word(), length=len(instance.questions))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        names = draw_names(rng, params.rows + params.edits)
        categories = draw_categories(rng, params.texts, 3)
        words = [[word for word in pool if word.isalpha()] for _, pool in categories]
        heads = [*rng.sample(sorted(table.NUMBERS), params.numbers), *_COMPUTED]
        cells = table.random_rows(words, params.numbers, params.rows, 0, rng)
        first = rows = tuple((name, *row) for name, row in zip(names, cells, strict=False))
        spare = list(names[params.rows :])
        edits: list[Edit] = []
        for _ in range(params.edits):
            for _ in range(40):
                made = sum(edit[0] == "compute" for edit in edits)
                kind = rng.choice([kind for kind in KINDS[: params.kinds] if kind != "compute" or made < 2])
                edit = draw_edit(rng, kind, rows, spare, params.texts + 1, _COMPUTED[made])
                if edit:
                    break
            else:
                raise task.Retry
            spare = spare[kind == "add" :]
            edits.append(edit)
            rows = edited(rows, edit)
        width = len(rows[0])
        questions: list[Question] = []
        kinds = rng.sample(sorted(_QUESTIONS), min(len(_QUESTIONS), params.questions))
        for kind in kinds + rng.choices(sorted(_QUESTIONS), k=params.questions - len(kinds)):
            column = rng.randrange(1 if kind == "cell" and rng.random() < 0.4 else params.texts + 1, width)
            row = rng.randint(2, len(rows) - 1)
            questions.append(
                (kind, column, rng.choice(table.labels(rows, 1)) if kind == "sum" else row if kind != "most" else 0)
            )
        answer = tuple(reply(rows, question) for question in questions)
        old = [reply(first, question) if question[1] < len(first[0]) else "" for question in questions]
        if any(one == other for one, other in zip(answer, old, strict=True)) or len({*questions}) < len(questions):
            raise task.Retry
        columns = ("name", *(name for name, _ in categories), *heads[: params.numbers])
        return self.Instance(columns=columns, rows=first, edits=tuple(edits), questions=tuple(questions)), answer

    def key(self, instance: Instance) -> object:
        words = [cell for row in (*instance.rows, *(words for _, words, _ in instance.edits)) for cell in row]
        return renamed(
            [instance.rows, instance.edits, instance.questions], [one for one in words if isinstance(one, str)]
        )

    def solve(self, instance: Instance) -> tuple[str, ...]:
        rows = instance.rows
        for edit in instance.edits:
            rows = edited(rows, edit)
        return tuple(reply(rows, question) for question in instance.questions)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, rows = list[str](), instance.rows
        for number, edit in enumerate(instance.edits, start=1):
            rows = edited(rows, edit)
            lines += [f"{number}.", *(" ".join(map(str, row)) for row in rows)]
        return "\n".join([*lines, *(worked(rows, question) for question in instance.questions)])

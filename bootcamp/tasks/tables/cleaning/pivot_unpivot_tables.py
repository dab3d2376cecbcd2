"""Reshape a table step by step: lists into cross tables and back, with keys left out, rows dropped and totals added.

Answer: the final table with its heads, row by row; it is unique.
Harder: more rows, more keys, more steps, heads of two keys, two orders of heads.
Skills: simulation, instructions
Source: original; pivot and melt of data frames in words.
"""

from __future__ import annotations

from itertools import product
from random import Random

from bootcamp import task
from bootcamp.lib import cross_tables
from bootcamp.lib.cross_tables import Labels, Shape, Step
from bootcamp.lib.worlds import draw_categories, gloss
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Table, Text

Answer = tuple[Labels, ...]


class PivotUnpivotTables(Task["PivotUnpivotTables.Params", "PivotUnpivotTables.Instance", Answer]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the values of the first table", levels=(4, 6, 8, 10, 12, 14, 17, 20, 24, 28), ge=3, le=40)
        keys: int = knob("the keys of the first table", levels=(2, 2, 2, 3, 3, 3, 3, 4, 4, 4), ge=2, le=4)
        steps: int = knob("the steps", levels=(1, 1, 2, 2, 3, 4, 4, 5, 6, 7), ge=1, le=8)

    class Instance(task.Instance):
        names: Labels
        across: int
        rows: tuple[tuple[Labels, int], ...]
        """The words of the keys and the value, in the order of the first list (by rows if it is a cross table)."""
        steps: tuple[Step, ...]

        def start(self) -> Shape:
            return cross_tables.shape(self.names, self.across, dict(self.rows))

        def shown(self) -> Answer:
            return cross_tables.written(self.start())

        def told(self, language: str) -> list[str]:
            return [cross_tables.told(step, language) for step in self.steps]

        def crossed(self) -> bool:
            return self.across < len(self.names) or "pivot" in {step[0] for step in self.steps}

        def meanings(self) -> list[str]:
            return [gloss(word) for word in dict.fromkeys((*self.names, *(w for key, _ in self.rows for w in key)))]

    prompt = Prompt(
        en=r"""
        A list has a row for each value: the words of its keys, then the value.
        {% if crossed() %}
        A cross table has the words of some keys at the left of its rows, one column for each of these keys, and the
        words of the other keys as heads of its further columns; words of several keys in one head are joined by /, as
        in x/y. The head row names the keys at the left, and then gives the heads of the columns.
        {% endif %}

        {{ shown()[1:] | table(shown()[0]) }}
        {% if across < names | length %}

        The heads of the columns are words of the key {{ names[-1] }}.
        {% endif %}

        Change this {{ "list" if across == names | length else "cross table" }} as follows{{ ", step by step" if
        steps[1:] }}:

        {{ told(language) | numbered }}

        Give the table that results, row by row, the head row first. The last head of a list is the word value.
        """,
        zh=r"""
        “清单”的每一行对应一个数值：先是各个键的词，然后是数值。
        {% if crossed() %}
        “交叉表”把一部分键的词放在各行左端，这样的键每个占一列；其余键的词作为后面各列的列头，
        同一列头中有几个键的词时用 / 连接，如 x/y。首行先写左端各键的名称，再写各列的列头。
        {% endif %}

        {{ shown()[1:] | table(shown()[0]) }}
        {% if across < names | length %}

        列头是键 {{ names[-1] }} 的词。
        {% endif %}

        词语的意思：{{ meanings() | join("、") }}；value 表示数值，total 表示合计。

        对这张{{ "清单" if across == names | length else "交叉表" }}{{ "依次" if steps[1:] }}作如下改动：

        {{ told(language) | numbered }}

        请逐行给出最后得到的表，首行为表头。清单的最后一个表头写作 value。
        """,
    )
    answer = Table(Text(ignore_case=True))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        categories = draw_categories(rng, params.keys, 3 + params.rows // 12 if params.keys < 4 else 3)
        pools = [[word for word in words if word.isalpha()] for _, words in categories]
        names = tuple(name for name, _ in categories)
        if not all(name.isalpha() for name in names) or min(map(len, pools)) < 3:
            raise task.Retry
        places = list(product(*pools))
        chosen = rng.sample(places, min(params.rows, len(places) * 4 // 5))
        rows = tuple((place, rng.randint(1, 30)) for place in chosen)
        across = rng.choice((params.keys - 1, params.keys))
        if across < params.keys:
            rows = tuple(
                sorted(rows, key=lambda row: next(n for n, (k, _) in enumerate(rows) if k[:-1] == row[0][:-1]))
            )
        instance = self.Instance(names=names, across=across, rows=rows, steps=())
        for _ in range(60):
            steps, state = list[Step](), instance.start()
            while len(steps) < params.steps and len(state.cells) > 3:
                step = cross_tables.draw_step(rng, state, len(steps) == params.steps - 1)
                if steps and step[0] == steps[-1][0]:
                    break
                steps.append(step)
                state = cross_tables.changed(state, step)
            answer = cross_tables.written(state, steps[-1][3])
            reshaped = sum(step[0] in ("pivot", "unpivot") for step in steps)
            size = len(answer) * len(answer[0])
            if len(steps) == params.steps and reshaped > params.steps // 3 and 8 < size <= 54:
                return instance.model_copy(update={"steps": tuple(steps)}), answer
        raise task.Retry

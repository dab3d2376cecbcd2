"""Find who has what in a row of houses from clues about neighbours and places.

Answer: for each category its values from house 1 on; the clues admit one arrangement.
Harder: more houses and categories, more kinds of clues, no clue to spare.
Skills: deduction, logic
Source: original; the puzzle of the five houses was printed in Life International in 1962.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.clues import KINDS, Row, say
from bootcamp.lib.worlds import draw_categories
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Record, Sequence, Word

Table = dict[str, tuple[str, ...]]


class ZebraPuzzle(Task["ZebraPuzzle.Params", "ZebraPuzzle.Instance", Table]):
    version = 1

    class Params(task.Params):
        houses: int = knob("how many houses stand in the row", levels=(3, 3, 4, 4, 4, 5, 5, 5, 6, 6), ge=3, le=8)
        categories: int = knob("how many things each house has", levels=(2, 3, 2, 3, 4, 4, 5, 5, 5, 6), ge=2, le=8)
        kinds: int = knob("how many kinds of clues are used", levels=(3, 4, 5, 6, 7, 8, 9, 9, 9, 9), ge=3, le=9)
        spare: int = knob(
            "how many clues are given beyond a minimal set", levels=(3, 3, 2, 2, 2, 1, 1, 0, 0, 0), ge=0, le=20
        )

    class Instance(task.Instance):
        categories: tuple[tuple[str, tuple[str, ...]], ...]  # each with its values in alphabetical order
        clues: tuple[tuple[str, ...], ...]  # a kind and its items

        @property
        def houses(self) -> int:
            return len(self.categories[0][1])

        @property
        def clues_en(self) -> list[str]:
            return [say(clue) for clue in self.clues]

        @property
        def clues_zh(self) -> list[str]:
            return [say(clue, "zh") for clue in self.clues]

    prompt = Prompt(
        en=r"""
        {{ houses }} houses stand in a row, numbered 1 to {{ houses }} from left to right. Each house has one value of
        each of these categories, and no two houses share a value:

        {% for name, values in categories %}
        {{ name }}: {{ values | join(", ") }}
        {% endfor %}

        Clues (a value stands for the house that it belongs to):

        {% for clue in clues_en %}
        - {{ clue }}
        {% endfor %}

        Find the whole arrangement. For each category, give its values in the order of the houses, from house 1 on.
        """,
        zh=r"""
        {{ houses }} 座房子排成一排，从左到右编号为 1 到 {{ houses }}。
        每座房子在下列每个类别中各有一个值，任意两座房子的值都不同：

        {% for name, values in categories %}
        {{ name | gloss }}：{% for value in values %}{{ value | gloss }}{{ "" if loop.last else "、" }}{% endfor %}

        {% endfor %}

        线索（一个值代表它所属的房子）：

        {% for clue in clues_zh %}
        - {{ clue }}
        {% endfor %}

        求完整的排列。对每个类别，从 1 号房子起，按房子的顺序写出它的值。
        """,
    )

    def format(self, instance: Instance) -> Format[Table]:
        return Record(**{name: Sequence(Word(values), length=len(values)) for name, values in instance.categories})

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Table]:
        drawn = draw_categories(rng, params.categories, params.houses)
        row = Row(params.houses, drawn, list(KINDS)[: params.kinds])
        row.add_clues(rng)
        row.drop_clues(rng)
        clues = [*row.clues.values(), *(row.draw_clue(rng, row.place) for _ in range(params.spare))]
        rng.shuffle(clues)
        categories = tuple((name, tuple(sorted(values))) for name, values in drawn)
        return self.Instance(categories=categories, clues=tuple(dict.fromkeys(clues))), dict(drawn)

    def key(self, instance: Instance) -> object:
        return [sorted(instance.categories), sorted(instance.clues)]

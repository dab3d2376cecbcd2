"""Find the law by which each attribute of a series of figures changes, and describe the next figure.

Answer: the value of every attribute; every law of the stated kind that fits the shown figures gives it.
Harder: more attributes, more kinds of laws, attributes that depend on each other.
Skills: induction, deduction
Source: original; series of figures as in L. Thurstone, Primary mental abilities, 1938.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from bootcamp import task
from bootcamp.lib.prompts import by_language
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.patterns.figures._series import LAWS, random_row, settles
from bootcamp.verifiers import Format, Record, Word

VALUES: Mapping[str, tuple[str, ...]] = {
    "outline": ("circle", "triangle", "square", "pentagon", "hexagon", "star"),
    "fill": ("white", "grey", "black", "striped", "dotted"),
    "arrow": ("north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"),
    "inside": ("cross", "ring", "heart", "moon", "drop", "leaf", "key"),
    "border": ("thin", "thick", "double", "dashed", "wavy", "plain"),
    "colour": ("red", "orange", "yellow", "green", "blue", "violet", "pink"),
}
TRIES = 60  # rows of values among which one is looked for that settles its next value


class PatFigureSeries(Task["PatFigureSeries.Params", "PatFigureSeries.Instance", dict[str, str]]):
    version = 1

    class Params(task.Params):
        attributes: int = knob("how many attributes a figure has", levels=(2, 3, 3, 4, 4, 5, 5, 6, 6, 6), ge=2, le=6)
        laws: int = knob("how many kinds of laws are possible", levels=(2, 2, 3, 3, 4, 4, 5, 5, 5, 5), ge=2, le=5)
        shown: int = knob("how many figures are shown", levels=(5, 5, 6, 6, 7, 7, 8, 8, 9, 7), ge=5, le=12)

    class Instance(task.Instance):
        figures: tuple[tuple[str, ...], ...]
        laws: tuple[str, ...]

        @property
        def attributes(self) -> list[str]:
            return list(VALUES)[: len(self.figures[0])]

        @property
        def circles(self) -> list[str]:
            return [f"{name}: {', '.join(VALUES[name])}" for name in self.attributes]

        @property
        def ways(self) -> dict[str, list[str]]:
            return by_language(LAWS[name] for name in self.laws)

    prompt = Prompt(
        en=r"""
        A series of figures, one a row, described by attributes:

        {{ figures | table(attributes) }}

        The values of an attribute stand in a circle in this order, where the first one comes again after the last:

        {{ circles | bullets }}

        From figure to figure, every attribute follows a law of its own, of one of these kinds:

        {{ ways[language] | bullets }}

        All laws of these kinds that fit the shown figures agree on the next figure. Give its attributes.
        """,
        zh=r"""
        一列图形，每行一个，用属性描述：

        {{ figures | table(attributes) }}

        每个属性的值按下列次序排成一圈，最后一个之后又是第一个：

        {{ circles | bullets }}

        从一个图形到下一个，每个属性遵循自己的规律，属于下列种类之一：

        {{ ways[language] | bullets }}

        与所示图形相符的这类规律对下一个图形的说法都一致。写出下一个图形的各属性。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, str]]:
        return Record(**{name: Word(VALUES[name]) for name in instance.attributes})

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, str]]:
        laws, names = tuple(LAWS)[: params.laws], list(VALUES)[: params.attributes]
        rows: dict[str, list[int]] = {}
        for name in rng.sample(names, len(names)):
            size, others = len(VALUES[name]), list(rows.values())
            for _ in range(TRIES):
                law = rng.choice(laws if rows else laws[:4])
                rows[name] = random_row(law, size, params.shown + 1, others, rng)
                if settles(laws, size, rows[name], others):
                    break
        for name, row in rows.items():
            if not settles(laws, len(VALUES[name]), row, [other for key, other in rows.items() if key != name]):
                raise task.Retry
        figures = [tuple(VALUES[name][rows[name][place]] for name in names) for place in range(params.shown + 1)]
        return self.Instance(figures=tuple(figures[:-1]), laws=laws), dict(zip(names, figures[-1], strict=True))

    def key(self, instance: Instance) -> object:
        return [instance.figures, instance.laws]

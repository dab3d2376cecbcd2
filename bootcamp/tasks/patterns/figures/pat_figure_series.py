"""Find the law by which each attribute of a series of figures changes, and describe the next figure.

Answer: the value of every attribute; every law of the stated kind that fits the shown figures gives it.
Harder: more attributes, more kinds of laws, attributes that depend on each other.
Skills: induction, deduction
Source: original; series of figures as in L. Thurstone, Primary mental abilities, 1938.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.lib.prompts import by_language
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Record, Word

Row = Sequence[int]  # places on a circle, counted from 0

LAWS = {
    "step": (
        "each value lies k places after the one before, k being fixed",
        "每个值都在前一个值之后 k 位，k 固定",
    ),
    "cycle": ("a list of 2, 3 or 4 values is repeated again and again", "由 2、3 或 4 个值组成的一列反复循环"),
    "alternating": (
        "each value lies k places after the value two figures earlier, with one k for odd and one for even positions",
        "每个值都在两个图形之前的值之后 k 位，奇数位置和偶数位置各有一个固定的 k",
    ),
    "growing": (
        "each value lies some places after the one before, and their number grows by k each time, k being fixed",
        "每个值都在前一个值之后若干位，位数每次增加 k，k 固定",
    ),
    "after": (
        "another attribute has a value x such that, after each figure with this x, the value moves on by k places, k "
        "being fixed, and after every other figure it stays",
        "有另一个属性和它的一个值 x：在该属性为 x 的每个图形之后，值前进 k 位，k 固定；在其他图形之后不变",
    ),
}

VALUES: Mapping[str, tuple[str, ...]] = {
    "outline": ("circle", "triangle", "square", "pentagon", "hexagon", "star"),
    "fill": ("white", "grey", "black", "striped", "dotted"),
    "arrow": ("north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"),
    "inside": ("cross", "ring", "heart", "moon", "drop", "leaf", "key"),
    "border": ("thin", "thick", "double", "dashed", "wavy", "plain"),
    "colour": ("red", "orange", "yellow", "green", "blue", "violet", "pink"),
}
_GLOSSES = {
    "outline": "轮廓", "fill": "填充", "arrow": "箭头", "inside": "内部图案", "border": "边框", "colour": "颜色",
}  # fmt: skip
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
        def zh_circles(self) -> list[str]:
            return [f"{name}（{_GLOSSES[name]}）：{', '.join(VALUES[name])}" for name in self.attributes]

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

        {{ zh_circles | bullets }}

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


def random_row(law: str, size: int, length: int, others: Sequence[Row], rng: Random) -> list[int]:
    """Draw a row that follows a law; `others` are rows of the same length that it may depend on."""
    a, b = rng.randrange(size), rng.randrange(size)
    j, k = rng.randrange(1, size), rng.randrange(1, size)
    if law == "cycle":
        block = rng.sample(range(size), rng.randint(2, 4))
        return [block[place % len(block)] for place in range(length)]
    if law == "alternating":
        return [(b + k * (place // 2) if place % 2 else a + j * (place // 2)) % size for place in range(length)]
    if law == "after":
        other = rng.choice(others)
        value = rng.choice(other)
        return [(a + k * other[:place].count(value)) % size for place in range(length)]
    growth = j if law == "growing" else 0
    return [(a + k * place + growth * (place * (place - 1) // 2)) % size for place in range(length)]


def predicted(law: str, size: int, row: Row, others: Sequence[Row]) -> set[int]:
    """Give the next values that a law allows after a row with at least five values."""
    steps = [(after - before) % size for before, after in pairwise(row)]
    if law == "step":
        return {(row[-1] + steps[0]) % size} if len(set(steps)) == 1 else set()
    if law == "cycle":
        return {row[-period] for period in (2, 3, 4) if all(a == b for a, b in zip(row, row[period:], strict=False))}
    if law == "alternating":
        double = [(after - before) % size for before, after in zip(row, row[2:], strict=False)]
        fits = len(set(double[::2])) == len(set(double[1::2])) == 1
        return {(row[-2] + double[-2]) % size} if fits else set()
    if law == "growing":
        growths = {(after - before) % size for before, after in pairwise(steps)}
        return {(row[-1] + steps[-1] + growths.pop()) % size} if len(growths) == 1 else set()
    found: set[int] = set()
    for other in others:
        for value in set(other):
            moves = {step for step, held in zip(steps, other, strict=False) if held == value}
            stays = all(step == 0 for step, held in zip(steps, other, strict=False) if held != value)
            if stays and len(moves) < 2:
                found |= {(row[-1] + move) % size for move in moves or range(size)} if other[-1] == value else {row[-1]}
    return found


def settles(laws: Sequence[str], size: int, row: Row, others: Sequence[Row]) -> bool:
    """Tell whether the laws that fit a row without its last value, which changes, all lead to that value."""
    *shown, last = row
    allowed = {value for law in laws for value in predicted(law, size, shown, [other[:-1] for other in others])}
    return len(set(shown)) > 1 and allowed == {last}

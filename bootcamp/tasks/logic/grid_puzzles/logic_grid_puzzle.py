"""Match people with things and numbers from clues about who has what and about differences of the numbers.

Answer: for each category its values in the order of the people; the clues admit one table.
Harder: more people and categories, more kinds of clues, no clue to spare.
Skills: deduction, logic, arithmetic
Source: original; the logic grids of puzzle magazines.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.clues import Clue, Kind, Row
from bootcamp.lib.worlds import draw_categories, draw_names
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Sequence, Word

_NUMBERS = {
    "price": ("coins", "价格", "枚硬币"),
    "age": ("years", "年龄", "岁"),
    "score": ("points", "得分", "分"),
    "distance": ("km", "路程", "公里"),
    "wait": ("minutes", "等待时间", "分钟"),
    "weight": ("kg", "重量", "千克"),
}
"""What is counted: its unit, and both in Chinese."""

_KINDS = {
    "same": Kind(2, "{0} belongs with {1}.", "{0} 与 {1} 属于同一个人。", lambda n, a, b: a == b),
    "different": Kind(2, "{0} does not belong with {1}.", "{0} 与 {1} 不属于同一个人。", lambda n, a, b: a != b),
    "higher": Kind(
        things=2,
        en="The {noun} of {0} is higher than that of {1}.",
        zh="{0} 的{noun}高于 {1} 的{noun}。",
        holds=lambda n, a, b: a > b,
    ),
    "neither": Kind(
        things=3,
        en="{0} belongs with neither {1} nor {2}.",
        zh="{0} 既不与 {1} 也不与 {2} 属于同一个人。",
        holds=lambda n, a, b, c: a not in (b, c),
    ),
    "either": Kind(
        things=3,
        en="{0} belongs with exactly one of {1} and {2}.",
        zh="{1} 与 {2} 中恰有一个与 {0} 属于同一个人。",
        holds=lambda n, a, b, c: (a == b) != (a == c),
    ),
    "pair": Kind(
        things=4,
        en="Of {0} and {1}, one belongs with {2} and the other with {3}.",
        zh="{0} 与 {1} 中，一个与 {2} 属于同一个人，另一个与 {3} 属于同一个人。",
        holds=lambda n, a, b, c, d: a != b and {a, b} == {c, d},
    ),
}  # fmt: skip
"""Kinds of clues that need no numbers but their order."""


class LogicGridPuzzle(Task["LogicGridPuzzle.Params", "LogicGridPuzzle.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        people: int = knob("how many people there are", levels=(3, 3, 4, 4, 4, 5, 5, 5, 6, 6), ge=3, le=6)
        categories: int = knob("how many things each has", levels=(1, 2, 1, 2, 2, 2, 3, 3, 3, 4), ge=1, le=4)
        kinds: int = knob("how many kinds of clues are used", levels=(3, 4, 4, 5, 5, 6, 6, 7, 7, 8), ge=3, le=8)
        spare: int = knob(
            "how many clues are given beyond a minimal set", levels=(2, 2, 2, 2, 1, 1, 1, 0, 0, 0), ge=0, le=20
        )

    class Instance(task.Instance):
        people: tuple[str, ...]
        categories: tuple[tuple[str, tuple[str, ...]], ...]  # each with its values in alphabetical order
        noun: str
        numbers: tuple[int, ...]  # ascending
        clues: tuple[Clue, ...]

        @property
        def words(self) -> tuple[str, str, str]:
            return _NUMBERS[self.noun]

        @property
        def said(self) -> dict[str, list[str]]:
            return {language: [_said(clue, self, language) for clue in self.clues] for language in ("en", "zh")}

    prompt = Prompt(
        en=r"""
        Each of the people {{ people | listed }} has one value of each of these categories, and no two of them share a
        value:

        {% for name, values in categories %}
        {{ name }}: {{ values | join(", ") }}
        {% endfor %}
        {{ noun }}: {{ numbers | join(", ") }} ({{ words[0] }})

        Clues (a value stands for the person that it belongs to):

        {% for clue in said[language] %}
        - {{ clue }}
        {% endfor %}

        Find who has what. For each category, give its values in the order {{ people | join(", ") }}.
        """,
        zh=r"""
        {{ people | listed(language) }} 每人在下列每个类别中各有一个值，任意两人的值都不同：

        {% for name, values in categories %}
        {{ name | gloss }}：{% for value in values %}{{ value | gloss }}{{ "" if loop.last else "、" }}{% endfor %}

        {% endfor %}
        {{ noun }}（{{ words[1] }}）：{{ numbers | join("、") }}（{{ words[2] }}）

        线索（一个值代表它所属的人）：

        {% for clue in said[language] %}
        - {{ clue }}
        {% endfor %}

        求每个人各有什么。对每个类别，按 {{ people | join("、") }} 的顺序写出它的值。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        size = len(instance.people)
        things = {name: Sequence(Word(values), length=size) for name, values in instance.categories}
        return Record(**things, **{instance.noun: Sequence(Integer(), length=size)})

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        n, noun = params.people, rng.choice(sorted(_NUMBERS))
        people, drawn = draw_names(rng, n), draw_categories(rng, params.categories, n)
        numbers = sorted(rng.sample(range(3, 6 * n), n))
        table = _with_numbers(numbers)
        names = ["same", "different", "more", "higher", "either", "neither", "total", "pair"][: params.kinds]
        every = (("person", tuple(rng.sample(people, n))), *drawn, (noun, tuple(map(str, numbers))))
        row = _Grid(n, every, [kind for kind in table if kind.partition(":")[0] in names], table)
        for place, number in enumerate(numbers):  # the places are those in the order of the numbers
            row.model.table([row.variable[str(number)]], [(place,)])
        row.add_clues(rng)
        row.drop_clues(rng)
        clues = [*row.clues.values(), *(row.draw_clue(rng, row.place) for _ in range(params.spare))]
        rng.shuffle(clues)
        instance = self.Instance(
            people=people,
            categories=tuple((name, tuple(sorted(values))) for name, values in drawn),
            noun=noun,
            numbers=tuple(numbers),
            clues=tuple(dict.fromkeys(clues)),
        )
        places = [row.place[name] for name in people]
        found: dict[str, Any] = {name: tuple(values[place] for place in places) for name, values in drawn}
        return instance, found | {noun: tuple(numbers[place] for place in places)}

    def key(self, instance: Instance) -> object:
        return [sorted(instance.categories), instance.numbers, sorted(instance.clues)]


class _Grid(Row):
    """A row in the order of the numbers, with clues that say of no value what its category already says."""

    def draw_clue(self, rng: Random, unlike: dict[str, int]) -> Clue:
        """Draw a clue that holds, and that the arrangement `unlike` breaks if that is a wrong one."""
        while True:
            kind, *things = clue = super().draw_clue(rng, unlike)
            group = [self.things.index(thing) // self.houses for thing in things]
            first = group[: 2 if kind == "pair" else 1]
            numbers = len(self.things) // self.houses - 1
            if kind in _KINDS and kind != "higher":
                if not set(first) & set(group[len(first) :]):
                    return clue
            elif numbers not in group:
                return clue


def _with_numbers(numbers: list[int]) -> Mapping[str, Kind]:
    """Add the kinds that speak of differences and sums, one for each that can occur."""
    found = dict(_KINDS)
    for gap in sorted({b - a for a in numbers for b in numbers if b > a}):
        found[f"more:{gap}"] = Kind(
            2, "The {noun} of {0} is {number} more than that of {1}.", "{0} 的{noun}比 {1} 的多 {number}。",
            lambda n, a, b, gap=gap: numbers[a] - numbers[b] == gap,
        )  # fmt: skip
    doubled = {2 * number for number in numbers}  # a sum that one person alone could be meant by
    for total in sorted({a + b for a in numbers for b in numbers if b > a} - doubled):
        found[f"total:{total}"] = Kind(
            2, "The {noun} of {0} and that of {1} add up to {number}.", "{0} 与 {1} 的{noun}之和是 {number}。",
            lambda n, a, b, total=total: a != b and numbers[a] + numbers[b] == total,
        )  # fmt: skip
    return found


def _said(clue: Clue, instance: LogicGridPuzzle.Instance, language: str) -> str:
    """Word a clue; numbers carry their unit."""
    (kind, *things), (unit, zh_noun, zh_unit) = clue, _NUMBERS[instance.noun]
    zh = language == "zh"
    shown = [f"{thing} {zh_unit if zh else unit}" if thing.isdigit() else thing for thing in things]
    word = (_KINDS.get(kind) or _with_numbers(list(instance.numbers))[kind])[2 if zh else 1]
    number = f"{kind.partition(':')[2]} {zh_unit if zh else unit}"
    return str(word).format(*shown, noun=(instance.noun, zh_noun)[zh], number=number).replace(f"{zh_unit} ", zh_unit)

"""Find who has what in a row of houses from clues about neighbours and places.

Answer: for each category its values from house 1 on; the clues admit one arrangement.
Harder: more houses and categories, more kinds of clues, no clue to spare.
Skills: deduction, logic
Source: original; the puzzle of the five houses was printed in Life International in 1962.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from itertools import product
from random import Random
from typing import NamedTuple

from pydantic import Field

from bootcamp import task
from bootcamp.lib.solver import BudgetError
from bootcamp.lib.solver.finite import Finite
from bootcamp.lib.worlds import draw_categories
from bootcamp.task import Prompt, Task
from bootcamp.verifiers import Format, Record, Sequence, Word

Table = dict[str, tuple[str, ...]]

_NODES = 100  # of the solver's search, for one proof that the clues admit nothing else


class _Kind(NamedTuple):
    """A kind of clue: how it reads, and when it holds for n houses and the places of its items."""

    items: int
    en: str
    zh: str
    holds: Callable[..., bool]


_KINDS = {
    "same": _Kind(2, "{0} and {1} belong to the same house.", "{0} 与 {1} 属于同一座房子。", lambda n, a, b: a == b),
    "left": _Kind(2, "{0} is directly to the left of {1}.", "{0} 紧挨在 {1} 的左边。", lambda n, a, b: a + 1 == b),
    "end": _Kind(1, "{0} is at one end of the row.", "{0} 在一排房子的一端。", lambda n, a: a in (0, n - 1)),
    "next": _Kind(2, "{0} is next to {1}.", "{0} 与 {1} 相邻。", lambda n, a, b: abs(a - b) == 1),
    "before": _Kind(2, "{0} is somewhere to the left of {1}.", "{0} 在 {1} 的左边某处。", lambda n, a, b: a < b),
    "apart": _Kind(
        2, "Exactly one house lies between {0} and {1}.", "{0} 与 {1} 之间恰好隔着一座房子。", lambda n, a, b: abs(a - b) == 2
    ),
    "different": _Kind(2, "{0} and {1} belong to different houses.", "{0} 与 {1} 不属于同一座房子。", lambda n, a, b: a != b),
    "either": _Kind(
        3,
        "{0} belongs to the same house as exactly one of {1} and {2}.",
        "{1} 与 {2} 中恰有一个与 {0} 属于同一座房子。",
        lambda n, a, b, c: (a == b) != (a == c),
    ),
    "between": _Kind(
        3, "{1} is somewhere between {0} and {2}.", "{1} 在 {0} 与 {2} 之间某处。", lambda n, a, b, c: a < b < c or c < b < a
    ),
}  # fmt: skip


class ZebraPuzzle(Task["ZebraPuzzle.Params", "ZebraPuzzle.Instance", Table]):
    version = 1

    class Params(task.Params):
        houses: int = Field(ge=3, le=8, description="how many houses stand in the row")
        categories: int = Field(ge=2, le=8, description="how many things each house has")
        kinds: int = Field(ge=3, le=9, description="how many kinds of clues are used")
        spare: int = Field(ge=0, le=20, description="how many clues are given beyond a minimal set")

    class Instance(task.Instance):
        categories: tuple[tuple[str, tuple[str, ...]], ...]  # each with its values in alphabetical order
        clues: tuple[tuple[str, ...], ...]  # a kind and its items

        @property
        def houses(self) -> int:
            return len(self.categories[0][1])

        @property
        def clues_en(self) -> list[str]:
            return [_KINDS[kind].en.format(*items) for kind, *items in self.clues]

        @property
        def clues_zh(self) -> list[str]:
            return [_KINDS[kind].zh.format(*items) for kind, *items in self.clues]

    prompt = Prompt(
        en=r"""
        {{ houses }} houses stand in a row, numbered 1 to {{ houses }} from left to right. Each house has one value of each of these
        categories, and no two houses share a value:

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
        {{ houses }} 座房子排成一排，从左到右编号为 1 到 {{ houses }}。每座房子在下列每个类别中各有一个值，任意两座房子的值都不同：

        {% for name, values in categories %}
        {{ name }}: {% for value in values %}{{ value | gloss }}{{ "" if loop.last else ", " }}{% endfor %}

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

    def params(self, difficulty: int) -> Params:
        return self.Params(
            houses=(3, 3, 4, 4, 4, 5, 5, 5, 6, 6)[difficulty - 1],
            categories=(2, 3, 2, 3, 4, 4, 5, 5, 5, 6)[difficulty - 1],
            kinds=min(2 + difficulty, len(_KINDS)),
            spare=(3, 3, 2, 2, 2, 1, 1, 0, 0, 0)[difficulty - 1],
        )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Table]:
        drawn = draw_categories(rng, params.categories, params.houses)
        row = _Row(params.houses, drawn, list(_KINDS)[: params.kinds])
        row.add_clues(rng)
        row.drop_clues(rng)
        clues = [*row.clues.values(), *(row.draw_clue(rng, row.place) for _ in range(params.spare))]
        rng.shuffle(clues)
        categories = tuple((name, tuple(sorted(values))) for name, values in drawn)
        return self.Instance(categories=categories, clues=tuple(dict.fromkeys(clues))), dict(drawn)

    def key(self, instance: Instance) -> object:
        return [sorted(instance.categories), sorted(instance.clues)]


class _Row:
    """An arrangement and the clues that lead to it, as a model of the solver."""

    def __init__(self, houses: int, drawn: tuple[tuple[str, tuple[str, ...]], ...], kinds: list[str]) -> None:
        self.houses, self.kinds = houses, kinds
        self.place = {value: house for _, values in drawn for house, value in enumerate(values)}
        self.items = list(self.place)
        self.clues: dict[int, tuple[str, ...]] = {}  # by the number of its rule in the model
        self.model = Finite()
        self.variable = {item: self.model.variable(range(houses)) for item in self.items}
        for _, values in drawn:
            self.model.different([self.variable[value] for value in values])

    def add_clues(self, rng: Random) -> None:
        """Rule out one wrong arrangement after the other until only the right one is left."""
        try:
            while other := self.find_other():
                kind, *items = clue = self.draw_clue(rng, unlike=other)
                places = product(range(self.houses), repeat=len(items))
                rows = [row for row in places if _KINDS[kind].holds(self.houses, *row)]
                self.clues[self.model.table([self.variable[item] for item in items], rows)] = clue
        except BudgetError:
            raise task.Retry from None

    def drop_clues(self, rng: Random) -> None:
        """Leave out, in random order, the clues that the others make needless."""
        dropped: set[int] = set()
        for rule in rng.sample(sorted(self.clues), len(self.clues)):
            try:
                needed = bool(self.find_other(skip=dropped | {rule}))
            except BudgetError:  # too hard to tell: a solver may need the clue, too
                needed = True
            if not needed:
                dropped.add(rule)
                del self.clues[rule]

    def find_other(self, skip: Collection[int] = ()) -> dict[str, int]:
        """Return an arrangement that fits the clues and is not the right one; nothing if there is none."""
        fits = [dict(zip(self.items, found, strict=True)) for found in self.model.solutions(2, _NODES, skip=skip)]
        return next((found for found in fits if found != self.place), {})

    def draw_clue(self, rng: Random, unlike: dict[str, int]) -> tuple[str, ...]:
        """Draw a clue that holds, and that the arrangement `unlike` breaks if that is a wrong one."""
        for _ in range(2000):
            kind = rng.choice(self.kinds)
            items = rng.sample(self.items, _KINDS[kind].items)
            holds, fits = (_KINDS[kind].holds(self.houses, *map(at.get, items)) for at in (self.place, unlike))
            if holds and (unlike is self.place or not fits):
                return (kind, *items)
        raise task.Retry

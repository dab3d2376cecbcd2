"""Find the order of things in a line from clues about their places.

Answer: the order from left to right; the clues admit one order.
Harder: more things, more kinds of clues, clues that deny something, no clue to spare.
Skills: deduction, logic
Source: original; BIG-bench has a task on logical deduction with fixed texts.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from random import Random

from bootcamp import task
from bootcamp.lib.solver import BudgetError
from bootcamp.lib.solver.finite import Finite
from bootcamp.lib.story import draw_setting, renamed
from bootcamp.lib.worlds import draw_names
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Word

Clue = tuple[str, ...]
"""A kind, the things it is about and, for some, a number."""

_NODES = 300
_KINDS: dict[str, tuple[int, str, str, Callable[..., bool]]] = {
    "before": (2, "{0} is somewhere to the left of {1}.", "{0} 在 {1} 左边某处。", lambda n, a, b: a < b),
    "directly": (2, "{0} is directly to the left of {1}.", "{0} 紧挨在 {1} 的左边。", lambda n, a, b: a + 1 == b),
    "end": (1, "{0} is at one of the two ends.", "{0} 在两端之一。", lambda n, a: a in (0, n - 1)),
    "apart": (
        2,
        "{0} and {1} are exactly two places apart, with one other between them.",
        "{0} 与 {1} 恰好相距两个位置（中间隔着一个）。",
        lambda n, a, b: abs(a - b) == 2,
    ),
    "not next": (2, "{0} and {1} are not neighbours.", "{0} 与 {1} 不相邻。", lambda n, a, b: abs(a - b) != 1),
    "between": (
        3,
        "{0} is somewhere between {1} and {2}.",
        "{0} 在 {1} 与 {2} 之间某处。",
        lambda n, a, b, c: min(b, c) < a < max(b, c),
    ),
    "not end": (1, "{0} is at neither end.", "{0} 不在两端。", lambda n, a: 0 < a < n - 1),
    "one of": (
        3,
        "{0} is a neighbour of exactly one of {1} and {2}.",
        "{1} 与 {2} 中恰有一个与 {0} 相邻。",
        lambda n, a, b, c: (abs(a - b) == 1) != (abs(a - c) == 1),
    ),
    "not between": (
        3,
        "{0} is not between {1} and {2}.",
        "{0} 不在 {1} 与 {2} 之间。",
        lambda n, a, b, c: not min(b, c) < a < max(b, c),
    ),
    "if": (
        4,
        "If {0} is to the left of {1}, then {2} is to the left of {3}.",
        "若 {0} 在 {1} 左边，则 {2} 在 {3} 左边。",
        lambda n, a, b, c, d: a > b or c < d,
    ),
}


class LogicalDeductionOrder(Task["LogicalDeductionOrder.Params", "LogicalDeductionOrder.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        things: int = knob("how many things stand in the line", levels=(4, 5, 5, 6, 6, 7, 7, 8, 8, 9), ge=3, le=12)
        kinds: int = knob("how many kinds of clues are used", levels=(3, 3, 4, 5, 6, 7, 8, 9, 10, 10), ge=2, le=10)
        spare: int = knob("how many clues are not needed", levels=(2, 2, 1, 1, 1, 0, 0, 0, 0, 0), ge=0, le=6)

    class Instance(task.Instance):
        people: bool
        things: tuple[str, ...]
        clues: tuple[Clue, ...]

        @property
        def said(self) -> dict[str, list[str]]:
            shown = {name: name if self.people else f"the {name}" for name in self.things}
            en = [_KINDS[kind][1].format(*map(shown.get, names)) for kind, *names in self.clues]
            zh = [_KINDS[kind][2].format(*names) for kind, *names in self.clues]
            return {"en": [text[0].upper() + text[1:] for text in en], "zh": zh}

    prompt = Prompt(
        en=r"""
        {% if people %}
        {{ things | length }} people stand in a line, as seen from the front: {{ things | comma }}.
        {% else %}
        {{ things | length }} things lie in a line: {{ things | comma }}.
        {% endif %}

        {{ said["en"] | bullets }}

        Left and right are as the reader sees the line. Give the order from left to right.
        """,
        zh=r"""
        {% if people %}
        从正面看，{{ things | length }} 个人排成一行：{{ things | join("、") }}。
        {% else %}
        {{ things | length }} 件东西排成一行：{{ things | map("gloss") | join("、") }}。
        {% endif %}

        {{ said["zh"] | bullets }}

        左右以读者所见为准。请从左到右写出它们的顺序。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        return Sequence(Word(instance.things), length=len(instance.things))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        n = params.things
        people = rng.random() < 0.4
        order = draw_names(rng, n) if people else draw_setting(rng, n).things
        place = {name: index for index, name in enumerate(order)}
        model = Finite()
        variables = model.variables(n, range(n))
        model.different(variables)
        clues: dict[int, Clue] = {}
        kinds = list(_KINDS)[: params.kinds]

        def other(skip: set[int]) -> dict[str, int]:
            found = model.solutions(2, _NODES, skip=skip)
            ways = [dict(zip(order, way, strict=True)) for way in found]
            return next((way for way in ways if way != place), {})

        try:
            while way := other(set()):
                clue = _draw(rng, kinds, place, way)
                _, *names = clue
                rows = [row for row in product(range(n), repeat=len(names)) if len({*row}) == len(names)]
                rows = [row for row in rows if _KINDS[clue[0]][3](n, *row)]
                clues[model.table([variables[place[name]] for name in names], rows)] = clue
            dropped: set[int] = set()
            for rule in rng.sample(sorted(clues), len(clues)):
                if not other(dropped | {rule}):
                    dropped.add(rule)
        except BudgetError:
            raise task.Retry from None
        kept = [clue for rule, clue in clues.items() if rule not in dropped]
        kept += [clue for rule, clue in clues.items() if rule in dropped][: params.spare]
        rng.shuffle(kept)
        instance = self.Instance(people=people, things=tuple(sorted(order)), clues=tuple(kept))
        return instance, order

    def key(self, instance: Instance) -> object:
        return [len(instance.things), renamed(instance.clues, instance.things)]


def _draw(rng: Random, kinds: list[str], place: dict[str, int], way: dict[str, int]) -> Clue:
    """Draw a clue that holds for the right order and not for the other one."""
    for _ in range(2000):
        kind = rng.choice(kinds)
        count, _, _, holds = _KINDS[kind]
        if count <= len(place):
            names = rng.sample(sorted(place), count)
            if holds(len(place), *map(place.get, names)) and not holds(len(place), *map(way.get, names)):
                return (kind, *names)
    raise task.Retry

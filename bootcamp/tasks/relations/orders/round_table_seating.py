"""Find the order of people around a table from clues about neighbours, sides and distances.

Answer: the names clockwise from a given person; the clues admit one order.
Harder: more people, clues that deny something, no clue to spare.
Skills: deduction, spatial
Source: original.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from itertools import permutations
from random import Random
from typing import Any, NamedTuple

from bootcamp import task
from bootcamp.lib.prompts import sequence
from bootcamp.lib.shown_places import placed_lines
from bootcamp.lib.story import renamed
from bootcamp.lib.worlds import draw_names
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Word

_TRIES = 60


class _Kind(NamedTuple):
    """A kind of clue: how it reads, and when it holds of the number of seats and the seats clockwise."""

    people: int
    en: str
    zh: str
    holds: Callable[..., bool]


_KINDS = {
    "left": _Kind(2, "{1} is the left neighbour of {0}.", "{1} 是 {0} 左边的邻座。", lambda n, a, b: (b - a) % n == 1),
    "right": _Kind(
        2, "{1} is the right neighbour of {0}.", "{1} 是 {0} 右边的邻座。", lambda n, a, b: (a - b) % n == 1
    ),
    "next": _Kind(
        2, "{0} and {1} sit next to each other.", "{0} 与 {1} 相邻。", lambda n, a, b: (a - b) % n in (1, n - 1)
    ),
    "second": _Kind(
        2, "{1} sits two places to the left of {0}.", "{1} 坐在 {0} 左边第二个位置。", lambda n, a, b: (b - a) % n == 2
    ),
    "opposite": _Kind(
        2, "{0} and {1} sit opposite each other.", "{0} 与 {1} 面对面。", lambda n, a, b: 2 * ((a - b) % n) == n
    ),
    "apart": _Kind(
        2,
        "{0} and {1} do not sit next to each other.",
        "{0} 与 {1} 不相邻。",
        lambda n, a, b: (a - b) % n not in (1, n - 1),
    ),
    "third": _Kind(
        2,
        "{1} sits three places to the right of {0}.",
        "{1} 坐在 {0} 右边第三个位置。",
        lambda n, a, b: (a - b) % n == 3,
    ),
    "amid": _Kind(
        3,
        "Going clockwise from {0}, one meets {1} before {2}.",
        "从 {0} 起顺时针走，先遇到 {1}，后遇到 {2}。",
        lambda n, a, b, c: (b - a) % n < (c - a) % n,
    ),
    "one of": _Kind(
        3,
        "{0} is a neighbour of exactly one of {1} and {2}.",
        "{1} 与 {2} 中恰有一个与 {0} 相邻。",
        lambda n, a, b, c: ((a - b) % n in (1, n - 1)) != ((a - c) % n in (1, n - 1)),
    ),
}
_SIDED = {"left", "right", "second", "third", "amid"}

Clue = tuple[str, ...]


class RoundTableSeating(Task["RoundTableSeating.Params", "RoundTableSeating.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        people: int = knob("how many people sit at the table", levels=(4, 5, 6, 6, 6, 7, 7, 7, 8, 8), ge=4, le=8)
        kinds: int = knob("how many kinds of clues are used", levels=(4, 4, 5, 6, 7, 8, 8, 9, 9, 9), ge=3, le=9)
        first: int = knob("the simplest kinds that are left out", levels=(0, 0, 0, 0, 0, 1, 1, 1, 1, 2), ge=0, le=3)
        spare: int = knob("clues that are not needed", levels=(2, 2, 2, 1, 1, 1, 0, 0, 0, 0), ge=0, le=4)

    class Instance(task.Instance):
        people: tuple[str, ...]  # the one to begin with first
        clues: tuple[Clue, ...]

        @property
        def told(self) -> list[tuple[str, str]]:
            return [(_KINDS[kind].en.format(*names), _KINDS[kind].zh.format(*names)) for kind, *names in self.clues]

    prompt = Prompt(
        en=r"""
        {{ people | sort | comma }} sit around a round table with {{ people | length }} seats, evenly spaced, all facing
        the centre. Seen from above, the left neighbour of everybody is the next one clockwise.

        {{ told | map("first") | bullets }}

        Give the names clockwise, beginning with {{ people[0] }}. Only one order fits.
        """,
        zh=r"""
        {{ people | sort | join("、") }} 围坐在一张圆桌旁，共 {{ people | length }} 个座位，间隔均匀，都面向圆心。
        从上方看，每个人左边的邻座就是顺时针方向的下一个人。

        {{ told | map("last") | bullets }}

        请从 {{ people[0] }} 开始，按顺时针方向写出各人的名字。只有一种坐法符合。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        return Sequence(Word(instance.people), length=len(instance.people))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        n = params.people
        people = draw_names(rng, n)
        seats = dict(zip(people, (0, *rng.sample(range(1, n), n - 1)), strict=True))
        orders = [dict(zip(people, (0, *rest), strict=True)) for rest in permutations(range(1, n))]
        kinds = list(_KINDS)[params.first : params.kinds]
        fitting: dict[Clue, frozenset[int]] = {}
        left = frozenset(range(len(orders)))
        for _ in range(_TRIES):
            kind = rng.choice(kinds)
            clue = (kind, *rng.sample(people, _KINDS[kind].people))
            if clue in fitting or not _holds(clue, n, seats):
                continue
            fits = frozenset(k for k in left if _holds(clue, n, orders[k]))
            if fits < left:
                fitting[clue] = frozenset(k for k, order in enumerate(orders) if _holds(clue, n, order))
                left = fits
            if len(left) == 1:
                break
        if len(left) > 1:
            raise task.Retry
        needed = dict(fitting)
        for clue in rng.sample(list(fitting), len(fitting)):
            rest = [fits for other, fits in needed.items() if other != clue]
            if rest and len(frozenset.intersection(*rest)) == 1:
                del needed[clue]
        kept = [*needed, *[clue for clue in fitting if clue not in needed][: params.spare]]
        if sum(clue[0] in _SIDED for clue in kept) < 2:
            raise task.Retry
        rng.shuffle(kept)
        return self.Instance(people=people, clues=tuple(kept)), tuple(sorted(people, key=seats.__getitem__))

    def key(self, instance: Instance) -> object:
        return [len(instance.people), renamed(instance.clues, instance.people)]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        people, n = instance.people, len(instance.people)
        rules = [(names, partial(_holds, (kind, *names), n)) for kind, *names in instance.clues]
        lines, found = placed_lines(people, range(1, n + 1), rules, {people[0]: 1})
        order = sorted(people, key=found.__getitem__)
        return "\n".join([f"{people[0]}: 1", *lines, sequence(order)])


def _holds(clue: Clue, n: int, seats: Mapping[str, int]) -> bool:
    kind, *names = clue
    return _KINDS[kind].holds(n, *(seats[name] for name in names))

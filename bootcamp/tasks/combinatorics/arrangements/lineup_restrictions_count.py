"""Count the orders in which people can stand in a row under conditions on neighbours, ends and sides.

Answer: one integer; it is unique.
Harder: more people, more conditions, more kinds of them.
Skills: counting
Source: original.
Small: two conditions on four to six people can be combined in some hundred ways only.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import factorial
from random import Random

from bootcamp import task
from bootcamp.lib.counting import reached
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.tasks.combinatorics.arrangements._conditions import Arrangement, Condition, Kind
from bootcamp.verifiers import Integer

_SETTINGS = (
    ("stand in a row for a photo", "站成一排拍照"),
    ("sit on one long bench", "坐在一条长椅上"),
    ("stand side by side on a stage", "并排站在舞台上"),
    ("sit side by side in one row of a cinema", "在电影院里并排坐在同一排"),
    ("line up along a wall", "沿墙站成一排"),
    ("sit in a row at a counter", "在吧台前坐成一排"),
    ("swim in neighbouring lanes of a pool, one in each lane", "在泳池中相邻的泳道里游泳，每条泳道一人"),
    ("live in a row of houses, one in each house", "住在一排房子里，每座房子一人"),
    ("stand side by side at a starting line", "并排站在起跑线上"),
)
_KINDS = {
    "next": Kind(2, False, "{0} is next to {1}.", "{0} 与 {1} 相邻。", lambda n, at, _: abs(at[0] - at[1]) == 1),
    "apart": Kind(2, False, "{0} is not next to {1}.", "{0} 与 {1} 不相邻。", lambda n, at, _: abs(at[0] - at[1]) > 1),
    "inside": Kind(1, False, "{0} is not at an end.", "{0} 不在两端。", lambda n, at, _: 0 < at[0] < n - 1),
    "left": Kind(
        2,
        True,
        "{0} is somewhere to the left of {1}.",
        "{0} 在 {1} 左边（不一定相邻）。",
        lambda n, at, _: at[0] < at[1],
    ),
    "loose": Kind(
        people=3,
        ordered=False,
        en="No two of {0}, {1} and {2} are next to each other.",
        zh="{0}、{1}、{2} 三人两两不相邻。",
        holds=lambda n, at, _: all(abs(a - b) != 1 for a in at for b in at),
    ),
    "between": Kind(
        people=3,
        ordered=True,
        en="{0} is somewhere between {1} and {2}.",
        zh="{0} 在 {1} 与 {2} 之间（不一定相邻）。",
        holds=lambda n, at, _: at[1] < at[0] < at[2] or at[2] < at[0] < at[1],
    ),
    "early": Kind(
        people=1,
        ordered=False,
        en="{0} is one of the {number} people furthest to the left.",
        zh="{0} 是最左边的 {number} 个人之一。",
        holds=lambda n, at, number: at[0] < number,
        numbered=True,
    ),
    "late": Kind(
        people=1,
        ordered=False,
        en="{0} is one of the {number} people furthest to the right.",
        zh="{0} 是最右边的 {number} 个人之一。",
        holds=lambda n, at, number: at[0] >= n - number,
        numbered=True,
    ),
    "not": Kind(
        people=1,
        ordered=False,
        en="{0} is not in place {number}, counted from the left.",
        zh="{0} 不在从左数第 {number} 位。",
        holds=lambda n, at, number: at[0] != number - 1,
        numbered=True,
    ),
}
_TOUCHING = ("next", "apart", "loose")


class LineupRestrictionsCount(Task["LineupRestrictionsCount.Params", "LineupRestrictionsCount.Instance", int]):
    version = 1
    small_levels = (1, 2)

    class Params(task.Params):
        people: int = knob("the least number of people", levels=(4, 5, 6, 6, 7, 7, 8, 8, 9, 10), ge=4, le=11)
        conditions: int = knob("the number of conditions", levels=(2, 2, 3, 3, 4, 5, 5, 6, 6, 7), ge=1, le=10)
        kinds: int = knob("the number of kinds of conditions", levels=(5, 6, 8, 9, 9, 9, 9, 9, 9, 9), ge=1, le=9)

    class Instance(Arrangement):
        settings = _SETTINGS
        kinds = _KINDS

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        {{ names | listed }} {{ words(language)[0] }}. The order is read from left to right.
        {{ "This condition" if conditions | length == 1 else "All of these conditions" }} must hold:

        {{ told(language) | bullets }}

        How many different orders of all {{ names | length }} people are possible?
        """,
        zh=r"""
        {{ names | join("、") }} {{ words(language)[0] }}，顺序从左往右看。
        必须满足下列{{ "所有" if conditions | length > 1 }}条件：

        {{ told(language) | bullets }}

        这 {{ names | length }} 个人共有多少种不同的排列顺序？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        n = params.people + rng.randint(0, 1)
        kinds = rng.sample(sorted(_KINDS), params.kinds)
        instance = self.Instance.drawn(rng, n, kinds, params.conditions)
        count = self.solve(instance)
        halves = {factorial(n) >> power for power in range(params.conditions + 1)}
        if params.conditions > 2 and (count in halves or count < 10):
            raise Retry
        return instance, count

    def solve(self, instance: Instance) -> int:
        n = len(instance.names)
        about = [[condition for condition in instance.conditions if one in condition[1]] for one in range(n)]
        touching = {one for one in range(n) if any(kind in _TOUCHING for kind, _, _ in about[one])}

        def moves(state: tuple[int, int]) -> Iterator[tuple[int, int]]:
            placed, last = state
            for new in range(n):
                if not placed >> new & 1 and all(_fits(one, n, placed, last, new) for one in about[new]):
                    yield placed | 1 << new, new if new in touching else -1

        return sum(reached((0, -1), moves, n).values())

    def key(self, instance: Instance) -> object:
        return instance.faceless


def _fits(condition: Condition, n: int, placed: int, last: int, new: int) -> bool:
    """Tell whether a condition on the person `new` lets it stand next, right of those placed, `last` being last.

    `last` may be -1 if nobody's place beside that person matters.
    """
    kind, people, number = condition
    if len(people) == 1:
        return _KINDS[kind].holds(n, [placed.bit_count()], number)
    if kind == "left":
        return new == people[0] or bool(placed >> people[0] & 1)
    if kind == "between":
        return new != people[0] or (placed >> people[1] & 1) + (placed >> people[2] & 1) == 1
    if kind == "next":
        other = people[0] + people[1] - new
        return last == other or not placed >> other & 1
    return last not in people

"""Count the seatings of people at a round table under conditions, rotations being the same.

Answer: one integer; it is unique.
Harder: more people, more conditions.
Skills: counting
Source: original.
Small: one or two conditions on five or six people can be combined in some hundred ways only.
"""

from __future__ import annotations

from math import factorial
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.tasks.combinatorics.arrangements._conditions import Arrangement, Condition, Kind, holds
from bootcamp.verifiers import Integer

_SETTINGS = (
    ("have dinner", "吃晚饭"),
    ("play a board game", "玩桌游"),
    ("hold a meeting", "开会"),
    ("drink tea", "喝茶"),
    ("play cards", "打牌"),
    ("have lunch", "吃午饭"),
    ("fold paper", "折纸"),
    ("do a jigsaw puzzle", "玩拼图"),
    ("plan a trip", "商量旅行计划"),
)
_KINDS = {
    "next": Kind(
        people=2,
        ordered=False,
        en="{0} and {1} sit next to each other.",
        zh="{0} 与 {1} 相邻而坐。",
        holds=lambda n, at, _: (at[0] - at[1]) % n in (1, n - 1),
    ),
    "apart": Kind(
        people=2,
        ordered=False,
        en="{0} and {1} do not sit next to each other.",
        zh="{0} 与 {1} 不相邻。",
        holds=lambda n, at, _: (at[0] - at[1]) % n not in (1, n - 1),
    ),
    "opposite": Kind(
        people=2,
        ordered=False,
        en="{0} and {1} sit exactly opposite each other.",
        zh="{0} 与 {1} 正好面对面坐（中间隔着圆桌的中心）。",
        holds=lambda n, at, _: (at[0] - at[1]) * 2 % n == 0,
    ),
    "clockwise": Kind(
        people=2,
        ordered=True,
        en="Going {number} chairs clockwise from the chair of {0}, one comes to the chair of {1}.",
        zh="从 {0} 的椅子起按顺时针方向移动 {number} 把椅子，正好到 {1} 的椅子。",
        holds=lambda n, at, number: (at[1] - at[0]) % n == number,
        numbered=True,
    ),
    "other": Kind(
        people=2,
        ordered=True,
        en="Going {number} chairs clockwise from the chair of {0}, one does not come to the chair of {1}.",
        zh="从 {0} 的椅子起按顺时针方向移动 {number} 把椅子，到的不是 {1} 的椅子。",
        holds=lambda n, at, number: (at[1] - at[0]) % n != number,
        numbered=True,
    ),
    "either": Kind(
        people=3,
        ordered=True,
        en="{0} sits next to exactly one of {1} and {2}.",
        zh="{1} 和 {2} 中恰有一人与 {0} 相邻。",
        holds=lambda n, at, _: ((at[0] - at[1]) % n in (1, n - 1)) != ((at[0] - at[2]) % n in (1, n - 1)),
    ),
    "between": Kind(
        people=3,
        ordered=True,
        en="Going clockwise from {0}, one meets {1} before {2}.",
        zh="从 {0} 起按顺时针方向走，先遇到 {1}，后遇到 {2}。",
        holds=lambda n, at, _: (at[1] - at[0]) % n < (at[2] - at[0]) % n,
    ),
}


class CircularSeatingCount(Task["CircularSeatingCount.Params", "CircularSeatingCount.Instance", int]):
    version = 1
    small_levels = (1, 2)

    class Params(task.Params):
        people: int = knob("the least number of people", levels=(5, 5, 6, 6, 7, 7, 8, 9, 9, 10), ge=5, le=11)
        conditions: int = knob("the number of conditions", levels=(1, 2, 3, 4, 4, 5, 5, 5, 6, 6), ge=1, le=8)

    class Instance(Arrangement):
        settings = _SETTINGS
        kinds = _KINDS

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        {{ names | listed }} {{ words(language)[0] }} at a round table with {{ names | length }} equal chairs, evenly
        spaced. Two seatings are the same if one is a rotation of the other; a seating and its mirror image are
        different unless they are rotations of each other. Going clockwise is seen from above.
        {{ "This condition" if conditions | length == 1 else "All of these conditions" }} must hold:

        {{ told(language) | bullets }}

        How many different seatings are possible?
        """,
        zh=r"""
        {{ names | join("、") }} 围着一张圆桌{{ words(language)[0] }}，
        桌边有 {{ names | length }} 把相同的椅子，间隔均匀。
        旋转后相同的坐法算同一种；互为镜像的坐法只要不能由旋转得到，就算不同。顺时针方向以从上往下看为准。
        必须满足下列{{ "所有" if conditions | length > 1 }}条件：

        {{ told(language) | bullets }}

        共有多少种不同的坐法？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        n = params.people + rng.randint(0, 1)
        kinds = [kind for kind in _KINDS if kind != "opposite" or n % 2 == 0]
        instance = self.Instance.drawn(rng, n, kinds, params.conditions)
        count = self.solve(instance)
        if params.conditions > 1 and (count < 3 or count in {factorial(n - 1) >> power for power in range(7)}):
            raise Retry
        return instance, count

    def solve(self, instance: Instance) -> int:
        """Seat the people of the conditions, the first of them on chair 0, and the others in any order."""
        n = len(instance.names)
        order: list[int] = []
        while rest := {one for _, people, _ in instance.conditions for one in people} - set(order):
            known = {
                one: [set(people) - {one} <= set(order) for _, people, _ in instance.conditions if one in people]
                for one in rest
            }
            order.append(max(sorted(rest), key=lambda one: (sum(known[one]), len(known[one]))))
        due: list[list[Condition]] = [[] for _ in order]
        for condition in instance.conditions:
            due[max(order.index(one) for one in condition[1])].append(condition)
        places = [-1] * n

        def seat(index: int, taken: int) -> int:
            if index == len(order):
                return factorial(n - index)
            total = 0
            for chair in range(n if index else 1):
                if not taken >> chair & 1:
                    places[order[index]] = chair
                    if all(holds(_KINDS, condition, places) for condition in due[index]):
                        total += seat(index + 1, taken | 1 << chair)
            return total

        return seat(0, 0)

    def key(self, instance: Instance) -> object:
        return instance.faceless

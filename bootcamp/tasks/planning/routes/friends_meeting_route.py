"""Meet as many friends as possible, each at a place and in hours of their own, for long enough.

Answer: the meetings in order, with their times; every plan that meets the most counts.
Harder: more friends, longer ways, hours that overlap.
Skills: optimization, planning
Source: original; the orienteering problem with time windows.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from bootcamp import task
from bootcamp.lib import worlds
from bootcamp.lib.prompts import clock
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Clock, Format, Mapping, Sequence, Word

Plan = dict[str, tuple[int, ...]]
Friend = tuple[int, int, int]
"""From and to, in minutes after midnight, and the least length of a meeting."""

_START = 9 * 60


class FriendsMeetingRoute(Task["FriendsMeetingRoute.Params", "FriendsMeetingRoute.Instance", Plan]):
    version = 1

    class Params(task.Params):
        friends: int = knob("the number of friends", levels=(2, 3, 5, 5, 6, 6, 7, 8, 8, 9), ge=2, le=10)
        hours: int = knob("the hours of the day", levels=(4, 4, 3, 3, 3, 3, 3, 3, 4, 4), ge=3, le=12)
        way: int = knob("the longest way in minutes", levels=(30, 35, 40, 44, 48, 50, 50, 55, 60, 60), ge=10, le=90)

    class Instance(task.Instance):
        hidden = ("best",)

        names: tuple[str, ...]
        friends: tuple[Friend, ...]
        ways: tuple[tuple[int, ...], ...]
        """Minutes from place to place; 0 is where you start."""
        best: int

        def rows(self) -> list[list[object]]:
            return [
                [name, f"P{i}", clock(low), clock(high), least]
                for i, (name, (low, high, least)) in enumerate(zip(self.names, self.friends, strict=True), start=1)
            ]

        def way_rows(self) -> list[list[object]]:
            return [[f"P{i}", *row] for i, row in enumerate(self.ways)]

        def head(self) -> list[str]:
            return ["", *(f"P{i}" for i in range(len(self.ways)))]

    prompt = Prompt(
        en="""
        You are at the place P0 at 09:00 and want to meet as many of these friends as possible today:

        {{ rows() | table(["friend", "place", "there from", "there to", "least minutes"]) }}

        The minutes of the way from the place of the row to that of the column are:

        {{ way_rows() | table(head()) }}

        - A meeting takes place at the friend's place while the friend is there, from beginning to end, and lasts at
          least the friend's least number of minutes.
        - You meet one friend at a time, each at most once, and may wait anywhere.
        - Between two meetings, and before the first one, there must be enough time for the way.

        Give for every friend that you meet the beginning and the end of the meeting. Any plan with as many friends as
        possible will do.
        """,
        zh="""
        09:00 时你在地点 P0，今天想见到尽可能多的下列朋友：

        {{ rows() | table(["朋友", "地点", "从", "到", "至少分钟数"]) }}

        从行所示地点到列所示地点所需的分钟数如下：

        {{ way_rows() | table(head()) }}

        - 见面在朋友所在的地点进行，自始至终朋友都在那里，时长不少于该朋友的“至少分钟数”。
        - 一次只见一位朋友，每位至多见一次；在任何地方都可以等待。
        - 两次见面之间，以及第一次见面之前，必须有足够的时间走完路程。

        请写出你要见的每位朋友的见面开始和结束时间。任何一种见到最多朋友的安排都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Plan]:
        return Mapping(Word(instance.names), Sequence(Clock(), length=2))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Plan]:
        n = params.friends
        spots = [(rng.randint(0, params.way), rng.randint(0, params.way)) for _ in range(n + 1)]
        ways = tuple(
            tuple((5 + (abs(a - c) + abs(b - d)) // 2 if i != j else 0) for j, (c, d) in enumerate(spots))
            for i, (a, b) in enumerate(spots)
        )
        friends = []
        for _ in range(n):
            low = _START + 5 * rng.randint(0, 12 * params.hours - 10)
            least = 5 * rng.choice((rng.randint(3, 8), rng.randint(10, 16)))
            friends.append((low, low + least + 5 * rng.randint(0, 30), least))
        instance = self.Instance(
            names=worlds.draw_names(rng, n, initials=True), friends=tuple(friends), ways=ways, best=0
        )
        greedy = max(_greedy(instance, rule) for rule in _RULES)
        if n > 3 and greedy > n - 2:  # not all can be met, and no rule meets the most
            raise task.Retry
        answer = self.solve(instance)
        best = len(answer)
        if not best or (n > 3 and best in (n, greedy)):
            raise task.Retry
        return instance.model_copy(update={"best": best}), answer

    def solve(self, instance: Instance) -> Plan:
        layer: dict[tuple[int, int], tuple[int, tuple[tuple[int, int], ...]]] = {(0, 0): (_START, ())}
        last = layer
        while layer:
            last, after = layer, dict[tuple[int, int], tuple[int, tuple[tuple[int, int], ...]]]()
            for (met, here), (now, path) in layer.items():
                for i, (low, high, least) in enumerate(instance.friends, start=1):
                    begin = max(low, now + instance.ways[here][i])
                    if not met >> i & 1 and begin + least <= high:
                        key = met | 1 << i, i
                        if key not in after or begin + least < after[key][0]:
                            after[key] = begin + least, (*path, (i, begin))
            layer = after
        path = min(last.values())[1]
        return {instance.names[i - 1]: (begin, begin + instance.friends[i - 1][2]) for i, begin in path}

    def check(self, instance: Instance, answer: Plan) -> str:
        now, here = _START, 0
        for name, (begin, end) in sorted(answer.items(), key=lambda one: one[1]):
            i = instance.names.index(name)
            low, high, least = instance.friends[i]
            if begin < now + instance.ways[here][i + 1]:
                return f"{name}'s place cannot be reached in time"
            if begin < low or end > high:
                return f"{name} is not there all the time"
            if end - begin < least:
                return f"the meeting with {name} is too short"
            now, here = end, i + 1
        return "" if len(answer) == instance.best else "more friends can be met"

    def key(self, instance: Instance) -> object:
        return [instance.friends, instance.ways]


_RULES: tuple[Callable[[int, Friend], int], ...] = (
    lambda begin, friend: friend[0],
    lambda begin, friend: friend[1],
    lambda begin, friend: friend[2],
    lambda begin, friend: begin,
    lambda begin, friend: begin + friend[2],
)
"""Who is next: first there, first gone, met for the shortest time, met soonest, left soonest."""


def _greedy(instance: FriendsMeetingRoute.Instance, rule: Callable[[int, Friend], int]) -> int:
    """Count the friends met when the one of the least value is next, among those who can still be met."""
    now, here, met = _START, 0, set[int]()
    while True:
        begins = {i: max(one[0], now + instance.ways[here][i + 1]) for i, one in enumerate(instance.friends)}
        free = [i for i, (_, high, least) in enumerate(instance.friends) if i not in met and begins[i] + least <= high]
        if not free:
            return len(met)
        i = min(free, key=lambda i: rule(begins[i], instance.friends[i]))
        met.add(i)
        now, here = begins[i] + instance.friends[i][2], i + 1

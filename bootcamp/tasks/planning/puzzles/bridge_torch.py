"""Bring people over a dark bridge with one torch in the least time.

Answer: for each crossing the set of those who cross; every plan with the least total time is right.
Harder: more people, wider times, pairs who refuse to cross together, groups of three.
Skills: planning, optimization, search
Source: original; the bridge and torch problem, with refusals as in the open-ended variants.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.lib.search import cheapest_plan
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Set, Word

Crossings = tuple[frozenset[str], ...]
State = tuple[int, bool]
"""Those on the near side as bits, and whether the torch is there."""

_NAMES = "ABCDEFGHIJ"


class BridgeTorch(Task["BridgeTorch.Params", "BridgeTorch.Instance", Crossings]):
    version = 1

    class Params(task.Params):
        people: int = knob("how many people there are", levels=(3, 4, 5, 5, 5, 6, 6, 7, 7, 8), ge=3, le=9)
        largest: int = knob("the longest time", levels=(12, 14, 20, 24, 30, 30, 40, 40, 60, 60), ge=10, le=99)
        refusals: int = knob("how many pairs refuse", levels=(0, 0, 0, 1, 2, 3, 3, 4, 5, 6), ge=0, le=12)
        three: bool = knob("whether three may cross at once", levels=(False,) * 6 + (True, False, True, True))

    class Instance(task.Instance):
        hidden = ("best",)
        times: tuple[int, ...]
        most: int
        refusals: tuple[tuple[str, str], ...]
        best: int

    prompt = Prompt(
        en=r"""
        People stand at the near side of a narrow bridge at night. The minutes that each of them needs to cross it:

        {% for time in times %}
        - {{ "ABCDEFGHIJ"[loop.index0] }}: {{ time }}
        {% endfor %}

        They have one torch. At most {{ most }} of them can cross at once, and whoever crosses, there or back, must have
        the torch with them. A group needs as long as its slowest member.
        {% if refusals %}
        Some pairs refuse to cross in the same group, there or back:

        {% for a, b in refusals %}
        - {{ a }} and {{ b }}
        {% endfor %}

        {% endif %}
        Bring everybody and the torch to the far side in the least total time. Give the groups that cross in order: the
        first goes there, the second comes back, and so on by turns. If there are several ways, give any one.
        """,
        zh=r"""
        夜里，几个人站在一座窄桥的这一边。他们各自过桥所需的分钟数是：

        {% for time in times %}
        - {{ "ABCDEFGHIJ"[loop.index0] }}：{{ time }}
        {% endfor %}

        他们只有一支手电筒。每次最多 {{ most }} 人同时过桥，无论过去还是回来，过桥的人都必须带着手电筒。
        一组人过桥的时间等于其中最慢者的时间。
        {% if refusals %}
        有些人拒绝与对方同组过桥（过去、回来都不行）：

        {% for a, b in refusals %}
        - {{ a }} 和 {{ b }}
        {% endfor %}

        {% endif %}
        请用最短的总时间把所有人和手电筒都送到对岸。按顺序给出每次过桥的人：第一组过去，第二组回来，如此交替。
        如果有多种办法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Crossings]:
        return Sequence(Set(Word(tuple(_NAMES[: len(instance.times)]))))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Crossings]:
        times = rng.sample(range(1, params.largest + 1), params.people)
        pairs = list(combinations(_NAMES[: params.people], 2))
        fastest = "".join(_NAMES[times.index(time)] for time in sorted(times)[:3])
        refusals = sorted(rng.sample(pairs, min(params.refusals, len(pairs))))
        if params.refusals > 1:  # the two fastest cannot always go to and fro
            refusals = sorted({*refusals[1:], (min(fastest[0], fastest[1]), max(fastest[0], fastest[1]))})
        instance = self.Instance(times=tuple(times), most=3 if params.three else 2, refusals=tuple(refusals), best=0)
        best, plan = _fastest(instance)
        if params.refusals and _fastest(instance.model_copy(update={"refusals": ()}))[0] == best:
            raise task.Retry
        groups = [frozenset(_NAMES[place] for place in range(len(times)) if group >> place & 1) for group in plan]
        first, *others = sorted(times)
        one_by_one = sum(others) + first * (params.people - 2)
        if params.people > 3 and one_by_one == best:  # the fastest brings them all
            raise task.Retry
        if _shuttle(sorted(times)) == best and not params.three and params.people > 3 and rng.random() < 0.6:
            raise task.Retry
        return instance.model_copy(update={"best": best}), tuple(groups)

    def key(self, instance: Instance) -> object:
        time = dict(zip(_NAMES, instance.times, strict=False))
        return [sorted(instance.times), instance.most, sorted(sorted((time[a], time[b])) for a, b in instance.refusals)]

    def check(self, instance: Instance, answer: Crossings) -> str:
        near, total = set(_NAMES[: len(instance.times)]), 0
        away: set[str] = set()
        for number, group in enumerate(answer, 1):
            here, there = (near, away) if number % 2 else (away, near)
            if not group or len(group) > instance.most or not group <= here:
                return f"group {number} cannot cross: it is too large or empty, or somebody is on the other side"
            if any({a, b} <= group for a, b in instance.refusals):
                return f"in group {number} two who refuse to cross together do so"
            here -= group
            there |= group
            total += max(instance.times[_NAMES.index(name)] for name in group)
        if near:
            return "in the end somebody is on the near side"
        return "" if total == instance.best else "there is a faster way"


def _shuttle(times: list[int]) -> int:
    """Give the least time for pairs without refusals: one or two of the fastest carry the torch back."""
    if len(times) < 4:
        return sum(times) if len(times) == 3 else times[-1]
    a, b, *_, y, z = times
    return _shuttle(times[:-2]) + min(a + 2 * b + z, 2 * a + y + z)


def _fastest(instance: BridgeTorch.Instance) -> tuple[int, list[int]]:
    """Give the least time and a plan that takes it; raise Retry where there is none."""
    count = len(instance.times)
    groups: list[tuple[int, int]] = []
    for size in range(1, instance.most + 1):
        for group in combinations(range(count), size):
            named = {_NAMES[place] for place in group}
            if not any(named.issuperset(pair) for pair in instance.refusals):
                groups.append((sum(1 << place for place in group), max(instance.times[place] for place in group)))
    everybody = (1 << count) - 1

    def following(state: State) -> Iterator[tuple[int, int, State]]:
        near, there = state
        away = everybody ^ near if there else near
        return ((group, time, (near ^ group, not there)) for group, time in groups if not group & away)

    found = cheapest_plan(
        (everybody, True),
        following,
        lambda state: not state[0],
        lambda state: max((time for place, time in enumerate(instance.times) if state[0] >> place & 1), default=0),
    )
    if found is None:
        raise task.Retry
    return found

"""Measure a time with sandglasses by turning them over at the right moments.

Answer: the glasses turned at each time; every way in which a glass runs out at the asked minute is right.
Harder: more and longer glasses, more turns.
Skills: planning, search
Source: original; measuring with sandglasses is an old puzzle.
"""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Set, Word

Turns = dict[int, frozenset[str]]
Plan = list[tuple[int, tuple[int, ...]]]
Sand = tuple[int, ...]
"""The minutes of sand in the upper half of each glass."""

_NAMES = "ABCD"


class HourglassTiming(Task["HourglassTiming.Params", "HourglassTiming.Instance", Turns]):
    version = 1

    class Params(task.Params):
        glasses: int = knob("how many glasses there are", levels=(2, 2, 3, 3, 3, 3, 3, 3, 4, 4), ge=2, le=4)
        longest: int = knob("the most minutes of a glass", levels=(14, 22, 20, 22, 24, 26, 28, 31, 28, 32), ge=6, le=40)
        turns: int = knob(
            "at how many moments glasses are turned, at least", levels=(2, 2, 3, 3, 4, 4, 5, 5, 5, 6), ge=1
        )
        most: int = knob("at how many moments, at most", levels=(3, 4, 4, 5, 5, 6, 6, 7, 7, 8), ge=1, le=12)

    class Instance(task.Instance):
        minutes: tuple[int, ...]
        time: int

    prompt = Prompt(
        en=r"""
        There are {{ minutes | length }} sandglasses, each of which runs for a whole number of minutes:

        {% for one in minutes %}
        - {{ "ABCD"[loop.index0] }}: {{ one }} minutes
        {% endfor %}

        At minute 0 all the sand is in the lower halves. Glasses may be turned over, any number of them at once and
        without loss of time, at minute 0 and at every moment at which some glass runs out, and only then. A glass that
        is turned over while it runs has its two amounts of sand exchanged. Sand always runs while there is any above.

        Some glass must run out exactly at minute {{ time }}. Give for each moment at which something is turned the
        minute and the set of glasses that are turned over then, all before minute {{ time }}. If there are several
        ways, give any one.
        """,
        zh=r"""
        有 {{ minutes | length }} 个沙漏，每个漏完所需的分钟数都是整数：

        {% for one in minutes %}
        - {{ "ABCD"[loop.index0] }}：{{ one }} 分钟
        {% endfor %}

        第 0 分钟时，所有沙子都在下半部。只有在第 0 分钟以及有沙漏漏完的时刻，才可以翻转沙漏，
        每次可以同时翻转任意几个，翻转不花时间。翻转正在漏的沙漏，会使上下两部分的沙量互换。只要上半部有沙，就一直在漏。

        要使某个沙漏恰好在第 {{ time }} 分钟漏完。请给出每个翻转的时刻（第几分钟）以及当时翻转的沙漏的集合，
        这些时刻都在第 {{ time }} 分钟之前。如果有多种办法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Turns]:
        return Mapping(Integer(0, instance.time), Set(Word(tuple(_NAMES[: len(instance.minutes)]))))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Turns]:
        minutes = tuple(rng.sample(range(2 + params.longest // 4, params.longest + 1), params.glasses))
        easy = _reached(minutes, min(params.turns, 3) - 1)
        if params.turns > 2:  # no three glasses one after the other
            easy.update(map(sum, combinations_with_replacement((0, *minutes), 3)))
        for _ in range(40):
            time, plan = _played(minutes, params.most, rng)
            if len(plan) >= params.turns and time not in easy and time <= 3 * params.longest:
                break
        else:
            raise task.Retry
        turns = {when: frozenset(_NAMES[glass] for glass in group) for when, group in plan}
        return self.Instance(minutes=minutes, time=time), turns

    def key(self, instance: Instance) -> object:
        return [sorted(instance.minutes), instance.time]

    def check(self, instance: Instance, answer: Turns) -> str:
        sand: Sand = (0,) * len(instance.minutes)
        now = 0
        for when, names in sorted(answer.items()):
            if when >= instance.time:
                return "a glass is turned over too late"
            while now < when and any(sand):
                now, sand = _run(now, sand)
            if now != when:
                return f"at minute {when} no glass runs out, so that nothing may be turned over"
            sand = _turned(instance.minutes, sand, [_NAMES.index(name) for name in names])
        while now < instance.time and any(sand):
            now, sand = _run(now, sand)
        return "" if now == instance.time else "no glass runs out at the asked minute"


def _run(now: int, sand: Sand) -> tuple[int, Sand]:
    """Let the sand run until a glass runs out."""
    step = min(filter(None, sand))
    return now + step, tuple(max(0, amount - step) for amount in sand)


def _turned(minutes: Sand, sand: Sand, glasses: list[int] | tuple[int, ...]) -> Sand:
    return tuple(
        full - amount if i in glasses else amount for i, (full, amount) in enumerate(zip(minutes, sand, strict=True))
    )


def _played(minutes: Sand, moments: int, rng: Random) -> tuple[int, Plan]:
    """Turn glasses at random at up to so many moments; give when a glass runs out after the last, and the turns."""
    now, sand = 0, (0,) * len(minutes)
    plan: Plan = []
    while len(plan) < moments:
        group = tuple(glass for glass in range(len(minutes)) if rng.random() < 0.5)
        after = _turned(minutes, sand, group)
        if not any(after) or (len(plan) > 1 and rng.random() < 0.2):
            break
        if group:
            plan.append((now, group))
        now, sand = _run(now, after)
    return now, plan


def _reached(minutes: Sand, moments: int) -> set[int]:
    """List the minutes at which a glass can run out if glasses are turned at so many moments at most."""
    groups = [group for size in range(1, len(minutes) + 1) for group in combinations(range(len(minutes)), size)]
    times: set[int] = set()
    waiting = [(0, (0,) * len(minutes), 0)]
    while waiting:
        now, sand, used = waiting.pop()
        times.add(now)
        if any(sand):
            waiting.append((*_run(now, sand), used))
        if used < moments:
            turned = (_turned(minutes, sand, group) for group in groups)
            waiting.extend((*_run(now, after), used + 1) for after in turned if any(after))
    return times

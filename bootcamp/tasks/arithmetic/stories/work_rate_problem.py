"""Find when a job is done by workers, or a tank is full by pipes, that come and go and change their speed.

Answer: a number of hours, exact; it is unique.
Harder: more workers or pipes, drains, more changes, some at a part of the job, another number than the end withheld.
Skills: arithmetic, algebra
Source: original; such problems are old, in China as in Greece.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from random import Random
from typing import Any, Literal

from bootcamp import task
from bootcamp.lib import worlds
from bootcamp.lib.jobs import CREW, JOBS, PIPES, TANKS, Event, phases, solved
from bootcamp.lib.numbers import mixed
from bootcamp.lib.prompts import letters
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational


class WorkRateProblem(Task["WorkRateProblem.Params", "WorkRateProblem.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        agents: int = knob("how many workers or pipes there are", levels=(2, 2, 3, 3, 4, 4, 4, 5, 6, 7), ge=2, le=9)
        events: int = knob(
            "how many times one comes, goes or changes its speed", levels=(0, 1, 2, 3, 3, 5, 4, 5, 6, 8), ge=0, le=12
        )
        parts: bool = knob(
            "whether that may happen when a part of the job is done",
            levels=(False, False, False, True, True, True, False, False, False, False),
        )
        drains: bool = knob("whether the last pipe may be a drain", levels=(False, False) + (True,) * 8)
        asked: Literal["end", "alone", "wait"] = knob(
            "the number withheld: the end, how long one takes alone, or how long until something happens",
            levels=("end",) * 6 + ("alone", "wait", "alone", "wait"),
        )

    class Instance(task.Instance):
        story: str
        names: tuple[str, ...]
        alone: tuple[int | None, ...]  # hours for the whole job, negative for a drain; None if asked
        drain: bool  # whether the last pipe is one
        first: int  # so many work from the start
        events: tuple[Event, ...]
        end: Fraction | None  # None if asked

        @property
        def zh_story(self) -> str:
            return TANKS.get(self.story) or JOBS[self.story]

        @property
        def phrases(self) -> Mapping[str, Mapping[str, str]]:
            return PIPES if self.story in TANKS else CREW

        @property
        def told(self) -> list[tuple[str, str, str, str, Fraction]]:
            """For every event when it is, the number there, what happens to whom, and the speed then."""
            kinds = {Fraction(0): "leave", Fraction(1): "join"}
            return [
                (when, "x" if n is None else mixed(n), kinds.get(speed, "speed"), self.names[i], speed)
                for when, n, i, speed in self.events
            ]

    answer = Rational(low=0, unit="h")
    prompt = Prompt(
        en=r"""
        {% set say = phrases.en %}
        {{ say.opening | format(story=story) }}
        {% for name in names %}
        - {{ say["drain" if drain and loop.last else "alone"] | format(name=name, n=alone[loop.index0] or "x") }}
            {{- "." if loop.last else ";" }}
        {% endfor %}

        This happens:
        - {{ say.start | format(name=names[:first] | listed(language)) }};
        {% for when, wait, kind, name, speed in told %}
        - {{ say[when] | format(n=wait) }}, {{ say[kind] | format(name=name, n=speed) }};
        {% endfor %}
        - {{ say.end | format(n="x" if end is none else end | mixed) }}.

        Speeds do not change unless it is stated. Find x.
        """,
        zh=r"""
        {% set say = phrases.zh %}
        {{ say.opening | format(story=zh_story) }}
        {% for name in names %}
        - {{ say["drain" if drain and loop.last else "alone"] | format(name=name, n=alone[loop.index0] or "x") }}
            {{- "。" if loop.last else "；" }}
        {% endfor %}

        经过如下：
        - {{ say.start | format(name=names[:first] | listed(language)) }}；
        {% for when, wait, kind, name, speed in told %}
        - {{ say[when] | format(n=wait) }}，{{ say[kind] | format(name=name, n=speed) }}；
        {% endfor %}
        - {{ say.end | format(n="x" if end is none else end | mixed) }}。

        除所述变化外，速度都不变。求 x。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        count, pipes = params.agents, rng.random() < 0.5
        drain = pipes and params.drains
        first, events = rng.randint(1, count - 1) if params.events else count, list[Event]()
        possible = [n for n in range(4 * count, 14 * count) if count < 4 or 5040 % n == 0]  # for short fractions
        hours = rng.choices(possible, k=count)
        alone: list[int | None] = [*sorted(hours[:first]), *hours[first:]]  # the first ones have no order
        rates = [Fraction(-1 if drain and i == count - 1 else 1, n or 1) for i, n in enumerate(alone)]
        while len(events) < params.events:
            events.append(draw_event(count, first, events, params.parts, rng))
        course = phases(rates, first, events)
        x = end = sum((length for length, _ in course), start=Fraction(0))
        if end.denominator > 500:
            raise task.Retry
        if params.asked == "alone":
            i = rng.choice([*range(first), *(i for _, _, i, _ in events)])
            x, alone[i] = 1 / abs(rates[i]), None
        elif params.asked == "wait":
            j = rng.choice([j for j, event in enumerate(events) if event[0] == "after"])
            (x, rate), (_, last) = course[j], course[-1]
            events[j] = (events[j][0], None, *events[j][2:])
            if rate == last:
                raise task.Retry  # any wait would do
        instance = self.Instance(
            story=rng.choice(list(TANKS if pipes else JOBS)),
            names=letters(range(count)) if pipes else worlds.draw_names(rng, count),
            alone=tuple(alone),
            drain=drain,
            first=first,
            events=tuple(events),
            end=None if params.asked == "end" else end,
        )
        return instance, x

    def key(self, instance: Instance) -> object:
        return instance.model_dump(exclude={"story", "names"})

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        signs = [-1 if instance.drain and i == len(instance.alone) - 1 else 1 for i in range(len(instance.alone))]
        rates = [Fraction(sign, n) if n else None for sign, n in zip(signs, instance.alone, strict=True)]
        return "\n".join(solved(rates, instance.first, instance.events, instance.end))


def draw_event(count: int, first: int, events: list[Event], parts: bool, rng: Random) -> Event:
    """Let the next one join in, or one of those at work leave or change the speed."""
    speeds = dict.fromkeys(range(first), Fraction(1)) | {i: speed for _, _, i, speed in events}
    busy = [i for i, speed in speeds.items() if speed]
    i = rng.choice(busy)
    others = [
        speed for speed in map(Fraction, ("1/2", "2/3", "3/4", "4/5", "6/5", "4/3", "3/2", "2")) if speed != speeds[i]
    ]
    choices = [(i, rng.choice(others))]
    if len(speeds) < count:
        choices += 2 * [(len(speeds), Fraction(1))]
    if len(busy) > 1:
        choices.append((rng.choice(busy), Fraction(0)))
    i, speed = rng.choice(choices)
    if parts and rng.random() < 0.4:
        return "at", Fraction(rng.randint(1, 11), 12), i, speed
    return "after", Fraction(rng.randint(1, 8), 2), i, speed

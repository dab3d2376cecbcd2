"""Count the legs of a herd of creatures after arrivals, departures and changes.

Answer: one integer; it is unique.
Harder: more kinds and events, larger numbers, changes of the number of legs, creatures that turn into others.
Skills: arithmetic, simulation
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import words
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.arithmetic import _school
from bootcamp.verifiers import Integer

Event = tuple[str, int, int, int]
"""What happens, the kind that it happens to, another kind where there is one, and a number."""


class LegCounting(Task["LegCounting.Params", "LegCounting.Instance", int]):
    version = 1

    class Params(task.Params):
        kinds: int = knob("how many kinds of creatures there are", levels=(2, 3, 3, 4, 5, 6, 7, 9, 11, 14), ge=2, le=20)
        events: int = knob("how many events there are", levels=(0, 1, 2, 3, 5, 6, 8, 11, 14, 18), ge=0, le=20)
        largest: int = knob(
            "the largest number of creatures of a kind at the start",
            levels=(10, 12, 20, 50, 100, 200, 500, 1000, 2000, 5000),
            ge=10,
            le=10**4,
        )
        sorts: int = knob(
            "how many of come, go, part, double, turn, grow may happen",
            levels=(2, 2, 3, 5, 6, 6, 6, 6, 6, 6),
            ge=2,
            le=6,
        )

    class Instance(task.Instance):
        names: tuple[str, ...]
        herd: tuple[tuple[int, int], ...]  # for each kind its number and how many legs each one has
        events: tuple[Event, ...]

        @property
        def start(self) -> list[tuple[str, int, int]]:
            return [(name, count, legs) for name, (count, legs) in zip(self.names, self.herd, strict=True)]

        @property
        def told(self) -> list[tuple[str, str, str, int]]:
            return [(sort, self.names[a], self.names[b], n) for sort, a, b, n in self.events]

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        These creatures are in a valley:

        {% for name, count, legs in start %}
        - {{ count }} of the kind {{ name }}, each with {{ legs }} leg{{ "s" if legs != 1 }}
        {% endfor %}
        {% if told %}

        Then the following happens, one thing after the other:

        {% for sort, name, other, n in told %}
        {{ loop.index }}. {{ {
            "come": "%(n)s more of the kind %(name)s come into the valley.",
            "go": "%(n)s of the kind %(name)s leave the valley.",
            "part": "1/%(n)s of the kind %(name)s that are in the valley leave it.",
            "double": "The number of the kind %(name)s in the valley is multiplied by %(n)s.",
            "turn": "%(n)s of the kind %(name)s turn into the kind %(other)s, with its number of legs.",
            "grow": "From now on everyone of the kind %(name)s, newcomers too, has %(n)s more legs than before."}[sort]
            | format(name=name, other=other, n=n) }}
        {% endfor %}
        {% endif %}

        How many legs are there in the valley in the end?
        """,
        zh=r"""
        山谷里有下列生物：

        {% for name, count, legs in start %}
        - {{ name }} {{ count }} 只，每只有 {{ legs }} 条腿
        {% endfor %}
        {% if told %}

        随后依次发生下列事情：

        {% for sort, name, other, n in told %}
        {{ loop.index }}. {{ {
            "come": "又有 %(n)s 只 %(name)s 来到山谷。",
            "go": "%(n)s 只 %(name)s 离开山谷。",
            "part": "山谷里的 %(name)s 有 1/%(n)s 离开。",
            "double": "山谷里 %(name)s 的只数变为原来的 %(n)s 倍。",
            "turn": "%(n)s 只 %(name)s 变成了 %(other)s（腿数也随之改变）。",
            "grow": "从此每只 %(name)s（包括以后新来的）都比原先多 %(n)s 条腿。"}[sort]
            | format(name=name, other=other, n=n) }}
        {% endfor %}
        {% endif %}

        最后山谷里一共有多少条腿？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        herd = tuple((rng.randint(2, params.largest), rng.randint(1, 12)) for _ in range(params.kinds))
        counts, events = [count for count, _ in herd], list[Event]()
        while len(events) < params.events:
            event = _draw_event(counts, params, rng)
            events.append(event)
            _apply(event, counts, [0] * params.kinds)
        instance = self.Instance(names=words.invented(rng, params.kinds), herd=herd, events=tuple(events))
        return instance, self.solve(instance)

    def key(self, instance: Instance) -> object:
        return [instance.herd, instance.events]

    def solve(self, instance: Instance) -> int:
        counts, legs = map(list, zip(*instance.herd, strict=True))
        for event in instance.events:
            _apply(event, counts, legs)
        return sum(n * k for n, k in zip(counts, legs, strict=True))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        counts, legs = map(list, zip(*instance.herd, strict=True))
        lines, total = list[str](), 0
        for event in instance.events:
            before = [*zip(counts, legs, strict=True)]
            _apply(event, counts, legs)
            lines.append(_change(event, instance.names, before, [*zip(counts, legs, strict=True)]))
        for name, n, k in zip(instance.names, counts, legs, strict=True):
            *steps, last = _school.product(n, k)
            lines += [*steps, f"{name}: {last}"]
            lines += [f"{total} + {n * k} = {total + n * k}"] if total else []
            total += n * k
        return "\n".join(lines)


def _change(event: Event, names: tuple[str, ...], before: list[tuple[int, int]], after: list[tuple[int, int]]) -> str:
    """Write how an event changes the counts or the legs."""
    sort, a, b, n = event
    (old, old_legs), (new, new_legs) = before[a], after[a]
    calculation = {
        "come": f"{old} + {n} = {new}",
        "part": f"{old} ÷ {n} = {old // n}, {old} - {old // n} = {new}",
        "double": f"{old} × {n} = {new}",
        "grow": f"{old_legs} + {n} = {new_legs}",
    }.get(sort, f"{old} - {n} = {new}")
    turned = f"; {names[b]}: {before[b][0]} + {n} = {after[b][0]}" if sort == "turn" else ""
    return f"{names[a]}: {calculation}{turned}"


def _apply(event: Event, counts: list[int], legs: list[int]) -> None:
    sort, a, b, n = event
    if sort == "grow":
        legs[a] += n
        return
    change = {"come": n, "part": -counts[a] // n, "double": (n - 1) * counts[a]}.get(sort, -n)
    counts[a] += change
    if sort == "turn":
        counts[b] += n


def _draw_event(counts: list[int], params: LegCounting.Params, rng: Random) -> Event:
    """Draw an event that leaves a whole number of creatures, at least one of each kind."""
    sort = rng.choice(("come", "go", "part", "double", "turn", "grow")[: params.sorts])
    a, b = rng.sample(range(len(counts)), 2)
    divisors = [n for n in range(2, 10) if counts[a] % n == 0]
    if sort == "part" and divisors:
        return sort, a, b, rng.choice(divisors)
    if sort in ("double", "grow") and counts[a] < 20 * params.largest:
        return sort, a, b, rng.randint(2, 3)
    if sort in ("go", "turn") and counts[a] > 2:
        return sort, a, b, rng.randint(2, counts[a] - 1)
    return "come", a, b, rng.randint(2, params.largest)

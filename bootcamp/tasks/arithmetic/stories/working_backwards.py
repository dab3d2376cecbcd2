"""Find what everybody had at the start from what they have in the end.

Answer: the amounts at the start in the stated order; they are unique.
Harder: more steps and people, parts of what is left, moves between people, doubling rounds.
Skills: algebra, arithmetic
Source: original; problems of this kind are in Fibonacci's Liber Abaci (1202).
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import worlds
from bootcamp.lib.prompts import sequence
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence
from bootcamp.verifiers.base import Format

Step = tuple[str, int, int, int, int]
"""Kind, person, another person, and two numbers, each where it matters."""

Amounts = tuple[int, ...]


class WorkingBackwards(Task["WorkingBackwards.Params", "WorkingBackwards.Instance", Amounts]):
    version = 1

    class Params(task.Params):
        people: int = knob("how many people there are", levels=(2, 2, 2, 3, 3, 3, 4, 4, 5, 6), ge=2, le=8)
        steps: int = knob("how many things happen", levels=(2, 3, 4, 5, 6, 7, 8, 9, 10, 12), ge=2, le=16)
        kinds: int = knob(
            "how many kinds of steps may occur: gain, loss, multiply, part, give, round",
            levels=(3, 4, 5, 5, 6, 6, 6, 6, 6, 6),
            ge=2,
            le=6,
        )
        skipped: int = knob(
            "how many of the first of these do not occur", levels=(0, 0, 0, 0, 1, 2, 2, 3, 3, 3), ge=0, le=3
        )
        largest: int = knob(
            "the largest amount at the start", levels=(20, 40, 60, 80, 100, 200, 300, 500, 800, 1000), ge=10, le=10**4
        )

    class Instance(task.Instance):
        thing: str
        people: tuple[str, ...]
        steps: tuple[Step, ...]
        final: Amounts

        @property
        def told(self) -> list[tuple[str, str, str, int, int]]:
            return [(kind, self.people[a], self.people[b], n, m) for kind, a, b, n, m in self.steps]

        @property
        def ends(self) -> list[tuple[str, int]]:
            return list(zip(self.people, self.final, strict=True))

    prompt = Prompt(
        en=r"""
        At the start {{ people | listed(language) }} each have some {{ thing | plural }}.
        Then the following happens, one thing after the other:

        {% for kind, name, other, n, m in told %}
        {{ loop.index }}. {{ {
            "gain": "%(name)s gets %(n)s more.", "loss": "%(name)s loses %(n)s.",
            "multiply": "The number that %(name)s has is multiplied by %(n)s.",
            "part": "%(name)s gives away 1/%(n)s of what %(name)s has at that moment, and then %(m)s more.",
            "give": "%(name)s gives 1/%(n)s of what %(name)s has at that moment to %(other)s.",
            "round": "%(name)s gives each of the others as many as that person has at that moment."}[kind]
            | format(name=name, other=other, n=n, m=m) }}
        {% endfor %}

        At the end {% for name, n in ends %}{{ name }} has {{ n }}{{ "." if loop.last else ", " }}{% endfor +%}

        How many did each of them have at the start? Give the numbers in the order {{ people | comma }}.
        """,
        zh=r"""
        开始时，{{ people | listed(language) }} 各有一些{{ thing | zh }}。随后依次发生下列事情：

        {% for kind, name, other, n, m in told %}
        {{ loop.index }}. {{ {
            "gain": "%(name)s 又得到 %(n)s。", "loss": "%(name)s 失去 %(n)s。",
            "multiply": "%(name)s 的数量变为原来的 %(n)s 倍。",
            "part": "%(name)s 送掉当时所有的 1/%(n)s，然后又送掉 %(m)s。",
            "give": "%(name)s 把当时所有的 1/%(n)s 给了 %(other)s。",
            "round": "%(name)s 给其他每个人的数量都等于那个人当时所有的数量。"}[kind]
            | format(name=name, other=other, n=n, m=m) }}
        {% endfor %}

        最后，{% for name, n in ends %}{{ name }} 有 {{ n }}{{ "。" if loop.last else "，" }}{% endfor +%}

        开始时每个人各有多少？按 {{ people | comma }} 的顺序给出。
        """,
    )

    def format(self, instance: Instance) -> Format[Amounts]:
        return Sequence(Integer(low=0), length=len(instance.people))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Amounts]:
        start = amounts = tuple(rng.randint(5, params.largest) for _ in range(params.people))
        steps: list[Step] = []
        for _ in range(20 * params.steps):
            step = _draw_step(amounts, params, rng)
            after = _after(amounts, step)
            if min(after) > 0 and max(after) <= 20 * params.largest and len(steps) < params.steps:
                amounts = after
                steps.append(step)
        if len(steps) < params.steps or sum(step[0] in ("gain", "loss") for step in steps) > params.steps // 2:
            raise task.Retry
        thing = rng.choice(worlds.draw_world(rng).things)
        people = worlds.draw_names(rng, params.people)
        return self.Instance(thing=thing, people=people, steps=tuple(steps), final=amounts), start

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        amounts, lines = instance.final, []
        for number, step in reversed([*enumerate(instance.steps, 1)]):
            amounts, shown = _undone(amounts, step, instance.people)
            lines.append(f"{number}. {shown}: {sequence(amounts)}")
        return "\n".join(lines)

    def key(self, instance: Instance) -> object:
        return [instance.steps, instance.final]


def _undone(amounts: Amounts, step: Step, names: tuple[str, ...]) -> tuple[Amounts, str]:
    """Go back over a step, and write how."""
    kind, a, b, n, m = step
    left, now = list(amounts), amounts[a]
    if kind == "round":
        left = [amount // 2 for amount in amounts]
        left[a] = now + sum(amount for i, amount in enumerate(left) if i != a)
        halves = [f"{names[i]}: {x} ÷ 2 = {x // 2}" for i, x in enumerate(amounts) if i != a]
        return tuple(left), "; ".join([*halves, f"{names[a]}: {now} + {left[a] - now} = {left[a]}"])
    if kind in ("part", "give"):
        part = (now + m) // (n - 1)
        left[a] = now + m + part
        shown = f"{now} + {m} = {now + m}, " if m else ""
        shown += f"{now + m} ÷ {n - 1} = {part}, {now + m} + {part} = {left[a]}"
        if kind == "give":
            left[b] -= part
            shown += f"; {names[b]}: {amounts[b]} - {part} = {left[b]}"
    else:
        left[a] = {"gain": now - n, "loss": now + n}.get(kind, now // n)
        sign = {"gain": "-", "loss": "+"}.get(kind, "÷")
        shown = f"{now} {sign} {n} = {left[a]}"
    return tuple(left), f"{names[a]}: {shown}"


def _after(amounts: Amounts, step: Step) -> Amounts:
    kind, a, b, n, m = step
    left = list(amounts)
    if kind == "round":
        left = [2 * amount for amount in amounts]
        left[a] -= sum(amounts)
        return tuple(left)
    left[a] += {"gain": n, "loss": -n, "multiply": (n - 1) * left[a], "part": -left[a] // n - m}.get(
        kind, -left[a] // n
    )
    if kind == "give":
        left[b] += amounts[a] // n
    return tuple(left)


def _draw_step(amounts: Amounts, params: WorkingBackwards.Params, rng: Random) -> Step:
    """Draw a step whose parts are whole numbers."""
    kind = rng.choice(("gain", "loss", "multiply", "part", "give", "round")[params.skipped : params.kinds])
    a, b = rng.sample(range(len(amounts)), 2)
    divisors = [n for n in range(2, 10) if amounts[a] % n == 0]
    if kind in ("part", "give") and divisors:
        return kind, a, b, rng.choice(divisors), rng.randint(1, 9) if kind == "part" else 0
    if kind in ("multiply", "round"):
        return kind, a, b, rng.randint(2, 3) if kind == "multiply" else 0, 0
    return "gain" if kind in ("part", "give") else kind, a, b, rng.randint(2, 30), 0

"""Compute one of many quantities that are defined from one another in shuffled order, modulo a prime.

Answer: the quantity modulo the stated prime; it is unique.
Harder: more operations, more irrelevant definitions, more places and things, a larger prime.
Skills: arithmetic, deduction
Source: original stories; a dependency graph with arithmetic modulo a prime: T. Ye et al., Physics of language models:
part 2.1, 2024.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import worlds
from bootcamp.lib.prompts import bracketed
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer
from bootcamp.verifiers.base import Format

Definition = tuple[int, str, tuple[int, ...], int]
"""A quantity, what it is, the quantities that it is made from, and a number."""


class WordProblemDag(Task["WordProblemDag.Params", "WordProblemDag.Instance", int]):
    version = 1

    class Params(task.Params):
        needed: int = knob(
            "how many definitions the asked quantity needs", levels=(2, 3, 5, 6, 8, 10, 14, 18, 24, 30), ge=2, le=30
        )
        irrelevant: int = knob(
            "how many other definitions there are", levels=(0, 1, 2, 3, 4, 6, 8, 12, 18, 25), ge=0, le=30
        )
        places: int = knob("how many places there are", levels=(1, 2, 2, 3, 3, 3, 4, 4, 5, 5), ge=1, le=5)
        prime: int = knob(
            "the modulus of the answer", levels=(23, 23, 29, 31, 41, 53, 97, 199, 499, 997), ge=11, le=997
        )

    class Instance(task.Instance):
        places: tuple[str, ...]
        things: tuple[str, ...]
        definitions: tuple[Definition, ...]  # quantity i: how many of things[i // len(places)] a place has
        asked: int
        prime: int

        def where(self, quantity: int) -> tuple[str, str]:
            thing, place = divmod(quantity, len(self.places))
            return self.things[thing], self.places[place]

        @property
        def told(self) -> list[tuple[str, list[tuple[str, str]], int]]:
            return [(kind, [self.where(i) for i in (target, *parts)], n) for target, kind, parts, n in self.definitions]

        @property
        def goal(self) -> tuple[str, str]:
            return self.where(self.asked)

    prompt = Prompt(
        en=r"""
        {% for kind, names, n in told %}
        {% set a, b, c = names[0], names[1] if names | length > 1 else names[0], names[-1] %}
        - The number of {{ a[0] | plural }} in the {{ a[1] }} is {{ {
              "given": "%(n)s", "more": "%(n)s more than %(b)s", "fewer": "%(n)s less than %(b)s",
              "times": "%(n)s times %(b)s", "sum": "the sum of %(b)s and %(c)s",
              "difference": "%(b)s minus %(c)s", "product": "%(b)s times %(c)s"}[kind]
              | format(n=n, b="the number of " ~ (b[0] | plural) ~ " in the " ~ b[1],
                       c="the number of " ~ (c[0] | plural) ~ " in the " ~ c[1]) }}.
        {% endfor %}

        All numbers are integers, which may be negative or very large. How many {{ goal[0] | plural }} are there in the
        {{ goal[1] }}, modulo {{ prime }}? Give the remainder from 0 to {{ prime - 1 }} on division by {{ prime }}.
        """,
        zh=r"""
        {% for kind, names, n in told %}
        {% set a, b, c = names[0], names[1] if names | length > 1 else names[0], names[-1] %}
        - {{ a[1] | zh }}的{{ a[0] | zh }}数{{ {
              "given": "是 %(n)s", "more": "比%(b)s多 %(n)s", "fewer": "比%(b)s少 %(n)s",
              "times": "是%(b)s的 %(n)s 倍", "sum": "是%(b)s与%(c)s之和",
              "difference": "是%(b)s减去%(c)s的差", "product": "是%(b)s与%(c)s之积"}[kind]
              | format(n=n, b=(b[1] | zh) ~ "的" ~ (b[0] | zh) ~ "数", c=(c[1] | zh) ~ "的" ~ (c[0] | zh) ~ "数") }}。
        {% endfor %}

        这里的数都是整数，可以是负数，也可以很大。{{ goal[1] | zh }}的{{ goal[0] | zh }}数模 {{ prime }} 是多少？
        即它除以 {{ prime }} 的余数，取 0 到 {{ prime - 1 }}。
        """,
    )

    def format(self, instance: Instance) -> Format[int]:
        return Integer(low=0, high=instance.prime - 1)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        total, world = params.needed + params.irrelevant, worlds.draw_world(rng)
        places = tuple(rng.sample(world.places, params.places))
        things = tuple(rng.sample(world.things, -(-total // params.places)))
        slots = rng.sample(range(len(places) * len(things)), total)
        for _ in range(50):
            definitions = [_draw_definition(slots[:i], slot, rng) for i, slot in enumerate(slots)]
            fitting = [slot for slot in slots if len(_needed(slot, definitions)) == params.needed]
            if fitting:
                break
        else:
            raise task.Retry
        rng.shuffle(definitions)
        instance = self.Instance(
            places=places,
            things=things,
            definitions=tuple(definitions),
            asked=rng.choice(fitting),
            prime=params.prime,
        )
        return instance, self.solve(instance)

    def key(self, instance: Instance) -> object:
        return [sorted(instance.definitions), instance.asked, instance.prime]

    def solve(self, instance: Instance) -> int:
        known: dict[int, int] = {}
        while instance.asked not in known:
            for target, kind, parts, n in instance.definitions:
                if known.keys() >= set(parts):
                    a, b, *_ = (*(known[part] for part in parts), n, n)
                    value = {"given": a, "more": a + b, "fewer": a - b, "sum": a + b, "difference": a - b}
                    known[target] = value.get(kind, a * b) % instance.prime
        return known[instance.asked]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        known: dict[int, int] = {}
        lines = list[str]()
        needed = _needed(instance.asked, list(instance.definitions))
        while instance.asked not in known:
            for target, kind, parts, n in instance.definitions:
                if target in needed - known.keys() and known.keys() >= set(parts):
                    a, b, *_ = (*(known[part] for part in parts), n, n)
                    sign = {"given": "", "more": "+", "sum": "+", "fewer": "-", "difference": "-"}.get(kind, "×")
                    value = {"": a, "+": a + b, "-": a - b, "×": a * b}[sign]
                    known[target] = value % instance.prime
                    shown = f"{a} {sign} {b} = {value}" if sign else f"{a}"
                    if value != known[target]:
                        quotient = bracketed(value // instance.prime)
                        shown += f" = {quotient} × {instance.prime} + {known[target]}"
                    lines.append(f"{_label(*instance.where(target), language)} = {shown}")
        return "\n".join(lines)


def _label(thing: str, place: str, language: str) -> str:
    if language == "zh":
        return f"{worlds.zh(place)}的{worlds.zh(thing)}"
    return f"{worlds.plural(thing)} in the {place}"


def _needed(asked: int, definitions: list[Definition]) -> set[int]:
    """Collect a quantity and all that it rests on."""
    parts = {target: parts for target, _, parts, _ in definitions}
    found, waiting = {asked}, [asked]
    while waiting:
        new = set(parts[waiting.pop()]) - found
        found |= new
        waiting += sorted(new)
    return found


def _draw_definition(earlier: list[int], target: int, rng: Random) -> Definition:
    """Define a quantity from one or two of the latest ones, or give it."""
    latest = earlier[-6:]
    if not latest or rng.random() < 0.08:
        return target, "given", (), rng.randint(2, 20)
    if len(latest) > 1 and rng.random() < 0.5:
        return target, rng.choice(("sum", "difference", "product")), tuple(rng.sample(latest, 2)), 0
    return target, rng.choice(("more", "fewer", "times")), (rng.choice(latest),), rng.randint(2, 20)

"""Count people out of a ring by a rule in which the count changes from round to round.

Answer: the order of leaving; unique.
Harder: more people, counts that grow, cycle or follow who left, and a direction that turns.
Skills: simulation, arithmetic
Source: original; variants of the problem that is told of Flavius Josephus.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence


class JosephusVariants(Task["JosephusVariants.Params", "JosephusVariants.Instance", "tuple[int, ...]"]):
    version = 1

    class Params(task.Params):
        people: int = knob("the number of people", levels=(5, 6, 7, 8, 9, 11, 13, 15, 18, 22), ge=4, le=40)
        count: int = knob("the greatest count", levels=(8, 8, 8, 9, 9, 10, 12, 14, 17, 20), ge=3, le=60)
        kinds: int = knob("how many kinds of rules there are", levels=(1, 2, 3, 3, 4, 4, 4, 4, 4, 4), ge=1, le=4)

    class Instance(task.Instance):
        people: int
        kind: str
        """``same``, ``growing``, ``cycle`` or ``leaver``."""
        counts: tuple[int, ...]
        start: int
        turns: bool

    prompt = Prompt(
        en=r"""
        The people 1 to {{ people }} stand in a ring, in this order clockwise. They are counted clockwise;
        person {{ start }} is counted first, as 1. In each round, whoever is counted as the number of the round leaves
        the ring, and the next round begins at once with 1 at the next person
        {{- " clockwise" if not turns }} who is still there.
        {% if kind == "same" %}
        The number of every round is {{ counts[0] }}.
        {% elif kind == "growing" %}
        The number of the first round is {{ counts[0] }}; in each further round it is greater by {{ counts[1] }}.
        {% elif kind == "cycle" %}
        The numbers of the rounds are {{ counts | comma }}, and then the same again and again.
        {% else %}
        The number of the first round is {{ counts[0] }}; in each further round it is the number of the person who left
        in the round before.
        {% endif %}
        {% if turns %}
        After each leaving the direction of counting turns round: the next person is the next one in the new direction.
        {% endif %}
        This goes on until nobody is left. Give the people in the order in which they leave.
        """,
        zh=r"""
        {{ people }} 个人按 1 到 {{ people }} 的编号顺时针站成一圈，顺时针报数，{{ start }} 号先报 1。
        每一轮中，报到该轮定数的人离开圈子，下一轮紧接着由{{ "顺时针方向的" if not turns }}下一个还在圈中的人从 1 报起。
        {% if kind == "same" %}
        每一轮的定数都是 {{ counts[0] }}。
        {% elif kind == "growing" %}
        第一轮的定数是 {{ counts[0] }}，以后每一轮比上一轮大 {{ counts[1] }}。
        {% elif kind == "cycle" %}
        各轮的定数依次是 {{ counts | comma }}，然后不断循环。
        {% else %}
        第一轮的定数是 {{ counts[0] }}，以后每一轮的定数是上一轮离开的人的编号。
        {% endif %}
        {% if turns %}
        每有一人离开，报数的方向就反过来：下一个人是新方向上的下一个人。
        {% endif %}
        一直进行到没有人为止。请按离开的先后写出各人的编号。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Sequence(Integer(1, instance.people), length=instance.people)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        kind = rng.choice(("same", "growing", "cycle", "leaver")[params.kinds > 2 : params.kinds])
        first = rng.randint(2, params.count)
        extra: tuple[int, ...] = ()
        if kind == "growing":
            extra = (rng.randint(1, 4),)
        elif kind == "cycle":
            extra = tuple(rng.randint(2, params.count) for _ in range(rng.randint(1, 3)))
        people = params.people + rng.randint(0, 4)
        turns = params.kinds > 1 and rng.random() < 0.4
        instance = self.Instance(
            people=people, kind=kind, counts=(first, *extra), start=rng.randint(1, people), turns=turns
        )
        answer = self.solve(instance)
        if answer in (tuple(sorted(answer)), tuple(sorted(answer, reverse=True))):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> tuple[int, ...]:
        return tuple(ring[(number - 1) % len(ring)] for ring, number in _rounds(instance))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = []
        for ring, number in _rounds(instance):
            place = (number - 1) % len(ring) + 1
            told = f"{number}" if place == number else f"{number} - {number - place} = {place}"
            lines.append(f"{' '.join(map(str, ring))}; {told}: {ring[place - 1]}")
        return "\n".join(lines)

    def key(self, instance: Instance) -> object:
        rounds = range(instance.people)
        counts = instance.counts if instance.kind == "leaver" else [_count(instance, [1] * one) for one in rounds]
        return [instance.people, instance.start, instance.turns, instance.kind == "leaver", counts]


def _rounds(instance: JosephusVariants.Instance) -> Iterator[tuple[list[int], int]]:
    """Give for each round those in the ring in the order of counting, and the number of the round."""
    ring = [(instance.start - 1 + place) % instance.people + 1 for place in range(instance.people)]
    left = list[int]()
    while ring:
        number = _count(instance, left)
        yield ring, number
        at = (number - 1) % len(ring)
        left.append(ring[at])
        ring = ring[at + 1 :] + ring[:at]
        if instance.turns:
            ring.reverse()


def _count(instance: JosephusVariants.Instance, left: list[int]) -> int:
    """Give the number of the round that follows when so many have left."""
    counts, rounds = instance.counts, len(left)
    if instance.kind == "growing":
        return counts[0] + rounds * counts[1]
    if instance.kind == "leaver" and left:
        return left[-1]
    return counts[rounds % len(counts)]

"""Add marks to a ruler so that no two distances between its marks are equal.

Answer: the new marks; every such set counts.
Harder: more marks, a shorter ruler, rulers that marking the first free place spoils.
Skills: search, arithmetic
Source: original; Golomb rulers, W. Babcock (1953).
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Set


class GolombRulerExtend(Task["GolombRulerExtend.Params", "GolombRulerExtend.Instance", frozenset[int]]):
    version = 1

    class Params(task.Params):
        marks: int = knob("the number of marks in the end", levels=(5, 6, 8, 9, 9, 9, 9, 10, 10, 10), ge=3, le=12)
        added: int = knob("the number of new marks", levels=(1, 2, 3, 3, 3, 4, 5, 4, 5, 6), ge=1, le=8)
        length: int = knob("the length", levels=(22, 28, 45, 62, 60, 60, 60, 79, 78, 77), ge=4, le=300)

    class Instance(task.Instance):
        marks: tuple[int, ...]
        added: int
        length: int

    prompt = Prompt(
        en=r"""
        A ruler of length {{ length }} has marks at {{ marks | comma }}; all distances between two of its marks are
        different. Add exactly {{ added }} new {{ "marks" if added > 1 else "mark" }} at integer places from 0 to
        {{ length }} so that all distances between any two marks, old or new, are still different from each other. Give
        the set of the places of the new marks. Any such set will do.
        """,
        zh=r"""
        一把长 {{ length }} 的尺子在 {{ marks | comma }} 处有刻度，任意两个刻度之间的距离各不相同。
        请在 0 到 {{ length }} 的整数位置上恰好再添加 {{ added }} 个新刻度，
        使任意两个刻度（无论新旧）之间的距离仍然各不相同。请写出新刻度的位置的集合。任何一个这样的集合都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[int]]:
        return Set(Integer(0, instance.length), size=instance.added)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[int]]:
        places = rng.sample(range(1, params.length + 1), params.length)
        marks = _marked([0], places, params.marks - 1)
        if len(marks) < params.marks:
            raise task.Retry
        added = rng.sample(marks[1:], params.added)
        given = sorted(set(marks) - set(added))
        forward = range(params.length + 1)
        for order in (forward, reversed(forward)) if params.added > 2 else ():
            if len(_marked(given, order, params.added)) == params.marks:
                raise task.Retry
        instance = self.Instance(marks=tuple(given), added=params.added, length=params.length)
        return instance, frozenset(added)

    def check(self, instance: Instance, answer: frozenset[int]) -> str:
        if answer & set(instance.marks):
            return "a mark is not new"
        seen = dict[int, tuple[int, int]]()
        for one, two in combinations(sorted(answer | set(instance.marks)), 2):
            if two - one in seen:
                return "{}-{} and {}-{} are equally long".format(*seen[two - one], one, two)
            seen[two - one] = one, two
        return ""


def _marked(marks: list[int], places: Iterable[int], most: int) -> list[int]:
    """Add marks at these places, as far as the distances stay different."""
    made = list(marks)
    distances = {abs(one - two) for one, two in combinations(made, 2)}
    for place in places:
        new = [abs(place - mark) for mark in made]
        if len(made) < len(marks) + most and len(set(new) - distances - {0}) == len(made):
            made.append(place)
            distances.update(new)
    return made

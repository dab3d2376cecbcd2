"""Count the permutations whose cycles meet conditions on lengths, number and order.

Answer: one integer; it is unique.
Harder: more objects, more conditions at once.
Skills: counting
Source: original; Cauchy's formula for the permutations of a cycle type.
Small: one or two conditions on five to seven objects allow a hundred cases or so.
"""

from __future__ import annotations

from collections import Counter
from math import factorial, lcm, prod
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import partitions
from bootcamp.lib.permutation import cycles, random_permutation
from bootcamp.lib.prompts import listed
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Integer


class CycleStructureCount(Task["CycleStructureCount.Params", "CycleStructureCount.Instance", int]):
    version = 1
    small_levels = (1, 2)

    class Params(task.Params):
        objects: int = knob("the least number of objects", levels=(5, 5, 11, 12, 13, 14, 15, 16, 17, 18), ge=3, le=18)
        conditions: int = knob("the number of conditions", levels=(1, 2, 4, 4, 4, 4, 4, 4, 4, 4), ge=1, le=5)

    class Instance(task.Instance):
        objects: int
        lengths: tuple[int, ...] | None
        """The allowed lengths of cycles, if they are given."""
        number: int | None
        order: int | None
        own: int | None
        """The length of the cycle of object 1."""
        apart: bool
        """Whether objects 1 and 2 must be in different cycles."""

        def allowed(self, language: str) -> str:
            return listed(self.lengths or (), language, "或" if language == "zh" else "or")

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        A permutation of {{ objects }} objects, numbered from 1 to {{ objects }}, is split into disjoint cycles; an
        object that stays in its place is a cycle of length 1. How many permutations meet all of these conditions?

        {% if lengths %}
        - The length of every cycle is {{ allowed(language) }}.
        {% endif %}
        {% if number %}
        - There are exactly {{ number }} cycles, those of length 1 counted too.
        {% endif %}
        {% if order %}
        - {{ order }} is the least positive number of times after which repeating the permutation brings every object
        back to its place.
        {% endif %}
        {% if own %}
        - Object 1 is in a cycle of length {{ own }}.
        {% endif %}
        {% if apart %}
        - Objects 1 and 2 are in different cycles.
        {% endif %}
        """,
        zh=r"""
        把编号为 1 到 {{ objects }} 的 {{ objects }} 个对象的置换分解成不相交的轮换；不动的对象算长度为 1 的轮换。
        满足下列所有条件的置换有多少个？

        {% if lengths %}
        - 每个轮换的长度是 {{ allowed(language) }}。
        {% endif %}
        {% if number %}
        - 恰好有 {{ number }} 个轮换，长度为 1 的也计算在内。
        {% endif %}
        {% if order %}
        - 反复施行这个置换，使所有对象都回到原位所需的最少次数（正整数）是 {{ order }}。
        {% endif %}
        {% if own %}
        - 对象 1 在一个长度为 {{ own }} 的轮换中。
        {% endif %}
        {% if apart %}
        - 对象 1 和对象 2 在不同的轮换中。
        {% endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        n = params.objects + rng.randint(0, 2)
        planted = cycles(random_permutation(rng, n))
        sizes = [len(cycle) for cycle in planted]
        kinds = set(rng.sample(("lengths", "number", "order", "own", "apart"), params.conditions))
        others = rng.sample(range(1, n + 1), rng.randint(1, n // 2))
        instance = self.Instance(
            objects=n,
            lengths=tuple(sorted({*sizes, *others})) if "lengths" in kinds else None,
            number=len(sizes) if "number" in kinds else None,
            order=lcm(*sizes) if "order" in kinds else None,
            own=sizes[0] if "own" in kinds else None,
            apart="apart" in kinds and 1 not in planted[0],
        )
        count = self.solve(instance)
        if count < 4 or count in (factorial(n), factorial(n - 1)):
            raise Retry
        idle = sum(self.solve(instance.model_copy(update={kind: None})) == count for kind in kinds)
        if idle > params.conditions // 4:
            raise Retry
        if ("apart" in kinds) != instance.apart or (instance.lengths and len(instance.lengths) > n - 2):
            raise Retry
        return instance, count

    def solve(self, instance: Instance) -> int:
        """Add up over the cycle types."""
        n = instance.objects
        total = 0
        for kind in partitions(n):
            fits = (
                (instance.lengths is None or set(kind) <= set(instance.lengths))
                and instance.number in (None, len(kind))
                and instance.order in (None, lcm(*kind))
            )
            if fits:
                many = Counter(kind)
                size = factorial(n) // prod(length**m * factorial(m) for length, m in many.items())
                # The cycle of object 1 has any of n places in the type, and object 2 any of the others.
                for own in [instance.own] if instance.own else many:
                    rest = size * own * many[own] // n
                    total += rest * (n - own) // (n - 1) if instance.apart else rest
        return total

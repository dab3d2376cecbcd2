"""Balance an object on a two-pan scale with some of the given weights.

Answer: the weights on each pan; every placement that balances is right.
Harder: more and heavier weights, weights that are not powers of 3.
Skills: arithmetic, search
Source: original; Bachet's problem of the weights, 1612.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record, Set

Pans = dict[str, frozenset[int]]


class BalancePanWeights(Task["BalancePanWeights.Params", "BalancePanWeights.Instance", Pans]):
    version = 1

    class Params(task.Params):
        weights: int = knob("how many weights there are", levels=(3, 4, 5, 6, 7, 8, 10, 12, 14, 16), ge=3, le=30)
        largest: int = knob(
            "the heaviest weight", levels=(20, 30, 60, 150, 400, 1500, 10**4, 10**5, 10**6, 10**7), ge=10, le=10**12
        )

    class Instance(task.Instance):
        load: int
        weights: tuple[int, ...]  # all different, increasing

    answer = Record(with_object=Set(Integer(low=1, unit="g")), other=Set(Integer(low=1, unit="g")))
    prompt = Prompt(
        en=r"""
        An object that weighs {{ load }} gram{{ "s" if load > 1 }} lies on one pan of a balance scale. There is one
        weight of each of these sizes, in grams:

        {{ weights | comma }}

        Put some of the weights on the pan with the object (with_object) and some on the other pan (other) so that the
        scale balances. Each weight is used at most once, on one pan only, and not all need to be used.
        A pan without weights is written as an empty set. If there are several ways, any one will do.
        """,
        zh=r"""
        天平的一个盘里放着一个重 {{ load }} 克的物体。有下列砝码（单位为克），每种一个：

        {{ weights | comma }}

        请把一些砝码放在有物体的盘里（with_object），一些放在另一个盘里（other），使天平平衡。
        每个砝码最多用一次，只能放在一个盘里，不必全部用上。没有砝码的盘写成空集。若有多种放法，任意一种都可以。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Pans]:
        weights = tuple(sorted(rng.sample(range(1, params.largest + 1), params.weights)))
        sides = [rng.choice((-1, 0, 1, 1)) for _ in weights]
        load = sum(side * weight for side, weight in zip(sides, weights, strict=True))
        if load <= 0 or load in weights or set(sides) != {-1, 0, 1}:
            raise task.Retry
        pans = {
            "with_object": frozenset(weight for side, weight in zip(sides, weights, strict=True) if side < 0),
            "other": frozenset(weight for side, weight in zip(sides, weights, strict=True) if side > 0),
        }
        return self.Instance(load=load, weights=weights), pans

    def check(self, instance: Instance, answer: Pans) -> str:
        used = Counter([*answer["with_object"], *answer["other"]])
        if not used <= Counter(instance.weights):
            return f"the weight {min(used - Counter(instance.weights))} is not there, or used twice"
        left, right = instance.load + sum(answer["with_object"]), sum(answer["other"])
        return "" if left == right else f"the pan with the object holds {left} grams, the other {right}"

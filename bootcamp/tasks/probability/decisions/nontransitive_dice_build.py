"""Design two dice that beat each other and a given die in a circle, each with more than a stated probability.

Answer: the faces of the two dice; any that fit.
Harder: more faces, larger numbers, a bound that is nearly the best of a hill-climbed triple.
Skills: probability, search
Source: original; M. Gardner, "The paradox of the nontransitive dice", Scientific American, December 1970.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence as Faces
from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Sequence


class NontransitiveDiceBuild(Task["NontransitiveDiceBuild.Params", "NontransitiveDiceBuild.Instance", Any]):
    version = 1

    class Params(task.Params):
        faces: int = knob("how many faces a die has", levels=(3, 3, 5, 5, 6, 6, 6, 7, 7, 8), ge=3, le=8)
        largest: int = knob("the largest number", levels=(15, 20, 16, 20, 16, 20, 24, 22, 24, 24), ge=9, le=30)
        steps: int = knob(
            "how long the triple is improved", levels=(0, 0, 200, 200, 200, 200, 200, 250, 250, 300), ge=0, le=400
        )

        spare: int = knob(
            "how many more winning pairs than half the planted triple has",
            levels=(0, 0, 1, 1, 1, 2, 2, 2, 3, 3),
            ge=0,
            le=4,
        )

        given: int = knob("how many faces of B and of C are given", levels=(1, 1, 1, 2, 2, 2, 2, 2, 2, 3), ge=1, le=4)

    class Instance(task.Instance):
        first: tuple[int, ...]
        second: tuple[int, ...]  # faces that B has
        third: tuple[int, ...]  # faces that C has
        largest: int
        bound: Fraction

    prompt = Prompt(
        en=r"""
        Dice A, B and C have {{ first | length }} faces each, all equally likely, with integers from 1 to {{ largest }}
        on them; numbers may occur several times. One die beats another if, when both are rolled, it shows the larger
        number; equal numbers are a win for nobody.

        Die A has the faces {{ first | comma }}. B has the face{{ 's' if second | length > 1 }} {{ second | comma }} and
        C the face{{ 's' if second | length > 1 }} {{ third | comma }} among others (as often as listed). Choose the
        other faces of B and C such that A beats B, B beats C and C beats A, each with a probability greater than
        {{ bound }}. Give all faces of B and C. Any solution will do.
        """,
        zh=r"""
        骰子 A、B、C 各有 {{ first | length }} 个等可能的面，面上是 1 到 {{ largest }} 的整数，同一个数可以出现多次。
        同时掷两枚骰子，点数较大者胜；点数相等则都不算胜。

        骰子 A 的各面为 {{ first | comma }}。B 的各面中有 {{ second | comma }}，
        C 的各面中有 {{ third | comma }}（按所列次数）。
        请设计 B 和 C 的其余各面，使 A 胜 B、B 胜 C、C 胜 A 的概率都大于 {{ bound }}。
        请写出 B 和 C 的全部面。任何一种解都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        faces = Sequence(Integer(1, instance.largest), length=len(instance.first))
        return Record(B=faces, C=faces)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        n, m = params.faces, params.largest
        first = [rng.randint(1, m) for _ in range(n)]
        dice = [first, *([rng.randint(1, m) for _ in range(n)] for _ in range(2))]
        if len(set(first)) < 2:
            raise task.Retry
        best = _score(dice)
        for step in range(300 + params.steps):
            if step >= params.steps and best[0] > n * n // 2 + params.spare:
                break
            die, face = rng.randint(1, 2), rng.randrange(n)
            old, dice[die][face] = dice[die][face], rng.randint(1, m)
            score = _score(dice)
            if score >= best:
                best = score
            else:
                dice[die][face] = old
        if best[0] <= n * n // 2 + params.spare:
            raise task.Retry
        bound = max(Fraction(1, 2), Fraction(best[0] - 1, n * n)) if params.steps else Fraction(1, 2)
        second, third = (tuple(sorted(rng.sample(die, params.given))) for die in dice[1:])
        instance = self.Instance(first=tuple(first), second=second, third=third, largest=m, bound=bound)
        return instance, {"B": tuple(sorted(dice[1])), "C": tuple(sorted(dice[2]))}

    def check(self, instance: Instance, answer: Any) -> str:
        for name, faces in (("B", instance.second), ("C", instance.third)):
            if Counter(faces) - Counter(answer[name]):
                return f"die {name} lacks a face that it is to have"
        dice = {"A": instance.first, "B": answer["B"], "C": answer["C"]}
        for one, other in ("AB", "BC", "CA"):
            if Fraction(_wins(dice[one], dice[other]), len(instance.first) ** 2) <= instance.bound:
                return f"{one} does not beat {other} with a probability greater than {instance.bound}"
        return ""

    def key(self, instance: Instance) -> object:
        return [sorted(instance.first), instance.second, instance.third, instance.largest, instance.bound]


def _wins(one: Faces[int], other: Faces[int]) -> int:
    return sum(a > b for a in one for b in other)


def _score(dice: list[list[int]]) -> tuple[int, int]:
    """Give the least number of winning pairs in the circle, and the sum."""
    wins = [_wins(dice[i], dice[(i + 1) % 3]) for i in range(3)]
    return min(wins), sum(wins)

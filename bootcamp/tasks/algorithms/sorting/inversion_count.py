"""Count the pairs of a list that stand in the wrong order, and those of them that are far apart in value.

Answer: both numbers; unique.
Harder: longer lists with repeated and negative numbers.
Skills: counting
Source: original; inversions, D. E. Knuth, The Art of Computer Programming 3, section 5.1.1.
"""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record

Counts = dict[str, int]


class InversionCount(Task["InversionCount.Params", "InversionCount.Instance", Counts]):
    version = 1

    class Params(task.Params):
        size: int = knob("the length of the list", levels=(5, 6, 8, 10, 13, 16, 20, 26, 34, 45), ge=4, le=90)
        largest: int = knob("the largest number", levels=(9, 12, 20, 30, 40, 50, 60, 80, 99, 99), ge=5, le=9999)

    class Instance(task.Instance):
        numbers: tuple[int, ...]
        distance: int

    answer = Record(inversions=Integer(low=0), wide=Integer(low=0))
    prompt = Prompt(
        en=r"""
        In the list {{ numbers | sequence }} two places form an inversion if the number at the left one is greater than
        the number at the right one; equal numbers form none, and the places need not be side by side. Give
        "inversions", the number of pairs of places that form an inversion, and "wide", the number of those among them
        whose two numbers differ by more than {{ distance }}.
        """,
        zh=r"""
        在列表 {{ numbers | sequence }} 中，若左边位置上的数大于右边位置上的数，这两个位置就构成一个逆序对；
        相等的数不构成逆序对，两个位置不必相邻。请给出 "inversions"（构成逆序对的位置对的个数）和
        "wide"（其中两数之差大于 {{ distance }} 的个数）。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Counts]:
        rising = rng.uniform(0.1, 0.9)  # from nearly sorted to nearly backwards
        numbers = list[int]()
        for place in range(params.size):
            free = rng.randint(1, params.largest)
            near = 1 + params.largest * (place if rising < 0.5 else params.size - 1 - place) // params.size
            numbers.append(rng.choice(numbers) if numbers and rng.random() < 0.15 else rng.choice((free, free, near)))
        distance = rng.randint(1, max(2, params.largest // 2))
        instance = self.Instance(numbers=tuple(numbers), distance=distance)
        answer = self.solve(instance)
        if len(set(numbers)) == len(numbers) or not 0 < answer["wide"] < answer["inversions"]:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Counts:
        falls = [left - right for left, right in combinations(instance.numbers, 2) if left > right]
        return {"inversions": len(falls), "wide": sum(fall > instance.distance for fall in falls)}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, inversions, wide = [f"* > {instance.distance}"], 0, 0
        for place, left in enumerate(instance.numbers[:-1], start=1):
            falls = [left - right for right in instance.numbers[place:] if right < left]
            far = sum(fall > instance.distance for fall in falls)
            told = ", ".join(f"{left}-{left - fall}={fall}{'*' * (fall > instance.distance)}" for fall in falls)
            sums = f"{inversions}+{len(falls)}={inversions + len(falls)}, {wide}+{far}={wide + far}*"
            lines.append(f"{left}: {told or '-'}; {sums}")
            inversions, wide = inversions + len(falls), wide + far
        return "\n".join(lines)

    def key(self, instance: Instance) -> object:
        low = min(instance.numbers)
        return [[number - low for number in instance.numbers], instance.distance]

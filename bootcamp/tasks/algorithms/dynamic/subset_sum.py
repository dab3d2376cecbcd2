"""Choose numbers from a list that add up to a target.

Answer: the chosen numbers; every choice with this sum counts.
Harder: more and larger numbers, few choices among many near misses.
Skills: search, arithmetic
Source: original; one of the 21 problems of R. Karp (1972).
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Set

_SETTINGS = (
    ("Parcels weigh", "grams", "几个包裹的重量（克）为", "总重量"),
    ("Recordings last", "seconds", "几段录音的时长（秒）为", "总时长"),
    ("Planks have the lengths", "millimetres", "几块木板的长度（毫米）为", "总长度"),
    ("Files have the sizes", "kilobytes", "几个文件的大小（千字节）为", "总大小"),
    ("Barrels hold", "litres", "几个桶的容量（升）为", "总容量"),
    ("Donations came to", "crowns", "几笔捐款的金额（克朗）为", "总金额"),
    ("Plots measure", "square metres", "几块地的面积（平方米）为", "总面积"),
    ("Loads take", "watts", "几种电器的功率（瓦）为", "总功率"),
)


class SubsetSum(Task["SubsetSum.Params", "SubsetSum.Instance", frozenset[int]]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of numbers", levels=(4, 6, 8, 10, 12, 14, 17, 20, 25, 30), ge=4, le=40)
        largest: int = knob(
            "the largest number", levels=(20, 30, 60, 150, 400, 1000, 5000, 20000, 100000, 1000000), ge=10, le=10**7
        )

    class Instance(task.Told):
        settings = _SETTINGS

        numbers: tuple[int, ...]
        target: int

    answer = Set(Integer(low=1))
    prompt = Prompt(
        en=r"""
        {{ words(language)[0] }} {{ numbers | comma }} {{ words(language)[1] }}. Choose some of them, each at most once,
        that come to exactly {{ target }} {{ words(language)[1] }} together. Give the set of the chosen numbers. Any
        choice with this sum will do.
        """,
        zh=r"""
        {{ words(language)[0] }} {{ numbers | comma }}。
        请从中选出若干个，每个至多选一次，使{{ words(language)[1] }}恰好为 {{ target }}。请写出所选的数的集合。
        任何一种符合要求的选法都可以。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[int]]:
        numbers = rng.sample(range(params.largest // 10, params.largest + 1), params.size)
        chosen = rng.sample(numbers, rng.randint(max(2, params.size // 3), params.size // 2 + 1))
        setting = rng.randrange(len(_SETTINGS))
        instance = self.Instance(setting=setting, numbers=tuple(numbers), target=sum(chosen))
        if params.size > 6 and not all(self.check(instance, plain) for plain in _plain_choices(instance)):
            raise task.Retry
        return instance, frozenset(chosen)

    def check(self, instance: Instance, answer: frozenset[int]) -> str:
        for number in answer:
            if number not in instance.numbers:
                return f"there is no {number}"
        total = sum(answer)
        return "" if total == instance.target else f"the sum is {total}"

    def key(self, instance: Instance) -> object:
        return [sorted(instance.numbers), instance.target]


def _plain_choices(instance: SubsetSum.Instance) -> Iterable[frozenset[int]]:
    """Take, from each place on and around, whatever still fits: in the given order, from the largest, the smallest."""
    falling = sorted(instance.numbers, reverse=True)
    for order in (list(instance.numbers), falling, falling[::-1]):
        for start in range(len(order)):
            left, chosen = instance.target, set[int]()
            for number in order[start:] + order[:start]:
                if number <= left:
                    chosen.add(number)
                    left -= number
            yield frozenset(chosen)

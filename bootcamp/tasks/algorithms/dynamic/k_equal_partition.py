"""Part numbers into groups of equal sum.

Answer: the groups; every such parting counts.
Harder: more numbers and groups, lists on which filling the lightest group or the first with room fails.
Skills: search, arithmetic
Source: original; the multiway partition problem, as in M. Garey and D. Johnson, Computers and Intractability (1979).
"""

from __future__ import annotations

from collections import Counter
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import random_composition
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Multiset, Sequence

Groups = tuple[tuple[int, ...], ...]
_SETTINGS = (
    ("weights of crates", "lorries", "几个箱子的重量", "辆卡车"),
    ("minutes of songs", "records", "几首歌的分钟数", "张唱片"),
    ("hours of tasks", "workers", "几项任务的小时数", "名工人"),
    ("prices of gifts", "children", "几件礼物的价格", "个孩子"),
    ("lengths of planks", "shelves", "几块木板的长度", "个架子"),
    ("sizes of files", "discs", "几个文件的大小", "张光盘"),
    ("areas of fields", "farmers", "几块田的面积", "位农民"),
    ("points of coins in a game", "pirates", "游戏中几枚硬币的点数", "个海盗"),
)


class KEqualPartition(Task["KEqualPartition.Params", "KEqualPartition.Instance", Groups]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of numbers", levels=(6, 7, 9, 11, 12, 14, 16, 18, 21, 24), ge=4, le=40)
        groups: int = knob("the number of groups", levels=(2, 2, 3, 3, 3, 4, 4, 5, 5, 6), ge=2, le=8)
        mean: int = knob("the mean of the numbers", levels=(6, 8, 12, 15, 18, 22, 28, 35, 50, 70), ge=4, le=999)

    class Instance(task.Told):
        settings = _SETTINGS

        numbers: tuple[int, ...]
        groups: int

    prompt = Prompt(
        en=r"""
        These are the {{ words(language)[0] }}: {{ numbers | comma }}.

        Share all of them among {{ groups }} {{ words(language)[1] }} so that the numbers of each add up to the same
        sum. Give the list of the {{ groups }} groups, each as the list of its numbers; the order does not matter. Any
        such way will do.
        """,
        zh=r"""
        {{ words(language)[0] }}如下：{{ numbers | comma }}。

        请把它们全部分给 {{ groups }} {{ words(language)[1] }}，使每一份的数之和都相等。
        请列出这 {{ groups }} 组，每组写成其中各数的列表，次序不限。任何一种这样的分法都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Groups]:
        return Sequence(Multiset(Integer(low=1)), length=instance.groups, brackets="[]")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Groups]:
        sizes = random_composition(rng, params.size, params.groups, 2)
        total = params.mean * params.size // params.groups
        groups = tuple(tuple(random_composition(rng, total, size)) for size in sizes)
        numbers = [number for group in groups for number in group]
        if max(numbers) > total * 4 // 5 or len(set(numbers)) < min(params.size * 2 // 3, params.mean):
            raise task.Retry
        rng.shuffle(numbers)
        instance = self.Instance(setting=rng.randrange(len(_SETTINGS)), numbers=tuple(numbers), groups=params.groups)
        plain = [_shared(instance, full, given) for full in (False, True) for given in (False, True)]
        if params.size > 7 and not all(self.check(instance, one) for one in plain):
            raise task.Retry
        return instance, groups

    def check(self, instance: Instance, answer: Groups) -> str:
        if Counter(number for group in answer for number in group) != Counter(instance.numbers):
            return "these are not the numbers, each as often as it is given"
        return "" if len({sum(group) for group in answer}) == 1 else "the sums of the groups differ"

    def key(self, instance: Instance) -> object:
        return [sorted(instance.numbers), instance.groups]


def _shared(instance: KEqualPartition.Instance, full: bool, given: bool) -> Groups:
    """Put each number, the largest first or as given, into the lightest group or (full) the first with room for it."""
    groups: list[list[int]] = [[] for _ in range(instance.groups)]
    share = sum(instance.numbers) // instance.groups
    for number in instance.numbers if given else sorted(instance.numbers, reverse=True):
        fitting = [group for group in groups if sum(group) + number <= share] if full else []
        (fitting[0] if fitting else min(groups, key=sum)).append(number)
    return tuple(map(tuple, groups))

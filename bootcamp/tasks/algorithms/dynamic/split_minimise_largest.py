"""Cut a list into consecutive parts, some with a limit on their length, so that the largest sum is as small as
possible.

Answer: the sizes of the parts; every best cut counts.
Harder: longer lists, more parts, lists on which filling up to the mean fails.
Skills: search, arithmetic
Source: original; the linear partition problem, as in S. Skiena, The Algorithm Design Manual, section 10.7.
"""

from __future__ import annotations

from functools import cache
from itertools import accumulate, permutations
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import sequence
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Sizes = tuple[int, ...]
_SETTINGS = (
    ("pages of the chapters of a book", "copyists", "一本书各章的页数", "位抄写员"),
    ("minutes of the acts of a play", "evenings", "一出戏各幕的分钟数", "个晚上"),
    ("kilometres of the legs of a trail", "days", "一条步道各段的公里数", "天"),
    ("sizes of the files of a backup", "discs", "一次备份中各文件的大小", "张光盘"),
    ("weights of the boxes on a belt", "carts", "传送带上各箱的重量", "辆推车"),
    ("lengths of the rows of a field", "teams", "一块田各行的长度", "个小组"),
    ("points of the questions of a test", "markers", "一份试卷各题的分数", "位阅卷人"),
    ("bars of the movements of a suite", "rehearsals", "一部组曲各乐章的小节数", "次排练"),
)


class SplitMinimiseLargest(Task["SplitMinimiseLargest.Params", "SplitMinimiseLargest.Instance", Sizes]):
    version = 1

    class Params(task.Params):
        items: int = knob("the length of the list", levels=(6, 8, 11, 12, 13, 15, 17, 20, 24, 30), ge=4, le=60)
        parts: int = knob("the number of parts", levels=(2, 3, 3, 4, 4, 5, 5, 6, 7, 8), ge=2, le=12)
        largest: int = knob("the largest number", levels=(9, 12, 15, 20, 25, 30, 40, 50, 70, 90), ge=5, le=999)
        limited: int = knob("whether parts have a greatest size", levels=(0, 0, 0, 0, 1, 1, 1, 1, 1, 1), ge=0, le=1)

    class Instance(task.Told):
        settings = _SETTINGS

        numbers: Sizes
        parts: int
        longest: int
        """The greatest size of a part; 0 for no limit."""
        least: int
        """The smallest possible largest sum."""

    prompt = Prompt(
        en=r"""
        These are the {{ words(language)[0] }}, in order: {{ numbers | comma }}.

        They are to be shared among {{ parts }} {{ words(language)[1] }}: cut the list into {{ parts }} consecutive
        parts, each with at least one number{{ " and at most %d numbers" % longest if longest }}, so that the greatest
        sum of a part is as small as possible. Give the sizes of the parts, that is, how many numbers each has, in
        order. Any best cut will do.
        """,
        zh=r"""
        {{ words(language)[0] }}依次为：{{ numbers | comma }}。

        要按顺序分给 {{ parts }} {{ words(language)[1] }}：把这一列数切成 {{ parts }} 个连续的部分，每部分至少一个数
        {{- "、至多 %d 个数" % longest if longest }}，使各部分之和的最大值尽可能小。
        请依次写出各部分的大小，即各含多少个数。任何一种最优的切法都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Sizes]:
        return Sequence(Integer(low=1), length=instance.parts)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Sizes]:
        numbers = tuple(1 + int(params.largest * rng.random() ** 2) for _ in range(params.items))  # many small ones
        longest = -(-params.items // params.parts) + rng.randint(0, 1) if params.limited else 0
        setting = rng.randrange(len(_SETTINGS))
        instance = self.Instance(setting=setting, numbers=numbers, parts=params.parts, longest=longest, least=0)
        answer = self.solve(instance)
        instance = instance.model_copy(update={"least": max(_sums(instance, answer))})
        small, more = divmod(len(numbers), params.parts)
        even = tuple(small + (place < more) for place in range(params.parts))
        alike = set(permutations(even)) if params.parts < 5 else {even, even[::-1]}
        filled = {_filled(instance, bias) for bias in range(3 if params.items > 8 else 1)}
        if not all(self.check(instance, plain) for plain in filled | alike):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Sizes:
        numbers, most = instance.numbers, instance.longest or len(instance.numbers)

        @cache
        def best(start: int, parts: int) -> tuple[int, Sizes]:
            left = len(numbers) - start
            if parts == 1:
                return (sum(numbers[start:]), (left,)) if left <= most else (10**9, (left,))
            found = (10**9, (1,) * parts)
            for size in range(1, min(most, left - parts + 1) + 1):
                rest = best(start + size, parts - 1)
                found = min(found, (max(sum(numbers[start : start + size]), rest[0]), (size, *rest[1])))
            return found

        return best(0, instance.parts)[1]

    def check(self, instance: Instance, answer: Sizes) -> str:
        if sum(answer) != len(instance.numbers):
            return f"the sizes make {sum(answer)}, not {len(instance.numbers)}"
        if instance.longest and max(answer) > instance.longest:
            return "a part has too many numbers"
        return "" if max(_sums(instance, answer)) == instance.least else "the greatest sum can be smaller"

    def key(self, instance: Instance) -> object:
        return [instance.numbers, instance.parts, instance.longest]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        numbers = instance.numbers
        total = sum(numbers)
        share = -(-total // instance.parts)
        low, high = max(*numbers, share), total
        lines = [f"{' '.join(map(str, accumulate(numbers)))}; {total} / {instance.parts} → {share}, {low}-{high}"]
        best = [len(numbers)]
        while low < high or len(lines) == 1:
            middle = (low + high) // 2
            sizes, sums = _greedy(instance, middle)
            told = " | ".join(" ".join(map(str, part)) for part in sums)
            if len(sizes) <= instance.parts:
                best, high = sizes, max(part[-1] for part in sums)
            else:
                low = middle + 1
            sign = "<=" if len(sizes) <= instance.parts else ">"
            lines.append(f"{middle}: {told}: {len(sizes)} {sign} {instance.parts}, {low}-{high}")
        while len(best) < instance.parts:
            place = next(place for place, size in enumerate(best) if size > 1)
            best = [*best[:place], 1, best[place] - 1, *best[place + 1 :]]
        return "\n".join([*lines, f"{high}: {sequence(best)}"])


def _sums(instance: SplitMinimiseLargest.Instance, sizes: Sizes) -> list[int]:
    starts = [sum(sizes[:place]) for place in range(len(sizes))]
    return [sum(instance.numbers[start : start + size]) for start, size in zip(starts, sizes, strict=True)]


def _filled(instance: SplitMinimiseLargest.Instance, bias: int) -> Sizes:
    """Close each part where it reaches the mean, where it is nearest to it, or before it exceeds it, if possible."""
    whole = 2 * sum(instance.numbers) - (not bias)
    sizes, size, total = list[int](), 0, 0
    for place, number in enumerate(instance.numbers):
        left, open_ = len(instance.numbers) - place, instance.parts - len(sizes) - 1
        full = (2 * total + bias * number) * instance.parts > whole
        if size and open_ and (full or size == instance.longest or left == open_):
            sizes.append(size)
            size = total = 0
        size, total = size + 1, total + number
    return (*sizes, size)


def _greedy(instance: SplitMinimiseLargest.Instance, most: int) -> tuple[list[int], list[list[int]]]:
    """Fill each part as far as its sum and its size allow: give the sizes, and the sums as they grow."""
    sums: list[list[int]] = [[]]
    for number in instance.numbers:
        so_far = sums[-1][-1] if sums[-1] else 0
        if sums[-1] and (so_far + number > most or len(sums[-1]) == instance.longest):
            sums.append([])
            so_far = 0
        sums[-1].append(so_far + number)
    return [len(part) for part in sums], sums

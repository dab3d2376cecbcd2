"""Build a list of numbers by adding 1 to ranges of limited length, in as few moves as possible.

Answer: the ranges, with signs where 1 may be subtracted too; every shortest list counts.
Harder: longer lists and greater numbers, a limit on the length of a range, negative numbers.
Skills: optimization, arithmetic
Source: original; minimal increments of subarrays with a limit on their length.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.flow import min_cost_flow
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Moves = tuple[tuple[int, ...], ...]


class RangeIncrementsBuild(Task["RangeIncrementsBuild.Params", "RangeIncrementsBuild.Instance", Moves]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        length: int = knob("the length of the list", levels=(5, 6, 8, 8, 9, 9, 10, 12, 14, 16), ge=3, le=30)
        moves: int = knob("about the number of moves", levels=(5, 6, 9, 9, 10, 11, 12, 14, 17, 20), ge=2, le=40)
        limit: int = knob("the longest range, 0 for any", levels=(0, 0, 3, 3, 4, 4, 4, 5, 5, 6), ge=0, le=12)
        signs: int = knob(
            "the percentage of cases with signs", levels=(0, 0, 0, 30, 50, 60, 70, 80, 80, 80), ge=0, le=100
        )

    class Instance(task.Instance):
        target: tuple[int, ...]
        limit: int
        signs: bool
        fewest: int

    hidden = ("fewest",)
    prompt = Prompt(
        en=r"""
        A list has {{ target | length }} zeros. A move chooses the places from l to r, with l <= r
        {{- " and at most %d places" % limit if limit < target | length }}, and adds 1 to each of the numbers at these
        places
        {%- if signs %}, or subtracts 1 from each of them{% endif %}. Make of it, with as few moves as possible, the
        list

        {{ target | sequence }}

        Places are counted from 1. Give the list of the moves, each as
        {{ "[l, r, s], where s is 1 if 1 is added and -1 if 1 is subtracted" if signs else "[l, r]" }}. If there are
        several shortest ways, give any one.
        """,
        zh=r"""
        一列数共 {{ target | length }} 个，全为零。每一步选取从 l 到 r（l <= r）的各个位置
        {{- "，至多 %d 个" % limit if limit < target | length }}，给这些位置上的数各加 1
        {%- if signs %}，或者各减 1{% endif %}。请用尽可能少的步数把它变成列表

        {{ target | sequence }}

        位置从 1 开始计数。请给出各步的列表，每步写成 {{ "[l, r, s]，加 1 时 s 为 1，减 1 时 s 为 -1" if signs
        else "[l, r]" }}。最短的办法有多种时，写出任意一种。
        """,
    )

    def format(self, instance: Instance) -> Format[Moves]:
        return Sequence(Sequence(Integer(), length=3 if instance.signs else 2, brackets="[]"), brackets="[]")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Moves]:
        signs = rng.randrange(100) < params.signs
        limit = params.limit or params.length
        target = [0] * params.length
        for _ in range(params.moves):
            left, right = sorted((rng.randrange(params.length), rng.randrange(params.length)))
            step = rng.choice((1, -1)) if signs else 1
            target[left : right + 1] = [number + step for number in target[left : right + 1]]
        instance = self.Instance(target=tuple(target), limit=limit, signs=signs, fewest=0)
        answer = self.solve(instance)
        fewest = len(answer)
        if not params.moves // 2 <= fewest <= 2 * params.moves or len(set(target)) < 3 or signs != (min(target) < 0):
            raise task.Retry
        if params.limit and _leftmost(instance) == fewest:
            raise task.Retry
        return instance.model_copy(update={"fewest": fewest}), answer

    def solve(self, instance: Instance) -> Moves:
        # Moves carry units of the steps between neighbours from where the numbers rise to where they fall.
        count = len(instance.target) + 1
        steps = [two - one for one, two in zip((0, *instance.target), (*instance.target, 0), strict=True)]
        arcs = [
            (one, two, sum(map(abs, steps)), 1)
            for one in range(count)
            for two in range(count)
            if 0 < abs(two - one) <= instance.limit and (one < two or instance.signs)
        ]
        reach = len(arcs)
        arcs += [(count, place, step, 0) for place, step in enumerate(steps) if step > 0]
        arcs += [(place, count + 1, -step, 0) for place, step in enumerate(steps) if step < 0]
        found = min_cost_flow(count + 2, arcs, count, count + 1, sum(step for step in steps if step > 0))
        if found is None:
            raise task.Retry
        moves: list[tuple[int, ...]] = []
        for (one, two, _, _), amount in zip(arcs[:reach], found[1][:reach], strict=True):
            move = (min(one, two) + 1, max(one, two), *([1 if one < two else -1] if instance.signs else []))
            moves += [move] * amount
        return tuple(sorted(moves))

    def check(self, instance: Instance, answer: Moves) -> str:
        numbers = [0] * len(instance.target)
        for left, right, *sign in answer:
            if not 1 <= left <= right <= len(numbers):
                return f"there are no places {left} to {right}"
            if right - left >= instance.limit:
                return f"the range from {left} to {right} is too long"
            if sign and abs(sign[0]) != 1:
                return f"{sign[0]} is no sign"
            for place in range(left - 1, right):
                numbers[place] += sign[0] if sign else 1
        if tuple(numbers) != instance.target:
            return "the moves make another list"
        return "" if len(answer) == instance.fewest else "fewer moves are enough"

    def key(self, instance: Instance) -> object:
        return [min(instance.target, instance.target[::-1]), instance.limit, instance.signs]


def _leftmost(instance: RangeIncrementsBuild.Instance) -> int:
    """Count the moves of always covering the first number that is not built with a range as long as it can be."""
    count = 0
    for sign in (1, -1):
        left = [max(0, sign * number) for number in instance.target]
        for start in range(len(left)):
            while left[start]:
                end = start
                while end < len(left) and left[end] and end - start < instance.limit:
                    left[end] -= 1
                    end += 1
                count += 1
    return count

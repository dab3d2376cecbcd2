"""Construct different numbers of limited size with a given sum and a given exclusive or.

Answer: a set of numbers; every one that fits counts.
Harder: more numbers, sums close to the least or the greatest that is possible.
Skills: arithmetic, search
Source: original; problems of programming contests on sums and bitwise operations.
"""

from __future__ import annotations

from functools import reduce
from operator import xor
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Set


class SumAndXorBuild(Task["SumAndXorBuild.Params", "SumAndXorBuild.Instance", frozenset[int]]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        count: int = knob("how many numbers are wanted", levels=(2, 3, 4, 5, 5, 6, 7, 8, 9, 10), ge=2, le=16)
        bits: int = knob("the bits of a number", levels=(5, 6, 7, 8, 9, 10, 12, 14, 17, 20), ge=4, le=32)
        room: int = knob("unused numbers at the end, 0 for all", levels=(0, 0, 0, 0, 80, 70, 60, 52, 45, 40), ge=0)

    class Instance(task.Instance):
        count: int
        bits: int
        total: int
        xor: int

    prompt = Prompt(
        en=r"""
        Find {{ count }} different integers, each at least 0 and at most {{ 2 ** bits - 1 }} (that is, with at most
        {{ bits }} binary digits), whose sum is {{ total }} and whose bitwise exclusive or is {{ xor }}. (The
        exclusive or has the binary digit 1 at exactly the places at which an odd number of them have the digit 1.)

        Give the set of the numbers. If there are several such sets, give any one.
        """,
        zh=r"""
        请找出 {{ count }} 个不同的整数，每个都不小于 0、不大于 {{ 2 ** bits - 1 }}（即至多 {{ bits }} 个二进制位），
        它们的和是 {{ total }}，按位异或是 {{ xor }}。（异或恰好在这些数中有奇数个为 1 的二进制位上为 1。）

        请写出这些数的集合。符合的集合有多个时，写出任意一个。
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[int]]:
        return Set(Integer(0, 2**instance.bits - 1), size=instance.count)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[int]]:
        most = 2**params.bits
        size = min(most, params.count + params.room) if params.room else most
        chosen = frozenset(rng.sample(range(size), params.count))
        if params.room and rng.random() < 0.7:
            chosen = frozenset(most - 1 - number for number in chosen)
        total, mixed = sum(chosen), reduce(xor, chosen)
        # Not what comes first to mind: the exclusive or, and numbers that cancel.
        if total == mixed or mixed == 0 or (params.count > 2 and params.count * (params.count - 1) // 2 == total):
            raise task.Retry
        return self.Instance(count=params.count, bits=params.bits, total=total, xor=mixed), chosen

    def check(self, instance: Instance, answer: frozenset[int]) -> str:
        if len(answer) != instance.count:
            return f"these are {len(answer)} numbers"
        if not all(0 <= number < 2**instance.bits for number in answer):
            return "a number is out of the range"
        if sum(answer) != instance.total:
            return f"the sum is {sum(answer)}"
        mixed = reduce(xor, answer, 0)
        return "" if mixed == instance.xor else f"the exclusive or is {mixed}"

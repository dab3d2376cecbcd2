"""Find the k-th number, or count the numbers up to a limit, with prime factors from a given set only.

Answer: one integer; it is unique.
Harder: more primes, longer lists of numbers.
Skills: arithmetic, counting
Source: original; R. W. Hamming's problem in E. W. Dijkstra, A Discipline of Programming, 1976.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import islice, takewhile
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import primes_below
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer


class KthSmoothNumber(Task["KthSmoothNumber.Params", "KthSmoothNumber.Instance", int]):
    version = 1

    class Params(task.Params):
        primes: int = knob("how many primes are allowed", levels=(2, 2, 3, 3, 3, 3, 4, 4, 4, 5), ge=2, le=6)
        largest_prime: int = knob("a bound on the primes", levels=(7, 11, 19, 19, 19, 23, 23, 23, 29, 31), ge=5, le=50)
        low: int = knob("the least place in the list", levels=(5, 8, 12, 20, 35, 60, 100, 200, 400, 800), ge=2, le=5000)
        high: int = knob(
            "the greatest place in the list", levels=(12, 20, 30, 45, 70, 130, 250, 500, 1000, 2000), ge=5, le=5000
        )

    class Instance(task.Instance):
        primes: tuple[int, ...]
        place: int | None
        limit: int | None  # exactly one of the two is given

    answer = Integer(low=1)
    prompt = Prompt(
        en=r"""
        Consider the positive integers that have no prime factors other than {{ primes | listed(language) }}.
        The number 1, which has no prime factors at all, is one of them.
        {% if limit is none %}
        List them in increasing order, with 1 at place 1. Which number stands at place {{ place }}?
        {%- else %}
        How many of them are less than or equal to {{ limit }}?
        {%- endif %}
        """,
        zh=r"""
        考虑除 {{ primes | listed(language) }} 之外没有其他质因数的正整数。1 没有质因数，也算在内。
        {% if limit is none %}
        把这些数从小到大排列，1 排在第 1 位。排在第 {{ place }} 位的是哪个数？
        {%- else %}
        其中不超过 {{ limit }} 的数共有多少个？
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        primes = tuple(sorted(rng.sample(primes_below(params.largest_prime + 1), params.primes)))
        place = rng.randint(params.low, params.high)
        number, after = islice(_smooth_numbers(primes), place - 1, place + 1)
        if rng.random() < 0.6:
            return self.Instance(primes=primes, place=place, limit=None), number
        return self.Instance(primes=primes, place=None, limit=rng.randint(number, after - 1)), place

    def solve(self, instance: Instance) -> int:
        numbers, limit = _smooth_numbers(instance.primes), instance.limit
        if limit is not None:
            return sum(1 for _ in takewhile(lambda number: number <= limit, numbers))
        assert instance.place is not None
        return next(islice(numbers, instance.place - 1, None))


def _smooth_numbers(primes: tuple[int, ...]) -> Iterator[int]:
    """Yield the products of the primes in increasing order, each made from the one without its largest prime."""
    heap = [(1, 0)]
    while True:
        number, largest = heappop(heap)
        yield number
        for index in range(largest, len(primes)):
            heappush(heap, (number * primes[index], index))

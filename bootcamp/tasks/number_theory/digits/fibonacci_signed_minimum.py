"""Write a number as a sum and difference of as few Fibonacci numbers as possible.

Answer: the numbers with their signs, in any order; every shortest choice is right.
Harder: larger numbers, which need more terms.
Skills: arithmetic, search
Source: original; H. Alpert, Differences of Multiple Fibonacci Numbers, 2009.
Small: level 1 asks for numbers up to 60.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import is_square, zeckendorf
from bootcamp.lib.prompts import comma
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Multiset

Terms = tuple[int, ...]


class FibonacciSignedMinimum(Task["FibonacciSignedMinimum.Params", "FibonacciSignedMinimum.Instance", Terms]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        low: int = knob(
            "the least number", levels=(4, 20, 200, 1000, 5000, 10**4, 30000, 10**6, 10**9, 10**13), ge=4, le=10**15
        )
        high: int = knob(
            "the greatest number",
            levels=(60, 300, 5000, 2 * 10**4, 5 * 10**4, 10**5, 10**6, 10**8, 10**11, 10**15),
            ge=20,
            le=10**20,
        )
        fewest: int = knob(
            "the number of terms that are needed at least", levels=(2, 2, 3, 3, 4, 4, 5, 6, 8, 12), ge=2, le=20
        )

    class Instance(task.Instance):
        n: int

    answer = Multiset(Integer())
    prompt = Prompt(
        en=r"""
        The Fibonacci numbers are 1, 2, 3, 5, 8, 13, ..., each from 3 on being the sum of the two before it.
        Write {{ n }} as a sum of as few terms as possible, each a Fibonacci number or the negative of one.
        Terms may be equal. List the terms with their signs; any list with the fewest possible terms counts.
        """,
        zh=r"""
        斐波那契数为 1, 2, 3, 5, 8, 13, ...，从 3 起，每一个都是前两个之和。
        把 {{ n }} 写成若干项之和，每一项是一个斐波那契数或一个斐波那契数的相反数，并使项数尽可能少。
        各项可以相同。请列出带符号的各项；任意一种项数最少的写法都算对。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Terms]:
        instance = self.Instance(n=rng.randint(params.low, params.high))
        terms = self.solve(instance)
        if len(terms) < params.fewest:
            raise task.Retry
        if params.fewest > 2 and len(zeckendorf(instance.n)) == len(terms) and rng.random() < 0.7:
            raise task.Retry  # else no negative terms are needed too often
        return instance, terms

    def check(self, instance: Instance, answer: Terms) -> str:
        other = next((term for term in answer if not _is_fibonacci(abs(term))), None)
        if other is not None:
            return f"{other} is not a Fibonacci number with a sign"
        if sum(answer) != instance.n:
            return f"the sum is {sum(answer)}"
        return "" if len(answer) == len(self.solve(instance)) else "fewer terms are enough"

    def solve(self, instance: Instance) -> Terms:
        """Give Alpert's far-difference representation: the leading term and every fourth before it reach n."""
        rest, terms = instance.n, []
        numbers, reaches = _reaches(rest)
        while rest:
            number = next(number for number, reach in zip(numbers, reaches, strict=True) if reach >= abs(rest))
            terms.append(number if rest > 0 else -number)
            rest -= terms[-1]
        return tuple(terms)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        numbers, reaches = _reaches(instance.n)
        sums = [f"{number}: {reach}" for number, reach in zip(numbers[4:], reaches[4:], strict=True)]
        lines, rest = [comma([*numbers[:4], *sums])], instance.n
        for term in self.solve(instance):
            index = numbers.index(abs(term))
            change = f"{rest} {'-' if term > 0 else '+'} {abs(term)} = {rest - term}"
            lines.append(f"{abs(rest)} ≤ {reaches[index]}: {change}")
            rest -= term
        return "\n".join(lines)


def _reaches(n: int) -> tuple[list[int], list[int]]:
    """List the Fibonacci numbers, each with its sum with every fourth before it, until that sum is at least n."""
    numbers, reaches = [1, 2, 3, 5], [1, 2, 3, 5]
    while reaches[-1] < n:
        numbers.append(numbers[-1] + numbers[-2])
        reaches.append(numbers[-1] + reaches[-4])
    return numbers, reaches


def _is_fibonacci(n: int) -> bool:
    """Gessel's test: 5 n^2 + 4 or 5 n^2 - 4 is a square."""
    return n > 0 and (is_square(5 * n * n + 4) or is_square(5 * n * n - 4))

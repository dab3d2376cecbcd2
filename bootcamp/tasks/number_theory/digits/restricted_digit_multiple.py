"""Find the smallest multiple of a number that uses certain digits only or has a given sum of digits.

Answer: one integer; it is unique.
Harder: larger numbers, fewer digits, longer answers, both conditions at once.
Skills: search, arithmetic
Source: original; multiples made of few digits are an old pigeonhole exercise.
"""

from __future__ import annotations

from collections import deque
from random import Random
from typing import Literal

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer

Kind = Literal["digits", "sum", "both"]
_KINDS: tuple[Kind, ...] = ("digits", "sum", "both")
State = tuple[int, int]  # the residue modulo n, and the sum of digits where it matters


class RestrictedDigitMultiple(Task["RestrictedDigitMultiple.Params", "RestrictedDigitMultiple.Instance", int]):
    version = 1

    class Params(task.Params):
        high: int = knob(
            "the greatest number", levels=(20, 30, 99, 120, 150, 250, 500, 1000, 2000, 3000), ge=15, le=5000
        )
        digits: int = knob(
            "how many digits may be used, where they are restricted", levels=(3, 3, 3, 3, 3, 3, 3, 2, 2, 2), ge=2, le=8
        )
        largest_sum: int = knob(
            "a bound on the sum of digits", levels=(10, 12, 22, 24, 28, 30, 33, 36, 40, 44), ge=5, le=100
        )
        sum_high: int = knob(
            "the greatest number where the sum of digits is given",
            levels=(20, 40, 240, 250, 260, 270, 280, 300, 350, 400),
            ge=15,
            le=1000,
        )
        shortest: int = knob(
            "the least number of digits of the answer", levels=(1, 2, 3, 3, 4, 4, 5, 5, 6, 6), ge=1, le=25
        )
        longest: int = knob(
            "the greatest number of digits of the answer", levels=(3, 4, 6, 7, 8, 9, 11, 14, 18, 25), ge=3, le=40
        )
        kinds: tuple[Kind, ...] = knob(
            "the conditions that are drawn", levels=(_KINDS[:2],) * 3 + (_KINDS,) * 4 + (_KINDS[::2],) * 3, min_length=1
        )

    class Instance(task.Instance):
        n: int
        digits: tuple[int, ...]  # those that may be used; empty for all
        total: int  # the sum of digits, 0 if any

    answer = Integer()
    prompt = Prompt(
        en=r"""
        Find the smallest positive multiple of {{ n }}
        {%- if digits %} whose decimal digits are all among {{ digits | listed(language) }}
        {%- endif %}
        {%- if total %}{{ " and" if digits }} whose decimal digits add up to {{ total }}
        {%- endif %}.
        {%- if digits %}

        Not all of these digits have to occur, each may occur several times, and the number does not begin with 0.
        {%- endif %}
        """,
        zh=r"""
        求 {{ n }} 的最小正倍数，使得
        {%- if digits %}它的十进制各位数字只能取自 {{ digits | listed(language) }}{% endif %}
        {%- if total %}{{ "，并且" if digits }}它的十进制各位数字之和等于 {{ total }}{% endif %}。
        {%- if digits %}

        这些数字不必都出现，每个都可以出现多次，并且首位不能是 0。
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        kind = rng.choice(params.kinds)
        digits: tuple[int, ...] = ()
        if kind != "sum":
            digits = tuple(sorted(rng.sample(range(10), params.digits + (kind == "both"))))
        total = 0 if kind == "digits" else rng.randint(params.largest_sum * 2 // 3, params.largest_sum)
        high = params.high if kind == "digits" else params.sum_high
        n = rng.randint(high // 3, high)
        instance = self.Instance(n=n, digits=digits, total=total)
        answer = self.solve(instance)
        if not params.shortest <= len(str(answer)) <= params.longest or answer == n:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> int:
        """Search breadth first, smaller digits first, so that numbers come in increasing order."""
        n, total = instance.n, instance.total
        seen: set[State] = set()
        queue: deque[tuple[State, int]] = deque([((0, 0), 0)])
        while queue:
            (residue, used), number = queue.popleft()
            for digit in instance.digits or range(10):
                state = (10 * residue + digit) % n, used + digit if total else 0
                if state in seen or state[1] > total or number + digit == 0:
                    continue
                if state == (0, total):
                    return 10 * number + digit
                seen.add(state)
                queue.append((state, 10 * number + digit))
        raise task.Retry

"""Count the integers in an interval that no square or no cube divides.

Answer: one integer; it is unique.
Harder: larger numbers and longer intervals, cubes, an even number of prime factors.
Skills: counting, arithmetic
Source: original; inclusion and exclusion with the Möbius function is in every text on number theory.
"""

from __future__ import annotations

from random import Random
from typing import Literal

from bootcamp import task
from bootcamp.lib.numbers import integer_root
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.number_theory._mobius import mobius_table
from bootcamp.verifiers import Integer

Kind = Literal["square", "cube", "even", "odd"]


class SquarefreeCount(Task["SquarefreeCount.Params", "SquarefreeCount.Instance", int]):
    version = 1

    class Params(task.Params):
        largest: int = knob(
            "a bound on the end of the interval",
            levels=(50, 100, 300, 1000, 3000, 10**4, 10**5, 10**6, 10**7, 10**8),
            ge=40,
            le=10**10,
        )
        span: int = knob(
            "a bound on the length of the interval",
            levels=(20, 50, 200, 800, 3000, 10**4, 10**5, 10**6, 10**7, 10**8),
            ge=10,
            le=10**10,
        )
        parity: int = knob(
            "the same two bounds where prime factors are counted, 0 for none",
            levels=(0, 0, 0, 60, 100, 150, 200, 300, 400, 500),
            ge=0,
            le=5000,
        )

    class Instance(task.Instance):
        low: int
        high: int
        kind: Kind

    answer = Integer()
    prompt = Prompt(
        en=r"""
        {% if kind == "cube" %}
        A positive integer is called cubefree if no cube of an integer greater than 1 divides it.
        How many integers from {{ low }} to {{ high }}, both included, are cubefree?
        {%- else %}
        A positive integer is called squarefree if no square of an integer greater than 1 divides it.
        {% if kind == "square" %}
        How many integers from {{ low }} to {{ high }}, both included, are squarefree?
        {%- else %}
        How many integers from {{ low }} to {{ high }}, both included, are squarefree and have an {{ kind }} number
        of prime factors? The number 1 is squarefree and has no prime factor, which is an even number of them.
        {%- endif %}
        {%- endif %}
        """,
        zh=r"""
        {% if kind == "cube" %}
        若一个正整数不被任何大于 1 的整数的立方整除，则称它无立方因子。
        从 {{ low }} 到 {{ high }}（含两端）的整数中，无立方因子的共有多少个？
        {%- else %}
        若一个正整数不被任何大于 1 的整数的平方整除，则称它无平方因子。
        {% if kind == "square" %}
        从 {{ low }} 到 {{ high }}（含两端）的整数中，无平方因子的共有多少个？
        {%- else %}
        从 {{ low }} 到 {{ high }}（含两端）的整数中，
        无平方因子且质因数个数为{{ "偶" if kind == "even" else "奇" }}数的共有多少个？
        数 1 无平方因子，没有质因数，其质因数个数算作偶数。
        {%- endif %}
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        kinds: tuple[Kind, ...] = ("square", "square", "cube", "cube", "even", "odd")
        kind = rng.choice(kinds if params.parity else kinds[:4])
        largest, span = (params.parity, params.parity) if kind in ("even", "odd") else (params.largest, params.span)
        span = rng.randint(span // 2, span)
        low = rng.randint(1, largest - span + 1)
        instance = self.Instance(low=low, high=low + span - 1, kind=kind)
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> int:
        low, high = instance.low, instance.high
        if instance.kind in ("even", "odd"):
            return mobius_table(high)[low:].count(1 if instance.kind == "even" else -1)
        power = 2 if instance.kind == "square" else 3
        mobius = enumerate(mobius_table(integer_root(high, power)))
        return sum(value * (high // d**power - (low - 1) // d**power) for d, value in mobius if d)

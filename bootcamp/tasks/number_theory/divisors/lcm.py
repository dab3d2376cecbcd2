"""Find the least common multiple of several integers, plain or as the next time that periodic events coincide.

Answer: one integer; it is unique.
Harder: more and larger numbers with more shared factors.
Skills: arithmetic
Source: original; school arithmetic.
Small: level 1 asks for two numbers up to 12 with a common factor, and there are only a few dozen such pairs.
"""

from __future__ import annotations

import math
from functools import cache
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.modular_steps import divisions
from bootcamp.lib.numbers import primes_below
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer

_STORIES = (  # things and what they do, unit of time; in English and in Chinese
    ("lighthouses flash", "seconds", "几座灯塔", "闪光", "秒"),
    ("buses leave the station", "minutes", "几路公交车", "从总站发车", "分钟"),
    ("bells ring", "seconds", "几口钟", "敲响", "秒"),
    ("pumps switch on", "minutes", "几台水泵", "启动", "分钟"),
    ("comets pass the sun", "years", "几颗彗星", "经过太阳", "年"),
    ("nurses measure a temperature", "minutes", "几位护士", "量一次体温", "分钟"),
    ("ferries cast off", "minutes", "几艘渡轮", "起航", "分钟"),
    ("runners cross the start line", "seconds", "几名跑步者", "经过起跑线", "秒"),
    ("geysers erupt", "minutes", "几处间歇泉", "喷发", "分钟"),
    ("sensors send a report", "seconds", "几个传感器", "发送报告", "秒"),
    ("gears turn their marks to the top", "seconds", "几个齿轮", "把标记转到最高点", "秒"),
    ("gardeners water the roses", "days", "几位园丁", "给玫瑰浇水", "天"),
    ("drummers hit their drums", "beats", "几位鼓手", "击鼓", "拍"),
    ("fountains change colour", "seconds", "几座喷泉", "变换颜色", "秒"),
)


class Lcm(Task["Lcm.Params", "Lcm.Instance", int]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        count: int = knob("how many numbers are given", levels=(2, 2, 3, 3, 4, 4, 5, 6, 7, 8), ge=2, le=12)
        largest: int = knob(
            "a bound on the numbers", levels=(12, 60, 100, 150, 200, 1000, 5000, 20000, 10**5, 10**6), ge=12, le=10**9
        )
        result: int = knob(
            "a bound on the answer",
            levels=(1000, 1000, 10000, 10**5, 10**7, 10**9, 10**12, 10**16, 10**20, 10**25),
            ge=50,
            le=10**40,
        )

    class Instance(task.Instance):
        numbers: tuple[int, ...]
        story: int | None

        @property
        def scene(self) -> tuple[str, ...]:
            return _STORIES[self.story or 0]

    prompt = Prompt(
        en=r"""
        {% if story is none %}
        Find the least common multiple of {{ numbers | listed(language) }}.
        {%- else %}
        Several {{ scene[0] }} at regular intervals, each with its own: {{ numbers | listed(language) }} {{ scene[1] }}.
        They have just done so all together.
        In how many {{ scene[1] }} will they next do so all together?
        {%- endif %}
        """,
        zh=r"""
        {% if story is none %}
        求 {{ numbers | listed(language) }} 的最小公倍数。
        {%- else %}
        {{ scene[2] }}各自按固定的间隔{{ scene[3] }}，间隔分别为 {{ numbers | listed(language) }} {{ scene[4] }}。
        刚才它们恰好同时{{ scene[3] }}。再过多少{{ scene[4] }}，它们会再次全部同时{{ scene[3] }}？
        {%- endif %}
        """,
    )

    def format(self, instance: Instance) -> Integer:
        return Integer(unit="" if instance.story is None else instance.scene[1])

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        numbers = tuple(_draw_numbers(params, rng))
        answer = math.lcm(*numbers)
        if len(set(numbers)) < params.count or min(numbers) == 1 or answer in (*numbers, math.prod(numbers)):
            raise task.Retry
        story = rng.randrange(len(_STORIES)) if rng.random() < 0.5 else None
        return self.Instance(numbers=numbers, story=story), answer

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, result = [], instance.numbers[0]
        for number in instance.numbers[1:]:
            common = math.gcd(result, number)
            lines += [*divisions(max(result, number), min(result, number)), f"gcd({result}, {number}) = {common}"]
            multiple = result // common * number
            lines.append(f"{result} / {common} × {number} = {result // common} × {number} = {multiple}")
            result = multiple
        return "\n".join(lines)

    def key(self, instance: Instance) -> object:
        return sorted(instance.numbers)


def _draw_numbers(params: Lcm.Params, rng: Random) -> list[int]:
    """Draw divisors of one number up to the bound on the answer, each the product of some of its prime factors."""
    factors: list[int] = []
    while math.prod(factors) * 2 <= params.result:
        most = min(params.largest, params.result // math.prod(factors), 100)
        factors.append(rng.choice(_weighted_primes(most)))
    return [_draw_divisor(factors, params.largest, rng) for _ in range(params.count)]


@cache
def _weighted_primes(most: int) -> tuple[int, ...]:
    """List the primes up to `most`, small ones several times."""
    return tuple(p for p in primes_below(most + 1) for _ in range(1 + 60 // p))


def _draw_divisor(factors: list[int], largest: int, rng: Random) -> int:
    target, product = rng.randint(min(largest, 4), largest), 1
    for p in rng.sample(factors, len(factors)):
        if product * p <= target:
            product *= p
    return product

"""Find the tail and the period of an iterated map modulo m, a value after very many steps, or the starts on cycles.

Answer: the tail length and the period, or one integer; it is unique.
Harder: larger moduli, other maps than linear ones, more steps, counting.
Skills: simulation, arithmetic
Source: original.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import digit_sum, reverse_digits
from bootcamp.lib.sequences import cycle
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record
from bootcamp.verifiers.base import Format


class ModularMapCycle(Task["ModularMapCycle.Params", "ModularMapCycle.Instance", "dict[str, int] | int"]):
    version = 1

    class Params(task.Params):
        largest_modulus: int = knob(
            "the largest modulus", levels=(15, 20, 40, 60, 90, 150, 300, 700, 1500, 3000), ge=10, le=10**4
        )
        maps: int = knob("how many kinds of maps occur", levels=(1, 2, 2, 3, 3, 4, 4, 4, 4, 4), ge=1, le=4)
        questions: int = knob("how many kinds of questions occur", levels=(1, 1, 2, 2, 3, 3, 3, 3, 3, 3), ge=1, le=3)
        least_tail: int = knob("the least tail length", levels=(0, 0, 0, 1, 1, 2, 3, 4, 5, 8), ge=0, le=20)
        digits: int = knob(
            "how many digits the number of steps has", levels=(2, 2, 2, 3, 4, 6, 9, 12, 15, 18), ge=2, le=18
        )

    class Instance(task.Instance):
        map: str
        numbers: tuple[int, int, int]
        modulus: int
        start: int
        steps: int  # 0 if the tail and the period are asked, -1 if the starts on cycles are to be counted

        @property
        def formulas(self) -> tuple[str, str]:
            a, b, c = self.numbers
            en, zh, _ = _MAPS[self.map]
            return en.format(a=a, b=b, c=c), zh.format(a=a, b=b, c=c)

    prompt = Prompt(
        en=r"""
        Let f(x) be the remainder modulo {{ modulus }} of

        {{ formulas[0] }}

        {% if steps < 0 %}
        For how many of the integers x from 0 to {{ modulus - 1 }} does the sequence f(x), f(f(x)), f(f(f(x))), ...
        contain x itself?
        {%- elif steps %}
        Put x(0) = {{ start }} and x(n+1) = f(x(n)). Find x({{ steps }}).
        {%- else %}
        Put x(0) = {{ start }} and x(n+1) = f(x(n)). Find the smallest tail ≥ 0 and the smallest period ≥ 1 such that
        x(n + period) = x(n) for all n ≥ tail.
        {%- endif %}
        """,
        zh=r"""
        设 f(x) 为下式除以 {{ modulus }} 的余数：

        {{ formulas[1] }}

        {% if steps < 0 %}
        在 0 到 {{ modulus - 1 }} 的整数 x 中，有多少个 x 会出现在序列 f(x), f(f(x)), f(f(f(x))), ... 之中？
        {%- elif steps %}
        令 x(0) = {{ start }}，x(n+1) = f(x(n))。求 x({{ steps }})。
        {%- else %}
        令 x(0) = {{ start }}，x(n+1) = f(x(n))。求最小的 tail ≥ 0 和最小的 period ≥ 1，
        使得对所有 n ≥ tail 都有 x(n + period) = x(n)。
        {%- endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, int] | int]:
        if instance.steps:
            return Integer(low=0, high=instance.modulus - (instance.steps > 0))  # type: ignore[return-value]
        return Record(tail=Integer(low=0), period=Integer(low=1))  # type: ignore[return-value]

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, int] | int]:
        modulus = rng.randint(max(7, params.largest_modulus // 2), params.largest_modulus)
        question = rng.randrange(params.questions)
        instance = self.Instance(
            map=rng.choice(list(_MAPS)[: params.maps]),
            numbers=(rng.randint(2, 9), rng.randint(1, modulus - 1), rng.randint(1, 9)),
            modulus=modulus,
            start=0 if question == 2 else rng.randrange(modulus),
            steps=(rng.randint(10 ** (params.digits - 1), 10**params.digits), 0, -1)[question],
        )
        tail, ring = cycle(_function(instance), instance.start)
        if len(tail) < params.least_tail * (question < 2) or len(tail) + len(ring) < 4:
            raise task.Retry
        return instance, self.solve(instance)

    def key(self, instance: Instance) -> object:
        return [instance.formulas[0], instance.modulus, instance.start, instance.steps]

    def solve(self, instance: Instance) -> dict[str, int] | int:
        function = _function(instance)
        if instance.steps < 0:
            # The images of images shrink to just the values on cycles.
            values = set(range(instance.modulus))
            while len(images := set(map(function, values))) < len(values):
                values = images
            return len(values)
        tail, ring = cycle(function, instance.start)
        if not instance.steps:
            return {"tail": len(tail), "period": len(ring)}
        after = instance.steps - len(tail)
        return tail[instance.steps] if after < 0 else ring[after % len(ring)]


_MAPS: dict[str, tuple[str, str, Callable[[int, int, int, int], int]]] = {
    "square": ("x^2 + {b}", "x^2 + {b}", lambda x, a, b, c: x * x + b),
    "quadratic": ("{a}x^2 + {c}x + {b}", "{a}x^2 + {c}x + {b}", lambda x, a, b, c: a * x * x + c * x + b),
    "reversed": (
        "{a}R + {b}, where R is x with its decimal digits read backwards",
        "{a}R + {b}，其中 R 是把 x 的十进制数字倒过来读得到的数",
        lambda x, a, b, c: a * reverse_digits(x) + b,
    ),
    "cases": (
        "x^2 + {b} if the sum of the decimal digits of x is even, and {a}x + {c} if it is odd",
        "若 x 的十进制各位数字之和为偶数，则 x^2 + {b}；若为奇数，则 {a}x + {c}",
        lambda x, a, b, c: a * x + c if digit_sum(x) % 2 else x * x + b,
    ),
}


def _function(instance: ModularMapCycle.Instance) -> Callable[[int], int]:
    apply = _MAPS[instance.map][2]
    return lambda x: apply(x, *instance.numbers) % instance.modulus

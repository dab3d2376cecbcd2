"""Find the first postage that a few stamps of given values cannot make, or the best value to add.

Answer: an amount, or a stamp's value; it is unique.
Harder: more values, more stamps on a letter, the question for one more value.
Skills: arithmetic, search
Source: original; H. Rohrbach, Ein Beitrag zur additiven Zahlentheorie, 1937, and R. K. Guy's Unsolved Problems, C12.
Small: levels 1 and 2 have two or three small values and few stamps.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer


class PostageStampReach(Task["PostageStampReach.Params", "PostageStampReach.Instance", int]):
    version = 1
    small_levels = (1, 2)

    class Params(task.Params):
        values: int = knob("how many values of stamps there are", levels=(2, 3, 5, 5, 5, 5, 5, 6, 6, 6), ge=2, le=8)
        stamps: int = knob("the most stamps on a letter", levels=(3, 4, 6, 7, 8, 6, 7, 7, 8, 9), ge=2, le=15)
        largest: int = knob(
            "a bound on the values", levels=(6, 20, 60, 100, 100, 100, 150, 300, 400, 500), ge=4, le=10**4
        )
        extended: bool = knob("whether some questions are about one more value", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        values: tuple[int, ...]
        stamps: int
        extended: bool

    answer = Integer(low=1, unit="cents")
    prompt = Prompt(
        en=r"""
        There are stamps of {{ values | listed(language) }} cents, as many of each as needed.
        At most {{ stamps }} stamps fit on a letter.
        {% if extended %}
        Stamps of one more value, a whole number of cents, are to be printed. For each possible new value, look at the
        smallest positive whole number of cents that cannot be made exactly with old and new stamps.
        For which new value is this number as large as possible? If there are several such values, give the smallest.
        {%- else %}
        What is the smallest positive whole number of cents that cannot be made exactly?
        {%- endif %}
        """,
        zh=r"""
        邮票的面值有 {{ values | listed(language) }} 分，每种都足够多，而一封信上最多贴 {{ stamps }} 张。
        {% if extended %}
        现在要再增加一种面值为整数分的邮票。对每个可能的新面值，考虑用新旧邮票无法恰好凑出的最小正整数金额（分）。
        新面值取多少分时，这个金额最大？如果这样的面值不止一个，请给出其中最小的。
        {%- else %}
        无法恰好凑出的最小正整数金额是多少分？
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        stamps = rng.randint(max(2, params.stamps - 3), params.stamps)
        values = [1]
        while len(values) < params.values:
            values.append(rng.randint(values[-1] + 1, min(_reach(values, stamps), values[-1] * 6)))
        if values[-1] > params.largest:
            raise task.Retry
        instance = self.Instance(values=tuple(values), stamps=stamps, extended=params.extended and rng.random() < 0.5)
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> int:
        values, stamps = list(instance.values), instance.stamps
        reach = _reach(values, stamps)
        if not instance.extended:
            return reach
        return max(range(2, reach + 1), key=lambda value: (_reach([*values, value], stamps), -value))


def _reach(values: list[int], stamps: int) -> int:
    """Give the least amount that cannot be made; bit n of `made` tells whether n can be."""
    made = 1
    for _ in range(stamps):
        longer = made
        for value in values:
            longer |= made << value
        made = longer
    return (~made & made + 1).bit_length() - 1

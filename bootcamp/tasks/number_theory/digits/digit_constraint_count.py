"""Count the integers in a range whose digits keep some rules.

Answer: how many integers there are; it is unique.
Harder: larger ranges, more rules at once.
Skills: counting, arithmetic
Source: original; counting digit by digit is standard in programming contests.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Literal

from bootcamp import task
from bootcamp.lib.numbers import digits, from_digits
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer

Kind = Literal["sum", "multiple", "unequal", "nondecreasing", "contains", "avoids"]
GROUPS: tuple[tuple[Kind, ...], ...] = (("sum", "multiple"), ("unequal",), ("nondecreasing",), ("contains", "avoids"))
State = tuple[int, int, bool, int]  # the last digit, the digit sum, whether the block has come, the residue
START = (-1, 0, False, 0)


class DigitConstraintCount(Task["DigitConstraintCount.Params", "DigitConstraintCount.Instance", int]):
    version = 1

    class Params(task.Params):
        fewest: int = knob("the fewest rules at once", levels=(1, 1, 1, 1, 2, 2, 2, 2, 3, 3), ge=1, le=4)
        most: int = knob("the most rules at once", levels=(1, 1, 2, 2, 2, 3, 3, 3, 3, 4), ge=1, le=4)
        digits: int = knob(
            "the upper end of the range is at most 10 to this power",
            levels=(2, 3, 3, 4, 5, 6, 8, 10, 14, 18),
            ge=2,
            le=20,
        )
        largest_divisor: int = knob(
            "a bound on the divisor", levels=(9, 12, 12, 15, 15, 20, 20, 25, 30, 30), ge=3, le=60
        )

    class Instance(task.Instance):
        low: int
        high: int
        rules: tuple[tuple[Kind, int], ...]  # with the digit sum, the divisor, or the block of two digits, else 0

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        Consider the integers n with {{ low }} ≤ n ≤ {{ high }}, written in decimal without zeros in front, such that:

        {% for kind, value in rules %}
        {% if kind == "sum" %}
        - the sum of the digits of n is {{ value }}
        {% elif kind == "multiple" %}
        - n is divisible by {{ value }}
        {% elif kind == "unequal" %}
        - no two neighbouring digits of n are equal
        {% elif kind == "nondecreasing" %}
        - no digit of n is smaller than the digit directly to its left
        {% else %}
        - the block {{ value }} {{ "occurs" if kind == "contains" else "does not occur" }} in n (as two neighbouring
          digits in this order)
        {% endif %}
        {% endfor %}

        How many such integers are there?
        """,
        zh=r"""
        考虑满足 {{ low }} ≤ n ≤ {{ high }} 以及下列条件的整数 n（按十进制书写，前面不添零）：

        {% for kind, value in rules %}
        {% if kind == "sum" %}
        - n 的各位数字之和为 {{ value }}
        {% elif kind == "multiple" %}
        - n 能被 {{ value }} 整除
        {% elif kind == "unequal" %}
        - n 的任意两个相邻数字都不相等
        {% elif kind == "nondecreasing" %}
        - n 的每一位数字都不小于它左边紧邻的数字
        {% else %}
        - n 中{{ "至少有一处" if kind == "contains" else "不" }}出现 {{ value }}（两个数字按此顺序相邻）
        {% endif %}
        {% endfor %}

        这样的整数共有多少个？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        count = rng.randint(params.fewest, params.most)
        kinds = [rng.choice(GROUPS[index]) for index in sorted(rng.sample(range(len(GROUPS)), count))]
        block = rng.sample(range(1, 10), 2)
        values: dict[Kind, int] = {
            "sum": rng.randint(2 * params.digits, 7 * params.digits),
            "multiple": rng.randint(3, params.largest_divisor),
            "contains": from_digits(sorted(block) if "nondecreasing" in kinds else block),
        }
        values["avoids"] = values["contains"]
        high = rng.randint(10**params.digits // 4, 10**params.digits)
        rules = tuple((kind, values.get(kind, 0)) for kind in kinds)
        instance = self.Instance(low=rng.randint(1, high // 3), high=high, rules=rules)
        answer = self.solve(instance)
        if answer < 2:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> int:
        rules = dict(instance.rules)

        @cache
        def completions(state: State | None, places: int) -> int:
            """Count the ways to put digits in the places left."""
            if state is None:
                return 0
            if places:
                return sum(completions(_step(rules, state, digit), places - 1) for digit in range(10))
            _, total, seen, residue = state
            return int(total == rules.get("sum", 0) and residue == 0 and seen == ("contains" in rules))

        def below(limit: int) -> int:
            """Count the positive integers below a limit by the first place where they differ from it."""
            state: State | None = START
            shown = digits(limit)
            counts = [completions(_step(rules, START, d), n) for n in range(len(shown) - 1) for d in range(1, 10)]
            for place, digit in enumerate(shown):
                if state:
                    smaller = range(place == 0, digit)
                    counts += [completions(_step(rules, state, d), len(shown) - place - 1) for d in smaller]
                    state = _step(rules, state, digit)
            return sum(counts)

        return below(instance.high + 1) - below(instance.low)


def _step(rules: Mapping[Kind, int], state: State, digit: int) -> State | None:
    """Give the state after one more digit, or nothing if a rule is broken."""
    last, total, seen, residue = state
    if (digit == last and "unequal" in rules) or (digit < last and "nondecreasing" in rules):
        return None
    block = 10 * last + digit
    total += digit if "sum" in rules else 0
    if block == rules.get("avoids") or total > rules.get("sum", 0):
        return None
    return digit, total, seen or block == rules.get("contains"), (10 * residue + digit) % rules.get("multiple", 1)

"""Find the one wrong line of a worked long multiplication or chain of sums, and correct it.

Answer: the number of the line and its right content; they are unique.
Harder: more lines, longer numbers, slips that look like forgotten carries.
Skills: arithmetic
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import digits, random_digits
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.arithmetic import _school
from bootcamp.verifiers import Integer, Record

Slip = dict[str, int]
Line = tuple[int, str, int, int]
"""Left operand, sign, right operand and the result as it is written."""


class FindArithmeticSlip(Task["FindArithmeticSlip.Params", "FindArithmeticSlip.Instance", Slip]):
    version = 1

    class Params(task.Params):
        sums: int = knob(
            "how many numbers are added after the multiplication", levels=(0, 0, 1, 2, 2, 3, 4, 5, 5, 6), ge=0, le=12
        )
        digits: int = knob("how many digits the upper factor has", levels=(2, 3, 3, 4, 5, 5, 6, 7, 8, 9), ge=2, le=12)
        rows: int = knob("how many digits the lower factor has", levels=(2, 2, 2, 2, 3, 3, 3, 4, 4, 5), ge=1, le=8)
        carry: bool = knob(
            "whether the slip is a digit that is off by one, as by a forgotten carry", levels=(False,) * 3 + (True,) * 7
        )

    class Instance(task.Instance):
        factors: tuple[int, int]
        addends: tuple[int, ...]
        lines: tuple[Line, ...]

    answer = Record(line=Integer(low=1), value=Integer(low=0))
    prompt = Prompt(
        en=r"""
        Somebody multiplies {{ factors[0] }} by {{ factors[1] }}
        {%- if addends %} and then adds {{ addends | listed(language) }}{% endif %}, step by step:

        {% for a, sign, b, result in lines %}
        {{ loop.index }}. {{ a }} {{ sign }} {{ b }} = {{ result }}
        {% endfor %}

        In exactly one line the result is not what its own calculation gives. Every later line that uses this result is
        right for the number it is given. What is the number of the wrong line (line), and what should its result be
        (value)?
        """,
        zh=r"""
        某人分步计算 {{ factors[0] }} 乘以 {{ factors[1] }}
        {%- if addends %}，然后再加上 {{ addends | listed(language) }}{% endif %}：

        {% for a, sign, b, result in lines %}
        {{ loop.index }}. {{ a }} {{ sign }} {{ b }} = {{ result }}
        {% endfor %}

        恰有一行的结果与该行算式不符；后面用到这个结果的各行，就所用的数而言都算得正确。
        错误的是第几行（line）？该行正确的结果是多少（value）？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Slip]:
        factors = random_digits(rng, params.digits), random_digits(rng, params.rows)
        addends = tuple(random_digits(rng, params.digits + params.rows - 1) for _ in range(params.sums))
        wrong = rng.randrange(2 * params.rows - 1 + params.sums)
        lines: list[Line] = []

        def calculate(a: int, sign: str, b: int) -> int:
            value = result = a * b if sign == "×" else a + b
            if len(lines) == wrong:
                result = _slipped(value, params.carry, rng)
                answer.update(line=wrong + 1, value=value)
            lines.append((a, sign, b, result))
            return result

        answer: Slip = {}
        places = [digit * 10**k for k, digit in enumerate(reversed(digits(factors[1])))]
        if 0 in places:
            raise task.Retry
        total, *rest = [calculate(factors[0], "×", place) for place in places]
        for addend in (*rest, *addends):
            total = calculate(total, "+", addend)
        return self.Instance(factors=factors, addends=addends, lines=tuple(lines)), answer

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = []
        for number, (a, sign, b, written) in enumerate(instance.lines, 1):
            *steps, last = _school.product(a, b) if sign == "×" else [f"{a} + {b} = {a + b}"]
            value = a * b if sign == "×" else a + b
            lines += [*steps, f"{number}. {last} {'=' if value == written else '≠'} {written}"]
            if value != written:
                return "\n".join([*lines, f"line = {number}, value = {value}"])
        raise ValueError("no line is wrong")


def _slipped(value: int, carry: bool, rng: Random) -> int:
    """Change one digit, not the first, by one (down) or at random."""
    written = list(str(value))
    place = rng.randrange(1, max(2, len(str(value).rstrip("0"))))
    old = int(written[place])
    new = (old - 1) % 10 if carry else rng.choice([d for d in range(10) if d != old])
    written[place] = str(new)
    return int("".join(written))

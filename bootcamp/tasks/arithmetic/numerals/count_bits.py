"""Count the 1 bits of an integer, or of all integers in a range.

Answer: one integer; it is unique.
Harder: longer numbers; then ranges, of growing size.
Skills: arithmetic, counting
Source: original; the population count.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.arithmetic.numerals import _numerals
from bootcamp.verifiers import Integer


class CountBits(Task["CountBits.Params", "CountBits.Instance", int]):
    version = 1

    class Params(task.Params):
        digits: int = knob(
            "how many decimal digits the largest number has at most",
            levels=(3, 6, 16, 30, 3, 5, 7, 9, 12, 15),
            ge=3,
            le=40,
        )
        spread: bool = knob("whether the question is about a range", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        low: int
        high: int
        hexadecimal: bool

        @property
        def first(self) -> str:
            return self.numeral(self.low)

        @property
        def last(self) -> str:
            return self.numeral(self.high)

        def numeral(self, n: int) -> str:
            return f"0x{n:X}" if self.hexadecimal else str(n)

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        {% if low == high %}
        How many digits 1 are in the binary form of the {{ "hexadecimal" if hexadecimal else "decimal" }} number
        {{ first }}?
        {%- else %}
        All integers from {{ first }} to {{ last }}, both included, are written in binary
        ({{ "numbers with 0x are hexadecimal" if hexadecimal else "the two numbers given are decimal" }}).
        How many digits 1 are written in all? Give the count in decimal.
        {%- endif %}
        """,
        zh=r"""
        {% if low == high %}
        {{ "十六进制" if hexadecimal else "十进制" }}数 {{ first }} 的二进制形式中有多少个数字 1？
        {%- else %}
        把从 {{ first }} 到 {{ last }}（含两端）的所有整数都写成二进制
        （{{ "带 0x 的数是十六进制数" if hexadecimal else "给出的两个数是十进制数" }}）。
        一共写了多少个数字 1？用十进制写出个数。
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        low, high = sorted(rng.randrange(10 ** (params.digits - 1), 10**params.digits) for _ in range(2))
        if params.spread and high - low < high // 8:
            raise task.Retry
        instance = self.Instance(low=low if params.spread else high, high=high, hexadecimal=rng.random() < 0.4)
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> int:
        return _ones_below(instance.high + 1) - _ones_below(instance.low)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        ends = [instance.low] if instance.low == instance.high else [instance.low, instance.high + 1]
        lines = [f"{instance.last} + 1 = {instance.numeral(ends[-1])}"] if len(ends) > 1 else []
        for n in ends:
            lines += _binary(n, instance.hexadecimal)
            if len(ends) == 1:
                return "\n".join([*lines, " + ".join("1" * n.bit_count()) + f" = {n.bit_count()}"])
            lines += _sum_below(n)
        return "\n".join([*lines, f"{_ones_below(ends[1])} - {_ones_below(ends[0])} = {self.solve(instance)}"])


def _binary(n: int, hexadecimal: bool) -> list[str]:
    """Write how a number is turned into binary."""
    bits = f"{n:b}"
    if hexadecimal:
        return [*(f"{digit}: {int(digit, 16):04b}" for digit in f"{n:X}"), f"0x{n:X}: {bits}"]
    return [*_numerals.writing(n, [int(bit) for bit in bits], [2] * len(bits)), f"{n}: {bits}"]


def _sum_below(n: int) -> list[str]:
    """Count the 1 bits of 0, 1, ..., n - 1 in groups: those that keep `ones` bits of n and have 0 at the next one."""
    lines, ones, total = [], 0, 0
    for place in reversed(range(n.bit_length())):
        if n >> place & 1:
            count = ones * 2**place + place * 2**place // 2
            shown = f"{ones} × {2**place} + {place} × {2**place} ÷ 2 = {count}"
            lines.append(f"2^{place}: {shown}, {total} + {count} = {total + count}")
            total += count
            ones += 1
    return lines


def _ones_below(n: int) -> int:
    """Count the 1 bits of 0, 1, ..., n - 1: each place runs through zeros, then as many ones, in turn."""
    places = (1 << k for k in range(n.bit_length()))
    return sum(n // (2 * place) * place + max(0, n % (2 * place) - place) for place in places)

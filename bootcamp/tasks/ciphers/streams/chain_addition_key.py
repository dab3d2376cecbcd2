"""Make key digits by hand stages: numbered phrases, sums without carries, chains of sums, columns.

Answer: the digits of the last row; unique.
Harder: longer phrases and rows, more stages.
Skills: simulation, arithmetic
Source: original; hand ciphers such as the one in D. Kahn, Number one from Moscow, 1961.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import words
from bootcamp.lib.cipher import columnar_encrypt, key_order
from bootcamp.lib.text import random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Text

_DIGITS = "0123456789"


class ChainAdditionKey(Task["ChainAdditionKey.Params", "ChainAdditionKey.Instance", str]):
    version = 1

    class Params(task.Params):
        phrase: int = knob("letters of the phrase", levels=(5, 6, 7, 8, 9, 10, 12, 14, 16, 18), ge=4, le=20)
        stages: int = knob("stages after the numbering", levels=(1, 1, 2, 2, 3, 3, 4, 5, 6, 7), ge=1, le=10)
        longest: int = knob("the longest row", levels=(8, 10, 12, 16, 18, 22, 26, 32, 38, 44), ge=6, le=100)

    class Instance(task.Instance):
        phrase: str
        stages: tuple[tuple[str, str], ...]  # kind and its digits or number

        @property
        def kinds(self) -> set[str]:
            return {kind for kind, _ in self.stages}

    prompt = Prompt(
        en=r"""
        Key digits are made in stages. Each stage works on the row of digits that the one before has left.

        1. The letters of the phrase {{ phrase }} are numbered 1, 2, 3, ... in alphabetical order, equal letters from
          left to right. Under each letter the last digit of its number is written. This gives the first row.
        {% for kind, value in stages %}
        {% if kind == "add" %}
        {{ loop.index + 1 }}. The row {{ value }} is added, digit by digit without carries (so 7 + 8 gives 5).
        {% elif kind == "extend" %}
        {{ loop.index + 1 }}. The row is made longer until it has {{ value }} digits: the digit that is put at the end
        is the last digit of the sum of the 1st and 2nd digit of the row, then of the 2nd and 3rd, then of the 3rd and
        4th, and so on, where new digits count too.
        {% elif kind == "columns" %}
        {{ loop.index + 1 }}. The row is written from left to right in lines under the digits {{ value }}, the last line
        perhaps shorter. Then the columns are read from top to bottom, the one under the smallest digit first (0 is
        smaller than 1), those under equal digits from left to right.
        {% elif kind == "pairs" %}
        {{ loop.index + 1 }}. From each digit the digit after it is subtracted, without borrowing (so 3 - 7 gives 6);
        from the last one the first one. All differences are taken from the row as it was.
        {% else %}
        {{ loop.index + 1 }}. Only the last {{ value }} digits are kept.
        {% endif %}
        {% endfor %}

        Give the last row.
        """,
        zh=r"""
        密钥数字分步产生。每一步都对上一步留下的一行数字进行。

        1. 把短语 {{ phrase }} 的字母按字母顺序编号为 1、2、3……，相同的字母从左到右依次编号。
        在每个字母下面写出它的编号的个位数字，得到第一行。
        {% for kind, value in stages %}
        {% if kind == "add" %}
        {{ loop.index + 1 }}. 逐位加上数字行 {{ value }}，不进位（例如 7 + 8 得 5）。
        {% elif kind == "extend" %}
        {{ loop.index + 1 }}. 把这一行加长到 {{ value }} 位：接在末尾的数字依次是第 1、2 位之和的个位数字，
        第 2、3 位之和的个位数字，第 3、4 位之和的个位数字，依此类推，新接上的数字也算在内。
        {% elif kind == "columns" %}
        {{ loop.index + 1 }}. 把这一行从左到右逐行写在数字 {{ value }} 下面，最后一行可以不满。
        然后从上到下逐列读出，先读最小数字下面的列（0 比 1 小），相同数字下面的列从左到右。
        {% elif kind == "pairs" %}
        {{ loop.index + 1 }}. 每一位减去它后面的一位，不借位（例如 3 - 7 得 6），最后一位减去第一位。
        所有差都按这一行原来的数字计算。
        {% else %}
        {{ loop.index + 1 }}. 只保留最后 {{ value }} 位。
        {% endif %}
        {% endfor %}

        请写出最后一行。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(_DIGITS, length=len(self.solve(instance)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        drawn = ""
        while len(drawn) < params.phrase:
            drawn += words.draw(rng, 1, 4, 8)[0].upper()
        phrase, stages, last = drawn[: params.phrase], list[tuple[str, str]](), ""
        length = len(phrase)
        for _ in range(params.stages):
            kind = rng.choice([one for one in ("add", "extend", "columns", "pairs", "keep") if one != last])
            if kind == "extend":
                if length >= params.longest:
                    raise task.Retry
                value = rng.randint(max(length + 1, params.longest * 2 // 3), params.longest)
            elif kind == "keep":
                if length < 10:
                    raise task.Retry
                value = rng.randint(length // 2, length - 2)
            length = value if kind in ("extend", "keep") else length
            if kind == "add":
                stages.append((kind, random_text(rng, length, _DIGITS)))
            elif kind == "columns":
                stages.append((kind, random_text(rng, rng.randint(3, max(3, min(8, length // 2))), _DIGITS)))
            else:
                stages.append((kind, "" if kind == "pairs" else str(value)))
            last = kind
        if last == "keep":
            raise task.Retry
        instance = self.Instance(phrase=phrase, stages=tuple(stages))
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> str:
        *_, (_, row) = _rows(instance)
        return "".join(map(str, row))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        return "\n".join(f"{shown}: {''.join(map(str, row))}" for shown, row in _rows(instance))


def _rows(instance: ChainAdditionKey.Instance) -> Iterator[tuple[str, list[int]]]:
    """Give the row that each stage leaves, and how it is made."""
    numbers = [place + 1 for place in key_order(instance.phrase)]
    row = [number % 10 for number in numbers]
    named = sorted(zip(numbers, instance.phrase, strict=True))
    yield ", ".join(f"{letter} {number}" for number, letter in named), row
    for kind, value in instance.stages:
        shown = [str(value)]
        if kind == "add":
            shown = [f"{a} + {b} = {a + int(b)}" for a, b in zip(row, value, strict=True)]
            row = [(a + int(b)) % 10 for a, b in zip(row, value, strict=True)]
        elif kind == "extend":
            row, shown = row[:], []
            for i in range(int(value) - len(row)):
                shown.append(f"{row[i]} + {row[i + 1]} = {row[i] + row[i + 1]}")
                row.append((row[i] + row[i + 1]) % 10)
        elif kind == "columns":
            text, order = "".join(map(str, row)), key_order(value)
            columns = sorted((rank, value[i], text[i :: len(value)]) for i, rank in enumerate(order))
            shown = [f"{digit} {column}" for _, digit, column in columns]
            row = [*map(int, columnar_encrypt(text, order))]
        elif kind == "pairs":
            pairs = list(zip(row, [*row[1:], row[0]], strict=True))
            shown = [f"{a} - {b} = {a - b}" if a >= b else f"{a + 10} - {b} = {a + 10 - b}" for a, b in pairs]
            row = [(a - b) % 10 for a, b in pairs]
        else:
            row = row[-int(value) :]
        yield ", ".join(shown), row

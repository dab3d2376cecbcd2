"""Write a number as a sum of Fibonacci numbers without neighbours, or calculate with such sums.

Answer: the set of Fibonacci numbers, or a string of 0 and 1, as asked; it is unique.
Harder: larger numbers, sums, differences and products of strings.
Skills: arithmetic, search
Source: original; E. Zeckendorf, Représentation des nombres naturels par une somme de nombres de Fibonacci, 1972.
Small: level 1 asks for numbers up to 30.
"""

from __future__ import annotations

import operator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import numbers
from bootcamp.lib.prompts import comma
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Set, Text
from bootcamp.verifiers.base import Format

_OPERATIONS = {"+": operator.add, "-": operator.sub, "×": operator.mul}


class Zeckendorf(Task["Zeckendorf.Params", "Zeckendorf.Instance", Any]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        largest: int = knob(
            "a bound on numbers to expand",
            levels=(30, 300, 5000, 8000, 10**4, 10**5, 10**7, 10**9, 10**12, 10**15),
            ge=20,
            le=10**18,
        )
        length: int = knob(
            "how long strings to calculate with are; 0 for no such cases",
            levels=(0, 0, 0, 8, 9, 11, 14, 18, 25, 35),
            ge=0,
            le=80,
        )

    class Instance(task.Instance):
        values: tuple[int, ...]  # one to expand, or two to calculate with
        operation: str

        @property
        def strings(self) -> list[str]:
            return [_string(value) for value in self.values]

    answer = Set(Integer(low=1))
    prompt = Prompt(
        en=r"""
        The Fibonacci numbers are 1, 2, 3, 5, 8, ..., each from 3 on being the sum of the two before it.
        Every positive integer is in exactly one way a sum of different Fibonacci numbers no two of which are neighbours
        in this list.

        {% if operation %}
        Such a sum is written as a string of 0 and 1 that starts with 1: the last digit tells whether the 1 occurs,
        the one before it whether the 2 occurs, and so on. So 1001 stands for 5 + 1.
        Calculate {{ strings[0] }} {{ operation }} {{ strings[1] }} and give the result as such a string.
        {%- else %}
        Which Fibonacci numbers add up to {{ values[0] }} in this way?
        {%- endif %}
        """,
        zh=r"""
        斐波那契数为 1, 2, 3, 5, 8, ...，从 3 起每个数都是前两个数之和。
        每个正整数都能用唯一的方式写成若干个不同的斐波那契数之和，其中没有两个数在上面的数列中相邻。

        {% if operation %}
        这样的和记作一个以 1 开头的 0、1 字符串：最右一位表示是否含 1，右起第二位表示是否含 2，依此类推。
        例如 1001 表示 5 + 1。
        计算 {{ strings[0] }} {{ operation }} {{ strings[1] }}，结果也写成这样的字符串。
        {%- else %}
        哪些斐波那契数按这种方式相加得到 {{ values[0] }}？
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        if params.length and rng.random() < 0.6:
            least, most = numbers.fibonacci(params.length), numbers.fibonacci(params.length + 2) - 1
            operation = rng.choice(sorted(_OPERATIONS))
            values = sorted((rng.randint(least, most) for _ in range(2)), reverse=True)
            if operation == "×":
                values[1] = rng.randint(2, numbers.fibonacci(2 + params.length // 2))
            if operation == "-" and values[0] - values[1] < least // 2:
                raise task.Retry
        else:
            operation, values = "", [rng.randint(params.largest // 10, params.largest)]
        instance = self.Instance(values=tuple(values), operation=operation)
        return instance, self.solve(instance)

    def format(self, instance: Instance) -> Format[Any]:
        return Text(alphabet="01") if instance.operation else self.answer

    def solve(self, instance: Instance) -> Any:
        if instance.operation:
            return _string(_OPERATIONS[instance.operation](*instance.values))
        return frozenset(numbers.zeckendorf(instance.values[0]))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, total = [], instance.values[0]
        if instance.operation:
            for value, string in zip(instance.values, instance.strings, strict=True):
                lines.append(f"{string}: {' + '.join(map(str, numbers.zeckendorf(value)))} = {value}")
            total = _OPERATIONS[instance.operation](*instance.values)
            lines.append(f"{instance.values[0]} {instance.operation} {instance.values[1]} = {total}")
        parts = numbers.zeckendorf(total)
        places = [numbers.fibonacci(k) for k in range(2, len(_string(total)) + 2)]
        lines.append(comma(places))
        for part in parts:
            lines.append(f"{total} - {part} = {total - part}")
            total -= part
        if instance.operation:
            lines.append(comma(f"{place}: {place in parts:d}" for place in reversed(places)))
        return "\n".join(lines)


def _string(n: int) -> str:
    """Write the Zeckendorf sum of a positive integer as signs, largest place first."""
    parts = numbers.zeckendorf(n)
    places, low, high = "", 1, 2
    while low <= parts[0]:
        places = ("1" if low in parts else "0") + places
        low, high = high, low + high
    return places

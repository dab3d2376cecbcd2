"""Find four integers with a given sum and a given sum of squares, under side conditions.

Answer: the four integers in order; several answers can be right.
Harder: larger numbers, an order and signs, a pattern of even and odd numbers.
Skills: algebra, search
Source: original; A.-L. Cauchy, Démonstration du théorème général de Fermat sur les nombres polygones, 1815.
Small: level 1 asks for numbers from 0 to 5.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence

Numbers = tuple[int, ...]


class FourSquaresWithSum(Task["FourSquaresWithSum.Params", "FourSquaresWithSum.Instance", Numbers]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        largest: int = knob(
            "a bound on the four numbers in size", levels=(5, 9, 15, 20, 40, 80, 150, 300, 600, 1500), ge=4, le=10**9
        )
        negative: bool = knob(
            "whether numbers may be negative where no order is asked for", levels=(False, False) + (True,) * 8
        )
        ordered: bool = knob(
            "whether half of the cases ask for decreasing numbers, none negative", levels=(False,) * 3 + (True,) * 7
        )
        parities: bool = knob("whether half of the cases say which numbers are odd", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        squares: int
        total: int
        ordered: bool
        parities: tuple[int, ...] | None  # of a, b, c, d in turn

        @property
        def named(self) -> tuple[list[str], list[str]]:
            """The names of the odd and of the even numbers."""
            pairs = list(zip("abcd", self.parities or (), strict=False))
            return [name for name, odd in pairs if odd], [name for name, odd in pairs if not odd]

    answer = Sequence(Integer(), length=4)
    prompt = Prompt(
        en=r"""
        Find integers a, b, c, d with a^2 + b^2 + c^2 + d^2 = {{ squares }} and a + b + c + d = {{ total }}
        {%- if ordered %}, and with a ≥ b ≥ c ≥ d ≥ 0{% else %}; negative numbers and 0 are allowed{% endif %}.
        {% if named[0] %}
        {{ named[0] | listed(language) }} must be odd.
        {% endif %}
        {% if named[1] %}
        {{ named[1] | listed(language) }} must be even.
        {% endif %}
        Give [a, b, c, d]. A solution exists; any solution counts.
        """,
        zh=r"""
        求整数 a、b、c、d，使得 a^2 + b^2 + c^2 + d^2 = {{ squares }} 且 a + b + c + d = {{ total }}
        {%- if ordered %}，并且 a ≥ b ≥ c ≥ d ≥ 0{% else %}；可以取负数和 0{% endif %}。
        {% if named[0] %}
        {{ named[0] | listed(language) }} 必须是奇数。
        {% endif %}
        {% if named[1] %}
        {{ named[1] | listed(language) }} 必须是偶数。
        {% endif %}
        按 [a, b, c, d] 的形式作答。解一定存在，任意一组解都算对。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Numbers]:
        ordered = params.ordered and rng.random() < 0.5
        low = -params.largest if params.negative and not ordered else 0
        numbers = [rng.randint(low, params.largest) for _ in range(4)]
        if ordered:
            numbers.sort(reverse=True)
        parities = tuple(n % 2 for n in numbers) if params.parities and rng.random() < 0.5 else None
        if len(set(numbers)) < 4 or sum(numbers) == 0:
            raise task.Retry
        squares = sum(n * n for n in numbers)
        instance = self.Instance(squares=squares, total=sum(numbers), ordered=ordered, parities=parities)
        return instance, tuple(numbers)

    def key(self, instance: Instance) -> object:
        parities = instance.parities and (instance.parities if instance.ordered else sorted(instance.parities))
        return [instance.squares, abs(instance.total), instance.ordered, parities]

    def check(self, instance: Instance, answer: Numbers) -> str:
        if sum(answer) != instance.total:
            return f"the sum is {sum(answer)}"
        if sum(n * n for n in answer) != instance.squares:
            return "the sum of the squares is another one"
        if instance.ordered and (answer[-1] < 0 or any(a < b for a, b in pairwise(answer))):
            return "the numbers are not in the order asked for, or one is negative"
        if instance.parities and tuple(n % 2 for n in answer) != instance.parities:
            return "a number has the wrong parity"
        return ""

"""Find a digit in the string of all members of a family of integers, written one after the other.

Answer: the digit and the member in which it lies; they are unique.
Harder: later places, other families than the integers, other bases.
Skills: counting, arithmetic
Source: original variants of the constant of D. G. Champernowne, 1933.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import DIGITS, to_base
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record, Text
from bootcamp.verifiers.base import Format

_FAMILIES = ("integers", "multiples", "class", "squares", "triangular", "cubes")


class ChampernowneDigit(Task["ChampernowneDigit.Params", "ChampernowneDigit.Instance", dict[str, str | int]]):
    version = 1

    class Params(task.Params):
        digits: int = knob(
            "the place is at most three times ten to this power", levels=(2, 3, 3, 4, 5, 6, 8, 10, 12, 15), ge=2, le=20
        )
        families: int = knob("how many kinds of families occur", levels=(1, 1, 2, 3, 4, 5, 6, 6, 6, 6), ge=1, le=6)
        largest_base: int = knob(
            "the largest base; above 10 all bases occur", levels=(10, 10, 10, 10, 10, 12, 14, 16, 16, 16), ge=10, le=36
        )

    class Instance(task.Instance):
        family: str
        m: int  # the modulus of multiples and classes
        r: int
        base: int
        k: int

    prompt = Prompt(
        en=r"""
        {% set names = {"integers": "The positive integers n = 1, 2, 3, ...",
                        "multiples": "The positive multiples of %d" % m,
                        "class": "The positive integers that leave the remainder %d when divided by %d" % (r, m),
                        "squares": "The squares n^2 of n = 1, 2, 3, ...", "cubes": "The cubes n^3 of n = 1, 2, 3, ...",
                        "triangular": "The triangular numbers n(n + 1)/2 for n = 1, 2, 3, ..."} %}
        {{ names[family] }} are written in base {{ base }} in increasing order, one after the other without gaps,
        which gives one long string of digits.
        {% if base > 10 %}
        Digits above nine are the letters A (ten), B (eleven) and so on.
        {% endif %}

        Which digit is at place {{ k }} of the string, counted from 1, and in which of the numbers does it lie?
        Give the number in decimal.
        """,
        zh=r"""
        {% set names = {"integers": "所有正整数 n = 1, 2, 3, ... ", "multiples": " %d 的所有正倍数" % m,
                        "class": "所有被 %d 除余 %d 的正整数" % (m, r),
                        "squares": " n = 1, 2, 3, ... 的平方 n^2 ", "cubes": " n = 1, 2, 3, ... 的立方 n^3 ",
                        "triangular": "三角形数 n(n + 1)/2（n = 1, 2, 3, ...）"} %}
        把{{ names[family] }}用 {{ base }} 进制从小到大一个接一个不留空隙地写下来，得到一个很长的数字串。
        {% if base > 10 %}
        大于九的数字依次用字母 A（十）、B（十一）等表示。
        {% endif %}

        从 1 开始计数，数字串第 {{ k }} 位的数字（digit）是什么？它位于其中哪一个数（number）中？这个数用十进制书写。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, str | int]]:
        return Record(digit=Text(alphabet=DIGITS[: instance.base], length=1), number=Integer(low=1))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, str | int]]:
        family = rng.choice(_FAMILIES[: params.families])
        m = rng.randint(3, 20) if family in ("multiples", "class") else 1
        instance = self.Instance(
            family=family,
            m=m,
            r=rng.randrange(1, m) if family == "class" else 0,
            base=10 if params.largest_base == 10 else rng.randint(2, params.largest_base),
            k=rng.randint(10 ** (params.digits - 1), 3 * 10**params.digits),
        )
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> dict[str, str | int]:
        """Skip the members of each length, all of which have equally many digits."""
        *_, (start, length, rest) = _blocks(instance)
        number = _member(instance, start + rest // length)
        return {"digit": to_base(number, instance.base)[rest % length], "number": number}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        blocks = list(_blocks(instance))
        lines = [f"{instance.k} - 1 = {instance.k - 1}"]
        for (start, length, rest), (end, _, left) in pairwise(blocks):
            count = end - start
            if count:
                first, last = (to_base(_member(instance, n), instance.base) for n in (start, end - 1))
                lines.append(
                    f"{first}, ..., {last}: {count} × {length} = {rest - left}, {rest} - {rest - left} = {left}"
                )
        start, length, rest = blocks[-1]
        skipped, place = divmod(rest, length)
        n = start + skipped
        number = _member(instance, n)
        lines.append(f"{rest} = {skipped} × {length} + {place}, n = {start} + {skipped} = {n}")
        formulas = {
            "multiples": f"{instance.m} × {n}",
            "class": f"{instance.m} × {n - 1} + {instance.r}",
            "squares": f"{n} × {n}",
            "cubes": f"{n} × {n} × {n}",
            "triangular": f"{n} × {n + 1} / 2",
        }
        if instance.family in formulas:
            lines.append(f"{formulas[instance.family]} = {number}")
        written, left = to_base(number, instance.base), number
        while instance.base != 10 and left:
            lines.append(f"{left} = {left // instance.base} × {instance.base} + {left % instance.base}")
            left //= instance.base
        lines.append(f"{' '.join(written)}, {written[:place]}[{written[place]}]{written[place + 1 :]}")
        return "\n".join(lines)


def _blocks(instance: ChampernowneDigit.Instance) -> Iterator[tuple[int, int, int]]:
    """Give the first n, the length and the digits before the wanted one of each length up to its own."""
    start, length, rest = 1, 1, instance.k - 1
    while True:
        yield start, length, rest
        end = _first_at_least(instance, instance.base**length)
        if rest < (end - start) * length:
            return
        rest -= (end - start) * length
        start, length = end, length + 1


def _member(instance: ChampernowneDigit.Instance, n: int) -> int:
    """Give the n-th member of the family, n = 1, 2, ..."""
    values = {"squares": n * n, "cubes": n**3, "triangular": n * (n + 1) // 2}
    linear = instance.m * n if instance.r == 0 else instance.m * (n - 1) + instance.r
    return values.get(instance.family, linear)


def _first_at_least(instance: ChampernowneDigit.Instance, value: int) -> int:
    """Give the smallest n whose member is at least `value`."""
    low, high = 1, value
    while low < high:
        middle = (low + high) // 2
        low, high = (middle + 1, high) if _member(instance, middle) < value else (low, middle)
    return low

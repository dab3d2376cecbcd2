"""Sort numbers that are written in different notations.

Answer: the labels from the smallest to the largest number; the order is unique.
Harder: more numbers and notations, smaller gaps between the numbers.
Skills: arithmetic
Source: original.
"""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import pairwise
from math import isqrt
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import decimal, expansion, mixed, to_base
from bootcamp.lib.prompts import letters, sequence
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Sequence, Word
from bootcamp.verifiers.base import Format

Labels = tuple[str, ...]

_MARKS = {"repeating": r"\.\d*\(", "mixed": r"\d \d+/", "root": "√", "base": "_"}
_NOTATIONS = ("decimal", "fraction", "percent", "mixed", "scientific", "repeating", "root", "base")


class NumberNotationSort(Task["NumberNotationSort.Params", "NumberNotationSort.Instance", Labels]):
    version = 1

    class Params(task.Params):
        numbers: int = knob("how many numbers there are", levels=(3, 4, 5, 5, 6, 7, 8, 9, 11, 13), ge=3, le=20)
        notations: int = knob(
            "how many notations may occur, in the order of the list", levels=(2, 3, 4, 5, 6, 7, 8, 8, 8, 8), ge=2, le=8
        )
        parts: int = knob(
            "how finely numbers differ: by about one part in so many",
            levels=(5, 10, 20, 40, 100, 200, 500, 2000, 10**4, 10**5),
            ge=2,
            le=10**6,
        )

    class Instance(task.Instance):
        numbers: tuple[str, ...]

        @property
        def labelled(self) -> list[str]:
            pairs = zip(letters(range(len(self.numbers))), self.numbers, strict=True)
            return [f"{label}: {number}" for label, number in pairs]

        @property
        def kinds(self) -> list[str]:
            """The notations in use that need a word of explanation."""
            return [kind for kind, mark in _MARKS.items() if any(re.search(mark, number) for number in self.numbers)]

    prompt = Prompt(
        en=r"""
        Sort these numbers from the smallest to the largest and give their labels in that order. No two are equal.

        {{ labelled | lines }}
        {%- for kind in kinds %}
        {{ "\n" if loop.first }}
        {{ {"repeating": "Digits in parentheses after a decimal point repeat without end: 0.1(36) = 0.1363636...",
            "mixed": "A whole number before a fraction is added to it.",
            "root": "√ is the square root of the number behind it.",
            "base": "(...)_b is a numeral in base b, where digits after the point count 1/b, 1/b^2 and so on."}[kind] }}
        {%- endfor %}
        """,
        zh=r"""
        把下列各数从小到大排列，按这个顺序写出它们的标号。任何两个数都不相等。

        {{ labelled | lines }}
        {%- for kind in kinds %}
        {{ "\n" if loop.first }}
        {{ {"repeating": "小数点后括号里的数字无限循环：0.1(36) = 0.1363636……",
            "mixed": "分数前的整数与分数相加（带分数）。", "root": "√ 表示其后那个数的平方根。",
            "base": "(...)_b 表示 b 进制数，小数点后各位依次表示 1/b、1/b^2 等等。"}[kind] }}
        {%- endfor %}
        """,
    )

    def format(self, instance: Instance) -> Format[Labels]:
        return Sequence(Word(bank=letters(range(len(instance.numbers)))), length=len(instance.numbers))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Labels]:
        middle = Fraction(rng.randint(200, 3000), 100)
        step = middle / params.parts
        targets = [middle + step * Fraction(rng.randint(60, 100) + 100 * i, 100) for i in range(params.numbers)]
        written = [_write(rng.choice(_NOTATIONS[: params.notations]), x, step / 4, rng) for x in targets]
        if any(a >= b for a, b in pairwise(square for square, _ in written)):
            raise task.Retry
        order = list(range(params.numbers))
        rng.shuffle(order)
        answer = letters(order.index(i) for i in range(params.numbers))
        return self.Instance(numbers=tuple(written[i][1] for i in order)), answer

    def key(self, instance: Instance) -> object:
        return sorted(instance.numbers)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        names, read = letters(range(len(instance.numbers))), [_read(number) for number in instance.numbers]
        places = next(p for p in range(30) if len({_cut(*one, p) for one in read}) == len(read))
        lines, shown = list[str](), dict[str, str]()
        for name, number, (kind, x) in zip(names, instance.numbers, read, strict=True):
            steps, shown[name] = _decimal_steps(number, kind, x, places)
            lines += [f"{name}: {step}" for step in steps]
        order = sorted(names, key=lambda name: _cut(*read[names.index(name)], places))
        return "\n".join([*lines, f"{' < '.join(shown[name] for name in order)}: {sequence(order)}"])


def _read(number: str) -> tuple[str, Fraction]:
    """Give the notation of a number and its value, or the square of a root."""
    if number[0] == "√":
        return "root", Fraction(number[1:])
    if number[-1] == "%":
        return "percent", Fraction(number[:-1]) / 100
    if "×" in number:
        return "scientific", Fraction(number.split()[0]) * (Fraction(1, 10) if number[-2:] == "-1" else 10)
    if "_" in number:
        numeral, base = number[1:].split(")_")
        return "base", Fraction(int(numeral.replace(".", ""), int(base)), int(base) ** len(numeral.partition(".")[2]))
    if "(" in number:
        start, block = number[:-1].split("(")
        after = len(start.partition(".")[2])
        return "repeating", Fraction(start) + Fraction(int(block), 10**after * (10 ** len(block) - 1))
    whole, _, part = number.rpartition(" ")
    return ("fraction" if "/" in number else "decimal"), Fraction(whole or 0) + Fraction(part)


def _cut(kind: str, x: Fraction, places: int) -> int:
    """Give the digits of a number up to some decimal places, as an integer."""
    scale = 10**places
    return isqrt(int(x * scale * scale)) if kind == "root" else int(x * scale)


def _decimal_steps(number: str, kind: str, x: Fraction, places: int) -> tuple[list[str], str]:
    """Write how the first digits of a number are found, and give them."""
    cut = decimal(Fraction(_cut(kind, x, places), 10**places), places)
    if kind in ("decimal", "percent", "scientific"):
        return [f"{number} = {decimal(x)}"] * (kind != "decimal"), decimal(x)
    if kind == "repeating":
        return [f"{number} = {cut}..."], cut
    lines = []
    if kind == "root":
        for p in range(places + 1):
            low, high = (Fraction(_cut(kind, x, p) + more, 10**p) for more in (0, 1))
            between = f"{decimal(low**2)} ≤ {decimal(x)} < {decimal(high**2)}"
            lines.append(f"{decimal(low)}^2 = {between} = {decimal(high)}^2")
        return lines, cut
    top, bottom = x.numerator, x.denominator
    if kind == "base":
        numeral, base = number[1:].split(")_")
        total, *others = (int(sign, int(base)) for sign in numeral if sign != ".")
        for digit in others:
            before, total = total, total * int(base) + digit
            lines.append(f"{before}·{base} + {digit} = {total}")
        top, bottom = total, int(base) ** len(numeral.partition(".")[2])
        lines.append(f"{number} = {top}/{bottom}")
    rest, steps = top % bottom, [f"{top} = {top // bottom}·{bottom} + {top % bottom}"]
    for _ in range(places):
        steps.append(f"{10 * rest} = {10 * rest // bottom}·{bottom} + {10 * rest % bottom}")
        rest = 10 * rest % bottom
    return [*lines, f"{', '.join(steps)}: {cut}"], cut


def _write(notation: str, target: Fraction, error: Fraction, rng: Random) -> tuple[Fraction, str]:
    """Write a number that differs from `target` by at most `error`; give its square with it."""
    scale = int(1 / error) + 1
    places = len(str(scale))
    if notation == "root":
        square = Fraction(round(target * target * 10**places), 10**places)
        return square, f"√{decimal(square)}"
    if notation == "base":
        base = rng.choice((2, 3, 5, 8, 12, 16))
        digits = next(k for k in range(1, 40) if base**k >= scale)
        x = Fraction(round(target * base**digits), base**digits)
        numeral = to_base(int(x * base**digits), base)
        return x * x, f"({numeral[:-digits]}.{numeral[-digits:]})_{base}"
    denominator = {
        "fraction": rng.randint(scale, 2 * scale),
        "mixed": rng.randint(scale, 2 * scale),
        "repeating": 10 ** (places - 1) * rng.choice((9, 99)),
    }.get(notation, 10**places)
    x = Fraction(round(target * denominator), denominator)
    if x.denominator == 1 or (notation == "repeating" and not expansion(x)[2]):
        raise task.Retry
    return x * x, _text(notation, x)


def _text(notation: str, x: Fraction) -> str:
    if notation == "scientific":
        return f"{decimal(x / 10)} × 10^1" if x >= 10 else f"{decimal(10 * x)} × 10^-1"
    if notation == "repeating":
        whole, before, block = expansion(x)
        return f"{whole}.{''.join(map(str, before))}({''.join(map(str, block))})"
    return {"decimal": decimal, "percent": lambda x: f"{decimal(100 * x)}%", "mixed": mixed}.get(notation, str)(x)

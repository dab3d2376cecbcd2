"""Find the digit behind every letter of a written multiplication.

Answer: a digit for every letter; the solution is unique.
Harder: longer factors, more letters, fewer letters whose digits are told.
Skills: arithmetic, deduction, search
Source: original; verbal arithmetic, H. E. Dudeney, The Strand Magazine, 1924.
"""

from __future__ import annotations

from random import Random
from string import ascii_uppercase

from bootcamp import task
from bootcamp.lib.numbers import random_digits
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Mapping, Word

Digits = dict[str, int]
"""The digit of each letter."""


class AlphameticMultiplication(Task["AlphameticMultiplication.Params", "AlphameticMultiplication.Instance", Digits]):
    version = 1

    class Params(task.Params):
        upper: int = knob("how many digits the upper factor has", levels=(2, 2, 3, 2, 3, 3, 3, 3, 4, 4), ge=2, le=5)
        lower: int = knob("how many digits the lower factor has", levels=(1, 1, 1, 2, 2, 2, 2, 3, 3, 3), ge=1, le=4)
        letters: int = knob("how many different letters occur", levels=(4, 5, 6, 6, 7, 8, 9, 9, 10, 10), ge=3, le=10)
        told: int = knob("of how many letters the digit is told", levels=(3, 2, 2, 2, 2, 1, 1, 0, 1, 0), ge=0, le=5)

    class Instance(task.Instance):
        rows: tuple[str, ...]  # the factors, the partial products from the units on if there are several, the result
        told: tuple[tuple[str, int], ...]

        @property
        def letters(self) -> list[str]:
            return sorted(set("".join(self.rows)))

        @property
        def drawing(self) -> str:
            upper, lower, *partial, result = self.rows
            width = 2 + max(len(result), len(upper), len(lower))
            rule = "-" * width
            lines = [upper.rjust(width), "×" + lower.rjust(width - 1), rule]
            if partial:
                lines += [*(row.rjust(width - shift) for shift, row in enumerate(partial)), rule]
            return "\n".join([*lines, result.rjust(width)])

    prompt = Prompt(
        en=r"""
        In this written multiplication every letter stands for one digit from 0 to 9:

        {{ drawing }}

        {% if rows | length > 3 %}
        Between the two lines stand the products of the upper factor with the digits of the lower factor, from its last
        digit to its first, each with its last digit below the digit of the lower factor that it comes from. Their sum
        stands at the bottom.
        {% endif %}
        The same letter always stands for the same digit, and different letters stand for different digits. No number
        starts with 0.{% if told %} It is known that {{ told | mapping }}.{% endif %}

        There is exactly one solution. Find the digit of every letter: {{ letters | comma }}.
        """,
        zh=r"""
        在下面的乘法竖式中，每个字母代表 0 到 9 中的一个数字：

        {{ drawing }}

        {% if rows | length > 3 %}
        两条横线之间，是用下面的因数从末位到首位的各位数字分别去乘上面的因数所得的积，
        每个积的末位与所用的那一位数字对齐。最下面一行是这些积的和。
        {% endif %}
        相同的字母代表相同的数字，不同的字母代表不同的数字。各数的首位都不是 0。
        {%- if told %}已知 {{ told | mapping | replace(", ", "，") }}。{% endif %}

        解是唯一的。求每个字母代表的数字：{{ letters | join("、") }}。
        """,
    )

    def format(self, instance: Instance) -> Mapping[str, int]:
        letters = tuple(instance.letters)
        return Mapping(Word(letters), Integer(low=0, high=9), required=letters)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Digits]:
        names = rng.sample(ascii_uppercase, 10)
        for _ in range(200):
            numbers = layout(random_digits(rng, params.upper), random_digits(rng, params.lower))
            if len(set("".join(numbers))) != params.letters or "0" in numbers[1]:
                continue
            rows = tuple("".join(names[int(digit)] for digit in number) for number in numbers)
            digits = {name: digit for digit, name in enumerate(names) if name in "".join(rows)}
            told = tuple((name, digits[name]) for name in sorted(rng.sample(sorted(digits), params.told)))
            if solutions(rows, dict(told)) == [digits]:
                return self.Instance(rows=rows, told=told), digits
        raise task.Retry

    def key(self, instance: Instance) -> object:
        order = "".join(dict.fromkeys("".join(instance.rows)))
        plain = [[order.index(letter) for letter in row] for row in instance.rows]
        return [plain, sorted((order.index(letter), digit) for letter, digit in instance.told)]

    def check(self, instance: Instance, answer: Digits) -> str:
        if len(set(answer.values())) < len(answer):
            return "two letters stand for the same digit"
        if any(answer[letter] != digit for letter, digit in instance.told):
            return "a letter does not stand for the digit that is told"
        numbers = ["".join(str(answer[letter]) for letter in row) for row in instance.rows]
        if any(number[0] == "0" for number in numbers):
            return "a number starts with 0"
        return "" if numbers == layout(int(numbers[0]), int(numbers[1])) else "the multiplication is not right"

    def solve(self, instance: Instance) -> Digits:
        return solutions(instance.rows, dict(instance.told))[0]


def layout(upper: int, lower: int) -> list[str]:
    """List the factors, the partial products from the units on if there are several, and the result.

    >>> layout(12, 34)
    ['12', '34', '48', '36', '408']
    """
    digits = str(lower)
    partial = [str(upper * int(digit)) for digit in reversed(digits)] if len(digits) > 1 else []
    return [str(upper), digits, *partial, str(upper * lower)]


def solutions(rows: tuple[str, ...], told: Digits) -> list[Digits]:
    """Find all ways to give digits to the letters of the rows of `layout`, no row starting with 0.

    Chooses the digits of the lower factor, then of the upper one from its units on, and keeps what fits the products.

    >>> solutions(("TS", "L", "XLT"), {"L": 7, "S": 9})
    [{'L': 7, 'S': 9, 'T': 3, 'X': 2}]
    """
    upper, lower, *partial, result = rows
    initials = frozenset(row[0] for row in rows)
    products = list(zip(reversed(lower), partial or [result], strict=True))
    found = [told]
    for letter in lower:
        found = [more for known in found for more in _extended(known, letter, initials)]
    for size in range(1, len(upper) + 1):
        trials = [more for known in found for more in _extended(known, upper[-size], initials)]
        found = []
        for known in trials:
            tail = _number(upper[-size:], known)
            ends = [(row, str(tail * known[letter]).zfill(size)[-size:]) for letter, row in products]
            found += _settled(known, ends, initials)
    final = []
    for known in found:
        numbers = layout(_number(upper, known), _number(lower, known))
        if [len(row) for row in rows] == [len(number) for number in numbers]:
            final += _settled(known, list(zip(rows, numbers, strict=True)), initials)
    return final


def _number(word: str, digits: Digits) -> int:
    return int("".join(str(digits[letter]) for letter in word))


def _extended(known: Digits, letter: str, initials: frozenset[str]) -> list[Digits]:
    """Give a letter every digit that it may have."""
    if letter in known:
        return [known]
    free = [digit for digit in range(letter in initials, 10) if digit not in known.values()]
    return [{**known, letter: digit} for digit in free]


def _settled(known: Digits, ends: list[tuple[str, str]], initials: frozenset[str]) -> list[Digits]:
    """Let words end with given digits, from the last letter on: the one way to do so, or none."""
    found = dict(known)
    for word, number in ends:
        for letter, digit in zip(reversed(word), map(int, reversed(number)), strict=False):
            if found.get(letter, digit) != digit:
                return []
            if letter not in found:
                if digit in found.values() or (digit == 0 and letter in initials):
                    return []
                found[letter] = digit
    return [found]

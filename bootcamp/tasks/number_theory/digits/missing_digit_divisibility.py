"""Find all ways to fill in missing digits so that numerals are divisible by given numbers.

Answer: the list of all fillings in order; it is unique.
Harder: longer numerals, more letters, several numerals, moduli without simple rules.
Skills: arithmetic, deduction
Source: original; puzzles of divisibility rules are school arithmetic.
"""

from __future__ import annotations

from itertools import product
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence
from bootcamp.verifiers.base import Format

Fillings = tuple[tuple[int, ...], ...]


class MissingDigitDivisibility(Task["MissingDigitDivisibility.Params", "MissingDigitDivisibility.Instance", Fillings]):
    version = 1

    class Params(task.Params):
        letters: int = knob("how many letters stand for digits", levels=(1, 1, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=5)
        length: int = knob("how many digits a numeral has", levels=(4, 5, 6, 8, 10, 12, 15, 20, 25, 32), ge=3, le=60)
        numerals: int = knob("how many numerals there are", levels=(1, 1, 1, 1, 1, 1, 2, 2, 2, 3), ge=1, le=4)
        low: int = knob("the least modulus", levels=(3, 3, 7, 11, 20, 60, 11, 20, 40, 20), ge=3, le=2000)
        high: int = knob("the greatest modulus", levels=(11, 12, 37, 60, 101, 300, 60, 101, 150, 101), ge=9, le=2000)
        most: int = knob("the most fillings", levels=(4, 4, 10, 10, 10, 16, 16, 16, 20, 20), ge=1, le=30)

    class Instance(task.Instance):
        numerals: tuple[tuple[str, int], ...]  # digits and letters, and the modulus

        @property
        def letters(self) -> list[str]:
            return sorted({sign for numeral, _ in self.numerals for sign in numeral if sign.isalpha()})

    answer = Sequence(Sequence(Integer()))
    prompt = Prompt(
        en=r"""
        Each letter stands for a digit from 0 to 9:

        {% for numeral, modulus in numerals %}
        {{ numeral }} is divisible by {{ modulus }}
        {% endfor %}

        The same letter is the same digit everywhere; different letters may be equal. A numeral does not start with 0.
        Find all possible values {{ letters | sequence }}. There is at least one.
        List them in increasing order of {{ letters[0] }}
        {%- for letter in letters[1:] %}, then of {{ letter }}{% endfor %}.
        """,
        zh=r"""
        下面的数中，每个字母代表 0 到 9 中的一个数字：

        {% for numeral, modulus in numerals %}
        {{ numeral }} 能被 {{ modulus }} 整除
        {% endfor %}

        相同的字母处处代表相同的数字，不同的字母也可以代表相同的数字。每个数的首位不能是 0。
        求 {{ letters | sequence }} 的所有可能取值，至少有一组。按 {{ letters[0] }} 从小到大列出
        {%- for letter in letters[1:] %}，再按 {{ letter }} 从小到大{% endfor %}。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fillings]:
        filling = dict(zip("abcde"[: params.letters], rng.choices("0123456789", k=params.letters), strict=True))
        numerals = tuple(_draw_numeral(params, filling, rng) for _ in range(params.numerals))
        instance = self.Instance(numerals=numerals)
        fillings = self.solve(instance)
        if len(fillings) > params.most:
            raise task.Retry
        return instance, fillings

    def key(self, instance: Instance) -> object:
        return sorted(instance.numerals)

    def format(self, instance: Instance) -> Format[Fillings]:
        return Sequence(Sequence(Integer(low=0, high=9), length=len(instance.letters)))

    def solve(self, instance: Instance) -> Fillings:
        """Try all fillings: a numeral is linear in the values of its letters."""
        letters = instance.letters
        tests = [(*_linear(numeral, letters), modulus) for numeral, modulus in instance.numerals]
        leading = [letter in {numeral[0] for numeral, _ in instance.numerals} for letter in letters]
        return tuple(
            values
            for values in product(*(range(lead, 10) for lead in leading))
            if all(
                (rest + sum(w * v for w, v in zip(weights, values, strict=True))) % m == 0 for rest, weights, m in tests
            )
        )


def _draw_numeral(params: MissingDigitDivisibility.Params, filling: dict[str, str], rng: Random) -> tuple[str, int]:
    """Draw digits and letters, and a modulus that divides the numeral filled in this way."""
    signs = rng.choices("0123456789", k=params.length)
    places = rng.sample(range(params.length), rng.randint(params.letters, max(params.letters, params.length // 2)))
    for place, letter in zip(places, [*filling, *rng.choices(list(filling), k=params.length)], strict=False):
        signs[place] = letter
    filled = "".join(filling.get(sign, sign) for sign in signs)
    moduli = [m for m in range(params.low, params.high + 1) if int(filled) % m == 0]
    if filled[0] == "0" or not moduli:
        raise task.Retry
    return "".join(signs), rng.choice(moduli)


def _linear(numeral: str, letters: list[str]) -> tuple[int, list[int]]:
    """Give the value of a numeral with all letters 0, and the weight of each letter."""
    zeros = "".join(sign if sign.isdigit() else "0" for sign in numeral)
    ones = ["".join(str(int(sign == letter)) for sign in numeral) for letter in letters]
    return int(zeros), [int(digits) for digits in ones]

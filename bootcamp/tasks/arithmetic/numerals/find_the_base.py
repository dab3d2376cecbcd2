"""Find the unknown bases in which equations between numerals hold.

Answer: the base of every letter; they are unique.
Harder: more unknown bases and equations, longer numerals, products.
Skills: algebra, arithmetic, search
Source: original.
"""

from __future__ import annotations

from itertools import product
from operator import add, mul
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import to_base
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Mapping, Word
from bootcamp.verifiers.base import Format

Bases = dict[str, int]
Equation = tuple[str, tuple[tuple[str, str], ...]]
"""An operator, and numerals with the letters of their bases: two operands and the result."""

_LETTERS = "pqrst"
_OPERATIONS = {"+": add, "*": mul}


class FindTheBase(Task["FindTheBase.Params", "FindTheBase.Instance", Bases]):
    version = 1

    class Params(task.Params):
        bases: int = knob("how many unknown bases there are", levels=(1, 1, 1, 2, 2, 3, 3, 4, 4, 5), ge=1, le=5)
        together: int = knob(
            "how many of them may stand in one equation", levels=(1, 1, 1, 1, 2, 2, 3, 3, 3, 3), ge=1, le=3
        )
        digits: int = knob("about how many digits the numerals have", levels=(2, 3, 4, 3, 3, 3, 4, 4, 5, 6), ge=2, le=7)
        largest: int = knob("the largest base drawn", levels=(10, 16, 36, 20, 20, 20, 25, 30, 36, 36), ge=5, le=36)
        multiplication: bool = knob("whether numerals are also multiplied", levels=(False, False) + (True,) * 8)

    class Instance(task.Instance):
        letters: str
        equations: tuple[Equation, ...]

        @property
        def lines(self) -> list[str]:
            shown = [[rf"({numeral})_{letter}" for numeral, letter in numerals] for _, numerals in self.equations]
            signs = [{"*": r"\cdot"}.get(sign, sign) for sign, _ in self.equations]
            return [f"$${a} {sign} {b} = {c}$$" for sign, (a, b, c) in zip(signs, shown, strict=True)]

    prompt = Prompt(
        en=r"""
        {{ "This equation is" if lines | length == 1 else "These equations are" }} true. A numeral in brackets is
        written in the base named by the letter behind it; digits
        above 9 are letters (A = 10, B = 11, up to Z = 35). The same letter stands for the same base
        {{- "; different letters may stand for equal bases" if letters | length > 1 }}.

        {{ lines | lines }}

        Every base is an integer from 2 to 36 and larger than each digit used in it. 
        {%- if letters | length == 1 %} Exactly one base makes this true. Find the base {{ letters }}, in ordinary
        decimal notation.{% else %} Exactly one choice of the bases makes all this true. Find the bases
        {{ letters | list | listed(language) }}, in ordinary decimal notation.{% endif %}
        """,
        zh=r"""
        下列等式{{ "都" if lines | length > 1 }}成立。括号中的数字串用其后字母所表示的进制书写；大于 9 的数字用字母表示
        （A = 10，B = 11，直到 Z = 35）。相同的字母表示相同的进制
        {{- "，不同的字母也可以表示相同的进制" if letters | length > 1 }}。

        {{ lines | lines }}

        每个进制都是 2 到 36 之间的整数，并且大于其中用到的每个数字。
        {%- if letters | length == 1 %}恰有一个进制使等式成立。求 {{ letters }} 是几进制（用普通的十进制写出）。
        {%- else %}恰有一组进制使等式全部成立。求 {{ letters | join("、") }}
        各是几进制（用普通的十进制写出）。{% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Bases]:
        return Mapping(Word(bank=tuple(instance.letters)), Integer(low=2, high=36), required=tuple(instance.letters))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Bases]:
        letters = _LETTERS[: params.bases]
        bases = {letter: rng.randint(3, params.largest) for letter in letters}
        equations = []
        for i in range(0, len(letters), params.together):
            used = [*letters[i : i + params.together], *rng.choices(letters, k=3)][: params.together]
            equations.append(_draw_equation(bases, used, params, rng))
        instance = self.Instance(letters=letters, equations=tuple(equations))
        if len(_solutions(instance)) != 1:
            raise task.Retry
        return instance, bases

    def check(self, instance: Instance, answer: Bases) -> str:
        for sign, numerals in instance.equations:
            if any(answer[letter] < _least_base(numeral) for numeral, letter in numerals):
                return "a base is not larger than every digit"
            if not _holds(sign, numerals, answer):
                return "an equation does not hold"
        return ""


def _holds(sign: str, numerals: tuple[tuple[str, str], ...], bases: Bases) -> bool:
    a, b, c = (int(numeral, bases[letter]) for numeral, letter in numerals)
    return bool(_OPERATIONS[sign](a, b) == c)


def _least_base(numeral: str) -> int:
    return max(2, *(int(digit, 36) + 1 for digit in numeral))


def _solutions(instance: FindTheBase.Instance) -> list[Bases]:
    """Find all choices of bases, equation by equation."""
    found: list[Bases] = [{}]
    for sign, numerals in instance.equations:
        least = {letter: _least_base("".join(n for n, other in numerals if other == letter)) for _, letter in numerals}
        x, y, z = [{base: int(n, base) for base in range(_least_base(n), 37)} for n, _ in numerals]
        i, j, k = [list(least).index(letter) for _, letter in numerals]
        extended = []
        for known in found:
            ranges = [[known[k]][: known[k] >= low] if k in known else range(low, 37) for k, low in least.items()]
            extended += [
                known | dict(zip(least, bases, strict=True))
                for bases in product(*ranges)
                if _OPERATIONS[sign](x[bases[i]], y[bases[j]]) == z[bases[k]]
            ]
        found = extended[:50]  # more than enough to see that there are several
    return found


def _draw_equation(bases: Bases, used: list[str], params: FindTheBase.Params, rng: Random) -> Equation:
    """Draw a true equation in which all `used` letters occur."""
    letters = [*used, *rng.choices(used, k=3)][:3]
    rng.shuffle(letters)
    sign = rng.choice("+*") if params.multiplication else "+"
    lengths = (params.digits, params.digits) if sign == "+" else (params.digits - 1, rng.randint(1, 2))
    a, b = (
        rng.randint(bases[letter] ** (length - 1), bases[letter] ** length - 1)
        for letter, length in zip(letters, lengths, strict=False)
    )
    numbers = (a, b, _OPERATIONS[sign](a, b))
    return sign, tuple((to_base(n, bases[letter]), letter) for n, letter in zip(numbers, letters, strict=True))

"""Fill the blanks in a product of polynomials.

Answer: an integer for each blank; all fillings that make the identity true are right.
Harder: higher degrees, more blanks, a wider range.
Skills: algebra, deduction
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.polynomial import multiply, random_polynomial
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Word

Filling = dict[str, int]
_LETTERS = "abcdfghjkmnp"


class PolynomialBlanks(Task["PolynomialBlanks.Params", "PolynomialBlanks.Instance", "Filling"]):
    version = 1

    class Params(task.Params):
        first: int = knob("the degree of the first factor", levels=(1, 1, 1, 2, 2, 2, 3, 3, 4, 4), ge=1, le=6)
        second: int = knob("the degree of the second factor", levels=(1, 1, 2, 2, 2, 3, 3, 4, 4, 5), ge=1, le=6)
        blanks: int = knob("how many coefficients are blank", levels=(2, 3, 4, 5, 6, 7, 8, 9, 10, 12), ge=2, le=12)
        largest: int = knob("the largest coefficient of a factor", levels=(5, 9, 9, 9, 9, 9, 9, 9, 9, 9), ge=3, le=20)

    class Instance(task.Instance):
        first: tuple[int | str, ...]  # constant term first, blanks as letters
        second: tuple[int | str, ...]
        product: tuple[int | str, ...]
        bound: int

        @property
        def letters(self) -> tuple[str, ...]:
            return tuple(sorted(c for c in (*self.first, *self.second, *self.product) if isinstance(c, str)))

        @property
        def identity(self) -> str:
            return f"({_shown(self.first)})({_shown(self.second)}) = {_shown(self.product)}"

    prompt = Prompt(
        en=r"""
        This identity holds for all x:

        $${{ identity }}$$

        The letters {{ letters | listed }} stand for integers from {{ -bound }} to {{ bound }}.
        Find their values; where several choices fit, any one will do.
        """,
        zh=r"""
        下面的等式对所有 x 都成立：

        $${{ identity }}$$

        字母 {{ letters | listed(language) }} 表示 {{ -bound }} 到 {{ bound }} 之间的整数。
        求它们的值；若有多组解，给出任意一组即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Filling]:
        return Mapping(Word(instance.letters), Integer(-instance.bound, instance.bound), instance.letters)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Filling]:
        factors = [random_polynomial(rng, n, -params.largest, params.largest) for n in (params.first, params.second)]
        polys = [*factors, multiply(factors[0], factors[1])]
        places = [(i, j) for i, p in enumerate(polys) for j in range(len(p))]
        hidden = sorted(rng.sample(places, params.blanks))
        inside = [sum(i == side for i, _ in hidden) for side in range(3)]
        if not all(map(all, polys)) or not inside[0] or not inside[1] or len(polys[2]) - inside[2] < 2:
            raise task.Retry
        if inside[0] + inside[1] < (params.blanks + 1) // 2 or any(
            n == len(p) for n, p in zip(inside, polys, strict=True) if len(p) == 2 and params.blanks > 3
        ):
            raise task.Retry
        names = dict(zip(hidden, rng.sample(_LETTERS[: params.blanks], params.blanks), strict=True))
        shown = [tuple(names.get((i, j), c) for j, c in enumerate(p)) for i, p in enumerate(polys)]
        answer = {name: polys[i][j] for (i, j), name in names.items()}
        bound = -(-max(map(abs, answer.values())) // 10) * 10
        instance = self.Instance(first=shown[0], second=shown[1], product=shown[2], bound=bound)
        return instance, {letter: answer[letter] for letter in instance.letters}

    def check(self, instance: Instance, answer: Filling) -> str:
        first, second, product = (
            tuple(answer[c] if isinstance(c, str) else c for c in p)
            for p in (instance.first, instance.second, instance.product)
        )
        found = multiply(first, second)
        for n, c in enumerate(product):
            if c != (found[n] if n < len(found) else 0):
                return f"the coefficients of x^{n} differ" if n else "the constant terms differ"
        return ""


def _shown(p: tuple[int | str, ...]) -> str:
    """Write a polynomial, blanks as letters between its signs."""
    text = ""
    for n, c in reversed(list(enumerate(p))):
        power = ("", "x", f"x^{{{n}}}")[min(n, 2)]
        negative = isinstance(c, int) and c < 0
        size = f"{c} " if isinstance(c, str) else "" if abs(c) == 1 and n else str(abs(c))
        sign = ("-" if negative else "") if not text else (" - " if negative else " + ")
        text += f"{sign}{size}{power}".rstrip() if power == "" else f"{sign}{size}{power}"
    return text

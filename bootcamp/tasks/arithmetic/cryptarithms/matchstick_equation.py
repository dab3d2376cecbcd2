"""Make a false equation of matchsticks true by moving a given number of sticks.

Answer: the true equation; several may be right.
Harder: more sticks to move, more and longer numbers.
Skills: arithmetic, spatial, search
Source: original; a classic of recreational mathematics.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.arithmetic.cryptarithms._equations import (
    equation_fault,
    random_equation,
    same_layout,
    spaced,
    written,
    zero_in_front,
)
from bootcamp.verifiers import Equation, Tree

Sides = tuple[Tree, Tree]

_DIGITS = dict(zip("0123456789", "abcdef bc abdeg abcdg bcfg acdfg acdefg abc abcdefg abcdfg".split(), strict=True))
_SIGNS = {"+": "gh", "-": "g"}
_STICKS = {**_DIGITS, **_SIGNS, "=": ""}


class MatchstickEquation(Task["MatchstickEquation.Params", "MatchstickEquation.Instance", Sides]):
    version = 1

    class Params(task.Params):
        moves: int = knob("how many sticks are moved", levels=(1, 1, 1, 2, 2, 2, 3, 3, 4, 4), ge=1, le=6)
        numbers: int = knob(
            "how many numbers stand before the equals sign", levels=(2, 2, 3, 2, 3, 3, 3, 4, 4, 4), ge=2, le=6
        )
        largest: int = knob(
            "the largest of these numbers in the true equation",
            levels=(12, 60, 99, 99, 99, 999, 999, 999, 999, 9999),
            ge=9,
            le=10**4,
        )

    class Instance(task.Instance):
        equation: str
        moves: int

        @property
        def shown(self) -> str:
            return spaced(self.equation)

        @property
        def shapes(self) -> list[tuple[str, str]]:
            return list(_DIGITS.items())

    answer = Equation(operators=("+", "-"), parentheses=False)
    prompt = Prompt(
        en=r"""
        An equation is laid out with matchsticks:

        {{ shown }}

        A digit has places for seven sticks: a is the top one, b upper right, c lower right, d the bottom one, e lower
        left, f upper left and g the middle one. The digits are made of these sticks:

        {{ shapes | mapping(": ") }}

        The sign - is one stick that lies, the sign + has an upright stick across it. The equals sign is never touched.

        The equation is false. Move exactly {{ "1 stick" if moves == 1
        else "%s sticks" | format(moves) }} to make it true:
        in the end, {{ moves }} of the places that had a stick must be empty, and {{ moves }} of the places that were
        empty must have one. Digits must stay digits of the shapes above, and signs must stay + or -; none may appear or
        vanish. No number of several digits may start with 0. Give the true equation;
        if there are several, any one will do.
        """,
        zh=r"""
        用火柴棒摆出了一个等式：

        {{ shown }}

        每个数字有七个放火柴棒的位置：a 在上，b 在右上，c 在右下，d 在下，e 在左下，f 在左上，g 在中间。各数字的摆法是：

        {{ shapes | mapping(": ") }}

        减号 - 是一根横放的火柴棒，加号 + 是在它上面再竖放一根。等号不能动。

        这个等式不成立。恰好移动 {{ moves }} 根火柴棒使它成立：
        移动后，原来有火柴棒的位置恰有 {{ moves }} 个变空，原来空着的位置恰有 {{ moves }} 个放上了火柴棒。
        数字仍须是上述摆法的数字，运算符仍须是 + 或 -，不能多出或消失。多位数不能以 0 开头。
        写出成立的等式，若有多个，任意一个都可以。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Sides]:
        true = random_equation(rng, params.numbers, params.largest, "+-")
        places = [place for place, char in enumerate(true) if char != "="]
        for _ in range(500):
            chars = list(true)
            for place in rng.sample(places, rng.randint(1, min(4, params.moves + 1))):
                chars[place] = rng.choice(list(_DIGITS if chars[place].isdigit() else _SIGNS))
            text = "".join(chars)
            fits = _changed(true, text) == (params.moves, params.moves) and not zero_in_front(text)
            if fits and equation_fault(self.answer.parse(text)):
                return self.Instance(equation=text, moves=params.moves), self.answer.parse(true)
        raise task.Retry

    def check(self, instance: Instance, answer: Sides) -> str:
        text = written(answer)
        if not same_layout(text, instance.equation):
            return "the digits and the signs are not at the given places"
        taken, put = _changed(instance.equation, text)
        if (taken, put) != (instance.moves, instance.moves):
            return f"{taken} sticks are taken away and {put} are put down"
        return equation_fault(answer)


def _changed(old: str, new: str) -> tuple[int, int]:
    """Count the sticks that two equations of the same layout do not share: those of the old one, those of the new."""
    pairs = [(set(_STICKS[a]), set(_STICKS[b])) for a, b in zip(old, new, strict=True)]
    return sum(len(a - b) for a, b in pairs), sum(len(b - a) for a, b in pairs)

"""Place all of some digit cards in the blanks of an equation.

Answer: the equation; several may be right.
Harder: more cards and numbers, more operators, fewer digits given.
Skills: arithmetic, search
Source: original; pandigital sums and products are a classic of recreational mathematics.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.arithmetic.cryptarithms._equations import equation_fault, random_equation, spaced, written
from bootcamp.verifiers import Equation, Tree

Sides = tuple[Tree, Tree]


class PandigitalEquation(Task["PandigitalEquation.Params", "PandigitalEquation.Instance", Sides]):
    version = 1

    class Params(task.Params):
        cards: int = knob("how many cards are to be placed", levels=(4, 5, 6, 7, 8, 9, 10, 11, 12, 14), ge=3, le=20)
        given: int = knob(
            "how many digits stand in the equation already", levels=(2, 2, 1, 1, 1, 0, 0, 0, 0, 0), ge=0, le=4
        )
        numbers: int = knob(
            "how many numbers stand before the equals sign", levels=(2, 2, 2, 3, 3, 3, 4, 4, 5, 5), ge=2, le=6
        )
        largest: int = knob(
            "the largest of these numbers", levels=(60, 99, 999, 99, 999, 999, 999, 999, 999, 999), ge=9, le=10**5
        )
        operators: int = knob("how many of + - * / may occur", levels=(1, 2, 2, 2, 3, 3, 3, 4, 4, 4), ge=1, le=4)

    class Instance(task.Instance):
        template: str  # a blank is _
        cards: tuple[int, ...]

        @property
        def shown(self) -> str:
            return spaced(self.template)

    answer = Equation(parentheses=False)
    prompt = Prompt(
        en=r"""
        Each _ in this equation is a blank for one digit:

        {{ shown }}

        Place the digit cards {{ cards | comma }} in the blanks, each card in one blank, so that the equation is true.
        {%- if cards | unique | list | length < cards | length %} A card that is listed several times exists that many
        times.{% endif %} No number of several digits may start with 0.
        {%- if "*" in shown or "/" in shown %} Multiplication and division come before addition and subtraction.
        {%- endif %}{% if "/" in shown %} Division is exact.{% endif %}
        Give the whole equation; if there are several, any one will do.
        """,
        zh=r"""
        下面等式中的每个 _ 是一个空位，可放一个数字：

        {{ shown }}

        把数字卡片 {{ cards | comma }} 放入空位，每个空位放一张，使等式成立。
        {%- if cards | unique | list | length < cards | length %}列出几次的卡片就有几张。{% endif %}
        多位数不能以 0 开头。{% if "*" in shown or "/" in shown %}先算乘除，后算加减。{% endif %}
        {%- if "/" in shown %}除法取精确值。{% endif %}写出完整的等式，若有多个，任意一个都可以。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Sides]:
        for _ in range(100):
            text = random_equation(rng, params.numbers, params.largest, "+-*/"[: params.operators])
            places = [place for place, char in enumerate(text) if char.isdigit()]
            if len(places) == params.cards + params.given:
                break
        else:
            raise task.Retry
        blank = rng.sample(places, params.cards)
        instance = self.Instance(
            template="".join("_" if place in blank else char for place, char in enumerate(text)),
            cards=tuple(sorted(int(text[place]) for place in blank)),
        )
        return instance, self.answer.parse(text)

    def check(self, instance: Instance, answer: Sides) -> str:
        text = written(answer)
        if len(text) != len(instance.template):
            return "the equation does not have the given length"
        places = list(zip(instance.template, text, strict=True))
        if any(new != old if old != "_" else not new.isdigit() for old, new in places):
            return "the equation does not fit the given signs, digits and blanks"
        if Counter(int(new) for old, new in places if old == "_") != Counter(instance.cards):
            return "the digits in the blanks are not those of the cards"
        return equation_fault(answer)

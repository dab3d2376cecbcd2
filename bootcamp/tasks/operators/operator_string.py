"""Evaluate a bracketed expression of invented operators on strings that are defined in words.

Answer: one string of capital letters; it is unique.
Harder: more operators, more of them in the expression, longer strings.
Skills: instructions, simulation
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.text import random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.operators._invented import Operators, canonical, definitions, draw_operators, evaluate, forms
from bootcamp.tasks.operators._postfix import Postfix, draw, write
from bootcamp.tasks.operators._strings import OPERATIONS
from bootcamp.verifiers import Text


class OperatorString(Task["OperatorString.Params", "OperatorString.Instance", str]):
    version = 1

    class Params(task.Params):
        operators: int = knob("how many operators are defined", levels=(1, 1, 2, 2, 3, 4, 4, 5, 6, 7), ge=1, le=9)
        uses: int = knob("how many operators the expression has", levels=(1, 2, 2, 3, 4, 5, 6, 7, 9, 12), ge=1, le=15)
        length: int = knob("the most letters of a given string", levels=(4, 4, 5, 6, 6, 7, 7, 8, 9, 10), ge=2, le=20)

    class Instance(task.Instance):
        operators: Operators
        expression: Postfix

        @property
        def definitions(self) -> list[tuple[str, str, str]]:
            return definitions(self.operators, OPERATIONS)

        @property
        def shown(self) -> str:
            return write(self.expression, forms(self.operators, OPERATIONS))

    answer = Text(alphabet="ABCDEF")
    prompt = Prompt(
        en=r"""
        Operators on strings a and b of letters are defined as follows. Strings may become empty.

        {% for form, meaning, _ in definitions %}
        {{ form }}: {{ meaning }}
        {% endfor %}

        Find the string that this expression gives:

        {{ shown }}
        """,
        zh=r"""
        对字母串 a 和 b 定义下列运算，运算中可能出现空串：

        {% for form, _, meaning in definitions %}
        {{ form }}：{{ meaning }}
        {% endfor %}

        求下式得到的字母串：

        {{ shown }}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        operators = draw_operators(rng, OPERATIONS, params.operators)
        expression = draw(
            rng,
            forms(operators, OPERATIONS),
            params.uses,
            lambda: random_text(rng, rng.randint(2, params.length), "ABCDEF"),
        )
        instance = self.Instance(operators=operators, expression=expression)
        answer = self.solve(instance)
        if not 2 <= len(answer) <= 60 or not {sign for sign, _ in operators} <= set(expression) or answer in expression:
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        return canonical(instance.expression, instance.operators)

    def solve(self, instance: Instance) -> str:
        return evaluate(instance.expression, instance.operators, OPERATIONS, str)

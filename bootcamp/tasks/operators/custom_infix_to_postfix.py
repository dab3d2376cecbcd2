"""Rewrite an expression of invented signs in postfix order, or write it with the fewest brackets.

Answer: one string of letters and signs; it is unique.
Harder: more signs in a longer table, longer expressions, grouping from the right, brackets, signs with one operand.
Small: level 1, as three signs without brackets can be arranged in few ways.
Skills: instructions, coding
Source: original; the shunting-yard algorithm is due to E. W. Dijkstra, 1961.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.operators._precedence import (
    PREFIXES,
    SUFFIXES,
    Table,
    Tokens,
    convention_of,
    draw_table,
    draw_tokens,
    placed,
    reductions,
    spaced,
    to_infix,
    to_postfix,
)
from bootcamp.verifiers import Text
from bootcamp.verifiers.base import Format


class CustomInfixToPostfix(Task["CustomInfixToPostfix.Params", "CustomInfixToPostfix.Instance", str]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        signs: int = knob("how many signs join two operands", levels=(3, 3, 3, 3, 4, 4, 5, 6, 7, 8), ge=2, le=8)
        lines: int = knob(
            "how many lines the table of precedence has", levels=(2, 2, 2, 3, 3, 3, 4, 4, 5, 6), ge=2, le=7
        )
        length: int = knob(
            "how many operands the expression has", levels=(4, 4, 5, 6, 7, 8, 10, 12, 16, 20), ge=3, le=26
        )
        brackets: int = knob(
            "how many pairs of brackets it has at most", levels=(0, 1, 1, 2, 2, 2, 3, 3, 4, 5), ge=0, le=6
        )
        from_right: bool = knob("whether some lines group from the right", levels=(False, False) + (True,) * 8)
        unary: bool = knob("whether there are signs with one operand", levels=(False,) * 4 + (True,) * 6)
        back: bool = knob(
            "whether the infix form with the fewest brackets may be asked", levels=(False,) * 5 + (True,) * 5
        )

    class Instance(task.Instance):
        table: Table
        unary: bool
        back: bool
        tokens: Tokens

        @property
        def expression(self) -> str:
            return spaced(self.tokens)

    prompt = Prompt(
        en=r"""
        In ordinary (infix) notation, these signs stand between two operands. Signs on a higher line have higher
        precedence (they bind tighter) than those on lower lines:

        {% for line, from_left in table %}
        {{ line | join(" ") }} ({{ "from the left" if from_left else "from the right" }})
        {% endfor %}

        Signs on one line have the same precedence.
        {%- if table | selectattr(1) | list %} "From the left" means that an expression such as x ● y ● z with signs of
        this line in place of ● is (x ● y) ● z.{% endif %}
        {%- if table | rejectattr(1) | list %} "From the right" means that an expression such as x ● y ● z with signs of
        this line in place of ● is x ● (y ● z).{% endif +%}
        {% if unary %}
        The signs ~ and ¬ stand before a single operand, # and ! after it. These bind tighter than all others, and # and
        ! bind tighter than ~ and ¬.
        {% endif %}

        In postfix notation there are no brackets: every sign stands directly after its operands, which keep their
        order.

        {% if back %}
        Rewrite this postfix expression in infix notation with the fewest brackets that keep its meaning:
        {% else %}
        Rewrite this infix expression in postfix notation:
        {% endif %}

        {{ expression }}

        Blanks between the signs and letters do not matter.
        """,
        zh=r"""
        在通常的（中缀）记法中，下列符号写在两个运算对象之间。上面一行的符号优先级高于下面各行的符号：

        {% for line, from_left in table %}
        {{ line | join(" ") }}（{{ "从左结合" if from_left else "从右结合" }}）
        {% endfor %}

        同一行的符号优先级相同。
        {%- if table | selectattr(1) | list %}“从左结合”指形如 x ● y ● z 的式子（● 处是该行的符号）等于 (x ● y) ● z。
        {%- endif %}
        {%- if table | rejectattr(1) | list %}“从右结合”指形如 x ● y ● z 的式子（● 处是该行的符号）等于 x ● (y ● z)。
        {%- endif +%}
        {% if unary %}
        符号 ~ 和 ¬ 写在单个运算对象之前，# 和 ! 写在单个运算对象之后。它们的优先级高于其他所有符号，
        其中 # 和 ! 又高于 ~ 和 ¬。
        {% endif %}

        在后缀记法中没有括号：每个符号紧跟在它的运算对象之后，运算对象的先后顺序不变。

        {% if back %}
        请把下面的后缀表达式改写成中缀记法，在保持意义不变的前提下使括号最少：
        {% else %}
        请把下面的中缀表达式改写成后缀记法：
        {% endif %}

        {{ expression }}

        符号与字母之间的空格不影响答案。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        signs = "".join(line for line, _ in instance.table) + (PREFIXES + SUFFIXES) * instance.unary
        letters = "".join(sorted({str(item) for item in instance.tokens if str(item).isalpha()}))
        return Text(alphabet=letters + signs + "()" * instance.back)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        table = draw_table(rng, params.signs, params.lines, params.from_right)
        signs, convention = "".join(line for line, _ in table), convention_of(table)
        letters = "abcdefghijklmnopqrstuvwxyz"[: params.length]
        unary = (PREFIXES + SUFFIXES) * params.unary
        tokens = draw_tokens(rng, letters, signs, params.brackets, unary)
        postfix = to_postfix(tokens, convention)
        back = params.back and rng.random() < 0.5
        instance = self.Instance(table=table, unary=params.unary, back=back, tokens=postfix if back else tokens)
        return instance, to_infix(postfix, convention) if back else "".join(map(str, postfix))

    def key(self, instance: Instance) -> object:
        return [[left for _, left in instance.table], placed(instance.tokens, instance.table), instance.back]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        convention, lines = convention_of(instance.table), list[str]()
        if instance.back:
            to_infix(instance.tokens, convention, lines)
            return "\n".join(lines)
        steps = reductions(instance.tokens, convention, lambda sign, *operands: "".join((*operands, sign)))
        return "\n".join(f"{used} = {value}: {spaced(left)}" for used, value, left in steps)

"""Evaluate an expression of invented signs with few brackets by a table of precedence and grouping.

Answer: one integer; it is unique.
Harder: more signs in a longer table, longer expressions, grouping from the right, brackets, signs with one operand.
Skills: arithmetic, instructions
Source: original.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.operators._postfix import evaluate, put_in
from bootcamp.tasks.operators._precedence import (
    OPERATIONS,
    PREFIXES,
    UNARY,
    Table,
    Tokens,
    convention_of,
    draw_table,
    draw_tokens,
    reductions,
    spaced,
    to_postfix,
)
from bootcamp.verifiers import Integer


class CustomPrecedence(Task["CustomPrecedence.Params", "CustomPrecedence.Instance", int]):
    version = 1

    class Params(task.Params):
        signs: int = knob("how many signs join two numbers", levels=(2, 2, 3, 3, 4, 4, 5, 6, 7, 8), ge=2, le=8)
        lines: int = knob(
            "how many lines the table of precedence has", levels=(2, 2, 2, 3, 3, 3, 4, 4, 5, 6), ge=2, le=7
        )
        length: int = knob(
            "how many numbers the expression has", levels=(3, 4, 5, 6, 6, 8, 10, 12, 15, 20), ge=3, le=25
        )
        brackets: int = knob(
            "how many pairs of brackets it has at most", levels=(0, 0, 0, 1, 1, 2, 2, 3, 3, 4), ge=0, le=5
        )
        from_right: bool = knob("whether some lines group from the right", levels=(False, False) + (True,) * 8)
        unary: int = knob("how many signs have one operand", levels=(0, 0, 0, 0, 1, 2, 2, 3, 4, 4), ge=0, le=4)

    class Instance(task.Instance):
        table: Table
        meanings: tuple[tuple[str, str], ...]  # a sign and its formula in a and b
        unary: str
        tokens: Tokens

        @property
        def formulas(self) -> list[str]:
            joined = [f"a {sign} b = {meaning}" for sign, meaning in self.meanings]
            return joined + [f"{_single(sign)} = {UNARY[sign][0]}" for sign in self.unary]

        @property
        def expression(self) -> str:
            return spaced(self.tokens)

    answer = Integer()
    prompt = Prompt(
        en=r"""
        These signs stand for operations on integers:

        {{ formulas | lines }}

        Signs on a higher line of this list have higher precedence (they bind tighter) than those on lower lines:

        {% for line, from_left in table %}
        {{ line | join(" ") }} ({{ "from the left" if from_left else "from the right" }})
        {% endfor %}

        Signs on one line have the same precedence.
        {%- if table | selectattr(1) | list %} "From the left" means that an expression such as x ● y ● z with signs of
        this line in place of ● is (x ● y) ● z.{% endif %}
        {%- if table | rejectattr(1) | list %} "From the right" means that an expression such as x ● y ● z with signs of
        this line in place of ● is x ● (y ● z).{% endif +%}
        {% if unary %}
        Signs with one operand bind tighter than all others; one after its operand binds tighter than one before it.
        {% endif %}
        {{ "Brackets have their usual meaning. " if "(" in expression }}Find the value of

        {{ expression }}
        """,
        zh=r"""
        下列符号表示整数的运算：

        {{ formulas | lines }}

        下表中，上面一行的符号优先级高于下面各行的符号，即与运算对象结合得更紧：

        {% for line, from_left in table %}
        {{ line | join(" ") }}（{{ "从左结合" if from_left else "从右结合" }}）
        {% endfor %}

        同一行的符号优先级相同。
        {%- if table | selectattr(1) | list %}“从左结合”指形如 x ● y ● z 的式子（● 处是该行的符号）等于 (x ● y) ● z。
        {%- endif %}
        {%- if table | rejectattr(1) | list %}“从右结合”指形如 x ● y ● z 的式子（● 处是该行的符号）等于 x ● (y ● z)。
        {%- endif +%}
        {% if unary %}
        只有一个运算对象的符号优先级高于其他所有符号；其中写在对象后面的又高于写在前面的。
        {% endif %}
        {{ "括号的意义与通常相同。" if "(" in expression }}求下式的值：

        {{ expression }}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        table = draw_table(rng, params.signs, params.lines, params.from_right)
        signs = "".join(line for line, _ in table)
        unary = "".join(sorted(rng.sample(sorted(UNARY), params.unary)))
        operands = [rng.randint(1, 9) for _ in range(params.length)]
        instance = self.Instance(
            table=table,
            meanings=tuple(zip(sorted(signs), rng.sample(sorted(OPERATIONS), params.signs), strict=True)),
            unary=unary,
            tokens=draw_tokens(rng, operands, signs, params.brackets, unary),
        )
        answer = self.solve(instance)
        in_order = self.solve(instance.model_copy(update={"table": ((signs, True),)}))
        if abs(answer) > 10**9 or answer == in_order or not set(unary) <= set(instance.tokens):
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        meanings: dict[str, str] = dict(instance.meanings)
        table = [
            [*(meanings[sign] for sign in sorted(line, key=meanings.__getitem__)), left]
            for line, left in instance.table
        ]
        return [table, [meanings.get(str(item), item) for item in instance.tokens]]

    def solve(self, instance: Instance) -> int:
        forms = dict.fromkeys(instance.unary, "{}") | {sign: "{} {}" for sign, _ in instance.meanings}
        operations: dict[str, Callable[..., int]] = {sign: UNARY[sign][1] for sign in instance.unary}
        operations |= {sign: OPERATIONS[meaning] for sign, meaning in instance.meanings}
        return evaluate(to_postfix(instance.tokens, convention_of(instance.table)), forms, operations, int)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        formulas = dict(instance.meanings) | {sign: UNARY[sign][0] for sign in instance.unary}
        lines, worked_out = list[str](), ""

        def apply(sign: str, *operands: int) -> int:
            nonlocal worked_out
            worked_out = put_in(formulas[sign], **dict(zip("ab", operands, strict=False)))
            return UNARY[sign][1](*operands) if sign in UNARY else OPERATIONS[formulas[sign]](*operands)

        for used, value, left in reductions(instance.tokens, convention_of(instance.table), apply):
            lines.append(" = ".join(dict.fromkeys([used, worked_out, str(value)])) + f": {spaced(left)}")
        return "\n".join(lines)


def _single(sign: str) -> str:
    return f"{sign} a" if sign in PREFIXES else f"a {sign}"

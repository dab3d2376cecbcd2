"""Evaluate an expression of operators that change a counter each time they are used, in a stated order.

Answer: one integer; it is unique.
Harder: longer expressions, more operators, more ways to change, evaluation from the right.
Skills: simulation, instructions
Source: original.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import bracketed
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.operators._postfix import SIGNS, Postfix, draw, evaluate, put_in, write
from bootcamp.verifiers import Integer


class StatefulOperator(Task["StatefulOperator.Params", "StatefulOperator.Instance", int]):
    version = 1

    class Params(task.Params):
        operators: int = knob("how many operators are defined", levels=(1, 1, 2, 2, 2, 3, 3, 4, 5, 6), ge=1, le=8)
        uses: int = knob("how many operators the expression has", levels=(2, 3, 3, 4, 5, 6, 8, 10, 13, 18), ge=2, le=25)
        changes: int = knob(
            "how many ways to change the counter occur", levels=(1, 2, 2, 3, 4, 5, 6, 6, 6, 6), ge=1, le=6
        )
        from_right: bool = knob("whether right operands may be evaluated first", levels=(False,) * 3 + (True,) * 7)

    class Instance(task.Instance):
        operators: tuple[tuple[str, str, str], ...]  # sign, formula, change of the counter
        start: int
        from_right: bool
        expression: Postfix

        @property
        def lines(self) -> list[tuple[str, str, str, str]]:
            return [(sign, formula, *_CHANGES[change][:2]) for sign, formula, change in self.operators]

        @property
        def shown(self) -> str:
            return write(self.expression, _forms(self.operators))

    answer = Integer()
    prompt = Prompt(
        en=r"""
        There is a counter t, which is {{ start }} at the beginning.
        {{ "This operator on integers uses it and changes" if lines | length == 1 else
        "These operators on integers use it and change" }} it after every single use
        {{- "; remainders are never negative" if "remainder" in lines | string }}:

        {% for sign, formula, change, _ in lines %}
        a {{ sign }} b = {{ formula }}, then {{ change }}
        {% endfor %}

        To evaluate an operator, first evaluate its {{ "right" if from_right else "left" }} operand completely, then its
        {{ "left" if from_right else "right" }} operand, then apply the operator with t as it is at that moment, then
        change t. Find the value of

        {{ shown }}
        """,
        zh=r"""
        有一个计数器 t，开始时为 {{ start }}。下列整数运算会用到它，并且每使用一次之后都会改变它
        {{- "（余数都不为负）" if "remainder" in lines | string }}：

        {% for sign, formula, _, change in lines %}
        a {{ sign }} b = {{ formula }}，然后{{ change }}
        {% endfor %}

        计算一个运算时，先完整地算出它{{ "右" if from_right else "左" }}边的对象，
        再算出它{{ "左" if from_right else "右" }}边的对象，然后用此刻的 t 进行运算，最后改变 t。求下式的值：

        {{ shown }}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        signs = rng.sample(SIGNS, params.operators)
        formulas = rng.sample(sorted(_FORMULAS), params.operators)
        changes = [rng.choice(list(_CHANGES)[: params.changes]) for _ in signs]
        operators = tuple(zip(signs, formulas, changes, strict=True))
        instance = self.Instance(
            operators=operators,
            start=rng.randint(1, 9),
            from_right=params.from_right and rng.random() < 0.5,
            expression=draw(rng, _forms(operators), params.uses, lambda: rng.randint(1, 9)),
        )
        answer = self.solve(instance)
        other = self.solve(instance.model_copy(update={"from_right": not instance.from_right}))
        if not set(signs) <= set(instance.expression) or abs(answer) > 10**9 or (params.uses > 2 and answer == other):
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        meanings: dict[int | str, list[str]] = {sign: [formula, change] for sign, formula, change in instance.operators}
        return [instance.start, instance.from_right, [meanings.get(item, item) for item in instance.expression]]

    def solve(self, instance: Instance) -> int:
        *_, (_, value, _) = _uses(instance)
        return value

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = [f"{shown} = {value}; t = {t}" for shown, value, t in _uses(instance)]
        return "\n".join([f"t = {instance.start}", *lines])


def _uses(instance: StatefulOperator.Instance) -> Iterator[tuple[str, int, int]]:
    """Give for each use of an operator how it is worked out, its value, and the counter afterwards."""
    meanings = {sign: (formula, _CHANGES[change][2]) for sign, formula, change in instance.operators}
    forms, t = _forms(instance.operators), instance.start
    expression = instance.expression
    if instance.from_right:
        expression = evaluate(expression, forms, {sign: _swapped(sign) for sign in forms}, lambda item: (item,))
    stack: list[int] = []
    for item in expression:
        if isinstance(item, int):
            stack.append(item)
            continue
        formula, change = meanings[item]
        a, b = stack[:-3:-1] if instance.from_right else stack[-2:]
        value = _FORMULAS[formula](a, b, t)
        shown = f"{bracketed(a)} {item} {bracketed(b)} = {put_in(formula, a=a, b=b, t=t)}"
        stack[-2:] = [value]
        t = change(t)
        yield shown, value, t


_FORMULAS: dict[str, Callable[[int, int, int], int]] = {
    "a + b + t": lambda a, b, t: a + b + t,
    "a - b + t": lambda a, b, t: a - b + t,
    "a + t × b": lambda a, b, t: a + t * b,
    "t × a - b": lambda a, b, t: t * a - b,
    "a + b - 2 × t": lambda a, b, t: a + b - 2 * t,
    "b - a - t": lambda a, b, t: b - a - t,
    "max(a, b) + t": lambda a, b, t: max(a, b) + t,
    "min(a, t) + b": lambda a, b, t: min(a, t) + b,
}
_CHANGES: dict[str, tuple[str, str, Callable[[int], int]]] = {
    "up": ("add 1 to t", "把 t 加 1", lambda t: t + 1),
    "down": ("subtract 3 from t", "把 t 减 3", lambda t: t - 3),
    "sign": ("change the sign of t", "改变 t 的正负号", lambda t: -t),
    "mirror": ("replace t by 10 - t", "把 t 换成 10 - t", lambda t: 10 - t),
    "double": ("replace t by the remainder of 2 × t modulo 11", "把 t 换成 2 × t 除以 11 的余数", lambda t: 2 * t % 11),
    "square": ("replace t by the remainder of t × t modulo 13", "把 t 换成 t × t 除以 13 的余数", lambda t: t * t % 13),
}


def _forms(operators: tuple[tuple[str, str, str], ...]) -> dict[str, str]:
    return {sign: f"{{}} {sign} {{}}" for sign, *_ in operators}


def _swapped(sign: str) -> Callable[[Postfix, Postfix], Postfix]:
    """Join two expressions in postfix order, the right one first."""
    return lambda left, right: (*right, *left, sign)

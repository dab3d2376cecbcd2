"""Bring an expression in ordinals to Cantor normal form.

Answer: the Cantor normal form; it is unique, but `w^1`, `w*1` and brackets are read too.
Harder: more operations, products that absorb more, powers, powers in exponents.
Skills: arithmetic, logic
Source: original.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import reduce
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Expression, Malformed
from bootcamp.verifiers.expression import Binary, Literal, Name, Tree

Ordinal = tuple[Any, ...]
"""Pairs of an exponent, again an ordinal, and a coefficient, by falling exponents: as tuples they compare rightly."""

_LARGEST = 60  # coefficient
_ZERO: Ordinal = ()
_ONE: Ordinal = ((_ZERO, 1),)
_OMEGA: Ordinal = ((_ONE, 1),)


@dataclass(frozen=True)
class _OrdinalSum(Expression):
    """An expression of ordinals, in which omega may be written w, ω or \\omega."""

    operators: tuple[str, ...] = ("+", "*", "^")
    names: tuple[str, ...] = ("w",)

    def parse(self, text: str) -> Tree:
        """Read an expression; raise Malformed."""
        return super().parse(re.sub(r"\\omega(?![a-zA-Z])|ω", "w", text))


class OrdinalArithmetic(Task["OrdinalArithmetic.Params", "OrdinalArithmetic.Instance", Tree]):
    version = 1
    answer = _OrdinalSum()

    class Params(task.Params):
        operations: int = knob("how many operations there are", levels=(3, 4, 5, 6, 7, 8, 9, 10, 12, 14), ge=2, le=16)
        powers: int = knob("how many powers there are at least", levels=(0, 0, 1, 1, 1, 2, 2, 2, 3, 3), ge=0, le=5)
        depth: int = knob("how deep powers may be nested", levels=(0, 0, 1, 1, 1, 2, 2, 2, 2, 3), ge=0, le=4)

    class Instance(task.Instance):
        expression: str

    prompt = Prompt(
        en=r"""
        Here w stands for omega, the smallest infinite ordinal, and +, * and ^ are the usual sum, product and power of
        ordinals. They are not commutative: 1 + w = w and 2*w = w, but w + 1 and w*2 = w + w are larger than w. The
        power is the ordinal one, so 2^w = w. The sign ^ binds before *, and * before +.

        {{ expression }}

        Give the Cantor normal form: a sum of terms w^e*c with strictly decreasing exponents e, themselves ordinals in
        Cantor normal form, and positive whole numbers c. Write w^e*1 as w^e, w^1 as w, and the term with the exponent 0
        as a number, as in w^(w+1)*2+w^2+w*3+4.
        """,
        zh=r"""
        这里 w 表示 ω，即最小的无穷序数，+、*、^ 是通常的序数加法、乘法和乘方。它们不满足交换律：
        1 + w = w，2*w = w，而 w + 1 和 w*2 = w + w 都大于 w。乘方是序数乘方，所以 2^w = w。
        运算 ^ 先于 *，* 先于 +。

        {{ expression }}

        请给出康托尔范式：若干项 w^e*c 的和，指数 e 严格递减，且自身也是写成康托尔范式的序数，c 为正整数。
        w^e*1 写作 w^e，w^1 写作 w，指数为 0 的项写成一个数，例如 w^(w+1)*2+w^2+w*3+4。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Tree]:
        text = _draw(rng, params.operations, params.depth)
        text = text[1:-1] if text.startswith("(") and _closes(text) else text
        try:
            tree = _OrdinalSum().parse(text)
        except Malformed:  # a power of numbers is too large
            raise task.Retry from None
        if text.count("^") < params.powers or text.count("w") < 2:
            raise task.Retry
        value = _value(tree)
        if not 1 < len(value) < 6 or _value(tree, turned=True) == value or len(_written(value)) > 60:
            raise task.Retry
        return self.Instance(expression=tree.text), _OrdinalSum().parse(_written(value))

    def check(self, instance: Instance, answer: Tree) -> str:
        if answer.sides:
            return "an equation is no normal form"
        value = _read(answer)
        if value is None:
            return "that is no Cantor normal form"
        return "" if value == _value(_OrdinalSum().parse(instance.expression)) else "that is another ordinal"


def _draw(rng: Random, operations: int, depth: int) -> str:
    if operations == 0:
        return "w" if rng.random() < 0.55 else str(rng.randint(1, 5))
    if depth and rng.random() < 0.35:
        inner = rng.randint(0, min(operations - 1, 2))
        base = _draw(rng, min(operations - 1 - inner, 2), 0)
        return f"({base})^({_draw(rng, inner, depth - 1)})"
    left = rng.randint(0, operations - 1)
    one, two = _draw(rng, left, depth), _draw(rng, operations - 1 - left, depth)
    return f"({one}){rng.choice('+++**')}({two})"


def _closes(text: str) -> bool:
    """Tell whether the first bracket closes at the end."""
    levels = [text[: end + 1].count("(") - text[: end + 1].count(")") for end in range(len(text))]
    return 0 not in levels[:-1]


def _value(tree: Tree, turned: bool = False) -> Ordinal:
    """Work out a tree, with the operands of sums and products exchanged if `turned`; raise Retry if it gets large."""
    if isinstance(tree, Literal):
        return ((_ZERO, tree.number),) if tree.number else _ZERO
    if not isinstance(tree, Binary):
        return _OMEGA
    left, right = _value(tree.left, turned), _value(tree.right, turned)
    if turned and tree.operator != "^":
        left, right = right, left
    result = {"+": _plus, "*": _times, "^": _power}[tree.operator](left, right)
    if any(count > _LARGEST for _, count in result):
        raise task.Retry
    return result


def _plus(a: Ordinal, b: Ordinal) -> Ordinal:
    if not b:
        return a
    same = sum(count for exponent, count in a if exponent == b[0][0])
    return (*(term for term in a if term[0] > b[0][0]), (b[0][0], same + b[0][1]), *b[1:])


def _times(a: Ordinal, b: Ordinal) -> Ordinal:
    if not a or not b:
        return _ZERO
    (lead, count), *rest = a
    terms = [((_plus(lead, e), c),) if e else ((lead, count * c), *rest) for e, c in b]
    return reduce(_plus, terms)


def _power(a: Ordinal, b: Ordinal) -> Ordinal:
    if not b or a == _ONE:
        return _ONE
    if not a:
        return _ZERO
    result = _ONE
    for exponent, count in b:
        if exponent:
            finite = not a[0][0]
            lower = ((_ZERO, exponent[0][1] - 1),) if exponent[0][0] == _ZERO else exponent
            lower = lower if lower[0][1] else _ZERO
            above = ((lower, count),) if finite else _times(a[0][0], ((exponent, count),))
            result = _times(result, ((above, 1),))
        else:
            for _ in range(count):
                result = _times(result, a)
                if count > 5 or result[0][1] > _LARGEST:
                    raise task.Retry
    return result


def _read(tree: Tree) -> Ordinal | None:
    """Read a Cantor normal form; None if it is none."""
    if isinstance(tree, Literal) and tree.number == 0:
        return _ZERO
    if isinstance(tree, Binary) and tree.operator == "+":
        left, right = _read(tree.left), _read(tree.right)
        return left + right if left and right and left[-1][0] > right[0][0] else None
    count = 1
    if isinstance(tree, Binary) and tree.operator == "*":
        factor, tree = tree.right, tree.left
        if not isinstance(factor, Literal) or isinstance(tree, Literal):
            return None
        count = factor.number
    if isinstance(tree, Literal):
        return ((_ZERO, tree.number),)
    exponent: Ordinal | None = _ONE
    if isinstance(tree, Binary):
        exponent = _read(tree.right) if tree.operator == "^" and isinstance(tree.left, Name) else None
    return ((exponent, count),) if exponent is not None and count > 0 else None


def _written(value: Ordinal) -> str:
    parts = []
    for exponent, count in value:
        power = "w" if exponent == _ONE else f"w^({_written(exponent)})"
        parts.append(f"{power}*{count}" if exponent else str(count))
    return re.sub(r"\*1(?!\d)", "", re.sub(r"\((\w+)\)", r"\1", "+".join(parts))) or "0"

"""Evaluate an expression modulo m, where division is multiplication by the inverse.

Answer: one residue; it is unique.
Harder: more operations, deeper brackets, larger and composite moduli.
Skills: arithmetic, algebra
Source: original; modular arithmetic is in every text on number theory.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.arithmetic import Operation, depth, evaluate, plain, random_expression
from bootcamp.lib.modular_steps import inverse_steps
from bootcamp.lib.numbers import inverse, is_prime
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer
from bootcamp.verifiers.base import Format


class ModularExpression(Task["ModularExpression.Params", "ModularExpression.Instance", int]):
    version = 1

    class Params(task.Params):
        operations: int = knob(
            "how many operations the expression has", levels=(2, 3, 4, 5, 6, 8, 10, 12, 15, 18), ge=2, le=40
        )
        depth: int = knob("a bound on the nesting of operations", levels=(2, 2, 3, 4, 4, 5, 6, 7, 7, 8), ge=2, le=12)
        low: int = knob("the least modulus", levels=(5, 7, 13, 20, 50, 100, 300, 1000, 10**4, 10**5), ge=5, le=10**9)
        high: int = knob(
            "the greatest modulus", levels=(11, 19, 40, 80, 200, 500, 2000, 10**4, 10**5, 10**6), ge=11, le=10**10
        )
        prime: bool = knob("whether the modulus is prime", levels=(True,) * 4 + (False,) * 6)

    class Instance(task.Instance):
        expression: str
        modulus: int

    answer = Integer()
    prompt = Prompt(
        en=r"""
        Work with the integers modulo {{ modulus }}. Here a / b means a times the inverse of b modulo {{ modulus }};
        every divisor in the expression below is invertible. The usual order of operations holds: × and / come
        before + and -, and operations of equal rank are carried out from left to right.

        {{ expression }}

        Find the value of the expression as an integer r with 0 ≤ r < {{ modulus }}.
        """,
        zh=r"""
        在模 {{ modulus }} 的整数中计算。这里 a / b 表示 a 乘以 b 模 {{ modulus }} 的逆元，下式中的每个除数都可逆。
        运算顺序照常：先算 × 和 /，后算 + 和 -，同级运算从左到右。

        {{ expression }}

        求该式的值 r，其中 r 是满足 0 ≤ r < {{ modulus }} 的整数。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        m = rng.randint(params.low, params.high)
        operands = [rng.randrange(2, m) for _ in range(params.operations + 1)]
        tree = random_expression(rng, operands, "+-*/")
        text = plain(tree, {"*": "×"})
        if is_prime(m) != params.prime or "/" not in text or depth(tree) > params.depth:
            raise task.Retry
        try:
            value = evaluate(tree, _operations(m))
        except ValueError:  # a divisor without inverse
            raise task.Retry from None
        return self.Instance(expression=text, modulus=m), int(value)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        text, lines = instance.expression, []
        while (found := re.search(r"\(([^()]*)\)", text)) or " " in text:
            inner = found[1] if found else text
            first = re.search(r"(\d+) ([×/]) (\d+)", inner) or re.match(r"(\d+) ([+-]) (\d+)", inner)
            if not first:
                raise ValueError(text)
            steps, value = _operation(int(first[1]), first[2], int(first[3]), instance.modulus)
            new = f"{inner[: first.start()]}{value}{inner[first.end() :]}"
            bracketed = f"({new})" if " " in new else new
            text = f"{text[: found.start()]}{bracketed}{text[found.end() :]}" if found else new
            lines += [*steps, text]
        return "\n".join(lines)

    def format(self, instance: Instance) -> Format[int]:
        return Integer(low=0, high=instance.modulus - 1)


def _operation(a: int, sign: str, b: int, m: int) -> tuple[list[str], int]:
    """Write an operation of two residues, and give the result."""
    lines: list[str] = []
    if sign == "/":
        lines, b = inverse_steps(b, m)
    value = a + b if sign == "+" else a - b if sign == "-" else a * b
    shown = f"{a} {sign.replace('/', '×')} {b} = {value}"
    return [*lines, shown if 0 <= value < m else f"{shown} = {value % m} (mod {m})"], value % m


def _operations(m: int) -> Mapping[str, Operation]:
    return {
        "+": lambda a, b: (a + b) % m,
        "-": lambda a, b: (a - b) % m,
        "*": lambda a, b: a * b % m,
        "/": lambda a, b: a * Fraction(inverse(int(b), m)) % m,
    }

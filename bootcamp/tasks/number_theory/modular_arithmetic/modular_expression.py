"""Evaluate an expression modulo m, where division is multiplication by the inverse.

Answer: one residue; it is unique.
Harder: more operations, deeper brackets, larger and composite moduli.
Skills: arithmetic, algebra
Source: original; modular arithmetic is in every text on number theory.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.arithmetic import Operation, depth, evaluate, plain, random_expression
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

    def format(self, instance: Instance) -> Format[int]:
        return Integer(low=0, high=instance.modulus - 1)


def _operations(m: int) -> Mapping[str, Operation]:
    return {
        "+": lambda a, b: (a + b) % m,
        "-": lambda a, b: (a - b) % m,
        "*": lambda a, b: a * b % m,
        "/": lambda a, b: a * Fraction(inverse(int(b), m)) % m,
    }

"""Find the last number on a board when any two numbers are replaced by the value of a stated operation.

Answer: a rational number, or a remainder where one is asked; it is the same for every order.
Harder: more kinds of operations, longer lists that are described by a rule, remainders of huge results.
Skills: algebra, arithmetic
Source: the classical puzzle of numbers on a blackboard and their invariants.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import reduce
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import random_prime
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

Run = tuple[str, int, int]
"""What a part of the list is, with its two numbers."""

OPERATIONS: dict[str, tuple[str, Callable[[int, Fraction, Fraction], Fraction], Callable[[Fraction], Fraction]]] = {
    "sum": ("a + b + {}", lambda k, a, b: a + b + k, Fraction),
    "circle": ("a + b + {} × a × b", lambda k, a, b: a + b + k * a * b, Fraction),
    "scaled": ("{} × a × b", lambda k, a, b: k * a * b, Fraction),
    "moved": ("a × b - {0} × a - {0} × b + {1}", lambda k, a, b: (a - k) * (b - k) + k, Fraction),
    "harmonic": ("a × b ÷ (a + b)", lambda k, a, b: a * b / (a + b), Fraction),
    "root": ("√(a × a + b × b)", lambda k, a, b: a + b, lambda x: x * x),
    "speed": ("(a + b) ÷ (1 + a × b)", lambda k, a, b: (a + b) / (1 + a * b), Fraction),
}
"""The formula, its value, and what the computation does with a number at first: roots are kept as squares."""

RUNS = {
    "range": ("all integers from {0} to {1}", "从 {0} 到 {1} 的所有整数"),
    "odd": ("all odd integers from {0} to {1}", "从 {0} 到 {1} 的所有奇数"),
    "copies": ("the number {0}, {1} times", "{1} 个 {0}"),
    "powers": ("the powers of {0} with all exponents from 0 to {1}", "{0} 的所有次幂，指数从 0 到 {1}"),
    "inverses": (
        "the fractions 1 ÷ n for all integers n from {0} to {1}",
        "所有分数 1 ÷ n，其中 n 是从 {0} 到 {1} 的整数",
    ),
}


class BlackboardOperation(Task["BlackboardOperation.Params", "BlackboardOperation.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        operations: int = knob(
            "how many kinds of operations are drawn from", levels=(2, 3, 4, 5, 6, 7, 7, 7, 7, 7), ge=1, le=7
        )
        runs: int = knob(
            "how many runs the list consists of; 0: it is written out",
            levels=(0, 0, 0, 1, 1, 1, 2, 2, 3, 3),
            ge=0,
            le=3,
        )
        length: int = knob(
            "how many numbers a run or the list has at most",
            levels=(3, 4, 5, 8, 15, 30, 60, 150, 400, 1000),
            ge=3,
            le=1000,
        )
        copies: int = knob(
            "how often a repeated number stands on the board at most",
            levels=(3, 3, 3, 10, 30, 100, 1000, 10**5, 10**7, 10**9),
            ge=3,
            le=10**9,
        )

    class Instance(task.Instance):
        operation: str
        k: int
        numbers: tuple[int, ...]
        runs: tuple[Run, ...]
        modulus: int  # 0: none

        @property
        def formula(self) -> str:
            return OPERATIONS[self.operation][0].format(self.k, self.k * self.k + self.k)

        @property
        def parts(self) -> dict[str, list[str]]:
            texts = [[text.format(x, y) for text in RUNS[kind]] for kind, x, y in self.runs]
            return {"en": [en for en, _ in texts], "zh": [zh for _, zh in texts]}

    answer = Rational()
    prompt = Prompt(
        en=r"""
        On a board stand the following numbers:

        {{ numbers | comma if numbers else parts.en | lines }}

        In each step any two numbers a and b on the board are erased, and the number

        {{ formula }}

        is written instead. This is repeated until a single number z is left, which is the same for every order.

        Find {{ "the remainder of " if modulus }}{{ "z" if operation != "root" else "the square of z" }}
        {{- " on division by %d" % modulus if modulus }}.
        """,
        zh=r"""
        黑板上写着下列各数：

        {{ numbers | comma if numbers else parts.zh | lines }}

        每一步任意擦去黑板上的两个数 a 和 b，再写上

        {{ formula }}

        如此继续，直到只剩下一个数 z；无论按什么次序，z 都相同。
        求 {{ "z " if operation != "root" else "z 的平方" }}{{ "除以 " ~ modulus ~ " 的余数" if modulus else "的值" }}。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        operation = rng.choice(list(OPERATIONS)[: params.operations])
        fractions = operation in ("harmonic", "speed")
        count = params.length if params.runs == 0 else 0
        kinds = ("inverses",) if fractions else ("range", "odd", "copies", "powers")
        runs = tuple(draw_run(rng, rng.choice(kinds), params.length, params.copies) for _ in range(params.runs))
        instance = self.Instance(
            operation=operation,
            k=rng.randint(2, 6),
            numbers=tuple(rng.randint(2, 9) for _ in range(rng.randint(min(count, 3), count))),
            runs=runs,
            modulus=0 if fractions or not runs else random_prime(rng, 1000, 9999),
        )
        answer = self.solve(instance)
        if answer in (0, instance.k) or max(abs(answer.numerator), answer.denominator) > 10**12:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Fraction:
        _, apply, start = OPERATIONS[instance.operation]

        def join(a: Fraction, b: Fraction) -> Fraction:
            value = apply(instance.k, a, b)
            return value % instance.modulus if instance.modulus else value

        values = [start(Fraction(x)) for x in instance.numbers]
        for kind, x, y in instance.runs:
            if kind == "copies":
                values.append(repeated(join, start(Fraction(x)), y))
            else:
                values += map(start, members(kind, x, y))
        return reduce(join, values)


def draw_run(rng: Random, kind: str, longest: int, copies: int) -> Run:
    """Draw a run of this kind with at most `longest` numbers, or `copies` copies."""
    length = rng.randint(longest // 2 + 1, longest)
    if kind == "copies":
        return kind, rng.randint(2, 9), rng.randint(copies // 2, copies)
    if kind == "powers":
        return kind, rng.randint(2, 5), length
    first = rng.randint(2, 12)
    return kind, first, first + length


def members(kind: str, x: int, y: int) -> list[Fraction]:
    """Write out a run that is no copies."""
    if kind == "powers":
        return [Fraction(x**e) for e in range(y + 1)]
    numbers = (n for n in range(x, y + 1) if kind != "odd" or n % 2)
    return [Fraction(1, n) if kind == "inverses" else Fraction(n) for n in numbers]


def repeated(join: Callable[[Fraction, Fraction], Fraction], x: Fraction, n: int) -> Fraction:
    """Join n >= 1 copies by doubling."""
    if n == 1:
        return x
    half = repeated(join, x, n // 2)
    return join(join(half, half), x) if n % 2 else join(half, half)

"""Find the last nonzero digits of factorials, central binomials and ratios of factorials.

Answer: the list of the digits; it is unique.
Harder: larger numbers, more of them, forms other than factorials.
Skills: arithmetic, induction
Source: original; the last nonzero digit of n! is a classic of contest mathematics.
Small: level 1 asks for two factorials up to 12!.
"""

from __future__ import annotations

from math import comb, factorial, perm, prod
from random import Random
from typing import Any, Literal

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence
from bootcamp.verifiers.base import Format

Digits = tuple[int, ...]
Kind = Literal["factorial", "central", "ratio"]
_TEXTS: dict[Kind, str] = {"factorial": "{}!", "central": "{}! / ({}!)^2", "ratio": "{}! / {}!"}


class FactorialLastNonzeroDigit(Task["FactorialLastNonzeroDigit.Params", "FactorialLastNonzeroDigit.Instance", Digits]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        count: int = knob("how many digits are asked for", levels=(2, 3, 3, 3, 4, 4, 5, 5, 6, 7), ge=2, le=12)
        largest: int = knob(
            "a bound on the numbers whose factorial is taken alone",
            levels=(12, 20, 40, 100, 300, 1000, 10**4, 10**6, 10**9, 10**12),
            ge=10,
            le=10**15,
        )
        largest_form: int = knob(
            "the same in the other forms; 10 for factorials alone",
            levels=(10, 10, 20, 30, 50, 100, 200, 500, 1000, 2000),
            ge=10,
            le=3000,
        )

    class Instance(task.Instance):
        numbers: tuple[tuple[Kind, int, int], ...]

        @property
        def shown(self) -> list[str]:
            return [_TEXTS[kind].format(n, k) for kind, n, k in self.numbers]

    answer = Sequence(Integer(low=1, high=9))
    prompt = Prompt(
        en=r"""
        What is the last digit other than 0 of each of these integers, written in base 10?

        {{ shown | numbered }}

        List the digits in this order.
        """,
        zh=r"""
        下列各整数写成 10 进制时，最后一个不为 0 的数字分别是什么？

        {{ shown | numbered }}

        按这个顺序列出各个数字。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Digits]:
        kinds: list[Kind] = ["factorial"] * params.count
        if params.largest_form > 10:
            kinds = ["factorial", *rng.choices(list(_TEXTS), k=params.count - 1)]
            rng.shuffle(kinds)
        instance = self.Instance(numbers=tuple(_draw_number(kind, params, rng) for kind in kinds))
        if len(set(instance.numbers)) < params.count:
            raise task.Retry
        return instance, self.solve(instance)

    def key(self, instance: Instance) -> object:
        return sorted(instance.numbers)

    def format(self, instance: Instance) -> Format[Digits]:
        return Sequence(Integer(low=1, high=9), length=len(instance.numbers))

    def solve(self, instance: Instance) -> Digits:
        return tuple(_last_digit(*number) for number in instance.numbers)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        """Reduce modulo 5 without the fives: n! is (-5)^e times the factorials of the digits of n in base 5."""
        lines = []
        for digit, (kind, n, k) in zip(self.solve(instance), instance.numbers, strict=True):
            steps, e, rest = _five_steps(n)
            lines += steps
            twos = 1
            if kind != "factorial":
                steps, less, divisor = _five_steps(k)
                lines += steps
                times = 2 if kind == "central" else 1
                back = pow(divisor, -times, 5)
                shown = f"2 × {less}" if times == 2 else str(less)
                lines.append(
                    f"{e} - {shown} = {e - times * less}; {rest} / {divisor}{'^2' * (times == 2)} ≡ {rest * back % 5}"
                )
                e, rest = e - times * less, rest * back % 5
                tops, bottoms = _halves(n), _halves(k)
                twos = sum(tops) - times * sum(bottoms) - e
                lines.append(f"{_sum(tops)}, {_sum(bottoms)}; {sum(tops)} - {times} × {sum(bottoms)} = {twos + e}")
            if twos < 0:
                lines.append(f"{twos + e} < {e}; 5")
                continue
            value = 2 ** (e % 4) * rest
            power = f"2^{e} ≡ 2^{e % 4}" if e > 3 else f"2^{e}"
            lines.append(f"{power} × {rest} = {value} ≡ {value % 5}; {digit}")
        return "\n".join(lines)


def _five_steps(n: int) -> tuple[list[str], int, int]:
    """Write n in base 5: give the lines, the exponent of 5 in n!, and the product of the digits' factorials mod 5."""
    steps: list[str] = []
    quotients, values = [], []
    while n:
        if n > 4 or not steps:
            steps.append(f"{n} = {n // 5} × 5 + {n % 5}")
        quotients.append(n // 5)
        values.append(factorial(n % 5) % 5)
        n //= 5
    rest = prod(values) % 5
    text = f"{' + '.join(map(str, quotients[:-1]))} = {sum(quotients)}; " if len(quotients) > 2 else ""
    return [", ".join(steps), f"{text}{' × '.join(map(str, values))} ≡ {rest}"], sum(quotients), rest


def _halves(n: int) -> list[int]:
    """Give the quotients of n by 2, 4, 8, ..."""
    return [n >> shift for shift in range(1, n.bit_length())]


def _sum(values: list[int]) -> str:
    return f"{' + '.join(map(str, values))} = {sum(values)}"


def _draw_number(kind: Kind, params: FactorialLastNonzeroDigit.Params, rng: Random) -> tuple[Kind, int, int]:
    if kind == "factorial":
        return kind, rng.randint(max(4, params.largest // 10), params.largest), 0
    half = rng.randint(params.largest_form // 4, params.largest_form // 2)
    return kind, 2 * half, half if kind == "central" else rng.randint(half // 2, 2 * half - 3)


def _last_digit(kind: Kind, n: int, k: int) -> int:
    if kind == "factorial":
        return _of_factorial(n)
    value = comb(n, k) if kind == "central" else perm(n, n - k)
    while value % 10 == 0:
        value //= 10
    return value % 10


def _of_factorial(n: int) -> int:
    """Take the factors five at a time: the product of the others of each five is 2 modulo 10 once a 10 is taken out."""
    if n < 5:
        return factorial(n) % 10 or 1
    return pow(2, n // 5, 10) * _of_factorial(n // 5) * _of_factorial(n % 5) % 10

"""Evaluate Jacobi symbols.

Answer: the list of the values in order; it is unique.
Harder: more and larger pairs.
Skills: arithmetic, knowledge
Source: original; C. G. J. Jacobi, Über die Kreistheilung, 1837.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import jacobi, valuation
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence
from bootcamp.verifiers.base import Format

Symbols = tuple[int, ...]


class JacobiSymbols(Task["JacobiSymbols.Params", "JacobiSymbols.Instance", Symbols]):
    version = 1

    class Params(task.Params):
        count: int = knob("how many symbols are asked", levels=(4, 4, 5, 5, 6, 7, 8, 9, 10, 12), ge=4, le=20)
        largest: int = knob(
            "a bound on the numbers",
            levels=(30, 60, 100, 300, 1000, 10**4, 10**5, 10**7, 10**9, 10**12),
            ge=20,
            le=10**15,
        )

    class Instance(task.Instance):
        pairs: tuple[tuple[int, int], ...]

    answer = Sequence(Integer(low=-1, high=1))
    prompt = Prompt(
        en=r"""
        Evaluate each of these Jacobi symbols (a/n). Each value is -1, 0 or 1.

        {% for a, n in pairs %}
        {{ loop.index }}. ({{ a }}/{{ n }})
        {% endfor %}

        Give the {{ pairs | length }} values in order.
        """,
        zh=r"""
        计算下列各个雅可比符号 (a/n)，每个值为 -1、0 或 1。

        {% for a, n in pairs %}
        {{ loop.index }}. ({{ a }}/{{ n }})
        {% endfor %}

        按顺序给出这 {{ pairs | length }} 个值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Symbols]:
        instance = self.Instance(pairs=tuple(_draw_pair(params.largest, rng) for _ in range(params.count)))
        values = self.solve(instance)
        if len(set(values)) == 1 or values.count(0) > params.count // 3:
            raise task.Retry
        return instance, values

    def key(self, instance: Instance) -> object:
        return sorted(instance.pairs)

    def format(self, instance: Instance) -> Format[Symbols]:
        return Sequence(Integer(low=-1, high=1), length=len(instance.pairs))

    def solve(self, instance: Instance) -> Symbols:
        return tuple(jacobi(a, n) for a, n in instance.pairs)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        return "\n".join(f"{number}. {_chain(a, n)}" for number, (a, n) in enumerate(instance.pairs, start=1))


def _chain(a: int, n: int) -> str:
    """Write a symbol as equal ones with smaller numbers: reduced, without factors 2, upside down and reduced again."""
    shown, minus = [f"({a}/{n})"], ""
    if a >= n:
        a %= n
        shown.append(f"({a}/{n})")
    while a > 1:
        if twos := valuation(a, 2):
            a >>= twos
            if twos % 2 and n % 8 in (3, 5):
                minus = "" if minus else "-"
            shown.append(f"{minus}({a}/{n})")
        if a > 1:
            if a % 4 == n % 4 == 3:
                minus = "" if minus else "-"
            a, n = n % a, a
            shown.append(f"{minus}({a}/{n})")
    return " = ".join([*shown, f"{minus}1" if a or n == 1 else "0"])


def _draw_pair(largest: int, rng: Random) -> tuple[int, int]:
    """Draw a and an odd n, in one of eight cases with a common factor."""
    n = rng.randrange(largest // 4 | 1, largest, 2)
    a = rng.randint(2, largest)
    factor = rng.choice([3, 5, 7])
    if rng.randrange(8) == 0 and factor * 3 < largest:
        a, n = factor * rng.randint(1, largest // factor), factor * rng.randrange(1, largest // factor, 2)
    return a, n

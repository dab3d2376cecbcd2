"""Reduce a tower of powers modulo m.

Answer: one integer; it is unique.
Harder: higher towers, larger entries, larger moduli that share factors with the bases.
Skills: arithmetic, algebra
Source: original; L. Euler, Theoremata arithmetica nova methodo demonstrata, 1763.
Small: levels 1 and 2 ask for the residues of towers with entries up to 9 modulo 10 and moduli up to 12.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.numbers import totient
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer


class PowerTowerMod(Task["PowerTowerMod.Params", "PowerTowerMod.Instance", int]):
    version = 1
    small_levels = (1, 2)

    class Params(task.Params):
        height: int = knob("how many numbers the tower has", levels=(2, 2, 3, 3, 3, 4, 4, 5, 5, 6), ge=2, le=10)
        largest: int = knob(
            "a bound on the numbers in the tower",
            levels=(9, 9, 30, 60, 100, 200, 1000, 10**4, 10**5, 10**6),
            ge=3,
            le=10**7,
        )
        low: int = knob(
            "the least modulus", levels=(10, 7, 20, 50, 100, 300, 1000, 10**4, 10**6, 10**8), ge=5, le=10**12
        )
        high: int = knob(
            "the greatest modulus", levels=(10, 13, 100, 200, 500, 1000, 10**4, 10**6, 10**8, 10**9), ge=10, le=10**12
        )

    class Instance(task.Instance):
        tower: tuple[int, ...]
        modulus: int

        @property
        def shown(self) -> str:
            *lower, top = self.tower
            return "^(".join(map(str, lower)) + f"^{top}" + ")" * (len(lower) - 1)

    answer = Integer()
    prompt = Prompt(
        en=r"""
        Find the remainder of

        {{ shown }}

        on division by {{ modulus }}.
        """,
        zh=r"""
        求

        {{ shown }}

        除以 {{ modulus }} 的余数。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        tower = tuple(rng.randint(2, params.largest) for _ in range(params.height))
        instance = self.Instance(tower=tower, modulus=rng.randint(params.low, params.high))
        answer = self.solve(instance)
        if params.low > 10 and answer in (0, 1, tower[0] % instance.modulus):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> int:
        return _reduced(instance.tower, instance.modulus) % instance.modulus


def _reduced(tower: tuple[int, ...], m: int) -> int:
    """Give a number that stands for the tower as an exponent when phi(..) = m: itself below m, else m..2m-1."""
    base, *rest = tower
    if m == 1:
        return 1
    if not rest:
        return _wrapped(base, m)
    result = 1
    for bit in bin(_reduced(tuple(rest), totient(m)))[2:]:
        result = _wrapped(result * result, m)
        if bit == "1":
            result = _wrapped(result * base, m)
    return result


def _wrapped(n: int, m: int) -> int:
    return n if n < m else n % m + m

"""Find the smallest x, from a lower bound on, that satisfies a system of congruences.

Answer: one integer; it is unique.
Harder: more congruences, larger moduli, moduli with common factors, factors before x, a lower bound.
Skills: arithmetic, algebra
Source: original; the Chinese remainder theorem is in every text on number theory.
"""

from __future__ import annotations

from math import gcd, lcm
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.modular_steps import divisor_steps, inverse_steps
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer


class ChineseRemainder(Task["ChineseRemainder.Params", "ChineseRemainder.Instance", int]):
    version = 1

    class Params(task.Params):
        congruences: int = knob(
            "how many congruences the system has", levels=(2, 2, 3, 3, 4, 4, 5, 6, 7, 8), ge=2, le=12
        )
        largest_modulus: int = knob(
            "the largest modulus drawn", levels=(9, 15, 15, 25, 30, 50, 80, 120, 250, 500), ge=7, le=10**4
        )
        coprime: bool = knob("whether the moduli are pairwise coprime", levels=(True,) * 4 + (False,) * 6)
        factors: bool = knob("whether x has a factor in every congruence", levels=(False,) * 5 + (True,) * 5)
        largest_low: int = knob(
            "the largest lower bound of x drawn",
            levels=(0, 0, 0, 100, 1000, 10000, 10**5, 10**6, 10**6, 10**6),
            ge=0,
            le=10**9,
        )

    class Instance(task.Instance):
        congruences: tuple[tuple[int, int, int], ...]  # (a, r, m) stands for a x = r (mod m), gcd(a, m) = 1
        low: int

    answer = Integer()
    prompt = Prompt(
        en=r"""
        An integer x satisfies all of these congruences:

        {% for a, r, m in congruences %}
        {{ "" if a == 1 else a }}x ≡ {{ r }} (mod {{ m }})
        {% endfor %}

        Find the smallest such x with x ≥ {{ low }}.
        """,
        zh=r"""
        整数 x 同时满足下列同余式：

        {% for a, r, m in congruences %}
        {{ "" if a == 1 else a }}x ≡ {{ r }} (mod {{ m }})
        {% endfor %}

        求满足 x ≥ {{ low }} 的最小的 x。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        moduli = _draw_moduli(params, rng)
        low = rng.randint(0, params.largest_low)
        x = low + rng.randrange(lcm(*moduli))
        congruences = []
        for m in moduli:
            a = rng.choice([a for a in range(2, m) if gcd(a, m) == 1] or [1]) if params.factors else 1
            congruences.append((a, a * x % m, m))
        return self.Instance(congruences=tuple(congruences), low=low), x

    def key(self, instance: Instance) -> object:
        solved = sorted((pow(a, -1, m) * r % m, m) for a, r, m in instance.congruences)
        return [solved, instance.low]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, x, step = [], 0, 1
        for a, rest, m in instance.congruences:
            r = rest
            if a > 1:
                steps, inverse = inverse_steps(a, m)
                r = inverse * rest % m
                lines += [*steps, f"x = {inverse} × {rest} = {inverse * rest} = {r} (mod {m})"]
            if step == 1:
                x, step = r, m
                continue
            steps, g, t = divisor_steps(step % m, m)
            left, small = (r - x) % m, m // g
            product = t * (left // g)
            k = product % small
            reduced = f" = {k}" if k != product else ""
            lines.append(f"x = {x} + {step}k, {step}k = {r} - {x} = {left} (mod {m})")
            if step >= m:
                lines.append(f"{step} = {step % m} (mod {m})")
            lines += [*steps, f"k = {t} × {left}{f'/{g}' if g > 1 else ''} = {product}{reduced} (mod {small})"]
            lines.append(f"{x} + {step} × {k} = {x + step * k}")
            x, step = x + step * k, step * small
        if x < instance.low:
            k = -(-(instance.low - x) // step)
            lines.append(f"x = {x} + {step}k, {instance.low} ≤ x, k = {k}: {x + k * step}")
        return "\n".join(lines)


def _draw_moduli(params: ChineseRemainder.Params, rng: Random) -> list[int]:
    """Draw distinct moduli, pairwise coprime or each with a common factor with another one."""
    moduli: list[int] = []
    for _ in range(1000):
        m = rng.randint(3, params.largest_modulus)
        shares = any(gcd(m, other) > 1 for other in moduli)
        if m not in moduli and (not moduli or shares != params.coprime):
            moduli.append(m)
        if len(moduli) == params.congruences:
            return moduli
    raise task.Retry

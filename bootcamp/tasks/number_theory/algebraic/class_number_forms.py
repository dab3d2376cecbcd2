"""List the reduced primitive positive definite binary quadratic forms of a discriminant.

Answer: the list of forms (a, b, c), in increasing order of a, then of b; it is unique.
Harder: larger discriminants, more forms.
Skills: algebra, search
Source: original; C. F. Gauss, Disquisitiones Arithmeticae, 1801, art. 174.
Small: levels 1 and 2 ask for discriminants from -200 on.
"""

from __future__ import annotations

from math import gcd, isqrt
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.number_theory.algebraic._forms import Form, is_reduced
from bootcamp.verifiers import Integer, Sequence

Forms = tuple[Form, ...]


class ClassNumberForms(Task["ClassNumberForms.Params", "ClassNumberForms.Instance", Forms]):
    version = 1
    small_levels = (1, 2)

    class Params(task.Params):
        low: int = knob(
            "the least size of the discriminant",
            levels=(3, 40, 200, 200, 400, 600, 800, 1000, 2000, 3000),
            ge=3,
            le=10**5,
        )
        high: int = knob(
            "the greatest size of the discriminant",
            levels=(60, 200, 6000, 8000, 10**4, 20_000, 20_000, 20_000, 20_000, 20_000),
            ge=40,
            le=10**5,
        )
        leading: int = knob(
            "a bound on the leading coefficient", levels=(4, 8, 4, 6, 9, 12, 16, 24, 40, 60), ge=2, le=200
        )
        most: int = knob("the greatest number of forms", levels=(3, 6, 6, 8, 10, 12, 16, 20, 30, 40), ge=2, le=60)

    class Instance(task.Instance):
        discriminant: int
        leading: int

    answer = Sequence(Sequence(Integer(), length=3))
    prompt = Prompt(
        en=r"""
        List all triples of integers [a, b, c] with these properties:

        - b^2 - 4ac = {{ discriminant }} and 1 ≤ a ≤ {{ leading }}
        - |b| ≤ a ≤ c, and moreover b ≥ 0 whenever |b| = a or a = c
        - no integer greater than 1 divides a, b and c

        These are the reduced primitive positive definite forms ax^2 + bxy + cy^2 of this discriminant
        whose first coefficient is at most {{ leading }}. Order the triples by a, those with equal a by b, increasing.
        """,
        zh=r"""
        列出满足下列条件的所有整数组 [a, b, c]：

        - b^2 - 4ac = {{ discriminant }}，且 1 ≤ a ≤ {{ leading }}
        - |b| ≤ a ≤ c，并且当 |b| = a 或 a = c 时还有 b ≥ 0
        - 没有大于 1 的整数同时整除 a、b、c

        它们就是该判别式的首项系数不超过 {{ leading }} 的约化本原正定二次型 ax^2 + bxy + cy^2。
        按 a 从小到大排列，a 相同的按 b 从小到大排列。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Forms]:
        size = rng.randint(params.low, params.high)
        if size % 4 in (1, 2):
            raise task.Retry
        instance = self.Instance(discriminant=-size, leading=min(params.leading, isqrt(size // 3)))
        forms = self.solve(instance)
        if not params.most // 3 <= len(forms) <= params.most:
            raise task.Retry
        return instance, forms

    def solve(self, instance: Instance) -> Forms:
        forms = []
        for a in range(1, instance.leading + 1):
            for b in range(-a, a + 1):
                c, rest = divmod(b * b - instance.discriminant, 4 * a)
                if rest == 0 and gcd(a, b, c) == 1 and is_reduced((a, b, c)):
                    forms.append((a, b, c))
        return tuple(forms)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        size, last, lines = -instance.discriminant, instance.leading, []
        for b in range(size % 2, last + 1, 2):
            n = (b * b + size) // 4
            found = []
            for a in (a for a in range(max(b, 1), last + 1) if n % a == 0 and a * a <= n):
                c, common = n // a, gcd(a, b, n // a)
                signs = "" if b in (0, a) or a == c else "±"
                found.append(f"[{a}, {signs}{b}, {c}]" + (f" (gcd {common})" if common > 1 else ""))
            lines.append(f"b = ±{b}: ({b * b} + {size})/4 = {n}" if b else f"b = 0: {size}/4 = {n}")
            lines[-1] += f"; {', '.join(found) or '-'}"
        return "\n".join(lines)

"""Find the first number in none of some residue classes, or count such numbers in a period.

Answer: one integer; it is unique.
Harder: more classes, larger moduli, a lower bound, longer covered stretches.
Skills: arithmetic, search
Source: original; P. Erdős, On integers of the form 2^k + p, Summa Brasil. Math. 2 (1950).
"""

from __future__ import annotations

from collections.abc import Iterable
from math import lcm
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer

_DRAWS = 60


class CoveringSystemGap(Task["CoveringSystemGap.Params", "CoveringSystemGap.Instance", int]):
    version = 1

    class Params(task.Params):
        classes: int = knob(
            "how many residue classes there are", levels=(2, 3, 4, 5, 6, 8, 10, 12, 15, 20), ge=2, le=30
        )
        largest_modulus: int = knob(
            "a bound on the moduli", levels=(7, 8, 10, 12, 16, 20, 24, 30, 40, 60), ge=5, le=100
        )
        period: int = knob(
            "a bound on the period where numbers are counted",
            levels=(30, 60, 120, 240, 400, 800, 2000, 5000, 10**4, 3 * 10**4),
            ge=20,
            le=10**5,
        )
        largest_low: int = knob(
            "the largest lower bound drawn",
            levels=(20, 50, 200, 1000, 10**4, 10**5, 10**6, 10**7, 10**8, 10**9),
            ge=0,
            le=10**12,
        )

    class Instance(task.Instance):
        classes: tuple[tuple[int, int], ...]  # residue and modulus
        low: int | None  # numbers of a period are counted where it is None

        @property
        def period(self) -> int:
            return lcm(*(m for _, m in self.classes))

    answer = Integer()
    prompt = Prompt(
        en=r"""
        Consider these congruences:

        {% for r, m in classes %}
        n ≡ {{ r }} (mod {{ m }})
        {% endfor %}

        {% if low is none %}
        How many integers n with 0 ≤ n < {{ period }} satisfy none of them?
        {%- else %}
        Find the smallest integer n ≥ {{ low }} that satisfies none of them.
        {%- endif %}
        """,
        zh=r"""
        考虑下列同余式：

        {% for r, m in classes %}
        n ≡ {{ r }} (mod {{ m }})
        {% endfor %}

        {% if low is none %}
        满足 0 ≤ n < {{ period }} 且不满足其中任何一个同余式的整数 n 共有多少个？
        {%- else %}
        求不满足其中任何一个同余式的最小整数 n ≥ {{ low }}。
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        low = rng.randint(0, params.largest_low)
        counting = rng.random() < 0.4
        wanted = rng.randint(max(1, params.classes - 2), params.classes + 3)
        for _ in range(_DRAWS):
            tight = rng.uniform(0.6, 1)
            classes: list[tuple[int, int]] = []
            for m in _draw_moduli(params, rng, counting):
                first = _first_free(classes, low) if rng.random() < tight else rng.randrange(m)
                classes.append((first % m, m))
            # of few classes, each mostly takes one number more: do not let low + their number be the answer too often
            if counting or params.classes > 8 or _first_free(classes, low) == low + wanted:
                break
        else:
            raise task.Retry
        rng.shuffle(classes)
        instance = self.Instance(classes=tuple(classes), low=None if counting else low)
        answer = self.solve(instance)
        if counting and answer < 3:
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        return [sorted(instance.classes), instance.low]

    def solve(self, instance: Instance) -> int:
        if instance.low is not None:
            return _first_free(instance.classes, instance.low)
        free = bytearray([1]) * instance.period
        for r, m in instance.classes:
            free[r::m] = bytes(len(free[r::m]))
        return sum(free)


def _first_free(classes: Iterable[tuple[int, int]], low: int) -> int:
    """Find the smallest number from `low` on in none of the classes; give up after 1,000."""
    for n in range(low, low + 1_000):
        if all(n % m != r for r, m in classes):
            return n
    raise task.Retry


def _draw_moduli(params: CoveringSystemGap.Params, rng: Random, counting: bool) -> list[int]:
    """Draw moduli with repetitions; those of a count divide a number within the period."""
    if not counting:
        return [rng.randint(3, params.largest_modulus) for _ in range(params.classes)]
    whole = rng.randint(params.period // 3, params.period)
    parts = [m for m in range(2, params.largest_modulus + 1) if whole % m == 0]
    if len(parts) < 3:
        raise task.Retry
    return rng.choices(parts, k=params.classes)

"""Recover a secret from its remainders modulo several numbers, some of which are false.

Answer: the secret, with the numbers of the false shares where there may be some; unique.
Harder: more and larger moduli, one and then two false shares.
Skills: arithmetic, search, deduction
Source: original; C. Asmuth and J. Bloom, A modular approach to key safeguarding, 1983.
"""

from __future__ import annotations

from itertools import combinations
from math import gcd, prod
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.modular_steps import inverse_steps, product, reduced
from bootcamp.lib.numbers import crt, inverse
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Set


class CrtSecretShares(Task["CrtSecretShares.Params", "CrtSecretShares.Instance", Any]):
    version = 1

    class Params(task.Params):
        needed: int = knob("how many shares are needed", levels=(2, 2, 2, 2, 2, 3, 3, 3, 3, 4), ge=2, le=6)
        false: int = knob("how many shares are false", levels=(0, 0, 1, 1, 1, 1, 1, 1, 2, 2), ge=0, le=2)
        largest: int = knob(
            "the bound of the moduli", levels=(24, 50, 30, 40, 80, 40, 80, 150, 80, 120), ge=15, le=10**4
        )

    class Instance(task.Instance):
        base: int  # the secret is below it
        needed: int
        wrong: int
        shares: tuple[tuple[int, int], ...]  # modulus and remainder

        @property
        def limit(self) -> int:
            return prod(sorted(m for m, _ in self.shares)[: self.needed])

    prompt = Prompt(
        en=r"""
        A secret s is a whole number from 0 to {{ base - 1 }}. It was hidden in y = s + {{ base }} a with a random whole
        number a ≥ 0, and y is less than {{ limit }}. Each share is a modulus and the remainder of y on division by it:

        {% for m, r in shares %}
        - share {{ loop.index }}: y mod {{ m }} = {{ r }}
        {% endfor %}

        {% if wrong %}
        Exactly {{ "one share is" if wrong == 1 else "two shares are" }} false: the remainder was changed to another
        number below the modulus. Only one y is possible. Give "secret" (s) and "false" (the set of the numbers of the
        false shares).
        {% else %}
        Find s.
        {% endif %}
        """,
        zh=r"""
        秘密 s 是 0 到 {{ base - 1 }} 之间的整数。它隐藏在 y = s + {{ base }} a 中，其中 a ≥ 0 是随机的整数，
        且 y 小于 {{ limit }}。每个份额是一个模数和 y 除以它的余数：

        {% for m, r in shares %}
        - 份额 {{ loop.index }}：y mod {{ m }} = {{ r }}
        {% endfor %}

        {% if wrong %}
        恰有{{ "一" if wrong == 1 else "两" }}个份额是假的：它的余数被改成了小于模数的另一个数。只有一个 y 是可能的。
        请给出 "secret"（即 s）和 "false"（假份额的编号的集合）。
        {% else %}
        求 s。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        secret = Integer(0, instance.base - 1)
        if not instance.wrong:
            return secret
        return Record(secret=secret, false=Set(Integer(1, len(instance.shares)), size=instance.wrong))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        count = params.needed + 2 * params.false
        half = params.largest // 2
        pool = rng.sample(range(half, 2 * half + 1), half + 1)
        base = pool.pop()
        moduli: list[int] = []
        for m in pool:
            if all(gcd(m, other) == 1 for other in (*moduli, base)):
                moduli.append(m)
        if len(moduli) < count:
            raise task.Retry
        moduli = moduli[:count]
        y = rng.randrange(base, prod(sorted(moduli)[: params.needed]))
        shares = [(m, y % m) for m in moduli]
        for place in rng.sample(range(count), params.false):
            m, r = shares[place]
            shares[place] = m, (r + rng.randrange(1, m)) % m
        instance = self.Instance(base=base, needed=params.needed, wrong=params.false, shares=tuple(shares))
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> Any:
        for chosen in combinations(instance.shares, instance.needed):
            solved = crt([r for _, r in chosen], [m for m, _ in chosen])
            y = solved[0] if solved else 0
            false = frozenset(n for n, (m, r) in enumerate(instance.shares, 1) if y % m != r)
            if y < instance.limit and len(false) == instance.wrong:
                return {"secret": y % instance.base, "false": false} if instance.wrong else y % instance.base
        raise task.Retry

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines: list[str] = []
        numbered = list(enumerate(instance.shares, start=1))
        joined: dict[tuple[int, ...], tuple[int, int]] = {(): (0, 1)}
        for chosen in combinations(numbered, instance.needed):
            numbers = tuple(number for number, _ in chosen)
            if instance.wrong:
                lines.append(", ".join(map(str, numbers)))
            for size, (_, share) in enumerate(chosen, start=1):
                if numbers[:size] not in joined:
                    joined[numbers[:size]], more = _joined(joined[numbers[: size - 1]], share)
                    lines += more
            y, wrong = joined[numbers][0], 0
            if y >= instance.limit:
                lines.append(f"{y} >= {instance.limit}")
                continue
            checks = []
            for number, (m, r) in numbered:
                if number not in numbers and wrong <= instance.wrong:
                    wrong += y % m != r
                    checks.append(f"{number}: {reduced(y, m)}{'' if y % m == r else f' != {r}'}")
            lines += ["; ".join(checks)] if checks else []
            if wrong == instance.wrong:
                break
        return "\n".join([*lines, f"s: {reduced(y, instance.base)}"])

    def key(self, instance: Instance) -> object:
        return [instance.base, instance.needed, sorted(instance.shares)]


def _joined(before: tuple[int, int], share: tuple[int, int]) -> tuple[tuple[int, int], list[str]]:
    """Add a congruence to y modulo some number; give the new y and modulus, and what is written."""
    (y, modulus), (m, r) = before, share
    if modulus == 1:
        return (r, m), []
    back = inverse(modulus, m)
    t = back * ((r - y) % m) % m
    if m < 25:  # shorter than an inverse
        rests = ", ".join(str((y + n * modulus) % m) for n in range(t + 1))
        lines = [f"y = {y} + {modulus}t (mod {m}): {rests}, t = {t}"]
    else:
        lines = [f"y = {y} + {modulus}t, {modulus}t = {r} - {y} = {reduced(r - y, m)} (mod {m})"]
        lines += [reduced(modulus, m)] if modulus > m else []
        lines += inverse_steps(modulus % m, m)[0]
        lines.append(f"t = {back}·{(r - y) % m} = {reduced(back * ((r - y) % m), m)}")
    lines.append(f"{product(modulus, t)}, y = {y} + {modulus * t} = {y + modulus * t}")
    return (y + modulus * t, modulus * m), lines

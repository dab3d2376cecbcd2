"""Count the zeros at the end of a factorial or binomial coefficient in a given base, or find a factorial with many.

Answer: one integer; it is unique.
Harder: larger numbers, composite bases with powers of primes, quotients, the inverse question.
Skills: arithmetic, counting
Source: original; A.-M. Legendre, Théorie des nombres, 1830.
Small: level 1 asks for n up to 50 in base 10.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Literal

from bootcamp import task
from bootcamp.lib.numbers import factorize
from bootcamp.lib.prompts import comma
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer

Kind = Literal["factorial", "product", "binomial", "least"]


class FactorialTrailingZeros(Task["FactorialTrailingZeros.Params", "FactorialTrailingZeros.Instance", int]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        kinds: int = knob("how many kinds of question occur", levels=(1, 1, 2, 2, 3, 4, 4, 4, 4, 4), ge=1, le=4)
        low: int = knob(
            "the least n drawn", levels=(5, 50, 100, 200, 500, 1000, 10**4, 10**6, 10**9, 10**13), ge=5, le=10**17
        )
        high: int = knob(
            "the greatest n drawn",
            levels=(50, 1000, 2000, 3000, 5000, 20000, 10**6, 10**9, 10**12, 10**15),
            ge=20,
            le=10**18,
        )
        largest_base: int = knob(
            "the largest base; 10 asks for base 10 only",
            levels=(10, 10, 16, 30, 60, 150, 500, 1000, 2500, 5000),
            ge=10,
            le=10**5,
        )

    class Instance(task.Instance):
        kind: Kind
        n: int  # for `least`, the number of zeros
        k: int
        base: int

        @property
        def shown(self) -> str:
            n, k = self.n, self.k
            quotient = f"C({n}, {k}) = {n}! / ({k}! × {n - k}!)"
            return {"product": f"{n}! × {k}!", "binomial": quotient}.get(self.kind, f"{n}!")

    answer = Integer()
    prompt = Prompt(
        en=r"""
        {% if kind == "least" %}
        Find the smallest n such that n!, written in base {{ base }}, ends in at least {{ n }} zeros.
        {%- else %}
        Let N = {{ shown }}. In how many zeros does N end when it is written in base {{ base }}?
        {%- endif %}
        """,
        zh=r"""
        {% if kind == "least" %}
        求最小的 n，使 n! 写成 {{ base }} 进制时末尾至少有 {{ n }} 个零。
        {%- else %}
        设 N = {{ shown }}。把 N 写成 {{ base }} 进制，末尾有多少个零？
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        kinds: list[Kind] = ["factorial", "product", "binomial", "least"]
        kind = rng.choice(kinds[: params.kinds])
        base = 10 if params.largest_base == 10 else rng.randint(params.largest_base // 4, params.largest_base)
        n = rng.randint(params.low, params.high)
        k = rng.randint(n // 5, n // 2) if kind in ("product", "binomial") else 0
        if kind == "least":
            n = max(1, _zeros(self.Instance(kind="factorial", n=n, k=0, base=base)))
        instance = self.Instance(kind=kind, n=n, k=k, base=base)
        answer = self.solve(instance)
        if answer == 0 or (kind == "binomial" and answer == 1 and rng.random() < 0.8):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> int:
        return _least(instance) if instance.kind == "least" else _zeros(instance)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        if instance.kind == "least":
            return "\n".join(_bisection(instance))
        n, k, lines, counts = instance.n, instance.k, [], []
        sign, parts = {"product": ("+", [n, k]), "binomial": ("-", [n, k, n - k])}.get(instance.kind, ("", [n]))
        for p, e in _deciding(instance):
            lines += [f"{p}, {part}!: {_legendre(part, p)}" for part in parts]
            first, *others = (_exponent(part, p) for part in parts)
            total = first - sum(others) if sign == "-" else first + sum(others)
            if others:
                lines.append(f"{p}; {f' {sign} '.join(map(str, [first, *others]))} = {total}")
            if e > 1:
                lines.append(f"{p}^{e}: {total} = {total // e} × {e} + {total % e}")
            counts.append(total // e)
        if len(counts) > 1:
            lines.append(f"min({comma(counts)}) = {min(counts)}")
        return "\n".join(lines)


def _zeros(instance: FactorialTrailingZeros.Instance) -> int:
    n, k = instance.n, instance.k
    counts = []
    for p, e in factorize(instance.base).items():
        other = _exponent(k, p) + (_exponent(n - k, p) if instance.kind == "binomial" else 0)
        total = _exponent(n, p) - other if instance.kind == "binomial" else _exponent(n, p) + other
        counts.append(total // e)
    return min(counts)


def _exponent(n: int, p: int) -> int:
    """Give the exponent of a prime in n!."""
    total = 0
    while n:
        n //= p
        total += n
    return total


def _deciding(instance: FactorialTrailingZeros.Instance) -> list[tuple[int, int]]:
    """Give the prime powers of the base; of factorials, without those that occur at least as often as a larger one."""
    powers = list(factorize(instance.base).items())
    if instance.kind == "binomial":
        return powers
    return [(p, e) for p, e in powers if not any(q > p and f >= e for q, f in powers)]


def _legendre(n: int, p: int) -> str:
    """Write the quotients by p, p^2, ... and their sum."""
    quotients = [n]
    while quotients[-1] >= p:
        quotients.append(quotients[-1] // p)
    found = " + ".join(map(str, quotients[1:])) or "0"
    return f"{' → '.join(map(str, quotients))}, {found}{f' = {_exponent(n, p)}' if len(quotients) > 2 else ''}"


def _bisection(instance: FactorialTrailingZeros.Instance) -> Iterator[str]:
    """Write the search for the smallest n that lies above `low` and not above `high`."""
    low, high = -1, instance.n * instance.base
    while high - low > 1:
        n, found = (low + high) // 2, []
        for p, e in _deciding(instance):
            division = f", {_exponent(n, p)} = {_exponent(n, p) // e} × {e} + {_exponent(n, p) % e}" if e > 1 else ""
            found.append(f"{p}: {_legendre(n, p)}{division}")
        zeros = _zeros(instance.model_copy(update={"kind": "factorial", "n": n}))
        enough = zeros >= instance.n
        yield f"{low} < n ≤ {high}: {n}!; {'; '.join(found)}; {zeros} {'≥' if enough else '<'} {instance.n}"
        low, high = (low, n) if enough else (n, high)
    yield f"{low} < n ≤ {high}"


def _least(instance: FactorialTrailingZeros.Instance) -> int:
    """Find by bisection the smallest n whose factorial has enough zeros."""
    low, high = 0, instance.n * instance.base
    while low < high:
        middle = (low + high) // 2
        if _zeros(instance.model_copy(update={"kind": "factorial", "n": middle})) >= instance.n:
            high = middle
        else:
            low = middle + 1
    return low

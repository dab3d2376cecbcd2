"""Sort integers by a made-up order that compares several properties one after the other.

Answer: the list of the integers in this order; it is unique.
Harder: longer lists, more properties, larger numbers, exceptions.
Skills: instructions, arithmetic
Source: original.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import prod
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import digit_sum, divisor_sum, divisors, factorize, is_prime, primes_below, reverse_digits
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence
from bootcamp.verifiers.base import Format


class RedefinedOrderSort(Task["RedefinedOrderSort.Params", "RedefinedOrderSort.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        count: int = knob("how many integers are sorted", levels=(4, 5, 6, 7, 8, 9, 11, 13, 16, 20), ge=3, le=30)
        keys: int = knob("how many properties are compared", levels=(1, 1, 2, 2, 3, 3, 3, 4, 4, 5), ge=1, le=6)
        largest: int = knob(
            "the largest integer", levels=(60, 99, 99, 150, 200, 300, 500, 999, 999, 3000), ge=20, le=10**5
        )
        exceptions: int = knob("how many exceptions there are", levels=(0, 0, 0, 0, 1, 1, 2, 2, 2, 2), ge=0, le=2)

    class Instance(task.Instance):
        numbers: tuple[int, ...]
        keys: tuple[tuple[str, int, bool], ...]  # property, its number (else 0), whether larger values come first
        exceptions: int

        @property
        def lines(self) -> list[tuple[str, str, bool]]:
            texts = [(_PROPERTIES[name][0], _PROPERTIES[name][1], k, down) for name, k, down in self.keys]
            return [(en.format(k), zh.format(k), down) for en, zh, k, down in texts]

    prompt = Prompt(
        en=r"""
        Two positive integers are compared by these properties, one after the other, until one property differs:

        {% for text, _, down in lines %}
        {{ loop.index }}. {{ text }}: the {{ "larger" if down else "smaller" }} value comes first
        {% endfor %}
        {{ lines | length + 1 }}. the number itself: the smaller one comes first

        {% if exceptions %}
        Exceptions, which go before all of this: prime numbers come before all other numbers
        {{- "; among the others, multiples of 10 come last" if exceptions > 1 }}.

        {% endif %}
        Sort these numbers by that order:

        {{ numbers | comma }}
        """,
        zh=r"""
        比较两个正整数时，依次比较下列性质，直到某一条不同为止：

        {% for _, text, down in lines %}
        {{ loop.index }}. {{ text }}：值{{ "较大" if down else "较小" }}的排在前面
        {% endfor %}
        {{ lines | length + 1 }}. 数本身：较小的排在前面

        {% if exceptions %}
        例外规则优先于以上各条：质数排在所有其他数之前
        {{- "；在其他数中，10 的倍数排在最后" if exceptions > 1 }}。

        {% endif %}
        请按这个顺序排列下列各数：

        {{ numbers | comma }}
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Sequence(Integer(), length=len(instance.numbers))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        names = rng.sample(sorted(_PROPERTIES), params.keys)
        # Properties with few values come first, so that later ones decide.
        names.sort(key=lambda name: _PROPERTIES[name][3])
        instance = self.Instance(
            numbers=tuple(rng.sample(range(11, params.largest + 1), params.count)),
            keys=tuple(
                (name, rng.randint(3, 7) if "{0}" in _PROPERTIES[name][0] else 0, rng.random() < 0.5) for name in names
            ),
            exceptions=params.exceptions,
        )
        answer = self.solve(instance)
        decided = {_deciding(instance, a, b) for a, b in pairwise(answer)}
        if len(decided) < min(params.keys, 3) or list(answer) in (sorted(answer), sorted(answer, reverse=True)):
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        return [sorted(instance.numbers), instance.keys, instance.exceptions]

    def solve(self, instance: Instance) -> tuple[int, ...]:
        return tuple(sorted(instance.numbers, key=lambda n: _values(instance, n)))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        groups, lines = [instance.numbers], list[str]()
        names = [("prime", 0, False), ("ten", 0, False)][: instance.exceptions]
        places = [*range(instance.exceptions), *range(2, 2 + len(instance.keys))]
        for place, (name, k, _) in zip(places, [*names, *instance.keys], strict=True):
            compared = [n for group in groups if len(group) > 1 for n in group]
            lines += [f"{n}: {_measured(name, k, n, language)}" for n in compared]
            groups = [part for group in groups for part in _split(instance, group, place)]
            lines.append(" | ".join(", ".join(map(str, group)) for group in groups))
        lines.append(", ".join(str(n) for group in groups for n in sorted(group)))
        return "\n".join(lines)


def _split(instance: RedefinedOrderSort.Instance, group: tuple[int, ...], place: int) -> list[tuple[int, ...]]:
    """Part numbers by the value at a place, in the order of the values."""
    values = {n: _values(instance, n)[place] for n in group}
    return [tuple(n for n in group if values[n] == value) for value in sorted(set(values.values()))]


def _measured(name: str, k: int, n: int, language: str) -> str:
    """Write how a property of a number is found."""
    parts = [digit for digit in str(n) if name != "product" or digit != "0"]
    if name == "remainder":
        return f"{n} = {n // k} × {k} + {n % k}, {n % k}"
    if name == "divisors":
        return f"{', '.join(map(str, divisors(n)))}; {len(divisors(n))}"
    if name in ("digit sum", "product"):
        return f"{(' + ' if name == 'digit sum' else ' × ').join(parts)} = {_PROPERTIES[name][2](n, k)}"
    if name == "prime":
        factor = min(factorize(n))
        tried = ", ".join(str(p) for p in primes_below(n) if p * p <= n)
        yes = {"en": f"prime (no factor {tried})", "zh": f"质数（没有因数 {tried}）"}[language]
        return yes if factor == n else f"{factor} × {n // factor}"
    return str(n % 10 if name == "ten" else _PROPERTIES[name][2](n, k))


_PROPERTIES: dict[str, tuple[str, str, Callable[[int, int], int], int]] = {
    "remainder": ("the remainder modulo {0}", "除以 {0} 的余数", lambda n, k: n % k, 0),
    "odd digits": ("how many odd digits it has", "奇数数字的个数", lambda n, k: sum(int(d) % 2 for d in str(n)), 0),
    "largest": ("its largest digit", "最大的数字", lambda n, k: max(map(int, str(n))), 1),
    "divisors": ("how many positive divisors it has", "正约数的个数", lambda n, k: divisor_sum(n, 0), 1),
    "last": ("its last digit", "末位数字", lambda n, k: n % 10, 1),
    "digit sum": ("the sum of its digits", "各位数字之和", lambda n, k: digit_sum(n), 2),
    "product": (
        "the product of its digits other than 0",
        "除 0 以外的各位数字之积",
        lambda n, k: prod(int(d) for d in str(n) if d != "0"),
        2,
    ),
    "reversed": (
        "the number read backwards, zeros in front dropped",
        "倒过来读得到的数（去掉开头的零）",
        lambda n, k: reverse_digits(n),
        3,
    ),
}
"""The text in English and Chinese, the value, and a rank that grows with how many values there are."""


def _values(instance: RedefinedOrderSort.Instance, n: int) -> tuple[int, ...]:
    """Give the values that are compared, the smaller first."""
    first = (not is_prime(n) if instance.exceptions else 0, n % 10 == 0 if instance.exceptions > 1 else 0)
    values = (_PROPERTIES[name][2](n, k) * (-1 if down else 1) for name, k, down in instance.keys)
    return (*map(int, first), *values, n)


def _deciding(instance: RedefinedOrderSort.Instance, a: int, b: int) -> int:
    """Tell which value decides between two numbers."""
    pairs = zip(_values(instance, a), _values(instance, b), strict=True)
    return next(i for i, (x, y) in enumerate(pairs) if x != y)

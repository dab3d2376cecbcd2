"""Find the expected number of packets until a collection of unequally frequent coupons is as large as asked.

Answer: a rational number; it is unique.
Harder: more types and packets, empty packets, packets with two coupons, part of the collection asked.
Skills: probability, counting
Source: original; the coupon collector's problem, as in H. von Schelling, 1954.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.chains import mean_gain
from bootcamp.lib.numbers import random_composition
from bootcamp.lib.probability import worth_asking
from bootcamp.lib.prompts import braces, letters
from bootcamp.lib.shown_work import division, products
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational


class CouponCollectorUnequal(Task["CouponCollectorUnequal.Params", "CouponCollectorUnequal.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        types: int = knob("how many types of coupons there are", levels=(2, 3, 3, 3, 3, 4, 4, 5, 5, 6), ge=2, le=6)
        whole: int = knob(
            "the largest denominator of the chances", levels=(20, 20, 20, 20, 18, 16, 16, 16, 18, 20), ge=6, le=20
        )
        empty: bool = knob("whether packets may be empty", levels=(True, False) + (True,) * 8)
        doubles: int = knob(
            "how many kinds of packets hold two coupons", levels=(0, 0, 0, 0, 1, 1, 2, 2, 3, 4), ge=0, le=5
        )
        part: bool = knob("whether a part of the types may be asked", levels=(False, False, False) + (True,) * 7)

    class Instance(task.Instance):
        packets: tuple[tuple[tuple[int, ...], Fraction], ...]
        need: int  # how many types are needed
        wanted: tuple[int, ...]  # which ones, or nothing for any

        @property
        def types(self) -> list[int]:
            return sorted({coupon for packet, _ in self.packets for coupon in packet})

        def lines(self, language: str) -> list[str]:
            empty, also = (("空包", " 和 "), ("empty", " and "))[language == "en"]
            return [f"{also.join(letters(packet)) or empty}: {chance}" for packet, chance in self.packets]

    answer = Rational(low=0)
    prompt = Prompt(
        en=r"""
        Packets hold coupons of the types {{ types | letters | listed(language) }}. The contents of different packets
        are independent, and each packet holds, with the probability given:

        {{ lines(language) | bullets }}

        Packets are opened one after the other. Find the expected number of packets opened until
        {%- if wanted %} each of the types {{ wanted | letters | listed(language) }} has been found at least once
        {%- elif need == types | length %} every type has been found at least once
        {%- else %} coupons of at least {{ need }} different types have been found
        {%- endif %}.
        Give the exact value.
        """,
        zh=r"""
        有 {{ types | letters | listed(language) }} 几种卡片装在包里出售。各包的内容相互独立，每包按所给概率装有：

        {{ lines(language) | bullets }}

        逐包打开，求打开到
        {%- if wanted %} {{ wanted | letters | listed(language) }} 各至少得到一张
        {%- elif need == types | length %}每种卡片都至少得到一张
        {%- else %}至少得到 {{ need }} 种不同的卡片
        {%- endif %}为止的包数的期望。请给出精确值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        n = params.types
        packets: list[tuple[int, ...]] = [(i,) for i in range(n)]
        pairs = [(i, j) for i in range(n) for j in range(i)]
        packets += [pair[::-1] for pair in rng.sample(pairs, min(params.doubles, len(pairs)))]
        packets += [()] * params.empty
        whole = rng.randint(max(len(packets), 8), params.whole)
        parts = random_composition(rng, whole, len(packets))
        chances = tuple((packet, Fraction(part, whole)) for packet, part in zip(packets, parts, strict=True))
        need, wanted = n, tuple[int, ...]()
        if params.part and n > 2:
            need = rng.randint(2, n)
            if need < n and rng.random() < 0.5:
                wanted = tuple(sorted(rng.sample(range(n), need)))
        if params.types > 2 and len(set(parts)) < 3:
            raise task.Retry
        instance = self.Instance(packets=chances, need=need, wanted=wanted)
        answer = self.solve(instance)
        if not worth_asking(answer) or answer.denominator == 1:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Fraction:
        start: frozenset[int] = frozenset()
        return mean_gain(start, lambda owned: _after(instance, owned), lambda owned: int(not _done(instance, owned)))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        reached = [frozenset[int]()]
        for owned in reached:  # grows while it is read
            reached += [more for more in _after(instance, owned) if more not in reached]
        lines, values, needed = list[str](), dict[frozenset[int], Fraction](), set(instance.wanted or instance.types)
        for owned in sorted(reached, key=len, reverse=True):
            steps = _after(instance, owned)
            if not steps:
                values[owned] = Fraction(0)
                continue
            stay = steps.pop(owned, Fraction(0))
            pairs = [(chance, values[more]) for more, chance in steps.items() if values[more]]
            total = 1 + sum((chance * value for chance, value in pairs), Fraction(0))
            shown = " + ".join(["1", *(products([pair]) for pair in pairs)])
            values[owned] = total / (1 - stay)
            told = f"{shown} = {total}, " if pairs else ""
            kept = [chance for packet, chance in instance.packets if set(packet) & needed <= owned]
            away = f"1{''.join(f' - {chance}' for chance in kept)} = {1 - stay}, " if stay else ""
            last = f"{division(total, 1 - stay)} = {values[owned]}" if stay else f"{values[owned]}"
            lines.append(f"{braces(letters(sorted(owned)))}: {told}{away}{last}")
        return "\n".join([*lines, str(values[frozenset()])])


def _done(instance: CouponCollectorUnequal.Instance, owned: frozenset[int]) -> bool:
    return set(instance.wanted) <= owned if instance.wanted else len(owned) >= instance.need


def _after(instance: CouponCollectorUnequal.Instance, owned: frozenset[int]) -> dict[frozenset[int], Fraction]:
    """Give the chances of what is owned after one more packet; nothing once that is enough."""
    steps: dict[frozenset[int], Fraction] = {}
    for packet, chance in () if _done(instance, owned) else instance.packets:
        more = owned | (set(packet) & set(instance.wanted or instance.types))
        steps[more] = steps.get(more, Fraction(0)) + chance
    return steps

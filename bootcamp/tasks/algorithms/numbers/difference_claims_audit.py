"""Accept or reject claims on differences as they arrive, and work out differences that follow.

Answer: the rejected claims and the asked differences, which may be open; unique.
Harder: more numbers and claims, more wrong ones, bits in place of differences.
Skills: deduction, arithmetic
Source: original; union-find with offsets, as in the parity problems of programming contests.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import labels
from bootcamp.lib.prompts import bracketed
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Maybe, Record, Sequence, Set

Claim = tuple[int, int, int]
"""The numbers u and v, and what u - v (or their exclusive or) is said to be."""


class DifferenceClaimsAudit(Task["DifferenceClaimsAudit.Params", "DifferenceClaimsAudit.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        numbers: int = knob("how many numbers there are", levels=(4, 5, 6, 7, 8, 10, 12, 15, 19, 24), ge=3, le=26)
        claims: int = knob("the number of claims", levels=(5, 7, 9, 11, 14, 17, 22, 28, 36, 45), ge=4, le=90)
        asked: int = knob("the number of asked differences", levels=(1, 1, 2, 2, 3, 3, 4, 4, 5, 5), ge=1, le=8)
        wrong: int = knob("what percentage is said at random", levels=(15, 20, 25, 25, 25, 30, 30, 30, 35, 35), le=60)
        bits: int = knob("the percentage of cases with bits", levels=(0, 0, 30, 30, 40, 40, 50, 50, 50, 50), le=100)

    class Instance(task.Instance):
        numbers: int
        xor: bool
        claims: tuple[Claim, ...]
        asked: tuple[tuple[int, int], ...]

        @property
        def questions(self) -> list[str]:
            return [self.said(u, v) for u, v in self.asked]

        def said(self, u: int, v: int) -> str:
            names = labels(self.numbers, "letters")
            return f"{names[u]} {'xor' if self.xor else '-'} {names[v]}"

    prompt = Prompt(
        en=r"""
        {% if xor -%}
        There are unknown nonnegative integers A to {{ (numbers - 1) | letter }}. For two integers u
        and v, u xor v is the integer whose binary digits are 1 exactly where the binary digits of u and v differ.
        {% else -%}
        There are unknown integers A to {{ (numbers - 1) | letter }}.
        {% endif -%}
        Claims about them arrive one after the other:

        {% for u, v, value in claims %}
        {{ loop.index }}. {{ said(u, v) }} = {{ value }}
        {% endfor %}

        A claim is rejected if it contradicts the claims accepted so far, that is, if these and it cannot all be true;
        a rejected claim has no further effect. Every other claim is accepted.
        Give "rejected" (the set of the numbers of the rejected claims) and "values" (for
        {{ questions | listed(language) }}{{ ", in this order," if asked | length > 1 }} the value that follows from the
        accepted claims, or ? if none follows).
        """,
        zh=r"""
        {% if xor -%}
        有未知的非负整数 A 到 {{ (numbers - 1) | letter }}。对两个整数 u 和 v，u xor v
        （按位异或）是这样的整数：它的二进制位恰好在 u 与 v 的二进制位不同的地方为 1。
        {% else -%}
        有未知的整数 A 到 {{ (numbers - 1) | letter }}。
        {% endif -%}
        关于它们的说法依次到来：

        {% for u, v, value in claims %}
        {{ loop.index }}. {{ said(u, v) }} = {{ value }}
        {% endfor %}

        如果一个说法与此前已接受的说法矛盾，即它与那些说法不可能全部成立，就拒绝它，被拒绝的说法此后不起作用；
        其他说法都接受。
        请给出 "rejected"（被拒绝的说法的编号的集合）和 "values"
        （{{ "依次" if asked | length > 1 }}写出 {{ questions | listed(language) }} 由已接受的说法推出的值；
        推不出的写 ?）。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        value = Maybe(Integer(), none="?")
        return Record(
            rejected=Set(Integer(1, len(instance.claims))), values=Sequence(value, length=len(instance.asked))
        )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        xor = rng.randrange(100) < params.bits
        high = 31 if params.numbers < 10 else 63
        hidden = [rng.randint(0, high) for _ in range(params.numbers)]
        parts = rng.choice((1, 1, 2))
        pairs: list[tuple[int, int]] = []
        while len(pairs) < params.claims:
            u, v = rng.sample(range(params.numbers), 2)
            if (u % parts == v % parts or rng.random() < 0.04) and {(u, v), (v, u)}.isdisjoint(pairs):
                pairs.append((u, v))
            elif params.claims > params.numbers * (params.numbers - 1) // (2 * parts):
                raise task.Retry
        claims = []
        for u, v in pairs:
            value = _offset(hidden[u], hidden[v], xor)
            if rng.randrange(100) < params.wrong:
                value = value ^ rng.randint(1, 7) if xor else value + rng.choice((-10, -4, -3, -2, -1, 1, 2, 3, 5, 10))
            claims.append((u, v, value))
        rejected, values = _audit(params.numbers, xor, claims)
        direct = {frozenset(claim[:2]) for claim in claims}
        free = [(u, v) for u in range(params.numbers) for v in range(params.numbers) if u != v]
        free = [pair for pair in free if frozenset(pair) not in direct]
        known = [(u, v) for u, v in free if values[u][0] == values[v][0]]
        open_ = [(u, v) for u, v in free if values[u][0] != values[v][0]]
        if len(known) < params.asked or not rejected or 5 * len(rejected) > 2 * len(claims):
            raise task.Retry
        asked = rng.sample(known, params.asked)
        if open_ and rng.random() < (0.2 if params.asked == 1 else 0.5):
            asked[rng.randrange(len(asked))] = rng.choice(open_)
        instance = self.Instance(numbers=params.numbers, xor=xor, claims=tuple(claims), asked=tuple(asked))
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> dict[str, Any]:
        rejected, values = _audit(instance.numbers, instance.xor, list(instance.claims))
        found = [
            _offset(values[u][1], values[v][1], instance.xor) if values[u][0] == values[v][0] else None
            for u, v in instance.asked
        ]
        return {"rejected": frozenset(rejected), "values": tuple(found)}

    def key(self, instance: Instance) -> object:
        order = list(dict.fromkeys(number for u, v, _ in instance.claims for number in (u, v)))
        order += [number for number in range(instance.numbers) if number not in order]
        claims = [(order.index(u), order.index(v), value) for u, v, value in instance.claims]
        return [instance.xor, claims, [(order.index(u), order.index(v)) for u, v in instance.asked]]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        names, sign = labels(instance.numbers, "letters"), "xor" if instance.xor else "-"
        lines, values = [], [(number, 0) for number in range(instance.numbers)]

        def worked(u: int, v: int) -> str:
            one, other = values[u][1], values[v][1]
            return f"{one} {sign} {bracketed(other)} = {_offset(one, other, instance.xor)}"

        for place, (u, v, value) in enumerate(instance.claims, 1):
            if values[u][0] == values[v][0]:
                right = _offset(values[u][1], values[v][1], instance.xor) == value
                lines.append(f"{place}. {worked(u, v)}" + ("" if right else f" ≠ {value}"))
            else:
                plus, base = "xor" if instance.xor else "+", values[v][1]
                told = f"{names[u]}: {values[u][1]} → {base} {plus} {bracketed(value)}"
                _audit_one(values, instance.xor, (u, v, value))
                group = [one for one in range(instance.numbers) if values[one][0] == values[v][0]]
                state = ", ".join(f"{names[one]} = {values[one][1]}" for one in group)
                lines.append(f"{place}. {told} = {values[u][1]}; {state}")
        for u, v in instance.asked:
            lines.append(f"{instance.said(u, v)}: {worked(u, v) if values[u][0] == values[v][0] else '?'}")
        return "\n".join(lines)


def _offset(one: int, other: int, xor: bool) -> int:
    return one ^ other if xor else one - other


def _audit(numbers: int, xor: bool, claims: list[Claim]) -> tuple[list[int], list[tuple[int, int]]]:
    """Give the rejected claims, and for each number its group and its offset from the first one of the group."""
    values = [(number, 0) for number in range(numbers)]
    rejected = []
    for place, (u, v, value) in enumerate(claims, 1):
        if values[u][0] == values[v][0]:
            if _offset(values[u][1], values[v][1], xor) != value:
                rejected.append(place)
            continue
        _audit_one(values, xor, (u, v, value))
    return rejected, values


def _audit_one(values: list[tuple[int, int]], xor: bool, claim: Claim) -> None:
    """Join the group of the first number of a claim to that of the second."""
    u, v, value = claim
    group, shift = values[u][0], values[v][1] ^ value if xor else values[v][1] + value
    shift = shift ^ values[u][1] if xor else shift - values[u][1]
    values[:] = [
        (values[v][0], own ^ shift if xor else own + shift) if one == group else (one, own) for one, own in values
    ]

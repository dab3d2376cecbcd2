"""Follow a map that depends on the remainder of a number, or find the numbers that take so many steps.

Answer: the number of steps, the peak, or the set of all starts, as asked; it is unique.
Harder: more remainders with rules of their own, longer ways, then all starts at once.
Skills: arithmetic, simulation
Source: original; L. Collatz's problem as generalised in J. H. Conway, Unpredictable Iterations, 1972.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, takewhile
from math import gcd, prod
from random import Random
from typing import Any, Literal

from bootcamp import task
from bootcamp.lib.numbers import divisors
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Set
from bootcamp.verifiers.base import Format

Kind = Literal["steps", "peak", "starts"]
KINDS: tuple[Kind, ...] = ("steps", "peak", "starts")
Rules = tuple[tuple[int, int, int], ...]


class CollatzGeneralized(Task["CollatzGeneralized.Params", "CollatzGeneralized.Instance", Any]):
    version = 1

    class Params(task.Params):
        modulus: int = knob("the most remainders", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 6), ge=2, le=9)
        low: int = knob(
            "the fewest steps; a quarter of it for questions about all starts",
            levels=(3, 5, 7, 10, 14, 18, 24, 30, 36, 45),
            ge=2,
            le=200,
        )
        high: int = knob("the most steps", levels=(6, 9, 12, 16, 22, 30, 40, 50, 60, 80), ge=4, le=300)
        largest: int = knob(
            "a bound on the start",
            levels=(100, 200, 500, 1000, 3000, 10**4, 10**5, 10**6, 10**7, 10**9),
            ge=50,
            le=10**12,
        )
        peak: int = knob(
            "a bound on every number on the way",
            levels=(1000, 1000, 10000, 10**5, 10**6, 10**7, 10**9, 10**11, 10**13, 10**16),
            ge=500,
            le=10**20,
        )
        starts: int = knob(
            "a bound on starts that are asked for; 0 for no such questions",
            levels=(0, 0, 0, 0, 0, 0, 100, 200, 500, 1000),
            ge=0,
            le=10**4,
        )

    class Instance(task.Instance):
        kind: Kind
        rules: Rules  # (a, b, c) at place r takes n with remainder r to (a n + b)/c
        start: int  # the greatest start where all starts are asked for
        target: int
        steps: int | None  # given where all starts are asked for

        @property
        def lines(self) -> list[str]:
            return [_rule_text(*rule) for rule in self.rules]

    answer = Integer(low=1)
    prompt = Prompt(
        en=r"""
        A map f of the positive integers depends on the remainder of n divided by {{ rules | length }}:

        {% for text in lines %}
        - remainder {{ loop.index0 }}: f(n) = {{ text }}
        {% endfor %}

        {% if kind == "starts" %}
        Find all positive integers n ≤ {{ start }} such that, if f is applied to n again and again,
        {{ target }} is reached for the first time after exactly {{ steps }} applications.
        {%- elif kind == "steps" %}
        Start with {{ start }} and apply f again and again.
        After how many applications is {{ target }} reached for the first time?
        {%- else %}
        Start with {{ start }} and apply f again and again until {{ target }} is reached.
        What is the largest number on the way?
        {%- endif %}
        """,
        zh=r"""
        正整数上的映射 f 由 n 除以 {{ rules | length }} 的余数决定：

        {% for text in lines %}
        - 余数为 {{ loop.index0 }}：f(n) = {{ text }}
        {% endfor %}

        {% if kind == "starts" %}
        求所有满足下列条件的正整数 n：n ≤ {{ start }}，
        且从 n 开始反复作用 f，恰好作用 {{ steps }} 次时第一次得到 {{ target }}。
        {%- elif kind == "steps" %}
        从 {{ start }} 开始反复作用 f。作用多少次后第一次得到 {{ target }}？
        {%- else %}
        从 {{ start }} 开始反复作用 f，直到得到 {{ target }} 为止。途中出现的最大的数是多少？
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        kind = rng.choice(KINDS[: 3 if params.starts else 2])
        every = kind == "starts"
        rules = _draw_rules(rng.randint(2, params.modulus), rng)
        start = rng.randint(10, params.starts if every else params.largest)
        steps = rng.randint(params.low, params.high) // (4 if every else 1)
        way = list(islice(_way(rules, start), steps + 1))
        if len(set(way)) < len(way) or max(way) > params.peak:
            raise task.Retry
        limit, given = (params.starts, steps) if every else (start, None)
        instance = self.Instance(kind=kind, rules=rules, start=limit, target=way[-1], steps=given)
        answer = self.solve(instance)
        if len(answer) not in range(2, 13) if every else answer in (way[0], way[-1]):
            raise task.Retry
        return instance, answer

    def format(self, instance: Instance) -> Format[Any]:
        return Set(Integer(low=1, high=instance.start)) if instance.kind == "starts" else self.answer

    def solve(self, instance: Instance) -> Any:
        rules, target, steps = instance.rules, instance.target, instance.steps
        if steps is not None:
            ways = (list(islice(_way(rules, n), steps + 1)) for n in range(1, instance.start + 1))
            return frozenset(way[0] for way in ways if way[-1] == target and target not in way[:-1])
        way = list(takewhile(lambda n: n != target, _way(rules, instance.start)))
        return len(way) if instance.kind == "steps" else max(*way, target)


def _way(rules: Rules, n: int) -> Iterator[int]:
    while True:
        yield n
        a, b, c = rules[n % len(rules)]
        n = (a * n + b) // c


def _draw_rules(modulus: int, rng: Random) -> Rules:
    """Draw maps such that c divides a n + b for all n of a remainder; some of them rise, but together they fall."""
    while True:
        rules = []
        for r in range(modulus):
            c = rng.choice(divisors(modulus))
            a = rng.choice([a for a in range(1, 6) if gcd(a, c) == 1])
            rules.append((a, -a * r % c + c * rng.randint(0, 2), c))
        ups, downs = prod(a for a, _, _ in rules), prod(c for _, _, c in rules)
        if ups < downs and any(a > c for a, _, c in rules) and (1, 0, 1) not in rules:
            return tuple(rules)


def _rule_text(a: int, b: int, c: int) -> str:
    top = f"{a if a > 1 else ''}n{f' + {b}' if b else ''}"
    return top if c == 1 else f"({top})/{c}" if b else f"{top}/{c}"

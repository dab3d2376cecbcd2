"""Compute terms of meta-Fibonacci sequences, whose recursions use terms as indices.

Answer: the terms asked; they are unique.
Harder: later terms, more of them, nested calls, pairs of sequences that depend on each other.
Skills: simulation, arithmetic
Source: original; recursions after D. Hofstadter, Gödel, Escher, Bach, Basic Books, 1979, chapter 5.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence
from bootcamp.verifiers.base import Format


class HofstadterRecursion(Task["HofstadterRecursion.Params", "HofstadterRecursion.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        last: int = knob("the largest index asked", levels=(8, 10, 12, 16, 20, 26, 34, 48, 80, 150), ge=5, le=500)
        asked: int = knob("how many indices are asked", levels=(2, 2, 3, 3, 3, 4, 4, 5, 6, 6), ge=1, le=6)
        kinds: int = knob("how many kinds of recursions occur", levels=(1, 1, 1, 2, 2, 3, 3, 4, 4, 4), ge=1, le=4)
        deepest: int = knob("how deep calls are nested at most", levels=(2, 2, 2, 3, 3, 3, 4, 4, 5, 5), ge=2, le=6)

    class Instance(task.Instance):
        kind: str
        numbers: tuple[int, int]  # two shifts, or a depth and an unused 0
        start: tuple[int, ...]  # a(1), a(2), ...
        indices: tuple[int, ...]

        @property
        def rules(self) -> list[str]:
            return _rules(self.kind, self.numbers)

    prompt = Prompt(
        en=r"""
        {% if kind == "pair" %}
        Two sequences f and m are given by f(0) = 1, m(0) = 0 and, for all n ≥ 1,
        {% elif kind == "nested" %}
        A sequence a is given by a(0) = 0 and, for all n ≥ 1,
        {% else %}
        A sequence a starts with {% for x in start %}a({{ loop.index }}) = {{ x }}, {% endfor %}and for all
        n ≥ {{ start | length + 1 }}
        {% endif %}

        {{ rules | lines }}

        Give {{ "f" if kind == "pair" else "a" }}(n) for n = {{ indices | comma }}, in this order.
        """,
        zh=r"""
        {% if kind == "pair" %}
        数列 f 和 m 满足 f(0) = 1，m(0) = 0，并且对所有 n ≥ 1 有
        {% elif kind == "nested" %}
        数列 a 满足 a(0) = 0，并且对所有 n ≥ 1 有
        {% else %}
        数列 a 满足 {% for x in start %}a({{ loop.index }}) = {{ x }}，{% endfor %}并且对所有
        n ≥ {{ start | length + 1 }} 有
        {% endif %}

        {{ rules | lines }}

        请依次给出 n = {{ indices | comma }} 时 {{ "f" if kind == "pair" else "a" }}(n) 的值。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Sequence(Integer(), length=len(instance.indices))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        kind = rng.choice((*["sum"] * 3, "conway", "nested", "pair")[: params.kinds + 2])
        low, high = {
            "sum": (0, 3),
            "conway": (1, 3),
            "nested": (max(2, params.deepest - 1), params.deepest),
            "pair": (0, 0),
        }[kind]
        numbers = (rng.randint(low, high), rng.randint(low, high) if kind in ("sum", "conway") else 0)
        size = max(numbers) + rng.randint(2, 3)
        start = {"sum": tuple(rng.randint(1, 3) for _ in range(size)), "conway": (1,) * size}.get(kind, ())
        indices = {params.last, *rng.sample(range(params.last // 2, params.last), params.asked - 1)}
        instance = self.Instance(kind=kind, numbers=numbers, start=start, indices=tuple(sorted(indices)))
        if len(start) >= instance.indices[0]:
            raise task.Retry
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> tuple[int, ...]:
        terms = _terms(instance)[0]
        return tuple(terms[n] for n in instance.indices)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        terms, lines = _terms(instance)
        return "\n".join([*lines, ", ".join(f"a({n}) = {terms[n]}" for n in instance.indices)])


def _terms(instance: HofstadterRecursion.Instance) -> tuple[list[int], list[str]]:
    """List the terms up to the last index asked, and how each one behind the start is found."""
    s, t = instance.numbers
    terms, others, lines = [0 if instance.kind == "nested" else 1, *instance.start], [0], []
    for n in range(len(terms), instance.indices[-1] + 1):
        if instance.kind in ("sum", "conway"):
            if instance.kind == "sum":
                last, other = terms[-1], _at(terms, n - 2)
                i, j = n - s - last, n - t - other
                places = f"{n - s} - {last} = {i}, {n - t} - {other} = {j}"
            else:
                i, other = _at(terms, n - s), _at(terms, n - t)
                j = n - other
                places = f"a({n - s}) = {i}, {n} - {other} = {j}"
            x, y = _at(terms, i), _at(terms, j)
            value = x + y
            lines.append(f"{n}: {places}, {x} + {y} = {value}")
        elif instance.kind == "nested":
            chain = [n - 1]
            for _ in range(s):
                chain.append(terms[chain[-1]])
            value = n - chain[-1]
            lines.append(f"{n}: {' → '.join(map(str, chain))}, {n} - {chain[-1]} = {value}")
        else:
            x, y = others[-1], terms[-1]
            others.append(n - terms[x])
            value = n - others[y]
            lines.append(f"m({n}) = {n} - f({x}) = {others[-1]}, f({n}) = {n} - m({y}) = {value}")
        terms.append(value)
    return terms, lines


def _rules(kind: str, numbers: tuple[int, int]) -> list[str]:
    s, t = numbers
    if kind == "sum":
        first, second = (f"n - {shift}" if shift else "n" for shift in numbers)
        return [f"a(n) = a({first} - a(n - 1)) + a({second} - a(n - 2))"]
    if kind == "conway":
        return [f"a(n) = a(a(n - {s})) + a(n - a(n - {t}))"]
    if kind == "nested":
        return [f"a(n) = n - {'a(' * s}n - 1{')' * s}"]
    return ["f(n) = n - m(f(n - 1))", "m(n) = n - f(m(n - 1))"]


def _at(terms: list[int], n: int) -> int:
    """Give term n, which must be among the terms so far, counted from 1."""
    if not 1 <= n < len(terms):
        raise task.Retry
    return terms[n]

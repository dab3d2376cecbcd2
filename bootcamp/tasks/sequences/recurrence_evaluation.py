"""Evaluate sequences that are given by recurrences with cases.

Answer: the terms asked; they are unique.
Harder: later terms, more cases, several sequences that depend on each other.
Skills: arithmetic, simulation
Source: original.
"""

from __future__ import annotations

from math import gcd
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence
from bootcamp.verifiers.base import Format

Branch = tuple[str, int, str, int, int]
"""A condition and its number, a formula and its two numbers; the condition of the last branch is ""."""

_CONDITIONS = {
    "divides": ("if n is divisible by {t}", "若 n 能被 {t} 整除"),
    "large": ("if {s}(n-1) > {t}", "若 {s}(n-1) > {t}"),
    "multiple": ("if {s}(n-1) is divisible by {t}", "若 {s}(n-1) 能被 {t} 整除"),
    "": ("otherwise", "其他情形"),
}
_FORMULAS = {
    "linear": "{p} × {s}(n-1) + {o}(n-2) + {c}",
    "gap": "{p} × |{s}(n-1) - {o}(n-2)| + {c}",
    "half": "{s}(n-1) + {p} × {o}(⌊n/2⌋) + {c}",
    "max": "{p} × max({s}(n-1), {o}(n-2)) + {c}",
    "gcd": "{s}(n-1) + {p} × gcd({o}(n-2), n) + {c}",
}


class RecurrenceEvaluation(Task["RecurrenceEvaluation.Params", "RecurrenceEvaluation.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        last: int = knob("the largest index asked", levels=(4, 6, 8, 10, 13, 16, 22, 30, 42, 60), ge=3, le=100)
        asked: int = knob("how many indices are asked", levels=(2, 2, 2, 2, 3, 3, 3, 3, 4, 4), ge=1, le=6)
        cases: int = knob(
            "how many conditions a recurrence has besides the last case",
            levels=(0, 0, 1, 1, 1, 2, 2, 2, 3, 3),
            ge=0,
            le=3,
        )
        sequences: int = knob("how many sequences there are", levels=(1, 1, 1, 1, 2, 2, 2, 3, 3, 3), ge=1, le=3)
        formulas: int = knob("how many kinds of formulas occur", levels=(1, 2, 3, 4, 5, 5, 5, 5, 5, 5), ge=1, le=5)
        largest_modulus: int = knob(
            "the largest modulus", levels=(50, 50, 99, 99, 99, 200, 300, 400, 600, 999), ge=20, le=1000
        )

    class Instance(task.Instance):
        starts: tuple[tuple[int, int], ...]  # terms 0 and 1 of each sequence
        recurrences: tuple[tuple[Branch, ...], ...]
        modulus: int
        indices: tuple[int, ...]

        @property
        def names(self) -> str:
            return "abc"[: len(self.starts)]

        @property
        def cases(self) -> list[list[tuple[str, str, str]]]:
            """For each sequence, formula and condition in English and Chinese of each case."""
            others = dict(zip(self.names, self.names[1:] + self.names[0], strict=True))
            return [
                [written(branch, name, others[name]) for branch in branches]
                for name, branches in zip(self.names, self.recurrences, strict=True)
            ]

    prompt = Prompt(
        en=r"""
        {% for first, second in starts %}
        {{ names[loop.index0] }}(0) = {{ first }}, {{ names[loop.index0] }}(1) = {{ second }}
        {% endfor %}

        For n = 2, 3, 4, ... take the first case that applies, and reduce its value modulo {{ modulus }} (to a remainder
        from 0 to {{ modulus - 1 }}):

        {% for branches in cases %}
        {% set name = names[loop.index0] %}
        {% for formula, condition, _ in branches %}
        {{ name }}(n) = {{ formula }}{{ ", " + condition if branches | length > 1 }}
        {% endfor %}
        {% endfor %}

        {% if "gcd" in cases | string %}
        As usual, gcd(0, n) = n.

        {% endif %}
        {% if starts | length == 1 %}
        Give a(n) for n = {{ indices | comma }}, in this order.
        {%- else %}
        Give {{ names | join("(n), ") }}(n) for n = {{ indices[-1] }}, in this order.
        {%- endif %}
        """,
        zh=r"""
        {% for first, second in starts %}
        {{ names[loop.index0] }}(0) = {{ first }}, {{ names[loop.index0] }}(1) = {{ second }}
        {% endfor %}

        当 n = 2, 3, 4, ... 时，取第一个适用的情形，
        并把所得的值对 {{ modulus }} 取余数（余数从 0 到 {{ modulus - 1 }}）：

        {% for branches in cases %}
        {% set name = names[loop.index0] %}
        {% for formula, _, condition in branches %}
        {{ name }}(n) = {{ formula }}{{ "，" + condition if branches | length > 1 }}
        {% endfor %}
        {% endfor %}

        {% if "gcd" in cases | string %}
        按惯例 gcd(0, n) = n。

        {% endif %}
        {% if starts | length == 1 %}
        请依次给出 n = {{ indices | comma }} 时的 a(n)。
        {%- else %}
        请依次给出 n = {{ indices[-1] }} 时的 {{ names | join("(n), ") }}(n)。
        {%- endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        size = len(instance.indices) if len(instance.starts) == 1 else len(instance.starts)
        return Sequence(Integer(low=0, high=instance.modulus - 1), length=size)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        modulus = rng.randint(params.largest_modulus // 2, params.largest_modulus)
        count = rng.randint((params.sequences + 1) // 2, params.sequences)
        indices = {params.last, *rng.sample(range(params.last // 2, params.last), params.asked - 1)}
        instance = self.Instance(
            starts=tuple((rng.randint(1, 19), rng.randint(1, 19)) for _ in range(count)),
            recurrences=tuple(draw(rng, params.cases, params.formulas, modulus) for _ in range(count)),
            modulus=modulus,
            indices=tuple(sorted(indices)) if count == 1 else (params.last,),
        )
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> tuple[int, ...]:
        terms = [list(start) for start in instance.starts]
        for n in range(2, instance.indices[-1] + 1):
            new = [
                value_of(branches, terms[i], terms[(i + 1) % len(terms)], n) % instance.modulus
                for i, branches in enumerate(instance.recurrences)
            ]
            for own, value in zip(terms, new, strict=True):
                own.append(value)
        if len(terms) == 1:
            return tuple(terms[0][n] for n in instance.indices)
        return tuple(own[-1] for own in terms)


def draw(rng: Random, cases: int, formulas: int, modulus: int) -> tuple[Branch, ...]:
    """Draw a recurrence with `cases` conditions before the last case, of the first so many kinds of formulas."""
    conditions = [*rng.sample(("divides", "large", "multiple"), cases), ""]
    numbers = {
        "divides": rng.randint(2, 4),
        "large": rng.randint(modulus // 3, modulus // 2),
        "multiple": rng.randint(2, 4),
    }
    kinds = list(_FORMULAS)[:formulas]
    return tuple(
        (condition, numbers.get(condition, 0), rng.choice(kinds), rng.randint(2, 7), rng.randint(1, 19))
        for condition in conditions
    )


def written(branch: Branch, name: str, other: str) -> tuple[str, str, str]:
    """Write formula and condition of a case, the latter in English and Chinese."""
    condition, t, formula, p, c = branch
    en, zh = (text.format(s=name, t=t) for text in _CONDITIONS[condition])
    return _FORMULAS[formula].format(s=name, o=other, p=p, c=c), en, zh


def value_of(branches: tuple[Branch, ...], own: list[int], other: list[int], n: int) -> int:
    """Give the value of the first case that applies; both lists hold the terms before n."""
    holds = {"divides": n, "multiple": own[-1]}
    _, _, formula, p, c = next(
        branch
        for branch in branches
        if not branch[0] or (own[-1] > branch[1] if branch[0] == "large" else holds[branch[0]] % branch[1] == 0)
    )
    x, y = own[-1], other[n - 2]
    values = {
        "linear": p * x + y,
        "gap": p * abs(x - y),
        "half": x + p * other[n // 2],
        "max": p * max(x, y),
        "gcd": x + p * gcd(y, n),
    }
    return values[formula] + c

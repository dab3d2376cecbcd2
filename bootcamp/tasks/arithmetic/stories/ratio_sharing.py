"""Find how a number of things is shared from facts about the shares.

Answer: the share of every person; they are unique.
Harder: more people, longer chains of comparisons, percentages, multiples with a difference, sums of shares.
Skills: algebra, arithmetic
Source: original; school arithmetic.
"""

from __future__ import annotations

from fractions import Fraction
from math import lcm
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import worlds
from bootcamp.lib.prompts import linear
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Mapping, Word
from bootcamp.verifiers.base import Format

Fact = tuple[str, int, tuple[int, ...], Fraction, int]
"""Kind, person, others: the person's share is a factor times the sum of the others' shares, and a difference."""


class RatioSharing(Task["RatioSharing.Params", "RatioSharing.Instance", dict[str, int]]):
    version = 1

    class Params(task.Params):
        people: int = knob("how many people share", levels=(2, 2, 3, 3, 4, 5, 6, 7, 8, 10), ge=2, le=12)
        kinds: int = knob(
            "how many kinds of facts may occur: ratio, more, percent, linear, sum",
            levels=(1, 2, 2, 3, 4, 5, 5, 5, 5, 5),
            ge=1,
            le=5,
        )
        reach: int = knob(
            "how far back among the people a fact may reach; 1 makes one chain",
            levels=(1, 1, 1, 2, 3, 3, 3, 3, 3, 3),
            ge=1,
            le=12,
        )

    class Instance(task.Instance):
        thing: str
        total: int
        people: tuple[str, ...]
        facts: tuple[Fact, ...]

        @property
        def told(self) -> list[tuple[str, str, list[str], Fraction, int]]:
            """The facts with names, and for percentages the percentage in the place of the difference."""
            return [
                (
                    kind,
                    self.people[a],
                    [self.people[i] for i in others],
                    factor,
                    difference or round(100 * factor - 100),
                )
                for kind, a, others, factor, difference in self.facts
            ]

    prompt = Prompt(
        en=r"""
        {{ people | sort | listed(language) }} share {{ total | quantity(thing, language) }} among them, so that nothing
        is left over.

        {% for kind, name, others, factor, n in told %}
        {% set more = "more" if n > 0 else "fewer" %}
        {% if kind == "ratio" %}
        - The shares of {{ name }} and {{ others[0] }} are as {{ factor.numerator }} to {{ factor.denominator }}.
        {% elif kind == "more" %}
        - {{ name }} gets {{ n | abs }} {{ more }} than {{ others[0] }}.
        {% elif kind == "percent" %}
        - {{ name }} gets {{ n | abs }}% {{ more }} than {{ others[0] }}.
        {% elif kind == "linear" %}
        - {{ name }} gets {{ n | abs }} {{ more }} than {{ factor }} times what {{ others[0] }} gets.
        {% else %}
        - {{ name }} gets {{ factor }} of what {{ others | listed(language) }} get together.
        {% endif %}
        {% endfor %}

        How many does each person get?
        """,
        zh=r"""
        {{ people | sort | listed(language) }} 把 {{ total | quantity(thing, language) }}全部分完。

        {% for kind, name, others, factor, n in told %}
        {% if kind == "ratio" %}
        - {{ name }} 与 {{ others[0] }} 分得的数量之比为 {{ factor.numerator }} : {{ factor.denominator }}。
        {% elif kind == "more" %}
        - {{ name }} 比 {{ others[0] }} {{ "多" if n > 0 else "少" }}分得 {{ n | abs }}。
        {% elif kind == "percent" %}
        - {{ name }} 比 {{ others[0] }} {{ "多" if n > 0 else "少" }}分得 {{ n | abs }}%。
        {% elif kind == "linear" %}
        - {{ name }} 分得的数量比 {{ others[0] }} 的 {{ factor }} 倍{{ "多" if n > 0 else "少" }} {{ n | abs }}。
        {% else %}
        - {{ name }} 分得的数量是 {{ others | listed(language) }} 两人之和的 {{ factor }}。
        {% endif %}
        {% endfor %}

        每个人各分得多少？
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, int]]:
        return Mapping(Word(), Integer(low=0), required=instance.people)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, int]]:
        facts = [_draw_fact(a, params, rng) for a in range(1, params.people)]
        parts = _shares(facts)
        first = lcm(*(slope.denominator for slope, _ in parts)) * rng.randint(2, 30)
        exact = [slope * first + constant for slope, constant in parts]
        if min(exact) <= 0 or sum(exact) > 2000 * params.people or any(x.denominator > 1 for x in exact):
            raise task.Retry
        shares = [int(x) for x in exact]
        people = worlds.draw_names(rng, params.people)
        rng.shuffle(facts)
        thing = rng.choice(worlds.draw_world(rng).things)
        instance = self.Instance(thing=thing, total=sum(shares), people=people, facts=tuple(facts))
        return instance, dict(zip(people, shares, strict=True))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        names, facts = instance.people, sorted(instance.facts, key=lambda fact: fact[1])
        parts, lines = _shares(facts), [f"{names[0]} = x"]
        for (_, a, others, factor, difference), part in zip(facts, parts[1:], strict=True):
            known = _text((sum(parts[i][0] for i in others), sum(parts[i][1] for i in others)))
            if len(others) > 1:
                lines.append(f"{' + '.join(names[i] for i in others)} = {known}")
            shown = f"{factor} × {_bracketed(known)}" if factor != 1 else known
            shift = f" {'-' if difference < 0 else '+'} {abs(difference)}" if difference else ""
            lines.append(" = ".join(dict.fromkeys([names[a], shown + shift, _text(part)])))
        whole = parts[0]
        for part in parts[1:]:
            after = whole[0] + part[0], whole[1] + part[1]
            lines.append(f"{_text(whole)} + {_bracketed(_text(part))} = {_text(after)}")
            whole = after
        x = (instance.total - whole[1]) / whole[0]
        lines.append(f"{_text(whole)} = {instance.total}")
        if whole[1]:
            lines.append(f"{_text((whole[0], 0))} = {instance.total - whole[1]}")
        lines.append(f"x = {instance.total - whole[1]} ÷ {_bracketed(whole[0])} = {x}")
        for name, (slope, constant) in zip(names[1:], parts[1:], strict=True):
            shift = f" {'-' if constant < 0 else '+'} {abs(constant)}" if constant else ""
            lines.append(f"{name} = {_bracketed(slope)} × {x}{shift} = {slope * x + constant}")
        return "\n".join(lines)

    def key(self, instance: Instance) -> object:
        return [instance.total, sorted([*fact[:3], str(fact[3]), fact[4]] for fact in instance.facts)]


def _shares(facts: list[Fact]) -> list[tuple[Fraction, int | Fraction]]:
    """Write every share as a multiple of the first one and a constant."""
    parts: list[tuple[Fraction, int | Fraction]] = [(Fraction(1), 0)]
    for _, _, others, factor, difference in facts:
        slope, constant = sum(parts[i][0] for i in others), sum(parts[i][1] for i in others)
        parts.append((factor * slope, factor * constant + difference))
    return parts


def _text(part: tuple[Fraction | int, Fraction | int]) -> str:
    return linear([(part[0], "x"), (part[1], "")])


def _bracketed(term: object) -> str:
    return f"({term})" if set(" /-") & set(str(term)) and not str(term).startswith("(") else str(term)


def _draw_fact(a: int, params: RatioSharing.Params, rng: Random) -> Fact:
    """Compare person `a` with one or two before."""
    kind = rng.choice(("ratio", "more", "percent", "linear", "sum")[: params.kinds])
    earlier = range(max(0, a - params.reach), a)
    if kind == "sum" and len(earlier) > 1:
        return kind, a, tuple(rng.sample(earlier, 2)), Fraction(rng.randint(1, 4), rng.randint(5, 7)), 0
    difference = rng.choice((-1, 1)) * rng.randint(2, 40)
    factor, shift = {
        "more": (Fraction(1), difference),
        "percent": (1 + Fraction(rng.choice((-60, -50, -40, -25, -20, 20, 25, 40, 50, 60)), 100), 0),
        "linear": (Fraction(rng.randint(2, 3)), difference),
    }.get(kind, (Fraction(*rng.sample(range(1, 8), 2)), 0))
    return "ratio" if kind == "sum" else kind, a, (rng.choice(earlier),), factor, shift

"""Follow stocks of goods through rises, falls and moves in percent, of which one number is withheld.

Answer: the withheld number, exact: an amount at the end or at the start, or a percentage; it is unique.
Harder: more steps, rates that are less round, several stocks, the start or a rate in the middle withheld.
Skills: arithmetic, algebra
Source: original; school arithmetic.
"""

from __future__ import annotations

from fractions import Fraction
from math import lcm
from random import Random
from typing import Any, Literal

from bootcamp import task
from bootcamp.lib import worlds
from bootcamp.lib.numbers import decimal
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational
from bootcamp.verifiers.base import Format

Step = tuple[str, int, Fraction | None]
"""What happens to a stock, which one, and the rate in percent or the amount; None for the number that is asked."""
_RATES = ("rise", "fall", "move")


class PercentageChain(Task["PercentageChain.Params", "PercentageChain.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        steps: int = knob("how many changes are told", levels=(1, 2, 2, 3, 4, 5, 6, 8, 10, 12), ge=1, le=16)
        stocks: int = knob("how many stocks there are", levels=(1, 1, 1, 2, 1, 2, 2, 2, 3, 3), ge=1, le=3)
        unit: int = knob(
            "what rates are multiples of, in tenths of a percent",
            levels=(100, 50, 50, 50, 10, 10, 5, 5, 1, 1),
            ge=1,
            le=100,
        )
        asked: Literal["end", "start", "rate"] = knob(
            "which number is withheld",
            levels=("end", "end", "start", "end", "start", "rate", "start", "rate", "start", "rate"),
        )

    class Instance(task.Instance):
        good: str
        people: tuple[str, ...]
        start: tuple[Fraction | None, ...]  # None if it is asked
        steps: tuple[Step, ...]
        told: tuple[int, Fraction | None]  # a stock and its final amount, None if it is asked

        @property
        def lines(self) -> list[tuple[str, str, str, str]]:
            """For every line its kind, whose stock it is, the next person, and the number."""
            told = [*(("start", i, n) for i, n in enumerate(self.start)), *self.steps, ("end", *self.told)]
            people = (*self.people, self.people[0])
            return [(kind, people[i], people[i + 1], "x" if n is None else decimal(n)) for kind, i, n in told]

    prompt = Prompt(
        en=r"""
        These things happen one after the other. Every percentage refers to the stock right before that step.

        {% for kind, name, receiver, n in lines %}
        {% set amount = n ~ " kg of " ~ good %}
        - {{ {"start": "At first %(name)s has %(amount)s.", "end": "At the end %(name)s has %(amount)s.",
              "rise": "The stock of %(name)s grows by %(n)s%%.", "fall": "The stock of %(name)s shrinks by %(n)s%%.",
              "move": "%(n)s%% of the stock of %(name)s goes to %(receiver)s.",
              "add": "%(name)s buys another %(amount)s.", "take": "%(name)s uses up %(amount)s."}[kind]
             | format(name=name, n=n, amount=amount, receiver=receiver) }}
        {% endfor %}

        Find x exactly.
        """,
        zh=r"""
        下列事情依次发生，每个百分数都以该步之前的存量为基准。

        {% for kind, name, receiver, n in lines %}
        {% set amount = n ~ " 千克" ~ (good | zh) %}
        - {{ {"start": "开始时 %(name)s 有 %(amount)s。", "end": "最后 %(name)s 有 %(amount)s。",
              "rise": "%(name)s 的存量增加 %(n)s%%。", "fall": "%(name)s 的存量减少 %(n)s%%。",
              "move": "%(name)s 把存量的 %(n)s%% 给了 %(receiver)s。",
              "add": "%(name)s 又买进 %(amount)s。", "take": "%(name)s 用掉 %(amount)s。"}[kind]
             | format(name=name, n=n, amount=amount, receiver=receiver) }}
        {% endfor %}

        求 x 的精确值。
        """,
    )

    def format(self, instance: Instance) -> Format[Fraction]:
        return Rational(low=0, unit="%" if any(number is None for _, _, number in instance.steps) else "kg")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        start = tuple(Fraction(100 * rng.randint(2, 100)) for _ in range(params.stocks))
        steps = _draw_steps(params, start, rng)
        hidden = rng.choice([j for j, step in enumerate(steps) if step[0] in _RATES]) if params.asked == "rate" else -1
        told = rng.randrange(params.stocks)
        instance = self.Instance(
            good=rng.choice(worlds.draw_world(rng).goods),
            people=worlds.draw_names(rng, params.stocks),
            start=(None, *start[1:]) if params.asked == "start" else start,
            steps=tuple((kind, i, None if j == hidden else n) for j, (kind, i, n) in enumerate(steps)),
            told=(told, None if params.asked == "end" else _run(start, steps)[told]),
        )
        return instance, self.solve(instance)

    def key(self, instance: Instance) -> object:
        return [instance.start, instance.steps, instance.told]

    def solve(self, instance: Instance) -> Fraction:
        """Solve for x, which is the final amount itself or enters it linearly."""
        stock, final = instance.told
        at_0, at_1 = (_run(instance.start, instance.steps, Fraction(x))[stock] for x in range(2))
        if final is None:
            return at_0
        if at_0 != at_1:
            return (final - at_0) / (at_1 - at_0)
        raise task.Retry

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        (stock, final), lines = instance.told, list[str]()
        known = [(Fraction(0), Fraction(1)) if n is None else (n, Fraction(0)) for n in instance.start]
        for kind, i, n in instance.steps:
            (c, k), name = known[i], instance.people[i]
            rate = "x" if n is None else decimal(n)
            if kind in _RATES:
                change = (Fraction(0), c / 100) if n is None else (c * n / 100, k * n / 100)
                lines.append(f"{name}: {_bracketed(known[i])} × {rate}% = {_text(change)}")
            else:
                change = (n or Fraction(0), Fraction(0))
            sign = 1 if kind in ("rise", "add") else -1
            for j, way in ((i, sign), ((i + 1) % len(known), 1))[: 1 + (kind == "move")]:
                after = (known[j][0] + way * change[0], known[j][1] + way * change[1])
                shown = f"{_text(known[j])} {'+' if way > 0 else '-'} {_bracketed(change)}"
                lines.append(f"{instance.people[j]}: " + " = ".join(dict.fromkeys([shown, _text(after)])))
                known[j] = after
        c, k = known[stock]
        if final is None:
            return "\n".join([*lines, f"x = {decimal(c)}"])
        lines.append(f"{_text((c, k))} = {decimal(final)}")
        if c:
            lines.append(f"{_text((Fraction(0), k))} = {decimal(final)} - {decimal(c)} = {decimal(final - c)}")
        return "\n".join(
            [*lines, f"x = {decimal(final - c)} ÷ {f'({decimal(k)})' if k < 0 else decimal(k)} = {(final - c) / k}"]
        )


def _text(amount: tuple[Fraction, Fraction]) -> str:
    """Write a constant and a multiple of x."""
    constant, multiple = amount
    if not multiple:
        return decimal(constant)
    sized = "x" if multiple == 1 else f"{decimal(abs(multiple))}x"
    return (
        f"{decimal(constant)} {'-' if multiple < 0 else '+'} {sized}" if constant else f"{'-' * (multiple < 0)}{sized}"
    )


def _bracketed(amount: tuple[Fraction, Fraction]) -> str:
    return f"({_text(amount)})" if all(amount) else _text(amount)


def _run(start: tuple[Fraction | None, ...], steps: tuple[Step, ...], x: Fraction = Fraction(0)) -> list[Fraction]:
    """Give the final amounts, with `x` for the number that is asked."""
    stocks = [x if amount is None else amount for amount in start]
    for kind, i, shown in steps:
        number = x if shown is None else shown
        change = stocks[i] * number / 100 if kind in _RATES else number
        stocks[i] += change if kind in ("rise", "add") else -change
        if kind == "move":
            stocks[(i + 1) % len(stocks)] += change
    return stocks


def _draw_steps(params: PercentageChain.Params, start: tuple[Fraction, ...], rng: Random) -> tuple[Step, ...]:
    """Draw steps that leave at most three decimal places; the first one has a rate."""
    stocks, steps = list(start), list[Step]()
    for _ in range(20 * params.steps):
        i = rng.randrange(params.stocks)
        kind = rng.choice(_RATES[: 2 + (params.stocks > 1)] if not steps or rng.random() < 0.7 else ("add", "take"))
        unit = lcm(params.unit, stocks[i].denominator)  # a multiple of it leaves no fourth decimal place
        rate, flat = Fraction(unit * rng.randint(1, 1 + 500 // unit), 10), Fraction(rng.randint(2, 500))
        step = (kind, i, rate if kind in _RATES else flat)
        after = _run(tuple(stocks), (step,))
        if min(after) > 20:
            stocks = after
            steps.append(step)
        if len(steps) == params.steps:
            return tuple(steps)
    raise task.Retry

"""Compute a tax with brackets, an allowance and a credit, or the income that leaves a given net income.

Answer: an amount, exact; it is unique.
Harder: more brackets, an allowance that shrinks, the inverse question, two earners who share a credit.
Skills: arithmetic, algebra
Source: original; the usual form of income taxes.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import decimal
from bootcamp.lib.prompts import bracketed
from bootcamp.lib.shown_work import division, running_sum
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational


class ProgressiveTax(Task["ProgressiveTax.Params", "ProgressiveTax.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        brackets: int = knob("how many rates the tax has", levels=(2, 2, 3, 3, 3, 4, 5, 6, 6, 8), ge=2, le=10)
        allowance: bool = knob("whether an allowance is subtracted from the income", levels=(False,) + (True,) * 9)
        taper: bool = knob("whether the allowance shrinks for larger incomes", levels=(False,) * 3 + (True,) * 7)
        inverse: bool = knob(
            "whether the income is asked for, given what is left of it", levels=(False,) * 4 + (True,) * 6
        )
        earners: int = knob(
            "how many people pay the tax and share a credit", levels=(1, 1, 1, 1, 1, 1, 1, 1, 2, 2), ge=1, le=2
        )

    class Instance(task.Instance):
        bounds: tuple[int, ...]  # where each bracket but the last ends
        rates: tuple[int, ...]  # in percent
        allowance: int
        taper: tuple[int, int]  # one unit of allowance less for so many units of income, above a bound; 0: never
        credit: int
        incomes: tuple[int | None, ...]  # gross; None for the one that is asked
        net: Fraction | None  # what is left of all incomes together, if it is given

        @property
        def brackets(self) -> list[tuple[int, int | None, int]]:
            return list(zip((0, *self.bounds), (*self.bounds, None), self.rates, strict=True))

        @property
        def left(self) -> str:
            return "" if self.net is None else decimal(self.net)

    answer = Rational(low=0)
    prompt = Prompt(
        en=r"""
        A country taxes incomes as follows. Amounts are exact; nothing is rounded.

        - The taxable income of a person is the gross income{{ " minus an allowance, but at least 0" if allowance }}.
        {% if allowance %}
        - The allowance is {{ allowance }}.
        {% endif %}
        {% if taper[0] %}
        - Above a gross income of {{ taper[1] }} it is reduced by 1/{{ taper[0] }} of the excess, but not below 0.
        {% endif %}
        {% for start, end, rate in brackets %}
        - The part of the taxable income {{ "from %d to %d" % (start, end) if end else "above %d" % start }} is taxed at
          {{- " %d" % rate }}%.
        {% endfor %}
        {% if incomes | length > 1 %}
        - For a household, the taxes of its {{ incomes | length }} earners are computed one by one and added.
        {% endif %}
        - {{ credit }} is subtracted from the total tax, but the result is at least 0.

        {% if net is none %}
        What tax is paid on {{ "a gross income of" if incomes | length == 1 else "gross incomes of" }}
        {{- " " ~ (incomes | listed(language)) }}?
        {% elif incomes | length == 1 %}
        After tax, {{ left }} is left of a gross income. How large is the gross income?
        {% else %}
        One gross income is {{ incomes[1] }}, the other is unknown. After tax, {{ left }} is left of both together.
        How large is the unknown gross income?
        {% endif %}
        Give the exact amount.
        """,
        zh=r"""
        某国的所得税规定如下，金额一律精确计算，不作舍入。

        - 个人的应税收入等于税前收入{{ "减去免税额（至少为 0）" if allowance }}。
        {% if allowance %}
        - 免税额为 {{ allowance }}。
        {% endif %}
        {% if taper[0] %}
        - 税前收入超过 {{ taper[1] }} 时，免税额要减去超出部分的 1/{{ taper[0] }}，减到 0 为止。
        {% endif %}
        {% for start, end, rate in brackets %}
        - 应税收入中{{ "从 %d 到 %d " % (start, end) if end else "超过 %d " % start }}的部分，税率为 {{ rate }}%。
        {% endfor %}
        {% if incomes | length > 1 %}
        - 一个家庭的 {{ incomes | length }} 位成员先分别计算税额，再相加。
        {% endif %}
        - 税额合计再减去 {{ credit }}，但结果至少为 0。

        {% if net is none %}
        税前收入{{ "分别" if incomes | length > 1 }}为 {{ incomes | listed(language) }} 时，一共应缴多少税？
        {% elif incomes | length == 1 %}
        某人的税前收入在缴税之后剩下 {{ left }}。税前收入是多少？
        {% else %}
        家庭中一人的税前收入为 {{ incomes[1] }}，另一人的未知；两人的收入在缴税之后一共剩下 {{ left }}。
        未知的税前收入是多少？
        {% endif %}
        请给出精确的数额。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        bounds = tuple(sorted(rng.sample(range(2000, 100_000, 1000), params.brackets - 1)))
        incomes = [10 * rng.randint(1000, 15_000) for _ in range(params.earners)]
        instance = self.Instance(
            bounds=bounds,
            rates=tuple(sorted(rng.sample(range(5, 50), params.brackets))),
            allowance=500 * rng.randint(4, 40) if params.allowance else 0,
            taper=(rng.choice((2, 4, 5)), 1000 * rng.randint(10, 80)) if params.taper else (0, 0),
            credit=50 * rng.randint(2, 40),
            incomes=tuple(incomes),
            net=None,
        )
        total = sum((_told(instance, income)[1] for income in incomes), Fraction(-instance.credit))
        tax = max(total, Fraction(0))
        if tax <= 0 or (params.taper and max(incomes) <= instance.taper[1]):
            raise task.Retry
        if not params.inverse:
            return instance, tax
        return instance.model_copy(update={"incomes": (None, *incomes[1:]), "net": sum(incomes) - tax}), Fraction(
            incomes[0]
        )

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        known = [income for income in instance.incomes if income is not None]
        told = [_told(instance, income) for income in known]
        lines, taxes = [line for steps, _ in told for line in steps], [tax for _, tax in told]
        if instance.net is None:
            return "\n".join([*lines, running_sum([sum(taxes, Fraction(0)), Fraction(-instance.credit)])])
        goal = [instance.net, *(Fraction(-income) for income in known), *taxes, Fraction(-instance.credit)]
        return "\n".join([*lines, running_sum(goal), *_income_steps(instance, sum(goal, Fraction(0)))])


def _told(instance: ProgressiveTax.Instance, income: int) -> tuple[list[str], Fraction]:
    """Write how an income is taxed, and give the tax without the credit."""
    lines, parts, allowance, (slope, bound) = [], [], Fraction(instance.allowance), instance.taper
    if slope and income > bound:
        less = Fraction(income - bound, slope)
        lines.append(f"{income} - {bound} = {income - bound}, {income - bound}/{slope} = {less}")
        lines.append(f"{allowance} - {less} = {allowance - less}")
        allowance = max(allowance - less, Fraction(0))
    taxable = max(income - allowance, Fraction(0))
    lines += [f"{income} - {allowance} = {income - allowance}"] if instance.allowance else []
    for start, end, rate in instance.brackets:
        if taxable > start:
            top = min(taxable, end or taxable)
            parts.append((top - start) * Fraction(rate, 100))
            lines.append(f"{top} - {start} = {top - start}, {bracketed(top - start)}·{rate}/100 = {parts[-1]}")
    return [*lines, running_sum(parts)], sum(parts, Fraction(0))


def _gross(instance: ProgressiveTax.Instance, taxable: Fraction) -> tuple[Fraction, str]:
    """Give the least gross income with a taxable one, and how it is found."""
    (slope, bound), low = instance.taper, taxable + instance.allowance
    if not slope or low <= bound:
        return low, f"{taxable} + {instance.allowance} = {low}"
    between = (low + Fraction(bound, slope)) * Fraction(slope, slope + 1)
    if between < bound + slope * instance.allowance:
        return between, f"({taxable} + {instance.allowance} + {bound}/{slope})·{slope}/{slope + 1} = {between}"
    return taxable, f"{taxable}"


def _income_steps(instance: ProgressiveTax.Instance, goal: Fraction) -> Iterator[str]:
    """Go up to where more than `goal` is left of an income, from bound to bound of what is taxable, and go back."""
    (slope, bound), allowance = instance.taper, instance.allowance
    ends = {0, *instance.bounds, *((max(0, bound - allowance), bound + slope * allowance) if slope else ())}
    first, *others = map(Fraction, sorted(ends))
    (gross, text), tax = _gross(instance, first), Fraction(0)
    yield f"{first}: {text}"
    for taxable in others:
        rate = next(rate for _, end, rate in instance.brackets if end is None or end > first)
        upper, text = _gross(instance, taxable)
        added = (taxable - first) * rate / 100
        yield f"{taxable}: {text}; {taxable - first}·{rate}/100 = {added}, {tax} + {added} = {tax + added}"
        yield f"{upper} - {bracketed(tax + added)} = {upper - tax - added}"
        ratio = (taxable - first) / (upper - gross)
        if upper - tax - added >= goal:
            break
        first, gross, tax = taxable, upper, tax + added
    else:
        ratio, rate = Fraction(1), instance.rates[-1]
    left, share = goal - gross + tax, 1 - ratio * rate / 100
    yield f"{goal} - {bracketed(gross - tax)} = {left}, 1 - {bracketed(ratio)}·{rate}/100 = {share}"
    yield f"{division(left, share)} = {left / share}, {gross} + {bracketed(left / share)} = {gross + left / share}"

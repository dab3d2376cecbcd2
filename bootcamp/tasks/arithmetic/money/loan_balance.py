"""Follow a loan with interest that is rounded to a cent in every period.

Answer: the balance in cents after a number of periods, or the number of payments and the last one; it is unique.
Harder: more periods, changes of the rate, extra payments, the time until the loan is paid off.
Skills: arithmetic, simulation
Source: original; the usual amortization schedule.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import decimal
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record
from bootcamp.verifiers.base import Format


class LoanBalance(Task["LoanBalance.Params", "LoanBalance.Instance", Any]):
    version = 1

    class Params(task.Params):
        periods: int = knob(
            "how many payments are made, about", levels=(2, 3, 4, 6, 8, 10, 14, 20, 28, 36), ge=2, le=48
        )
        rates: int = knob("how many rates apply one after the other", levels=(1, 1, 1, 2, 2, 2, 3, 3, 4, 5), ge=1, le=6)
        extras: int = knob("how many extra payments are made", levels=(0, 0, 1, 1, 2, 2, 2, 3, 4, 5), ge=0, le=8)
        until_paid: bool = knob(
            "whether the time until the loan is paid off is asked", levels=(False,) * 5 + (True,) * 5
        )

    class Instance(task.Instance):
        loan: int  # in cents, as are payments
        payment: int
        periods: int | None  # after how many the balance is asked; None for the payments until the loan is paid off
        rates: tuple[tuple[int, Fraction], ...]  # from which period on a rate in percent applies
        extras: tuple[tuple[int, int], ...]  # period and amount

        @property
        def shown_rates(self) -> list[tuple[int, str]]:
            return [(period, decimal(rate)) for period, rate in self.rates]

    prompt = Prompt(
        en=r"""
        A loan of {{ loan }} cents is paid back in periods numbered from 1. In each period interest on the current
        balance is computed at the rate of that period, rounded to a whole cent (half a cent up) and added to the
        balance; then the regular payment of {{ payment }} cents is subtracted.

        {% for period, rate in shown_rates %}
        - From period {{ period }} on the rate is {{ rate }}% per period{{ "" if loop.last else " until it changes" }}.
        {% endfor %}
        {% for period, amount in extras %}
        - In period {{ period }}, right after the regular payment, an extra {{ amount }} cents are paid.
        {% endfor %}

        {% if periods %}
        What is the balance in cents after period {{ periods }}?
        {% else %}
        The last regular payment is smaller: it is made in the first period in which the balance with interest does not
        exceed the regular payment, and it pays off just that balance. How many regular payments are made, the last one
        included (payments), and how many cents is the last one (last)?
        {% endif %}
        All amounts are whole cents.
        """,
        zh=r"""
        一笔 {{ loan }} 分的贷款分期偿还，各期从 1 开始编号。每一期先按该期的利率对当前余额计息，利息四舍五入到整分
        （半分进一）后加到余额上，然后减去固定还款 {{ payment }} 分。

        {% for period, rate in shown_rates %}
        - 从第 {{ period }} 期起，每期利率为 {{ rate }}%{{ "，直到利率变更" if not loop.last else "" }}。
        {% endfor %}
        {% for period, amount in extras %}
        - 在第 {{ period }} 期，固定还款之后立即另外多还 {{ amount }} 分。
        {% endfor %}

        {% if periods %}
        第 {{ periods }} 期结束后，余额是多少分？
        {% else %}
        最后一次固定还款会少一些：当某一期计息后的余额首次不超过固定还款额时，只还清这笔余额。
        包括最后一次在内，一共要进行多少次固定还款（payments）？最后一次还多少分（last）？
        {% endif %}
        所有金额都是整数分。
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        money = Integer(low=0, unit="cents")
        return Integer(unit="cents") if instance.periods else Record(payments=Integer(low=1), last=money)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        loan = 1000 * rng.randint(100, 5000)
        changes = sorted(rng.sample(range(2, params.periods + 1), min(params.rates, params.periods) - 1))
        extra_periods = sorted(rng.sample(range(1, params.periods), params.extras))
        share = rng.uniform(1.05, 1.4) if params.until_paid else rng.uniform(0.4, 0.8)
        payment = round(loan * share / params.periods, -2)
        instance = self.Instance(
            loan=loan,
            payment=int(payment),
            periods=None if params.until_paid else params.periods,
            rates=tuple((period, Fraction(rng.randint(2, 30), 10)) for period in (1, *changes)),
            extras=tuple((period, 100 * rng.randint(1, loan // 5000)) for period in extra_periods),
        )
        answer = self.solve(instance)
        if params.periods > 3 and answer == _followed(instance, rounded=False):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Any:
        return _followed(instance)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines: list[str] = []
        _followed(instance, lines=lines)
        return "\n".join(lines)


def _followed(instance: LoanBalance.Instance, rounded: bool = True, lines: list[str] | None = None) -> Any:
    """Follow the loan to what is asked; if not `rounded`, only the result is rounded, which is the wrong way.

    The steps are added to `lines`, if there are any.
    """
    lines = [] if lines is None else lines
    rates, extras, balance = dict(instance.rates), dict(instance.extras), Fraction(instance.loan)
    rate = rates[1]
    for period in range(1, (instance.periods or 100) + 1):
        rate = rates.get(period, rate)
        interest = balance * rate / 100
        added = _cents(interest) if rounded else interest
        near = f"{decimal(interest)}, {added}" if rounded and added != interest else f"{added}"
        lines.append(f"{period}. {balance}·{decimal(rate)}/100 = {near}; {balance} + {added} = {balance + added}")
        balance += added
        if balance <= instance.payment:
            if instance.periods or period < max(instance.rates[-1][0], *extras, 1):
                break
            return {"payments": period, "last": _cents(balance)}
        for payment in (instance.payment, extras.get(period, 0)):
            if payment:
                lines[-1] += f"; {balance} - {payment} = {balance - payment}"
            balance -= payment
        if balance <= 0:
            break
    else:
        if instance.periods:
            return _cents(balance)
    raise task.Retry  # paid off too early, too late or by an extra payment


def _cents(amount: Fraction) -> int:
    return int(amount + Fraction(1, 2))

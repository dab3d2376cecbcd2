"""Find the payments for a subscription with an anchor day, changes of plan, pauses and payments that fail at first.

Answer: the cents that are paid on each day of payment; unique.
Harder: more months, changes of plan, credits, pauses that move the anchor day, failed payments.
Skills: simulation, arithmetic, instructions
Source: original.
"""

from __future__ import annotations

from datetime import date
from random import Random

from bootcamp import task
from bootcamp.lib import calendar
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Date, Integer, Mapping

Event = tuple[str, int, int]
"""``change`` or ``pause``, a day, and the new price or the length; or ``fail``, the number of a bill, and its tries."""
Answer = dict[date, int]


class SubscriptionBillingDates(Task["SubscriptionBillingDates.Params", "SubscriptionBillingDates.Instance", Answer]):
    version = 1

    class Params(task.Params):
        months: int = knob("the months in view", levels=(3, 4, 4, 5, 6, 7, 8, 9, 10, 12), ge=2, le=18)
        changes: int = knob("the changes of plan", levels=(0, 0, 1, 1, 2, 2, 3, 3, 4, 5), ge=0, le=6)
        pauses: int = knob("the pauses", levels=(0, 1, 1, 1, 1, 2, 2, 2, 2, 3), ge=0, le=4)
        fails: int = knob("the bills that fail at first", levels=(0, 0, 0, 1, 1, 1, 2, 2, 3, 3), ge=0, le=4)

    class Instance(task.Instance):
        start: calendar.Date
        trial: int
        price: int
        retry: int
        """Days between two tries of a payment."""
        events: tuple[Event, ...]
        """In the order of the days; those that fail last."""
        end: calendar.Date

        def days(self) -> list[str]:
            return [calendar.iso(self.start), calendar.iso(self.end)]

        def kinds(self) -> set[str]:
            return {kind for kind, _, _ in self.events}

        def told(self, language: str) -> list[str]:
            return [_told(event, language) for event in self.events]

    answer = Mapping(Date(), Integer(low=0, unit="cents"))
    prompt = Prompt(
        en=r"""
        A subscription starts on {{ days()[0] }} with a free trial of {{ trial }} days. The first bill is made
        {{ trial }} days after the start, and the day of the month on which it is made is the anchor day. A bill is
        for the period from its day up to the day before the next bill. The next bill is made on the anchor day of the
        following month, or on the last day of that month if it lacks the anchor day. Each bill is paid on its day, in
        advance, and its amount is the monthly price of the plan; at first this is {{ price }} cents.
        {% if "change" in kinds() %}

        If the plan changes on a day within a period, let D be the larger less the smaller of the old and the new price,
        times the days from that day to the end of the period (both included), divided by all days of the period{{
        " but the paused ones" if "pause" in kinds() }}; D is rounded to whole cents, halves up. If the new price is
        higher, D is paid on that day, else D becomes credit. Credit is used up as soon as possible: it lowers the
        amounts of later bills and of later changes. Nothing is paid where the amount is 0. Later bills have the new
        price.
        {% endif %}
        {% if "pause" in kinds() %}

        A pause of n days puts off the next bill by n days, and the day of the month on which that bill is then made
        is the new anchor day. The paused days, of which the day on which the pause begins is the first, belong to no
        period.
        {% endif %}
        {% if "fail" in kinds() %}

        A bill whose payment fails is tried again {{ retry }} days later, with the same amount, and so on until it is
        paid; nothing else is put off by that. Credit is used on the day of the bill.
        {% endif %}
        {% if events %}

        These things happen:

        {{ told("en") | bullets }}
        {% endif %}

        Give the cents paid on each day on which something is paid, up to {{ days()[1] }} inclusive.
        """,
        zh=r"""
        某订阅自 {{ days()[0] }} 开始，先免费试用 {{ trial }} 天。第一张账单在开始之后 {{ trial }} 天开出，
        开出那天是当月的几号，几号就是“锚定日”。一张账单对应的计费期从账单日起，到下一张账单的前一天止。
        下一张账单在下个月的锚定日开出；下个月没有这一天的，在该月最后一天开出。每张账单都在当天预付，
        金额为套餐的月价，最初为 {{ price }} 分。
        {% if "change" in kinds() %}

        若在某个计费期内的某天更换套餐，设 D 为新旧月价之差（大减小）乘以从当天到该计费期结束（首尾都算）的天数，
        再除以该计费期的{{ "（不含暂停日的）" if "pause" in kinds() }}总天数；D 四舍五入到整分。新价较高时，当天支付 D；
        否则 D 记为余额。余额尽早使用：用来抵减以后的账单和以后换套餐的应付金额。金额为 0 时不发生支付。
        以后的账单按新价。
        {% endif %}
        {% if "pause" in kinds() %}

        暂停 n 天使下一张账单推迟 n 天开出，推迟后开出那天的日号成为新的锚定日。
        暂停日从暂停开始的那天算起，不属于任何计费期。
        {% endif %}
        {% if "fail" in kinds() %}

        支付失败的账单在 {{ retry }} 天后按原金额再试，直到付清为止；其他日期都不因此推迟。余额在账单日使用。
        {% endif %}
        {% if events %}

        发生了下列事情：

        {{ told("zh") | bullets }}
        {% endif %}

        请给出到 {{ days()[1] }}（含当天）为止每个支付日支付的分数。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        first = calendar.random_date(rng, 2015, 2045)
        trial = rng.randint(5, 30)
        begin = calendar.day_number(first) + trial
        last = calendar.day_number(calendar.add_months(calendar.from_day_number(begin), params.months - 1)) + 12
        days = sorted(rng.sample(range(begin + 2, last - 15), params.changes + params.pauses))
        kinds = ["change"] * params.changes + ["pause"] * params.pauses
        rng.shuffle(kinds)
        price, events = rng.randint(500, 6000), list[Event]()
        for kind, day in zip(kinds, days, strict=True):
            events.append((kind, day, rng.randint(500, 6000) if kind == "change" else rng.randint(3, 24)))
        numbers = sorted(rng.sample(range(1, max(3, params.months - params.pauses)), params.fails))
        events += [("fail", number, rng.randint(1, 2)) for number in numbers]
        instance = self.Instance(
            start=first,
            trial=trial,
            price=price,
            retry=rng.randint(2, 6),
            events=tuple(events),
            end=calendar.from_day_number(last),
        )
        answer, *wrong = [_payments(instance, skip) for skip in ("", "credit", "anchor", "pause")]
        if min(params.changes, params.pauses) and answer in wrong:
            raise task.Retry
        return instance, answer


def _payments(instance: SubscriptionBillingDates.Instance, skip: str = "") -> Answer:
    """Go from bill to bill and carry out events; raise Retry where two dates meet; `skip` ignores a rule."""
    last, price, credit = calendar.day_number(instance.end), instance.price, 0
    fails = {number: count for kind, number, count in instance.events if kind == "fail"}
    events = [event for event in instance.events if event[0] != "fail"]
    bill = calendar.day_number(instance.start) + instance.trial
    anchor, number, paid, used = calendar.from_day_number(bill)[2], 0, dict[int, int](), set[int]()
    while bill <= last:
        number += 1
        charges = [(bill + instance.retry * fails.get(number, 0), price)]
        year, month, _ = calendar.add_months((*calendar.from_day_number(bill)[:2], 1), 1)
        following = calendar.day_number((year, month, min(anchor, calendar.month_length(year, month))))
        length = following - bill
        used.add(bill)
        while events and events[0][1] < following:
            kind, day, amount = events.pop(0)
            if day <= max(used):
                raise task.Retry
            used.add(day)
            if kind == "pause":
                following += amount
                anchor = anchor if skip == "anchor" else calendar.from_day_number(following)[2]
                length += amount * (skip == "pause")
                used.add(day + amount)
                continue
            share = (2 * abs(amount - price) * (following - day) + length) // (2 * length)
            charges.append((day, share if amount > price else -share))
            price = amount
        for day, amount in charges:
            now = max(0, amount - credit)
            credit = max(0, credit - amount) * (skip != "credit")
            if now and day in paid:
                raise task.Retry
            if now:
                paid[day] = now
        bill = following
    return {date(*calendar.from_day_number(day)): paid[day] for day in sorted(paid) if day <= last}


def _told(event: Event, language: str) -> str:
    kind, number, amount = event
    day, zh = calendar.iso(calendar.from_day_number(number)), language == "zh"
    if kind == "change":
        return (
            f"{day} 换成月价 {amount} 分的套餐" if zh else f"the plan changes on {day} to one of {amount} cents a month"
        )
    if kind == "pause":
        return f"{day} 起暂停 {amount} 天" if zh else f"a pause of {amount} days begins on {day}"
    if zh:
        return f"第 {number} 张账单{'第一次' if amount == 1 else f'前 {amount} 次'}支付失败"
    return (
        f"the first {'try' if amount == 1 else f'{amount} tries'} to pay bill number {number} fail{'s' * (amount == 1)}"
    )

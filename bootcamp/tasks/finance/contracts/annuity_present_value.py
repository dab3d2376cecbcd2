"""Value streams of payments at rates that may change: level, growing, in advance, deferred and perpetual ones.

Answer: the value, or the payment that balances it, rounded to the cent; unique.
Harder: more streams, of more kinds, received and paid, rates that change, an unknown payment.
Skills: arithmetic, algebra
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.prompts import percent
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Decimal

Stream = tuple[str, bool, int, int, int, int]
"""A kind, whether it is paid (not received), the first payment, a growth (percent or amount), first and last period."""

_KINDS: dict[str, tuple[str, str]] = {
    "level": ("{p} at the end of each of the periods {a} to {b}", "第 {a} 至第 {b} 期每期期末 {p}"),
    "growing": (
        "{p} at the end of period {a}, and at the end of each later one up to {b} an amount {g}% larger than before",
        "第 {a} 期期末 {p}，此后直到第 {b} 期，每期期末比上一次多 {g}%",
    ),
    "due": ("{p} at the beginning of each of the periods {a} to {b}", "第 {a} 至第 {b} 期每期期初 {p}"),
    "rising": (
        "{p} at the end of period {a}, and at the end of each later one up to {b} an amount larger by {g} than before",
        "第 {a} 期期末 {p}，此后直到第 {b} 期，每期期末比上一次多 {g}",
    ),
    "perpetual": ("{p} at the end of each period from period {a} on, for ever", "从第 {a} 期起每期期末 {p}，永无止境"),
    "eternal": (
        "{p} at the end of period {a}, and at the end of each later period, for ever, {g}% more than the one before",
        "第 {a} 期期末 {p}，此后每期期末比上一次多 {g}%，永无止境",
    ),
}


class AnnuityPresentValue(Task["AnnuityPresentValue.Params", "AnnuityPresentValue.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        streams: int = knob("the streams", levels=(1, 1, 1, 2, 2, 3, 3, 4, 5, 6), ge=1, le=8)
        periods: int = knob(
            "the last period of streams that end", levels=(3, 4, 5, 6, 7, 8, 9, 10, 12, 14), ge=3, le=20
        )
        kinds: int = knob("the kinds of streams in use", levels=(1, 2, 3, 4, 5, 6, 6, 6, 6, 6), ge=1, le=6)
        rates: int = knob("the different rates", levels=(1, 1, 1, 1, 2, 2, 2, 3, 3, 4), ge=1, le=5)
        unknown: bool = knob("whether a payment may be asked for", levels=(False, False) + (True,) * 8)

    class Instance(task.Instance):
        rates: tuple[tuple[int, int], ...]
        """The first period of each rate, and the rate in tenths of a percent."""
        streams: tuple[Stream, ...]
        question: str
        """``now``, ``then`` (at the end of a period) or ``pay`` (in each of the periods from one to another)."""
        places: tuple[int, int]

        def told(self, language: str) -> list[str]:
            zh, texts = language == "zh", list[str]()
            for kind, paid, p, g, a, b in self.streams:
                sign = ("支出" if paid else "收入") if zh else ("paid: " if paid else "received: ")
                texts.append(f"{sign}{'：' if zh else ''}{_KINDS[kind][zh].format(p=p, g=g, a=a, b=b)}")
            return texts

        def periods(self, language: str) -> list[str]:
            zh, texts = language == "zh", list[str]()
            for place, (first, rate) in enumerate(self.rates):
                last = self.rates[place + 1][0] - 1 if place + 1 < len(self.rates) else 0
                en, cn = (
                    (f"{first} to {last}", f"{first} 至 {last} 期")
                    if last
                    else (f"from {first} on", f"{first} 期及以后")
                )
                if last == first:
                    en, cn = str(first), f"{first} 期"
                share = percent(Fraction(rate, 1000))
                texts.append(f"第 {cn}：{share}" if zh else f"period{'s' * (last != first)} {en}: {share}")
            return texts

    answer = Decimal(places=2)
    prompt = Prompt(
        en=r"""
        Interest is compounded once a period; the end of a period is the beginning of the next. The rates a period are:

        {{ periods("en") | bullets }}

        These amounts are paid or received:

        {{ told("en") | bullets }}

        {% if question == "now" %}
        What are all amounts received less all amounts paid worth together at the beginning of period 1?
        {% elif question == "then" %}
        What are all amounts received less all amounts paid worth together at the end of period {{ places[1] }}?
        {% else %}
        An amount X at the end of each of the periods {{ places[0] }} to {{ places[1] }} is worth as much as all amounts
        received less all amounts paid. How large is X?
        {% endif %}
        Work exactly and round at the very end to two decimal places.
        """,
        zh=r"""
        每期复利一次；一期的期末就是下一期的期初。各期的利率为：

        {{ periods("zh") | bullets }}

        有下列收支：

        {{ told("zh") | bullets }}

        {% if question == "now" %}
        全部收入减去全部支出，在第 1 期期初的价值是多少？
        {% elif question == "then" %}
        全部收入减去全部支出，在第 {{ places[1] }} 期期末的价值是多少？
        {% else %}
        在第 {{ places[0] }} 至第 {{ places[1] }} 期每期期末的金额 X，与全部收入减去全部支出的价值相等。X 是多少？
        {% endif %}
        请精确计算，最后才四舍五入到小数点后两位。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        changes = sorted(rng.sample(range(2, params.periods), min(params.rates, params.periods - 1) - 1))
        rates = tuple((first, 5 * rng.randint(6, 20)) for first in (1, *changes))
        streams = list[Stream]()
        for place in range(params.streams):
            kind = rng.choice(list(_KINDS)[: params.kinds])
            a = rng.randint(1, max(1, params.periods - 3))
            b = rng.randint(a + 2, params.periods)
            if kind in ("perpetual", "eternal"):
                a, b = rng.randint(rates[-1][0], params.periods), 0
            g = {"growing": rng.randint(1, 6), "rising": 10 * rng.randint(1, 9), "eternal": 1}.get(kind, 0)
            p = 10 * rng.randint(5, 99) // (4 if kind == "eternal" else 1) // 5 * 5
            streams.append((kind, place > 0 and rng.random() < 0.4, p, g, a, b))
        b = rng.randint(3, params.periods)
        instance = self.Instance(
            rates=rates,
            streams=tuple(streams),
            question=rng.choice(("now", "then", "pay")[: 2 + params.unknown]),
            places=(rng.randint(1, b - 1), b),
        )
        value = _value(instance)
        if abs(value * 100 % 1 - Fraction(1, 2)) < Fraction(1, 10) or abs(value) < 10:
            raise task.Retry
        if instance.question != "pay":
            shown = (0, b if instance.question == "then" else 0)
            instance = instance.model_copy(update={"places": shown})
        return instance, self.answer.round(value)

    def key(self, instance: Instance) -> object:
        return [instance.rates, sorted(instance.streams), instance.question, instance.places]


def _factors(rates: tuple[tuple[int, int], ...], count: int) -> list[Fraction]:
    """Give what 1 at the end of each period, from period 0 on, is worth at the beginning of period 1."""
    factors = [Fraction(1)]
    for period in range(1, count + 1):
        rate = max(pair for pair in rates if pair[0] <= period)[1]
        factors.append(factors[-1] / (1 + Fraction(rate, 1000)))
    return factors


def _value(instance: AnnuityPresentValue.Instance) -> Fraction:
    worth = _factors(instance.rates, 30)
    total = Fraction()
    for kind, paid, p, g, a, b in instance.streams:
        if kind in ("perpetual", "eternal"):
            value = p * worth[a - 1] / (Fraction(instance.rates[-1][1], 1000) - Fraction(g, 100))
        elif kind == "growing":
            value = sum((p * (1 + Fraction(g, 100)) ** (n - a) * worth[n] for n in range(a, b + 1)), Fraction())
        else:
            value = sum(((p + g * (n - a)) * worth[n - (kind == "due")] for n in range(a, b + 1)), Fraction())
        total += -value if paid else value
    first, last = instance.places
    if instance.question == "pay":
        return total / sum(worth[first : last + 1])
    return total / worth[last] if instance.question == "then" else total

"""Find a chance about the numbers of events of Poisson processes in intervals, thinned, merged or with changing rates.

Answer: a number, written with e where it is needed; it is unique.
Harder: more streams, a rate that changes, events that are missed, conditions, intervals that overlap.
Skills: probability, calculus
Source: original; J. Kingman, Poisson Processes, 1993.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb, factorial
from random import Random

from bootcamp import task
from bootcamp.lib.probability import worth_asking
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Math
from bootcamp.verifiers.symbolic import E, Node, add, mul, number, power

_THINGS = dict(
    zip(
        "calls signals meteors alarms tremors visitors orders bubbles particles".split(),
        "来电 信号 流星 警报 微震 访客 订单 气泡 粒子".split(),
        strict=True,
    )
)
_KINDS = ("exactly", "least", "later", "given", "stream", "overlap")
Window = tuple[int, int]


class PoissonProcessQuery(Task["PoissonProcessQuery.Params", "PoissonProcessQuery.Instance", Node]):
    version = 1

    class Params(task.Params):
        streams: int = knob("how many streams there are", levels=(1, 1, 2, 2, 2, 2, 2, 3, 3, 3), ge=1, le=3)
        changing: bool = knob("whether rates change once", levels=(False,) * 3 + (True,) * 7)
        missed: bool = knob("whether events may be missed", levels=(False, False, True, False) + (True,) * 6)
        kinds: int = knob("how many kinds of questions there are", levels=(2, 3, 3, 4, 5, 6, 6, 6, 6, 6), ge=1, le=6)
        easiest: int = knob("how many easy kinds are left out", levels=(0, 0, 0, 0, 0, 1, 2, 2, 3, 3), ge=0, le=4)
        count: int = knob("the largest number of events asked about", levels=(4, 3, 3, 4, 4, 4, 5, 5, 5, 6), ge=2, le=8)

    class Instance(task.Instance):
        thing: str
        rates: tuple[tuple[int, int], ...]  # of each stream per hour, before and after the change
        change: int  # the time of the change, 0 if there is none
        seen: Fraction  # the chance that an event is noticed
        kind: str
        windows: tuple[Window, ...]
        counts: tuple[int, ...]

        @property
        def zh_thing(self) -> str:
            return _THINGS[self.thing]

        @property
        def spans(self) -> list[dict[str, str]]:
            return [
                {"en": f"between the times {low} and {high}", "zh": f"在时刻 {low} 与 {high} 之间"}
                for low, high in self.windows
            ]

        @property
        def lines(self) -> list[str]:
            pairs = zip("ABC", self.rates, strict=False)
            return [f"{name}: {a}" if a == b else f"{name}: {a}, {b}" for name, (a, b) in pairs]

    answer = Math()
    prompt = Prompt(
        en=r"""
        From time 0 on, measured in hours, {{ thing }} of the {{ "kind" if rates | length == 1 else "kinds" }} below
        arrive as
        {{- " a Poisson process with this rate" if rates | length == 1 else
        " independent Poisson processes with these rates" }} per hour
        {{- " (where there are two, the first holds before time %d and the second from then on)" % change if change }}:

        {{ lines | bullets }}

        {% if seen != 1 %}
        Each of them is noticed with probability {{ seen }}, independently of all else; only those noticed are counted
        below.

        {% endif %}
        {% if kind in ("exactly", "least") %}
        Find the probability that the number of {{ thing }} counted {{ spans[0].en }} is
        {{ "at least " if kind == "least" }}{{ counts[0] }}.
        {% elif kind == "later" %}
        Find the probability that the {{ counts[0] | ordinal }} of the {{ thing }} counted after time
        {{ windows[0][0] }} comes later than time {{ windows[0][1] }}.
        {% elif kind == "overlap" %}
        Find the probability that the number of {{ thing }} counted {{ spans[0].en }} is {{ counts[0] }}, and the number
        counted {{ spans[1].en }} is {{ counts[1] }}.
        {% else %}
        Given that the number of {{ thing }} counted {{ spans[-1].en }} is {{ counts[1] }}, find the probability that
        the number of those among them that {{ "are of kind A" if kind == "stream" else "came " ~ spans[0].en }} is
        {{ counts[0] }}.
        {% endif %}
        Give the exact value{{ ", written with e if needed" if kind in ("exactly", "least", "later", "overlap") }}.
        """,
        zh=r"""
        从时刻 0 起（以小时计），下列{{ "一类%s按" % zh_thing if rates | length == 1 else
        "各类%s按相互独立的" % zh_thing }}泊松过程到来，每小时的速率如下
        {{- "（有两个数时，依次为时刻 %d 之前和从该时刻起的速率）" % change if change }}：

        {{ lines | bullets }}

        {% if seen != 1 %}
        每个{{ zh_thing }}以概率 {{ seen }} 被记录到，与其他一切独立；以下只计被记录到的。

        {% endif %}
        {% if kind in ("exactly", "least") %}
        求{{ spans[0].zh }}{{ "至少" if kind == "least" else "恰好" }}计到 {{ counts[0] }} 个{{ zh_thing }}的概率。
        {% elif kind == "later" %}
        求时刻 {{ windows[0][0] }} 之后计到的第 {{ counts[0] }} 个{{ zh_thing }}晚于时刻 {{ windows[0][1] }} 的概率。
        {% elif kind == "overlap" %}
        求{{ spans[0].zh }}恰好计到 {{ counts[0] }} 个{{ zh_thing }}，
        且{{ spans[1].zh }}恰好计到 {{ counts[1] }} 个的概率。
        {% else %}
        已知{{ spans[-1].zh }}恰好计到 {{ counts[1] }} 个{{ zh_thing }}，
        求其中恰有 {{ counts[0] }} 个{{ "属于 A 类" if kind == "stream" else spans[0].zh }}的概率。
        {% endif %}
        请给出精确值{{ "，必要时用 e 表示" if kind in ("exactly", "least", "later", "overlap") }}。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        kind = rng.choice([k for k in _KINDS[params.easiest : params.kinds] if k != "stream" or params.streams > 1])
        change = rng.randint(2, 4) if params.changing else 0
        rates = [(rng.randint(1, 4), rng.randint(1, 4)) for _ in range(params.streams)]
        if not change:
            rates = [(a, a) for a, _ in rates]
        times = sorted(rng.sample(range(7), 4))
        first, second = (times[0], times[2]), (times[1], times[3])
        if kind == "given":
            first, second = (times[1], times[2]), (times[0], times[3])
        count = rng.randint(1, params.count)
        counts: tuple[int, ...] = (count,)
        if kind in ("given", "stream"):
            counts = (count, count + rng.randint(1, 3))
        elif kind == "overlap":
            counts = (count, rng.randint(1, params.count))
        instance = self.Instance(
            thing=rng.choice(list(_THINGS)),
            rates=tuple(rates),
            change=change,
            seen=rng.choice((Fraction(1, 2), Fraction(1, 3), Fraction(2, 3), Fraction(3, 4)))
            if params.missed
            else Fraction(1),
            kind=kind,
            windows=(first, second) if kind in ("given", "overlap") else (first,),
            counts=counts,
        )
        cut = any(low < change < high for low, high in instance.windows) and any(a != b for a, b in rates)
        if change and not cut:
            raise task.Retry
        constant, factor, mean = _value(instance)
        plain = kind in ("given", "stream")
        if mean > 14 or max(factor.numerator, factor.denominator) >= 10**9 or (plain and not worth_asking(constant)):
            raise task.Retry
        product = mul(number(factor), power(E, number(-mean)))
        return instance, number(constant) if plain else add(number(constant), product) if constant else product

    def key(self, instance: Instance) -> object:
        return instance.model_dump(exclude={"thing"})


def _mean(instance: PoissonProcessQuery.Instance, window: Window, stream: int | None = None) -> Fraction:
    """Give the mean number of events noticed in an interval, of one stream or all."""
    low, high = window
    cut = min(max(low, instance.change), high)
    chosen = instance.rates if stream is None else instance.rates[stream : stream + 1]
    return instance.seen * sum((a * (cut - low) + b * (high - cut) for a, b in chosen))


def _value(instance: PoissonProcessQuery.Instance) -> tuple[Fraction, Fraction, Fraction]:
    """Give c, q and m such that the chance is c + q e^-m."""
    window, k, none = instance.windows[0], instance.counts[0], Fraction(0)
    mean = _mean(instance, window)
    if instance.kind in ("given", "stream"):
        n = instance.counts[1]
        share = (
            mean / _mean(instance, instance.windows[1])
            if instance.kind == "given"
            else _mean(instance, window, 0) / mean
        )
        return comb(n, k) * share**k * (1 - share) ** (n - k), none, none
    if instance.kind == "exactly":
        return none, mean**k / factorial(k), mean
    if instance.kind == "overlap":
        (a, b), (c, d) = instance.windows
        left, middle, right = (_mean(instance, part) for part in ((a, c), (c, b), (b, d)))
        total = none
        for j in range(min(instance.counts) + 1):
            rest = k - j, instance.counts[1] - j
            ways = factorial(j) * factorial(rest[0]) * factorial(rest[1])
            total += middle**j * left ** rest[0] * right ** rest[1] / ways
        return none, total, left + middle + right
    few = sum((mean**j / factorial(j) for j in range(k)), none)
    return (Fraction(1), -few, mean) if instance.kind == "least" else (none, few, mean)

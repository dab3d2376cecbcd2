"""Find a chance or a mean time where independent exponential clocks ring, parts fail, and spares and repairers help.

Answer: a rational number; it is unique.
Harder: more clocks, clocks that ring several times, spare parts, repairs.
Skills: probability, algebra
Source: original; S. Ross, Introduction to Probability Models, chapters 5 and 6.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.chains import jumps, mean_gain
from bootcamp.lib.probability import worth_asking
from bootcamp.lib.prompts import letters
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

_KINDS = ("order", "mean", "left", "counts", "spares", "repair")


class ExponentialRace(Task["ExponentialRace.Params", "ExponentialRace.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        clocks: int = knob("how many clocks or parts there are", levels=(2, 3, 3, 3, 3, 4, 4, 5, 5, 6), ge=2, le=6)
        kinds: int = knob("how many kinds of questions there are", levels=(2, 3, 3, 4, 5, 6, 6, 6, 6, 6), ge=1, le=6)
        largest: int = knob("the largest rate", levels=(9, 6, 9, 9, 9, 9, 12, 9, 12, 12), ge=3, le=12)

    class Instance(task.Instance):
        kind: str
        rates: tuple[int, ...]
        counts: tuple[int, ...]  # what the question counts, see the prompt
        repair: int

        @property
        def names(self) -> tuple[str, ...]:
            return letters(range(len(self.rates)))

        @property
        def order(self) -> tuple[str, ...]:
            return letters(self.counts)

        def lines(self, language: str) -> str:
            mark = "、" if language == "zh" else ", "
            return mark.join(f"{name} {rate}" for name, rate in zip(self.names, self.rates, strict=True))

    answer = Rational(low=0)
    prompt = Prompt(
        en=r"""
        {% if kind in ("order", "counts") %}
        Independent clocks {{ names | listed(language) }} ring after exponential times, with these rates (the rate is
        the reciprocal of the mean time): {{ lines(language) }}. {{ "Each rings once." if kind == "order" else
        "A clock that has rung starts anew at once, independently of the past." }}
        {% elif kind in ("left", "mean") %}
        A machine has the parts {{ names | listed(language) }}, which all run from time 0 on. Their lifetimes are
        independent and exponential with these rates (the rate is the reciprocal of the mean lifetime):
        {{ lines(language) }}. Failed parts stay failed.
        {% elif kind == "spares" %}
        A machine has the places {{ names | listed(language) }}, and one part runs in each. Lifetimes of parts are
        independent and exponential, with these rates for the places (the rate is the reciprocal of the mean lifetime):
        {{ lines(language) }}. The numbers of spare parts for the places, in this order, are {{ counts | comma }}; a
        part that fails is replaced at once by a spare for its place, if one is left.
        {% else %}
        A machine has the parts {{ names | listed(language) }}. When running, they fail after independent exponential
        times with these rates (the rate is the reciprocal of the mean time): {{ lines(language) }}. At time 0 all run.
        A repairer works on every failed part at once, for an exponential time of rate {{ repair }} each, independent of
        all else; then the part runs again as if new.
        {% endif %}

        {% if kind == "order" %}
        Find the probability that the first {{ "ring is that of %s" % order[0] if order | length == 1 else
        "%d rings are those of %s, in this order" % (order | length, order | listed(language)) }}.
        {% elif kind == "left" %}
        Find the probability that {{ names[counts[0]] }} is the last part to fail.
        {% elif kind == "mean" %}
        Find the expected time until {{ counts[0] }} of the parts have failed.
        {% elif kind == "counts" %}
        Find the probability that A rings for the {{ counts[0] | ordinal }} time before B rings for the
        {{ counts[1] | ordinal }} time
        {{- " and before C rings for the " ~ counts[2] | ordinal ~ " time" if counts | length > 2 }}.
        {% elif kind == "spares" %}
        Find the expected time until a part fails for whose place no spare is left.
        {% else %}
        Find the expected time until, for the first time, all parts are failed at once.
        {% endif %}
        Give the exact value.
        """,
        zh=r"""
        {% if kind in ("order", "counts") %}
        相互独立的闹钟 {{ names | listed(language) }} 各在指数分布的时间后响起，速率（即平均时间的倒数）为：
        {{ lines(language) }}。
        {{ "每个闹钟只响一次。" if kind == "order" else "响过的闹钟立即重新开始计时，与过去无关。" }}
        {% elif kind in ("left", "mean") %}
        某机器有部件 {{ names | listed(language) }}，从时刻 0 起都在运行。
        它们的寿命相互独立，服从指数分布，速率（即平均寿命的倒数）为：{{ lines(language) }}。失效的部件不再恢复。
        {% elif kind == "spares" %}
        某机器有位置 {{ names | listed(language) }}，每处运行一个部件。部件的寿命相互独立，服从指数分布，
        各位置的速率（即平均寿命的倒数）为：{{ lines(language) }}。各位置的备件数依次为 {{ counts | comma }}；
        某位置的部件失效时，若还有该位置的备件，就立即换上一个。
        {% else %}
        某机器有部件 {{ names | listed(language) }}。运行中的部件在相互独立的指数分布时间后失效，
        速率（即平均时间的倒数）为：{{ lines(language) }}。时刻 0 时全部运行。
        每个失效的部件都立即开始维修，各需一段速率为 {{ repair }} 的指数分布时间，与其他一切独立；
        修好后部件如新地继续运行。
        {% endif %}

        {% if kind == "order" %}
        求最先响起的{{ "闹钟是" if order | length == 1 else " %d 个闹钟依次是" % (order | length) }}
        {{ order | comma }} 的概率。
        {% elif kind == "left" %}
        求 {{ names[counts[0]] }} 是最后失效的部件的概率。
        {% elif kind == "mean" %}
        求直到 {{ counts[0] }} 个部件失效的期望时间。
        {% elif kind == "counts" %}
        求 A 第 {{ counts[0] }} 次响起早于 B 第 {{ counts[1] }} 次响起
        {{- "且早于 C 第 %d 次响起" | format(counts[2]) if counts | length > 2 }}的概率。
        {% elif kind == "spares" %}
        求直到某位置的部件失效而没有该位置的备件可换的期望时间。
        {% else %}
        求直到全部部件首次同时处于失效状态的期望时间。
        {% endif %}
        请给出精确值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        n, kind = params.clocks, rng.choice(_KINDS[: params.kinds])
        if kind == "repair":
            n = min(n, 4)
        if kind in ("counts", "spares"):
            n = min(n, 3)
        rates = tuple(rng.sample(range(1, params.largest + 1), n))
        counts: tuple[int, ...] = ()
        if kind == "order":
            counts = tuple(rng.sample(range(n), rng.randint(min(2, n - 1), n - 1)))
        elif kind == "left":
            counts = (rng.randrange(n),)
        elif kind == "mean":
            counts = (rng.randint(2, n),)
        elif kind == "counts":
            counts = tuple(rng.randint(1, 4) for _ in range(n))
        elif kind == "spares":
            counts = tuple(rng.randint(0, 3) for _ in range(n))
        repair = rng.randint(2, params.largest) if kind == "repair" else 0
        instance = self.Instance(kind=kind, rates=rates, counts=counts, repair=repair)
        answer = self.solve(instance)
        if not worth_asking(answer, Fraction(rates[0], sum(rates)), Fraction(1, sum(rates))) or (
            kind == "counts" and sum(counts) == n
        ):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Fraction:
        kind, rates, counts = instance.kind, instance.rates, instance.counts
        n = len(rates)
        if kind == "order":
            chance, left = Fraction(1), sum(rates)
            for clock in counts:
                chance *= Fraction(rates[clock], left)
                left -= rates[clock]
            return chance
        if kind in ("counts", "spares"):

            def rings(score: tuple[int, ...]) -> dict[tuple[int, ...], int | Fraction]:
                steps = (tuple(s - (i == j) for j, s in enumerate(score)) for i in range(n))
                return {} if 0 in score else dict(zip(steps, map(Fraction, rates), strict=True))

            if kind == "counts":
                return mean_gain(counts, lambda score: jumps(rings(score)), lambda score: int(score[0] == 0))
            start = tuple(count + 1 for count in counts)
            return mean_gain(start, lambda score: jumps(rings(score)), lambda s: Fraction(int(0 not in s), sum(rates)))

        goal = counts[0] if kind == "mean" else n
        full = tuple(range(n))

        def moves(up: tuple[int, ...]) -> dict[tuple[int, ...], int]:
            if n - len(up) >= goal:
                return {}
            steps = {tuple(j for j in up if j != i): rates[i] for i in up}
            if kind == "repair":
                steps |= {tuple(sorted((*up, i))): instance.repair for i in full if i not in up}
            return steps

        if kind == "left":
            return mean_gain(full, lambda up: jumps(moves(up)), lambda up: int(up == counts))
        return mean_gain(
            full, lambda up: jumps(moves(up)), lambda up: Fraction(1, sum(moves(up).values()) or 1) * bool(moves(up))
        )

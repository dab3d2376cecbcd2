"""Find the value of a parameter under which the observed data are most likely.

Answer: a rational number; it is unique, the smallest where two integers are equally good.
Harder: more data, censored times, cells that share a parameter, samples of two kinds joined, whole numbers.
Skills: probability, calculus
Source: original; R. Fisher, "On the mathematical foundations of theoretical statistics", 1922.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.probability import worth_asking
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

_KINDS = ("geometric", "poisson", "variance", "cells", "censored", "joined", "marked")
Cell = tuple[int, int]
"""(u, v): a cell of chance proportional to p^u (1 - p)^v."""

_CELLS: tuple[tuple[tuple[Cell, ...], tuple[str, ...]], ...] = (
    (((2, 0), (1, 1), (0, 2)), ("p^2", "2p(1 - p)", "(1 - p)^2")),
    (((1, 0), (1, 0), (0, 1)), ("p/3", "2p/3", "1 - p")),
    (((1, 0), (1, 1), (0, 2)), ("p", "p(1 - p)", "(1 - p)^2")),
    (((3, 0), (2, 1), (1, 2), (0, 3)), ("p^3", "3p^2(1 - p)", "3p(1 - p)^2", "(1 - p)^3")),
    (((1, 0), (1, 1), (1, 2), (0, 3)), ("p", "p(1 - p)", "p(1 - p)^2", "(1 - p)^3")),
)


class MleEstimate(Task["MleEstimate.Params", "MleEstimate.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        kinds: int = knob("how many models there are", levels=(2, 3, 3, 4, 5, 6, 7, 7, 7, 7), ge=1, le=7)
        easiest: int = knob("how many easy models are left out", levels=(0, 0, 0, 1, 1, 2, 2, 3, 3, 4), ge=0, le=6)
        data: int = knob("how many data there are", levels=(3, 4, 5, 5, 6, 7, 8, 9, 10, 12), ge=2, le=20)

    class Instance(task.Instance):
        kind: str
        data: tuple[tuple[int, int], ...]
        """A value and what belongs to it: a length of time, 1 for censored, a number of trials, or 0."""
        cells: int

        @property
        def values(self) -> list[int]:
            return [value for value, _ in self.data]

        def rows(self, language: str) -> list[tuple[object, ...]]:
            if self.kind == "cells":
                chances = _CELLS[self.cells][1]
                return [(*row,) for row in zip("ABCD", chances, self.values, strict=False)]
            if self.kind == "censored":
                words = {"en": ("failed", "still working"), "zh": ("损坏", "仍在工作")}[language]
                return [(value, words[more]) for value, more in self.data]
            return [(more, value) for value, more in self.data if more]

    answer = Rational(low=0)
    prompt = Prompt(
        en=r"""
        {% if kind == "geometric" %}
        Trials succeed independently with the same unknown probability p, so that the first success is the k-th trial
        with probability (1 - p)^(k - 1) p. In independent repetitions the first success was at trial
        {{ values | listed }}.
        {% elif kind == "poisson" %}
        The number of calls in t hours is Poisson with mean λt: it is k with probability e^(-λt) (λt)^k / k!. In
        separate intervals, independent of each other, these numbers were counted:

        {{ rows(language) | table(["hours", "calls"]) }}
        {% elif kind == "variance" %}
        Measured values are independent and normal with the known mean {{ cells }} and an unknown variance v, with the
        density e^(-(x - {{ cells }})²/(2v)) / √(2πv). The values {{ values | listed }} were measured.
        {% elif kind == "cells" %}
        Each item is, independently of the others, of one of these kinds, with chances that depend on an unknown p:

        {{ rows(language) | table(["kind", "chance", "items observed"]) }}
        {% elif kind == "censored" %}
        The lifetimes of lamps, in days, are independent with the density r e^(-rx) for x > 0, where r is unknown; a
        lamp works for more than x days with probability e^(-rx). These are known, each up to the day at which the lamp
        failed or the test of it ended:

        {{ rows(language) | table(["days", "at this time the lamp"]) }}
        {% elif kind == "joined" %}
        Trials succeed independently with the same unknown probability p. In series of n trials each, these numbers of
        successes were counted:

        {{ rows(language) | table(["n", "successes"]) }}

        Besides, series were continued until the first success, which was at trial
        {{ (data | selectattr(1, "equalto", 0) | map("first") | list) | listed }}.
        {% else %}
        A lake holds an unknown number N of fish, of which {{ data[0][0] }} are marked. {{ data[0][1] }} fish were
        caught at random without putting any back, and exactly {{ cells }} of them were marked.
        {% endif %}

        Find the maximum-likelihood estimate of
        {{ {"poisson": "λ", "variance": "v", "censored": "r", "marked": "N"}.get(kind, "p") }}: the value
        {{- " (the smallest one, if several are equally good)" if kind == "marked" }} for which what was observed is
        most likely. Give it exactly.
        """,
        zh=r"""
        {% if kind == "geometric" %}
        各次试验相互独立，成功的概率同为未知的 p，因此第一次成功恰在第 k 次试验的概率为 (1 - p)^(k - 1) p。
        在几次独立的重复中，第一次成功依次出现在第 {{ values | join("、") }} 次试验。
        {% elif kind == "poisson" %}
        t 小时内的来电数服从均值为 λt 的泊松分布，即等于 k 的概率为 e^(-λt) (λt)^k / k!。在几段相互独立的时间里计得：

        {{ rows(language) | table(["小时数", "来电数"]) }}
        {% elif kind == "variance" %}
        各测量值相互独立，服从均值为已知的 {{ cells }}、方差为未知的 v 的正态分布，
        密度为 e^(-(x - {{ cells }})²/(2v)) / √(2πv)。测得的值为 {{ values | join("、") }}。
        {% elif kind == "cells" %}
        每件物品相互独立地属于下列种类之一，概率取决于未知的 p：

        {{ rows(language) | table(["种类", "概率", "观察到的件数"]) }}
        {% elif kind == "censored" %}
        灯的寿命（天）相互独立，密度在 x > 0 时为 r e^(-rx)，其中 r 未知；一盏灯工作超过 x 天的概率为 e^(-rx)。
        下面是各灯的记录，记到它损坏或对它的试验结束时为止：

        {{ rows(language) | table(["天数", "此时灯"]) }}
        {% elif kind == "joined" %}
        各次试验相互独立，成功的概率同为未知的 p。在几组各 n 次的试验中，成功的次数为：

        {{ rows(language) | table(["n", "成功次数"]) }}

        另有几组试验一直做到第一次成功为止，第一次成功依次在第
        {{ (data | selectattr(1, "equalto", 0) | map("first") | list) | join("、") }} 次试验。
        {% else %}
        湖里有 N 条鱼，N 未知，其中 {{ data[0][0] }} 条带有标记。随机捕捞 {{ data[0][1] }} 条（捕后不放回），
        其中恰有 {{ cells }} 条带有标记。
        {% endif %}

        求 {{ {"poisson": "λ", "variance": "v", "censored": "r", "marked": "N"}.get(kind, "p") }}
        的极大似然估计，即让所观察到的结果可能性最大的值
        {{- "（有几个同样好时取最小的）" if kind == "marked" }}。请给出精确值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        kind, n, cells = rng.choice(_KINDS[params.easiest : params.kinds]), params.data, 0
        if kind == "geometric":
            data = [(rng.randint(1, 9), 0) for _ in range(n)]
        elif kind == "poisson":
            data = [(rng.randint(1, 12), rng.randint(1, 6)) for _ in range(n)]
        elif kind == "variance":
            cells = rng.randint(10, 40)
            data = [(cells + rng.randint(-9, 9), 0) for _ in range(n)]
        elif kind == "cells":
            cells = rng.randrange(len(_CELLS))
            data = [(rng.randint(2, 30), 0) for _ in _CELLS[cells][0]]
        elif kind == "censored":
            data = [(rng.randint(2, 60), int(rng.random() < 0.4)) for _ in range(n)]
        elif kind == "joined":
            data = [(rng.randint(1, m - 1), m) for m in (rng.randint(3, 12) for _ in range(n - n // 2))]
            data += [(rng.randint(1, 9), 0) for _ in range(n // 2)]
        else:
            marked, caught = rng.randint(10, 12 * n), rng.randint(10, 12 * n)
            cells = rng.randint(2, min(marked, caught) // 2)
            data = [(marked, caught)]
        instance = self.Instance(kind=kind, data=tuple(data), cells=cells)
        values = [value for value, _ in data]
        plain = [Fraction(sum(values), len(values)), Fraction(len(values), sum(values))]
        answer = self.solve(instance)
        wrong = plain if kind in ("poisson", "censored", "joined", "cells") else plain[:1]
        if not worth_asking(answer, *wrong, digits=8) or answer <= 0:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Fraction:
        data, cells = instance.data, instance.cells
        values, more = [value for value, _ in data], [other for _, other in data]
        if instance.kind == "variance":
            return Fraction(sum((value - cells) ** 2 for value in values), len(values))
        if instance.kind == "cells":
            powers = list(zip(_CELLS[cells][0], values, strict=True))
            good, bad = (sum(power[i] * count for power, count in powers) for i in (0, 1))
            return Fraction(good, good + bad)
        if instance.kind == "marked":  # the chance grows from N - 1 to N while N cells < marked caught
            ((marked, caught),) = data
            return Fraction((marked * caught - 1) // cells)
        if instance.kind == "joined":
            good = sum(value if trials else 1 for value, trials in data)
            return Fraction(good, sum(trials or value for value, trials in data))
        if instance.kind == "censored":
            return Fraction(more.count(0), sum(values))
        return Fraction(sum(values), sum(more)) if instance.kind == "poisson" else Fraction(len(values), sum(values))

    def key(self, instance: Instance) -> object:
        data = instance.data if instance.kind == "cells" else sorted(instance.data)
        return [instance.kind, data, instance.cells]

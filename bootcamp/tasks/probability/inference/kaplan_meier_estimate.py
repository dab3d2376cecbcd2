"""Work out the Kaplan-Meier estimate of survival, its median, its restricted mean or Greenwood's variance.

Answer: a rational number; it is unique.
Harder: more subjects, ties, late entries, areas and variances instead of survival at a time.
Skills: probability, arithmetic
Source: original; E. Kaplan and P. Meier, "Nonparametric estimation from incomplete observations", 1958.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.probability import worth_asking
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

Subject = tuple[int, int, bool]
"""Time of entry, time of the end, and whether the event happened then."""
_KINDS = ("survival", "area", "variance", "ratio")
_SETTINGS = {
    "lamps": ("Lamps were switched on", "灯泡", "it failed", "损坏"),
    "bees": ("Tagged bees were watched", "带标记的蜜蜂", "it left the hive", "离巢"),
    "accounts": ("Accounts were watched", "账户", "it was closed", "注销"),
    "pumps": ("Pumps were run", "水泵", "it broke", "故障"),
    "leases": ("Leases were followed", "租约", "it was ended", "终止"),
    "batteries": ("Batteries were tested", "电池", "it ran empty", "耗尽"),
    "subscribers": ("Subscribers were followed", "订户", "he or she quit", "退订"),
    "drills": ("Drills were used", "钻头", "it wore out", "磨损报废"),
}


class KaplanMeierEstimate(Task["KaplanMeierEstimate.Params", "KaplanMeierEstimate.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        subjects: int = knob("how many subjects there are", levels=(5, 6, 7, 8, 9, 10, 11, 13, 15, 18), ge=4, le=24)
        last: int = knob("the latest time", levels=(9, 12, 12, 14, 12, 12, 14, 14, 16, 18), ge=6, le=40)
        kinds: int = knob("how many kinds of questions there are", levels=(1, 1, 1, 2, 2, 3, 4, 4, 4, 4), ge=1, le=4)
        late: int = knob("how many subjects enter late", levels=(0, 0, 0, 0, 0, 2, 2, 3, 4, 5), ge=0, le=8)

    class Instance(task.Instance):
        setting: str
        subjects: tuple[Subject, ...]
        kind: str
        time: int
        earlier: int  # another time, for a conditional chance

        @property
        def late(self) -> bool:
            return any(start for start, _, _ in self.subjects)

        def rows(self, language: str) -> list[tuple[object, ...]]:
            reasons = ("删失", "事件") if language == "zh" else ("censored", "event")
            ends = (((start,) if self.late else ()) + (end, reasons[done]) for start, end, done in self.subjects)
            return [(i, *end) for i, end in enumerate(ends, start=1)]

        def heads(self, language: str) -> list[str]:
            heads = (
                ["个体", "进入时刻", "结束时刻", "原因"] if language == "zh" else ["subject", "entry", "end", "reason"]
            )
            return heads if self.late else [heads[0], *heads[2:]]

        def words(self, language: str) -> dict[str, str]:
            what, zh_what, happened, zh_happened = _SETTINGS[self.setting]
            return {"what": zh_what, "event": zh_happened} if language == "zh" else {"what": what, "event": happened}

    answer = Rational(low=0)
    prompt = Prompt(
        en=r"""
        {% set word = words(language) %}
        {{ word.what }} until an event ({{ word.event }}) or until they were lost from sight before it (censored):

        {{ rows(language) | table(heads(language)) }}

        A subject is at risk at the times t with {{ "entry" if late else "0" }} < t ≤ end, so those that are censored at
        a time are still at risk then. The Kaplan-Meier estimate S(t) is the product of (1 - d/n) over all times up to
        t, t included, at which events happened, d being the number of events at that time and n the number of subjects
        at risk.

        {% if kind == "survival" %}
        Find S({{ time }}).
        {% elif kind == "area" %}
        Find the restricted mean survival time up to {{ time }}: the area under S from 0 to {{ time }}, where S is 1
        before the first event and constant between times of events.
        {% elif kind == "variance" %}
        Find Greenwood's variance of S({{ time }}): S({{ time }})² times the sum of d/(n(n - d)) over the same times.
        {% else %}
        Find the estimated probability to be without an event up to time {{ time }}, given that there was none up to
        time {{ earlier }}: S({{ time }})/S({{ earlier }}).
        {% endif %}
        Give the exact value.
        """,
        zh=r"""
        {% set word = words(language) %}
        对一批{{ word.what }}进行观察，直到事件（{{ word.event }}）发生，或者在事件发生前失去跟踪（称为删失）：

        {{ rows(language) | table(heads(language)) }}

        每个个体在满足{{ "进入时刻" if late else " 0" }} < t ≤ 结束时刻的时刻 t 处于风险中，
        因此在某时刻删失的个体在该时刻仍处于风险中。Kaplan-Meier 估计 S(t) 是对所有不超过 t 的有事件发生的时刻把
        (1 - d/n) 相乘，其中 d 为该时刻的事件数，n 为该时刻处于风险中的个体数。

        {% if kind == "survival" %}
        求 S({{ time }})。
        {% elif kind == "area" %}
        求到 {{ time }} 为止的限制平均生存时间，即 S 从 0 到 {{ time }} 的曲线下面积；
        S 在第一个事件之前为 1，在相邻的事件时刻之间为常数。
        {% elif kind == "variance" %}
        求 S({{ time }}) 的 Greenwood 方差，即 S({{ time }})² 乘以对同样这些时刻的 d/(n(n - d)) 之和。
        {% else %}
        已知到时刻 {{ earlier }} 为止没有发生事件，求到时刻 {{ time }} 为止没有发生事件的估计概率
        S({{ time }})/S({{ earlier }})。
        {% endif %}
        请给出精确值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        subjects: list[Subject] = []
        for i in range(params.subjects):
            start = rng.randint(1, params.last // 2) if i < params.late else 0
            subjects.append((start, rng.randint(start + 1, params.last), rng.random() < 0.65))
        rng.shuffle(subjects)
        kind = rng.choice(_KINDS[: params.kinds])
        time = rng.randint(params.last // 2, params.last)
        earlier = rng.randint(2, time - 2) if kind == "ratio" else 0
        instance = self.Instance(
            setting=rng.choice(list(_SETTINGS)), subjects=tuple(subjects), kind=kind, time=time, earlier=earlier
        )
        steps = _steps(instance, time)
        if any(d >= n for _, d, n in steps) or len(steps) < 2 + (params.subjects > 8) + (params.subjects > 12):
            raise task.Retry
        answer = self.solve(instance)
        n = len(subjects)
        dropped = instance.model_copy(update={"subjects": tuple(s for s in subjects if s[2])})
        plain = Fraction(sum(end > time for _, end, _ in subjects), n)
        kept = Fraction(n - sum(done and end <= time for _, end, done in subjects), n)
        wrong = [plain, kept] if kind == "survival" else []
        if all(d < k for _, d, k in _steps(dropped, time)):
            wrong.append(self.solve(dropped))
        if params.late:
            early = instance.model_copy(update={"subjects": tuple((0, end, done) for _, end, done in subjects)})
            wrong.append(self.solve(early))
        if not worth_asking(answer, *wrong):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Fraction:
        survival, area, last, spread = Fraction(1), Fraction(0), 0, Fraction(0)
        before = Fraction(1)
        for time, d, n in _steps(instance, instance.time):
            area += survival * (time - last)
            last = time
            survival *= 1 - Fraction(d, n)
            spread += Fraction(d, n * (n - d))
            before = survival if time <= instance.earlier else before
        area += survival * (instance.time - last)
        values = {"survival": survival, "area": area, "variance": survival**2 * spread, "ratio": survival / before}
        return values[instance.kind]

    def key(self, instance: Instance) -> object:
        return [sorted(instance.subjects), instance.kind, instance.time, instance.earlier]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, kind, survival, total, last = [], instance.kind, Fraction(1), Fraction(0), 0
        for time, d, n in _steps(instance, instance.time):
            if time <= instance.earlier:
                continue
            if kind == "area":
                total += survival * (time - last)
                lines.append(f"({time} - {last}) * {survival} = {survival * (time - last)}, {total}")
            if kind == "variance":
                total += Fraction(d, n * (n - d))
                lines.append(f"{d}/({n} * {n - d}) = {Fraction(d, n * (n - d))}, {total}")
            last, before = time, survival
            survival *= 1 - Fraction(d, n)
            product = f"{before.numerator * (n - d)}/{before.denominator * n}"
            lines.append(f"t = {time}: {d}/{n}, {before} * {n - d}/{n} = {product} = {survival}")
        if kind == "area":
            area = survival * (instance.time - last)
            lines.append(f"({instance.time} - {last}) * {survival} = {area}, {total + area}")
        if kind == "variance":
            lines.append(f"({survival})^2 * {total} = {survival**2} * {total} = {survival**2 * total}")
        return "\n".join(lines)


def _steps(instance: KaplanMeierEstimate.Instance, last: int) -> list[tuple[int, int, int]]:
    """List the times of events up to a time, with the numbers of events and of subjects at risk."""
    steps = []
    for time in sorted({end for _, end, done in instance.subjects if done and end <= last}):
        events = sum(done and end == time for _, end, done in instance.subjects)
        steps.append((time, events, sum(start < time <= end for start, end, _ in instance.subjects)))
    return steps

"""Choose tablets for every dose of a course by weight, by maximum doses, and by the strengths that there are.

Answer: the tablets of each strength for a dose of each phase, and all pieces of the course; it is unique.
Harder: more strengths, phases with lower doses, halves of tablets, maximum doses that bind.
Skills: arithmetic, optimization, instructions
Source: original; the protocol is invented.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import ceil
from operator import mul
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import clinic
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Rational, Record, Sequence

Dose = tuple[int, int, tuple[int, ...]]
"""Halves of a milligram, minus the number of pieces, and halves of tablets of each strength."""


class TabletRegimenDose(Task["TabletRegimenDose.Params", "TabletRegimenDose.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        strengths: int = knob("the number of strengths", levels=(1, 2, 2, 2, 3, 3, 3, 3, 4, 4), ge=1, le=5)
        phases: int = knob("the number of phases", levels=(1, 1, 2, 2, 2, 3, 3, 4, 4, 5), ge=1, le=5)
        limits: int = knob("how many maximum doses there are", levels=(0, 1, 1, 2, 2, 2, 2, 2, 2, 2), ge=0, le=2)
        halves: bool = knob("whether tablets may be halved", levels=(False,) * 3 + (True,) * 7)
        days: int = knob("the most days of a phase", levels=(4, 7, 7, 8, 10, 10, 12, 12, 14, 14), ge=2, le=20)

    class Instance(task.Instance):
        drug: str
        weight: int
        per_kg: Fraction
        times: int
        single: int
        daily: int
        strengths: tuple[int, ...]
        halves: bool
        phases: tuple[tuple[int, int], ...]
        """Days and percent of the full dose."""

        @property
        def dose(self) -> str:
            tenths = int(self.per_kg * 10)
            return f"{tenths // 10}.{tenths % 10}" if tenths % 10 else str(tenths // 10)

    answer = Record(tablets=Sequence(Sequence(Rational(low=0))), total=Integer(low=0))
    prompt = Prompt(
        en=r"""
        A patient of {{ weight }} kg is to take {{ drug }}, an invented drug, {{ times }} times a day. The full dose
        is {{ dose }} mg per kg for each single dose.{% if single %} A single dose is never more than
        {{ single }} mg.{% endif %}{% if daily %} The doses of one day together are never more than
        {{ daily }} mg, so no single dose is more than this divided by {{ times }}.{% endif %} The course is:

        {% for days, percent in phases %}
        - phase {{ loop.index }}: {{ days }} days at {{ percent }}% of the full dose
        {% endfor %}

        The percentage is taken of the full dose by weight first, and then the maximum doses apply. There are tablets of
        {{ strengths | listed(language) }} mg, as many as needed.
        {{ "A tablet may be halved; a half is a piece as a whole one is." if halves else "Tablets are not divided." }}

        For each phase choose the tablets of one dose like this: at most 6 pieces; of all such choices the greatest
        amount that is not above the target; of these the fewest pieces; of these the most of the strongest tablet, then
        the most of the next strongest, and so on. Give as tablets a list for each phase, with the number of tablets of
        each strength in the order above, where a half counts 1/2; and as total the number of pieces of the whole
        course.
        """,
        zh=r"""
        体重 {{ weight }} kg 的患者要服用虚构药物 {{ drug }}，每天 {{ times }} 次。
        每次的全量为每千克体重 {{ dose }} mg。
        {%- if single %}每次用量不得超过 {{ single }} mg。{% endif %}{% if daily %}一天各次用量之和不得超过
        {{ daily }} mg，因此每次不得超过该数除以 {{ times }}。{% endif %}疗程如下：

        {% for days, percent in phases %}
        - 第 {{ loop.index }} 阶段：{{ days }} 天，全量的 {{ percent }}%
        {% endfor %}

        先按体重全量取百分数，再应用上述最大用量。药片规格有 {{ strengths | listed(language) }} mg，数量不限。
        {{ "药片可以对半分开，半片与整片都算一块。" if halves else "药片不能分开。" }}

        每个阶段的每次用药按下述方法选药片：至多 6 块；在所有这样的选法中取不超过目标量的最大总量；其中取块数最少的；
        其中取最大规格用得最多的，再取次大规格用得最多的，依此类推。tablets 为每个阶段一个列表，
        按上面的规格顺序写出各规格的片数，半片记为 1/2；total 为整个疗程的总块数。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        base = rng.choice((5, 10, 20, 25, 50))
        strengths = sorted(rng.sample([base * m for m in (1, 2, 3, 4, 6, 8, 10)], params.strengths), reverse=True)
        weight, times = rng.randint(18, 95), rng.randint(2, 4)
        per_kg = Fraction(max(1, rng.randint(4, 24) * base // 20), 10)
        full = per_kg * weight
        near = range(int(full * 2 / 5 / base) * base + base, ceil(full), base)
        if not near or full > 6 * strengths[0]:
            raise task.Retry
        percents = sorted(rng.sample((100, 90, 80, 75, 60, 50, 40, 30, 25), params.phases), reverse=True)
        instance = self.Instance(
            drug=clinic.drug_names(rng, 1)[0],
            weight=weight,
            per_kg=per_kg,
            times=times,
            single=rng.choice(near) if params.limits else 0,
            daily=rng.choice(near) * times if params.limits > 1 else 0,
            strengths=tuple(strengths),
            halves=params.halves,
            phases=tuple((rng.randint(2, params.days), 100 if params.phases == 1 else percent) for percent in percents),
        )
        whole = [full * percent / 100 for _, percent in instance.phases]
        targets = [_limited(instance, dose) for dose in whole]
        if min(targets) * (1 + params.halves) < strengths[-1] or (params.limits and targets == whole):
            raise task.Retry
        doses = _doses(instance)
        chosen = _choose(doses, targets)
        pieces = [sum(-(-n // 1) for n in counts) for counts in chosen]
        if min(pieces) == 0 or (params.strengths > 1 and max(pieces) < 2):
            raise task.Retry
        if params.limits and chosen == _choose(doses, whole):
            raise task.Retry  # the maximum doses should matter
        total = sum(n * times * days for n, (days, _) in zip(pieces, instance.phases, strict=True))
        return instance, {"tablets": tuple(chosen), "total": int(total)}

    def key(self, instance: Instance) -> object:
        return instance.model_dump(exclude={"drug"})


def _doses(instance: TabletRegimenDose.Instance) -> list[Dose]:
    """List the amounts that can be given, in halves of a milligram, the largest with the fewest pieces first."""
    strengths = instance.strengths
    counts = _counts(len(strengths), instance.halves, 6)
    return sorted(((sum(map(mul, c, strengths)), -pieces, c) for pieces, c in counts), reverse=True)


def _choose(doses: list[Dose], targets: list[Fraction]) -> list[tuple[Fraction, ...]]:
    """Give the tablets of the largest dose that does not exceed the target of each phase."""
    most = [int(2 * target) for target in targets]
    best = [next(counts for amount, _, counts in doses if amount <= limit) for limit in most]
    return [tuple(Fraction(n, 2) for n in counts) for counts in best]


def _limited(instance: TabletRegimenDose.Instance, dose: Fraction) -> Fraction:
    """Cut a dose to the maximum doses."""
    limits = [Fraction(instance.single)] if instance.single else []
    limits += [Fraction(instance.daily, instance.times)] if instance.daily else []
    return min([dose, *limits])


@cache
def _counts(strengths: int, halves: bool, most: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """List all choices of `most` pieces: their number and, for each of so many strengths, halves of tablets."""
    if not strengths:
        return ((0, ()),)
    found = list[tuple[int, tuple[int, ...]]]()
    for own in range(0, 2 * most + 1, 1 if halves else 2):
        pieces = (own + 1) // 2
        found += [(pieces + p, (own, *c)) for p, c in _counts(strengths - 1, halves, most - pieces)]
    return tuple(found)

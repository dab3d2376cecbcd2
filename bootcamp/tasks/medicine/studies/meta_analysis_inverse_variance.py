"""Pool the effects of studies by the inverse of their variances, with heterogeneity and a random-effects mean.

Answer: the pooled effect, its variance, Q, tau squared, and further numbers as asked; they are unique.
Harder: more studies, the random-effects mean, subgroups, pooling without one study.
Skills: arithmetic
Source: original; the formulas are those of DerSimonian and Laird (1986) and are printed.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Decimal, Rational, Record, Sequence
from bootcamp.verifiers.base import Format

_MEAN = Decimal(places=3)


class MetaAnalysisInverseVariance(
    Task["MetaAnalysisInverseVariance.Params", "MetaAnalysisInverseVariance.Instance", dict[str, Any]]
):
    version = 1

    class Params(task.Params):
        studies: int = knob("the number of studies", levels=(2, 2, 3, 3, 3, 4, 5, 6, 7, 8), ge=2, le=9)
        heterogeneity: int = knob("1 with Q, 2 also tau2 and mean", levels=(0, 1, 1, 2, 2, 2, 2, 2, 2, 2), ge=0, le=2)
        groups: bool = knob("whether there are subgroups", levels=(False,) * 4 + (True,) * 6)
        without: bool = knob("whether one study is left out", levels=(False,) * 6 + (True,) * 4)

    class Instance(task.Instance):
        studies: tuple[tuple[int, int, str], ...]
        """Tenths of the effect, the inverse of the variance, and the subgroup if there are any."""
        heterogeneity: int
        without: int

        def told(self, language: str) -> list[str]:
            effect, variance, group = (
                ("效应", "方差", "亚组") if language == "zh" else ("effect", "variance", "subgroup")
            )
            pause = "，" if language == "zh" else ", "
            rows = list[str]()
            for tenths, weight, name in self.studies:
                sign = "-" if tenths < 0 else ""
                parts = [f"{effect} {sign}{abs(tenths) // 10}.{abs(tenths) % 10}", f"{variance} 1/{weight}"]
                rows.append(pause.join([*parts, *([f"{group} {name}"] if name else [])]))
            return rows

        @property
        def grouped(self) -> bool:
            return bool(self.studies[0][2])

    prompt = Prompt(
        en=r"""
        Studies of one question, with invented numbers:

        {{ told(language) | numbered }}

        With the weight w = 1 / variance of each study, give:

        - pooled: the sum of w x effect, divided by the sum of w
        - variance: 1 divided by the sum of w
        {% if heterogeneity > 0 %}
        - q: the sum of w x (effect - pooled)^2
        {% endif %}
        {% if heterogeneity > 1 %}
        - tau2: (q - (k - 1)) / (S - T / S) for k studies, where S is the sum of w and T the sum of w^2; 0 if that is
          negative
        - mean: the pooled effect with the weights 1 / (variance + tau2) instead of w, rounded to three decimals
        {% endif %}
        {% if grouped %}
        - subgroups: a list with the pooled effect of the studies of each subgroup, A and then B
        {% endif %}
        {% if without %}
        - without: the pooled effect of all studies but number {{ without }}
        {% endif %}

        All numbers are exact{{ " but mean" if heterogeneity > 1 }}; pooled always uses all studies and the weights w.
        """,
        zh=r"""
        下面是关于同一问题的若干研究，数据为虚构：

        {{ told(language) | numbered }}

        每项研究的权重为 w = 1 / 方差，请给出：

        - pooled：w × 效应 之和，除以 w 之和
        - variance：1 除以 w 之和
        {% if heterogeneity > 0 %}
        - q：w × (效应 - pooled)^2 之和
        {% endif %}
        {% if heterogeneity > 1 %}
        - tau2：对 k 项研究为 (q - (k - 1)) / (S - T / S)，其中 S 为 w 之和，T 为 w^2 之和；若为负则取 0
        - mean：把权重 w 换成 1 / (方差 + tau2) 得到的合并效应，四舍五入到三位小数
        {% endif %}
        {% if grouped %}
        - subgroups：一个列表，依次为亚组 A、亚组 B 中各研究的合并效应
        {% endif %}
        {% if without %}
        - without：除第 {{ without }} 项以外所有研究的合并效应
        {% endif %}

        {{ "除 mean 以外，" if heterogeneity > 1 }}所有数都要精确；pooled 总是用全部研究和权重 w。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        fields: dict[str, Format[Any]] = {"pooled": Rational(), "variance": Rational(low=0)}
        fields |= {"q": Rational(low=0)} if instance.heterogeneity else {}
        fields |= {"tau2": Rational(low=0), "mean": _MEAN} if instance.heterogeneity > 1 else {}
        fields |= {"subgroups": Sequence(Rational(), length=2)} if instance.grouped else {}
        return Record(**fields, **({"without": Rational()} if instance.without else {}))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        names = ["AB"[n % 2] if params.groups else "" for n in range(params.studies)]
        rng.shuffle(names)
        middle = rng.randint(-6, 12)
        instance = self.Instance(
            studies=tuple((middle + rng.randint(-9, 9), rng.randint(2, 20), name) for name in names),
            heterogeneity=params.heterogeneity,
            without=rng.randint(1, params.studies) if params.without else 0,
        )
        rows = [(Fraction(tenths, 10), Fraction(weight), name) for tenths, weight, name in instance.studies]
        total = sum((w for _, w, _ in rows), Fraction())
        squares = sum((w * w for _, w, _ in rows), Fraction())
        pooled = _pooled(rows)
        q = sum((w * (y - pooled) ** 2 for y, w, _ in rows), Fraction())
        tau2 = max(Fraction(), (q - len(rows) + 1) / Fraction(total - squares / total))
        mean = _pooled([(y, 1 / (1 / w + tau2), name) for y, w, name in rows])
        values: dict[str, Any] = {
            "pooled": pooled,
            "variance": 1 / total,
            "q": q,
            "tau2": tau2,
            "mean": _MEAN.round(mean),
        }
        if params.groups:
            values["subgroups"] = tuple(_pooled([row for row in rows if row[2] == name]) for name in "AB")
        if params.without:
            values["without"] = _pooled([row for n, row in enumerate(rows, start=1) if n != instance.without])
        near = abs(mean * 1000 % 1 - Fraction(1, 2)) < Fraction(1, 10)
        if (
            max(q.denominator, tau2.denominator) > 10**9
            or near
            or (params.heterogeneity > 1 and tau2 == 0 and rng.random() < 0.85)
        ):
            raise task.Retry
        left_out = [name for n, name in enumerate(("q", "tau2", "mean")) if params.heterogeneity <= (n > 0)]
        return instance, {name: value for name, value in values.items() if name not in left_out}


def _pooled(rows: list[tuple[Fraction, Fraction, str]]) -> Fraction:
    return sum((w * y for y, w, _ in rows), Fraction()) / sum((w for _, w, _ in rows), Fraction())

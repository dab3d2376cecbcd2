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
Row = tuple[Fraction, Fraction, str]


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

        - pooled：（w × 效应）之和，除以 w 之和
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
        rows = _rows(instance)
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

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        rows = _rows(instance)
        total, pooled, lines = sum((w for _, w, _ in rows), Fraction()), _pooled(rows), _sums("pooled", rows)
        lines.append(f"variance = 1/{total}")
        parts = [w * (y - pooled) ** 2 for y, w, _ in rows]
        q, squares = sum(parts, Fraction()), sum((w * w for _, w, _ in rows), Fraction())
        if instance.heterogeneity:
            for (y, w, _), part in zip(rows, parts, strict=True):
                lines.append(f"{y} - ({pooled}) = {y - pooled}, {w}·({y - pooled})^2 = {part}")
            lines.append(f"q = {' + '.join(map(str, parts))} = {q}")
        if instance.heterogeneity > 1:
            less, below = q - len(rows) + 1, total - squares / total
            tau2 = max(Fraction(), less / below)
            lines.append(f"T = {' + '.join(f'{w}^2' for _, w, _ in rows)} = {squares}")
            lines.append(f"{q} - {len(rows) - 1} = {less}, {total} - {squares}/{total} = {below}")
            lines.append(f"({less})/({below}) = {less / below}, tau2 = {tau2}")
            new = [(y, round(1 / (1 / w + tau2), 5), name) for y, w, name in rows]
            lines += [f"1/(1/{w} + {tau2}) -> {float(v):.5f}" for (_, w, _), (_, v, _) in zip(rows, new, strict=True)]
            lines += _sums("mean", new, "->")
        for name in "AB" if instance.studies[0][2] else "":
            lines += _sums(name, [row for row in rows if row[2] == name])
        if instance.without:
            lines += _sums("without", [row for n, row in enumerate(rows, start=1) if n != instance.without])
        return "\n".join(lines)


def _rows(instance: MetaAnalysisInverseVariance.Instance) -> list[Row]:
    return [(Fraction(tenths, 10), Fraction(weight), name) for tenths, weight, name in instance.studies]


def _sums(name: str, rows: list[Row], sign: str = "=") -> list[str]:
    """Write how effects are pooled, in decimals if the weights are rounded."""

    def show(number: Fraction | int) -> str:
        return f"{float(number):.6f}" if sign == "->" else str(number)

    products, weights = [w * y for y, w, _ in rows], [w for _, w, _ in rows]
    lines = [f"{show(w)}·({show(y)}) = {show(product)}" for (y, w, _), product in zip(rows, products, strict=True)]
    above = " + ".join(f"({show(product)})" for product in products)
    lines.append(f"{above} = {show(sum(products))}, {' + '.join(map(show, weights))} = {show(sum(weights))}")
    mean = f"{name} = ({show(sum(products))})/({show(sum(weights))}) {sign} "
    return [*lines, mean + (f"{float(_pooled(rows)):.3f}" if sign == "->" else str(_pooled(rows)))]


def _pooled(rows: list[Row]) -> Fraction:
    return sum((w * y for y, w, _ in rows), Fraction()) / sum((w for _, w, _ in rows), Fraction())

"""Find items of a regression line from points or from sums, corrected where data were wrong.

Answer: the asked items in order, rational; they are unique.
Harder: sums instead of points, points to remove or to correct, x on y, residual sums of squares.
Skills: probability, arithmetic
Source: original; least squares as in every text on statistics.
"""

from __future__ import annotations

from fractions import Fraction
from math import prod
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.probability import worth_asking
from bootcamp.lib.prompts import bracketed
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Sequence

Point = tuple[int, int]
_ITEMS = {
    "slope": ("the slope", "斜率"),
    "intercept": ("the intercept", "截距"),
    "prediction": ("the prediction at {0} = {1}", "{0} = {1} 处的预测值"),
    "squares": ("the residual sum of squares", "残差平方和"),
    "share": ("R², the square of the correlation coefficient", "相关系数的平方 R²"),
}


class RegressionLineSummary(
    Task["RegressionLineSummary.Params", "RegressionLineSummary.Instance", tuple[Fraction, ...]]
):
    version = 1

    class Params(task.Params):
        points: int = knob("how many points there are", levels=(3, 4, 4, 5, 6, 6, 7, 8, 10, 12), ge=3, le=12)
        items: int = knob("how many items are asked", levels=(1, 1, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=5)
        known: int = knob("how many kinds of items there are", levels=(1, 2, 3, 3, 4, 5, 5, 5, 5, 5), ge=1, le=5)
        corrections: int = knob("how many points are corrected", levels=(0, 0, 0, 1, 1, 1, 2, 2, 3, 3), ge=0, le=4)
        sums: bool = knob("whether sums are given instead of points", levels=(False,) * 3 + (True,) * 7)
        turned: bool = knob("whether x may be predicted from y", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        points: tuple[Point, ...]  # as first recorded
        changes: tuple[tuple[Point, Point | None], ...]  # a recorded point, and the right one, or nothing if it goes
        sums: bool
        turned: bool
        items: tuple[str, ...]
        at: int

        @property
        def totals(self) -> list[str]:
            x, y = ([p[i] for p in self.points] for i in (0, 1))
            values = {
                "n": len(x),
                "Σx": sum(x),
                "Σy": sum(y),
                "Σx²": sum(a * a for a in x),
                "Σy²": sum(b * b for b in y),
            }
            values["Σxy"] = sum(a * b for a, b in self.points)
            return [f"{name} = {value}" for name, value in values.items()]

        def asked(self, language: str) -> list[str]:
            name = "y" if self.turned else "x"
            return [_ITEMS[item][language == "zh"].format(name, self.at) for item in self.items]

    prompt = Prompt(
        en=r"""
        {% if sums %}
        For {{ points | length }} points (x, y) these sums were computed: {{ totals | comma }}.
        {% else %}
        These points (x, y) are given: {{ points | map("point") | comma }}.
        {% endif %}
        {% for old, new in changes %}
        {{ "Later it turned out that" if loop.first else "It also turned out that" }} the point {{ old | point }}, which
        is among them, {{ "should have been %s." | format(new | point) if new else "has to be removed." }}
        {% endfor %}

        {{ 'For the right data, consider' if changes else 'Consider' }} the least-squares line for
        {{ "x as a function of y, x = a + by" if turned else
        "y as a function of x, y = a + bx"
        }}: the one with the least sum of squares of the residuals (observed minus predicted
        {{ "x" if turned else "y" }}). Its slope is b, its intercept a. Give exactly as a list
        {{- ", in this order," if items | length > 1 else " of one item" }} {{ asked(language) | listed(language) }}.
        """,
        zh=r"""
        {% if sums %}
        对 {{ points | length }} 个点 (x, y) 算得下列各和：{{ totals | comma }}。
        {% else %}
        给定下列点 (x, y)：{{ points | map("point") | comma }}。
        {% endif %}
        {% for old, new in changes %}
        {% set start = "后来发现点 " if loop.first else "又发现点 " %}
        {{ start ~ (old | point) ~ (" 应为 " ~ (new | point) if new else " 应从这些点中删去") ~ "。" }}
        {% endfor %}

        {{ '对正确的数据，' if changes }}考虑以{{ " y 为自变量、x 为因变量的最小二乘直线 x = a + by" if turned else
        " x 为自变量、y 为因变量的最小二乘直线 y = a + bx" }}，即残差（{{ "x" if turned else "y" }} 的观测值减预测值）
        平方和最小的直线。b 为斜率，a 为截距。
        请以列表形式{{ "依次给出下列各项" if items | length > 1 else "给出下列一项" }}的精确值：
        {{- asked(language) | join("、") }}。
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        return Sequence(Rational(), length=len(instance.items))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[Fraction, ...]]:
        n = params.points
        slope, base = rng.choice((-2, -1, 1, 2)), rng.randint(2, 9)
        xs = sorted(rng.sample(range(12 if n < 9 else 16), n))
        points = [(x, base + slope * (x - 6 * (slope < 0)) + rng.randint(-3, 3)) for x in xs]
        changes: list[tuple[Point, Point | None]] = []
        for old in rng.sample(points, min(params.corrections, n - 3)):
            new = (old[0] + rng.randint(-2, 2), old[1] + rng.randint(-3, 3))
            changes.append((old, None if rng.random() < 0.4 or new == old else new))
        items = rng.sample(list(_ITEMS)[: params.known], min(params.items, params.known))
        rng.shuffle(points)
        instance = self.Instance(
            points=tuple(points),
            changes=tuple(changes),
            sums=params.sums,
            turned=params.turned and rng.random() < 0.5,
            items=tuple(sorted(items, key=list(_ITEMS).index)),
            at=rng.randint(1, 15) if "prediction" in items else 0,
        )
        answer = self.solve(instance)
        raw = self.solve(instance.model_copy(update={"changes": ()})) if changes else ()
        other = self.solve(instance.model_copy(update={"turned": not instance.turned}))
        if any(
            value in (*raw, *other[: instance.items != ("share",)]) and item != "share"
            for value, item in zip(answer, instance.items, strict=True)
        ):
            raise task.Retry
        if not all(worth_asking(value, digits=8) for value in answer) or answer[0].denominator == 1:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> tuple[Fraction, ...]:
        xs, ys = ([Fraction(p[i]) for p in _right(instance)] for i in ((1, 0) if instance.turned else (0, 1)))
        n = len(xs)
        sxx, syy = (sum(v * v for v in values) - sum(values) ** 2 / n for values in (xs, ys))
        sxy = sum(a * b for a, b in zip(xs, ys, strict=True)) - sum(xs) * sum(ys) / n
        if not sxx or not syy:
            raise task.Retry
        slope = sxy / sxx
        intercept = (sum(ys) - slope * sum(xs)) / n
        values = {"slope": slope, "intercept": intercept, "prediction": intercept + slope * instance.at}
        values |= {"squares": syy - slope * sxy, "share": sxy**2 / (sxx * syy)}
        return tuple(Fraction(values[item]) for item in instance.items)

    def key(self, instance: Instance) -> object:
        points = instance.totals if instance.sums else sorted(instance.points)
        return [points, sorted(map(str, instance.changes)), instance.turned, instance.items, instance.at]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        right, items, sums = _right(instance), set(instance.items), dict[str, int]()
        n, order = len(right), "YX" if instance.turned else "XY"
        lines = [f"n = {n}"] * bool(instance.changes)
        for name in ("X", "Y", "XX", "XY", *(["YY"] if items & {"squares", "share"} else [])):
            shown: list[tuple[int, Point]] = [(1, point) for point in (instance.points if instance.sums else right)]
            if instance.sums:
                shown += [(sign, p) for pair in instance.changes for sign, p in zip((-1, 1), pair, strict=True) if p]
            terms = [sign * prod(p[order.index(one)] for one in name) for sign, p in shown]
            if instance.sums:
                terms[: len(instance.points)] = [sum(terms[: len(instance.points)])]
            sums[name] = sum(terms)
            lines.append(f"{name}: {' + '.join(map(bracketed, terms))} = {sums[name]}")
        spread = {}
        for name in [name for name in sums if len(name) == 2]:
            a, b, c = (sums[one] for one in (name, *name))
            spread[name] = n * a - b * c
            work = f"{n}*{bracketed(a)} - {bracketed(b)}*{bracketed(c)} = {n * a} - {bracketed(b * c)}"
            lines.append(f"D{name} = {work} = {spread[name]}")
        slope = Fraction(spread["XY"], spread["XX"])
        start = (sums["Y"] - slope * sums["X"]) / n
        lines.append(f"b = {spread['XY']}/{spread['XX']} = {slope}")
        if items & {"intercept", "prediction"}:
            lines.append(f"a = ({sums['Y']} - {bracketed(slope * sums['X'])})/{n} = ({start * n})/{n} = {start}")
        if "prediction" in items:
            lines.append(f"{start} + {bracketed(slope)}*{instance.at} = {start + slope * instance.at}")
        if "squares" in items:
            less = slope * spread["XY"]
            lines.append(f"({spread['YY']} - {less})/{n} = {(spread['YY'] - less) / n}")
        if "share" in items:
            top, bottom = spread["XY"] ** 2, spread["XX"] * spread["YY"]
            lines.append(f"{top}/({spread['XX']}*{spread['YY']}) = {top}/{bottom} = {Fraction(top, bottom)}")
        return "\n".join(lines)


def _right(instance: RegressionLineSummary.Instance) -> list[Point]:
    right = list(instance.points)
    for old, new in instance.changes:
        right.remove(old)
        if new is not None:
            right.append(new)
    return right

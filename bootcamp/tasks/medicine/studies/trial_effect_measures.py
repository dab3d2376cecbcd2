"""Compute the usual measures of effect of a trial exactly, over strata and with a rule for people who were lost.

Answer: the measures that are asked for; they are unique.
Harder: more strata and measures, people who were lost.
Skills: arithmetic, probability
Source: original; the formulas are those of every textbook and are printed.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Rational, Record
from bootcamp.verifiers.base import Format

Row = tuple[int, int, int, int]
Stratum = tuple[int, int, int, int, int, int]
"""Treated: all, with the event, lost; controls: all, with the event, lost."""

MEASURES = {
    "rr": ("the risk ratio: risk of the treated / risk of the controls", "风险比：治疗组风险 / 对照组风险"),
    "rd": ("the risk difference: risk of the treated - risk of the controls", "风险差：治疗组风险 - 对照组风险"),
    "odds": (
        "the odds ratio: odds of the treated / odds of the controls; odds are people with / people without the event",
        "优势比：治疗组优势 / 对照组优势，优势 = 有事件人数 / 无事件人数",
    ),
    "nnt": (
        "1 / |risk of the treated - risk of the controls|, rounded up to a whole number",
        "1 / |治疗组风险 - 对照组风险|，向上取整",
    ),
    "share": (
        "the relative reduction: (risk of the controls - risk of the treated) / risk of the controls, maybe negative",
        "相对降低：(对照组风险 - 治疗组风险) / 对照组风险，可以为负",
    ),
    "pooled": (
        "the pooled risk ratio of Mantel and Haenszel: the sum over strata of a x m / (n + m), divided by the sum over"
        " strata of c x n / (n + m), where a of n treated and c of m controls have the event",
        "Mantel-Haenszel 合并风险比：各层 a × m / (n + m) 之和，除以各层 c × n / (n + m) 之和，"
        "其中该层 n 名治疗者中有 a 名、m 名对照者中有 c 名发生事件",
    ),
}


class TrialEffectMeasures(Task["TrialEffectMeasures.Params", "TrialEffectMeasures.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        strata: int = knob("the number of strata", levels=(1, 1, 1, 2, 2, 2, 3, 3, 4, 4), ge=1, le=6)
        measures: int = knob("how many measures are asked for", levels=(1, 2, 3, 3, 4, 4, 4, 5, 5, 6), ge=1, le=6)
        lost: bool = knob("whether people were lost", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        strata: tuple[Stratum, ...]
        asked: tuple[str, ...]
        worst: bool
        """Whether lost treated people count as events and lost controls as none; else the other way round."""

        @property
        def lost(self) -> bool:
            return any(row[2] + row[5] for row in self.strata)

        def told(self, language: str) -> list[str]:
            rows = list[str]()
            for n, a, x, m, c, y in self.strata:
                if language == "zh":
                    parts = [f"治疗组 {n} 人，{a} 人有事件", f"对照组 {m} 人，{c} 人有事件"]
                    parts = [
                        f"{part}，{lost} 人失访" if self.lost else part
                        for part, lost in zip(parts, (x, y), strict=True)
                    ]
                    rows.append("；".join(parts))
                else:
                    parts = [f"{n} treated, {a} with the event", f"{m} controls, {c} with the event"]
                    parts = [
                        f"{part}, {lost} lost" if self.lost else part for part, lost in zip(parts, (x, y), strict=True)
                    ]
                    rows.append("; ".join(parts))
            return rows

        def definitions(self, language: str) -> list[str]:
            colon = "：" if language == "zh" else ": "
            return [f"{name}{colon}{MEASURES[name][language == 'zh']}" for name in self.asked]

    prompt = Prompt(
        en=r"""
        An invented trial compares treated people with controls
        {{- ", in " ~ strata | length ~ " strata" if strata[1:] }}:

        {{ told(language) | numbered }}

        {% if lost %}
        The numbers of people include those who were lost, and nobody who was lost is among those with the event.
        Here a lost person counts as {{ "having the event" if worst else "not having the event" }} if treated, and as
        {{ "not having it" if worst else "having it" }} in the control group.
        {% endif %}
        The risk of a group is the number of people with the event divided by the number of its people
        {{- "; risks and odds are those of all strata together" if strata[1:] }}. Give exact numbers:

        {{ definitions(language) | bullets }}
        """,
        zh=r"""
        一项虚构的试验比较治疗组与对照组{{ "，共 " ~ strata | length ~ " 层" if strata[1:] }}：

        {{ told(language) | numbered }}

        {% if lost %}
        人数包括失访者，失访者不在有事件的人数之内。这里，
        失访者在治疗组按{{ "有事件、在对照组按无事件" if worst else "无事件、在对照组按有事件" }}计。
        {% endif %}
        一组的风险为有事件人数除以该组人数{{ "；风险和优势都按各层的合计来计算" if strata[1:] }}。请给出精确的数：

        {{ definitions(language) | bullets }}
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        fields = {name: Integer(low=1) if name == "nnt" else Rational() for name in instance.asked}
        return Record(**fields)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        strata = list[Stratum]()
        for _ in range(params.strata):
            n, m = rng.randint(6, 30) * 5, rng.randint(6, 30) * 5
            x, y = (rng.randint(0, n // 12), rng.randint(1, m // 12)) if params.lost else (0, 0)
            strata.append((n, rng.randint(n // 10, n // 2), x, m, rng.randint(m // 10, m // 2), y))
        names = [name for name in MEASURES if name != "pooled" or params.strata > 1]
        asked = sorted(rng.sample(names, min(params.measures, len(names))), key=names.index)
        instance = self.Instance(strata=tuple(strata), asked=tuple(asked), worst=rng.random() < 0.5)
        values = _measures(instance)
        if values["rd"] == 0 or any(Fraction(v).denominator > 10**8 for v in values.values()) or values["nnt"] > 200:
            raise task.Retry
        if (1 / abs(values["rd"])).denominator == 1 or ("nnt" in asked and len(asked) == 1):
            raise task.Retry
        return instance, {name: values[name] for name in asked}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, rows, values = list[str](), _counted(instance), _measures(instance)
        for _, a, x, _, c, y in instance.strata if instance.lost else ():
            lines.append(f"{a} + {x} = {a + x}" if instance.worst else f"{c} + {y} = {c + y}")
        for column in zip(*rows, strict=True) if rows[1:] else ():
            lines.append(f"{' + '.join(map(str, column))} = {sum(column)}")
        n, a, m, c = (sum(column) for column in zip(*rows, strict=True))
        one, two, treated, controls = Fraction(a, n), Fraction(c, m), Fraction(a, n - a), Fraction(c, m - c)
        lines.append(f"{_ratio(a, n)}, {_ratio(c, m)}")
        sums = {
            "rr": [f"({one}) / ({two})"],
            "rd": [f"{one} - {two}"],
            "odds": [f"{_ratio(a, n - a)}, {_ratio(c, m - c)}", f"({treated}) / ({controls})"],
            "nnt": [f"{one} - {two} = {one - two}, 1 / |{one - two}| = {1 / abs(one - two)}"],
            "share": [f"{two} - {one} = {two - one}", f"({two - one}) / ({two})"],
            "pooled": _pooled(rows),
        }
        for name in instance.asked:
            *before, last = sums[name]
            lines += [
                *before,
                f"{name} = {last} = {values[name]}" if name != "nnt" else f"{last}, {name} = {values[name]}",
            ]
        return "\n".join(lines)


def _ratio(above: int, below: int) -> str:
    plain, lowest = f"{above}/{below}", str(Fraction(above, below))
    return plain if plain == lowest else f"{plain} = {lowest}"


def _pooled(rows: list[Row]) -> list[str]:
    tops = [Fraction(a * m, n + m) for n, a, m, _ in rows]
    bottoms = [Fraction(c * n, n + m) for n, _, m, c in rows]
    lines = [f"{a} × {m} / {n + m} = {top}" for (n, a, m, _), top in zip(rows, tops, strict=True)]
    lines += [f"{c} × {n} / {n + m} = {bottom}" for (n, _, m, c), bottom in zip(rows, bottoms, strict=True)]
    lines += [f"{' + '.join(map(str, parts))} = {sum(parts)}" for parts in (tops, bottoms)]
    return [*lines, f"({sum(tops)}) / ({sum(bottoms)})"]


def _counted(instance: TrialEffectMeasures.Instance) -> list[Row]:
    worst = instance.worst
    return [(n, a + x * worst, m, c + y * (not worst)) for n, a, x, m, c, y in instance.strata]


def _measures(instance: TrialEffectMeasures.Instance) -> dict[str, Any]:
    rows = _counted(instance)
    n, a, m, c = (sum(column) for column in zip(*rows, strict=True))
    rd = Fraction(a, n) - Fraction(c, m)
    above = sum(Fraction(a1 * m1, n1 + m1) for n1, a1, m1, c1 in rows)
    below = sum(Fraction(c1 * n1, n1 + m1) for n1, a1, m1, c1 in rows)
    return {
        "rr": Fraction(a, n) / Fraction(c, m),
        "rd": rd,
        "odds": Fraction(a, n - a) / Fraction(c, m - c),
        "nnt": -(-1 // abs(rd)) if rd else 0,
        "share": -rd / Fraction(c, m),
        "pooled": above / below,
    }

"""Compute columns of running measures within groups of a table, one from another.

Answer: the values of the last column in the rows asked for, exact; they are unique.
Harder: more rows and groups, more columns one after the other, windows of days.
Skills: simulation, arithmetic
Source: original; the window functions of SQL in words.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import readable
from bootcamp.lib.shown_work import division
from bootcamp.lib.worlds import draw_categories
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational, Sequence

Answer = tuple[Fraction, ...]
Row = tuple[str, int, int]
"""The group, the day and the amount."""
Step = tuple[str, int]
"""A kind of measure and a number of rows or days."""

_MEASURES = {
    "total": (
        "the sum of {0} over all rows of its group up to and including its day",
        "同组中直到该行日期（含）各行的 {0} 之和",
    ),
    "gap": (
        "{0} less the {0} of the row before it in its group, and 0 in the first row of a group",
        "{0} 减去同组中前一行的 {0}；每组的第一行为 0",
    ),
    "top": ("the largest {0} in its group up to and including its day", "同组中直到该行日期（含）各行的 {0} 的最大值"),
    "mean": (
        "the mean of {0} over this row and the {1} rows before it in its group, or as many as there are",
        "同组中该行及其前 {1} 行（不足时有几行算几行）的 {0} 的平均值",
    ),
    "days": (
        "the sum of {0} over the rows of its group whose day is at most {1} less than its own, and not later",
        "同组中日期不晚于该行、且最多早 {1} 天的各行的 {0} 之和",
    ),
    "share": ("{0} divided by the sum of {0} over the whole group", "{0} 除以整组的 {0} 之和"),
    "below": (
        "the number of earlier rows of its group whose {0} is less than that of the row",
        "同组中日期较早且 {0} 小于该行的行数",
    ),
}


class WindowRunningMeasures(Task["WindowRunningMeasures.Params", "WindowRunningMeasures.Instance", Answer]):
    version = 1

    class Params(task.Params):
        rows: int = knob("how many rows the table has", levels=(5, 6, 8, 9, 10, 12, 14, 16, 18, 20), ge=4, le=40)
        groups: int = knob("how many groups there are", levels=(1, 2, 2, 2, 2, 3, 3, 3, 3, 4), ge=1, le=5)
        kinds: int = knob("how many kinds of measures there are", levels=(2, 3, 4, 5, 5, 6, 7, 7, 7, 7), ge=1, le=7)
        steps: int = knob("how many columns are computed", levels=(1, 1, 1, 2, 2, 2, 3, 3, 4, 4), ge=1, le=5)
        asked: int = knob("how many rows are asked for", levels=(1, 2, 2, 2, 3, 3, 3, 3, 4, 4), ge=1, le=6)

    class Instance(task.Instance):
        head: str
        rows: tuple[Row, ...]
        steps: tuple[Step, ...]
        asked: tuple[int, ...]
        """The days of rows."""

        @property
        def words(self) -> list[str]:
            return [self.head, *sorted({group for group, _, _ in self.rows})]

        def told(self, language: str) -> list[str]:
            names = ["amount", *(f"c{i}" for i in range(1, len(self.steps) + 1))]
            colon = "：" if language == "zh" else ": "
            return [
                names[i + 1] + colon + _MEASURES[kind][language == "zh"].format(names[i], size)
                for i, (kind, size) in enumerate(self.steps)
            ]

    prompt = Prompt(
        en=r"""
        {{ rows | table([head, "day", "amount"]) }}

        The rows with the same {{ head }} form a group; within a group, rows are ordered by day. For every row,
        {{ "these columns are computed, one after the other" if steps[1:] else "this column is computed" }}:

        {{ told("en") | bullets }}

        Give {{ "the values" if asked[1:] else "the value" }} of c{{ steps | length }} in the
        {{ "rows" if asked[1:] else "row" }} of {{ "days" if asked[1:] else "day" }} {{ asked | listed }}
        {{- ", in this order" if asked[1:] }}, exactly.
        """,
        zh=r"""
        {{ rows | table([head, "day", "amount"]) }}

        表中词语的意思：{{ words | map("gloss") | join("、") }}，day（日期），amount（数量）。

        {{ head }} 相同的行组成一组，组内按 day 排序。对每一行{{ "依次" if steps[1:] }}计算下列新列：

        {{ told("zh") | bullets }}

        求 day 为 {{ asked | listed("zh") }} 的行的 c{{ steps | length }} 的精确值
        {{- "，按此顺序给出" if asked[1:] }}。
        """,
    )

    def format(self, instance: Instance) -> Sequence[Fraction]:
        return Sequence(Rational(), length=len(instance.asked))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        [(head, words)] = draw_categories(rng, 1, params.groups)
        for _ in range(40):
            days = rng.sample(range(1, params.rows * 2 + 4), params.rows)
            rows = tuple((rng.choice(words), day, rng.randint(1, 30)) for day in days)
            kinds = rng.sample(list(_MEASURES)[: params.kinds], min(params.steps, params.kinds))
            steps = tuple((kind, {"mean": rng.randint(1, 3), "days": rng.randint(2, 6)}.get(kind, 0)) for kind in kinds)
            asked = tuple(rng.sample(days, min(params.asked, params.rows)))
            instance = self.Instance(head=head, rows=rows, steps=steps, asked=asked)
            try:
                answer = self.solve(instance)
            except ZeroDivisionError:
                continue
            shown = {amount for _, _, amount in rows}
            known = [value for value in answer if value in shown or value in (0, 1)]
            if readable(answer, 6) and 2 * len(known) < len(answer) + 1 and len(set(answer)) == len(answer):
                return instance, answer
        raise task.Retry

    def solve(self, instance: Instance) -> Answer:
        found: dict[int, Fraction] = {}
        for group in {group for group, _, _ in instance.rows}:
            rows = sorted((day, amount) for one, day, amount in instance.rows if one == group)
            days, values = [day for day, _ in rows], [Fraction(amount) for _, amount in rows]
            for step in instance.steps:
                values = [_measure(step, days, values, place) for place in range(len(rows))]
            found |= dict(zip(days, values, strict=True))
        return tuple(found[day] for day in instance.asked)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = list[str]()
        for group in {group: None for group, day, _ in sorted(instance.rows) if day in instance.asked}:
            rows = sorted((day, amount) for one, day, amount in instance.rows if one == group)
            days, values = [day for day, _ in rows], [Fraction(amount) for _, amount in rows]
            lines.append(f"{group}: {', '.join(f'{day} {amount}' for day, amount in rows)}")
            for number, step in enumerate(instance.steps, start=1):
                after = [_measure(step, days, values, place) for place in range(len(rows))]
                lines.append(f"c{number}")
                lines += [
                    f"{day}: {value if told == str(value) else f'{told} = {value}'}"
                    for place, (day, value) in enumerate(zip(days, after, strict=True))
                    for told in [_told(step, days, values, after, place)]
                ]
                values = after
        return "\n".join(lines)

    def key(self, instance: Instance) -> object:
        names = {word: place for place, word in enumerate(instance.words)}
        rows = sorted((day, amount, names[group]) for group, day, amount in instance.rows)
        return [rows, instance.steps, instance.asked]


def _measure(step: Step, days: list[int], values: list[Fraction], place: int) -> Fraction:
    """Give the measure of the row at a place of its group."""
    kind, size = step
    upto = values[: place + 1]
    if kind == "total":
        return sum(upto, Fraction(0))
    if kind == "gap":
        return values[place] - values[place - 1] if place else Fraction(0)
    if kind == "top":
        return max(upto)
    if kind == "mean":
        kept = upto[-size - 1 :]
        return sum(kept, Fraction(0)) / len(kept)
    if kind == "days":
        return sum((v for day, v in zip(days, upto, strict=False) if days[place] - day <= size), Fraction(0))
    if kind == "share":
        return values[place] / sum(values, Fraction(0))
    return Fraction(sum(value < values[place] for value in upto))


def _told(step: Step, days: list[int], values: list[Fraction], after: list[Fraction], place: int) -> str:
    """Say how the measure of the row at a place is found, from those of the rows before where that helps."""
    (kind, size), value = step, values[place]
    if kind in ("total", "gap", "top"):
        form = {"total": "{1} + {0}", "gap": "{0} - {2}", "top": "max({1}, {0})"}[kind] if place else "{3}"
        return form.format(value, after[place - 1], values[place - 1], after[place])
    since = days[place] - size if kind == "days" else 0
    upto = [one for day, one in zip(days, values[: place + 1], strict=False) if day >= since]
    if kind == "below":
        return f"#{{{', '.join(str(one) for one in upto if one < value)}}}"
    kept = {"mean": upto[-size - 1 :], "share": values}.get(kind, upto)
    told, total = " + ".join(map(str, kept)), sum(kept)
    if kind == "days":
        return told
    shown = division(total, len(kept)) if kind == "mean" else division(value, total)
    return shown if kind == "share" and place else f"{told} = {total}, {shown}"

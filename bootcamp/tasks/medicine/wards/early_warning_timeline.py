"""Score sets of vital signs by a made-up table of bands, and find the action that the rules ask for at each time.

Answer: the total and the action for each set; they are unique.
Harder: more sets and vital signs, values that lack, two scales for oxygen, more rules of escalation.
Skills: instructions, arithmetic, simulation
Source: original; the table and the rules are invented.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record, Sequence, Word

VITALS = {
    "pulse": (38, 140, ((0, 40, 3), (41, 50, 1), (51, 90, 0), (91, 110, 1), (111, 130, 2), (131, 300, 3))),
    "breaths": (7, 30, ((0, 8, 3), (9, 11, 1), (12, 20, 0), (21, 24, 2), (25, 90, 3))),
    "oxygen": (85, 100, ((0, 91, 3), (92, 93, 2), (94, 95, 1), (96, 100, 0))),
    "systolic": (82, 230, ((0, 90, 3), (91, 100, 2), (101, 110, 1), (111, 219, 0), (220, 400, 3))),
    "fever": (345, 396, ((0, 350, 3), (351, 360, 1), (361, 380, 0), (381, 390, 1), (391, 500, 2))),
    "alert": (0, 1, ((0, 0, 3), (1, 1, 0))),
}
"""The least and the greatest value that is drawn, and bands with points; temperatures in tenths of a degree."""

SCALE_2 = ((0, 83, 3), (84, 85, 2), (86, 87, 1), (88, 92, 0), (93, 94, 1), (95, 96, 2), (97, 100, 3))


class EarlyWarningTimeline(Task["EarlyWarningTimeline.Params", "EarlyWarningTimeline.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        sets: int = knob("the number of sets", levels=(2, 3, 4, 5, 6, 7, 9, 11, 13, 15), ge=2, le=16)
        vitals: int = knob("the number of vital signs", levels=(2, 3, 3, 4, 4, 5, 5, 6, 6, 6), ge=2, le=6)
        lacking: int = knob("percentage of values that lack", levels=(0, 0, 0, 10, 15, 20, 20, 25, 25, 30), ge=0, le=40)
        rules: int = knob("the number of rules of escalation", levels=(1, 2, 2, 3, 3, 4, 4, 5, 5, 5), ge=1, le=5)

    class Instance(task.Instance):
        vitals: tuple[str, ...]
        scale: int
        rules: tuple[int, ...]
        sets: tuple[tuple[int, tuple[int | None, ...]], ...]
        """The minute of the day, and a value for each vital sign or None."""

        def bands(self, language: str) -> list[str]:
            colon, pause = ("：", "；") if language == "zh" else (": ", "; ")
            rows = list[str]()
            for vital in self.vitals:
                table = _table(vital, self.scale)
                parts = [f"{_value(vital, a)}-{_value(vital, b)}: {p}" if a != b else f"{a}: {p}" for a, b, p in table]
                rows.append(f"{vital}{colon}{pause.join(parts)}")
            return rows

        def told(self, language: str) -> list[str]:
            colon, pause = ("：", "，") if language == "zh" else (": ", ", ")
            rows = list[str]()
            for minute, values in self.sets:
                parts = [f"{v} {_value(v, n)}" for v, n in zip(self.vitals, values, strict=True) if n is not None]
                rows.append(f"{minute // 60:02}:{minute % 60:02}{colon}{pause.join(parts)}")
            return rows

    answer = Record(totals=Sequence(Integer(low=0)), actions=Sequence(Word(bank=("N", "P", "Q", "R", "S", "T"))))
    prompt = Prompt(
        en=r"""
        A ward uses an invented warning score (no advice). Each vital sign gets points by the band, both ends included,
        that its value is in; fever is the temperature in degrees Celsius, and alert is 1 for yes and 0 for no:

        {{ bands(language) | bullets }}

        The total of a set is the sum of the points. A vital sign that is not in a set has the value that it last had.
        The action is the last letter in the alphabet whose rule holds, and N if none does:

        {% for rule in rules %}
        {% if rule == 1 %}
        - P: the total is 3 or more
        {% elif rule == 2 %}
        - S: the total is 7 or more
        {% elif rule == 3 %}
        - Q: at least one vital sign has 3 points
        {% elif rule == 4 %}
        - R: the total is at least 3 more than that of the set before
        {% else %}
        - T: the total is 5 or more, and so it was in the two sets before
        {% endif %}
        {% endfor %}

        The sets of one day are:

        {{ told(language) | bullets }}

        Give the totals and the actions of all sets in order.
        """,
        zh=r"""
        某病房使用一种虚构的预警评分（不构成建议）。各项体征（含神志）按其值所在的区间（含两端）得分；
        fever 为以摄氏度计的体温，alert 为 1 表示清醒、0 表示不清醒：

        {{ bands(language) | bullets }}

        一组读数的总分为各项得分之和。某组中没有写的体征取它上一次的值。处置为规则成立的字母中按字母表最靠后的一个；
        都不成立则为 N：

        {% for rule in rules %}
        {% if rule == 1 %}
        - P：总分为 3 或更高
        {% elif rule == 2 %}
        - S：总分为 7 或更高
        {% elif rule == 3 %}
        - Q：至少有一项体征得 3 分
        {% elif rule == 4 %}
        - R：总分比上一组至少高 3 分
        {% else %}
        - T：总分为 5 或更高，且前两组也都如此
        {% endif %}
        {% endfor %}

        一天中的各组读数如下：

        {{ told(language) | bullets }}

        请依次给出各组的总分（totals）和处置（actions）。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        vitals = sorted(rng.sample(sorted(VITALS), params.vitals), key=list(VITALS).index)
        minute, sets = rng.randint(0, 8) * 30, list[tuple[int, tuple[int | None, ...]]]()
        scale, ill = 2 if rng.random() < 0.4 else 1, rng.randrange(max(1, params.sets - 2))
        for n in range(params.sets):
            values = list[int | None]()
            for vital in vitals:
                bad = rng.random() < (0.7 if ill <= n < ill + 3 else 0.2)
                low, high = VITALS[vital][:2]
                usual = next((a + b) // 2 for a, b, points in _table(vital, scale) if points == 0)
                value = rng.randint(low, high) if bad else usual + (0 if vital == "alert" else rng.randint(-2, 2))
                values.append(None if n and rng.randrange(100) < params.lacking else value)
            sets.append((minute, tuple(values)))
            minute += rng.randint(2, 5) * 15
        rules = (1, *sorted(rng.sample((2, 3, 4, 5), params.rules - 1)))
        if all(value is None for _, values in sets[1:] for value in values) or minute > 1430:
            raise task.Retry
        instance = self.Instance(vitals=tuple(vitals), scale=scale, rules=rules, sets=tuple(sets))
        totals, actions = _scored(instance)
        if len(set(actions)) < min(3, params.rules + 1, params.sets) or len(set(totals)) < 2:
            raise task.Retry
        for rule in rules[1:]:  # each should decide something
            fewer = instance.model_copy(update={"rules": tuple(one for one in rules if one != rule)})
            if params.sets > 3 and _scored(fewer)[1] == actions:
                raise task.Retry
        return instance, {"totals": tuple(totals), "actions": tuple(actions)}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        lines = list[str]()
        _scored(instance, lines)
        return "\n".join(lines)


def _table(vital: str, scale: int) -> tuple[tuple[int, int, int], ...]:
    return SCALE_2 if vital == "oxygen" and scale == 2 else VITALS[vital][2]


def _value(vital: str, n: int) -> str:
    return f"{n // 10}.{n % 10}" if vital == "fever" else str(n)


def _scored(instance: EarlyWarningTimeline.Instance, lines: list[str] | None = None) -> tuple[list[int], list[str]]:
    """Give totals and actions; write in `lines`, if given, the points, and the letters of the rules that hold."""
    last = dict[str, int]()
    totals, actions = list[int](), list[str]()
    for minute, values in instance.sets:
        last |= {vital: n for vital, n in zip(instance.vitals, values, strict=True) if n is not None}
        points = list[int]()
        for vital, n in last.items():
            points.append(next(p for low, high, p in _table(vital, instance.scale) if low <= n <= high))
        totals.append(sum(points))
        hold = {
            1: ("P", totals[-1] >= 3),
            2: ("S", totals[-1] >= 7),
            3: ("Q", 3 in points),
            4: ("R", len(totals) > 1 and totals[-1] - totals[-2] >= 3),
            5: ("T", len(totals) > 2 and min(totals[-3:]) >= 5),
        }
        letters = [hold[rule][0] for rule in instance.rules if hold[rule][1]]
        actions.append(max(["N", *letters]))
        if lines is not None:
            told = ", ".join(f"{v} {_value(v, n)}: {p}" for (v, n), p in zip(last.items(), points, strict=True))
            lines.append(f"{minute // 60:02}:{minute % 60:02} {told}")
            lines.append(f"{' + '.join(map(str, points))} = {totals[-1]}; {' '.join(letters) or '-'}; {actions[-1]}")
    return totals, actions

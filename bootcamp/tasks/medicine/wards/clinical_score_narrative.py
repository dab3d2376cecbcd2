"""Score patients who are described in sentences by a made-up table of points, and find their risk group.

Answer: the points and the risk group of each patient; they are unique.
Harder: more patients and items, facts that are told in a roundabout way, items that exclude or complete each other.
Skills: instructions, arithmetic, language
Source: original; the table is invented.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import calendar, worlds
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record, Sequence, Word

TODAY = (2027, 6, 15)

ITEMS = {
    "age": ("age 65 to 74 years: 1; 75 or more: 2", "年龄 65 到 74 岁：1；75 岁或以上：2"),
    "pressure": ("systolic pressure below 100: 2", "收缩压低于 100：2"),
    "pulse": ("pulse of 110 or more: 1", "脉搏 110 或以上：1"),
    "fever": ("temperature above 38.0 °C: 1", "体温高于 38.0 °C：1"),
    "smoker": ("smokes now: 1", "目前吸烟：1"),
    "operation": ("operation within the last 28 days, day 28 included: 2", "最近 28 天内（含第 28 天）动过手术：2"),
    "diabetes": ("diabetes: 1", "糖尿病：1"),
    "weight": ("has lost more than 5% of the earlier weight: 1", "体重比以前下降超过 5%：1"),
    "mind": (
        "confused: 2; does not respond: 4 (only the higher one counts)",
        "意识混乱：2；无反应：4（只计较高的一项）",
    ),
    "both": ("points for both pulse and temperature: 1 more", "脉搏和体温都得分：再加 1"),
}
"""What gives points, in English and Chinese; the last one follows from others."""


class ClinicalScoreNarrative(Task["ClinicalScoreNarrative.Params", "ClinicalScoreNarrative.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        patients: int = knob("the number of patients", levels=(1, 1, 2, 2, 3, 3, 4, 4, 5, 6), ge=1, le=7)
        items: int = knob("the number of items", levels=(3, 4, 5, 6, 6, 7, 8, 9, 9, 10), ge=2, le=10)
        roundabout: int = knob(
            "percentage of facts in a roundabout way", levels=(0, 0, 10, 20, 30, 40, 50, 60, 70, 80), ge=0, le=100
        )

    class Instance(task.Instance):
        items: tuple[str, ...]
        low: int
        high: int
        patients: tuple[tuple[str, tuple[tuple[str, int, int], ...]], ...]
        """A name, and for each item told its way (0 plain, 1 roundabout) and its value."""

        def table(self, language: str) -> list[str]:
            return [ITEMS[item][language == "zh"] for item in self.items]

        def told(self, language: str) -> list[str]:
            rows = list[str]()
            for name, facts in self.patients:
                said = [_told(name, item, way, value)[language == "zh"] for item, way, value in facts]
                rows.append(("" if language == "zh" else " ").join(said))
            return rows

        @property
        def today(self) -> str:
            return calendar.iso(TODAY)

    answer = Record(points=Sequence(Integer(low=0)), groups=Sequence(Word(bank=("low", "middle", "high"))))
    prompt = Prompt(
        en=r"""
        An invented score gives points for:

        {{ table(language) | bullets }}

        The sum puts a patient into the group low (0 to {{ low }}), middle ({{ low + 1 }} to {{ high }}) or high (more).
        Today is {{ today }}. A temperature of F degrees Fahrenheit is (F - 32) x 5/9 degrees Celsius. What is not told
        of a patient gives no points. The patients are:

        {{ told(language) | numbered }}

        Give the points and the groups of the patients in order.
        """,
        zh=r"""
        一种虚构的评分按下列各项计分：

        {{ table(language) | bullets }}

        总分把患者分为 low（0 到 {{ low }}）、middle（{{ low + 1 }} 到 {{ high }}）或 high（更高）。今天是 {{ today }}。
        华氏 F 度等于摄氏 (F - 32) × 5/9 度。没有提到的不计分。患者如下：

        {{ told(language) | numbered }}

        请依次给出各患者的分数（points）和组别（groups）。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        plain = [item for item in ITEMS if item != "both"]
        items = rng.sample(plain, min(params.items, len(plain)))
        if params.items > 7 and {"pulse", "fever"} <= set(items):
            items = [*items[: params.items - 1], "both"] if params.items < 10 else [*items, "both"]
        items = [item for item in ITEMS if item in items]
        if "both" in items and not {"pulse", "fever"} <= set(items):
            raise task.Retry
        patients = list[tuple[str, tuple[tuple[str, int, int], ...]]]()
        for name in worlds.draw_names(rng, params.patients):
            told = [item for item in items if item != "both"]
            facts = [(item, int(rng.randrange(100) < params.roundabout), _value(rng, item)) for item in told]
            rng.shuffle(facts)
            patients.append((name, tuple(facts)))
        points = [_points(facts, "both" in items) for _, facts in patients]
        low = max(1, params.items // 3)
        groups = tuple("low" if n <= low else "middle" if n <= 2 * low + 1 else "high" for n in points)
        if "both" in items and points == [_points(facts, False) for _, facts in patients]:
            raise task.Retry  # nobody has both
        if len(patients) > 1 and (len(set(groups)) < 2 or len(set(points)) < 2):
            raise task.Retry
        instance = self.Instance(items=tuple(items), low=low, high=2 * low + 1, patients=tuple(patients))
        return instance, {"points": tuple(points), "groups": groups}


def _value(rng: Random, item: str) -> int:
    """Draw a value, often near a limit; temperatures are in tenths of a degree Fahrenheit."""
    return {
        "age": rng.choice((rng.randint(40, 90), 64, 65, 74, 75)),
        "pressure": rng.choice((rng.randint(85, 140), 99, 100)),
        "pulse": rng.choice((rng.randint(60, 130), 109, 110)),
        "fever": rng.choice((977, 986, 995, 1004, 1013, 1022, 1031)),  # 36.5, 37, ... degrees Celsius, but 38.0
        "smoker": rng.randint(0, 1),
        "operation": rng.choice((27, 28, 29, rng.randint(3, 60))),
        "diabetes": rng.randint(0, 1),
        "weight": rng.choice((2, 3, 4, 6, 7, 8)),
        "mind": rng.randint(0, 2),
    }[item]


def _points(facts: tuple[tuple[str, int, int], ...], both: bool) -> int:
    points = dict[str, int]()
    for item, _, value in facts:
        points[item] = {
            "age": (value >= 65) + (value >= 75),
            "pressure": 2 * (value < 100),
            "pulse": int(value >= 110),
            "fever": int(value > 1004),
            "operation": 2 * (value <= 28),
            "weight": int(value > 5),
            "mind": 2 * value,
        }.get(item, value)
    return sum(points.values()) + (both and points["pulse"] > 0 and points["fever"] > 0)


def _told(name: str, item: str, way: int, value: int) -> tuple[str, str]:
    """Tell a fact of a patient, plainly or in a roundabout way, in English and Chinese."""
    born = f"{TODAY[0] - value}-03-{10 + value % 9}"
    day = calendar.iso(calendar.add_days(TODAY, -value))
    celsius = (value - 320) * 5 // 9
    degrees, fahrenheit = f"{celsius // 10}.{celsius % 10}", f"{value // 10}.{value % 10}"
    mind = ("is alert", "is confused", "does not respond")[value % 3], ("清醒", "意识混乱", "无反应")[value % 3]
    odd = (
        "answers all questions well",
        "no longer knows where the bed stands and is confused",
        "cannot be woken and does not respond",
    )
    plain, around = {
        "age": ((f"{name} is {value} years old.", f"{name} {value} 岁。"),
            (f"{name} was born on {born}.", f"{name} 生于 {born}。")),
        "pressure": ((f"The pressure is {value}/70.", f"血压 {value}/70。"),
            (f"The pressure was {value + 30}/80 and fell by 30/10.", f"血压原为 {value + 30}/80，下降了 30/10。")),
        "pulse": ((f"The pulse is {value}.", f"脉搏 {value}。"),
            (f"The pulse, {value - 15} in the morning, has risen by 15.", f"脉搏早上为 {value - 15}，后来上升了 15。")),
        "fever": ((f"The temperature is {degrees} °C.", f"体温 {degrees} °C。"),
            (f"The temperature is {fahrenheit} °F.", f"体温 {fahrenheit} °F。")),
        "smoker": (
            (f"{name} {'smokes' if value else 'does not smoke'}.", f"{name} {'吸烟' if value else '不吸烟'}。"),
            ("The doctors have asked in vain to give up smoking.", "医生劝其戒烟，一直未能戒掉。")
            if value else ("The last cigarette was ten years ago.", "最后一支烟是十年前抽的。"),
        ),
        "operation": ((f"An operation took place {value} days ago.", f"{value} 天前动过手术。"),
            (f"An operation took place on {day}.", f"{day} 动过手术。")),
        "diabetes": (
            (f"{name} has {'' if value else 'no '}diabetes.", f"{name} {'有' if value else '没有'}糖尿病。"),
            (f"The father has diabetes, and {name} {'too has it' if value else 'is free of it'}.",
                f"父亲有糖尿病，{name} {'也有' if value else '没有'}。"),
        ),
        "weight": ((f"{value}% of the earlier weight is lost.", f"体重比以前下降了 {value}%。"),
            (f"The weight went from 100 kg to {100 - value} kg.", f"体重从 100 kg 变为 {100 - value} kg。")),
        "mind": ((f"{name} {mind[0]}.", f"{name} {mind[1]}。"),
            (f"{name} {odd[value % 3]}.",
                f"{name} {('对问题都答得很好', '说不清自己在哪里，意识混乱', '叫不醒，没有反应')[value % 3]}。")),
    }[item]  # fmt: skip
    return around if way else plain

"""Give clock times for all doses of a day that keep gaps, meals, sleep, pairs apart, and few moments.

Answer: a list of times for each drug; every timetable that keeps the rules is right.
Harder: more drugs and doses, narrower gaps, rules on meals, pairs that are kept apart.
Skills: planning, search
Source: original; drugs and rules are invented.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.lib import clinic
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Clock, Record, Sequence
from bootcamp.verifiers.base import Format

Drug = tuple[str, int, int, int, str]
"""Name, doses a day, least and greatest gap in minutes (0, 0 for a single dose), and meal, empty or nothing."""

Times = dict[str, tuple[int, ...]]


class MedicationTimetable(Task["MedicationTimetable.Params", "MedicationTimetable.Instance", Times]):
    version = 1

    class Params(task.Params):
        drugs: int = knob("the number of drugs", levels=(2, 2, 3, 3, 4, 5, 6, 7, 8, 9), ge=1, le=10)
        doses: int = knob("the most doses of a drug", levels=(2, 2, 3, 3, 3, 3, 4, 4, 4, 4), ge=1, le=5)
        slack: int = knob(
            "by how many minutes gaps may differ", levels=(120, 120, 90, 90, 75, 60, 60, 45, 30, 15), ge=15
        )
        pairs: int = knob("how many pairs are kept apart", levels=(0, 1, 1, 2, 3, 4, 5, 6, 8, 10), ge=0, le=16)
        spare: int = knob("moments more than planted", levels=(2, 1, 1, 1, 0, 0, 0, 0, 0, 0), ge=0, le=4)

    class Instance(task.Instance):
        drugs: tuple[Drug, ...]
        meals: tuple[int, ...]
        wake: int
        sleep: int
        pairs: tuple[tuple[str, str, int], ...]
        moments: int

        @property
        def eaten(self) -> str:
            return ", ".join(map(_clock, self.meals))

        @property
        def day(self) -> tuple[str, str]:
            return _clock(self.wake), _clock(self.sleep)

        def told(self, language: str) -> list[str]:
            rows = list[str]()
            for name, doses, low, high, food in self.drugs:
                zh = language == "zh"
                gaps = f"，间隔 {low} 到 {high} 分钟" if zh else f", gaps of {low} to {high} minutes"
                foods = {"meal": (", with a meal", "，与餐同服"), "empty": (", on an empty stomach", "，空腹服用")}
                head = f"{name}：每天 {doses} 次" if zh else f"{name}: doses a day: {doses}"
                rows.append(head + (gaps if doses > 1 else "") + (foods[food][zh] if food else ""))
            return rows

    prompt = Prompt(
        en=r"""
        A patient takes invented drugs by a plan that is the same every day:

        {{ told(language) | bullets }}

        - All times are full quarters of an hour, from {{ day[0] }} to {{ day[1] }}, both included.
        - A gap is the time from a dose of a drug to its next one, also from the last dose of a day to the first
          dose of the next day.
        - Meals are at {{ eaten }}. With a meal means exactly at one of these times; on an empty stomach means at least
          60 minutes away from each of them.
        {% for a, b, minutes in pairs %}
        - A dose of {{ a }} and a dose of {{ b }} on the same day are at least {{ minutes }} minutes apart.
        {% endfor %}
        - There are at most {{ moments }} different times of day at which something is taken.

        Give the times of each drug in rising order. Any timetable that keeps the rules will do; there is one.
        """,
        zh=r"""
        某患者按每天相同的安排服用虚构的药物：

        {{ told(language) | bullets }}

        - 所有时刻都是整刻钟，从 {{ day[0] }} 到 {{ day[1] }}（含两端）。
        - 间隔指同一种药从一次到下一次的时间，包括从当天最后一次到次日第一次。
        - 用餐时刻为 {{ eaten }}。与餐同服指恰在其中某一时刻；空腹指与每个用餐时刻至少相差 60 分钟。
        {% for a, b, minutes in pairs %}
        - 同一天中 {{ a }} 的任何一次与 {{ b }} 的任何一次至少相隔 {{ minutes }} 分钟。
        {% endfor %}
        - 一天中至多有 {{ moments }} 个不同的服药时刻。

        请按从早到晚的顺序写出每种药的时刻。任何一种满足规则的安排都可以，这样的安排存在。
        """,
    )

    def format(self, instance: Instance) -> Format[Times]:
        return Record(**{name: Sequence(Clock()) for name, *_ in instance.drugs})

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Times]:
        wake, sleep = rng.randrange(360, 450, 15), rng.randrange(1320, 1400, 15)
        meals = (rng.randrange(wake + 15, 510, 15), rng.randrange(720, 810, 15), rng.randrange(1080, 1185, 15))
        others = [t for t in range(wake, sleep + 1, 15) if min(abs(t - meal) for meal in meals) >= 60]
        pool = sorted([*meals, *rng.sample(others, 2 + params.drugs // 2)])
        names = clinic.drug_names(rng, params.drugs)
        drugs, plan = list[Drug](), Times()
        for name in names:
            free = [t for t in pool if t not in meals]
            usable = rng.choice((pool, pool, list(meals), free))
            tries = [
                tuple(sorted(rng.sample(usable, min(len(usable), rng.randint(1, params.doses))))) for _ in range(20)
            ]
            times = next((row for row in tries if len(row) > 1 and min(_gaps(row)) >= 180), tries[0][:1])
            gaps = _gaps(times) if len(times) > 1 else [0]
            slack = params.slack if len(times) > 1 else 0
            low, high = min(gaps) - slack // 30 * 15, max(gaps) + slack // 30 * 15
            kinds = ["meal"] if set(times) <= set(meals) else ["empty"] if set(times) <= set(free) else [""]
            drugs.append((name, len(times), max(0, low), high, kinds[0] if rng.random() < 0.8 else ""))
            plan[name] = times
        pairs = list[tuple[str, str, int]]()
        for _ in range(params.pairs * 3):
            a, b = sorted(rng.sample(names, 2))
            apart = min(abs(s - t) for s in plan[a] for t in plan[b])
            if apart >= 60 and len(pairs) < params.pairs and (a, b) not in [pair[:2] for pair in pairs]:
                pairs.append((a, b, apart // 30 * 30))
        instance = self.Instance(
            drugs=tuple(drugs),
            meals=meals,
            wake=wake,
            sleep=sleep,
            pairs=tuple(sorted(pairs)),
            moments=len({t for times in plan.values() for t in times}) + params.spare,
        )
        if len(pairs) < params.pairs // 2 or max(len(times) for times in plan.values()) < 2:
            raise task.Retry
        even = {
            name: tuple(480 + n * (840 // max(1, len(plan[name]) - 1)) // 15 * 15 for n in range(len(plan[name])))
            for name in names
        }
        if not self.check(instance, even) or not self.check(
            instance, {name: times[:1] * 1 for name, times in even.items()}
        ):
            raise task.Retry
        return instance, plan

    def key(self, instance: Instance) -> object:
        order = {name: n for n, (name, *_) in enumerate(instance.drugs)}
        pairs = sorted((*sorted((order[a], order[b])), minutes) for a, b, minutes in instance.pairs)
        return (
            [drug[1:] for drug in instance.drugs],
            instance.meals,
            instance.wake,
            instance.sleep,
            pairs,
            instance.moments,
        )

    def check(self, instance: Instance, answer: Times) -> str:
        for name, doses, low, high, food in instance.drugs:
            times = answer[name]
            if len(times) != doses or any(a >= b for a, b in pairwise(times)):
                return f"the number or the order of the times of {name} is wrong"
            if any(t % 15 or not instance.wake <= t <= instance.sleep for t in times):
                return f"a time of {name} is no full quarter of an hour in the time awake"
            if doses > 1 and not all(low <= gap <= high for gap in _gaps(times)):
                return f"a gap of {name} is too short or too long"
            away = [min(abs(t - meal) for meal in instance.meals) for t in times]
            if (food == "meal" and max(away) > 0) or (food == "empty" and min(away) < 60):
                return f"{name} does not fit the meals"
        for a, b, minutes in instance.pairs:
            if min(abs(s - t) for s in answer[a] for t in answer[b]) < minutes:
                return f"{a} and {b} are too near each other"
        moments = {t for times in answer.values() for t in times}
        return "there are too many different times" if len(moments) > instance.moments else ""


def _gaps(times: tuple[int, ...]) -> list[int]:
    return [b - a for a, b in pairwise([*times, times[0] + 1440])]


def _clock(minute: int) -> str:
    return f"{minute // 60:02}:{minute % 60:02}"

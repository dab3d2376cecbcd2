"""Find weekdays: some days before or after a named one, of a date beside another date, or of a date alone.

Answer: a list of weekdays; it is unique.
Harder: more questions, more days, dates without any weekday given, questions that rest on earlier answers.
Skills: arithmetic, knowledge
Source: original; the Gregorian calendar.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import calendar
from bootcamp.lib.calendar_walk import weekday_lines, weekday_name
from bootcamp.lib.worlds import gloss, zh
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Word

Question = tuple[str, tuple[int, ...]]
_KINDS = ("shift", "known", "puzzle", "date")


class WeekdayArithmetic(Task["WeekdayArithmetic.Params", "WeekdayArithmetic.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        questions: int = knob("the number of questions", levels=(2, 2, 3, 3, 3, 4, 4, 4, 5, 5), ge=2, le=8)
        days: int = knob(
            "the most days before or after",
            levels=(30, 100, 400, 1000, 3000, 10**4, 10**5, 10**7, 10**9, 10**12),
            ge=10,
            le=10**15,
        )
        years: int = knob(
            "the most years between two dates", levels=(1, 1, 2, 10, 20, 50, 100, 300, 600, 1300), ge=1, le=1300
        )
        kinds: int = knob("the number of kinds of questions", levels=(1, 2, 2, 3, 3, 3, 4, 4, 4, 4), ge=1, le=4)
        linked: bool = knob("whether questions rest on earlier answers", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        questions: tuple[Question, ...]

        def told(self, language: str) -> list[str]:
            return [_told(question, language) for question in self.questions]

        def names(self, language: str) -> list[str]:
            return [gloss(name) if language == "zh" else name for name in calendar.WEEKDAYS]

    prompt = Prompt(
        en=r"""
        Answer these questions about days in the Gregorian calendar, which is used for all years here, past and future:

        {{ told(language) | numbered }}

        Give the weekdays, by their names from Monday to Sunday, in the order of the questions.
        """,
        zh=r"""
        回答下列关于公历日期的问题（过去和将来的所有年份都用公历）：

        {{ told(language) | numbered }}

        按问题的顺序给出星期，用英文名作答：{{ names(language) | listed(language, "和") }}。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        return Sequence(Word(bank=calendar.WEEKDAYS), length=len(instance.questions))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        kinds = _KINDS[: params.kinds]
        wanted = [*kinds[-params.questions :], *(rng.choice(kinds) for _ in range(params.questions))]
        wanted = wanted[: params.questions]
        rng.shuffle(wanted)
        questions = [_draw(params, kind, rng) for kind in wanted]
        if params.linked:
            for place in range(1, params.questions, 2):
                questions[place] = ("linked", (rng.randrange(place), _days(params, rng)))
        instance = self.Instance(questions=tuple(questions))
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> tuple[str, ...]:
        found: list[int] = []
        for kind, numbers in instance.questions:
            match kind:
                case "shift":
                    found.append(sum(numbers) % 7)
                case "puzzle":
                    found.append((numbers[1] - numbers[0] + numbers[2]) % 7)
                case "linked":
                    found.append((found[numbers[0]] + numbers[1]) % 7)
                case _:
                    found.append(calendar.weekday((numbers[-3], numbers[-2], numbers[-1])))
        return tuple(calendar.WEEKDAYS[weekday] for weekday in found)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, found = list[str](), list[int]()
        for place, (kind, numbers) in enumerate(instance.questions, start=1):
            lines.append(f"{place}.")
            if kind in ("shift", "puzzle", "linked"):
                start = found[numbers[0]] if kind == "linked" else numbers[kind == "puzzle"]
                added = [-numbers[0], numbers[2]] if kind == "puzzle" else [numbers[1]]
                for days in added:
                    lines += _shifted(start, days, language)
                    start = (start + days) % 7
                found.append(start)
            else:
                asked = (numbers[-3], numbers[-2], numbers[-1])
                lines += weekday_lines(asked, language)
                found.append(calendar.weekday(asked))
        return "\n".join(lines)


def _shifted(start: int, days: int, language: str) -> list[str]:
    """Divide the days by 7, digit by digit, and count the rest on from a weekday."""
    rest, digits = 0, list[str]()
    for digit in str(abs(days)):
        whole = f"{rest}{digit}" if rest else digit
        rest = int(whole) % 7
        digits.append(f"{whole} → {rest}")
    shift = rest if days > 0 else -rest
    names = [weekday_name((start + shift * n // max(rest, 1)) % 7, language) for n in range(rest + 1)]
    return [f"{abs(days)} mod 7: {', '.join(digits)}", " → ".join(names)]


def _days(params: WeekdayArithmetic.Params, rng: Random) -> int:
    """Draw a number of days of either sign that is no multiple of 7."""
    n = rng.randint(params.days // 10, params.days)
    return rng.choice((1, -1)) * (n + (n % 7 == 0))


def _draw(params: WeekdayArithmetic.Params, kind: str, rng: Random) -> Question:
    """Draw a question of a kind."""
    if kind == "shift":
        return kind, (rng.randrange(7), _days(params, rng))
    if kind == "puzzle":
        return kind, (_days(params, rng), rng.randrange(7), _days(params, rng))
    asked = calendar.random_date(rng, 1600, 2999)
    if kind == "date":
        return kind, asked
    low = max(1600, asked[0] - params.years)
    given = calendar.random_date(rng, low, min(2999, asked[0] + params.years))
    if calendar.weekday(given) == calendar.weekday(asked):
        raise task.Retry
    return kind, (*given, *asked)


def _told(question: Question, language: str) -> str:
    """Write a question in English or in Chinese."""
    kind, numbers = question
    chinese = language == "zh"
    match kind:
        case "shift":
            name = calendar.WEEKDAYS[numbers[0]]
            if chinese:
                return f"今天是{zh(name)}，{_later(numbers[1], language)}是星期几？"
            return f"Today is {name}. Which weekday is the day {_later(numbers[1], language)} today?"
        case "puzzle":
            name = calendar.WEEKDAYS[numbers[1]]
            first, second = _later(numbers[0], language), _later(numbers[2], language)
            if chinese:
                return f"今天起 {first}是{zh(name)}，今天起 {second}是星期几？"
            return f"The day {first} today is a {name}. Which weekday is the day {second} today?"
        case "linked":
            if chinese:
                return f"第 {numbers[0] + 1} 题所问的那一天，其 {_later(numbers[1], language)}是星期几？"
            return f"Which weekday is {_later(numbers[1], language)} the day asked for in question {numbers[0] + 1}?"
    asked = calendar.iso((numbers[-3], numbers[-2], numbers[-1]))
    if kind == "date":
        return f"{asked} 是星期几？" if chinese else f"Which weekday is {asked}?"
    given = (numbers[0], numbers[1], numbers[2])
    name = calendar.WEEKDAYS[calendar.weekday(given)]
    if chinese:
        return f"{calendar.iso(given)} 是{zh(name)}，{asked} 是星期几？"
    return f"{calendar.iso(given)} is a {name}. Which weekday is {asked}?"


def _later(n: int, language: str) -> str:
    """Write so many days after or before."""
    if language == "zh":
        return f"{abs(n)} 天{'后' if n > 0 else '前'}"
    return f"{abs(n)} day{'s' * (abs(n) > 1)} {'after' if n > 0 else 'before'}"

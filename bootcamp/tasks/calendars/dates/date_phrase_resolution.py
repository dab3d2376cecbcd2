"""Find the date that a nested phrase such as "the second Tuesday after the last day of the quarter" means.

Answer: a date; it is unique.
Harder: more phrases inside each other, terms whose printed meaning is not the loose one, a choice between two dates.
Skills: language, arithmetic
Source: original.
"""

from __future__ import annotations

from datetime import date
from random import Random

from bootcamp import task
from bootcamp.lib import calendar, date_phrases
from bootcamp.lib.date_phrase_steps import phrase_lines
from bootcamp.lib.worlds import zh
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Date

_EASY = ("after", "before", "days", "in month", "edge month")
_ALL = (*_EASY, "seen", "seen", "edge week", "edge quarter", "in quarter", "working", "edge fiscal", "in fiscal")


class DatePhraseResolution(Task["DatePhraseResolution.Params", "DatePhraseResolution.Instance", date]):
    version = 1

    class Params(task.Params):
        nesting: int = knob(
            "how many phrases stand inside each other", levels=(1, 2, 2, 3, 4, 5, 5, 6, 7, 8), ge=1, le=10
        )
        terms: bool = knob("whether weeks, quarters and fiscal years occur", levels=(False, False) + (True,) * 8)
        strict: bool = knob("whether the loose reading of the terms leads elsewhere", levels=(False,) * 3 + (True,) * 7)
        joined: bool = knob("whether the earlier or later of two dates is meant", levels=(False,) * 6 + (True,) * 4)

    class Instance(task.Instance):
        today: calendar.Date
        terms: date_phrases.Terms
        inner: date_phrases.Phrases
        other: date_phrases.Phrases
        """What else the join names; empty if nothing is joined."""
        later: bool
        outer: date_phrases.Phrases

        def phrase(self, language: str) -> str:
            chinese = language == "zh"
            first = date_phrases.told("今天" if chinese else "today", self.inner, language)
            if self.other:
                second = date_phrases.told("今天" if chinese else "today", self.other, language)
                if chinese:
                    first = f"（{first}）与（{second}）这两天中较{'晚' if self.later else '早'}的一天"
                else:
                    first = f"the {'later' if self.later else 'earlier'} of the two days ({first}) and ({second})"
            return date_phrases.told(first, self.outer, language)

        def rules(self, language: str) -> list[str]:
            return date_phrases.rules((*self.inner, *self.other, *self.outer), self.terms, language)

        def shown(self, language: str) -> str:
            name = calendar.WEEKDAYS[calendar.weekday(self.today)]
            return (
                f"{calendar.iso(self.today)}（{zh(name)}）"
                if language == "zh"
                else f"{name}, {calendar.iso(self.today)}"
            )

    answer = Date()
    prompt = Prompt(
        en=r"""
        Today is {{ shown(language) }}. These terms are used:

        {{ rules(language) | bullets }}

        Which date in the Gregorian calendar is {{ phrase(language) }}?
        """,
        zh=r"""
        今天是 {{ shown(language) }}。用语约定如下：

        {{ rules(language) | bullets }}

        {{ phrase(language) }}，是公历的哪一天？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, date]:
        kinds = _ALL if params.terms else _EASY
        for _ in range(100):
            sizes = params.nesting, 0, 0
            if params.joined:
                outer = rng.randint(1, 2)
                sizes = (params.nesting - outer) // 2 + 1, (params.nesting - outer + 1) // 2, outer
            inner, other, outer_phrases = (tuple(date_phrases.draw(rng, kinds) for _ in range(size)) for size in sizes)
            instance = self.Instance(
                today=calendar.random_date(rng, 1990, 2060),
                terms=(rng.choice((0, 5, 6)), rng.choice((2, 3, 4, 5, 6, 8, 9, 10, 11))),
                inner=inner,
                other=other,
                later=bool(rng.randrange(2)) if other else False,
                outer=outer_phrases,
            )
            found = _meant(instance)
            if all(_meant(one) != found for one in _shorter(instance)) and not (
                params.strict and params.terms and _loosely(instance) == found
            ):
                if other and rng.randrange(2):  # so far the first one is meant
                    instance = instance.model_copy(update={"inner": other, "other": inner})
                return instance, date(*found)
        raise task.Retry

    def solve(self, instance: Instance) -> date:
        return date(*_meant(instance))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        terms, today = instance.terms, instance.today
        lines = phrase_lines(today, True, instance.inner, terms, language)
        day = date_phrases.resolve(today, instance.inner, terms)
        known = True
        if instance.other:
            second = date_phrases.resolve(today, instance.other, terms)
            lines += phrase_lines(today, True, instance.other, terms, language)
            sign = "<" if day < second else "≥"
            lines.append(f"{calendar.iso(day)} {sign} {calendar.iso(second)}")
            day, known = max(day, second) if instance.later else min(day, second), False
            lines[-1] += f": {calendar.iso(day)}"
        return "\n".join([*lines, *phrase_lines(day, known, instance.outer, terms, language)])


def _meant(instance: DatePhraseResolution.Instance) -> calendar.Date:
    day = date_phrases.resolve(instance.today, instance.inner, instance.terms)
    if instance.other:
        second = date_phrases.resolve(instance.today, instance.other, instance.terms)
        day = max(day, second) if instance.later else min(day, second)
    return date_phrases.resolve(day, instance.outer, instance.terms)


def _loosely(instance: DatePhraseResolution.Instance) -> calendar.Date:
    """Read "this", "next" and "last" without weeks, and fiscal years as calendar years."""
    loose = {
        name: tuple(date_phrases.loosened(phrase) for phrase in phrases)
        for name, phrases in (("inner", instance.inner), ("other", instance.other), ("outer", instance.outer))
    }
    return _meant(instance.model_copy(update={**loose, "terms": (0 if instance.terms[0] else 6, 1)}))


def _shorter(instance: DatePhraseResolution.Instance) -> list[DatePhraseResolution.Instance]:
    """Leave out one phrase in all ways, or take the other one of two dates."""
    found = [instance.model_copy(update={"later": not instance.later})] if instance.other else []
    for name, phrases in (("inner", instance.inner), ("outer", instance.outer)):
        found += [instance.model_copy(update={name: (*phrases[:i], *phrases[i + 1 :])}) for i in range(len(phrases))]
    return found

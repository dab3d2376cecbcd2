"""Find out what day it is and who is who among masked animals that lie on certain weekdays.

Answer: today's weekday, and the animal behind each letter; the statements admit one solution.
Harder: more animals, more statements, statements about more distant days and of more kinds.
Skills: logic, deduction
Source: original; after the lion and the unicorn of R. Smullyan, What Is the Name of This Book?, 1978.
"""

from __future__ import annotations

from itertools import permutations
from random import Random

from bootcamp import task
from bootcamp.lib.calendar import WEEKDAYS
from bootcamp.lib.naming import nameless
from bootcamp.lib.worlds import draw, zh
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Record, Word

Statement = tuple[str, str, int, int, str, str]
"""The speaker's letter, a kind, a day offset, a weekday, a letter that it is about, and an animal."""

World = tuple[int, dict[str, str]]
"""Today's weekday, 0 for Monday, and the animal behind each letter."""

_KINDS = ("am", "day", "lie", "is", "honest", "either")
_CHOICES = 12  # statements drawn, of which the one stays that leaves the fewest worlds


class LyingWeekdays(Task["LyingWeekdays.Params", "LyingWeekdays.Instance", dict[str, str]]):
    version = 1

    class Params(task.Params):
        animals: int = knob("how many animals there are", levels=(2, 2, 2, 3, 3, 3, 4, 4, 5, 5), ge=2, le=6)
        statements: int = knob("how many statements are made", levels=(2, 3, 4, 4, 5, 6, 7, 8, 9, 10), ge=2, le=14)
        offset: int = knob("how far a day may be from today", levels=(1, 1, 1, 2, 2, 3, 3, 4, 4, 5), ge=1, le=6)
        kinds: int = knob("how many kinds of statements there are", levels=(2, 3, 3, 4, 5, 5, 6, 6, 6, 6), ge=2, le=6)

    class Instance(task.Instance):
        animals: tuple[str, ...]
        lies: tuple[tuple[int, ...], ...]  # on which weekdays each animal lies
        statements: tuple[Statement, ...]

        @property
        def letters(self) -> str:
            return "ABCDEF"[: len(self.animals)]

        @property
        def rules(self) -> list[tuple[str, list[str]]]:
            return [(one, [WEEKDAYS[day] for day in days]) for one, days in zip(self.animals, self.lies, strict=True)]

        @property
        def sayings(self) -> list[tuple[str, str]]:
            return [(statement[0], _say(statement)) for statement in self.statements]

        @property
        def sayings_zh(self) -> list[tuple[str, str]]:
            return [(statement[0], _say_zh(statement)) for statement in self.statements]

    prompt = Prompt(
        en=r"""
        Some animals can talk. Each has its lying days: on these weekdays everything that it says is false; on all other
        days everything is true.

        {% for animal, days in rules %}
        - The lying days of the {{ animal }} are {{ days | listed(language) }}.
        {% endfor %}

        Behind masks marked {{ letters | listed(language) }} are these {{ animals | length }} animals, one behind each.
        Today they say:

        {% for letter, saying in sayings %}
        - {{ letter }}: "{{ saying }}."
        {% endfor %}

        What weekday is it today, and which animal is behind each mask?
        Give the weekday as day, and the animal for each letter.
        """,
        zh=r"""
        有几只会说话的动物。每只动物都有说谎的日子：一周中的这几天它说的话全是假的，其余日子说的话全是真的。

        {% for animal, days in rules %}
        - {{ animal | gloss }}说谎的日子：{{ days | map("zh") | listed(language) }}。
        {% endfor %}

        这 {{ animals | length }} 只动物戴着标有 {{ letters | listed(language) }} 的面具，每个面具后面是一只。
        今天它们说：

        {% for letter, saying in sayings_zh %}
        - {{ letter }}：“{{ saying }}。”
        {% endfor %}

        今天是星期几？每个面具后面是哪只动物？
        请给出 day（今天是星期几，用英文 Monday 到 Sunday 表示）以及每个字母对应的动物（用英文名）。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, str]]:
        masks = {letter: Word(instance.animals) for letter in instance.letters}
        return Record(day=Word(WEEKDAYS), **masks)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, str]]:
        animals = draw(rng, "animal", params.animals)
        lies = tuple(tuple(sorted(rng.sample(range(7), rng.randint(2, 4)))) for _ in animals)
        letters = "ABCDEF"[: params.animals]
        worlds = [(day, dict(zip(letters, row, strict=True))) for day in range(7) for row in permutations(animals)]
        true = rng.choice(worlds)
        lying = dict(zip(animals, lies, strict=True))
        speakers = [*letters, *(rng.choice(letters) for _ in range(params.statements))][: params.statements]
        rng.shuffle(speakers)
        statements: list[Statement] = []
        for left, speaker in enumerate(speakers, start=1 - len(speakers)):
            drawn = [_draw(rng, speaker, params, true, lying) for _ in range(1 if left < -1 else _CHOICES)]
            fits = [[world for world in worlds if _fits(some, world, lying)] for some in drawn]
            fewest, one = min((len(rows), number) for number, rows in enumerate(fits))
            if fewest == len(worlds):
                raise task.Retry
            worlds = fits[one]
            statements.append(drawn[one])
        if len(worlds) > 1:
            raise task.Retry
        instance = self.Instance(animals=animals, lies=lies, statements=tuple(statements))
        return instance, {"day": WEEKDAYS[true[0]], **true[1]}

    def key(self, instance: Instance) -> object:
        lies = [(f"lies {days}", animal) for animal, days in zip(instance.animals, instance.lies, strict=True)]
        said = [
            (f"{kind} {offset} {day}", speaker, *filter(None, (about, animal)))
            for speaker, kind, offset, day, about, animal in instance.statements
        ]
        return nameless([*lies, *said])


def _draw(
    rng: Random, speaker: str, params: LyingWeekdays.Params, true: World, lying: dict[str, tuple[int, ...]]
) -> Statement:
    """Draw a statement that the speaker can make today."""
    while True:
        kind = rng.choice(_KINDS[: params.kinds])
        offset = rng.randint(-params.offset, params.offset)
        about = rng.choice(list(true[1])) if kind in ("lie", "is", "honest") else ""
        if (kind in ("lie", "honest") and about == speaker and not offset) or (kind == "is" and about == speaker):
            continue
        animal = rng.choice(list(lying)) if kind in ("am", "is", "either") else ""
        day = rng.randrange(7) if kind in ("day", "either") else 0
        statement = (speaker, kind, 0 if kind in ("am", "is") else offset, day, about, animal)
        if _fits(statement, true, lying):
            return statement


def _fits(statement: Statement, world: World, lying: dict[str, tuple[int, ...]]) -> bool:
    """Tell whether the speaker can make the statement in this world."""
    speaker, kind, offset, day, about, animal = statement
    today, who = world
    then = (today + offset) % 7
    if kind in ("am", "is"):
        true = who[about or speaker] == animal
    elif kind == "day":
        true = then == day
    elif kind == "either":
        true = then == day or who[speaker] == animal
    else:
        true = (then in lying[who[about]]) == (kind == "lie")
    return true != (today in lying[who[speaker]])


def _when(offset: int) -> str:
    near = {0: "Today", 1: "Tomorrow", -1: "Yesterday", 2: "The day after tomorrow", -2: "The day before yesterday"}
    return near.get(offset) or (f"The day {offset} days from today" if offset > 0 else f"The day {-offset} days ago")


def _when_zh(offset: int) -> str:
    near = {0: "今天", 1: "明天", -1: "昨天", 2: "后天", -2: "前天"}
    return near.get(offset) or (f"今天之后第 {offset} 天" if offset > 0 else f"今天之前第 {-offset} 天")


def _say(statement: Statement) -> str:
    speaker, kind, offset, day, about, animal = statement
    verb = "is" if offset == 0 else "was" if offset < 0 else "will be"
    who = "I am" if about in ("", speaker) else f"{about} is"
    if kind in ("am", "is"):
        return f"{who} the {animal}"
    if kind in ("lie", "honest"):
        whose = "my" if about == speaker else f"{about}'s"
        return f"{_when(offset)} {verb} {'' if kind == 'lie' else 'not '}one of {whose} lying days"
    either = f", or I am the {animal} (or both)" if kind == "either" else ""
    return f"{_when(offset)} {verb} {WEEKDAYS[day]}{either}"


def _say_zh(statement: Statement) -> str:
    speaker, kind, offset, day, about, animal = statement
    who, whose = ("我", "我") if about in ("", speaker) else (f"{about} ", f" {about} ")
    if kind in ("am", "is"):
        return f"{who}是 {animal}"
    if kind in ("lie", "honest"):
        return f"{_when_zh(offset)}{'是' if kind == 'lie' else '不是'}{whose}说谎的日子"
    either = f"，或者我是 {animal}（可以都成立）" if kind == "either" else ""
    return f"{_when_zh(offset)}是{zh(WEEKDAYS[day])}{either}"

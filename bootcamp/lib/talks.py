"""Talks inside talks: who speaks to whom, where and when, said in words whose meaning depends on the talk."""

from __future__ import annotations

from typing import NamedTuple

PLACES = ("Lima", "Oslo", "Accra", "Hanoi", "Quito", "Turin", "Perth", "Dakar", "Izmir", "Kyoto")
PEOPLE = (("me", "my", "我"), ("you", "your", "你"))
DAYS = (
    ("today", 0, "今天"),
    ("yesterday", -1, "昨天"),
    ("tomorrow", 1, "明天"),
    ("the day before yesterday", -2, "前天"),
    ("the day after tomorrow", 2, "后天"),
)
SAID = (
    ("the letter is from {0} to {1}.", "这封信是{0}写给{1}的。", 0, (0, 1)),
    ("{0} key is {2}.", "{0}的钥匙在{2}。", 1, (0, 2)),
    ("{0} feast is {3}.", "{0}的聚会在{3}。", 1, (0, 3)),
    ("{0} exam {2} is {3}.", "{0}在{2}的考试是{3}。", 1, (0, 2, 3)),
    ("the race {2} is {3}.", "{2}的赛跑是{3}。", 0, (2, 3)),
    ("{0} team plays {1} team {3}.", "{0}的队和{1}的队比赛的日子是{3}。", 1, (0, 1, 3)),
)
"""Sentences in English and Chinese, whether persons are possessors, and what the words are: persons, place, day."""
HERE = ("here", "这里")


class Talk(NamedTuple):
    """Who speaks to whom, where and when, as printed, and what is said."""

    quoted: bool
    """Whether it is quoted; else it is reported."""
    speaker: str
    hearer: str
    place: str
    day: str
    said: int
    """The sentence, one of a list."""
    words: tuple[int, int, int]
    """Its two persons and its day."""


Context = tuple[str, str, str, int]


def worded(part: str, zh: bool) -> str:
    """Write who, where or when a talk is; names, places and numbers stay.

    >>> worded("9", False), worded("here", False), worded("Oslo", True)
    ('on day 9', 'here', 'Oslo')
    """
    if part.isdigit():
        return f"第 {part} 天" if zh else f"on day {part}"
    if part in PLACES:
        return part if zh else f"in {part}"
    pairs = {"here": "这里", "I": "我", "you": "你", **{en: day for en, _, day in DAYS}}
    return pairs.get(part, part) if zh else part


def contexts(talks: tuple[Talk, ...]) -> list[Context]:
    """Give who, to whom, where and when for each talk.

    >>> talk = Talk(True, "Ana", "Li", "Oslo", "9", 0, (0, 1, 0))
    >>> contexts((talk, talk._replace(speaker="you", place="here", day="tomorrow")))[1]
    ('Li', 'Li', 'Oslo', 10)
    """
    found: list[Context] = []
    for talk in talks:
        last = found[-1] if found else ("", "", "", 0)
        who = {"I": last[0], "you": last[1]}
        day = int(talk.day) if talk.day.isdigit() else last[3] + {en: shift for en, shift, _ in DAYS}[talk.day]
        place = last[2] if talk.place == "here" else talk.place
        found.append((who.get(talk.speaker, talk.speaker), who.get(talk.hearer, talk.hearer), place, day))
    return found

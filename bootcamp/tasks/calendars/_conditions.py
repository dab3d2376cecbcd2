"""Conditions on dates: whether a date meets them, and how they are told."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bootcamp.lib import calendar
from bootcamp.lib.prompts import listed
from bootcamp.lib.worlds import zh

Condition = tuple[str, tuple[int, ...]]  # a kind and its numbers

PLAIN = ("weekdays", "parity", "long", "multiple", "year day")
RARE = ("weekday", "day", "product", "sum", "digits", "palindrome", "leap", "new year", "year multiple", "digit")


def draw(rng: Random, kind: str) -> Condition:
    """Draw the numbers of a condition."""
    if kind == "weekdays":
        return kind, tuple(sorted(rng.sample(range(7), rng.randint(2, 4))))
    low, high = {
        "parity": (0, 1),
        "multiple": (3, 5),
        "year day": (2, 6),
        "weekday": (0, 6),
        "day": (1, 31),
        "sum": (8, 38),
        "digits": (8, 34),
        "year multiple": (3, 11),
        "digit": (0, 9),
    }.get(kind, (0, 0))
    return kind, (rng.randint(low, high),) if high else ()


def holds(condition: Condition, date: calendar.Date, weekday: int) -> bool:
    """Tell whether a date on a weekday meets a condition.

    >>> holds(("product", ()), (2024, 2, 12), 0), holds(("digits", (15,)), (2024, 2, 14), 2)
    (True, True)
    """
    (year, month, day), (kind, numbers) = date, condition
    match kind:
        case "weekdays" | "weekday":
            return weekday in numbers
        case "parity":
            return day % 2 == numbers[0]
        case "long":
            return calendar.month_length(year, month) == 31
        case "multiple":
            return day % numbers[0] == 0
        case "year day":
            return calendar.day_of_year(date) % numbers[0] == 0
        case "day":
            return day == numbers[0]
        case "product":
            return month * day == year % 100
        case "sum":
            return month + day == numbers[0]
        case "digits":
            return sum(map(int, f"{year:04}{month:02}{day:02}")) == numbers[0]
        case "palindrome":
            text = f"{year:04}{month:02}{day:02}"
            return text == text[::-1]
        case "leap":
            return calendar.is_leap(year)
        case "new year":
            return weekday == calendar.weekday((year, 1, 1))
        case "year multiple":
            return year % numbers[0] == 0
    return str(numbers[0]) not in f"{year:04}{month:02}{day:02}"


def told(conditions: Sequence[Condition], language: str) -> list[str]:
    """Write conditions on a date in English or in Chinese.

    >>> told([("parity", (0,)), ("weekdays", (0, 4))], "en")
    ['the day of the month is an even number', 'the weekday is Monday or Friday']
    """
    return [_told(kind, numbers, language) for kind, numbers in conditions]


def _told(kind: str, numbers: tuple[int, ...], language: str) -> str:
    n = numbers[0] if numbers else 0
    chinese = language == "zh"
    if kind in ("weekdays", "weekday"):
        names = [calendar.WEEKDAYS[number] for number in numbers]
        return f"是{listed(map(zh, names), 'zh', '或')}" if chinese else f"the weekday is {listed(names, 'en', 'or')}"
    en, cn = {
        "parity": (
            f"the day of the month is an {('even', 'odd')[n % 2]} number",
            f"“日”是{'偶奇'[n % 2]}数",
        ),
        "long": ("the month has 31 days", "所在月份有 31 天"),
        "multiple": (f"the day of the month is a multiple of {n}", f"“日”是 {n} 的倍数"),
        "year day": (
            f"the number of the day within its year (January 1 is day 1) is a multiple of {n}",
            f"它是当年的第几天（1 月 1 日是第 1 天），这个数是 {n} 的倍数",
        ),
        "day": (f"the day of the month is {n}", f"“日”是 {n}"),
        "product": (
            "the month number times the day of the month is the number formed by the last two digits of the year",
            "“月”乘“日”等于年份末两位组成的数",
        ),
        "sum": (f"the month number plus the day of the month is {n}", f"“月”加“日”等于 {n}"),
        "digits": (
            f"the eight digits of the date, written YYYYMMDD, add up to {n}",
            f"日期写成 YYYYMMDD，八个数字之和是 {n}",
        ),
        "palindrome": (
            "the date, written YYYYMMDD, reads the same backwards",
            "日期写成 YYYYMMDD，倒着读也一样",
        ),
        "leap": ("the year is a leap year", "年份是闰年"),
        "new year": ("the weekday is that of January 1 of the same year", "与当年 1 月 1 日的星期相同"),
        "year multiple": (f"the year is a multiple of {n}", f"年份是 {n} 的倍数"),
        "digit": (f"the digit {n} does not occur in the date, written YYYYMMDD", f"日期写成 YYYYMMDD，不含数字 {n}"),
    }[kind]
    return cn if chinese else en

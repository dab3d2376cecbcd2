"""Ages in full years, and statements about the age and the birthdays of somebody: drawn, judged and told."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bootcamp.lib import calendar
from bootcamp.lib.worlds import zh

Statement = tuple[str, tuple[int, ...], tuple[calendar.Date, ...]]
"""A kind with numbers and dates.

``age``: n years old on a date. ``around``: n years old k days before a date, and m years old j days after it.
``weekday``: the weekday of the day of turning n. ``same``: born on the weekday of the day of turning n. ``older``:
the age of another on the day of turning n. ``ratio``: r times as old as another on a date. ``digits``: as old as the
sum of digits of the year of birth on a date. ``near``: the day of turning n is at most k days before or after a date.
``later``: a birthday later in the year than another's.
"""


def turning(born: calendar.Date, n: int) -> calendar.Date:
    """Give the day on which somebody turns n years old.

    >>> turning((2000, 2, 29), 1), turning((2000, 2, 29), 4)
    ((2001, 3, 1), (2004, 2, 29))
    """
    year, month, day = born[0] + n, born[1], born[2]
    return (year, month, day) if calendar.is_date(year, month, day) else (year, 3, 1)


def age(born: calendar.Date, day: calendar.Date) -> int:
    """Give the age in full years on a day; negative before the birth.

    >>> age((2000, 2, 29), (2001, 2, 28)), age((2000, 2, 29), (2001, 3, 1))
    (0, 1)
    """
    years = day[0] - born[0]
    return years - (day < turning(born, years))


def _digits(year: int) -> int:
    return sum(map(int, str(year)))


def draw(
    rng: Random, kinds: Sequence[str], born: calendar.Date, births: Sequence[calendar.Date], who: int
) -> Statement:
    """Draw a statement of one of some kinds that is true of somebody born on a day, or one on a weekday.

    It may name the person `who` of the others, whose births are given.

    >>> statement = draw(Random(3), ["near"], (1990, 5, 4), [], 0)
    >>> holds(statement, (1990, 5, 4), [])
    True
    """
    kind = rng.choice(kinds)
    n = rng.randint(8, 40)
    day = calendar.add_days(turning(born, n), rng.randint(-20, 20))
    match kind:
        case "age":
            return kind, (age(born, day),), (day,)
        case "around":
            before, after = rng.randint(1, 20), rng.randint(1, 20)
            day = calendar.add_days(turning(born, n), rng.randint(1 - after, before))
            ages = [age(born, calendar.add_days(day, step)) for step in (-before, after)]
            return kind, (before, ages[0], after, ages[1]), (day,)
        case "same":
            fitting = [n for n in range(5, 50) if calendar.weekday(turning(born, n)) == calendar.weekday(born)]
            return kind, (rng.choice(fitting),), ()
        case "near":
            size = rng.randint(5, 60)
            day = calendar.add_days(turning(born, n), rng.randint(-size, size))
            return kind, (n, size), (day,)
        case "digits":
            day = calendar.add_days(turning(born, _digits(born[0])), rng.randint(0, 364))
            if age(born, day) == _digits(born[0]):
                return kind, (), (day,)
        case "older":
            n += 30 if births[who] > turning(born, n) else 0
            if births[who] <= turning(born, n):
                return kind, (n, age(births[who], turning(born, n)), who), ()
        case "later":
            if born[1:] > births[who][1:]:
                return kind, (who,), ()
        case "ratio":
            for _ in range(60):
                day = calendar.add_days(turning(born, rng.randint(2, 60)), rng.randint(-20, 20))
                mine, theirs = age(born, day), age(births[who], day)
                if theirs > 0 and mine > theirs and mine % theirs == 0:
                    return kind, (mine // theirs, who), (day,)
    return "weekday", (n, calendar.weekday(turning(born, n))), ()


def holds(statement: Statement, born: calendar.Date, births: Sequence[calendar.Date]) -> bool:
    """Tell whether a statement is true of somebody born on a day.

    >>> holds(("around", (2, 17, 1, 18), ((2024, 3, 5),)), (2006, 3, 6), [])
    True
    """
    kind, numbers, days = statement
    match kind:
        case "age":
            return age(born, days[0]) == numbers[0]
        case "around":
            before, one, after, two = numbers
            return (
                age(born, calendar.add_days(days[0], -before)) == one
                and age(born, calendar.add_days(days[0], after)) == two
            )
        case "weekday":
            return calendar.weekday(turning(born, numbers[0])) == numbers[1]
        case "same":
            return calendar.weekday(turning(born, numbers[0])) == calendar.weekday(born)
        case "near":
            return abs(calendar.days_between(turning(born, numbers[0]), days[0])) <= numbers[1]
        case "digits":
            return age(born, days[0]) == _digits(born[0])
        case "older":
            return age(births[numbers[2]], turning(born, numbers[0])) == numbers[1]
        case "later":
            return born[1:] > births[numbers[0]][1:]
    return age(born, days[0]) == numbers[0] * age(births[numbers[1]], days[0])


def told(statement: Statement, name: str, names: Sequence[str], language: str) -> str:
    """Write a statement about somebody with a name and others with `names`.

    >>> told(("older", (20, 12, 0), ()), "Ana", ["Bo"], "en")
    'on the day on which Ana turned 20, Bo was 12 years old'
    """
    kind, numbers, days = statement
    chinese = language == "zh"
    n = numbers[0] if numbers else 0
    day = calendar.iso(days[0]) if days else ""
    match kind:
        case "age":
            return f"{day} 那天 {name} {n} 岁" if chinese else f"on {day} {name} was {n} years old"
        case "around":
            before, one, after, two = numbers
            if chinese:
                return f"{day} 之前 {before} 天 {name} {one} 岁，{day} 之后 {after} 天 {name} {two} 岁"
            days_before, days_after = (f"{k} day{'s' * (k > 1)}" for k in (before, after))
            return (
                f"{days_before} before {day} {name} was {one} years old, and {days_after} after {day} {two} years old"
            )
        case "weekday":
            weekday = calendar.WEEKDAYS[numbers[1]]
            return (
                f"{name} 满 {n} 岁那天是{zh(weekday)}"
                if chinese
                else f"the day on which {name} turned {n} was a {weekday}"
            )
        case "same":
            if chinese:
                return f"{name} 满 {n} 岁那天与出生那天星期相同"
            return f"the day on which {name} turned {n} had the same weekday as the day of birth"
        case "near":
            size = numbers[1]
            if chinese:
                return f"{name} 满 {n} 岁那天与 {day} 相差不超过 {size} 天"
            return f"{name} turned {n} at most {size} days before or after {day}, or on that day"
        case "digits":
            if chinese:
                return f"{day} 那天 {name} 的年龄等于其出生年份各位数字之和"
            return f"on {day} {name}'s age was the sum of the digits of the year in which {name} was born"
        case "older":
            other = names[numbers[2]]
            if chinese:
                return f"{name} 满 {n} 岁那天 {other} {numbers[1]} 岁"
            return f"on the day on which {name} turned {n}, {other} was {numbers[1]} year{'s' * (numbers[1] != 1)} old"
        case "later":
            if chinese:
                return f"按月日比较，{name} 的出生月日晚于 {names[n]} 的出生月日"
            return f"by month and day, without the year, {name}'s date of birth comes later than {names[n]}'s"
    if chinese:
        return f"{day} 那天 {name} 的年龄恰好是 {names[numbers[1]]} 的 {n} 倍"
    return f"on {day} {name}'s age was exactly {n} times that of {names[numbers[1]]}"

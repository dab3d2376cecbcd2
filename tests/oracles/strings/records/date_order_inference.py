"""Judge by trying all orders of all writers with Python's datetime, which reads each row from a text by a format."""

from datetime import date, datetime, timedelta
from itertools import permutations, product
from typing import Any

LEVELS = range(1, 11)

Dates = tuple[date, ...]
FORMATS = [" ".join(order) for order in permutations(["%d", "%m", "%y"])]


def confirm(instance: Any, answer: Dates) -> str:
    """Say what is wrong with `answer`, or nothing."""
    found = _all(instance, instance.facts)
    return "" if found == {answer} else f"the readings are {sorted(found)[:3]}"


def near_misses(instance: Any, answer: Dates) -> list[Dates]:
    """Readings that break a fact, the rows in order of time, and a century or a day away."""
    wrong = sorted(_all(instance, ()))[:6]
    if any(left_out := _all(instance, instance.facts[1:])):
        wrong += sorted(left_out)[:4]
    wrong += [tuple(sorted(answer)), (answer[0] + timedelta(days=1), *answer[1:])]
    return [dates for dates in wrong if dates != answer]


def _all(instance: Any, facts: Any) -> set[Dates]:
    writers = sorted(set(instance.writers))
    texts = [" ".join(f"{part:02}" for part in row) for row in instance.rows]
    able = []
    for writer in writers:
        own = [text for text, who in zip(texts, instance.writers, strict=True) if who == writer]
        able.append([form for form in FORMATS if all(_read(text, form, instance.pivot) for text in own)])
    found = set()
    for forms in product(*able):
        form = dict(zip(writers, forms, strict=True))
        days = [_read(text, form[who], instance.pivot) for text, who in zip(texts, instance.writers, strict=True)]
        dates = tuple(day for day in days if day)
        if len(dates) == len(days) and all(_true(fact, dates) for fact in facts):
            found.add(dates)
    return found


def _true(fact: Any, dates: Dates) -> bool:
    kind, one, two, number = fact
    if kind == "weekday":
        return dates[one].weekday() == number
    if kind == "gap":
        return dates[one] + timedelta(days=number) == dates[two]
    return (dates[two] - dates[one]).days > 0


def _read(text: str, form: str, pivot: int) -> date | None:
    parts = dict(zip(form.split(), text.split(), strict=True))
    century = 20 if int(parts["%y"]) < pivot else 19
    try:
        return datetime.strptime(f"{century}{parts['%y']} {parts['%m']} {parts['%d']}", "%Y %m %d").date()
    except ValueError:
        return None

"""Judge by a state machine that goes from day to day with Python's datetime."""

from calendar import monthrange
from datetime import date, timedelta
from fractions import Fraction
from math import floor
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _paid(instance)
    return "" if right == answer else f"the payments are {right}"


def _paid(instance: Any) -> dict[date, int]:
    today = date(*instance.start) + timedelta(days=instance.trial)
    anchor, bill, number, price, credit, length = today.day, today, 0, instance.price, 0, 0
    pending, paid = dict[date, int](), dict[date, int]()
    happen = {date.fromordinal(day - 305): (kind, n) for kind, day, n in instance.events if kind != "fail"}
    fails = {n: count for kind, n, count in instance.events if kind == "fail"}
    while today <= date(*instance.end):
        amount = pending.pop(today, 0)
        if today == bill:
            number += 1
            due = max(0, price - credit)
            credit = max(0, credit - price)
            if number in fails:
                pending[today + timedelta(days=instance.retry * fails[number])] = due
            else:
                amount += due
            year, month = (today.year + 1, 1) if today.month == 12 else (today.year, today.month + 1)
            bill = date(year, month, min(anchor, monthrange(year, month)[1]))
            length = (bill - today).days
        kind, n = happen.get(today, ("", 0))
        if kind == "pause":
            bill += timedelta(days=n)
            anchor = bill.day
        elif kind == "change":
            left = Fraction((bill - today).days, length)
            step = floor(abs(n - price) * left + Fraction(1, 2))
            if n > price:
                amount += max(0, step - credit)
                credit = max(0, credit - step)
            else:
                credit += step
            price = n
        if amount:
            paid[today] = amount
        today += timedelta(days=1)
    return paid


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A day more or less, a cent more."""
    day = max(answer)
    moved = {one: cents for one, cents in answer.items() if one != day}
    later = {**moved, day + timedelta(days=1): answer[day]}
    return [moved, later, {**answer, day: answer[day] + 1}]

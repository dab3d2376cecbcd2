"""Go through the days one by one from birth with Python's dates, keeping what is known of every vaccine."""

from datetime import date, timedelta
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    born, today = date(*instance.born), date(*instance.today)
    state: dict[int, dict[str, Any]] = {
        v: {"seen": 0, "valid": [], "due": [], "last": None, "n": 0} for v in range(len(instance.vaccines))
    }
    record: dict[date, list[int]] = {}
    for v, day in instance.given:
        record.setdefault(date(*day), []).append(v)
    day = born
    while day <= today or any(one["n"] < len(instance.vaccines[v][2]) for v, one in state.items()):
        for v, one in state.items():
            _, live, ages, gaps = instance.vaccines[v]
            if v in record.get(day, []):
                one["seen"] += 1
                soon = [day - timedelta(k) for k in range(1, instance.apart)] if live else []
                clash = any(w != v and instance.vaccines[w][1] for past in soon for w in record.get(past, []))
                ready = _ready(born, day + timedelta(instance.grace), ages, gaps, one)
                if not clash and ready:
                    one["valid"].append(one["seen"])
                    one["n"], one["last"] = one["n"] + 1, day
            elif day >= today and _ready(born, day, ages, gaps, one):
                one["due"].append(day)
                one["n"], one["last"] = one["n"] + 1, day
        day += timedelta(1)
    right: dict[str, Any] = {}
    for v, (name, *_) in enumerate(instance.vaccines):
        right |= {f"{name}_valid": tuple(state[v]["valid"]), f"{name}_due": tuple(state[v]["due"])}
    return "" if answer == right else f"it is {right}"


def _ready(born: date, day: date, ages: Any, gaps: Any, one: Any) -> bool:
    n = one["n"]
    if n == len(ages):
        return False
    months = (day.year - born.year) * 12 + day.month - born.month - (day.day < born.day)
    return months >= ages[n] and (n == 0 or day - one["last"] >= timedelta(gaps[n - 1]))


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A day later, a dose that counts left out or added."""
    wrong = []
    for key, value in answer.items():
        if key.endswith("due") and value:
            wrong.append({**answer, key: (value[0] + timedelta(1), *value[1:])})
        elif key.endswith("valid"):
            wrong.append({**answer, key: value[:-1] if value else (1,)})
    return wrong

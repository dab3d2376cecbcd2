"""Judge by counting tablets down day by day, and by asking the codes one after the other as questions."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Return "" if `answer` is right, else what is wrong with it."""
    taken, asked = {}, {}
    for i, name in enumerate(instance.names):
        entries: list[tuple[int, str, Any]] = [
            (day, "said", (mg, times)) for k, day, mg, times in instance.statements if k == i
        ]
        entries += [(day, "filled", row) for k, day, *row in instance.refills if k == i]
        taken[name] = 0
        if entries:
            day, kind, row = sorted(entries, key=lambda entry: entry[0])[-1]
            if kind == "said":
                taken[name] = row[0] * row[1]
            else:
                tablets, mg, daily = row
                last = day - 1
                while tablets >= daily:
                    tablets -= daily
                    last += 1
                if last >= instance.day - instance.grace:
                    taken[name] = mg * daily
        asked[name] = sum(mg * times for k, mg, times in instance.orders if k == i)
    for i, name in enumerate(instance.names):
        others = [b for k, b in enumerate(instance.names) if instance.classes[k] == instance.classes[i] and b != name]
        questions = {
            "D": asked[name] and any(asked[b] for b in others),
            "S": asked[name] and taken[name] == asked[name],
            "C": asked[name] and taken[name],
            "X": asked[name] and any(taken[b] for b in others),
            "N": asked[name],
            "R": taken[name] and any(asked[b] for b in others),
            "H": taken[name] and (i,) in instance.held,
            "O": taken[name],
            "P": True,
        }
        code = next(letter for letter, fits in questions.items() if fits)
        if answer.get(name) != code:
            return f"{name} has the code {code}"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One code changed to each other one."""
    name = instance.names[0]
    return [{**answer, name: code} for code in "DSCXNRHOP" if code != answer[name]]

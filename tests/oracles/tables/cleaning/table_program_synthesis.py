"""Judge by carrying out the commands on columns, each a list under its head."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    try:
        return _fault(instance, answer)
    except (IndexError, KeyError, TypeError, ValueError):
        return "a command is none of those listed"


def _fault(instance: Any, answer: Any) -> str:
    heads, *rows = instance.before
    table = {head: [row[n] for row in rows] for n, head in enumerate(heads)}
    if len(answer) > instance.steps:
        return "there are too many commands"
    for step in answer:
        kind, head, *rest = step.split()
        if head not in table or (kind in ("swap", "add") and rest[0] not in table):
            return f"there is no column {head}"
        column = table[head]
        lines = list(range(len(column)))
        if kind == "sort":
            signs = sorted(set(column), reverse=rest[0] == "down")
            lines = [n for sign in signs for n in lines if column[n] == sign]
        elif kind == "omit":
            lines = [n for n in lines if str(column[n]) != rest[0]]
        elif kind in ("first", "group"):
            groups = {sign: [n for n in lines if column[n] == sign] for sign in column}
            if kind == "group":
                table = {h: c for h, c in table.items() if h == head or h not in ("P", "Q")}
                for other in table:
                    if other != head:
                        sums = {group[0]: sum(table[other][n] for n in group) for group in groups.values()}
                        table[other] = [sums.get(n, 0) for n in lines]
            lines = [group[0] for group in groups.values()]
        elif kind == "drop":
            del table[head]
        elif kind == "run":
            table[head] = [sum(column[: n + 1]) for n in lines]
        elif kind == "add":
            table[head] = [a + b for a, b in zip(column, table[rest[0]], strict=True)]
        else:
            order = [{head: rest[0], rest[0]: head}.get(h, h) for h in table]
            table = {h: table[h] for h in order}
        table = {h: [c[n] for n in lines] for h, c in table.items()}
    made = (tuple(table), *zip(*table.values(), strict=True))
    return "" if made == instance.after else f"the table is {made}"


def others(instance: Any, answer: Any) -> list[Any]:
    """Commands in another order, where that leads to the same table."""
    swapped = [(*answer[:n], answer[n + 1], answer[n], *answer[n + 2 :]) for n in range(len(answer) - 1)]
    return [one for one in swapped if not confirm(instance, one)]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """No command, one dropped, one too many, one that there is not, one in another direction."""
    head = instance.after[0][0]
    other = tuple(step.replace(" up", " down") if " up" in step else step for step in answer)
    wrong = [(), answer[1:], (*answer, f"sort {head} up"), (*answer[:-1], "sort Z up"), (f"omit {head}",), other]
    return [one for one in wrong if one != answer and (one != other or confirm(instance, one))]

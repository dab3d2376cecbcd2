"""Judge by reading the printed English steps with regular expressions and walking through them."""

import re
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Return "" if `answer` is right, else what is wrong with it."""
    lines = instance.said("en")
    names = instance.measured("en")
    rows = [dict(zip(names, row, strict=True)) for row in instance.visits]
    doses = dict.fromkeys(instance.drugs, 0)
    now, at, path = 0, 1, []
    for _ in range(200):
        path.append(at)
        line = lines[at - 1]
        if line == "the pathway ends":
            break
        if line.startswith("wait"):
            now += 1
            if now >= len(rows):
                break
            at = int(re.findall(r"\d+", line)[-1])
        elif line.startswith("if"):
            condition, yes, no = re.fullmatch(r"if (.*), go to step (\d+), otherwise to step (\d+)", line).groups()  # type: ignore[union-attr]
            if " or " in condition.replace(" or more", " up"):
                hold = any(_holds(part, rows, now) for part in condition.replace(" or more", " up").split(" or "))
            else:
                hold = all(_holds(part, rows, now) for part in condition.replace(" or more", " up").split(" and "))
            at = int(yes if hold else no)
        else:
            drug = next(name for name in doses if name in line)
            size = int((re.findall(r"(\d+) mg", line) or ["0"])[0])
            if line.startswith("give"):
                doses[drug] = size
            elif line.startswith("stop"):
                doses[drug] = 0
            elif doses[drug]:
                doses[drug] += size
            at = int(re.findall(r"go to step (\d+)", line)[0])
    if tuple(path) != tuple(answer["path"]):
        return f"the path is {path}"
    return "" if all(answer[name] == dose for name, dose in doses.items()) else f"the doses are {doses}"


def _holds(text: str, rows: list[dict[str, int]], now: int) -> bool:
    name, bound = text.split()[0], int(re.findall(r"\d+", text)[0])
    value = rows[now][name]
    if "visit before" in text:
        return now > 0 and value - rows[now - 1][name] >= bound
    return value < bound if "below" in text else value >= bound


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A step left out, a step twice, a dose more."""
    path, drug = answer["path"], instance.drugs[0]
    return [
        {**answer, "path": path[:-1]},
        {**answer, "path": (*path, path[-1])},
        {**answer, drug: answer[drug] + 5},
    ]

"""Judge by pandas, which replays the printed edits and answers the printed questions."""

import re
from collections.abc import Iterator
from typing import Any

import pandas as pd

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    frame = pd.DataFrame([list(row) for row in instance.rows], columns=list(instance.columns), dtype=object)
    for line, _ in instance.steps:
        frame = _edit(frame, line).reset_index(drop=True)
    right = tuple(str(_ask(frame, text)) for text, _ in instance.asked)
    return "" if answer == right else f"the answers are {right}"


def near_misses(instance: Any, answer: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """A number that is one off, or another name."""
    first = answer[0]
    for other in [str(int(first) + 1)] if first.lstrip("-").isdigit() else [row[0] for row in instance.rows[:3]]:
        if other != first:
            yield other, *answer[1:]


def _where(frame: Any, text: str) -> Any:
    head, sign, value = re.findall(r"(\w+) (is at least|is less than|is not|is) (.+)", text)[0]
    column = frame[head]
    if sign == "is at least":
        return column.map(lambda cell: cell >= int(value))
    if sign == "is less than":
        return column.map(lambda cell: cell < int(value))
    return (column.map(str) == value) == (sign == "is")


def _edit(frame: Any, line: str) -> Any:
    name = frame["name"]
    if found := re.fullmatch(r"Add a row at the end: (.+)\.", line):
        cells = [int(cell) if cell.isdigit() else cell for cell in found[1].split(", ")]
        return pd.concat([frame, pd.DataFrame([cells], columns=frame.columns, dtype=object)])
    if found := re.fullmatch(r"Remove the row of (\w+)\.", line):
        return frame[name != found[1]]
    if found := re.fullmatch(r"Move the row of (\w+) to the top\.", line):
        return pd.concat([frame[name == found[1]], frame[name != found[1]]])
    if found := re.fullmatch(r"Change the (\w+) of (\w+) to (\d+)\.", line):
        frame.loc[name == found[2], found[1]] = int(found[3])
        return frame
    if found := re.fullmatch(r"Sort the rows by (\w+), (largest|smallest) first\.", line):
        return frame.sort_values(found[1], ascending=found[2] == "smallest", kind="stable")
    if found := re.fullmatch(r"Remove every row where (.+)\.", line):
        return frame[~_where(frame, found[1]).astype(bool)]
    if found := re.fullmatch(r"Add (\d+) to the (\w+) of every row where (.+)\.", line):
        mask = _where(frame, found[3]).astype(bool)
        frame.loc[mask, found[2]] = frame.loc[mask, found[2]] + int(found[1])
        return frame
    if found := re.fullmatch(r"Add a last column (\w+): (\w+) minus (\w+) if (.+), otherwise \w+ plus \w+\.", line):
        mask = _where(frame, found[4]).astype(bool)
        frame[found[1]] = (frame[found[2]] - frame[found[3]]).where(mask, frame[found[2]] + frame[found[3]])
        return frame
    if found := re.fullmatch(r"Swap the (\w+) of (\w+) and (\w+)\.", line):
        one, two = (frame.index[name == person][0] for person in found.groups()[1:])
    else:
        found = re.search(r"Swap the (\w+) of the two rows with the largest and the smallest (\w+)\.", line)
        numbers = frame[found[2]].astype(int)  # type: ignore[index]
        one, two = numbers.idxmax(), numbers.idxmin()
    head = found[1]  # type: ignore[index]
    frame.loc[one, head], frame.loc[two, head] = frame.loc[two, head], frame.loc[one, head]
    return frame


def _ask(frame: Any, text: str) -> Any:
    if found := re.fullmatch(r"the (\w+) of row (\d+)", text):
        return frame[found[1]][int(found[2]) - 1]
    if found := re.fullmatch(r"the name in the row with the largest (\w+)", text):
        return frame["name"][frame[found[1]].astype(int).idxmax()]
    if found := re.fullmatch(r"the sum of (\w+) over the first (\d+) rows", text):
        return frame[found[1]][: int(found[2])].sum()
    found = re.fullmatch(r"the sum of (\w+) over all rows where (\w+) is (.+)", text)
    return frame[found[1]][frame[found[2]] == found[3]].sum()  # type: ignore[index]

"""Judge by tables of pandas, filled from the printed sentences, and the printed description read from its end."""

import re
from collections.abc import Iterator
from typing import Any

import pandas as pd

LEVELS = range(1, 11)

_FACTS = {
    "birthplace": r"(\w+) was born in (?!the year)(\w+)\.",
    "teacher": r"(\w+) was a pupil of (\w+)\.",
    "born": r"(\w+) was born in the year (\d+)\.",
    "river": r"(\w+) lies on the river (\w+)\.",
    "mayor": r"The mayor of (\w+) is (\w+)\.",
    "author": r"The book (\w+) was written by (\w+)\.",
    "scene": r"The book (\w+) is set in (\w+)\.",
    "year": r"The book (\w+) appeared in (\d+)\.",
    "seat": r"The firm (\w+) has its seat in (\w+)\.",
    "founder": r"The firm (\w+) was founded by (\w+) and \w+\.",
    "partner": r"The firm (\w+) was founded by \w+ and (\w+)\.",
}


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    text = " ".join(line for line, _ in instance.text)
    tables = {name: pd.DataFrame(re.findall(pattern, text), columns=["of", "is"]) for name, pattern in _FACTS.items()}
    right = []
    for line, _ in instance.asked:
        if line.startswith("the elder of these two people: "):
            ends = [_end(tables, part) for part in line.removeprefix("the elder of these two people: ").split("; ")]
            right.append(min(ends, key=lambda name: int(_one(tables["born"], name))))
        else:
            right.append(_end(tables, line))
    return "" if answer == tuple(right) else f"meant are {right}"


def near_misses(instance: Any, answer: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Another name."""
    names = [fact[1] for fact in instance.facts[:6]]
    yield from ((name, *answer[1:]) for name in names if name != answer[0])


def _one(table: Any, name: str) -> str:
    (found,) = table[table["of"] == name]["is"]
    return str(found)


def _end(tables: dict[str, Any], text: str) -> str:
    found = re.fullmatch(r"the (elder founder|younger founder|first book|latest book|\w+) of (.+)", text)
    if found is None:
        return text
    name = _end(tables, found[2])
    if found[1].endswith("founder"):
        both = [_one(tables["founder"], name), _one(tables["partner"], name)]
        both.sort(key=lambda one: int(_one(tables["born"], one)))
        return both[found[1].startswith("younger")]
    if found[1].endswith("book"):
        books = tables["author"][tables["author"]["is"] == name].merge(tables["year"], on="of")
        return str(books.sort_values("is_y")["of"].iloc[0 if found[1].startswith("first") else -1])
    return _one(tables[found[1]], name)

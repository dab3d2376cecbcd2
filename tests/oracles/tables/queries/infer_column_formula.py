"""Judge by records of rows: formulas are closures over them, and a formula fits where its error is the same in all."""

from itertools import product
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    rows = [dict(zip("ABCD", cells, strict=False)) for cells in zip(*instance.columns, strict=True)]
    blanks = [place for place, out in enumerate(instance.result) if out is None]
    if len(answer) != len(blanks):
        return "there are other blanks"
    tables = _tables(instance, rows)
    found: dict[int, set[int]] = {place: set() for place in blanks}
    groups = [{0: list(range(len(rows)))}]
    if instance.branches == 2:
        for letter in set(instance.letters):
            split: dict[int, list[int]] = {0: [], 1: []}
            for place, other in enumerate(instance.letters):
                split[other == letter].append(place)
            groups.append(split)
    for split in groups:
        ways = [[_said(instance, table, part) for table in tables] for part in split.values()]
        if all(any(way is not None for way in side) for side in ways):
            for side in ways:
                for way in side:
                    for place, value in (way or {}).items():
                        found[place].add(value)
    right = [found[place] for place in blanks]
    return "" if right == [{value} for value in answer] else f"the values are {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One number a little larger, one left out, the order turned."""
    wrong = [(answer[0] + 1, *answer[1:]), answer[:-1], (*answer, answer[-1]), tuple(-n for n in answer)]
    return [*wrong, answer[::-1]] if len(answer) > 1 else [one for one in wrong if one != answer]


def _said(instance: Any, table: Any, part: Any) -> dict[int, int] | None:
    errors = {instance.result[place] - table[place] for place in part if instance.result[place] is not None}
    if len(errors) > 1:
        return None
    (error,) = errors
    return {place: table[place] + error for place in part if instance.result[place] is None}


def _tables(instance: Any, rows: Any) -> list[list[int]]:
    heads = list(rows[0])
    terms: list[list[int]] = [[row[head] for row in rows] for head in heads]
    if instance.terms >= 2:
        terms += [[rows[place - 1][head] if place else 0 for place in range(len(rows))] for head in heads]
    if instance.terms >= 3:
        for head in heads:
            pairs = list(zip(instance.letters, (row[head] for row in rows), strict=True))
            terms.append([sum(number for letter, number in pairs if letter == mine) for mine in instance.letters])
    if instance.terms >= 4:
        for one, two in product(heads, heads):
            if one != two:
                terms.append([sorted((row[one], row[two]))[one < two] for row in rows])
    found = list(terms)
    for s, t in product(terms, terms):
        found.append([a + b for a, b in zip(s, t, strict=True)])
        found.append([a - b for a, b in zip(s, t, strict=True)])
        found.append([a * b for a, b in zip(s, t, strict=True)])
    return found

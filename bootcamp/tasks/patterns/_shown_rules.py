"""Worked solutions of tasks on hidden rules: each rule in turn is held against the examples until one fits."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TypeVar

from bootcamp.lib.grid.board import components
from bootcamp.lib.grid.cell_names import cell_name
from bootcamp.lib.prompts import comma
from bootcamp.tasks.patterns._examples import Classify, Pair
from bootcamp.tasks.patterns._scenes import EMPTY
from bootcamp.verifiers import Board

X = TypeVar("X")
Y = TypeVar("Y")
Named = dict[Hashable, tuple[str, str]]
"""The colour of each class and where it was seen."""


def tried_lines(
    rules: Iterable[tuple[str, Callable[[X], tuple[str, Y]]]], pairs: Sequence[tuple[X, Y]], query: X, language: str
) -> list[str]:
    """Write what each named rule makes of the examples, as a text and a result, and of `query` once all are right.

    Behind a result that is a wrong grid of the right size stands its first wrong cell.
    """
    words = {"en": ("no", "yes"), "zh": ("否", "是")}[language]
    lines = []
    for name, rule in rules:
        told, right = [], True
        for before, after in pairs:
            text, result = rule(before)
            right = result == after
            told.append(f"{text} {words[right]}{_where(result, after)}".strip())
            if not right:
                break
        lines.append(f"{name}{'; '.join(told)}")
        if right:
            return [*lines, rule(query)[0]]
    raise ValueError("no rule fits")


def _where(result: object, after: object) -> str:
    """Give the first cell in which two different grids of one size differ."""
    grids = [one for one in (result, after) if isinstance(one, tuple) and one and isinstance(one[0], tuple)]
    if len(grids) < 2 or [*map(len, grids[0])] != [*map(len, grids[1])]:
        return ""
    rows = enumerate(zip(*grids, strict=True))
    wrong = ((row, col) for row, lines in rows for col, (a, b) in enumerate(zip(*lines, strict=True)) if a != b)
    return next((f" {cell_name(cell)}" for cell in wrong), "")


def class_name(name: Hashable, language: str) -> str:
    """Write a class in square brackets, its parts with strokes between them.

    >>> class_name((3, True), "en")
    '[3/yes]'
    """
    words = {"en": ("no", "yes"), "zh": ("否", "是")}[language]
    parts = name if isinstance(name, tuple) else (name,)
    told = (words[part] if isinstance(part, bool) else "-" if part in (EMPTY, "") else str(part) for part in parts)
    return f"[{'/'.join(told)}]"


def fitting_table(
    kinds: Iterable[tuple[str, Classify]], pairs: Sequence[Pair], said: Callable[[Hashable], str], language: str
) -> tuple[list[str], dict[Hashable, str], Classify]:
    """Write what contradicts each named kind of table, and the table of the first that fits; give these two too.

    Classes that are texts are colours that stay.
    """
    lines = []
    for label, classify in kinds:
        table, clash = read_table(classify, pairs, said)
        if not clash:
            lines.append(label + comma(f"{said(name)} -> {ink}" for name, (ink, _) in table.items()))
            return lines, {name: ink for name, (ink, _) in table.items()}, classify
        lines.append(f"{label}{clash}: {({'en': 'no', 'zh': '否'})[language]}")
    raise ValueError("no table fits")


def table_lines(
    kinds: Iterable[tuple[str, Classify]],
    pairs: Sequence[Pair],
    query: Board,
    said: Callable[[Hashable], str],
    language: str,
) -> list[str]:
    """Write the search for a table, then the classes and new colours of the rows of `query`."""
    lines, table, classify = fitting_table(kinds, pairs, said, language)
    for row, classes in enumerate(classify(query), 1):
        told = " ".join(name if isinstance(name, str) else said(name) for name in classes)
        inks = " ".join(name if isinstance(name, str) else table[name] for name in classes)
        lines.append(f"{row}: {told} -> {inks}")
    return lines


def group_lines(kinds: Iterable[tuple[str, Classify]], pairs: Sequence[Pair], query: Board, language: str) -> list[str]:
    """Write the search for a table, then class and colour of each group of cells of `query`, by its first cell."""
    lines, table, classify = fitting_table(kinds, pairs, lambda name: class_name(name, language), language)
    classes = {(row, col): name for row, line in enumerate(classify(query)) for col, name in enumerate(line)}
    found = {}
    for name in table:
        for group in components([cell for cell, one in classes.items() if one == name]):
            found[min(group)] = f"{cell_name(min(group))} {class_name(name, language)} -> {table[name]}"
    return [*lines, *(found[cell] for cell in sorted(found))]


def read_table(classify: Classify, pairs: Sequence[Pair], said: Callable[[Hashable], str]) -> tuple[Named, str]:
    """Read a table off the examples cell by cell, or say where it contradicts itself."""
    table: Named = {}
    for number, (before, after) in enumerate(pairs, 1):
        for row, (classes, inks) in enumerate(zip(classify(before), after, strict=True)):
            for col, (name, ink) in enumerate(zip(classes, inks, strict=True)):
                place = f"{number} {cell_name((row, col))}"
                if isinstance(name, str):
                    if name != ink:
                        return table, f"{name} -> {ink} ({place})"
                    continue
                known, first = table.setdefault(name, (ink, place))
                if known != ink:
                    return table, f"{said(name)} -> {known} ({first}), {ink} ({place})"
    return table, ""

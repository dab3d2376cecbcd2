"""Worked solutions of tasks on hidden rules: each rule in turn is held against the examples until one fits."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TypeVar

from bootcamp.lib.grid.forced_steps import cell_name
from bootcamp.lib.prompts import comma
from bootcamp.tasks.patterns._examples import Classify, Pair
from bootcamp.verifiers import Board

X = TypeVar("X")
Y = TypeVar("Y")
Named = dict[Hashable, tuple[str, str]]
"""The colour of each class and where it was seen."""


def tried_lines(
    rules: Iterable[tuple[str, Callable[[X], tuple[str, Y]]]], pairs: Sequence[tuple[X, Y]], query: X, language: str
) -> list[str]:
    """Write what each named rule makes of the examples, as a text and a result, and of `query` once all are right."""
    words = {"en": ("no", "yes"), "zh": ("否", "是")}[language]
    lines = []
    for name, rule in rules:
        told, right = [], True
        for before, after in pairs:
            text, result = rule(before)
            right = result == after
            told.append(f"{text} {words[right]}")
            if not right:
                break
        lines.append(f"{name}{'; '.join(told)}")
        if right:
            return [*lines, rule(query)[0]]
    raise ValueError("no rule fits")


def table_lines(
    kinds: Sequence[tuple[str, Classify]],
    pairs: Sequence[Pair],
    query: Board,
    said: Callable[[Hashable], str],
    language: str,
    *,
    ends: bool = True,
) -> list[str]:
    """Write what contradicts each named kind of table, the table of the first that fits, and the classes of `query`.

    Classes that are texts are colours that stay; rows of these alone are left out, with `ends` the others have the new
    colours behind the classes.
    """
    lines = []
    for label, classify in kinds:
        table, clash = _table(classify, pairs, said)
        if clash:
            lines.append(f"{label}{clash}: {({'en': 'no', 'zh': '否'})[language]}")
            continue
        lines.append(label + comma(f"{said(name)} -> {ink}" for name, (ink, _) in table.items()))
        for row, classes in enumerate(classify(query), 1):
            if not all(isinstance(name, str) for name in classes):
                told = " ".join(name if isinstance(name, str) else said(name) for name in classes)
                inks = (name if isinstance(name, str) else table[name][0] for name in classes)
                lines.append(f"{row}: {told} -> {' '.join(inks)}" if ends else f"{row}: {told}")
        return lines
    raise ValueError("no table fits")


def _table(classify: Classify, pairs: Sequence[Pair], said: Callable[[Hashable], str]) -> tuple[Named, str]:
    """Read a table off the examples cell by cell, or say where it contradicts itself."""
    table: Named = {}
    for number, (before, after) in enumerate(pairs, 1):
        for row, (classes, inks) in enumerate(zip(classify(before), after, strict=True)):
            for col, (name, ink) in enumerate(zip(classes, inks, strict=True)):
                if isinstance(name, str):
                    if name != ink:
                        return table, f"{name} -> {ink}"
                    continue
                place = f"{number} {cell_name((row, col))}"
                known, first = table.setdefault(name, (ink, place))
                if known != ink:
                    return table, f"{said(name)} -> {known} ({first}), {ink} ({place})"
    return table, ""

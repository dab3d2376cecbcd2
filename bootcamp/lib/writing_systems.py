"""Invented scripts for words of syllables with a consonant and a vowel: how they write, and which of them fit
examples."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import NamedTuple

KINDS = {
    "alphabet": ("Each sign stands for a letter of the reading.", "每个符号代表读音中的一个字母。"),
    "syllabary": (
        "Each sign stands for a syllable, a consonant with the vowel behind it.",
        "每个符号代表一个音节，即一个辅音和它后面的元音。",
    ),
    "consonants": ("Only the consonants are written, with a sign each.", "只写辅音，每个辅音一个符号。"),
    "marks": (
        "Each consonant has a sign. One vowel, which is to be found out, is not written; each other vowel has a sign, "
        "which stands next to that of its consonant, always after it or always before it in the order of reading.",
        "每个辅音有一个符号。有一个元音（是哪个需要推断）不写；其他元音各有一个符号，紧挨着所属辅音的符号，"
        "按读的次序总在其后或总在其前。",
    ),
}
"""What the signs of each kind stand for, in English and in Chinese."""

Unit = str
"""A letter, a syllable, or a vowel after a point (a mark)."""


class System(NamedTuple):
    """The kind; whether signs run from right to left; for marks, the vowel that is not written and whether marks stand
    before their consonant; and the sign that is silent, or nothing."""

    kind: str
    backward: bool
    inherent: str
    before: bool
    silent: str


class Table(NamedTuple):
    """The signs of units, those of units at the end of a word, and the units of signs."""

    inner: dict[Unit, str]
    last: dict[Unit, str]
    units: dict[str, Unit]


def units(reading: str, system: System) -> list[Unit]:
    """Cut a reading into what is written, in the order of reading.

    >>> units("kitara", System("marks", False, "a", False, ""))
    ['k', '.i', 't', 'r']
    """
    syllables = [reading[at : at + 2] for at in range(0, len(reading), 2)]
    if system.kind == "syllabary":
        return syllables
    if system.kind == "alphabet":
        return list(reading)
    if system.kind == "consonants":
        return [syllable[0] for syllable in syllables]
    found = []
    for consonant, vowel in map(tuple, syllables):
        mark = ["." + vowel] if vowel != system.inherent else []
        found += [*mark, consonant] if system.before else [consonant, *mark]
    return found


def _reading(found: list[Unit], system: System) -> str | None:
    """Undo `units`; None if that cannot be done."""
    if system.kind != "marks":
        return "".join(found) if system.kind != "consonants" else None
    text, mark = "", ""
    for unit in found if not system.before else reversed(found):
        if unit[0] == ".":
            if not text or mark or (text[-1] in "aeiou"):
                return None
            text += unit[1]
        else:
            text += (system.inherent if text and text[-1] not in "aeiou" else "") + unit
    text += system.inherent if text and text[-1] not in "aeiou" else ""
    if system.before:
        text = "".join(reversed([text[at : at + 2] for at in range(0, len(text), 2)]))
    return text


def write(reading: str, system: System, table: Table, finals: bool) -> tuple[str, ...] | None:
    """Write a reading; None if a sign is not known. With `finals` a unit may have a sign of its own at the end."""
    found = units(reading, system)
    signs = [table.inner.get(unit, "") for unit in found]
    if finals:
        signs[-1] = table.last.get(found[-1], "")
    return None if "" in signs else tuple(signs[::-1] if system.backward else signs)


def read(signs: Sequence[str], system: System, table: Table, finals: bool) -> str | None:
    """Read signs; None if one is not known or they spell nothing."""
    row = [sign for sign in (reversed(signs) if system.backward else signs) if sign != system.silent]
    found = [table.units.get(sign, "") for sign in row]
    reading = None if "" in found else _reading(found, system)
    row = row[::-1] if system.backward else row
    fits = reading is not None and write(reading, system, table, finals) in (None, tuple(row))
    return reading if fits else None


def systems(kind: str, backward: bool, silent: bool, signs: Sequence[str]) -> Iterator[System]:
    """Give the systems of a kind, with signs that may run backward and one of some that may be silent if so allowed."""
    directions, silents = (False, True) if backward else (False,), ["", *sorted(signs)] if silent else [""]
    marks = list(product("aeiou", (False, True))) if kind == "marks" else [("", False)]
    for direction, (inherent, before), quiet in product(directions, marks, silents):
        yield System(kind, direction, inherent, before, quiet)


def tables(
    system: System,
    written: Sequence[Sequence[str]],
    readings: Sequence[str],
    known: int,
    finals: bool,
    budget: int = 3000,
) -> Iterator[Table]:
    """Give the tables of signs that fit words of which the first `known` have the readings at their places.

    The readings of the others are those left, in any order. Each unit has one sign, and each sign one unit. Ends early
    with an empty table if it takes more than `budget` steps.
    """
    directed = [signs[::-1] if system.backward else signs for signs in written]
    rows = [[sign for sign in signs if sign != system.silent] for signs in directed]
    spelled = [units(reading, system) for reading in readings]
    left = [budget]

    def extended(at: int, used: frozenset[int], table: Table) -> Iterator[Table]:
        if at == len(rows):
            yield table
            return
        for place in [at] if at < known else range(known, len(readings)):
            left[0] -= 1
            if left[0] < 0:
                return
            if place not in used:
                new = _added(table, rows[at], spelled[place], finals)
                if new is not None:
                    yield from extended(at + 1, used | {place}, new)

    yield from extended(0, frozenset(), Table({}, {}, {}))
    if left[0] < 0:
        yield Table({}, {}, {})


def _added(table: Table, signs: list[str], found: list[Unit], finals: bool) -> Table | None:
    """Add what a word shows; None if that clashes."""
    if len(signs) != len(found):
        return None
    inner, last, known = dict(table.inner), dict(table.last), dict(table.units)
    for at, (sign, unit) in enumerate(zip(signs, found, strict=True)):
        place = last if finals and at == len(found) - 1 else inner
        if place.setdefault(unit, sign) != sign or known.setdefault(sign, unit) != unit:
            return None
    return Table(inner, last, known)


def answers(
    system: System, table: Table, finals: bool, asked: Sequence[tuple[str, ...] | str]
) -> tuple[str | None, ...]:
    """Read rows of signs and write readings, as signs joined by hyphens; None for what cannot be known."""
    found: list[str | None] = []
    for one in asked:
        if isinstance(one, str):
            signs = write(one, system, table, finals)
            found.append("-".join(signs) if signs else None)
        else:
            found.append(read(one, system, table, finals))
    return tuple(found)


def draw_table(rng: Random, found: Sequence[Unit], signs: Sequence[str], finals: int) -> Table:
    """Give signs to units, and other signs at the end of words to so many of them."""
    inner = dict(zip(found, signs, strict=False))
    special = rng.sample(list(found), min(finals, len(found)))
    last = inner | dict(zip(special, signs[len(found) :], strict=False))
    return Table(inner, last, {sign: unit for place in (inner, last) for unit, sign in place.items()})

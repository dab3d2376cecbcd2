"""Tables of the analysis of variance, whose entries follow from each other."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from random import Random

Entry = tuple[str, str]
"""A source of variation and a column: ss, df, ms or f."""

COLUMNS = ("ss", "df", "ms", "f")
SOURCES = {1: ("between", "within"), 2: ("rows", "columns", "error")}


def entries(factors: int) -> list[Entry]:
    """List the entries of a table with one factor or two, line by line.

    >>> entries(1)[:4], len(entries(2))
    ([('between', 'ss'), ('between', 'df'), ('between', 'ms'), ('between', 'f')], 13)
    """
    *parts, last = SOURCES[factors]
    found = [(source, column) for source in parts for column in COLUMNS]
    return [*found, *((last, column) for column in COLUMNS[:3]), ("total", "ss"), ("total", "df")]


def _relations(factors: int) -> list[tuple[str, Entry, list[Entry]]]:
    """List what is a sum or a product of what."""
    *parts, last = sources = SOURCES[factors]
    found = [("sum", ("total", column), [(source, column) for source in sources]) for column in ("ss", "df")]
    found += [("product", (source, "ss"), [(source, "ms"), (source, "df")]) for source in sources]
    found += [("product", (source, "ms"), [(source, "f"), (last, "ms")]) for source in parts]
    return found + [("product", (last, "df"), [(source, "df") for source in parts])] * (factors - 1)


def closed(factors: int, known: dict[Entry, Fraction]) -> dict[Entry, Fraction]:
    """Add all entries that follow one by one, each from a relation in which it alone is unknown.

    >>> closed(1, {("between", "ss"): Fraction(6), ("between", "df"): Fraction(2)})["between", "ms"]
    Fraction(3, 1)
    """
    found, grown = dict(known), True
    while grown:
        grown = False
        for kind, whole, parts in _relations(factors):
            open_ = [entry for entry in (whole, *parts) if entry not in found]
            if len(open_) == 1:
                found[open_[0]], grown = _missing(kind, whole, parts, found), True
    return found


def _missing(kind: str, whole: Entry, parts: Sequence[Entry], found: dict[Entry, Fraction]) -> Fraction:
    """Give the one value that a relation lacks."""
    value = Fraction(int(kind == "product"))
    for entry in parts:
        if entry in found:
            value = value * found[entry] if kind == "product" else value + found[entry]
    if whole not in found:
        return value
    return found[whole] / value if kind == "product" else found[whole] - value


def random_table(factors: int, rng: Random) -> dict[Entry, Fraction]:
    """Draw a full table.

    >>> random_table(1, Random(1)).keys() == set(entries(1))
    True
    """
    *parts, last = sources = SOURCES[factors]
    df = {source: Fraction(rng.randint(2, 6)) for source in parts}
    df[last] = df["rows"] * df["columns"] if factors == 2 else Fraction(rng.randint(6, 24))
    known = {(source, "df"): value for source, value in df.items()}
    known |= {(source, "ss"): Fraction(rng.randint(10, 240)) for source in sources}
    full = closed(factors, known)
    return {entry: full[entry] for entry in entries(factors)}

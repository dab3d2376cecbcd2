"""Words that the requests for answers share: counts, lists, bounds and notes in brackets, in English and Chinese."""

from __future__ import annotations

from collections.abc import Sequence


def count(number: int, noun: str) -> str:
    """Say how many of a thing there are.

    >>> count(1, "row"), count(3, "row")
    ('1 row', '3 rows')
    """
    return f"{number} {noun}{'' if number == 1 else 's'}"


def listed(names: Sequence[str], language: str, last: str = "and") -> str:
    """Join names; `last` is the English word before the last one.

    >>> listed(("A", "B", "C"), "en"), listed(("A", "B"), "en", "or"), listed(("A", "B"), "zh")
    ('A, B and C', 'A or B', 'A、B')
    """
    if language == "zh":
        return "、".join(names)
    return f"{', '.join(names[:-1])} {last} {names[-1]}" if len(names) > 1 else "".join(names)


def spaced(text: str) -> str:
    """Put a blank before a Latin letter, digit or sign of a unit that follows Chinese.

    >>> spaced("yes 或 no"), spaced("µM"), spaced("一个整数")
    (' yes 或 no', ' µM', '一个整数')
    """
    return f" {text}" if text[:1].isascii() or text[:1] in "µ°Ω" else text


def notes(*texts: str, language: str) -> str:
    """Put notes that are not empty in one pair of brackets.

    >>> notes("exact", "", "in cm", language="en"), notes("", language="en")
    (' (exact, in cm)', '')
    """
    kept = [text for text in texts if text]
    if not kept:
        return ""
    return f"（{'；'.join(kept)}）" if language == "zh" else f" ({', '.join(kept)})"


def bounds(low: object, high: object, language: str) -> str:
    """Describe a range as an addition to a noun.

    >>> bounds(1, 9, "en"), bounds(0, None, "en"), bounds(1, 9, "zh")
    (' from 1 to 9', ' of at least 0', ' 1 到 9 之间的')
    """
    if language == "zh":
        if low is not None and high is not None:
            return f" {low} 到 {high} 之间的"
        return f"不小于 {low} 的" if low is not None else f"不大于 {high} 的" if high is not None else ""
    if low is not None and high is not None:
        return f" from {low} to {high}"
    return f" of at least {low}" if low is not None else f" of at most {high}" if high is not None else ""


def size(rows: int | None, cols: int | None, language: str) -> str:
    """Describe the size of a board as an addition to a noun; "" if it is not fixed.

    >>> size(1, 3, "en"), size(2, 2, "zh"), size(None, 2, "en")
    (' of 1 row and 3 columns', ' 2 行 2 列的', '')
    """
    if not rows or not cols:
        return ""
    if language == "zh":
        return f" {rows} 行 {cols} 列的"
    return f" of {count(rows, 'row')} and {count(cols, 'column')}"

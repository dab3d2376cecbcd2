"""Read the messy fields back with regular expressions, check dates with datetime, and write them anew."""

import re
from datetime import date
from decimal import Decimal
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    rows = [dict(zip(instance.fields, row, strict=True)) for row in instance.records]
    if instance.sort == "name":
        rows.sort(key=lambda row: _name(row["name"])[1])
    elif instance.sort == "code":
        rows.sort(key=lambda row: _code(row["code"]))
    lines = [
        instance.separator.join(_field(field, style, row[field]) for field, style in instance.spec) for row in rows
    ]
    return "" if answer.split("\n") == lines else f"the lines are {lines}"


def _name(text: str) -> tuple[str, str]:
    family_first = "," in text
    parts = [part.capitalize() for part in re.findall("[A-Za-z]+", text)]
    return (parts[1], parts[0]) if family_first else (parts[0], parts[1])


def _code(text: str) -> tuple[str, int]:
    return text[:2].upper(), int(re.sub(r"\D", "", text))


def _date(text: str) -> date | None:
    if text[0].isalpha() or text[-5] == " ":
        month = next(m for m in range(1, 13) if date(2000, m, 1).strftime("%b") in text)
        day, year = map(int, re.findall(r"\d+", text))
    else:
        year, month, day = map(int, text.split("/")) if "/" in text else map(int, text.split(".")[::-1])
    try:
        return date(year, month, day)
    except ValueError:
        return None


def _field(field: str, style: int, text: str) -> str:
    if field == "name":
        first, last = _name(text)
        return [f"{last.upper()},{first}", f"{first[:1]}.{last}", f"{first.lower()}_{last.lower()}"][style]
    if field == "code":
        letters, number = _code(text)
        return f"{number}{letters.lower()}" if style else letters + "-" + str(number).zfill(4)
    if field == "phone":
        digits = re.sub(r"\D", "", text)
        return re.sub(r"\d(?=\d{4})", "*", digits) if style else re.sub(r"(\d{3})(?=\d)", r"\1-", digits)
    if field == "amount":
        if text == "n/a":
            return "NONE"
        value = Decimal(re.sub(r"[^\d.]", "", text)) * (1000 if text.endswith("k") else 1)
        return str(int(value * 100)).zfill(8) if style else str(value.quantize(Decimal("0.01")))
    day = _date(text)
    return day.strftime(["%Y-%m-%d", "%d.%m.%y", "%Y%m%d/%u"][style]) if day else "BADDATE"


def near_misses(instance: Any, answer: str) -> list[str]:
    """The lines in reverse, one less, letters in the other case, another separator."""
    lines = answer.split("\n")
    tries = ["\n".join(lines[::-1]), "\n".join(lines[1:]), answer.swapcase(), answer.replace(instance.separator, "/")]
    return [text for text in tries if text and text != answer]

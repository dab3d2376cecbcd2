"""Answer the questions by scans, and read the forms of a line back instead of writing them."""

import re
from itertools import pairwise
from typing import Any

LEVELS = range(1, 11)

_ROMAN = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    parts = ["".join(part.split()) for part in answer.split(instance.separator)]
    if len(parts) != len(instance.items):
        return "another number of answers"
    for place, part in zip(instance.order, parts, strict=True):
        numeric, kind, k, form = instance.items[place - 1]
        true: Any = _number(instance.numbers, kind, k) if numeric else _word(instance.words, kind, k)
        if not (_reads_number(part, form, true) if numeric else _reads_word(part, form, true)):
            return f"question {place}: {part} does not stand for {true}"
    return ""


def near_misses(instance: Any, answer: str) -> list[str]:
    """The last answer left out, another separator, the first answer twice."""
    parts = answer.split(f" {instance.separator} ")
    tries = [f" {instance.separator} ".join(parts[:-1]), " , ".join(parts), f"{parts[0]} {instance.separator} {answer}"]
    return [line for line in tries if line and confirm(instance, line)]


def _number(row: Any, kind: str, k: int) -> int:
    ordered = sorted(row)
    total = 0
    if kind == "sum":
        for n in row:
            total += n
    elif kind == "range":
        total = ordered[-1] - ordered[0]
    elif kind == "least":
        total = ordered[k - 1]
    elif kind == "even":
        total = len([n for n in row if str(n)[-1] in "02468"])
    elif kind == "top":
        total = next(place for place, n in enumerate(row, 1) if n == ordered[-1])
    elif kind == "ends":
        total = row[0] + row[-1]
    elif kind == "digits":
        n = row[k - 1]
        while n:
            n, digit = divmod(n, 10)
            total += digit
    else:
        total = [b - a > 0 for a, b in pairwise(row)].count(True)
    return total


def _word(row: Any, kind: str, k: int) -> str:
    ordered = sorted(row)
    places = {
        "longest": row.index(sorted(row, key=lambda word: -len(word))[0]),
        "first": row.index(ordered[0]),
        "place": k - 1,
        "back": len(row) - k,
        "alphabetical": row.index(ordered[k - 1]),
    }
    found: str = row[places[kind]]
    return found


def _reads_number(part: str, form: str, true: int) -> bool:
    patterns = {
        "padded": r"\d{5}", "roman": "[IVXLCDM]+", "boxed": r"\[\d+\]", "backwards": r"\d+", "binary": "1[01]*|0",
        "ordinal": r"\d+(st|nd|rd|th)", "hexadecimal": "[0-9A-F]+", "twice": r"(\d+)-\1", "thousandths": r"\d+\.\d{3}",
    }  # fmt: skip
    if not re.fullmatch(patterns[form], part):
        return False
    digits = re.sub(r"\D", "", part)
    if form == "roman":
        values = [_ROMAN[sign] for sign in part]
        total = sum(-a if a < b else a for a, b in pairwise([*values, 0]))
        return total == true and not re.search("IIII|XXXX|CCCC|VIV|LXL|DCD", part)
    if form == "binary":
        return int(part, 2) == true
    if form == "hexadecimal":
        return int(part, 16) == true and (part == "0" or part[0] != "0")
    if form == "backwards":
        return part == "".join(reversed(str(true)))
    if form == "twice":
        return part.split("-")[0] == str(true)
    if form == "ordinal":
        teen, last = true % 100 in (11, 12, 13), true % 10
        ending = "th" if teen else {1: "st", 2: "nd", 3: "rd"}.get(last, "th")
        return part == f"{true}{ending}"
    if form == "thousandths":
        return int(digits) == true and part.index(".") == max(1, len(str(true)) - 3)
    return int(digits) == true and (form == "padded" or digits == str(true))


def _reads_word(part: str, form: str, true: str) -> bool:
    if form == "capitals":
        return part.lower() == true and part.isupper()
    if form == "backwards":
        return "".join(reversed(part)) == true
    if form == "hyphens":
        return part[::2] == true and set(part[1::2]) <= {"-"} and len(part) == 2 * len(true) - 1
    if form == "ends":
        return part == true[:1] + true[-1:]
    if form == "sorted":
        return list(part) == sorted(true)
    return part == true + str(len(true))

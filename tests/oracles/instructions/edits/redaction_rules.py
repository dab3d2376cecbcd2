"""Work on the plain text: quoted parts and exceptions are hidden, then one regular expression replaces all at once."""

import re
from typing import Any

LEVELS = range(1, 11)
_PATTERNS = {
    "mail": r"[a-z]+@[a-z]+\.org",
    "date": r"\d{4}-\d\d-\d\d",
    "code": r"[A-Z]+-\d+",
    "amount": r"\$\d+",
    "number": r"\b\d{6,}\b",
    "name": r"\b[A-Z][a-z]+\b",
    "word": r"\b[a-z]+\b",
}


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _redact(instance, instance.text)
    return "" if answer == right else f"the text is {right}"


def _redact(instance: Any, text: str) -> str:
    seen = list[str]()

    def put(found: re.Match[str]) -> str:
        whole, kind = found[0], found.lastgroup
        if kind is None or kind == "quote" or kind not in instance.kinds or whole in instance.exceptions:
            return whole
        if kind == "name":
            if whole not in seen:
                seen.append(whole)
            return f"[P{seen.index(whole) + 1}]"
        if kind == "word":
            return re.sub(".", "_", whole) if whole == instance.banned else whole
        if kind == "number":
            return re.sub(r"\d(?=\d\d)", "#", whole)
        if kind == "amount":
            hundreds, rest = divmod(int(whole[1:]), 100)
            return f"${(hundreds + (rest >= 50)) * 100}"
        if kind == "mail":
            return re.sub("^.*@", "*@", whole)
        if kind == "date":
            return whole[: whole.rindex("-")]
        letters, digits = whole.split("-")
        return re.sub("[A-Z]", "?", letters) + "-" + "".join(reversed(digits))

    pattern = "|".join(f"(?P<{kind}>{one})" for kind, one in {"quote": '"[^"]*"', **_PATTERNS}.items())
    return re.sub(pattern, put, text)


def near_misses(instance: Any, answer: str) -> list[str]:
    """The text as it was, roles exchanged, small changes."""
    tries = [instance.text, answer.replace("P1", "P9"), answer.replace("#", "*"), answer.replace("?", "#")]
    return [text for text in tries if text != answer]

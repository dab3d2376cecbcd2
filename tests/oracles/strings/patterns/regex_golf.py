"""Judge by Python's re on the hidden expression and changes of it, never on the text of a response."""

import re
from typing import Any

LEVELS = range(1, 11)

_SIGNS = re.compile(r"(?:[a-e.|*+?()]|\[\^?[a-e-]+\])+")


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    pattern = answer.replace(" ", "")
    if not _SIGNS.fullmatch(pattern) or len(pattern) > instance.longest:
        return "too long, or other signs"
    try:
        matched = [text for text in (*instance.matched, *instance.unmatched) if re.fullmatch(pattern, text)]
    except re.error:
        return "no expression"
    return "" if matched == list(instance.matched) else f"it matches {matched}"


def near_misses(instance: Any, answer: str) -> list[str]:
    """The list itself, expressions for all and for one string, and the hidden one with a sign changed or left out."""
    wrong = ["|".join(instance.matched), ".*", instance.matched[0], instance.unmatched[0]]
    wrong += [answer[:place] + answer[place + 1 :] for place in range(len(answer))][:6]
    wrong += [answer.replace("a", "b", 1), answer.replace("*", "+", 1), answer + "?", "(" + answer]
    return [one for one in wrong if one and confirm(instance, one)]


def others(instance: Any, answer: str) -> list[str]:
    """Other expressions that part the lists: the same in brackets, and with letters of a class exchanged."""
    found = [f"({answer})", re.sub(r"\[([a-e])([a-e])\]", r"[\2\1]", answer), answer.replace("*", "*", 1)]
    return [one for one in found if one != answer and not confirm(instance, one)]

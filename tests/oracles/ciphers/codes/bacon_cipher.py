"""Test the words by regular expressions, for every rule and both ways round."""

import re
from typing import Any

from tests.oracles.ciphers._texts import differs, spoiled

LEVELS = range(1, 11)

_TESTS = {
    "even": r"(..)+",
    "first": r"[n-z].*",
    "last": r".*[n-z]",
    "vowels": r"[^aeiou]*([aeiou][^aeiou]*[aeiou][^aeiou]*)*",
    "has_e": r".*e.*",
    "twice": r".*(.).*\1.*",
}


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    rules = [(name, b) for name in instance.rules for b in (0, 1)] if instance.known else [instance.rule]
    code = {f"{place:05b}": letter for place, letter in enumerate(instance.alphabet)}
    messages = set()
    for name, b in rules:
        bits = ""
        for word in instance.cover.split():
            holds = ord(word[0]) < ord(word[-1]) if name == "rising" else bool(re.fullmatch(_TESTS[name], word))
            bits += str(int(holds == bool(b)))
        message = "".join(code.get(five, "?") for five in re.findall(".{5}", bits))
        messages |= {message} if "?" not in message and message.startswith(instance.known) else set()
    return "several rules fit" if len(messages) != 1 else differs(answer, messages.pop())


def near_misses(instance: Any, answer: str) -> list[str]:
    """Keep to texts that are spoiled."""
    return spoiled(answer)

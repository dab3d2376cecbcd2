"""Count with regular expressions and a Counter over the words that a filter leaves."""

import re
from collections import Counter
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    totals = [_total(instance.text.lower(), *count) for count in instance.counts]
    wanted = totals[0] if len(totals) == 1 else totals[0] - totals[1]
    return "" if answer == wanted else f"the answer is {wanted}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """One more, one less, and the opposite."""
    return [answer + 1, answer - 1, *([-answer] if answer else [])]


def _total(text: str, letters: str, conditions: Any, divisor: int) -> int:
    kept = re.compile("".join(_lookahead(kind, part.lower()) for kind, part in conditions) + "[a-z]+$")
    counter: Counter[str] = Counter()
    for found in re.finditer("[a-z]+", text):
        if kept.match(found[0]):
            before = found.start() - text[: found.start()].count(" ")
            counter.update(letter for i, letter in enumerate(found[0], before + 1) if i % divisor == 0)
    return sum(counter[letter.lower()] for letter in letters)


def _lookahead(kind: str, part: str) -> str:
    return {
        "begin": f"(?={part})",
        "end": f"(?=.*{part}$)",
        "contain": f"(?=.*{part})",
        "lack": f"(?!.*{part})",
        "longer": f"(?=.{{{part},}}.$)",
        "even": "(?=(..)+$)",
        "odd": "(?=.(..)*$)",
    }[kind]

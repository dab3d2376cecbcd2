"""Judge by regular expressions with look-around on the form between edges."""

import re
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = tuple(_derived(word, instance.rules) for word in instance.words)
    return "" if tuple(answer) == right else f"the forms are {right}"


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The underlying forms, the rules in the opposite order, and the last rule left out."""
    wrong = [
        instance.words,
        tuple(_derived(word, instance.rules[::-1]) for word in instance.words),
        tuple(_derived(word, instance.rules[:-1]) for word in instance.words),
    ]
    return [forms for forms in wrong if forms != answer and all(forms)]


def _derived(word: str, rules: Any) -> str:
    for rule in rules:
        left = f"(?<=[{rule.left}])" if rule.left else ""
        right = f"(?=[{rule.right}])" if rule.right else ""
        pattern = re.compile(f"{left}[{rule.target}]{right}")
        table = dict(zip(rule.target, rule.result or [""] * len(rule.target), strict=True))
        framed, place = f"#{word}#", 1
        if not rule.iterative:
            framed = _replaced(pattern, table, framed)
        while rule.iterative and place < len(framed) - 1:
            if pattern.match(framed, place):
                new = table[framed[place]]
                framed = framed[:place] + new + framed[place + 1 :]
                place += len(new)
            else:
                place += 1
        word = framed[1:-1]
    return word


def _replaced(pattern: re.Pattern[str], table: dict[str, str], text: str) -> str:
    return pattern.sub(lambda match: table[match.group()], text)

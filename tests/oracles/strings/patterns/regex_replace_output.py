"""Judge by re.sub; the expressions are the task's own."""

import re
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _after(instance.text, instance.commands)
    return "" if answer == right else f"the text is {right}"


def near_misses(instance: Any, answer: str) -> list[str]:
    """The text at first, with commands left out or reordered, with greedy repeats only, and first matches only."""
    commands = instance.commands
    once = instance.text
    for pattern, template in commands:
        once = re.sub(pattern, template, once, count=1)
    greedy = [(pattern.replace("*?", "*").replace("+?", "+"), template) for pattern, template in commands]
    wrong = [instance.text, once, _after(instance.text, greedy)]
    wrong += [_after(instance.text, order) for order in (commands[1:], commands[:-1], commands[::-1])]
    return [text for text in wrong if text != answer and text]


def _after(text: str, commands: Any) -> str:
    for pattern, template in commands:
        text = re.sub(pattern, template, text)
    return text

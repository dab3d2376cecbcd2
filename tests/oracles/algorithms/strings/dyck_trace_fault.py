"""Judge by removing matched pairs from every beginning of the string."""

import re
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    for step, line in enumerate(instance.trace, 1):
        noted = line.rpartition(" ")[2].replace("empty", "")
        right = _open(instance.text[:step])
        if noted != right:
            return "" if answer == {"step": step, "stack": right} else f"step {step}, stack {right}"
    closing = _open(instance.text)[::-1].upper()
    return "" if answer == {"step": 0, "stack": closing} else f"all is right, {closing} follows"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Another step, the stack that was noted, and the stack backwards."""
    noted = instance.stacks[answer["step"] - 1]
    wrong = [answer | {"step": (answer["step"] + 1) % (len(instance.text) + 1)}, answer | {"stack": noted}]
    wrong.append(answer | {"stack": answer["stack"][::-1]})
    return [one for one in wrong if one != answer]


def _open(text: str) -> str:
    before = ""
    while before != text:
        before, text = text, re.sub("aA|bB|cC", "", text)
    return text

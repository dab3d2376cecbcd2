"""Judge by reading the printed rules and working on a list of letters."""

import re
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _run(instance.text, [line for line, _ in instance.told])
    return "" if answer == right else f"the result is {right}"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """One step more or less, the string backwards, and the rules tried from the last."""
    last = _run(instance.text, [line for line, _ in reversed(instance.told)])
    wrong = [answer | {"steps": answer["steps"] + change} for change in (-1, 1)] + [
        answer | {"text": answer["text"][::-1]}
    ]
    wrong += [last] if last["text"] else []
    return [one for one in wrong if one != answer]


def _run(text: str, rules: list[str]) -> dict[str, Any]:
    history = [list(text)]
    while len(history) <= 40:
        row = list(history[-1])
        line = next((line for line in rules if _true(line, row)), "")
        if not line:
            break
        _act(line.partition(": ")[2], row)
        history.append(row)
        if row in history[:-1]:
            break
    return {"text": "".join(history[-1]), "steps": len(history) - 1}


def _true(line: str, row: list[str]) -> bool:
    condition, text = line.partition(":")[0], "".join(row)
    for words, pattern in (("starts with", "^{}"), ("ends with", "{}$"), ("contains", "{}")):
        if words in condition:
            return re.search(pattern.format(condition.split()[-1]), text) is not None
    if "even" in condition:
        return len(row) % 2 == 0
    if "equal" in condition:
        return not row or row[0] == row[-1]
    return len(row) > int(re.findall(r"\d+", condition)[0])


def _act(action: str, row: list[str]) -> None:
    words = action.rstrip(".").split()
    if action.startswith("delete every"):
        row[:] = [letter for letter in row if letter != words[-1]]
    elif "first letter." in action or "last letter." in action:
        del row[0 if "first" in action else len(row) - 1 : None if "last" in action else 1]
    elif action.startswith("delete"):
        row.remove(words[-1])
    elif action.startswith("move"):
        row[:] = [*row[1:], *row[:1]] if "end" in words else [*row[-1:], *row[:-1]]
    elif action.startswith("replace"):
        row[row.index(words[3])] = words[-1]
    elif action.startswith("add"):
        row.insert(len(row) if "end" in words else 0, words[1])
    else:
        row.reverse()

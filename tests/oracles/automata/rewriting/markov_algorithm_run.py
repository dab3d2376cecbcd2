"""Judge by looking at every place of the string, letter by letter."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    letters, made, over = list(instance.start), 0, False
    while made < instance.steps and not over:
        found = _place(letters, instance.rules)
        if found is None:
            break
        place, (left, right, over) = found
        letters[place : place + len(left)] = list(right)
        made += 1
    return "" if answer == {"word": "".join(letters), "steps": made} else f"after {made} steps the string is another"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """A step too few or too many, a letter more or less."""
    word, steps = answer["word"], answer["steps"]
    found = [answer | {"steps": steps - 1}, answer | {"word": word[1:]}, answer | {"word": word + word[-1]}]
    return found if steps == instance.steps else [*found, answer | {"steps": steps + 1}]


def _place(letters: list[str], rules: Any) -> tuple[int, Any] | None:
    for rule in rules:
        for place in range(len(letters) - len(rule[0]) + 1):
            if all(letters[place + i] == letter for i, letter in enumerate(rule[0])):
                return place, rule
    return None

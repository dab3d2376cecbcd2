"""Judge by replaying with places of symbols, and find derivations by a search over the strings."""

from typing import Any

LEVELS = range(1, 11)

Answer = tuple[int, ...]


def confirm(instance: Any, answer: Answer) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) > instance.limit:
        return "there are too many steps"
    text = "S"
    for number in answer:
        after = _applied(text, *instance.rules[number - 1])
        if after is None:
            return "a rule does not fit"
        text = after
    return "" if text == instance.target else "another word is derived"


def others(instance: Any, answer: Answer) -> list[Answer]:
    """A shortest derivation, where few strings have to be looked at."""
    came: dict[str, Answer] = {"S": ()}
    queue = ["S"]
    for text in queue:
        if text == instance.target:
            return [came[text]]
        if len(queue) > 3000:
            break
        for number, rule in enumerate(instance.rules, start=1):
            after = _applied(text, *rule)
            if after is not None and after not in came and len(after) <= len(instance.target):
                came[after] = (*came[text], number)
                queue.append(after)
    return []


def near_misses(instance: Any, answer: Answer) -> list[Answer]:
    """The derivation without its last step, backwards, with its first step twice, and with two steps exchanged."""
    swapped = (answer[1], answer[0], *answer[2:])
    wrong = [answer[:-1], answer[::-1], (answer[0], *answer), swapped]
    return [steps for steps in wrong if steps and confirm(instance, steps)]


def _applied(text: str, left: str, right: str) -> str | None:
    place = text.find(left)
    return None if place < 0 else text[:place] + right + text[place + len(left) :]

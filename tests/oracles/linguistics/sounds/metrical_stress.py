"""Judge by feet as matches of a regular expression, in the word or, for feet from the right, in its mirror image."""

import re
from itertools import product
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    fitting = [choices for choices in _choices(instance) if _shows(instance, choices)]
    answers = {tuple(_marks(word, choices) for word in instance.words) for choices in fitting}
    return "" if answers == {tuple(answer)} else f"{len(answers)} answers fit, or another one"


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Each point chosen otherwise, and main stress only."""
    wrong = [tuple(marks.replace("1", "0") for marks in answer)]
    for place, choice in enumerate(instance.choices):
        choices = (*instance.choices[:place], not choice, *instance.choices[place + 1 :])
        wrong.append(tuple(_marks(word, choices) for word in instance.words))
    return [one for one in wrong if one != answer]


def _choices(instance: Any) -> list[tuple[int, ...]]:
    if not instance.examples:
        return [instance.choices]
    return list(product(*[range(size) for size in (2, 2, 2, 3, 2, 2)][: instance.points]))


def _shows(instance: Any, choices: tuple[int, ...]) -> bool:
    return all(_marks(word, choices) == marks for word, marks in instance.examples)


def _marks(word: str, choices: tuple[int, ...]) -> str:
    last, right, late, left_out, lone, apart = (*choices, 0, 0, 0)[:6]
    inner = word[left_out == 2 : len(word) - (left_out == 1)]
    feet = ["LL", *(["LH"] if last else [])]
    feet = [foot[::-1] for foot in feet] if right else feet
    pattern = re.compile("|".join([*feet, "H", *(["L"] if lone else [])]))
    text = inner[::-1] if right else inner
    spans = [match.span() for match in pattern.finditer(text)]
    if right:
        spans = [(len(inner) - end, len(inner) - start) for start, end in reversed(spans)]
    heads = [(end - 1 if last else start) + (left_out == 2) for start, end in spans]
    main = (heads[-1] if late else heads[0]) if heads else -9
    return "".join(
        "2" if place == main else "1" if place in heads and not (apart and abs(place - main) == 1) else "0"
        for place in range(len(word))
    )

"""Judge by reading the story as printed, sentence by sentence, and keeping a purse for each name."""

import math
import re
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from bootcamp.tasks.arithmetic.stories.grade_school_story import GradeSchoolStory

LEVELS = range(1, 11)
SIGNS = {"bought": 1, "found": 1, "received": 1, "sold": -1, "lost": -1, "gave away": -1}


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    first, *sentences, question = [line for line in GradeSchoolStory.prompt.render(instance).split("\n") if line]
    own = {name: Fraction(n) for name, n in re.findall(r"(\w+) had (\d+)", first)}
    assert tuple(own) == instance.names
    for sentence in sentences:
        _tell(sentence, own)
        assert all(amount > 0 and amount.denominator == 1 for amount in own.values()), sentence
    value = _asked(question, own)
    return "" if value == answer else f"it is {value}"


def near_misses(instance: Any, answer: int) -> Iterator[int]:
    """One more, ten more."""
    yield answer + 1
    yield answer + 10


def _tell(sentence: str, own: dict[str, Fraction]) -> None:
    """Change the purses as a sentence says."""
    a, b = [*dict.fromkeys(word for word in re.findall(r"\w+", sentence) if word in own), "", ""][:2]
    numbers = [int(n) for n in re.findall(r"\d+", sentence.replace("1/", ""))]
    if re.search(r"is \d+ years old|also had|minutes at the|At that time one .* cost", sentence):
        return
    if "put all their" in sentence:
        own[a] = own[b] = (own[a] + own[b]) / 2
    elif "exchanged all" in sentence:
        own[a], own[b] = own[b], own[a]
    elif "just enough" in sentence:
        assert own[a] < own[b] + numbers[0]
        own[a] = own[b] + numbers[0]
    elif "already had" in sentence:
        own[a] += own[a]
    elif b:
        part = own[a] / numbers[0] if "1/" in sentence else Fraction(numbers[0])
        moved = part * (own[a] // part) if "filled" in sentence else part
        own[a], own[b] = own[a] - moved, own[b] + moved
    else:
        found = re.search(rf"{a} (\D+) (1/)?\d+", sentence)
        assert found is not None, sentence
        part = own[a] / numbers[0] if found[2] else Fraction(numbers[-1] * (numbers[0] if "On each" in sentence else 1))
        own[a] += part * SIGNS[found[1]]


def _asked(question: str, own: dict[str, Fraction]) -> Fraction:
    names = [word for word in re.findall(r"\w+", question) if word in own]
    numbers = [int(n) for n in re.findall(r"\d+", question)]
    if "all of them" in question:
        return sum(own.values(), start=Fraction(0))
    if "How many more" in question:
        return own[names[1]] - own[names[0]]
    if "put away" in question:
        return Fraction(math.ceil(own[names[0]] / numbers[0]))
    return own[names[0]] * (numbers[0] if "coins" in question else 1)

"""Judge by one regular expression with look-around, longest alternatives first; old words grow from their ends."""

import re
from itertools import pairwise
from typing import Any

LEVELS = range(1, 11)

AROUND = (
    ("", ""),
    ("", "(?=[EI])"),
    ("(?<![A-Z])", ""),
    ("", "(?![A-Z])"),
    ("(?<=[AEIOU])", ""),
    ("(?<=[AEIOU])", "(?=[AEIOU])"),
    ("", "(?=[B-DF-HJ-NP-TV-Z])"),
)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    count = len(instance.words)
    if len(answer) != count + len(instance.back):
        return "another number of words"
    if [_written(word, instance) for word in instance.words] != list(answer[:count]):
        return "other words"
    for old, new in zip(answer[count:], instance.back, strict=True):
        if _old_words(new, instance) != {old}:
            return f"not the only word behind {new}"
    return ""


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Words without apostrophes, as they are, or with a letter doubled."""
    plain = tuple(word.replace("'", "") for word in answer)
    wrong = [plain, (*instance.words, *instance.back), (answer[0] + answer[0][-1], *answer[1:])]
    return [one for one in wrong if one != answer]


def _written(word: str, instance: Any) -> str:
    order = sorted(enumerate(instance.rules), key=lambda pair: (-len(pair[1].source), pair[0]))
    groups = [
        f"(?P<r{number}>{AROUND[rule.context][0]}{rule.source}{AROUND[rule.context][1]})" for number, rule in order
    ]
    steps = [instance.rules[int((found.lastgroup or "")[1:])].target for found in re.finditer("|".join(groups), word)]
    text = steps[0] if steps else ""
    for one, other in pairwise(steps):
        text += ("'" if one[-1] + other[0] in instance.clashes else "") + other
    return text


def _old_words(new: str, instance: Any) -> set[str]:
    """Grow old words from their ends: what comes after a step is known, so later context and length can be judged."""
    found: set[str] = set()
    ends = {("", len(new))}
    while ends:
        longer = set()
        for end, at in ends:
            if not at:
                found |= {end} if _written(end, instance) == new else set()
                continue
            for rule in instance.rules:
                size = len(rule.target)
                if new[:at].endswith(rule.target) and re.match(
                    rule.source + AROUND[rule.context][1], rule.source + end
                ):
                    longer.add((rule.source + end, at - size))
                    if new[at - size - 1 : at - size] == "'":
                        longer.add((rule.source + end, at - size - 1))
        ends = longer
    return found

"""Judge by a list of all who came up, with the number of the sentence and the place, kept while reading the story."""

import re
from collections.abc import Iterator
from typing import Any

LEVELS = range(1, 11)

Mention = tuple[int, int, str]  # sentence, place in it, person


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    meaning = dict(line.split(": ") for line, _ in instance.meanings)
    red, _ = instance.teams
    log: list[Mention] = []
    verbs: list[str] = []
    for number, (line, _) in enumerate(instance.story):
        words = re.findall(r"\w+", line)
        verbs.append(words[1])
        for place in (0, 1):
            word = words[2 * place]
            log.append((number, place, _who(meaning[word], log, verbs, red) if word in meaning else word))
    found = {(number, place): person for number, place, person in log}
    right = []
    for text, _ in instance.questions:
        words = re.findall(r"(\w+), the (subject|object) of sentence (\d+)", text)[0]
        right.append(found[int(words[2]) - 1, words[1] == "object"])
    return "" if answer == tuple(right) else f"meant are {right}"


def near_misses(instance: Any, answer: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Another person in the first place."""
    yield from ((name, *answer[1:]) for name, _ in instance.people if name != answer[0])


def _who(rule: str, log: list[Mention], verbs: list[str], red: list[str]) -> str:
    now = len(verbs) - 1
    if rule == "the person who came up first in the whole story":
        return log[0][2]
    if "team" in rule:
        return [person for _, _, person in log if (person in red) == ("red" in rule)][-1]
    if rule == "the subject of the same sentence":
        assert log[-1][:2] == (now, 0)
        return log[-1][2]
    if "same verb" in rule:
        goal = max(number for number in range(now) if verbs[number] == verbs[now])
        return next(person for number, place, person in log if (number, place) == (goal, 0))
    if "two before" in rule:
        return next(person for number, place, person in log if (number, place) == (now - 2, 0))
    last = [person for number, _, person in log if number == now - 1]
    if "do not come up" in rule:
        return [person for number, _, person in log if number < now - 1 and person not in last][-1]
    return last["object" in rule]

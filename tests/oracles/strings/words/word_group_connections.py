"""Judge by regular expressions for the properties; find other partings with the CP-SAT solver."""

import re
from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 11)

_PATTERNS = {
    "begins": "{}.*",
    "ends": ".*{}",
    "holds": ".*{}.*",
    "lacks": "[^{}]*",
    "length": ".{{{}}}",
    "vowels": "([^aeiou]*[aeiou]){{{}}}[^aeiou]*",
    "double": r".*(.)\1.*",
    "second": ".{}.*",
}


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    left = list(instance.words)
    for number, group in answer.items():
        if not 1 <= number <= len(instance.traits) or len(set(group)) != 4:
            return "a group is wrong"
        for word in group:
            if word not in left or not _fits(word, instance.traits[number - 1]):
                return f"{word} is wrong"
            left.remove(word)
    return "words are left over" if left else ""


def others(instance: Any, answer: Any) -> list[Any]:
    """A parting with another group for some word, where there is one."""
    model = cp_model.CpModel()
    numbers = range(1, len(instance.traits) + 1)
    inside = {(word, n): model.new_bool_var("") for word in instance.words for n in numbers}
    for word in instance.words:
        model.add_exactly_one(inside[word, n] for n in numbers)
    for n in numbers:
        used = model.new_bool_var("")
        model.add(sum(inside[word, n] for word in instance.words) == 4 * used)
        for word in instance.words:
            if not _fits(word, instance.traits[n - 1]):
                model.add(inside[word, n] == 0)
    model.add(sum(inside[word, n] for n, group in answer.items() for word in group) < len(instance.words))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.max_deterministic_time = 0.1
    if solver.solve(model) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return []
    groups = {n: frozenset(word for word in instance.words if solver.value(inside[word, n])) for n in numbers}
    return [{n: group for n, group in groups.items() if group}]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Two groups with their words exchanged, a group left out, the words in alphabetical order."""
    numbers = list(answer)
    turned = dict(zip(numbers, [answer[n] for n in (*numbers[1:], numbers[0])], strict=True))
    fours = [frozenset(instance.words[at : at + 4]) for at in range(0, len(instance.words), 4)]
    fewer = {n: answer[n] for n in numbers[1:]}
    wrong = [turned, fewer, dict(zip(numbers, fours, strict=True))]
    return [one for one in wrong if confirm(instance, one)]


def _fits(word: str, trait: Any) -> bool:
    kind, value = trait
    if kind == "falling":
        return ord(word[0]) > ord(word[len(word) - 1])
    return re.fullmatch(_PATTERNS[kind].format(value) if kind != "double" else _PATTERNS[kind], word) is not None

"""Judge by crossing letters out one by one; find other choices with the CP-SAT solver."""

from itertools import combinations, islice
from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    left = list(instance.letters)
    for word in answer:
        for letter in word:
            if letter not in left or word not in instance.listed:
                return f"no {letter} is left for {word}, or it is not listed"
            left.remove(letter)
    return (
        f"{len(left)} letters are left over, or the number is wrong" if left or len(answer) != instance.picked else ""
    )


def others(instance: Any, answer: frozenset[str]) -> list[frozenset[str]]:
    """A choice without one of the words of the answer, where the solver finds one."""
    model = cp_model.CpModel()
    taken = {word: model.new_bool_var(word) for word in instance.listed}
    model.add(sum(taken.values()) == instance.picked)
    for letter in set(instance.letters):
        model.add(sum(word.count(letter) * var for word, var in taken.items()) == instance.letters.count(letter))
    model.add(sum(taken[word] for word in answer) < len(answer))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.max_deterministic_time = 0.2
    if solver.solve(model) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return []
    return [frozenset(word for word, var in taken.items() if solver.value(var))]


def near_misses(instance: Any, answer: frozenset[str]) -> list[frozenset[str]]:
    """The answer with a word left out, one added, one exchanged."""
    words = sorted(answer)
    rest = [word for word in instance.listed if word not in answer]
    wrong = [frozenset(words[1:]), answer | {rest[0]}]
    wrong += [answer - {out} | {new} for out, new in zip(words, rest, strict=False)]
    wrong += [frozenset(pair) for pair in islice(combinations(rest, instance.picked), 2)]
    return [choice for choice in wrong if confirm(instance, choice)]

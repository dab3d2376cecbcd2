"""Judge by CP-SAT on the printed English sentences, with the numbers of each type."""

from typing import Any

from ortools.sat.python import cp_model

from tests.oracles.logic.truth_tellers._claims import Kinds, only_answer, truth_of

LEVELS = range(1, 11)
_TYPES = ("knight", "knave", "spy")


def confirm(instance: Any, answer: dict[str, str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    model = cp_model.CpModel()
    var = Kinds(model, instance.people, _TYPES)
    for kind, count in zip(_TYPES, instance.counts, strict=True):
        model.add(sum(var(name, kind) for name in instance.people) == count)
    for speaker, text, _ in instance.sayings:
        true = truth_of(text, model, var)
        model.add_implication(var(speaker, "knight"), true)
        model.add_implication(var(speaker, "knave"), ~true)
    return only_answer(model, var, answer)


def near_misses(instance: Any, answer: dict[str, str]) -> list[dict[str, str]]:
    """Two people of different types exchanged."""
    first = instance.people[0]
    other = next(name for name in instance.people if answer[name] != answer[first])
    return [{**answer, first: answer[other], other: answer[first]}]

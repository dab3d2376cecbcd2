"""Judge by CP-SAT on the printed English signs."""

from typing import Any

from ortools.sat.python import cp_model

from tests.oracles.logic.truth_tellers._claims import Kinds, only_answer, truth_of

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    model = cp_model.CpModel()
    var = Kinds(model, instance.names, [en for en, _ in instance.contents])
    for door, texts, _ in instance.signs:
        for text in texts:
            true = truth_of(text[1:-1], model, var)
            for en, _, says_truth in instance.rules:
                model.add_implication(var(door, en), true if says_truth else ~true)
    return only_answer(model, var, answer)


def near_misses(instance: Any, answer: dict[str, str]) -> list[dict[str, str]]:
    """One door with another content."""
    kinds = [en for en, _ in instance.contents]
    return [{**answer, door: next(kind for kind in kinds if kind != answer[door])} for door in instance.names]

"""Preference pairs begin at the first wrong step; the chosen side is right from there on."""

from __future__ import annotations

import json
import math
from pathlib import Path
from random import Random
from typing import Any

import pytest

import bootcamp
from bootcamp.cases import Case
from bootcamp.commands.pairs import pairs
from bootcamp.errors import BootcampError
from bootcamp.rl.preferences import dpo_loss, preference_pair
from bootcamp.traces import worked_solution
from tests.game24.mutations import change_result, conclude_early, drop_card, insert_prose

FAULTS = (change_result, drop_card, insert_prose, conclude_early)


def spoilt(case: Case, rng: Random) -> str:
    lines = worked_solution(case, rng).split("\n")
    mutated = rng.choice(FAULTS)(lines[:-1], rng)
    return "\n".join([*(mutated or lines[1:-1]), lines[-1]])


@pytest.mark.parametrize("dress", ["{}", "<think>\n{}\n</think>\nIt is {}"])
def test_both_sides_go_on_from_the_first_wrong_step(dress: str) -> None:
    task: Any = bootcamp.get("game24")
    for seed in range(30):
        case = task.generate(4, seed)
        response = dress.format(spoilt(case, Random(seed)), "done.")
        steps = task.steps(case.instance, response)
        pair = preference_pair(case, response, Random(seed))
        assert pair is not None
        assert pair.prefix + pair.rejected == response
        good = task.steps(case.instance, pair.prefix)
        assert good == (True,) * steps.index(False)
        assert task.steps(case.instance, pair.prefix + pair.rejected)[len(good)] is False
        assert all(task.steps(case.instance, pair.prefix + pair.chosen))
        assert case.verify(pair.prefix + pair.chosen).correct
        assert pair.chosen.count("</think>") == pair.prefix.count("<think>")


def test_a_response_without_wrong_steps_gives_no_pair() -> None:
    case = bootcamp.get("game24").generate(3, 1)
    assert preference_pair(case, worked_solution(case, Random(1)), Random(0)) is None


def test_countdown_has_pairs_too() -> None:
    task: Any = bootcamp.get("countdown")
    case = task.generate(4, 3)
    pair = preference_pair(case, spoilt(case, Random(3)), Random(0))
    assert pair is not None
    assert case.verify(pair.prefix + pair.chosen).correct


def test_tasks_that_cannot_go_on_are_refused() -> None:
    case = bootcamp.get("sat_assignment").generate(1, 0)
    with pytest.raises(BootcampError, match="cannot check steps"):
        preference_pair(case, "x", Random(0))


def test_the_command_writes_pairs(tmp_path: Path) -> None:
    case = bootcamp.get("game24").generate(3, 1)
    cases, responses, out = (tmp_path / name for name in ("cases.jsonl", "responses.jsonl", "pairs.jsonl"))
    cases.write_text(case.to_json() + "\n")
    texts = [spoilt(case, Random(1)), worked_solution(case, Random(1)), spoilt(case, Random(2))]
    responses.write_text("".join(json.dumps({"id": case.id, "response": text}) + "\n" for text in texts))
    pairs(cases, responses, out=out)
    written = [json.loads(line) for line in out.read_text().splitlines()]
    assert len(written) == 2
    assert [row["prefix"] + row["rejected"] for row in written] == [texts[0], texts[2]]


def test_the_loss_is_log_two_at_the_start_and_falls_with_the_margin() -> None:
    torch = pytest.importorskip("torch")
    chosen, rejected = torch.tensor([-5.0, -9.0]), torch.tensor([-7.0, -8.0])
    assert float(dpo_loss(chosen, rejected, chosen, rejected)) == pytest.approx(math.log(2))
    better = dpo_loss(chosen + 1, rejected - 1, chosen, rejected, beta=0.5)
    assert float(better) == pytest.approx(math.log(1 + math.exp(-1)))

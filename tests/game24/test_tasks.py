"""The tasks game24 and countdown: the published cases, splits by hand, and steps of whole responses."""

from __future__ import annotations

import ast
import csv
from pathlib import Path
from random import Random
from typing import Any

import pytest

import bootcamp
from bootcamp.errors import BootcampError
from bootcamp.eval.hands import hand_cases
from bootcamp.lib.twentyfour.solver import solvable_hands, solve
from bootcamp.verifiers import judge_response
from bootcamp.verifiers.steps import step_lines
from tests.shell import Shell

TABLE = Path(__file__).parents[1] / "verifiers" / "verifier_cases.tsv"


def published() -> list[dict[str, str]]:
    with TABLE.open(encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        return [row for row in rows if row["id"].startswith("ga")]


@pytest.mark.parametrize("row", published(), ids=lambda row: row["id"])
def test_published_answers(row: dict[str, str]) -> None:
    """The countdown of these rows uses every number, as game24 does."""
    numbers, target = row["gold_or_instance"].removeprefix("numbers=").split(" target=")
    task: Any = bootcamp.get("game24")
    instance = task.Instance(numbers=tuple(ast.literal_eval(numbers)), target=int(target))
    response = rf"\boxed{{{row['response_text']}}}"
    verdict = judge_response(task.format(instance), response, lambda tree: task.check(instance, tree))
    assert verdict.correct == (row["right_verdict"] == "1"), verdict


def test_every_solvable_hand_is_in_one_of_the_two_sets() -> None:
    train, test = (hand_cases(part, published=True) for part in ("train", "test"))
    assert (len(train), len(test)) == (1262, 100)
    hands = [[tuple(sorted(case.instance.numbers)) for case in part] for part in (train, test)]  # type: ignore[attr-defined]
    assert not set(hands[0]) & set(hands[1])
    assert sorted(hands[0] + hands[1]) == solvable_hands()
    assert {case.split for case in test} == {"test"}
    shuffled = sum(list(case.instance.numbers) != sorted(case.instance.numbers) for case in test)  # type: ignore[attr-defined]
    assert shuffled > 80
    assert bootcamp.case(test[0].id) == test[0]


def test_the_hands_of_a_split_are_in_no_other() -> None:
    parts = {split: hand_cases(split) for split in ("train", "valid", "test")}
    assert all({case.split for case in cases} == {split} for split, cases in parts.items())
    keys = [{case.key for case in cases} for cases in parts.values()]
    assert sum(map(len, keys)) == len(set().union(*keys)) == len(solvable_hands())
    with pytest.raises(BootcampError, match="part='valid'"):
        hand_cases("valid", published=True)


def test_published_training_hands_come_with_a_word(shell: Shell, tmp_path: Path) -> None:
    code, _, err = shell("hands", "train", "--published", "--out", tmp_path / "train.jsonl")
    shared = sum(case.split == "test" for case in hand_cases("train", published=True))
    assert code == 0
    assert f"{shared} of these hands are in the split test" in err
    assert "eval --suite game24" in err
    for arguments in (("train",), ("test", "--published")):
        assert shell("hands", *arguments, "--out", tmp_path / "cases.jsonl")[2] == ""


def test_the_order_of_the_numbers_is_not_part_of_the_key() -> None:
    task: Any = bootcamp.get("game24")
    one, other = (task.Instance(numbers=numbers, target=24) for numbers in ((1, 2, 3, 4), (4, 3, 2, 1)))
    assert task.key_digest(one) == task.key_digest(other)


@pytest.mark.parametrize("seed", range(4))
def test_what_a_level_promises(seed: int) -> None:
    task: Any = bootcamp.get("game24")
    forced = task.generate(6, seed).instance
    assert solve(forced.numbers, forced.target, "integer") is None
    countdown: Any = bootcamp.get("countdown")
    case = countdown.generate(5, seed)
    assert len(countdown.solve(case.instance).literals()) == 4


@pytest.mark.parametrize("name", ["game24", "countdown"])
def test_steps_of_a_whole_response(name: str) -> None:
    task: Any = bootcamp.get(name)
    for level in (1, 4, 7):
        case = task.generate(level, 5)
        for language in ("en", "zh"):
            trace = task.trace(case.instance, Random(level), language)
            steps = task.steps(
                case.instance, f"<think>\n{trace}\n</think>\n\\boxed{{{case.answer}}}<|im_end|>\nand more"
            )
            assert steps == (True,) * len(trace.split("\n"))
    assert task.steps(case.instance, "") == ()
    assert task.steps(case.instance, "That is clear.") == (False,)


def test_what_is_a_step() -> None:
    response = "<think>\nOne.\n\n two \n</think> three\n**Answer:** 4\n答案：4\n\\boxed{4}\n<answer>\n4\n</answer>"
    assert step_lines(response) == ["One.", "two", "three"]

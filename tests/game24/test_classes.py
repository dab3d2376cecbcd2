"""Classes of responses, their intervals and lengths, from files as the trainer and other projects store them."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from scipy.stats import binomtest

import bootcamp
from bootcamp.cases import Case
from bootcamp.commands.classes import classes
from bootcamp.errors import BootcampError
from bootcamp.eval.classes import CLASSES, Classified, classify, read_responses, tabulate
from bootcamp.storage.responses import Judged, write_judged
from bootcamp.traces import worked_solution

ANSWERS = {
    "correct": r"\boxed{8 * (12 - 9)}",
    "wrong value": r"\boxed{8 + 12 + 9}",
    "wrong numbers": r"\boxed{12 + 12}",
    "unparsable": r"\boxed{8 * (12 -}",
    "unfinished": "(12) - (9) = 3, left: (12 - 9) = 3, 8",
}


@pytest.fixture
def case() -> Case:
    return bootcamp.get("game24").generate(1, 163)  # 8, 12, 9


@pytest.mark.parametrize(("kind", "response"), ANSWERS.items())
def test_classes(case: Case, kind: str, response: str) -> None:
    assert classify(case, response) == kind


@pytest.mark.parametrize(
    ("response", "kind"),
    [
        (r"\boxed{8 * 12 / 4}", "wrong numbers"),
        (r"\boxed{8 * 12 * 9 * 1}", "wrong numbers"),
        (r"\boxed{8 * (12 - 9) = 25}", "wrong value"),
        (r"\boxed{8 / (12 - 12)}", "wrong value"),
        (r"\boxed{24}", "wrong numbers"),
        (r"\boxed{eight times three}", "unparsable"),
        ("", "unfinished"),
        (r"<think>\boxed{8 * (12 - 9)}", "unfinished"),
    ],
)
def test_borders_between_classes(case: Case, response: str, kind: str) -> None:
    assert classify(case, response) == kind


def test_a_response_cut_off_is_unfinished_unless_right(case: Case) -> None:
    assert classify(case, ANSWERS["wrong value"], truncated=True) == "unfinished"
    assert classify(case, ANSWERS["correct"], truncated=True) == "correct"


def test_other_tasks_have_no_wrong_numbers() -> None:
    case = bootcamp.get("chinese_remainder").generate(1, 0)
    assert classify(case, rf"\boxed{{{int(case.answer) + 1}}}") == "wrong value"
    assert classify(case, rf"\boxed{{{case.answer}}}") == "correct"


def test_counts_add_up_and_intervals_are_wilsons() -> None:
    rng = Random(0)
    responses = [Classified("", rng.choice(CLASSES), rng.randint(1, 40), rng.choice([None, 100])) for _ in range(200)]
    *rows, total = tabulate(responses)
    assert sum(row.count for row in rows) == total.count == 200
    for row in rows:
        interval = binomtest(row.count, 200).proportion_ci(method="wilson")
        assert (row.low, row.high) == pytest.approx((interval.low, interval.high))
        assert row.share == row.count / 200
    assert total.tokens == 100
    with pytest.raises(BootcampError, match="no responses"):
        tabulate([])


def judged(case: Case, text: str, tokens: int) -> Judged:
    """A response as the trainer stores it."""
    return Judged.of(case.id, text, case.verify(text), tokens=tokens, truncated=False, case=case.to_json())


def test_stored_generations_are_judged_again(tmp_path: Path, case: Case) -> None:
    records = [judged(case, text, tokens=10 * i) for i, text in enumerate(ANSWERS.values())]
    trainer, plain, cases = tmp_path / "trainer.jsonl", tmp_path / "plain.jsonl", tmp_path / "cases.jsonl"
    write_judged(trainer, records)
    cases.write_text(case.to_json() + "\n")
    plain.write_text("".join(json.dumps({"id": case.id, "response": text}) + "\n" for text in ANSWERS.values()))
    for path, given in ((trainer, None), (plain, cases)):
        found = read_responses(path, given)
        assert [response.kind for response in found] == list(ANSWERS)
    assert [response.tokens for response in read_responses(trainer, None)] == [0, 10, 20, 30, 40]
    with pytest.raises(BootcampError, match="--cases"):
        read_responses(plain, None)


def test_answers_after_a_marker(tmp_path: Path, case: Case) -> None:
    """As other projects store them: the answer is what follows a phrase in the last line."""
    path, cases = tmp_path / "responses.jsonl", tmp_path / "cases.jsonl"
    cases.write_text(case.to_json() + "\n")
    lines = ["reach 24! expression: ((12 - 9) * 8)", "reach 24! expression: ((12 - 9) + 8)", "roll back, left: 8 12 9"]
    path.write_text("".join(json.dumps({"id": case.id, "response": f"...\n{line}"}) + "\n" for line in lines))
    kinds = [response.kind for response in read_responses(path, cases, marker="expression:")]
    assert kinds == ["correct", "wrong value", "unfinished"]


def test_the_command_writes_a_table_and_a_picture(tmp_path: Path, case: Case) -> None:
    pytest.importorskip("matplotlib")
    path, out, picture = tmp_path / "run.jsonl", tmp_path / "table.jsonl", tmp_path / "classes.png"
    texts = [*ANSWERS.values(), worked_solution(case, Random(0))]
    write_judged(path, [judged(case, text, tokens=5) for text in texts])
    classes([path], out=out, plot=picture)
    table = {row["kind"]: row for row in map(json.loads, out.read_text().splitlines())}
    assert table["correct"]["count"] == 2
    assert table["all"]["count"] == 6
    assert picture.read_bytes().startswith(b"\x89PNG")
    with pytest.raises(BootcampError, match=r"ends with \.png"):
        classes([path], out=out, plot=tmp_path / "classes.foo")

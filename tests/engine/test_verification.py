"""Judging at scale: the verdicts of `score`, in order, for any number of workers and after a kill."""

import json
from dataclasses import asdict
from pathlib import Path

import pytest

from bootcamp import BootcampError, Mixture, score
from bootcamp.cases import Case
from bootcamp.engine import generation, verification
from bootcamp.engine.backends import choose

pytestmark = pytest.mark.xdist_group("engine")

TASKS = ["fraction_arithmetic", "chinese_remainder"]
COUNT = 40


@pytest.fixture(scope="module")
def run(tmp_path_factory) -> Path:
    """Cases in JSON Lines and in parquet, and three responses to all but two of them."""
    folder = tmp_path_factory.mktemp("run")
    mixture = Mixture(TASKS, difficulty=(1, 4))
    for format in ("jsonl", "parquet"):
        if format == "parquet":
            pytest.importorskip("pyarrow")
        generation.generate(mixture, COUNT, folder / format, choose(), format, part=15)
    cases = list(mixture[: COUNT - 2])
    with (folder / "responses.jsonl").open("w") as file:
        for response in (r"\boxed{%s}", "Answer: %s0", "I do not know \ud800"):
            for case in cases[::-1]:
                text = response % case.answer if "%" in response else response
                file.write(json.dumps({"id": case.id, "response": text}) + "\n")
    return folder


def rows(folder: Path) -> list[dict]:
    return [json.loads(line) for path in sorted(folder.glob("part-*")) for line in path.read_text().splitlines()]


def verify(run: Path, out: Path, cases: str = "jsonl", workers: int = 1, format: str = "jsonl"):
    return verification.verify(run / cases, run / "responses.jsonl", out, choose(workers=workers), format, part=50)


def test_verdicts_are_those_of_score_in_the_order_of_the_responses(run, tmp_path):
    outcome = verify(run, tmp_path / "out")
    responses = [json.loads(line) for line in (run / "responses.jsonl").read_text().splitlines()]
    known = {case.id: case for case in Mixture(TASKS, difficulty=(1, 4))[:COUNT]}
    assert rows(tmp_path / "out") == [
        {"id": row["id"], **asdict(score(known[row["id"]], row["response"]))} for row in responses
    ]
    assert outcome.unanswered == 2
    assert sum(counts["correct"] for counts in outcome.counts.values()) == COUNT - 2
    assert sum(sum(counts.values()) for counts in outcome.counts.values()) == len(responses)
    assert list(outcome.counts) == ["arithmetic", "number_theory"]


def test_workers_and_parquet_give_the_same(run, tmp_path):
    parquet = pytest.importorskip("pyarrow.parquet")
    verify(run, tmp_path / "one")
    verify(run, tmp_path / "two", cases="parquet", workers=2)
    assert rows(tmp_path / "two") == rows(tmp_path / "one")
    outcome = verify(run, tmp_path / "parquet", format="parquet")
    found = [
        row for path in sorted((tmp_path / "parquet").glob("part-*")) for row in parquet.read_table(path).to_pylist()
    ]
    assert found == rows(tmp_path / "one")
    assert outcome.counts == verify(run, tmp_path / "one").counts


def test_a_cut_off_run_goes_on(run, tmp_path):
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    outcome = verify(run, whole)
    verify(run, cut)
    (cut / "part-00001.jsonl").unlink()
    (cut / "part-00002.jsonl").unlink()
    first = (cut / "part-00000.jsonl").stat().st_mtime_ns
    assert verify(run, cut) == outcome
    assert rows(cut) == rows(whole)
    assert (cut / "part-00000.jsonl").stat().st_mtime_ns == first


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ('{"id": "game24@1/1/1", "response": ""}', "line 1: id='game24@1/1/1' is the id of no stored case"),
        ('{"response": ""}', "line 1: expected"),
        ("[1]", "line 1: expected"),
        ("{", "line 1: not JSON"),
    ],
)
def test_wrong_responses_are_told(run, tmp_path, line, message):
    (tmp_path / "responses.jsonl").write_text(line)
    with pytest.raises(BootcampError, match=message):
        verification.verify(run / "jsonl", tmp_path / "responses.jsonl", tmp_path / "out", choose())


def test_other_inputs_need_another_folder(run, tmp_path):
    verify(run, tmp_path / "out")
    other = tmp_path / "responses.jsonl"
    case = Case.from_json((run / "jsonl" / "part-00000.jsonl").read_text().splitlines()[0])
    other.write_text(json.dumps({"id": case.id, "response": case.answer}))
    with pytest.raises(BootcampError, match="other settings"):
        verification.verify(run / "jsonl", other, tmp_path / "out", choose(), part=50)


def test_what_are_no_cases_is_told(run, tmp_path):
    with pytest.raises(BootcampError, match="expected a file, or a folder"):
        verification.verify(tmp_path / "none", run / "responses.jsonl", tmp_path / "out", choose())
    (tmp_path / "cases.jsonl").write_text("[]\n")
    with pytest.raises(BootcampError, match="line 1: this is not a case"):
        verification.verify(tmp_path / "cases.jsonl", run / "responses.jsonl", tmp_path / "out", choose())

"""The public functions of bootcamp.eval."""

import json

import numpy as np
import pytest

import bootcamp.eval
from bootcamp.errors import BootcampError
from bootcamp.eval import compare, evaluate, rescore
from bootcamp.eval.models import Reply
from bootcamp.eval.suites import compose
from bootcamp.storage.responses import Judged, write_judged

SUITE = compose("game24,chain_sum", [1, 4])
ANSWERS = {case.prompt: rf"\boxed{{{case.answer}}}" for case in SUITE.cases()}


def knows(messages):
    return ANSWERS[messages[-1]["content"]]


def knows_half(messages):
    return knows(messages) if "24" in messages[-1]["content"] else "no idea"


class Knows:
    """A model that answers by batches."""

    def answer(self, requests):
        for request in requests:
            yield request, Reply(knows(request.case.messages()), tokens=3)


def test_three_functions_are_public():
    assert dir(bootcamp.eval) == bootcamp.eval.__all__ == ["compare", "evaluate", "rescore"]


@pytest.mark.parametrize("model", [knows, Knows()])
def test_a_model_may_be_a_function_or_an_object(model, tmp_path):
    report = evaluate(model, "game24,chain_sum", difficulty=[1, 4], out=tmp_path / "run")
    assert (report.overall.accuracy, report.overall.cases, report.missing) == (1.0, 4, 0)
    assert repr(report).startswith(f"<Report of {report.name}: 100.0%")
    assert (tmp_path / "run" / "report.html").exists()


def test_integers_of_numpy_are_integers(tmp_path):
    numbers = {"count": np.int64(1), "seed": np.int64(0), "samples": np.int64(1), "max_tokens": np.int64(9)}
    report = evaluate(knows, "game24,chain_sum", difficulty=np.array([1, 4]), out=tmp_path / "run", **numbers)
    assert report.overall.accuracy == 1
    for wrong in ({"count": 0}, {"samples": 1.5}, {"concurrency": True}):
        with pytest.raises(BootcampError, match=f"{next(iter(wrong))}=.*expected an integer"):
            evaluate(knows, "game24", out=tmp_path / "other", **wrong)


def test_runs_are_set_side_by_side(tmp_path):
    for model in (knows_half, knows):
        evaluate(model, SUITE, out=tmp_path / model.__name__)
    found = compare(tmp_path / "knows_half", tmp_path / "knows")
    assert [report.name for report in found.reports] == ["knows_half", "knows"]
    assert found.rise is not None
    assert found.rise.difference == 1 - found.reports[0].overall.accuracy > 0
    assert "<svg" in found.to_html()
    assert len(json.loads(found.to_json())) == 2
    assert compare(tmp_path / "knows").rise is None


def test_a_run_and_a_file_are_judged_again_alike(tmp_path):
    evaluate(knows, SUITE, out=tmp_path / "run")
    [case, *_] = SUITE.cases()
    write_judged(tmp_path / "file.jsonl", [Judged.of(case.id, "none", case.verify("none"), case=case.to_json())])
    assert rescore(tmp_path / "run").differences == rescore(tmp_path / "file.jsonl").differences == []


def test_a_model_that_raises_has_missing_responses(tmp_path):
    def breaks(messages):
        raise RuntimeError("out of order")

    with pytest.raises(BootcampError, match="no response yet: RuntimeError: out of order"):
        evaluate(breaks, SUITE, out=tmp_path / "run")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"suite": SUITE, "count": 3}, "a recipe fixes"),
        ({"samples": 2}, "temperature"),
        ({"difficulty": "1-99"}, "difficulty='1-99'"),
        ({"thinking": "no"}, "thinking='no'"),
        ({"model": "m", "base_url": "localhost"}, "scheme"),
    ],
)
def test_wrong_arguments_are_told(arguments, message, tmp_path):
    with pytest.raises(BootcampError, match=message):
        evaluate(**{"model": knows, "suite": "game24", "out": tmp_path / "run", **arguments})


def test_six_runs_at_most_are_compared():
    for runs in ((), ("a",) * 7):
        with pytest.raises(BootcampError, match="6 at most"):
            compare(*runs)

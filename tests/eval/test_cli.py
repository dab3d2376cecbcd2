"""The commands `eval`, `calibrate` and `report`."""

import json

import pytest

from bootcamp import Mixture
from bootcamp.dataset.calibration import read_rates
from bootcamp.eval.suites import compose
from tests.eval.endpoint import Answer, right, serve, wrong

pytest.importorskip("openai")


def knows(*levels):
    return lambda case, number: (right if case.difficulty in levels else wrong)(case, number)


def test_eval_and_report(shell, tmp_path):
    cases = compose("game24", [1, 3], languages=("en", "zh")).cases()
    options = ("--suite", "game24", "-d", "1,3", "--language", "both", "--model", "m", "--retries", 0)
    for name, levels in (("a", (1,)), ("b", (1, 3))):
        with serve(cases, knows(*levels)) as server:
            code, out, _ = shell("eval", *options, "--base-url", server.url, "--out", tmp_path / name)
        assert code == 0
        assert "arithmetic" in out
        figures = json.loads((tmp_path / name / "report.json").read_text())["figures"]
        assert figures["all"]["all"]["accuracy"] == len(levels) / 2
        assert "<svg" in (tmp_path / name / "report.html").read_text()
    page = tmp_path / "both.html"
    code, out, _ = shell("report", tmp_path / "a", tmp_path / "b", "--html", page)
    assert code == 0
    assert "+50.0%" in out
    assert "+50.0 points" in page.read_text()
    code, out, _ = shell("report", tmp_path / "a", tmp_path / "b", "--json")
    assert [found["settings"]["model"] for found in json.loads(out)] == ["m", "m"]


def test_missing_responses_are_told_and_asked_for_again(shell, tmp_path):
    cases = compose("game24", [1, 2]).cases()
    options = ("eval", "--suite", "game24", "-d", "1-2", "--model", "m", "--retries", 0, "--out", tmp_path / "run")
    broken = Answer(status=500, body=b'{"error": {"message": "out of order"}}')
    with serve(cases, lambda case, number: broken if case == cases[0] else right(case, number)) as server:
        code, _, err = shell(*options, "--base-url", server.url)
        assert code == 1
        assert "missing responses: 1" in err
        assert "out of order" in err
        server.script = right
        code, out, _ = shell(*options, "--base-url", server.url)
    assert code == 0
    assert "100.0%" in out


def test_reasons_are_told_where_every_request_fails(shell, tmp_path):
    refusal = Answer(status=400, body=b'{"error": {"message": "no such parameter"}}')
    with serve(compose("game24", [1]).cases(), lambda case, number: refusal) as server:
        options = ("--suite", "game24", "-d", "1", "--model", "m", "--base-url", server.url, "--out", tmp_path / "run")
        code, _, err = shell("eval", *options)
    assert code == 2
    assert "no such parameter" in err


def test_a_private_suite_by_its_recipe(shell, tmp_path):
    recipe, run = tmp_path / "private.json", tmp_path / "run"
    assert shell("suite", "game24", "-d", "1-2", "--salt", "s3cret", "--out", recipe)[0] == 0
    cases = compose("game24", [1, 2], salt="s3cret").cases("s3cret")
    with serve(cases, right) as server:
        options = ("eval", "--suite", recipe, "--model", "m", "--base-url", server.url, "--out", run)
        code, _, err = shell(*options)
        assert code == 2
        assert "pass the salt" in err
        assert shell(*options, "--salt", "s3cret")[0] == 0
    assert "s3cret" not in (run / "run.json").read_text() + (run / "report.html").read_text()


def test_calibrate_writes_a_table_for_mixtures_and_stats(shell, tmp_path):
    cases = compose("game24,cryptarithm", [1, 2, 3], n=4, split="train").cases()
    run = tmp_path / "run"
    with serve(cases, knows(1)) as server:
        code, *_ = shell(
            *("calibrate", "--suite", "game24,cryptarithm", "-d", "1-3", "-k", 4, "--model", "m"),
            *("--base-url", server.url, "--out", run),
        )
    assert code == 0
    table = run / "calibration.tsv"
    assert [(rate.level, rate.n, rate.solved) for rate in read_rates(table)] == [(1, 4, 4), (2, 4, 0), (3, 4, 0)] * 2
    assert Mixture("game24", weights=table).weight("game24", 1) == pytest.approx(4 * 5 / 6 * 1 / 6)
    code, out, _ = shell("stats", "game24", "-n", 1, "-d", "1-3", "--calibration", table, "--json")
    assert json.loads(out)["game24"]["all"]["ladder"] == "in order"


def test_rescoring_lists_differences(shell, tmp_path):
    cases = compose("game24", [1, 2]).cases()
    run = tmp_path / "run"
    with serve(cases, right) as server:
        shell("eval", "--suite", "game24", "-d", "1-2", "--model", "m", "--base-url", server.url, "--out", run)
    path = run / "responses.jsonl"
    path.write_text(path.read_text().replace('"correct": true', '"correct": false', 1))
    code, out, _ = shell("eval", "--rescore", run)
    assert code == 0
    assert "correct -> correct" in out
    assert "verdicts that differ: 1" in out
    assert "verdicts that differ: 0" in shell("eval", "--rescore", run)[1]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("eval", "--suite", "game24"), "--model and --out"),
        (("eval", "--model", "m", "--suite", "no_such_task", "--out", "x"), "no task matches"),
        (("eval", "--model", "m", "--samples", "2", "--out", "x"), "temperature"),
        (("eval", "--model", "m", "--language", "de", "--out", "x"), "en, zh or both"),
        (("eval", "--model", "m", "--suite", "x.json", "-n", "3", "--out", "x"), "a recipe fixes"),
        (("eval", "--model", "m", "--suite", "x.json", "--out", "x"), "x.json"),
        (
            ("eval", "--model", "m", "--suite", "game24", "--thinking", "no", "--base-url", "u", "--out", "x"),
            "thinking=",
        ),
        (("eval", "--rescore", "nowhere"), "not the folder of a run"),
        (("report", "nowhere"), "not the folder of a run"),
        (("report", *"abcdefg"), "6 at most"),
    ],
)
def test_wrong_arguments_are_told(shell, tmp_path, monkeypatch, arguments, message):
    monkeypatch.chdir(tmp_path)
    code, _, err = shell(*arguments)
    assert code == 2
    assert message in err
    assert "Traceback" not in err

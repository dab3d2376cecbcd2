"""The commands `eval`, `calibrate` and `report`."""

import json

import pytest

from bootcamp import Mixture, registry
from bootcamp.dataset.calibration import read_rates
from bootcamp.eval import endpoints
from bootcamp.eval.suites import compose
from bootcamp.storage.locks import locked_folder
from bootcamp.storage.responses import Judged, read_judged
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
    assert code == 1
    assert "no such parameter" in err


def test_an_endpoint_that_is_down_is_no_wrong_argument_but_a_refused_key_is(shell, tmp_path, monkeypatch):
    monkeypatch.setattr(endpoints, "PATIENCE", 1)
    with serve(compose("game24", [1]).cases(), right) as server:
        pass
    options = ("eval", "--suite", "game24", "-d", "1", "--model", "m", "--retries", 0, "--out", tmp_path / "run")
    code, _, err = shell(*options, "--base-url", server.url)
    assert code == 1
    assert "1 requests in a row failed" in err
    refusal = Answer(status=401, body=b'{"error": {"message": "bad key"}}')
    with serve(compose("game24", [1]).cases(), lambda case, number: refusal) as server:
        code, _, err = shell(*options, "--base-url", server.url)
    assert code == 2
    assert "bad key" in err


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
            ("eval", "--model", "m", "--suite", "game24", "--thinking", "no", "--base-url", "http://u", "--out", "x"),
            "thinking=",
        ),
        (("eval", "--model", "m", "--base-url", "localhost:8200", "--out", "x"), "as in http://localhost:8200/v1"),
        (("eval", "--model", "m", "--base-url", "127.0.0.1:80/v1", "--out", "x"), "as in http://127.0.0.1:80/v1"),
        (("eval", "--model", "m", "--base-url", "htp://localhost", "--out", "x"), "expected an address such as"),
        (("eval", "--model", "m", "--base-url", "http://", "--out", "x"), "expected an address such as"),
        (("suite", "x.json"), "a recipe fixes its cases"),
        (("calibrate", "--suite", "x.json", "--model", "m", "--out", "x"), "a recipe fixes its cases"),
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


@pytest.mark.parametrize(
    ("tasks", "message"),
    [
        ('{"game24": [1]}', "'game24': expected name@version"),
        ('{"game24@x": [1]}', "'game24@x': expected name@version"),
        ('{"game24@1": [99]}', "game24@1: levels=[99]: expected levels from 1 to 10"),
        ('{"game24@1": ["a"]}', "tasks.game24@1.0='a'"),
        ("{}", "tasks={}"),
    ],
)
def test_a_recipe_that_cannot_be_read_is_told_with_its_file(shell, tmp_path, tasks, message):
    recipe = tmp_path / "recipe.json"
    recipe.write_text(f'{{"suite": "x", "tasks": {tasks}}}')
    options = ("--model", "m", "--base-url", "http://localhost:1/v1", "--out", tmp_path / "run")
    code, _, err = shell("eval", "--suite", recipe, *options)
    assert code == 2
    assert f"{recipe}: expected a recipe" in err
    assert message in err
    assert "pydantic" not in err


@pytest.mark.parametrize(
    ("file", "text", "message"),
    [
        ("run.json", "[1]", "run.json in it lacks model"),
        ("run.json", '{"model": "m"}', "run.json in it lacks samples"),
        ("cases.jsonl", "x\n", "cases.jsonl, line 1: not JSON"),
        ("cases.jsonl", "[1]\n", "cases.jsonl, line 1: expected a case"),
        ("responses.jsonl", "x\n", "responses.jsonl, line 1: not JSON"),
        ("responses.jsonl", "", "no response yet"),
    ],
)
def test_a_run_that_cannot_be_read_is_told(shell, tmp_path, file, text, message):
    run = tmp_path / "run"
    run.mkdir()
    settings = dict.fromkeys(("model", "decoding", "suite", "hash"), "") | {
        "samples": 1,
        "thinking": "auto",
        "cases": 1,
    }
    (run / "run.json").write_text(json.dumps(settings))
    (run / "cases.jsonl").write_text(registry.get("game24").generate(1).to_json() + "\n")
    (run / file).write_text(text)
    for arguments in (("report", run), ("eval", "--rescore", run)):
        code, _, err = shell(*arguments)
        assert code == 2
        assert message in err


def test_an_address_without_v1_is_told_what_it_lacks(shell, tmp_path):
    gone = Answer(status=404, body=b'{"detail": "Not Found"}')
    with serve(compose("game24", [1]).cases(), lambda case, number: gone) as server:
        address = server.url.removesuffix("/v1")
        options = ("--suite", "game24", "-d", "1", "--model", "m", "--base-url", address, "--out", tmp_path / "run")
        code, _, err = shell("eval", *options)
    assert code == 2
    assert f"does --base-url lack /v1, as in {server.url}?" in err


def test_a_torn_line_is_passed_over_and_healed(shell, tmp_path):
    cases = compose("game24", [1, 2]).cases()
    run = tmp_path / "run"
    with serve(cases, right) as server:
        options = ("eval", "--suite", "game24", "-d", "1-2", "--model", "m", "--base-url", server.url, "--out", run)
        shell(*options)
        path = run / "responses.jsonl"
        path.write_bytes(path.read_bytes()[:-20])
        code, out, _ = shell("report", run, "--json")
        assert code == 0
        assert json.loads(out)[0]["missing"] == 1
        assert shell(*options)[0] == 0
    assert json.loads(shell("report", run, "--json")[1])[0]["missing"] == 0


def test_a_run_does_not_go_on_over_responses_that_cannot_be_read(shell, tmp_path):
    run = tmp_path / "run"
    with serve(compose("game24", [1]).cases(), right) as server:
        options = ("eval", "--suite", "game24", "-d", "1", "--model", "m", "--base-url", server.url, "--out", run)
        shell(*options)
        path = run / "responses.jsonl"
        whole = path.read_bytes()
        for damaged, message in (
            (b"\xff" + whole, "responses.jsonl is not text in UTF-8"),
            (b"x\n" + whole, "responses.jsonl, line 1: not JSON"),
            (whole.replace(b"game24@", b"game25@"), "none of the cases of this run"),
        ):
            path.write_bytes(damaged)
            code, _, err = shell(*options)
            assert code == 2
            assert message in err
            assert path.read_bytes() == damaged


def test_two_runs_in_one_folder_are_refused(shell, tmp_path):
    cases = compose("game24", [1]).cases()
    run = tmp_path / "run"
    with serve(cases, right) as server:
        options = ("eval", "--suite", "game24", "-d", "1", "--model", "m", "--base-url", server.url, "--out", run)
        shell(*options)
        with locked_folder(run):
            for arguments in (options, ("eval", "--rescore", run)):
                code, _, err = shell(*arguments)
                assert code == 2
                assert "in use by another process" in err


def test_rescore_reads_a_trainers_log_of_completions(shell, tmp_path):
    case = registry.get("game24").generate(2, seed=1)
    right_, wrong_ = rf"\boxed{{{case.answer}}}", "no idea"
    rows = [Judged.of(case.id, text, case.verify(text), tokens=9, case=case.to_json()) for text in (right_, wrong_)]
    path, out = tmp_path / "completions-0.jsonl", tmp_path / "again.jsonl"
    stored = [{"step": 3, **row.to_dict()} for row in rows]
    stored[0] |= {"correct": False, "score": 0.0, "reason": "wrong"}
    path.write_text("".join(json.dumps(row) + "\n" for row in stored))
    code, told, err = shell("rescore", path, "--out", out)
    assert code == 0
    assert json.loads(told)["accuracy"] == 0.5
    assert "wrong -> correct" in err
    assert read_judged(out) == rows
    bare = tmp_path / "bare.jsonl"
    bare.write_text("".join(json.dumps({k: v for k, v in row.items() if k != "case"}) + "\n" for row in stored))
    assert "the case of the response" in shell("rescore", bare)[2]
    (tmp_path / "cases.jsonl").write_text(case.to_json() + "\n")
    assert json.loads(shell("rescore", bare, "--cases", tmp_path / "cases.jsonl")[1])["accuracy"] == 0.5

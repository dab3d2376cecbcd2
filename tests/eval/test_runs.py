"""Runs against an endpoint that answers rightly, wrongly, slowly, brokenly or not at all."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from bootcamp.errors import BootcampError
from bootcamp.eval import endpoints
from bootcamp.eval.models import Decoding, Serving
from bootcamp.eval.providers import open_model
from bootcamp.eval.runs import Run
from bootcamp.eval.suites import compose
from bootcamp.storage.responses import RUN_RESPONSES as RESPONSES
from tests.eval.endpoint import Answer, right, serve, wrong

pytest.importorskip("openai")

SUITE = compose("game24,chain_sum,decimal_arithmetic", [2, 5], n=2)
DECODING = Decoding(max_tokens=50)


@pytest.fixture(scope="module")
def cases():
    return SUITE.cases()


@pytest.fixture
def run(tmp_path):
    return begin(tmp_path / "run")


def begin(path, suite=SUITE, **changes):
    settings: dict[str, Any] = {"model": "scripted", "samples": 1, "thinking": "auto", "decoding": DECODING}
    return Run.begin(path, suite, **(settings | changes))


def go_on(run, server, decoding=DECODING, **serving):
    serving = {"retries": 0, "concurrency": 4, "timeout": 5.0} | serving
    return run.go_on(open_model("scripted", decoding, Serving(server.url, **serving)))


def reasons(run):
    return {response.id: response.reason for response in run.responses()}


def test_right_and_wrong_answers(run, cases):
    def script(case, number):
        return right(case, number) if case.task == "game24" else wrong(case, number)

    with serve(cases, script) as server:
        assert go_on(run, server) == []
    responses = run.responses()
    assert [response.id for response in responses] == [case.id for case in cases]
    assert all(response.correct == response.id.startswith("game24") for response in responses)
    assert {response.reason for response in responses} == {"correct", "wrong"}
    assert {(r.tokens, r.prompt_tokens, r.truncated) for r in responses} == {(7, 11, False)}
    asked = server.requests[0]
    assert (asked["model"], asked["temperature"], asked["max_tokens"], asked["top_p"]) == ("scripted", 0, 50, 1)
    assert [message["role"] for message in asked["messages"]] == ["user"]


def test_a_system_message_is_sent(tmp_path, cases):
    decoding = Decoding(system="Be brief.")
    with serve(cases, right) as server:
        go_on(begin(tmp_path / "run", decoding=decoding), server, decoding)
    assert server.requests[0]["messages"][0] == {"role": "system", "content": "Be brief."}


@pytest.mark.parametrize("status", [408, 429, 500, 503])
def test_what_passes_is_tried_again(run, cases, status):
    def script(case, number):
        return Answer(status=status, body=b"{}", headers={"Retry-After": "0"}) if number < 2 else right(case, number)

    with serve(cases, script) as server:
        assert go_on(run, server, retries=2, concurrency=12) == []
    assert set(reasons(run).values()) == {"correct"}
    assert set(server.asked.values()) == {3}


def test_waits_as_long_as_the_server_asks(tmp_path, cases):
    def script(case, number):
        return Answer(status=429, body=b"{}", headers={"Retry-After": "1"}) if number == 0 else right(case, number)

    run = begin(tmp_path / "run", compose("game24", [2]))
    began = time.monotonic()
    with serve(cases, script) as server:
        assert go_on(run, server, retries=1) == []
    assert time.monotonic() - began >= 1


BROKEN = {
    "garbage": Answer(body=b"\x00\xff not JSON"),
    "a page": Answer(body=b"<html>", headers={"Content-Type": "text/html"}),
    "another object": Answer(body=b'{"error": "busy"}'),
    "a list": Answer(body=b"[1, 2]"),
    "no choices": Answer(body=b'{"choices": []}'),
    "a number for a text": Answer(body=b'{"choices": [{"message": {"content": 3}, "finish_reason": "stop"}]}'),
    "a refusal": Answer(status=400, body=b'{"error": {"message": "too long"}}'),
    "an error": Answer(status=500, body=b""),
    "a slow answer": Answer(seconds=1.5),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_what_fails_is_told_and_asked_again_by_the_next_call(run, cases, kind):
    bad = cases[3]
    with serve(cases, lambda case, number: BROKEN[kind] if case == bad else right(case, number)) as server:
        (failure,) = go_on(run, server, timeout=1.0)
        assert failure.reason
        assert reasons(run) == {case.id: "correct" for case in cases if case != bad}
        server.script = right
        assert go_on(run, server) == []
    assert reasons(run) == {case.id: "correct" for case in cases}
    assert sum(server.asked.values()) == len(cases) + 1


def test_cut_off_and_empty_responses_are_no_answers(run, cases):
    script = {
        0: Answer("So the sum is 12", finish="length"),
        1: Answer(None, finish="length"),
        2: Answer(""),
        3: Answer("<think>hm", finish="length"),
    }
    number_of = {case.id: number for number, case in enumerate(cases)}
    with serve(cases, lambda case, number: script.get(number_of[case.id], right(case, number))) as server:
        go_on(run, server)
    responses = run.responses()
    assert {response.reason for response in responses[:4]} == {"no_answer"}
    assert [response.truncated for response in responses[:4]] == [True, True, False, True]


def test_half_characters_are_kept(run, cases):
    text = "half \ud800 of a character"
    with serve(cases, lambda case, number: Answer(text)) as server:
        assert go_on(run, server) == []
    assert run.responses()[0].response == text


@pytest.mark.parametrize("status", [401, 403, 404])
def test_a_refused_key_or_model_ends_the_run(run, cases, status):
    with serve(cases, lambda case, number: Answer(status=status, body=b'{"error": {"message": "no"}}')) as server:
        with pytest.raises(BootcampError, match="refuses to serve"):
            go_on(run, server, retries=3)
        assert sum(server.asked.values()) <= 4


def test_an_endpoint_that_is_down_ends_the_run(run, cases, monkeypatch):
    monkeypatch.setattr(endpoints, "PATIENCE", 3)
    with serve(cases, right) as server:
        pass
    with pytest.raises(BootcampError, match=r"3 requests in a row failed.*goes on"):
        go_on(run, server)


@pytest.mark.parametrize("concurrency", [1, 5])
def test_no_more_requests_at_a_time_than_asked_for(run, cases, concurrency):
    def script(case, number):
        return right(case, number)._replace(seconds=0.05)

    with serve(cases, script) as server:
        go_on(run, server, concurrency=concurrency)
    assert server.most_at_once == concurrency


def test_samples_are_responses_to_the_same_case(tmp_path, cases):
    decoding = Decoding(temperature=1.0)
    run = begin(tmp_path / "run", samples=3, decoding=decoding)
    with serve(cases, lambda case, number: (right if number else wrong)(case, number)) as server:
        go_on(run, server, decoding)
    responses = run.responses()
    assert [response.sample for response in responses] == [0, 1, 2] * len(cases)
    assert sum(response.correct for response in responses) == 2 * len(cases)


COMMAND = """
import sys
from bootcamp.cli import main
sys.argv = ["bootcamp", *sys.argv[1:]]
main()
"""


def test_a_killed_run_loses_only_what_was_in_flight(tmp_path, cases):
    folder = tmp_path / "run"

    def script(case, number):
        return right(case, number)._replace(seconds=0.1)

    with serve(cases, script) as server:
        command = [
            *(sys.executable, "-c", COMMAND, "eval", "--model", "scripted", "--base-url", server.url),
            *("--suite", "game24,chain_sum,decimal_arithmetic", "-d", "2,5", "-n", "2"),
            *("--max-tokens", "50", "--concurrency", "2", "--out", str(folder)),
        ]
        first = subprocess.Popen(command, cwd=Path.cwd(), stdout=subprocess.DEVNULL)
        deadline = time.monotonic() + 60
        while len(server.asked) < 7 and time.monotonic() < deadline:
            time.sleep(0.005)
        first.send_signal(signal.SIGKILL)
        first.wait()
        kept = (folder / RESPONSES).read_bytes()
        seen = sum(server.asked.values())
        assert seen - kept.count(b"\n") <= 3  # two in flight, and one that was asked for while the signal came
        with (folder / RESPONSES).open("ab") as file:
            file.write(kept.split(b"\n")[0][:40])  # a line that was cut off
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
    lines = (folder / RESPONSES).read_text().splitlines()
    assert (folder / RESPONSES).read_bytes().startswith(kept)
    assert sorted(json.loads(line)["id"] for line in lines) == sorted(case.id for case in cases)
    assert sum(server.asked.values()) - len(cases) <= 3


def test_a_finished_run_asks_nothing(run, cases):
    with serve(cases, right) as server:
        go_on(run, server)
        asked = len(server.requests)
        assert go_on(run, server) == []
        assert len(server.requests) == asked


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"model": "other"}, "another model"),
        ({"decoding": Decoding()}, "another decoding"),
        ({"suite": compose("game24", [2])}, "another suite"),
        ({"samples": 2}, "another samples"),
    ],
)
def test_a_folder_with_other_settings_is_refused(run, changes, message):
    with pytest.raises(BootcampError, match=message):
        begin(run.path, **changes)


def test_a_folder_of_something_else_is_refused(tmp_path):
    (tmp_path / "notes.txt").write_text("mine")
    with pytest.raises(BootcampError, match=r"notes.txt and no run"):
        begin(tmp_path)
    with pytest.raises(BootcampError, match="not the folder of a run"):
        Run(tmp_path)


def test_rescoring_lists_what_has_changed(run, cases):
    with serve(cases, right) as server:
        go_on(run, server)
    before = run.responses()
    assert run.rescore().differences == []
    path = run.path / RESPONSES
    rows = [json.loads(line) for line in path.read_text().splitlines()]
    rows[0] |= {"correct": False, "score": 0.0, "reason": "wrong", "detail": "of an older verifier"}
    path.write_text("".join(json.dumps(row) + "\n" for row in rows))
    settings = json.loads((run.path / "run.json").read_text()) | {"bootcamp": "0.0.1"}
    (run.path / "run.json").write_text(json.dumps(settings))
    (difference,) = Run(run.path).rescore().differences
    assert (difference.before.reason, difference.after.reason) == ("wrong", "correct")
    assert difference.after.id == rows[0]["id"]
    assert run.responses() == before
    assert Run(run.path).settings["bootcamp"] != "0.0.1"


def test_rescoring_keeps_what_can_no_longer_be_read(run, cases):
    with serve(cases, right) as server:
        go_on(run, server)
    before = run.responses()
    texts = list(run.case_texts().values())
    lost = json.loads(texts[0])
    lost["instance"] = {"no": "longer"}
    (run.path / "cases.jsonl").write_text("\n".join([json.dumps(lost), *texts[1:]]) + "\n")
    found = run.rescore()
    assert found.differences == []
    assert found.unread.total() == 1
    assert run.responses() == before


def test_keys_come_from_the_environment(run, cases, monkeypatch):
    monkeypatch.delenv("OPENAI_API_KEY", raising=False)
    monkeypatch.delenv("OPENAI_BASE_URL", raising=False)
    with pytest.raises(BootcampError, match="OPENAI_API_KEY"):
        run.go_on(open_model("scripted", DECODING, Serving()))
    assert not os.environ.get("OPENAI_API_KEY")

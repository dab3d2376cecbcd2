"""Stored cases and responses: every kind of file, and one process at a time."""

import csv
import gzip
import io
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from bootcamp import Mixture
from bootcamp.cases import Case
from bootcamp.engine import generation
from bootcamp.engine.backends import choose
from bootcamp.errors import BootcampError
from bootcamp.rewards.rows import FORMATS
from bootcamp.storage.cases import read_cases
from bootcamp.storage.files import whole_file
from bootcamp.storage.locks import locked_folder
from bootcamp.storage.responses import Judged, pair_responses, read_judged, write_judged
from bootcamp.storage.rows import data_files, read_rows, write_rows
from bootcamp.verifiers.verdict import Verdict
from tests.shell import Shell

PRINTS_UNDER_A_BAR = """
from bootcamp.storage.progress import track
for number in track(range(3), 3, "numbers"):
    print(number)
"""

CASES = list(Mixture("gcd", difficulty=(1, 3))[:7])
KINDS = ("cases.jsonl", "cases.jsonl.gz", "cases.csv", "cases.parquet", "cases")


@pytest.fixture(params=KINDS)
def stored(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """The cases in a file of every kind, or in a folder."""
    path = tmp_path / request.param
    if path.suffix == ".parquet":
        pytest.importorskip("pyarrow")
    if path.suffix:
        write_rows(path, (case.to_json() for case in CASES), generation.COLUMNS)
    else:
        generation.generate(Mixture("gcd", difficulty=(1, 3)), len(CASES), path, choose(), part=3)
    return path


def test_every_kind_holds_the_same_cases(stored: Path) -> None:
    assert read_cases(stored) == CASES


@pytest.mark.parametrize(
    "command",
    [
        "check {cases}",
        "stats {cases}",
        "verify {cases} {responses}",
        "verify {cases} {responses} --out {folder}",
    ],
)
def test_every_command_reads_every_kind(command: str, stored: Path, tmp_path: Path, shell: Shell) -> None:
    responses = tmp_path / "responses.jsonl"
    responses.write_text("".join(json.dumps({"id": c.id, "response": f"Answer: {c.answer}"}) + "\n" for c in CASES))
    line = command.format(cases=stored, responses=responses, folder=tmp_path / "verdicts")
    code, out, err = shell(*line.split())
    assert code == 0, err
    assert "7" in out + err
    if "--out" in line:
        assert all(row["correct"] for file in data_files(tmp_path / "verdicts") for _, row in read_rows(file))


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("ending", [".jsonl", ".jsonl.gz", ".parquet"])
def test_rows_of_every_trainer_are_cases(format: str, ending: str, tmp_path: Path, shell: Shell) -> None:
    if ending == ".parquet":
        pytest.importorskip("pyarrow")
    cases, rows, responses = tmp_path / "cases.jsonl", tmp_path / f"rows{ending}", tmp_path / "responses.jsonl"
    write_rows(cases, (case.to_json() for case in CASES))
    responses.write_text("".join(json.dumps({"id": c.id, "response": f"Answer: {c.answer}"}) + "\n" for c in CASES))
    assert shell("export", "--cases", cases, "--format", format, "--out", rows)[0] == 0
    assert read_cases(rows) == CASES
    assert shell("check", rows)[1].startswith("7 of 7")
    for out in ("verdicts.jsonl", "verdicts"):
        assert shell("verify", rows, responses, "--out", tmp_path / out)[0] == 0
        verdicts = [row for file in data_files(tmp_path / out) for _, row in read_rows(file)]
        assert [row["correct"] for row in verdicts] == [True] * 7


def test_names_say_what_is_written(tmp_path: Path, shell: Shell) -> None:
    line = ("generate", "gcd", "-n", 3, "--seed", 5, "--out")
    for name in ("a.jsonl", "a.jsonl.gz", "a.csv"):
        assert shell(*line, tmp_path / name)[0] == 0
    plain = (tmp_path / "a.jsonl").read_bytes()
    assert gzip.decompress((tmp_path / "a.jsonl.gz").read_bytes()) == plain
    with (tmp_path / "a.csv").open(newline="") as file:
        assert [row["json"] for row in csv.DictReader(file)] == plain.decode().splitlines()
    before = (tmp_path / "a.jsonl.gz").read_bytes()
    shell(*line, tmp_path / "a.jsonl.gz")
    assert (tmp_path / "a.jsonl.gz").read_bytes() == before


def test_a_hyphen_is_standard_input_and_output(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shell: Shell) -> None:
    monkeypatch.chdir(tmp_path)
    for command in (
        "generate gcd -n 2",
        "export gcd -n 2 --format trl",
        "suite gcd",
        "traces game24 -n 1",
        "hands test",
    ):
        code, out, _ = shell(*command.split(), "--out", "-")
        assert code == 0
        assert out
    _, lines, _ = shell("generate", "gcd", "-n", 2, "--out", "-")
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(lines.encode())))
    assert shell("check", "-")[1].startswith("2 of 2")
    assert not list(tmp_path.iterdir())


def test_a_byte_order_mark_is_read(tmp_path: Path, shell: Shell) -> None:
    path = tmp_path / "cases.jsonl"
    path.write_bytes(b"\xef\xbb\xbf" + CASES[0].to_json().encode() + b"\n")
    assert read_cases(path) == CASES[:1]
    responses = tmp_path / "responses.jsonl"
    responses.write_bytes(b"\xef\xbb\xbf" + json.dumps({"id": CASES[0].id, "response": "1"}).encode())
    assert shell("verify", path, responses, "--out", tmp_path / "verdicts")[0] == 0


def test_an_empty_file_is_named(tmp_path: Path, shell: Shell) -> None:
    cases, empty = tmp_path / "cases.jsonl", tmp_path / "empty.jsonl"
    write_rows(cases, [CASES[0].to_json()])
    empty.touch()
    for out in ((), ("--out", tmp_path / "verdicts")):
        code, _, err = shell("verify", cases, empty, *out)
        assert code == 2
        assert str(empty) in err
    assert not (tmp_path / "verdicts").exists()


def test_a_failed_run_does_not_stand_in_the_way_of_the_next(tmp_path: Path, shell: Shell) -> None:
    cases, responses, out = tmp_path / "cases.jsonl", tmp_path / "responses.jsonl", tmp_path / "verdicts"
    write_rows(cases, (case.to_json() for case in CASES))
    responses.write_text('{"id": "gcd@1/1/99999", "response": "1"}\n')
    assert shell("verify", cases, responses, "--out", out)[0] == 2
    assert not out.exists()
    responses.write_text(json.dumps({"id": CASES[0].id, "response": "1"}) + "\n")
    assert shell("verify", cases, responses, "--out", out)[0] == 0


def judged(case: Case, text: str) -> Judged:
    return Judged.of(case.id, text, case.verify(text), tokens=3, truncated=False, case=case.to_json())


def test_judged_responses_come_back_and_are_read_by_every_command(tmp_path: Path, shell: Shell) -> None:
    path, cases = tmp_path / "judged.jsonl", tmp_path / "cases.jsonl"
    found = [judged(case, f"Answer: {case.answer if number % 2 else -1}") for number, case in enumerate(CASES)]
    write_judged(path, found)
    write_rows(cases, (case.to_json() for case in CASES))
    assert read_judged(path) == found
    assert read_cases(path) == CASES
    assert pair_responses(CASES, path) == [(case, one.response) for case, one in zip(CASES, found, strict=True)]
    with_step = tmp_path / "completions-0.jsonl"  # as log_completions writes them
    with_step.write_text("".join(json.dumps({"step": 4, **one.to_dict()}) + "\n" for one in found))
    for file in (path, with_step):
        assert json.loads(shell("rescore", file)[1])["accuracy"] == pytest.approx(3 / 7)
        assert shell("classes", file)[0] == shell("check", file)[0] == shell("verify", cases, file)[0] == 0
        rates = [json.loads(line) for line in shell("rates", file)[1].splitlines()]
        assert sum(row["solved"] for row in rates) == 3
    verdicts = tmp_path / "verdicts.csv"
    assert shell("verify", cases, path, "--out", verdicts)[0] == 0
    assert shell("rates", verdicts)[1] == shell("rates", path)[1]


def test_a_judged_response_keeps_what_its_verdict_says() -> None:
    verdict = Verdict(0.0, 0.5, False, "wrong", "3", "too small", "boxed")
    one = Judged.of("gcd@1/1/0", "3?", verdict, truncated=True)
    assert (one.task, one.outcome, one.grade) == ("gcd", "unfinished", 0.5)
    assert one.judged_again(Verdict(1.0, 1.0, True, "correct", "3", "", "boxed")).outcome == "correct"
    assert Judged.of("gcd@1/1/0", [{"role": "assistant", "content": "3"}], verdict).text.startswith("[{")


HOLD = """
import sys, time
from pathlib import Path
from bootcamp.storage.{module} import {name}
with {name}(Path(sys.argv[1])):
    print("held", flush=True)
    time.sleep(60)
"""


@pytest.fixture
def hold() -> Callable[[str, str, Path], subprocess.Popen[str]]:
    """Start a process that holds the lock of a path."""

    def start(module: str, name: str, path: Path) -> subprocess.Popen[str]:
        code = HOLD.format(module=module, name=name)
        process = subprocess.Popen([sys.executable, "-c", code, str(path)], stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        return process

    return start


def test_a_run_has_one_process_and_a_killed_one_lets_go(
    tmp_path: Path, hold: Callable[[str, str, Path], subprocess.Popen[str]], shell: Shell
) -> None:
    folder, file = tmp_path / "cases", tmp_path / "lines.jsonl"
    folder.mkdir()
    holders = [hold("locks", "locked_folder", folder), hold("files", "appended_file", file)]
    code, _, err = shell("generate", "gcd", "-n", 2, "--out", folder)
    assert code == 2
    assert "in use by another process" in err
    with pytest.raises(BootcampError, match="in use"), locked_folder(folder):
        pass
    for holder in holders:
        holder.kill()
        holder.wait()
    assert shell("generate", "gcd", "-n", 2, "--out", folder)[0] == 0


def test_what_is_used_up_ends_soon_and_is_named(shell: Shell) -> None:
    began = time.monotonic()
    code, out, err = shell("generate", "hanoi_plan", "-d", "1", "-n", 5000)
    assert code == 1
    assert time.monotonic() - began < 30
    found = [Case.from_json(line) for line in out.splitlines()]
    assert len({case.key for case in found}) == len(found) < 100
    assert f"{5000 - len(found)} of 5000 cases are missing" in err
    assert "hanoi_plan level 1" in err


def test_a_world_that_is_used_up_is_the_same_for_any_number_of_workers_and_resumes(tmp_path: Path) -> None:
    few = Mixture(["hanoi_plan", "gcd"], difficulty=1)
    for name, workers in (("one", 1), ("two", 2)):
        report = generation.generate(few, 700, tmp_path / name, choose(workers=workers), part=300)
        assert report.used_up == ["hanoi_plan level 1"]
        assert report.missing == 0
    parts = sorted(path.name for path in (tmp_path / "one").glob("part-*.jsonl"))
    assert len(parts) == 3
    for part in parts:
        assert (tmp_path / "one" / part).read_bytes() == (tmp_path / "two" / part).read_bytes()
    (tmp_path / "two" / parts[-1]).unlink()
    generation.generate(few, 700, tmp_path / "two", choose(), part=300)
    assert (tmp_path / "one" / parts[-1]).read_bytes() == (tmp_path / "two" / parts[-1]).read_bytes()


def test_output_is_utf8_whatever_the_locale(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "cp1252", "LC_ALL": "C"}
    line = [sys.executable, "-m", "bootcamp", "generate", "chinese_remainder", "-n", "3", "--language", "zh"]
    done = subprocess.run(line, capture_output=True, env=environment, check=True)
    assert len(done.stdout.decode("utf-8").splitlines()) == 3


def write_half(path: Path) -> None:
    with whole_file(path) as file:
        file.write("half")
        raise KeyboardInterrupt


@pytest.mark.parametrize("name", ["x.jsonl", "x.jsonl.gz"])
def test_whole_file_leaves_nothing_of_what_failed(name: str, tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        write_half(tmp_path / name)
    assert not list(tmp_path.iterdir())


def test_the_shell_completes_commands_and_tasks() -> None:
    def completed(words: str) -> list[str]:
        variables = {"_BOOTCAMP_COMPLETE": "complete_bash", "COMP_WORDS": words, "COMP_CWORD": str(words.count(" "))}
        done = subprocess.run(
            [sys.executable, "-c", "from bootcamp.cli import main; main()"],
            env={**os.environ, **variables},
            capture_output=True,
            text=True,
            check=False,
        )
        return done.stdout.split()

    assert completed("bootcamp gen") == ["generate"]
    assert "game24" in completed("bootcamp show game")
    assert "--difficulty" in completed("bootcamp show --diff")


@pytest.mark.parametrize("terminal", [True, False])
def test_what_is_printed_under_a_bar_goes_where_it_should(terminal: bool) -> None:
    pty = pytest.importorskip("pty")
    screen, end = pty.openpty()
    script = [sys.executable, "-c", PRINTS_UNDER_A_BAR]
    done = subprocess.run(script, stdout=subprocess.PIPE, stderr=end if terminal else subprocess.PIPE, check=True)
    os.close(end)
    assert done.stdout.split() == [b"0", b"1", b"2"]
    if terminal:
        assert b"numbers" in os.read(screen, 10_000)
    else:
        assert done.stderr == b""
    os.close(screen)

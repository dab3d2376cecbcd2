"""The command line: what it prints, what it writes and how it fails."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bootcamp import __version__, registry
from bootcamp.cases import Case, score
from bootcamp.cli import COMMANDS
from bootcamp.errors import BootcampError
from bootcamp.traces import writes_traces
from tests.shell import Shell

NAME = "chinese_remainder"


@pytest.fixture
def cases(tmp_path: Path, shell: Shell) -> Path:
    """A file of six cases of one task."""
    path = tmp_path / "cases.jsonl"
    assert shell("generate", NAME, "-n", 6, "--seed", 3, "--out", path)[0] == 0
    return path


def write_responses(path: Path, rows: list[dict[str, object]]) -> Path:
    path.write_text("".join(json.dumps(row) + "\n" for row in rows))
    return path


def read(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def test_help_names_every_command(shell: Shell) -> None:
    code, out, _ = shell("--help")
    assert code == 0
    assert all(command in out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str, shell: Shell) -> None:
    code, out, _ = shell(command, "--help")
    assert code == 0
    assert "Usage" in out


def test_help_is_as_wide_as_the_terminal(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    _, out, _ = shell("generate", "--help")
    prose = out.partition("Any part")[2].partition("╭")[0].strip().splitlines()
    assert all(len(line.strip()) > 40 for line in prose[:-1])


@pytest.mark.parametrize("closed", ["1", "2"])
def test_a_stream_may_be_closed(closed: str) -> None:
    command = f'"{sys.executable}" -m bootcamp generate gcd -n 2 {closed}>&-'
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=True)
    assert done.stderr == ""
    assert len(done.stdout.splitlines()) == (0 if closed == "1" else 2)


def test_tables_are_whole_on_a_narrow_terminal() -> None:
    pty = pytest.importorskip("pty")
    screen, end = pty.openpty()
    command = [sys.executable, "-m", "bootcamp", "stats", "gcd", "-n", "2", "-d", "1-2"]
    subprocess.run(command, stdout=end, stderr=subprocess.DEVNULL, env={**os.environ, "COLUMNS": "40"}, check=True)
    os.close(end)
    shown = os.read(screen, 10_000).decode()
    os.close(screen)
    assert "prompt by level" in shown
    assert "uncalibrated" in shown
    assert "…" not in shown


def test_version(shell: Shell) -> None:
    assert shell("--version")[:2] == (0, f"bootcamp {__version__}\n")


def test_list(shell: Shell) -> None:
    code, out, _ = shell("list")
    assert code == 0
    assert [line.split()[1] for line in out.splitlines()] == [entry.name for entry in registry.entries()]


def test_list_of_a_domain_as_json(shell: Shell) -> None:
    code, out, _ = shell("list", "--domain", "number_theory", "--json")
    listed = json.loads(out)
    assert code == 0
    assert sorted(task["name"] for task in listed) == registry.names("number_theory")
    assert all(task["summary"] and task["skills"] for task in listed)


def test_list_of_tasks_that_write_solutions(shell: Shell) -> None:
    pattern = "arithmetic/targets/*"
    code, out, _ = shell("list", pattern, "--traces")
    writers = {name for name in registry.match(pattern) if writes_traces(registry.get(name))}
    assert code == 0
    assert {"game24", "countdown"} <= writers == {line.split()[1] for line in out.splitlines()}


def test_show(shell: Shell) -> None:
    code, out, _ = shell("show", NAME, "--difficulty", "2,4", "--seed", 7, "--language", "zh")
    assert code == 0
    for level in (2, 4):
        case = registry.get(NAME).generate(level, 7, language="zh")
        assert case.prompt in out
        assert case.answer in out


def test_generate_is_repeatable_and_mixed(shell: Shell) -> None:
    names = registry.names("number_theory")
    arguments = ("generate", "number_theory/*", "-n", 2 * len(names), "--difficulty", "1-2", "--seed", 1)
    code, out, _ = shell(*arguments)
    found = [Case.from_json(line) for line in out.splitlines()]
    assert code == 0
    assert sorted((case.task, case.difficulty) for case in found) == [(name, d) for name in names for d in (1, 2)]
    assert shell(*arguments)[1] == out
    assert shell(*arguments[:-1], 2)[1] != out


def test_generate_covers_all_levels_evenly(shell: Shell) -> None:
    levels = [json.loads(line)["difficulty"] for line in shell("generate", NAME, "-n", 20)[1].splitlines()]
    assert sorted(levels) == sorted([*range(1, 11)] * 2)


def test_generate_passes_options_on(shell: Shell) -> None:
    options = ("--split", "test", "--language", "zh", "--answer-style", "tags", "-d", 4)
    (line,) = shell("generate", NAME, "-n", 1, *options)[1].splitlines()
    case = Case.from_json(line)
    assert (case.split, case.language, case.answer_style, case.difficulty) == ("test", "zh", "tags", 4)


def test_generate_exits_with_1_where_cases_are_missing(tmp_path: Path, shell: Shell) -> None:
    for out in (tmp_path / "cases.jsonl", tmp_path / "folder"):
        code, _, err = shell("generate", "hanoi_plan", "-d", 1, "-n", 100, "--out", out)
        assert code == 1
        missing = int(err.partition(" of 100 cases are missing")[0])
        assert "used up: hanoi_plan level 1" in err
        assert shell("check", out)[1].startswith(f"{100 - missing} of {100 - missing}")


def test_verify_by_id(cases: Path, tmp_path: Path, shell: Shell) -> None:
    known = read(cases)
    rows: list[dict[str, object]] = [{"id": c["id"], "response": rf"\boxed{{{c['answer']}}}"} for c in reversed(known)]
    rows[0]["response"] = [{"role": "assistant", "content": "I do not know."}]
    responses = write_responses(tmp_path / "responses.jsonl", [*rows, rows[1]])
    code, out, err = shell("verify", cases, responses)
    verdicts = [json.loads(line) for line in out.splitlines()]
    assert code == 0
    assert [verdict["id"] for verdict in verdicts] == [row["id"] for row in [*rows, rows[1]]]
    assert [verdict["score"] for verdict in verdicts] == [0.0, *[1.0] * 6]
    assert verdicts[0]["reason"] == "no_answer"
    assert "number_theory" in err


def test_verify_by_order_to_a_file(cases: Path, tmp_path: Path, shell: Shell) -> None:
    rows: list[dict[str, object]] = [{"response": f"Answer: {case['answer']}"} for case in read(cases)]
    out_file = tmp_path / "verdicts.jsonl"
    code, out, _ = shell("verify", cases, write_responses(tmp_path / "responses.jsonl", rows), "--out", out_file)
    assert (code, out) == (0, "")
    assert [verdict["correct"] for verdict in read(out_file)] == [True] * 6


def test_verify_tells_of_cases_without_a_response(cases: Path, tmp_path: Path, shell: Shell) -> None:
    first = read(cases)[0]
    responses = write_responses(tmp_path / "responses.jsonl", [{"id": first["id"], "response": "\ud800 no"}])
    code, _, err = shell("verify", cases, responses)
    assert code == 0
    assert "5 cases have no response" in err


def test_check(cases: Path, shell: Shell) -> None:
    assert shell("check", cases)[:2] == (0, "6 of 6 cases can be judged by bootcamp 0.1.0\n")


def test_check_finds_stale_cases(cases: Path, shell: Shell) -> None:
    first, *others = read(cases)
    write_responses(cases, [{**first, "version": 99}, *others])
    code, out, _ = shell("check", cases)
    assert code == 1
    assert "line 1" in out
    assert "version 99" in out


def test_audit_quick(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    code, out, _ = shell("audit", NAME, "--quick")
    assert code == 0, out
    assert "1 of 1 tasks keep every promise" in out


@pytest.mark.parametrize("folder", ["grids", "grids/loops"])
def test_new_writes_a_task_and_its_oracle(
    folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shell: Shell
) -> None:
    (tmp_path / "bootcamp" / "tasks" / "grids").mkdir(parents=True)
    (tmp_path / "tests" / "oracles").mkdir(parents=True)
    monkeypatch.setattr(registry, "__file__", str(tmp_path / "bootcamp" / "registry.py"))
    code, out, _ = shell("new", folder, "latin_cross", "--new-domain")
    task, oracle = (Path(line) for line in out.splitlines())
    assert code == 0
    assert task == tmp_path / "bootcamp" / "tasks" / folder / "latin_cross.py"
    assert oracle == tmp_path / "tests" / "oracles" / folder / "latin_cross.py"
    for path in (task, oracle):
        compile(path.read_text(), str(path), "exec")
    assert "class LatinCross(Task[" in task.read_text()
    lint = [sys.executable, "-m", "ruff", "check", "--config", str(Path(__file__).parents[1] / "pyproject.toml")]
    assert subprocess.run([*lint, str(task), str(oracle)], check=False).returncode == 0


BAD = [
    (("show", "chinese_remaindr"), "did you mean 'chinese_remainder'"),
    (("show", "GAME24"), "did you mean 'game24'"),
    (("show", NAME, "-d", "11"), "expected levels from 1 to 10"),
    (("show", NAME, "-d", "5-2"), "expected levels from 1 to 10"),
    (("show", NAME, "--language", "fr"), "language='fr'"),
    (("show", NAME, "--seed", "-1"), "Invalid value"),
    (("generate", "nothing*"), "no task matches 'nothing*'"),
    (("generate", NAME, "--split", "dev"), "split='dev'"),
    (("generate", NAME, "-n", "0"), "Invalid value"),
    (("generate", NAME, "--out", "no/such/folder/x.jsonl"), "cannot be written"),
    (("list", "--domain", "number_teory"), "did you mean 'number_theory'?"),
    (("check", "no_such_file.jsonl"), "cannot be read"),
    (("audit", NAME, "--quick", "--write"), "exclude each other"),
    (("new", "number_theory", NAME), "is taken"),
    (("new", "number_theory", "BadName"), "snake_case"),
    (("new", "number_theory", "lambda"), "keyword"),
    (("new", "number_teory", "fine_name"), "did you mean 'number_theory'?"),
    (("new", "number_theory/prims", "fine_name"), "primes"),
    (("no_such_command",), "no_such_command"),
]


@pytest.mark.parametrize(("arguments", "message"), BAD, ids=[" ".join(arguments) for arguments, _ in BAD])
def test_bad_input_exits_with_2_and_no_traceback(arguments: tuple[str, ...], message: str, shell: Shell) -> None:
    code, _, err = shell(*arguments)
    assert code == 2
    assert message in err
    assert "Traceback" not in err


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("not json\n", "line 1: not JSON"),
        ('{"id": "x"}\n', "line 1: expected"),
        ('{"id": "x", "response": ""}\n', "is the id of no case"),
        ('{"response": ""}\n', "1 responses without ids for 6 cases"),
    ],
)
def test_bad_responses(text: str, message: str, cases: Path, tmp_path: Path, shell: Shell) -> None:
    path, out = tmp_path / "responses.jsonl", tmp_path / "out.jsonl"
    path.write_text(text)
    code, _, err = shell("verify", cases, path, "--out", out)
    assert code == 2
    assert message in err
    assert not out.exists()


def test_a_file_appears_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shell: Shell) -> None:
    out = tmp_path / "cases.jsonl"
    out.write_text("what was there\n")
    monkeypatch.setattr(Case, "to_json", lambda case: (_ for _ in ()).throw(BootcampError("in the middle")))
    assert shell("generate", NAME, "--out", out)[0] == 2
    assert out.read_text() == "what was there\n"
    assert os.listdir(tmp_path) == ["cases.jsonl"]


def test_the_reader_may_stop_early() -> None:
    command = f"{sys.executable} -m bootcamp generate {NAME} -n 2000 | head -n 1"
    run = subprocess.run(["bash", "-o", "pipefail", "-c", command], capture_output=True, text=True, check=False)
    assert run.returncode == 0
    assert len(run.stdout.splitlines()) == 1
    assert run.stderr == ""


def test_score_reads_a_case_from_its_line(cases: Path) -> None:
    line = cases.read_text().splitlines()[0]
    assert score(line, f"Answer: {json.loads(line)['answer']}").correct

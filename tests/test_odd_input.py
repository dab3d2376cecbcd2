"""Every command with odd input: one line and an exit code, never a traceback."""

import errno
import gzip
import json
import subprocess
import sys
from pathlib import Path

import pytest

from bootcamp import registry
from tests.shell import Shell

CASE = registry.get("gcd").generate(1, seed=0)
GOOD = json.dumps({"id": CASE.id, "response": "Answer: 1"}).encode()
FIELDS = json.loads(CASE.to_json())

ODD = {
    "empty": b"",
    "blank": b"\n \n",
    "bytes": bytes(range(256)),
    "utf16": '{"id": "x"}\n'.encode("utf-16"),
    "number": b"5\n",
    "true": b"true\n",
    "null": b"null\n",
    "text": b'"x"\n',
    "list": b"[1]\n",
    "object": b"{}\n",
    "nan": b'{"id": NaN, "response": NaN}\n',
    "infinity": b'{"id": "gcd@1/1/0", "response": "1", "reason": "correct", "score": Infinity, "tokens": 1e400}\n',
    "deep list": b"[" * 200_000 + b"\n",
    "deep object": b'{"a":' * 200_000 + b"\n",
    "deep and closed": b'{"response": ' + b"[" * 900 + b"]" * 900 + b"}\n",
    "long integer": b'{"id": "gcd@1/1/0", "response": ' + b"9" * 5000 + b"}\n",
    "integer": b'{"id": "gcd@1/1/0", "response": 5}\n',
    "list of text": b'{"id": "gcd@1/1/0", "response": ["a"]}\n',
    "id is a list": b'{"id": [1], "response": "1"}\n',
    "id is no id": b'{"id": "x", "response": "1", "reason": "correct", "score": 1}\n',
    "reason is a list": b'{"id": "gcd@1/1/0", "response": "1", "reason": [], "score": 1}\n',
    "score is text": b'{"id": "gcd@1/1/0", "response": "1", "reason": "wrong", "score": "high"}\n',
    "half character": b'{"id": "\\ud800", "response": "\\ud800"}\n',
    "case is a number": b'{"case": 5, "response": "1"}\n',
    "case is no JSON": b'{"case": "{", "response": "1"}\n',
    "case is a list": b'{"case": "[1]", "response": "1"}\n',
    "case without fields": b'{"schema": 1, "instance": {}}\n',
    "case of wrong types": json.dumps({**FIELDS, "task": 5, "id": []}).encode(),
    "case with a deep instance": json.dumps({**FIELDS, "instance": {"terms": [[[[[]]]]]}}).encode(),
    "case of no task": json.dumps({**FIELDS, "task": "no_such_task"}).encode(),
    "case of another version": json.dumps({**FIELDS, "version": 99}).encode(),
    "rollout": b'{"task": "gcd", "level": "x", "acc": "y", "error": []}\n',
    "metrics": b'{"step": "x", "loss": []}\n',
    "settings": b'{"samples": 1, "suite": []}\n',
    "mapping": b"a: [\n",
    "good, then cut off": GOOD + b"\n" + GOOD[:20],
}
"""What a file may hold instead of what is expected."""

NAMES = ("odd.jsonl", "odd.json", "odd.jsonl.gz", "odd.csv", "odd.parquet", "odd")
COMMANDS = [
    "verify {odd} {responses}",
    "verify {cases} {odd}",
    "verify {odd} {responses} --out {new}",
    "verify {cases} {odd} --out {new}",
    "check {odd}",
    "stats {odd}",
    "rates {odd}",
    "classes {odd}",
    "classes {odd} --cases {cases}",
    "pairs {odd} {responses}",
    "pairs {cases} {odd}",
    "traces game24 -n 1 --cases {odd}",
    "export --cases {odd} --format verl",
    "generate gcd -n 1 --exclude {odd}",
    "stats gcd -n 1 --calibration {odd}",
    "eval --model m --suite {odd} --out {new} --base-url http://localhost:9/v1",
    "eval --rescore {odd}",
    "report {odd}",
    "rescore {odd}",
    "plot {odd}",
    "entropy-law {odd}",
    "train {odd}",
    "sft {odd}",
]


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("files")
    paths = {"cases": folder / "cases.jsonl", "responses": folder / "responses.jsonl"}
    paths["cases"].write_text(CASE.to_json() + "\n")
    paths["responses"].write_bytes(GOOD + b"\n")
    return paths


def is_told(code: int, err: str, line: str) -> None:
    """Require an end that is told in one line."""
    assert code in (0, 1, 2), line
    assert "Traceback" not in err, line
    if code == 2:
        assert err.startswith("bootcamp: "), line
        assert len(err.splitlines()) == 1, f"{line}: {err}"


@pytest.mark.parametrize("content", ODD)
@pytest.mark.parametrize("command", COMMANDS)
def test_odd_files(command: str, content: str, files: dict[str, Path], tmp_path: Path, shell: Shell) -> None:
    for name in ("odd.json", "odd.csv") if "json" not in command else ("odd.jsonl",):
        odd = tmp_path / name
        odd.write_bytes(ODD[content])
        line = command.format(odd=odd, new=tmp_path / "new", **files)
        code, _, err = shell(*line.split())
        is_told(code, err, line)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("command", COMMANDS)
def test_files_that_are_not_what_their_name_says(
    command: str, name: str, files: dict[str, Path], tmp_path: Path, shell: Shell
) -> None:
    if name.endswith(".parquet"):
        pytest.importorskip("pyarrow")
    odd = tmp_path / name
    for content in (b"PAR1 and more", gzip.compress(b"5\n")[:-6], b'"', b"\x1f\x8b"):
        odd.write_bytes(content)
        line = command.format(odd=odd, new=tmp_path / "new", **files)
        code, _, err = shell(*line.split())
        is_told(code, err, line)


@pytest.mark.parametrize("command", COMMANDS)
def test_paths_that_lead_nowhere(command: str, files: dict[str, Path], tmp_path: Path, shell: Shell) -> None:
    (tmp_path / "empty").mkdir()
    for odd in (tmp_path / "none", tmp_path / "empty", files["cases"] / "x", tmp_path / ("x" * 300)):
        line = command.format(odd=odd, new=tmp_path / "new", **files)
        code, _, err = shell(*line.split())
        is_told(code, err, line)
        assert code == 2, line


WRITERS = [
    "generate gcd -n 3",
    "export gcd -n 3 --format trl",
    "traces game24 -n 1",
    "suite gcd",
    "hands test",
    "rates {rollouts}",
    "verify {cases} {responses}",
    "classes {responses} --cases {cases}",
    "pairs {cases} {responses}",
]


@pytest.fixture(scope="module")
def stored(files: dict[str, Path], tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    rollouts = tmp_path_factory.mktemp("rollouts") / "rollouts.jsonl"
    rollouts.write_text('{"task": "gcd", "level": "1", "acc": 1.0, "error": 0.0}\n')
    return {**files, "rollouts": rollouts}


@pytest.mark.parametrize("command", [command for command in WRITERS if "pairs" not in command])
def test_places_that_cannot_be_written(command: str, stored: dict[str, Path], tmp_path: Path, shell: Shell) -> None:
    line, unknown = command.format(**stored), () if command.startswith("suite") else ("x.xlsx",)
    (tmp_path / "folder.jsonl").mkdir()
    (tmp_path / "folder.jsonl" / "something").touch()
    for out in (tmp_path / "folder.jsonl", tmp_path / "no" / "x.jsonl", stored["cases"] / "x.jsonl", *unknown):
        code, _, err = shell(*line.split(), "--out", out)
        is_told(code, err, f"{line} --out {out}")
        assert code == 2, f"{line} --out {out}"
    assert [path.name for path in tmp_path.iterdir()] == ["folder.jsonl"]


needs_full = pytest.mark.skipif(not Path("/dev/full").is_char_device(), reason="this system has no /dev/full")


@needs_full
@pytest.mark.parametrize("command", [command for command in WRITERS if "pairs" not in command])
def test_a_full_disk_is_one_line(command: str, stored: dict[str, Path], shell: Shell) -> None:
    line = command.format(**stored)
    code, _, err = shell(*line.split(), "--out", "/dev/full")
    assert code == 1, line
    assert "No space left on device" in err.splitlines()[-1]
    assert Path("/dev/full").is_char_device(), "a device is written to, never replaced"


@needs_full
@pytest.mark.parametrize("command", ["list", "show gcd", "generate gcd -n 2", "stats gcd -n 1 -d 1", "--help"])
def test_standard_output_on_a_full_disk(command: str) -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "bootcamp", *command.split()],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert "No space left on device" in done.stderr


@pytest.mark.parametrize("command", ["generate gcd -n 30", "export gcd -n 30 --format trl", "traces game24 -n 5"])
def test_a_disk_that_fills_up_leaves_nothing(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shell: Shell
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("pathlib.Path.replace", full)
    code, _, err = shell(*command.split(), "--out", tmp_path / "out.jsonl")
    assert code == 1
    assert len(err.splitlines()) == 1
    assert not (tmp_path / "out.jsonl").exists()


ODD_ARGUMENTS = [
    "generate gcd -n 99999999999999999999",
    "generate gcd -n -1",
    "generate gcd -d 1-99999999999999",
    "generate gcd -d 3,,4",
    "generate gcd --workers 0",
    "generate gcd --engine spark",
    "generate gcd --format csv",
    "show gcd@1/3",
    "show gcd@1/3/7?params=!!",
    "show gcd@99/3/7",
    "show gcd --seed 99999999999999999999999",
    "show ''",
    "show gcd@1/3/7 --language zh",
    "play nim_duel@1/3/7 -d 4",
    "stats nofile.jsonl",
    "list --domain ''",
    "suite gcd --seed 99999999999999999999999",
    "suite '' ",
    "serve --port 99999",
    "serve --host no.such.host.invalid",
    "traces game24 --option nodes=[[[",
    "traces game24 --option nodes",
    "train -s tasks=[game24",
    "train -s =",
    "train -s modl=x",
    "sft -s model",
    "new '' x",
    "new grids ''",
    "new nowhere fine_name",
    "audit nothing_at_all",
    "classes",
    "export --format verl",
    "export gcd --cases x --format verl",
    "generate",
    "no-such-command",
    "--no-such-option",
]


@pytest.mark.parametrize("line", ODD_ARGUMENTS)
def test_odd_arguments(line: str, shell: Shell) -> None:
    code, _, err = shell(*(argument.strip("'") for argument in line.split()))
    assert code == 2, line
    is_told(code, err, line)

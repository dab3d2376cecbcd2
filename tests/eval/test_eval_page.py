"""What docs/eval.md shows runs, against a scripted endpoint."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from bootcamp.eval.suites import compose
from tests.eval.endpoint import right, serve

pytest.importorskip("openai")

PAGE = (Path(__file__).parents[2] / "docs" / "eval.md").read_text(encoding="utf-8")
SALT = "a long secret"


def blocks(language):
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


def test_commands_and_python_run(shell, tmp_path, monkeypatch):
    """Each line in turn, on a task with few levels in place of a suite; models that need a network are left out."""
    (tmp_path / "runs").mkdir()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BOOTCAMP_SALT", SALT)
    cases = [
        *compose("chain_sum", [2]).cases(),
        *compose("chain_sum", [2], salt=SALT).cases(SALT),
        *compose("chain_sum", [2], n=2, split="train").cases(),
    ]
    lines = [line.partition("  #")[0] for line in "".join(blocks("bash")).splitlines()]
    commands = [line for line in lines if line.startswith("bootcamp") and not re.search("hf:|inspect:", line)]
    with serve(cases, right) as server:
        for line in commands:
            shorter = {
                " core ": " chain_sum -d 2 ",
                "-k 8": "-k 2 --suite chain_sum -d 2",
                "runs/claude": "runs/pinned",
                "'arithmetic/*'": "chain_sum -n 1",
            }
            for old, new in {"http://localhost:8000/v1": server.url, **shorter}.items():
                line = line.replace(old, new)
            if "report" in line:
                line = line.replace("runs/pinned", "runs/qwen3-8b")
            code, _, err = shell(*shlex.split(line)[1:])
            assert code == 0, line + err
    assert len(commands) == 9
    assert (tmp_path / "both.html").exists()
    for code in blocks("python"):
        subprocess.run([sys.executable, "-c", code.replace("arithmetic/*", "chain_sum")], cwd=tmp_path, check=True)

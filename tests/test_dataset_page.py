"""What docs/data.md shows runs."""

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = (Path(__file__).parents[1] / "docs" / "data.md").read_text(encoding="utf-8")


def blocks(language):
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("code", blocks("python"))
def test_python_runs(code, tmp_path):
    subprocess.run([sys.executable, "-c", code], cwd=tmp_path, check=True)


def test_commands_run_on_fewer_cases(tmp_path):
    """Each command as it stands, with 20 cases of two tasks in place of a million."""
    small = {"1000000": "20", "16": "1", "50": "2", "'*'": "date_offset chinese_remainder"}
    for line in "".join(blocks("bash")).splitlines():
        for old, new in small.items():
            line = line.replace(old, new)
        if line.startswith("bootcamp verify"):
            row = {"id": first_id(tmp_path / "cases"), "response": "?"}
            (tmp_path / "responses.jsonl").write_text(json.dumps(row))
        subprocess.run([sys.executable, "-m", *shlex.split(line)], cwd=tmp_path, check=True, stdout=subprocess.DEVNULL)
    assert (tmp_path / "verdicts" / "part-00000.jsonl").exists()
    assert (tmp_path / "page.html").exists()


def first_id(folder):
    return json.loads((folder / "part-00000.jsonl").read_text().splitlines()[0])["id"]

"""The command `export`, and `check` on what it wrote."""

import json
from pathlib import Path
from typing import Any

import pytest

from bootcamp.cases import Case
from bootcamp.rewards.rows import FORMATS
from bootcamp.storage.cases import case_of, case_texts
from tests.shell import Shell

NAMES = ("game24", "chinese_remainder")


def rows(path: Path) -> list[dict[str, Any]]:
    if path.suffix == ".jsonl":
        return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    table = pytest.importorskip("pyarrow.parquet").read_table(path)
    return list(table.to_pylist())


@pytest.mark.parametrize("suffix", ["jsonl", "parquet"])
@pytest.mark.parametrize("format_", FORMATS)
def test_every_row_carries_a_case_that_verifies(format_: str, suffix: str, shell: Shell, tmp_path: Path) -> None:
    out = tmp_path / f"rows.{suffix}"
    assert shell("export", *NAMES, "--format", format_, "-n", 6, "-d", "1-3", "--out", out)[0] == 0
    written = rows(out)
    assert len(written) == 6
    for row in written:
        case = Case.from_json(case_of(row))
        assert case.verify(rf"\boxed{{{case.answer}}}").correct
        assert case.prompt in json.dumps(row, ensure_ascii=False).replace("\\\\", "\\").replace("\\n", "\n")
    assert [text for _, text in case_texts(out)] == [case_of(row) for row in written]
    assert shell("check", out)[:2] == (0, "6 of 6 cases can be judged by bootcamp 0.1.0\n")


def test_rows_of_several_tasks_have_the_same_columns_in_parquet(shell: Shell, tmp_path: Path) -> None:
    texts = {}
    for suffix in ("jsonl", "parquet"):
        out = tmp_path / f"rows.{suffix}"
        shell("export", *NAMES, "--format", "verl", "-n", 5, "--out", out)
        texts[suffix] = rows(out)
    assert texts["jsonl"] == texts["parquet"]


def test_groups_metrics_by_domain_or_task(shell: Shell) -> None:
    def sources(*options: str) -> set[str]:
        _, out, _ = shell("export", *NAMES, "--format", "verl", "-n", 4, *options)
        return {json.loads(line)["data_source"] for line in out.splitlines()}

    assert sources() == {"bootcamp/arithmetic", "bootcamp/number_theory"}
    assert sources("--data-source", "task") == {"bootcamp/game24", "bootcamp/chinese_remainder"}


def test_same_options_same_file(shell: Shell) -> None:
    first, second = (shell("export", "game24", "--format", "trl", "-n", 3) for _ in range(2))
    assert first == second


def test_refuses_unknown_choices(shell: Shell) -> None:
    code, _, err = shell("export", "game24", "--format", "trlx")
    assert code == 2
    assert "--format 'trlx': expected one of trl, verl" in err
    code, _, err = shell("export", "game24", "--format", "verl", "--data-source", "level")
    assert code == 2
    assert "expected domain or task" in err


def test_check_names_the_row_of_a_stale_case(shell: Shell, tmp_path: Path) -> None:
    out = tmp_path / "rows.jsonl"
    shell("export", "game24", "--format", "openrlhf", "-n", 2, "--out", out)
    row = rows(out)[1]
    row["label"] = json.dumps({**json.loads(row["label"]), "version": 99})
    out.write_text(out.read_text().splitlines()[0] + "\n" + json.dumps(row) + "\n")
    code, text, _ = shell("check", out)
    assert code == 1
    assert "line 2" in text
    assert "1 of 2 cases" in text


def test_check_refuses_a_row_without_a_case(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "rows.jsonl"
    path.write_text('{"prompt": "2 + 2?"}\n')
    code, _, err = shell("check", path)
    assert code == 2
    assert "carries no case" in err


def test_writes_the_file_that_openrlhf_wants(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "reward.py"
    assert shell("openrlhf-file", path)[0] == 0
    namespace: dict[str, Any] = {}
    exec(path.read_text(), namespace)
    assert callable(namespace["reward_func"])
    code, _, err = shell("openrlhf-file", tmp_path / "reward.txt")
    assert code == 2
    assert "ends with .py" in err

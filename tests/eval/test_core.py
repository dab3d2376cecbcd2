"""The default suite in full, as a user runs it: every task makes its cases, and its reference is judged right."""

from functools import cached_property
from pathlib import Path

import pytest

from bootcamp import registry
from bootcamp.cases import Case
from bootcamp.eval import compare
from bootcamp.eval.runs import CASES
from bootcamp.storage.cases import read_cases
from tests.eval.endpoint import right, serve

pytest.importorskip("openai")


class Asked:
    """The cases of a run by prompt, which are there before the first request."""

    def __init__(self, run: Path) -> None:
        self._run = run

    @cached_property
    def _cases(self) -> dict[str, Case]:
        return {case.prompt: case for case in read_cases(self._run / CASES)}

    def __getitem__(self, prompt: str) -> Case:
        return self._cases[prompt]


def test_eval_runs_with_its_default_suite(shell, tmp_path):
    run = tmp_path / "run"
    with serve((), right) as server:
        server.cases = Asked(run)
        code, out, err = shell("eval", "--model", "m", "--base-url", server.url, "--out", run)
    assert code == 0, err
    [report] = compare(run).reports
    assert sorted(report.groups["task"]) == registry.names()
    assert report.missing == 0
    wrong = {example.task: example.response.reason for example in report.worst}
    assert report.overall.accuracy == 1, wrong
    assert "100.0%" in out

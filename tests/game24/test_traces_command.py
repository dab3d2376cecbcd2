"""`bootcamp traces`: right, distinct, of the length asked for, whole or resumed, for any task that writes traces."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

import bootcamp
from bootcamp import registry
from bootcamp.cases import Case
from bootcamp.commands.traces import traces
from bootcamp.errors import BootcampError
from bootcamp.eval.hands import hand_cases
from bootcamp.traces import LINES, worked_solution, writes_traces
from bootcamp.verifiers.steps import step_lines


def rows(path: Path) -> list[dict[str, str]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("length", ["short", "medium", "long"])
def test_solutions_are_right_and_of_the_length_asked_for(tmp_path: Path, length: str) -> None:
    out = tmp_path / "traces.jsonl"
    traces(["game24"], count=12, form="v3", length=length, out=out)
    texts = [row["completion"] for row in rows(out)]
    assert len(set(texts)) == 12
    assert all(len(step_lines(text)) in LINES[length] for text in texts)
    for row in rows(out):
        case = bootcamp.case(row["id"])
        assert case.prompt == row["prompt"]
        assert case.verify(row["completion"]).correct
        assert all(bootcamp.get("game24").steps(case.instance, row["completion"]))


def test_an_interrupted_run_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    traces(["game24"], count=9, out=whole)
    calls = iter(range(5))

    def interrupt(case: Case, rng: Random, options: object = None) -> str:
        if next(calls, None) is None:
            raise KeyboardInterrupt
        return worked_solution(case, rng)

    with monkeypatch.context() as patched:
        patched.setattr("bootcamp.traces.worked_solution", interrupt)
        with pytest.raises(KeyboardInterrupt):
            traces(["game24"], count=9, out=cut)
    assert not cut.exists()
    part = next(tmp_path.glob(".cut*"))
    part.write_text(part.read_text()[:-20])  # the last line was being written
    traces(["game24"], count=9, out=cut)
    assert cut.read_text() == whole.read_text()
    assert list(tmp_path.glob(".*")) == []


def test_cases_of_a_file_are_solved_in_turn(tmp_path: Path) -> None:
    file, out = tmp_path / "cases.jsonl", tmp_path / "traces.jsonl"
    cases = hand_cases("test", language="zh")[:3]
    file.write_text("".join(case.to_json() + "\n" for case in cases), encoding="utf-8")
    traces(["game24"], count=6, cases=file, out=out)
    assert [row["id"] for row in rows(out)] == [case.id for case in cases] * 2
    assert len({row["completion"] for row in rows(out)}) == 6
    assert all("算式：" in row["completion"] for row in rows(out))


@pytest.mark.parametrize("style", ["boxed", "tags", "line", "none"])
def test_the_answer_is_handed_in_as_the_case_asks(style: str) -> None:
    case = bootcamp.get("game24").generate(3, 1, answer_style=style)
    verdict = case.verify(worked_solution(case, Random(1)))
    assert verdict.correct
    assert verdict.style == ("line" if style == "none" else style)


def test_every_trace_of_every_task_is_right() -> None:
    writers = [task for task in map(bootcamp.get, registry.names()) if writes_traces(task)]
    assert {"game24", "countdown"} <= {task.name for task in writers}
    for task in writers:
        for level in (1, 4, 7):
            for language in ("en", "zh"):
                case = task.generate(level, 2, language=language)
                solution = worked_solution(case, Random(level))
                assert case.verify(solution).correct, solution
                assert solution.count("\n") > 0


def test_bad_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bootcamp.traces._BARREN", 2)
    with pytest.raises(BootcampError, match="writes traces"):
        traces(["sat_assignment"])
    with pytest.raises(BootcampError, match="--option 'nodes': expected name=value"):
        traces(["game24"], option=["nodes"])
    with pytest.raises(BootcampError, match="nodes=0"):
        traces(["game24"], option=["nodes=0"])
    with pytest.raises(BootcampError, match="short, medium, long"):
        traces(["game24"], length="tiny")
    with pytest.raises(BootcampError, match="gave no new trace"):
        traces(["game24"], count=1, difficulty="1", length="long", option=["nodes=2"])

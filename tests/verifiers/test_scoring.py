"""Scoring batches: order, deadlines, poisonous samples, daemonic pool workers."""

from __future__ import annotations

import multiprocessing
import pickle
import time
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from pydantic import Field

import bootcamp
from bootcamp import registry, task
from bootcamp.cases import Case
from bootcamp.engine import scoring
from bootcamp.engine.scoring import score_many
from bootcamp.errors import BootcampError
from bootcamp.task import Prompt, Task
from bootcamp.verifiers import Integer


class Sleepy(Task["Sleepy.Params", "Sleepy.Instance", int]):
    """A task whose check takes as many seconds as the answer says."""

    class Params(task.Params):
        high: int = Field(ge=1, le=10**9, description="the largest number")

    class Instance(task.Instance):
        number: int

    answer = Integer()
    prompt = Prompt(en="How long? {{ number }}", zh="多久？{{ number }}")

    def params(self, difficulty: int) -> Params:
        return self.Params(high=10**6 * difficulty)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        return self.Instance(number=rng.randint(1, params.high)), 0

    def check(self, instance: Instance, answer: int) -> str:
        time.sleep(answer)
        return ""


@pytest.fixture
def sleepy() -> Iterator[Case]:
    name = registry.register(Sleepy)
    yield registry.get(name).generate(1)
    del registry._registered[name]


def pairs(count: int) -> list[tuple[Case, str]]:
    """Return right and wrong answers in turn."""
    cases = [bootcamp.get("chinese_remainder").generate(1, seed) for seed in range(count)]
    return [(case, rf"\boxed{{{case.answer if index % 2 == 0 else 'x'}}}") for index, case in enumerate(cases)]


@pytest.mark.parametrize("workers", [0, 2])
def test_order_is_kept(workers: int) -> None:
    batch = pairs(20)
    as_text = [(case.to_json(), [{"role": "assistant", "content": response}]) for case, response in batch]
    for verdicts in (score_many(batch, workers), score_many(as_text, workers)):
        assert [verdict.correct for verdict in verdicts] == [True, False] * 10
        assert pickle.loads(pickle.dumps(verdicts)) == verdicts


def test_an_empty_batch() -> None:
    assert score_many([]) == []
    assert score_many([], workers=2) == []


def test_a_sample_that_never_ends_costs_no_more_than_the_deadline(sleepy: Case) -> None:
    start = time.monotonic()
    verdicts = score_many([(sleepy, r"\boxed{0}"), (sleepy, r"\boxed{30}"), (sleepy, r"\boxed{0}")], deadline=0.5)
    assert time.monotonic() - start < 5
    assert [verdict.reason for verdict in verdicts] == ["correct", "timeout", "correct"]
    assert [verdict.score for verdict in verdicts] == [1.0, None, 1.0]


def test_a_slow_sample_gets_its_verdict_too(sleepy: Case) -> None:
    batch = [(sleepy, r"\boxed{1}"), *pairs(20)]
    assert [verdict.correct for verdict in score_many(batch, deadline=20)] == [True, *[True, False] * 10]


def test_several_hanging_samples_leave_time_for_the_others(sleepy: Case) -> None:
    batch = [(sleepy, r"\boxed{60}")] * 5 + pairs(20)
    verdicts = score_many(batch, deadline=4)
    assert [verdict.reason for verdict in verdicts[:5]] == ["timeout"] * 5
    assert [verdict.correct for verdict in verdicts[5:]] == [True, False] * 10


def test_a_sample_that_exits_is_an_error_of_its_own(sleepy: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    def leave(self: Sleepy, instance: Sleepy.Instance, answer: int) -> str:
        raise SystemExit(3)

    monkeypatch.setattr(Sleepy, "check", leave)
    verdicts = score_many([(sleepy, r"\boxed{1}"), *pairs(2)])
    assert [verdict.reason for verdict in verdicts] == ["error", "correct", "malformed"]


def test_a_worker_that_does_not_answer_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scoring, "SAMPLE_SECONDS", 1e-9)
    assert [verdict.reason for verdict in score_many(pairs(2), workers=1)] == ["timeout", "timeout"]


def test_flags_of_truncation() -> None:
    case = bootcamp.get("chinese_remainder").generate(1)
    responses = [(case, f"Answer: {case.answer}")] * 2
    assert [v.correct for v in score_many(responses, truncated=[False, True])] == [True, False]
    assert [v.correct for v in score_many(responses, truncated=True)] == [False, False]
    with pytest.raises(BootcampError, match="truncated has 1 flags for 2 pairs"):
        score_many(responses, truncated=[True])


@pytest.mark.parametrize("options", [{"workers": -1}, {"workers": 1.5}, {"deadline": 0}, {"deadline": float("nan")}])
def test_wrong_arguments(options: dict[str, Any]) -> None:
    with pytest.raises(BootcampError, match=next(iter(options))):
        score_many([], **options)


@pytest.mark.parametrize("workers", [0, 1])
def test_a_case_that_cannot_be_read(workers: int) -> None:
    with pytest.raises(BootcampError, match="not a case in JSON"):
        score_many([("{}", "1")], workers)


def test_a_task_of_this_process_only(sleepy: Case) -> None:
    with pytest.raises(BootcampError, match="use workers=0"):
        score_many([(sleepy, r"\boxed{0}")], workers=1)


def _in_daemon(count: int) -> list[bool]:
    return [verdict.correct for workers in (0, 1) for verdict in score_many(pairs(count), workers)]


def test_inside_a_daemonic_worker() -> None:
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.apply(_in_daemon, (4,)) == [True, False, True, False] * 2

"""Inspect's tasks, scorers and providers; its own evaluations fetch an encoding, so the scorer is called on its own."""

import asyncio
import math
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from bootcamp.errors import BootcampError
from bootcamp.eval.models import Decoding, Serving
from bootcamp.eval.providers import open_model
from bootcamp.eval.runs import Run
from bootcamp.eval.suites import compose
from tests.eval.endpoint import Answer, right, serve

pytest.importorskip("inspect_ai")


def test_task_and_scorer() -> None:
    from inspect_ai.model import ChatMessageUser, ModelName, ModelOutput
    from inspect_ai.scorer import Target
    from inspect_ai.solver import TaskState

    from bootcamp.rewards.inspect import bootcamp_eval, verdict

    sample = bootcamp_eval("game24", count=2, difficulty=3).dataset[0]

    def score(text: str) -> float:
        output = ModelOutput.from_content(model="mock", content=text)
        message = ChatMessageUser(content=sample.input)
        state = TaskState(
            model=ModelName("mock/model"),
            sample_id=sample.id,
            epoch=1,
            input=sample.input,
            messages=[message],
            output=output,
            metadata=sample.metadata,
        )
        found = asyncio.run(verdict()(state, Target(sample.target)))
        assert found is not None
        return float(found.as_float())

    assert score(rf"\boxed{{{sample.target}}}") == 1.0
    assert score("I do not know.") == 0.0
    assert not math.isnan(score(r"\boxed{1}"))


def test_inspect_finds_the_task_by_name() -> None:
    """``inspect eval bootcamp/bootcamp_eval`` loads the entry point; from a checkout the task has no namespace."""
    from inspect_ai.util import registry_info

    [found] = entry_points(group="inspect_ai", name="bootcamp")
    assert registry_info(found.load().bootcamp_eval).name.rpartition("/")[2] == "bootcamp_eval"


def test_a_run_by_a_provider(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Through its client of OpenAI-compatible endpoints, against a scripted one."""
    pytest.importorskip("openai")
    suite, decoding = compose("game24,chain_sum", [2]), Decoding(max_tokens=20, system="Be brief.")
    name = "inspect:openai-api/scripted/model"
    run = Run.begin(tmp_path / "run", suite, model=name, samples=1, thinking="auto", decoding=decoding)
    cut = Answer("So far", finish="length")
    with serve(suite.cases(), lambda case, n: right(case, n) if case.task == "game24" else cut) as server:
        monkeypatch.setenv("SCRIPTED_API_KEY", "none")
        monkeypatch.setenv("SCRIPTED_BASE_URL", server.url)
        assert run.go_on(open_model(name, decoding, Serving(concurrency=2))) == []
    found = {response.id.partition("@")[0]: response for response in run.responses()}
    assert (found["game24"].reason, found["game24"].truncated) == ("correct", False)
    assert (found["chain_sum"].reason, found["chain_sum"].truncated) == ("no_answer", True)
    assert (found["game24"].tokens, found["game24"].prompt_tokens) == (7, 11)
    assert server.requests[0]["max_tokens"] == 20
    assert [message["role"] for message in server.requests[0]["messages"]] == ["system", "user"]


def test_an_unknown_provider_is_told() -> None:
    model = open_model("inspect:no_such_provider/model", Decoding(), Serving())
    with pytest.raises(BootcampError, match="no_such_provider"):
        list(model.answer([]))

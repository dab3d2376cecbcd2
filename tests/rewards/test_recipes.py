"""The recipes, called as the sources of the frameworks call them; what they import is stood in for."""

import asyncio
import sys
from types import ModuleType, SimpleNamespace
from typing import Any, NamedTuple

import pytest
from pydantic import BaseModel

from bootcamp import registry
from bootcamp.cases import Case
from bootcamp.rewards.rows import FORMATS
from tests.rewards.test_functions import WRONG, recipe


def stand_in(monkeypatch: pytest.MonkeyPatch, name: str, **members: Any) -> None:
    """Make a module importable, with these members."""
    parts = name.split(".")
    for end in range(1, len(parts)):
        monkeypatch.setitem(sys.modules, ".".join(parts[:end]), ModuleType(".".join(parts[:end])))
    module = ModuleType(name)
    vars(module).update(members)
    monkeypatch.setitem(sys.modules, name, module)


def test_nemo_gym(monkeypatch: pytest.MonkeyPatch, case: Case, right: str) -> None:
    class Part(BaseModel):
        type: str
        text: str = ""

    class Item(BaseModel):
        type: str
        content: list[Part] = []

    class Output(BaseModel):
        output: list[Item]

    class BaseVerifyRequest(BaseModel):
        responses_create_params: dict[str, Any]
        response: Output

    class BaseVerifyResponse(BaseVerifyRequest):
        reward: float

    stand_in(
        monkeypatch,
        "nemo_gym.base_resources_server",
        BaseVerifyRequest=BaseVerifyRequest,
        BaseVerifyResponse=BaseVerifyResponse,
        SimpleResourcesServer=object,
    )
    module = recipe("nemo_gym")
    row = FORMATS["nemo-gym"](case, source="")

    def verify(*items: dict[str, Any]) -> Any:
        body = module.Request(**row, response={"output": items})
        return asyncio.run(module.BootcampServer().verify(body))

    thought = {"type": "reasoning"}
    answered = verify(thought, {"type": "message", "content": [{"type": "output_text", "text": right}]})
    assert (answered.reward, answered.reason, answered.case) == (1.0, "correct", case.to_json())
    assert verify(thought).reward == 0.0


def test_nemo_rl(monkeypatch: pytest.MonkeyPatch, case: Case, right: str) -> None:
    torch = pytest.importorskip("torch")

    class EnvironmentReturn(NamedTuple):
        observations: list[dict[str, str]]
        metadata: list[Any]
        next_stop_strings: list[Any]
        rewards: Any
        terminateds: Any
        answers: list[str]

    stand_in(monkeypatch, "ray", remote=lambda cls: cls)
    stand_in(
        monkeypatch,
        "nemo_rl.environments.interfaces",
        EnvironmentInterface=object,
        EnvironmentReturn=EnvironmentReturn,
    )
    env = recipe("nemo_rl").BootcampEnvironment({})
    logs = [
        [{"role": "user", "content": case.prompt}, {"role": "assistant", "content": text}] for text in (right, WRONG)
    ]
    found = env.step(logs, [{"ground_truth": case.to_json()}] * 2)
    assert found.rewards.tolist() == [1.0, 0.0]
    assert found.terminateds.tolist() == [1.0, 1.0]
    _, metrics = env.global_post_process_and_metrics({"rewards": torch.tensor([1.0, 0.0])})
    assert metrics == {"accuracy": 0.5}
    game = registry.get("nim_duel").generate(1, seed=1)
    whole = game.demonstrate()
    for end in range(2, len(whole), 2):
        told = env.step([whole[:end]], [{"ground_truth": game.to_json()}])
        assert told.observations == [{"role": "environment", "content": whole[end]["content"]}]
        assert (told.rewards.tolist(), told.terminateds.tolist()) == ([float(end + 1 == len(whole))],) * 2


def test_openenv(monkeypatch: pytest.MonkeyPatch) -> None:
    class Action(BaseModel):
        pass

    class Observation(BaseModel):
        done: bool = False
        reward: float | None = None

    class State(BaseModel):
        episode_id: str | None = None
        step_count: int = 0

    stand_in(monkeypatch, "openenv.core.env_server.interfaces", Environment=object)
    stand_in(monkeypatch, "openenv.core.env_server.types", Action=Action, Observation=Observation, State=State)
    module = recipe("openenv")
    env = module.BootcampEnvironment()
    asked = env.reset(seed=3, tasks="game24")
    assert not asked.done
    case = env._episode.case
    assert asked.prompt == case.prompt
    answered = env.step(module.Answer(answer=case.answer))
    assert (answered.done, answered.reward, env.state.step_count) == (True, 1.0, 1)
    asked = env.reset(seed=3, tasks="interactive/duels/*")
    whole = env._episode.case.demonstrate()
    assert asked.prompt == whole[0]["content"]
    for place in range(1, len(whole), 2):
        told = env.step(module.Answer(answer=whole[place]["content"]))
        assert told.prompt == whole[place + 1]["content"]
    assert (told.done, told.reward, env.state.step_count) == (True, 1.0, len(whole) // 2)


def test_lm_eval(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch, "datasets", Dataset=SimpleNamespace(from_list=list))
    module = recipe("lm_eval")
    docs = module.build(tasks="game24", count=2)["test"]
    assert len(docs) == 2
    assert module.process_results(docs[0], [rf"\boxed{{{docs[0]['answer']}}}"]) == {"exact_match": 1.0, "error": 0.0}
    assert module.process_results(docs[0], ["no idea"])["exact_match"] == 0.0

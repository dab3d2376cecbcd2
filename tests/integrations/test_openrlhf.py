"""OpenRLHF's own executor, with an engine that says what it is told."""

import asyncio
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("openrlhf")
pytest.importorskip("torch")
pytest.importorskip("aiohttp")

import torch

from bootcamp import registry
from bootcamp.commands.openrlhf_file import openrlhf_file

RECIPES = Path(__file__).parents[2] / "docs/recipes"


class Characters:
    """A tokenizer whose tokens are characters."""

    def __call__(self, text: str, **_: Any) -> dict[str, Any]:
        return {"input_ids": torch.tensor([list(map(ord, text))])}

    def decode(self, ids: list[int], skip_special_tokens: bool = False) -> str:
        return "".join(map(chr, ids))


def test_executor_runs_the_file_that_the_command_writes(tmp_path: Path) -> None:
    from openrlhf.utils.agent import SingleTurnAgentExecutor

    openrlhf_file(tmp_path / "reward.py")
    case = registry.get("game24").generate(1, seed=0)
    prompt = f"<|im_start|>user\n{case.prompt}<|im_end|>\n<|im_start|>assistant\n"

    async def run(response: str) -> dict[str, Any]:
        async def generate(ids: list[int], *_: Any, **__: Any) -> SimpleNamespace:
            tokens = list(map(ord, f"{response}<|im_end|>"))
            return SimpleNamespace(
                outputs=[SimpleNamespace(token_ids=tokens, text=response, finish_reason="stop", logprobs=None)]
            )

        executor = SingleTurnAgentExecutor(str(tmp_path / "reward.py"))
        settings = SimpleNamespace(max_tokens=200, logprobs=None)
        engine = SimpleNamespace(generate=generate)
        found: dict[str, Any] = await executor.execute(prompt, case.to_json(), settings, 4000, Characters(), engine)
        return found

    for response, score in ((rf"\boxed{{{case.answer}}}", 1.0), (r"\boxed{1}", 0.0)):
        found = asyncio.run(run(response))
        assert float(found["reward"]) == float(found["scores"]) == score
        assert float(found["extra_logs"]["acc"]) == score


@pytest.mark.parametrize("right", [True, False])
def test_multi_turn_executor_plays_games(monkeypatch: pytest.MonkeyPatch, right: bool) -> None:
    monkeypatch.syspath_prepend(RECIPES)
    executor = import_module("openrlhf_agent").AgentExecutor()
    case = registry.get("nim_duel").generate(2, seed=0)
    whole = case.demonstrate()
    script = iter([one["content"] for one in whole[1::2]] if right else ["I pass."] * 3)
    ends = {"user": "<|im_end|>\n<|im_start|>assistant\n", "assistant": "<|im_end|>\n"}
    prompt = f"<|im_start|>user\n{case.prompt}{ends['user']}"
    said: list[str] = []

    async def generate(ids: list[int], *_: Any, **__: Any) -> SimpleNamespace:
        said.append(next(script))
        tokens = list(map(ord, f"{said[-1]}<|im_end|>"))
        return SimpleNamespace(
            outputs=[SimpleNamespace(token_ids=tokens, text=said[-1], finish_reason="stop", logprobs=None)]
        )

    settings, engine = SimpleNamespace(max_tokens=200, logprobs=None), SimpleNamespace(generate=generate)
    found: Any = asyncio.run(executor.execute(prompt, case.to_json(), settings, 9000, Characters(), engine))
    assert float(found["reward"]) == float(found["scores"]) == float(found["extra_logs"]["acc"]) == float(right)
    tokens = found["observation_tokens"]
    assert [Characters().decode(tokens[start:end]) for start, end in found["action_ranges"]] == [
        f"{reply}<|im_end|>" for reply in said
    ]
    if right:
        written = "".join(f"<|im_start|>{one['role']}\n{one['content']}<|im_end|>\n" for one in whole[:-1])
        assert f"{Characters().decode(tokens)}\n" == written

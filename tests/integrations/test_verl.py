"""verl's own reward loop and data loading, without a GPU."""

import asyncio
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("verl")
pytest.importorskip("torch")
pytest.importorskip("tensordict")

import numpy as np
import torch
from omegaconf import OmegaConf

from bootcamp.cases import Case
from bootcamp.dataset import Mixture
from bootcamp.rewards.outcome import Outcome
from bootcamp.rewards.rows import FORMATS

RECIPES = Path(__file__).parents[2] / "docs/recipes"


class Characters:
    """A tokenizer whose tokens are characters."""

    name_or_path = "characters"
    chat_template = None

    def encode(self, text: str) -> list[int]:
        return list(map(ord, text))

    def decode(self, ids: Any, skip_special_tokens: bool = True) -> str:
        return "".join(map(chr, ids))


def test_reward_manager_runs_our_function() -> None:
    from verl import DataProto
    from verl.experimental.reward_loop.reward_manager.naive import NaiveRewardManager
    from verl.trainer.ppo.reward import get_custom_reward_fn

    where = {"path": "pkg://bootcamp.rewards.verl", "name": "compute_score", "reward_kwargs": {"thinking": "auto"}}
    config = OmegaConf.create({"reward": {"custom_reward_function": where}})
    case = Mixture("game24", difficulty=1)[0]
    row = FORMATS["verl"](case, source="bootcamp/arithmetic")

    async def judge(response: str) -> dict[str, Any]:
        manager = NaiveRewardManager(config, Characters(), get_custom_reward_fn(config))
        ids = torch.tensor([Characters().encode(response)])
        data = DataProto.from_dict(
            tensors={"responses": ids, "attention_mask": torch.ones_like(ids)},
            non_tensors={name: np.array([row[name]], dtype=object) for name in row},
        )
        found: dict[str, Any] = await manager.run_single(data)
        return found

    right, wrong = (asyncio.run(judge(text)) for text in (rf"\boxed{{{case.answer}}}", r"\boxed{1}"))
    assert (right["reward_score"], wrong["reward_score"]) == (1.0, 0.0)
    assert list(right["reward_extra_info"]) == list(wrong["reward_extra_info"]) == list(Outcome.__annotations__)


@pytest.fixture
def mixture(tmp_path: Path) -> Path:
    path = tmp_path / "mixture.yaml"
    path.write_text(Mixture(["game24", "chinese_remainder"], difficulty=(1, 3)).to_yaml())
    return path


def load(mixture: Path, name: str) -> Any:
    from verl.trainer.ppo.utils import create_rl_dataset

    where = {"path": "pkg://bootcamp.rewards.verl_data", "name": name}
    config = OmegaConf.create({"custom_cls": where, "max_prompt_length": 5000, "mixture_size": 50})
    return create_rl_dataset([str(mixture)], config, Characters(), None)


def test_mixture_is_a_data_set(mixture: Path) -> None:
    from torch.utils.data import DataLoader
    from verl.utils.dataset.rl_dataset import collate_fn

    data = load(mixture, "MixtureDataset")
    assert len(data) == 50
    batch = next(iter(DataLoader(data, batch_size=6, collate_fn=collate_fn)))
    cases = [Case.from_json(model["ground_truth"]) for model in batch["reward_model"]]
    assert [case.messages() for case in cases] == list(batch["raw_prompt"])
    assert list(batch["index"]) == list(range(6))
    assert {case.task for case in cases} == {"game24", "chinese_remainder"}


def test_curriculum_follows_the_results(mixture: Path) -> None:
    from verl import DataProto

    data = load(mixture, "CurriculumDataset")
    before = data.curriculum.snapshot
    rows = [data[index] for index in range(24)]
    batch = DataProto.from_dict(
        tensors={"responses": torch.zeros(24, 1)},
        non_tensors={
            "extra_info": np.array([row["extra_info"] for row in rows], dtype=object),
            "acc": np.array([float(row["extra_info"]["level"] == 1) for row in rows]),
            "error": np.array([0.0] * 23 + [1.0]),
        },
    )
    data.on_batch_end(batch=batch)
    assert data.curriculum.snapshot != before


TEMPLATE = (
    "{% for m in messages %}<{{ m.role }}>{{ m.content }}</s>{% endfor %}"
    "{% if add_generation_prompt %}<assistant>{% endif %}"
)


class Engine:
    """What verl asks for tokens: it makes the next move of the script of the conversation that it is shown."""

    def __init__(self, tokenizer: Any, scripts: dict[str, list[str]]) -> None:
        self.tokenizer, self.scripts = tokenizer, scripts
        self.rooms: list[int] = []

    async def generate(self, *, prompt_ids: list[int], sampling_params: dict[str, Any], **_: Any) -> Any:
        from verl.workers.rollout.replica import TokenOutput

        shown = self.tokenizer.decode(prompt_ids)
        script = next(script for prompt, script in self.scripts.items() if prompt in shown)
        ids = self.tokenizer(script[shown.count("<assistant>") - 1], add_special_tokens=False)["input_ids"] + [1]
        room = sampling_params.get("max_new_tokens", 10_000)
        self.rooms.append(room)
        return TokenOutput(token_ids=ids[:room], log_probs=[-0.5] * len(ids[:room]), extra_fields={})


def rollout(folder: Path, rows: list[Any], scripts: list[list[str]], length: int = 4000) -> Any:
    """Give rows of an export to verl's own worker of agent loops, before an engine that makes scripted replies."""
    import hydra
    from transformers import ByT5Tokenizer, LlamaConfig
    from verl import DataProto
    from verl.experimental.agent_loop.agent_loop import AgentLoopWorker

    tokenizer = ByT5Tokenizer(extra_ids=0)
    tokenizer.chat_template = TEMPLATE
    tokenizer.save_pretrained(folder / "model")
    LlamaConfig(
        architectures=["LlamaForCausalLM"], vocab_size=300, hidden_size=8, num_hidden_layers=1, num_attention_heads=1
    ).save_pretrained(folder / "model")
    with hydra.initialize_config_module("verl.trainer.config", version_base=None):
        agent = "actor_rollout_ref.rollout.agent"
        config = hydra.compose(
            "ppo_trainer",
            [
                f"actor_rollout_ref.model.path={folder / 'model'}",
                f"{agent}.agent_loop_config_path={RECIPES / 'verl_agents.yaml'}",
                f"{agent}.default_agent_loop=bootcamp",
                f"actor_rollout_ref.rollout.response_length={length}",
                "actor_rollout_ref.rollout.prompt_length=4000",
                "actor_rollout_ref.rollout.name=vllm",
                "actor_rollout_ref.rollout.calculate_log_probs=true",
            ],
        )
    cases = [Case.from_json(row["reward_model"]["ground_truth"]) for row in rows]
    engine = Engine(tokenizer, {case.prompt: script for case, script in zip(cases, scripts, strict=True)})
    worker = AgentLoopWorker(config, engine)
    columns = {name: np.array([row[name] for row in rows], dtype=object) for name in ("reward_model", "data_source")}
    prompts = np.empty(len(rows), dtype=object)
    prompts[:] = [row["prompt"] for row in rows]
    batch = DataProto.from_dict(non_tensors={**columns, "raw_prompt": prompts}, meta_info={"global_steps": 0})
    return tokenizer, engine, asyncio.run(worker.generate_sequences(batch))


def test_agent_loop_plays_games(tmp_path: Path) -> None:
    cases = list(islice(Mixture(["nim_duel", "liar_number_search"], difficulty=2), 4))
    rows = [FORMATS["verl"](case, source="bootcamp") for case in cases]
    scripts = [[message["content"] for message in case.demonstrate()[1::2]] for case in cases]
    scripts[3] = ["I pass."] * 3
    tokenizer, _, done = rollout(tmp_path, rows, scripts)
    assert list(done.non_tensor_batch["acc"]) == [1.0, 1.0, 1.0, 0.0]
    assert done.batch["rm_scores"].sum(1).tolist() == [1.0, 1.0, 1.0, 0.0]
    assert set(Outcome.__annotations__) <= set(done.non_tensor_batch)
    for row, (case, script) in enumerate(zip(cases, scripts, strict=True)):
        mask = done.batch["response_mask"][row].bool()
        learned = tokenizer.decode(done.batch["responses"][row][mask])
        assert learned == "".join(f"{reply}</s>" for reply in script)
        assert set(done.batch["rollout_log_probs"][row][mask].tolist()) == {-0.5}
        if row < 3:
            told = tokenizer.decode(done.batch["responses"][row], skip_special_tokens=False).split("<pad>")[0]
            whole = tokenizer.apply_chat_template(case.demonstrate()[:-1], tokenize=False)
            assert whole.endswith(told)


def test_agent_loop_keeps_to_the_length(tmp_path: Path) -> None:
    case = Mixture(["nim_duel"], difficulty=2)[0]
    script = [message["content"] for message in case.demonstrate()[1::2]]
    for length in (len(script[0]), len(script[0]) + 20, len(script[0]) + 100):
        _, engine, done = rollout(tmp_path, [FORMATS["verl"](case, source="bootcamp")], [script], length)
        assert done.batch["responses"].shape == (1, length)
        assert list(done.non_tensor_batch["acc"]) == [0.0]
        assert max(engine.rooms) == length

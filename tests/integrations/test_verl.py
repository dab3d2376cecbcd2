"""verl's own reward loop and data loading, without a GPU."""

import asyncio
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

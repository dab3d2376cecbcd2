"""TRL's own GRPOTrainer for two steps on a tiny random model."""

import os
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("trl")
pytest.importorskip("datasets")

from bootcamp.dataset import Mixture
from bootcamp.rewards import trl as adapter
from bootcamp.rewards.rows import FORMATS

os.environ["HF_HUB_OFFLINE"] = "1"
os.environ["TRL_EXPERIMENTAL_SILENCE"] = "1"


@pytest.fixture(scope="module")
def tokenizer() -> Any:
    """A tokenizer over bytes, with a chat template that knows tools."""
    import trl
    from tokenizers import Tokenizer, decoders, models, pre_tokenizers
    from transformers import PreTrainedTokenizerFast

    special = ["<|endoftext|>", "<|im_end|>"]
    vocabulary = {token: i for i, token in enumerate(special + sorted(pre_tokenizers.ByteLevel.alphabet()))}
    inner = Tokenizer(models.BPE(vocabulary, []))
    inner.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    inner.decoder = decoders.ByteLevel()
    made = PreTrainedTokenizerFast(
        tokenizer_object=inner, pad_token=special[0], eos_token=special[1], padding_side="left"
    )
    made.chat_template = (Path(trl.__file__).parent / "chat_templates/qwen3.jinja").read_text()
    return made


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory, tokenizer: Any) -> str:
    """The folder of a tiny model with random weights."""
    from transformers import AutoConfig, AutoModelForCausalLM

    config = AutoConfig.for_model(
        "qwen2",
        vocab_size=len(tokenizer),
        hidden_size=32,
        intermediate_size=32,
        num_hidden_layers=2,
        num_attention_heads=2,
        num_key_value_heads=1,
    )
    folder = tmp_path_factory.mktemp("model")
    AutoModelForCausalLM.from_config(config).save_pretrained(folder)
    tokenizer.save_pretrained(folder)
    return str(folder)


def train(model: str, tokenizer: Any, folder: Path, **options: Any) -> list[dict[str, float]]:
    """Train for two steps and return what TRL logged."""
    from datasets import Dataset
    from trl import GRPOConfig, GRPOTrainer

    cases = Mixture(["game24", "chinese_remainder"], difficulty=(1, 2))[:8]
    rows = Dataset.from_list([FORMATS["trl"](case, source="bootcamp") for case in cases])
    adapter.check_cases(rows["case"])
    settings = GRPOConfig(
        output_dir=str(folder),
        max_steps=2,
        per_device_train_batch_size=4,
        num_generations=2,
        max_completion_length=8,
        logging_steps=1,
        use_cpu=True,
        bf16=False,
        report_to=[],
        save_strategy="no",
    )
    trainer = GRPOTrainer(model=model, args=settings, train_dataset=rows, processing_class=tokenizer, **options)
    trainer.train()
    return [entry for entry in trainer.state.log_history if "reward" in entry]


def test_two_steps_with_both_rewards(model: str, tokenizer: Any, tmp_path: Path) -> None:
    strict = adapter.make_reward(name="strict")
    logs = train(model, tokenizer, tmp_path, reward_funcs=[strict, adapter.async_reward])
    assert len(logs) == 2
    for entry in logs:
        assert entry["rewards/strict/mean"] == entry["rewards/bootcamp/mean"] == 0.0
        assert entry["bootcamp/error"] == 0.0


def test_two_steps_with_the_environment(model: str, tokenizer: Any, tmp_path: Path) -> None:
    pytest.importorskip("jmespath")
    logs = train(model, tokenizer, tmp_path, environment_factory=adapter.Environment)
    assert len(logs) == 2
    assert all(entry["rewards/Environment/mean"] == 0.0 for entry in logs)

"""TRL's own GRPOTrainer for two steps on a tiny random model."""

import inspect
import os
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("trl")
pytest.importorskip("datasets")

from trl import GRPOConfig, GRPOTrainer

from bootcamp import registry
from bootcamp.dataset import Mixture
from bootcamp.rewards import trl as adapter

CHATML = """{% for message in messages %}<|im_start|>{{ message.role }}
{{ message.content }}<|im_end|>
{% endfor %}<|im_start|>assistant
"""

os.environ["HF_HUB_OFFLINE"] = "1"
os.environ["TRL_EXPERIMENTAL_SILENCE"] = "1"

newer_trl = pytest.mark.skipif(
    "environment_factory" not in inspect.signature(GRPOTrainer.__init__).parameters,
    reason="this TRL has no async rewards and no environments",
)


@pytest.fixture(scope="module")
def tokenizer() -> Any:
    """A tokenizer over bytes, with a chat template that knows tools where TRL ships one."""
    import trl
    from tokenizers import Tokenizer, decoders, models, pre_tokenizers
    from transformers import PreTrainedTokenizerFast

    special = ["<|endoftext|>", "<|im_end|>"]
    vocabulary = {token: i for i, token in enumerate(special + sorted(pre_tokenizers.ByteLevel.alphabet()))}
    inner = Tokenizer(models.BPE(vocabulary, []))
    inner.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    inner.decoder = decoders.ByteLevel()
    made = PreTrainedTokenizerFast(
        tokenizer_object=inner,
        pad_token=special[0],
        eos_token=special[1],
        padding_side="left",
        model_input_names=["input_ids", "attention_mask"],
    )
    shipped = Path(trl.__file__).parent / "chat_templates/qwen3.jinja"
    made.chat_template = shipped.read_text() if shipped.is_file() else CHATML
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


def cases() -> Mixture:
    return Mixture(["game24", "chinese_remainder"], difficulty=(1, 2))[:8]


def train(
    model: str, tokenizer: Any, folder: Path, rows: Any = None, steps: int = 2, **options: Any
) -> list[dict[str, float]]:
    """Train for two steps, on a few cases unless other rows are given, and return what TRL logged."""
    if rows is None:
        rows = cases().to_dataset()
        adapter.check_cases(rows["case"])
    settings = GRPOConfig(
        output_dir=str(folder),
        max_steps=steps,
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


def test_two_steps_with_two_rewards(model: str, tokenizer: Any, tmp_path: Path) -> None:
    strict = adapter.make_reward(name="strict")
    logs = train(model, tokenizer, tmp_path, reward_funcs=[strict, adapter.reward])
    assert len(logs) == 2
    assert all(entry["rewards/strict/mean"] == entry["rewards/bootcamp/mean"] == 0.0 for entry in logs)


def test_a_row_of_other_data_has_no_reward_of_ours(model: str, tokenizer: Any, tmp_path: Path) -> None:
    from datasets import Dataset

    def other(completions: Any, case: Any, **columns: Any) -> list[float | None]:
        return [0.5 if one is None else None for one in case]

    ours = [{"prompt": row["prompt"], "case": row["case"]} for row in cases()[:4].to_dataset()]
    theirs = [{"prompt": [{"role": "user", "content": f"What is {n} + {n}?"}], "case": None} for n in range(4)]
    rows = Dataset.from_list([row for pair in zip(ours, theirs, strict=True) for row in pair])
    logs = train(model, tokenizer, tmp_path, rows, reward_funcs=[adapter.reward, other])
    assert len(logs) == 2
    assert all(entry["rewards/other/mean"] in (0.5, pytest.approx(float("nan"), nan_ok=True)) for entry in logs)


def test_an_endless_mixture_goes_on_when_its_puzzles_are_used_up(model: str, tokenizer: Any, tmp_path: Path) -> None:
    few = Mixture("game24", difficulty=1, repeat=True)
    logs = train(model, tokenizer, tmp_path, few.to_hugging_face(), steps=1, reward_funcs=[adapter.reward])
    assert [entry["rewards/bootcamp/mean"] for entry in logs] == [0.0]


@newer_trl
def test_two_steps_with_the_async_reward(model: str, tokenizer: Any, tmp_path: Path) -> None:
    logs = train(model, tokenizer, tmp_path, reward_funcs=[adapter.async_reward])
    assert len(logs) == 2
    assert all(entry["rewards/bootcamp/mean"] == entry["bootcamp/error"] == 0.0 for entry in logs)


@newer_trl
def test_two_steps_with_games(model: str, tokenizer: Any, tmp_path: Path) -> None:
    pytest.importorskip("jmespath")
    rows = Mixture("interactive/*", difficulty=(1, 2))[:8].to_dataset()
    logs = train(model, tokenizer, tmp_path, rows, environment_factory=adapter.Game)
    assert len(logs) == 2
    assert all(entry["rewards/Game/mean"] == 0.0 for entry in logs)


def test_a_game_is_played_by_calls_of_its_tool() -> None:
    case = registry.get("hidden_wiring_lamps").generate(2, 1)
    table = adapter.Game()
    table.reset(case=case.to_json(), prompt="", split="train")
    moves = [message["content"][len("\\boxed{") : -1] for message in case.demonstrate()[1::2]]
    assert "no allowed move" in table.submit("99")
    for move in moves:
        assert table.get_reward() == 0.0
        told = table.submit(move)
    assert told.endswith("You won.")
    assert table.get_reward() == 1.0
    assert table.submit("1") == told


@newer_trl
def test_two_steps_with_the_environment(model: str, tokenizer: Any, tmp_path: Path) -> None:
    pytest.importorskip("jmespath")
    logs = train(model, tokenizer, tmp_path, environment_factory=adapter.Environment)
    assert len(logs) == 2
    assert all(entry["rewards/Environment/mean"] == 0.0 for entry in logs)

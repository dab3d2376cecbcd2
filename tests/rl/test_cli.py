"""The commands, end to end on a tiny model: a supervised start, GRPO under a curriculum, law, plots, re-scoring."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bootcamp.commands.entropy_law import entropy_law
from bootcamp.commands.plot import plot
from bootcamp.commands.rescore import rescore
from bootcamp.commands.sft import sft
from bootcamp.commands.train import train
from bootcamp.errors import BootcampError
from bootcamp.storage.responses import read_judged

COMMON = ["device=cpu", "tasks={decimal_arithmetic: 1}", "max_steps=2", "max_completion_length=64"]


@pytest.fixture(scope="module")
def bytes_model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tiny Llama over bytes, which any prompt can be written in."""
    from tokenizers import Tokenizer, decoders, models, pre_tokenizers
    from transformers import LlamaConfig, LlamaForCausalLM, PreTrainedTokenizerFast

    alphabet = sorted(pre_tokenizers.ByteLevel.alphabet())
    inner = Tokenizer(models.BPE(vocab={"<end>": 0, **{c: i + 1 for i, c in enumerate(alphabet)}}, merges=[]))
    inner.pre_tokenizer, inner.decoder = pre_tokenizers.ByteLevel(add_prefix_space=False), decoders.ByteLevel()
    tokenizer = PreTrainedTokenizerFast(tokenizer_object=inner, eos_token="<end>", pad_token="<end>")
    sizes = {"hidden_size": 32, "intermediate_size": 64, "num_hidden_layers": 1, "num_attention_heads": 2}
    model = LlamaForCausalLM(
        LlamaConfig(vocab_size=257, num_key_value_heads=1, eos_token_id=0, bos_token_id=None, **sizes)
    )
    folder = tmp_path_factory.mktemp("bytes")
    model.save_pretrained(folder)
    tokenizer.save_pretrained(folder)
    return folder


def test_from_a_supervised_start_to_plots(
    bytes_model: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shared = [*COMMON, "mixture={difficulty: 1-2}"]
    sft(None, [*shared, f"model={bytes_model}", f"output_dir={tmp_path / 'sft'}", "train_batch_size=4"])
    grpo = [
        f"model={tmp_path / 'sft' / 'checkpoint-2'}", f"output_dir={tmp_path / 'grpo'}", "generation_batch_size=8",
        "num_generations=4", "curriculum=band", "eval_steps=1", "eval_size=4", "log_completions=true",
    ]  # fmt: skip
    train(None, [*shared, *grpo])
    rows = [json.loads(line) for line in (tmp_path / "grpo" / "metrics.jsonl").read_text(encoding="utf-8").splitlines()]
    assert sum("eval/accuracy" in row for row in rows) == 3
    assert sum("rewards/decimal_arithmetic/mean" in row for row in rows) == 2
    capsys.readouterr()
    plot(tmp_path / "grpo")
    drawn = capsys.readouterr().out.split()
    assert {Path(path).name for path in drawn} >= {"reward.png", "entropy.png", "length.png", "accuracy.png"}
    assert all(Path(path).stat().st_size > 1000 for path in drawn)
    entropy_law(tmp_path / "grpo")
    assert json.loads(capsys.readouterr().out)["verdict"] == "inconclusive"
    train(None, [*shared, *grpo, "max_steps=3"])
    more = (tmp_path / "grpo" / "metrics.jsonl").read_text(encoding="utf-8").splitlines()
    assert [json.loads(line) for line in more[: len(rows)]] == rows


def test_rescoring_gives_the_same_verdicts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import bootcamp
    from bootcamp.storage.responses import Judged, write_judged

    cases = [bootcamp.get("decimal_arithmetic").generate(1, seed) for seed in range(4)]
    texts = [rf"so \boxed{{{case.answer}}}" if case.seed % 2 else "no idea" for case in cases]
    pairs = zip(cases, texts, strict=True)
    records = [Judged.of(c.id, text, c.verify(text), tokens=5, case=c.to_json()) for c, text in pairs]
    write_judged(tmp_path / "records.jsonl", records)
    rescore(tmp_path / "records.jsonl")
    assert json.loads(capsys.readouterr().out)["accuracy"] == 0.5
    assert read_judged(tmp_path / "records.jsonl") == records


def test_settings_are_named_when_wrong() -> None:
    with pytest.raises(BootcampError, match="max_steps"):
        train(None, ["max_steps"])
    with pytest.raises(BootcampError, match="output_dir"):
        sft(None, ["model=m", "tasks={game24: 1}"])

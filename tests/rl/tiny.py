"""A tiny random model over a few letters, and the task of repeating the letter that the prompt shows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bootcamp.verifiers.verdict import Verdict

LETTERS = "abcd"
EMPTY, END = "_", "."


@dataclass(frozen=True)
class Copy:
    """A case whose right response begins with `letter`."""

    id: str
    letter: str
    task: str = "copy"
    instance: None = None

    def text(self) -> str:
        return self.letter * (1 + int(self.id.rpartition("/")[2]) % 3)

    def messages(self, system: str | None = None) -> list[dict[str, str]]:
        return [{"role": "user", "content": self.text()}]

    def to_json(self) -> str:
        return self.id


class Copies:
    """A mixture of copying cases."""

    def __getitem__(self, index: int) -> Copy:
        return Copy(f"copy@1/1/{index}", LETTERS[index % len(LETTERS)])


def judge(cases: Sequence[Any], responses: Sequence[Any]) -> list[Verdict]:
    right = [response[:1] == case.letter for case, response in zip(cases, responses, strict=True)]
    return [Verdict(float(r), 0.0, r, "correct" if r else "wrong", "", "", "none") for r in right]


def make_tokenizer() -> Any:
    """Return a tokenizer with one token a letter."""
    from tokenizers import Regex, Tokenizer, decoders, models, pre_tokenizers
    from transformers import PreTrainedTokenizerFast

    vocabulary = {letter: i for i, letter in enumerate([EMPTY, END, *LETTERS, "\n"])}
    inner = Tokenizer(models.WordLevel(vocabulary, unk_token=EMPTY))
    inner.pre_tokenizer = pre_tokenizers.Split(Regex(r"[\s\S]"), "isolated")
    inner.decoder = decoders.Fuse()
    return PreTrainedTokenizerFast(tokenizer_object=inner, eos_token=END, pad_token=EMPTY)


def make_model(kind: str, seed: int = 0, **options: Any) -> Any:
    """Return a random model of two layers over the letters."""
    import torch
    from transformers import AutoConfig, AutoModelForCausalLM

    sizes: dict[str, Any] = {"num_hidden_layers": 2, "num_attention_heads": 4, "hidden_size": 32}
    if kind != "gpt2":
        sizes |= {"intermediate_size": 64, "num_key_value_heads": 2, "max_position_embeddings": 512}
    config = AutoConfig.for_model(
        kind, vocab_size=len(LETTERS) + 3, bos_token_id=None, eos_token_id=1, pad_token_id=0, **sizes | options
    )
    torch.manual_seed(seed)
    return AutoModelForCausalLM.from_config(config).eval()

"""A policy: a causal language model with its tokenizer and a sampler, which answers cases and has them judged."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import torch
from torch import Tensor
from torch.nn.functional import pad
from torch.nn.utils.rnn import pad_sequence

import bootcamp
from bootcamp.cases import Case
from bootcamp.errors import BootcampError
from bootcamp.rl.config import RunConfig
from bootcamp.rl.llama import bfloat16_copy
from bootcamp.rl.samplers import Completions, Sampler, TransformersSampler
from bootcamp.rl.sampling import Sampling
from bootcamp.storage.responses import Judged
from bootcamp.verifiers.verdict import Verdict

Judge = Callable[[Sequence[Case], Sequence[str]], Sequence[Verdict]]


def judge(cases: Sequence[Case], responses: Sequence[str]) -> list[Verdict]:
    """Judge each response to its case, as many of one as of the other."""
    return list(bootcamp.score_many(list(zip(cases, responses, strict=True))))


@dataclass(frozen=True)
class Answers:
    """Responses to cases, those of one case together: as tokens and, judged, as records."""

    prompts: list[list[int]]
    completions: Completions
    records: list[Judged]

    def rows(self, width: int = 0) -> tuple[Tensor, Tensor, Tensor]:
        """Return ids of prompt and response, log-probabilities ``[n, at least width]``, and prompt lengths ``[n]``."""
        done = self.completions
        device, copies = done.tokens.device, len(done.tokens) // len(self.prompts)
        starts = torch.tensor([len(prompt) for prompt in self.prompts], device=device).repeat_interleave(copies)
        ends = starts + done.lengths
        column = torch.arange(max(width, int(ends.max())), device=device)
        prompts = pad_sequence([torch.tensor(prompt) for prompt in self.prompts], batch_first=True).to(device)
        ids = pad(prompts, (0, len(column) - prompts.shape[1])).repeat_interleave(copies, 0)
        logps = torch.zeros(ids.shape, device=device)
        inside = (column >= starts[:, None]) & (column < ends[:, None])
        sampled = torch.arange(done.tokens.shape[1], device=device) < done.lengths[:, None]
        ids[inside], logps[inside] = done.tokens[sampled], done.logps[sampled]
        return ids, logps, starts


class Policy:
    """What learns and answers: the model of a configuration, or `name` in its place.

    On a GPU a bfloat16 copy, `working`, samples and is differentiated; the optimiser moves the float32 `model`.
    """

    def __init__(self, config: RunConfig, device: torch.device, name: str = "") -> None:
        self.config, self.device = config, device
        self.model, self.tokenizer = load_model(name or config.model, device)
        if config.gradient_checkpointing:
            self.model.gradient_checkpointing_enable()
        self.working = bfloat16_copy(self.model) if config.bf16 and device.type == "cuda" else self.model

    def sync(self) -> None:
        """Bring the working copy up to the weights of `model`, in place, so that captured graphs stay valid."""
        if self.working is not self.model:
            with torch.no_grad():
                torch._foreach_copy_(list(self.working.parameters()), list(self.model.parameters()))

    @cached_property
    def sampler(self) -> Sampler:
        """What generates; it is made when it is first asked for."""
        end = end_tokens(self.model, self.tokenizer)
        padding = self.tokenizer.pad_token_id if self.tokenizer.pad_token_id is not None else min(end)
        if self.config.backend == "vllm":
            from bootcamp.rl.vllm import VLLMSampler

            return VLLMSampler(self.config, end=end, pad=padding)
        rows, graphs = self.config.rollout_batch_size, self.config.cuda_graphs
        return TransformersSampler(self.working, end=end, pad=padding, max_rows=rows, graphs=graphs)

    def answer(
        self, cases: Sequence[Case], n: int, sampling: Sampling, generator: torch.Generator, judge: Judge = judge
    ) -> Answers:
        """Sample `n` responses to each case, with the weights that `model` has now, and judge them."""
        self.sync()
        self.sampler.sync(self.model)
        prompts = encode_prompts(self.tokenizer, cases, self.config)
        done = self.sampler.generate(prompts, n, sampling, generator)
        repeated = [case for case in cases for _ in range(n)]
        lines = [line for case in cases for line in [case.to_json()] * n]
        tokens = [row[:n] for row, n in zip(done.tokens.tolist(), done.lengths.tolist(), strict=True)]
        texts = self.tokenizer.batch_decode(tokens, skip_special_tokens=True)
        judged = zip(repeated, texts, judge(repeated, texts), tokens, done.truncated.tolist(), lines, strict=True)
        records = [
            Judged.of(case.id, text, verdict, tokens=len(ids), truncated=truncated, case=line)
            for case, text, verdict, ids, truncated, line in judged
        ]
        return Answers(prompts, done, records)


def encode_prompts(tokenizer: Any, cases: Sequence[Case], config: RunConfig) -> list[list[int]]:
    """Return cases' prompts as token ids; raise BootcampError if one is longer than the configuration allows."""
    chats = [case.messages(config.system_prompt) for case in cases]
    rows, limit = prompt_tokens(tokenizer, chats), config.max_prompt_length
    for case, ids in zip(cases, rows, strict=True):
        if len(ids) > limit:
            raise BootcampError(f"{case.id}: its prompt has {len(ids)} tokens; max_prompt_length is {limit}: raise it")
    return rows


def prompt_tokens(tokenizer: Any, chats: Sequence[list[dict[str, str]]]) -> list[list[int]]:
    """Return conversations as token ids: through the chat template if there is one, else as plain paragraphs."""
    if not chats:
        return []
    if tokenizer.chat_template:
        texts = tokenizer.apply_chat_template(chats, tokenize=False, add_generation_prompt=True)
    else:
        texts = ["\n\n".join(message["content"] for message in chat) + "\n" for chat in chats]
    rows: list[list[int]] = tokenizer(texts, add_special_tokens=not tokenizer.chat_template)["input_ids"]
    return rows


def pick_device(name: str, local_rank: int = 0) -> torch.device:
    """Return the device that a configuration names; ``auto`` is the rank's GPU if there is one."""
    if name == "auto":
        name = "cuda" if torch.cuda.is_available() else "cpu"
    return torch.device(f"cuda:{local_rank}" if name == "cuda" else name)


def load_model(name: str, device: torch.device) -> tuple[Any, Any]:
    """Load a causal language model in float32, with dropout off, and its tokenizer.

    Dropout would make the policy that learns another than the one that sampled.
    """
    from transformers import AutoModelForCausalLM, AutoTokenizer

    try:
        model = AutoModelForCausalLM.from_pretrained(name, dtype=torch.float32)
        tokenizer = AutoTokenizer.from_pretrained(name)
    except (OSError, ValueError) as fault:
        raise BootcampError(f"model={name!r}: transformers cannot load it ({fault})") from None
    for module in model.modules():
        if isinstance(module, torch.nn.Dropout):
            module.p = 0.0
        if hasattr(module, "attention_dropout"):
            module.attention_dropout = 0.0
    return model.to(device).eval(), tokenizer


def end_tokens(model: Any, tokenizer: Any) -> set[int]:
    """Return the ids that end a response: the tokenizer's and those of the model's generation settings."""
    named = model.generation_config.eos_token_id
    ids = {tokenizer.eos_token_id, *(named if isinstance(named, Iterable) else [named])} - {None}
    if not ids:
        raise BootcampError("tokenizer: it has no end token; set tokenizer.eos_token, or no response could ever end")
    return ids

"""Sampling responses from a policy: one loop over two ways of decoding.

``CachedDecoder`` serves any causal language model of transformers, ``GraphDecoder`` (in its own file) Llama-like ones,
without Python between the steps. Both read every distinct prompt once for all its samples and drop finished rows.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import torch
from torch import Tensor

from bootcamp.rl.cuda_graphs import GraphDecoder, bucket
from bootcamp.rl.llama import llama_like
from bootcamp.rl.sampling import Sampling, choose

_CHECK_EVERY = 8


@dataclass(frozen=True)
class Completions:
    """Sampled responses, those of one prompt together.

    `tokens` ``[n, T]`` are padded on the right and end with the end token unless `truncated`; `logps` ``[n, T]`` are
    under ``softmax(logits / temperature)`` of the sampling model, before top-k and top-p (temperature 1 for greedy).
    """

    tokens: Tensor
    logps: Tensor
    lengths: Tensor
    truncated: Tensor


class Sampler(Protocol):
    """What the trainer needs of an engine that generates."""

    def generate(
        self, prompts: Sequence[Sequence[int]], n: int, sampling: Sampling, generator: torch.Generator
    ) -> Completions: ...

    def sync(self, model: Any) -> None:
        """Take over the weights of the trained model."""


class Decoder(Protocol):
    """One batch of rows that advance together, a token at a time."""

    def start(self, prompts: Sequence[Sequence[int]], n: int, max_tokens: int) -> Tensor:
        """Read all but the last token of each prompt; return that last token for the `n` rows of each prompt."""

    def step(self, tokens: Tensor) -> Tensor:
        """Feed a token to each row and return its logits ``[rows, vocabulary]``."""

    def keep(self, rows: Tensor) -> None:
        """Go on with these rows alone, in this order."""

    def release(self) -> None:
        """Give the memory of the batch back."""


class TransformersSampler:
    """Generates with a model of transformers, at most `max_rows` sequences at a time."""

    def __init__(
        self,
        model: Any,
        *,
        end: Iterable[int],
        pad: int,
        max_rows: int = 512,
        graphs: bool = True,
    ) -> None:
        self.model, self.pad, self.max_rows = model, pad, max_rows
        self.end = torch.tensor(sorted(end), device=model.device)
        known = llama_like(model.config)
        self._decoder: Decoder = GraphDecoder(model, graphs) if known else CachedDecoder(model)

    def sync(self, model: Any) -> None:
        """Do nothing: what samples is the model itself, or its working copy."""

    def generate(
        self, prompts: Sequence[Sequence[int]], n: int, sampling: Sampling, generator: torch.Generator
    ) -> Completions:
        """Sample `n` responses to each prompt (token ids, at least one)."""
        if not prompts or not all(prompts):
            raise ValueError("prompts: expected at least one prompt, and at least one token in each")
        if n > self.max_rows:
            raise ValueError(f"n={n}: expected at most max_rows={self.max_rows}; raise rollout_batch_size or lower n")
        training = self.model.training
        self.model.eval()
        per_batch = self.max_rows // n
        with torch.inference_mode():
            parts = [
                self._decode(prompts[i : i + per_batch], n, sampling, generator)
                for i in range(0, len(prompts), per_batch)
            ]
        self.model.train(training)
        # Clones made outside inference mode may take part in autograd.
        return Completions(
            *(torch.cat([getattr(part, name) for part in parts]).clone() for name in Completions.__annotations__)
        )

    def _decode(
        self, prompts: Sequence[Sequence[int]], n: int, sampling: Sampling, generator: torch.Generator
    ) -> Completions:
        tokens = self._decoder.start(prompts, n, sampling.max_tokens)
        device, count = tokens.device, len(prompts) * n
        out = torch.full((count + 1, sampling.max_tokens), self.pad, device=device)
        logps = torch.zeros((count + 1, sampling.max_tokens), device=device)
        # The row of `out` that each decoded row writes to; what pads the batch, or has finished, writes to the last.
        slot = torch.full((len(tokens),), count, device=device)
        slot[:count] = torch.arange(count, device=device)
        for t in range(sampling.max_tokens):
            tokens, logp = choose(self._decoder.step(tokens), sampling, generator)
            out[slot, t] = tokens
            logps[slot, t] = logp
            slot = slot.masked_fill((tokens[:, None] == self.end).any(1), count)
            if (t + 1) % _CHECK_EVERY == 0:
                alive = int((slot < count).sum())
                if not alive:
                    break
                if bucket(alive) < len(tokens):
                    kept = (slot == count).sort(stable=True).indices[: bucket(alive)]
                    self._decoder.keep(kept)
                    tokens, slot = tokens[kept], slot[kept]
        self._decoder.release()
        out, logps = out[:count], logps[:count]
        ended = torch.isin(out, self.end)
        finished = ended.any(1)
        lengths = torch.where(finished, ended.int().argmax(1) + 1, sampling.max_tokens)
        return Completions(out, logps, lengths, ~finished)


class CachedDecoder:
    """Decodes with the cache that the model makes itself; prompts are padded on the left."""

    def __init__(self, model: Any) -> None:
        self.model = model
        # What this version of transformers calls the cache, as an argument and in outputs.
        self._name = "cache" if "cache" in inspect.signature(model.forward).parameters else "past_key_values"

    def start(self, prompts: Sequence[Sequence[int]], n: int, max_tokens: int) -> Tensor:
        width = max(map(len, prompts))
        device = self.model.device
        ids = torch.tensor([[0] * (width - len(p)) + list(p) for p in prompts], device=device)
        mask = torch.tensor([[0] * (width - len(p)) + [1] * len(p) for p in prompts], device=device)
        self._cache: Any = None
        if width > 1:
            # A row that is all padding so far attends to nothing: let it see its padding, which is masked later.
            seen = mask[:, :-1] | (mask[:, :-1].sum(1, keepdim=True) == 0)
            output = self.model(
                input_ids=ids[:, :-1],
                attention_mask=seen,
                position_ids=(mask.cumsum(1) - 1).clamp(min=0)[:, :-1],
                use_cache=True,
                logits_to_keep=1,
            )
            self._cache = output[self._name]
            self._cache.batch_repeat_interleave(n)
        self._mask = mask.repeat_interleave(n, 0)
        return ids[:, -1].repeat_interleave(n)

    def step(self, tokens: Tensor) -> Tensor:
        output = self.model(
            input_ids=tokens[:, None],
            attention_mask=self._mask,
            position_ids=self._mask.sum(1, keepdim=True) - 1,
            use_cache=True,
            **{self._name: self._cache},
        )
        self._cache = output[self._name]
        self._mask = torch.nn.functional.pad(self._mask, (0, 1), value=1)
        logits: Tensor = output.logits[:, -1]
        return logits

    def release(self) -> None:
        self._cache = None

    def keep(self, rows: Tensor) -> None:
        self._cache.batch_select_indices(rows)
        self._mask = self._mask[rows]

"""Sampling responses from a policy: one loop over two ways of decoding.

``CachedDecoder`` serves any causal language model of transformers, ``GraphDecoder`` (in its own file) Llama-like ones,
without Python between the steps. Both read every distinct prompt once for all its samples and drop finished rows.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, fields
from typing import Any, Protocol

import torch
from torch import Tensor

from bootcamp.rl.cuda_graphs import GraphDecoder, bucket
from bootcamp.rl.llama import llama_like
from bootcamp.rl.sampling import Draws, Sampling, choose

_CHECK_EVERY = 8
_AHEAD = 2  # steps that a card is given before it is asked which rows have ended, so that it need not wait


@dataclass(frozen=True)
class Completions:
    """Sampled responses.

    `tokens` ``[n, T]`` are padded on the right and end with the end token unless `truncated`; `logps` ``[n, T]`` are
    under ``softmax(logits / temperature)`` of the sampling model, before top-k and top-p (temperature 1 for greedy).
    """

    tokens: Tensor
    logps: Tensor
    lengths: Tensor
    truncated: Tensor


Finished = tuple[Sequence[int], Completions]
"""Some responses with their numbers, which count those of one prompt after another."""


def in_order(parts: Iterable[Finished]) -> Completions:
    """Put all responses together in the order of their numbers."""
    numbers, found = zip(*parts, strict=True)
    order = torch.tensor([number for part in numbers for number in part]).argsort()
    return Completions(*(torch.cat([getattr(p, f.name) for p in found])[order] for f in fields(Completions)))


class Sampler(Protocol):
    """What the trainer needs of an engine that generates."""

    def generate(
        self, prompts: Sequence[Sequence[int]], n: int, sampling: Sampling, generator: torch.Generator
    ) -> Iterator[Finished]:
        """Sample `n` responses to each prompt (token ids, at least one); hand them over as they end."""

    def sync(self, model: Any) -> None:
        """Take over the weights of the trained model."""


class Decoder(Protocol):
    """A batch of `rows` rows that advance together, a token at a time."""

    rows: int

    def start(self, prompts: Sequence[Sequence[int]], n: int, sampling: Sampling, generator: torch.Generator) -> Draws:
        """Read all but the last token of each prompt, for `n` rows each; return where draws will be found."""

    def step(self) -> None:
        """Draw a token for each row."""

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
        self.model, self.max_rows = model, max_rows
        self._end = torch.tensor(sorted(end))
        known, ends = llama_like(model.config), self._end.to(model.device)
        self._decoder: Decoder = GraphDecoder(model, ends, pad, graphs) if known else CachedDecoder(model, ends, pad)

    def sync(self, model: Any) -> None:
        """Do nothing: what samples is the model itself, or its working copy."""

    def generate(
        self, prompts: Sequence[Sequence[int]], n: int, sampling: Sampling, generator: torch.Generator
    ) -> Iterator[Finished]:
        """Sample `n` responses to each prompt; who takes them works while a card goes on with the others."""
        if not prompts or not all(prompts):
            raise ValueError("prompts: expected at least one prompt, and at least one token in each")
        if n > self.max_rows:
            raise ValueError(f"n={n}: expected at most max_rows={self.max_rows}; raise rollout_batch_size or lower n")
        if self.model.training:
            self.model.eval()
        per_batch = self.max_rows // n
        for first in range(0, len(prompts), per_batch):
            for rows, done in self._decode(prompts[first : first + per_batch], n, sampling, generator):
                yield [first * n + row for row in rows], done

    def _decode(
        self, prompts: Sequence[Sequence[int]], n: int, sampling: Sampling, generator: torch.Generator
    ) -> Iterator[Finished]:
        decoder, most, ended = self._decoder, sampling.max_tokens, None
        going, drawn = set(range(len(prompts) * n)), 0
        with torch.inference_mode():
            draws = decoder.start(prompts, n, sampling, generator)
        while going:
            checked = min(drawn - drawn % _CHECK_EVERY + _CHECK_EVERY, most)
            with torch.inference_mode():
                for _ in range(drawn, checked):
                    decoder.step()
                slots = _fetched(draws.slot[: decoder.rows])
            if ended is not None:
                yield self._completions(*ended)  # the card has steps to make meanwhile
            drawn = min(checked + _AHEAD, most)
            with torch.inference_mode():
                for _ in range(checked, drawn):
                    decoder.step()
                owners = slots()[0].tolist()
                left = going.intersection(owners) if checked < most else set()
                ended = self._ended(draws, sorted(going - left), checked, most) if left < going else None
                going = left
                if going and bucket(len(going)) < decoder.rows:
                    order = sorted(range(decoder.rows), key=lambda row: owners[row] not in going)
                    decoder.keep(torch.tensor(order[: bucket(len(going))], device=draws.slot.device))
        decoder.release()
        if ended is not None:
            yield self._completions(*ended)

    def _ended(self, draws: Draws, rows: list[int], drawn: int, width: int) -> tuple[list[int], Fetched, int]:
        where = torch.tensor(rows, device=draws.tokens.device)
        return rows, _fetched(*(part[where, :width] for part in (draws.tokens, draws.logps))), drawn

    def _completions(self, rows: list[int], fetched: Fetched, drawn: int) -> Finished:
        tokens, logps = fetched()
        ends = torch.isin(tokens, self._end)
        finished = ends.any(1)
        lengths = torch.where(finished, ends.int().argmax(1) + 1, drawn)
        return rows, Completions(tokens, logps, lengths, ~finished)


Fetched = Callable[[], list[Tensor]]


def _fetched(*parts: Tensor) -> Fetched:
    """Begin to copy tensors to the CPU; what is returned waits until they are there."""
    copies = [part.to("cpu", non_blocking=True, copy=True) for part in parts]
    event = torch.cuda.Event() if parts[0].is_cuda else None
    if event is not None:
        event.record()

    def wait() -> list[Tensor]:
        if event is not None:
            event.synchronize()
        return copies

    return wait


class CachedDecoder:
    """Decodes with the cache that the model makes itself; prompts are padded on the left."""

    def __init__(self, model: Any, end: Tensor, pad: int) -> None:
        self.model, self.end, self.pad = model, end, pad
        # What this version of transformers calls the cache, as an argument and in outputs.
        self._name = "cache" if "cache" in inspect.signature(model.forward).parameters else "past_key_values"

    def start(self, prompts: Sequence[Sequence[int]], n: int, sampling: Sampling, generator: torch.Generator) -> Draws:
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
        self.rows, self._drawing = len(self._mask), (sampling, generator)
        self._draws = Draws(self.rows, sampling.max_tokens, self.end, self.pad)
        self._draws.begin(ids[:, -1].repeat_interleave(n), generator)
        return self._draws

    def step(self) -> None:
        output = self.model(
            input_ids=self._draws.last[: self.rows, None],
            attention_mask=self._mask,
            position_ids=self._mask.sum(1, keepdim=True) - 1,
            use_cache=True,
            **{self._name: self._cache},
        )
        self._cache = output[self._name]
        self._mask = torch.nn.functional.pad(self._mask, (0, 1), value=1)
        self._draws.take(*choose(output.logits[:, -1], *self._drawing))

    def keep(self, rows: Tensor) -> None:
        self.rows = len(rows)
        self._cache.batch_select_indices(rows)
        self._mask = self._mask[rows]
        self._draws.keep(rows)

    def release(self) -> None:
        self._cache = None

"""Drawing the next token from a model's logits."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import torch
from torch import Tensor


@cache
def triton_kernels(name: str = "kernels") -> Any:
    """Return a module of kernels in `bootcamp.rl`, or None where Triton is not installed."""
    return import_module(f"bootcamp.rl.{name}") if find_spec("triton") else None


@dataclass(frozen=True)
class Sampling:
    """How to draw a token: `temperature` 0 is greedy; `top_k` 0 and `top_p` 1 are off."""

    max_tokens: int
    temperature: float = 1.0
    top_k: int = 0
    top_p: float = 1.0

    @property
    def whole(self) -> bool:
        """Whether every token may be drawn."""
        return not self.top_k and self.top_p == 1


class Draws:
    """What the rows of a batch have drawn, in fixed buffers, so that a captured graph can go on with them.

    `last` ``[rows]`` is the newest token of each row. All of them lie in `tokens` and `logps` ``[rows + 1, width]``: a
    row writes to column `column` of row `slot`, to the last row where it has finished or only fills up the batch.
    `seed` is for kernels, which cannot ask the generator.
    """

    def __init__(self, rows: int, width: int, end: Tensor, pad: int) -> None:
        self.end, self.pad = end, pad
        self.last, self.slot, self.column = torch.zeros((3, rows), dtype=torch.long, device=end.device)
        self.tokens = torch.zeros((rows + 1, width), dtype=torch.long, device=end.device)
        self.logps = torch.zeros((rows + 1, width), device=end.device)
        self.seed = torch.zeros(1, dtype=torch.long, device=end.device)

    def begin(self, last: Tensor, generator: torch.Generator) -> None:
        """Begin a batch with the last tokens of its prompts, not more than there are rows."""
        self.last.zero_()
        self.last[: len(last)] = last
        self.slot.fill_(len(self.tokens) - 1)
        torch.arange(len(last), out=self.slot[: len(last)])
        self.column.zero_()
        self.tokens.fill_(self.pad)
        self.logps.zero_()
        self.seed.random_(2**31, generator=generator)

    def take(self, tokens: Tensor, logps: Tensor) -> None:
        """Take the draw of each of the first rows, and see which of them end with it."""
        rows = slice(len(tokens))
        place = self.slot[rows], self.column[rows]
        self.tokens[place], self.logps[place], self.last[rows] = tokens, logps, tokens
        self.slot[rows].masked_fill_((tokens[:, None] == self.end).any(1), len(self.tokens) - 1)
        self.column[rows] += 1

    def keep(self, rows: Tensor) -> None:
        """Go on with these rows alone, in this order."""
        for each in (self.last, self.slot, self.column):
            each[: len(rows)] = each[rows]


def choose(logits: Tensor, sampling: Sampling, generator: torch.Generator) -> tuple[Tensor, Tensor]:
    """Draw a token a row; return it with its log-probability under ``softmax(logits / temperature)``.

    The draw is the winner of a race of exponential clocks, which is exact and needs no sum over the vocabulary.
    """
    logits = logits.float()
    if sampling.temperature not in (0, 1):
        logits = logits / sampling.temperature
    if sampling.temperature == 0:
        tokens = logits.argmax(-1)
    else:
        clocks = torch.empty_like(logits).exponential_(generator=generator)
        tokens = (truncate(logits, sampling) - clocks.log_()).argmax(-1)
    return tokens, logits.log_softmax(-1).gather(-1, tokens[:, None]).squeeze(-1)


def truncate(logits: Tensor, sampling: Sampling) -> Tensor:
    """Set to -inf all but the `top_k` best and the smallest set of best tokens with mass `top_p`."""
    if sampling.top_k:
        least = logits.topk(min(sampling.top_k, logits.shape[-1])).values[:, -1:]
        logits = logits.masked_fill(logits < least, -torch.inf)
    if sampling.top_p < 1:
        best, order = logits.sort(-1, descending=True)
        mass = best.softmax(-1)
        beyond = mass.cumsum(-1) - mass >= sampling.top_p
        logits = logits.masked_fill(beyond.gather(-1, order.argsort(-1)), -torch.inf)
    return logits

"""The encoder and its two objectives, for many independent runs at once.

Every parameter has a first axis of runs (seeds, or seeds x targets), so that one step trains all of them; AdamW works
entry by entry, so they stay independent. Features are runs x graphs x vertices x width; adjacency matrices are dense.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional


def normalised(adjacency: Tensor) -> Tensor:
    """Add loops and scale both sides by the root of the degree (Kipf and Welling, ICLR 2017)."""
    looped = adjacency + torch.eye(adjacency.shape[-1], device=adjacency.device)
    root = looped.sum(-1).rsqrt()
    return root[..., :, None] * looped * root[..., None, :]


class Linear(nn.Module):  # type: ignore[misc]  # torch is not followed
    """A linear map a run."""

    def __init__(self, runs: int, wide: int, out: int, generator: torch.Generator) -> None:
        super().__init__()
        drawn = torch.randn(runs, 1, wide, out, generator=generator, device=generator.device)
        self.weight = nn.Parameter(drawn / wide**0.5)
        self.bias = nn.Parameter(torch.zeros(runs, 1, 1, out, device=generator.device))

    def forward(self, x: Tensor) -> Tensor:
        return x @ self.weight + self.bias


class Experts(nn.Module):  # type: ignore[misc]  # torch is not followed
    """A mixture of linear maps: GraphAlign's experts on features.

    With the gate ``frozen``, top-1 as released, the chosen expert is weighed by a softmax over itself, which is 1:
    no gradient reaches the gate. ``softmax`` weighs all experts, so that the gate learns.
    """

    def __init__(self, runs: int, wide: int, out: int, generator: torch.Generator, gate: str, count: int = 4) -> None:
        super().__init__()
        self.experts = nn.ModuleList(Linear(runs, wide, out, generator) for _ in range(count))
        self.gate, self.frozen = Linear(runs, wide, count, generator), gate == "frozen"

    def forward(self, x: Tensor) -> Tensor:
        weights = self.gate(x)
        if self.frozen:
            weights = functional.one_hot(weights.argmax(-1), len(self.experts)).to(x.dtype)
        else:
            weights = weights.softmax(-1)
        return torch.stack([weights[..., k, None] * expert(x) for k, expert in enumerate(self.experts)]).sum(0)


class Encoder(nn.Module):  # type: ignore[misc]  # torch is not followed
    """Two graph convolutions, each with a residual map, layer norm and PReLU."""

    def __init__(self, runs: int, wide: int, hidden: int, generator: torch.Generator, gate: str = "none") -> None:
        super().__init__()
        self.hidden, sizes = hidden, (runs, wide, hidden, generator)
        self.first = nn.ModuleList(Experts(*sizes, gate) if gate != "none" else Linear(*sizes) for _ in range(2))
        self.second = nn.ModuleList(Linear(runs, hidden, hidden, generator) for _ in range(2))
        self.slopes = nn.Parameter(torch.full((2, runs, 1, 1, 1), 0.25, device=generator.device))

    def forward(self, x: Tensor, spread: Tensor) -> Tensor:
        """Embed the vertices; `spread` is the normalised adjacency."""
        for (project, residual), slope in zip((self.first, self.second), self.slopes, strict=True):
            x = functional.layer_norm(spread @ project(x) + residual(x), (self.hidden,))
            x = torch.where(x > 0, x, slope * x)
        return x


class MaskedAutoencoder(nn.Module):  # type: ignore[misc]  # torch is not followed
    """Reconstruct the features of masked vertices, scaled cosine error (Hou et al., "GraphMAE", KDD 2022)."""

    def __init__(self, encoder: Encoder, runs: int, wide: int, hidden: int, generator: torch.Generator) -> None:
        super().__init__()
        self.encoder, self.generator = encoder, generator
        self.token = nn.Parameter(torch.zeros(runs, 1, 1, wide, device=generator.device))
        self.bridge = Linear(runs, hidden, hidden, generator)
        self.decoder = Linear(runs, hidden, wide, generator)

    def forward(self, x: Tensor, adjacency: Tensor) -> Tensor:
        """Return the loss of each run."""
        spread = normalised(adjacency)
        masked = torch.rand(*x.shape[:3], 1, generator=self.generator, device=x.device) < 0.5
        hidden = self.bridge(self.encoder(torch.where(masked, self.token, x), spread))
        rebuilt = spread @ self.decoder(hidden.masked_fill(masked, 0))
        error = (1 - functional.cosine_similarity(rebuilt, x, dim=-1)) ** 2 * masked[..., 0]
        return error.sum((1, 2)) / masked.sum((1, 2, 3))


class Bootstrap(nn.Module):  # type: ignore[misc]  # torch is not followed
    """Predict a slow copy's embeddings of another view (Thakoor et al., "BGRL", ICLR 2022)."""

    def __init__(self, encoder: Encoder, runs: int, wide: int, hidden: int, generator: torch.Generator) -> None:
        super().__init__()
        self.encoder, self.generator = encoder, generator
        self.slow = [copy.deepcopy(encoder)]  # in a list: its parameters are not trained
        maps = (Linear(runs, hidden, hidden, generator) for _ in range(2))
        self.predictor = nn.Sequential(next(maps), nn.ReLU(), next(maps))

    def forward(self, x: Tensor, adjacency: Tensor) -> Tensor:
        """Move the slow copy, and return the loss of each run."""
        with torch.no_grad():
            torch._foreach_lerp_(list(self.slow[0].parameters()), list(self.encoder.parameters()), 0.01)
        one, other = self._view(x, adjacency), self._view(x, adjacency)
        return self._unlikeness(one, other) + self._unlikeness(other, one)

    def _unlikeness(self, view: tuple[Tensor, Tensor], other: tuple[Tensor, Tensor]) -> Tensor:
        with torch.no_grad():
            target = self.slow[0](*other)
        likeness = functional.cosine_similarity(self.predictor(self.encoder(*view)), target, dim=-1)
        return 2 - 2 * likeness.mean((1, 2))

    def _view(self, x: Tensor, adjacency: Tensor) -> tuple[Tensor, Tensor]:
        """Drop three columns and three edges in ten."""
        rows = torch.rand(*x.shape[:2], 1, x.shape[-1], generator=self.generator, device=x.device)
        drawn = torch.rand(adjacency.shape, generator=self.generator, device=x.device).triu(1) > 0.3
        return x * (rows > 0.3), normalised(adjacency * (drawn | drawn.mT))


OBJECTIVES: dict[str, Callable[..., Any]] = {"GraphMAE": MaskedAutoencoder, "BGRL": Bootstrap}

"""What a frozen encoder is worth: a linear probe and few-shot prototypes, for many runs and graphs at once.

Embeddings are runs x graphs x vertices x width, labels runs x graphs x vertices, shares of right answers runs x graphs.
"""

from __future__ import annotations

import torch
from torch import Tensor
from torch.nn import functional


def probe(embeddings: Tensor, labels: Tensor, learn: Tensor, steps: int = 300) -> Tensor:
    """Fit a multinomial regression on the vertices that `learn` marks; return its accuracy on the others."""
    x = embeddings - embeddings.mean(2, keepdim=True)
    x = x / x.std(2, keepdim=True).clamp_min(1e-6)
    weight, bias = (
        torch.zeros(*x.shape[:2], rows, int(labels.max()) + 1, device=x.device) for rows in (x.shape[-1], 1)
    )
    optimizer = torch.optim.AdamW([weight.requires_grad_(), bias.requires_grad_()], lr=0.01, weight_decay=0.1)
    for _ in range(steps):
        optimizer.zero_grad()
        cross_entropy(x @ weight + bias, labels, learn).sum().backward()
        optimizer.step()
    return accuracy((x @ weight + bias).detach(), labels, ~learn)


def cross_entropy(logits: Tensor, labels: Tensor, where: Tensor) -> Tensor:
    """Return the mean loss of each run and graph over the marked vertices."""
    losses = functional.cross_entropy(logits.flatten(0, 2), labels.flatten(), reduction="none").view(labels.shape)
    return (losses * where).sum(-1) / where.sum(-1)


def accuracy(logits: Tensor, labels: Tensor, where: Tensor) -> Tensor:
    """Return the share of the marked vertices whose largest logit is that of their class."""
    return ((logits.argmax(-1) == labels) & where).sum(-1) / where.sum(-1)


def few_shot(embeddings: Tensor, labels: Tensor, shots: int, episodes: int, generator: torch.Generator) -> Tensor:
    """Give all other vertices the class whose mean of `shots` random ones is most similar, over random episodes."""
    unit = functional.normalize(embeddings, dim=-1)[:, :, None]
    own = functional.one_hot(labels).mT[:, :, None].bool()  # runs x graphs x 1 x classes x vertices
    order = torch.rand(*labels.shape[:2], episodes, 1, labels.shape[2], generator=generator, device=labels.device)
    last = order.masked_fill(~own, 2).topk(shots, -1, largest=False).values[..., -1:]
    support = own & (order <= last)
    means = functional.normalize(support.to(unit.dtype) @ unit, dim=-1)
    likeness = (unit @ means.mT).masked_fill(~own.any(-1)[..., None, :], -2)
    return accuracy(likeness, labels[:, :, None].expand(likeness.shape[:-1]), ~support.any(-2)).mean(-1)

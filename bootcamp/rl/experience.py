"""The batches that the loop passes from sampling to learning."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

import torch
from torch import Tensor
from torch.nn.functional import pad


@dataclass(frozen=True)
class Rollout:
    """Judged responses, those of one prompt together; rows are prompt and response, padded on the right.

    `mask` marks the tokens that the model sampled; between the replies of a game stand others.
    """

    ids: Tensor
    mask: Tensor
    sampled_logps: Tensor
    rewards: Tensor
    correct: Tensor
    truncated: Tensor

    @classmethod
    def joined(cls, parts: Sequence[Rollout]) -> Rollout:
        """Put rollouts below each other, at the width of the widest."""
        width = max(part.ids.shape[1] for part in parts)
        columns = {f.name: [getattr(part, f.name) for part in parts] for f in fields(cls)}
        for name in ("ids", "mask", "sampled_logps"):
            columns[name] = [pad(rows, (0, width - rows.shape[1])) for rows in columns[name]]
        return cls(**{name: torch.cat(rows) for name, rows in columns.items()})

    def groups(self, chosen: Any, size: int) -> Rollout:
        """Return the `chosen` groups of `size` rows each."""
        return Rollout(*(getattr(self, f.name).unflatten(0, (-1, size))[chosen].flatten(0, 1) for f in fields(self)))


@dataclass(frozen=True)
class Experience:
    """What an update learns from, a row for each response; `mask` marks the tokens that count.

    `advantage` and `prompts`, the number of each response's prompt, are ``[n, 1]``, the others ``[n, L]``.
    """

    ids: Tensor
    mask: Tensor
    old_logps: Tensor
    ref_logps: Tensor
    advantage: Tensor
    prompts: Tensor

    def at(self, rows: Tensor, width: int) -> Experience:
        """Return these rows, cut to `width` columns."""
        return Experience(*(getattr(self, f.name)[rows, :width] for f in fields(self)))

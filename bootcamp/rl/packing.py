"""Rows that share prompts as one sequence of tokens without padding, each token once."""

from __future__ import annotations

from dataclasses import dataclass, fields

import torch
from torch import Tensor
from torch.nn.functional import pad, scaled_dot_product_attention


@dataclass(frozen=True)
class Packed:
    """Tokens of `n` rows, ``[T]``, each once; the last of a response is left out, since no other is drawn after it.

    `places` ``[n, L]`` says which token stands where in each row, and `back` ``[T]`` where in the flattened rows each
    token stands first; `sharing` ``[T]`` counts its rows, which follow each other. `before` ``[tokens]`` is the token
    ahead of each response token, in the order of the rows.
    """

    ids: Tensor
    positions: Tensor
    places: Tensor
    back: Tensor
    sharing: Tensor
    before: Tensor

    @classmethod
    def of(cls, ids: Tensor, mask: Tensor, prompts: Tensor) -> Packed:
        """Pack right-padded rows; `mask` marks the responses, at least one token each.

        `prompts` ``[n]`` numbers the prompts: rows that follow each other with the same number share theirs.
        """
        column, row = torch.arange(ids.shape[1], device=ids.device), torch.arange(len(ids), device=ids.device)
        start = mask.int().argmax(1, keepdim=True)
        inside = column < (mask * column).amax(1, keepdim=True)
        leads = torch.ones_like(prompts, dtype=torch.bool)
        leads[1:] = prompts[1:] != prompts[:-1]
        used = inside & (leads[:, None] | (column >= start))
        number = (used.flatten().cumsum(0) - 1).view(ids.shape)
        places = torch.where(column < start, number[(row * leads).cummax(0).values], number)
        back = used.flatten().nonzero().squeeze(1)
        group = leads.cumsum(0) - 1
        sharing = torch.where(column < start, group.bincount()[group][:, None], 1)[used]
        # Padding may hold any token, but not all of it the same one: their gradients would queue up to be added.
        spread = torch.arange(ids.numel(), device=ids.device).view(ids.shape) % len(back)
        return cls(
            ids=ids[used],
            positions=column.expand(ids.shape)[used],
            places=torch.where(inside, places, spread),
            back=back,
            sharing=sharing,
            before=places[:, :-1][mask[:, 1:]],
        )

    @property
    def tensors(self) -> list[Tensor]:
        """All of it, in the order of the fields."""
        return [getattr(self, field.name) for field in fields(self)]

    def padded(self, width: int, tokens: int, responses: int) -> Packed:
        """Return the same in wider rows, with more tokens and more response tokens, which learn nothing.

        The tokens stand in the last column, which `width` must add: no gradient reaches it.
        """
        grown = self.places.shape[1], len(self.ids), len(self.before)
        columns, more, padding = (new - old for new, old in zip((width, tokens, responses), grown, strict=True))
        row, column = self.back // grown[0], self.back % grown[0]
        spread = torch.arange(len(self.places) * columns, device=self.ids.device).view(-1, columns) % len(self.ids)
        return Packed(
            ids=pad(self.ids, (0, more)),
            positions=pad(self.positions, (0, more)),
            places=torch.cat((self.places, spread), 1),
            back=pad(row * width + column, (0, more), value=width - 1),
            sharing=pad(self.sharing, (0, more), value=1),
            before=pad(self.before, (0, padding)),
        )

    def attend(self, layer: int, qkv: Tensor, sizes: list[int]) -> Tensor:
        """Attend within each row, for :func:`bootcamp.rl.llama.hidden_states`."""
        rows = qkv.index_select(0, self.places.flatten()).unflatten(0, self.places.shape).transpose(1, 2)
        query, key, value = rows.split(sizes, 1)
        attended = scaled_dot_product_attention(query, key, value, is_causal=True, enable_gqa=True)
        return attended.transpose(1, 2).flatten(0, 1).index_select(0, self.back)

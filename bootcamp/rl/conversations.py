"""What a policy and a case say to each other, as tokens: one reply, or all the turns of a game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Any

import numpy as np
import torch
from torch import Tensor

from bootcamp.cases import Case
from bootcamp.interactive import Episode, Instance
from bootcamp.verifiers.response import Response


@dataclass
class Conversation:
    """The tokens so far: which the model `sampled`, and the log-probabilities of those, 0 for all others.

    Sampled tokens stay as they were drawn, and are never made again from text; `left` tokens may follow, replies and
    observations together.
    """

    ids: list[int]
    sampled: list[bool]
    logps: list[float]
    left: int
    episode: Episode | None
    """The game, if the case is one."""
    replies: list[str] = field(default_factory=list)
    truncated: bool = False
    open: bool = True
    """Whether a reply is awaited."""

    @classmethod
    def begun(cls, case: Case, prompt: Sequence[int], most: int) -> Conversation:
        """Begin with the prompt's tokens; at most `most` tokens follow."""
        episode = case.play() if isinstance(case.instance, Instance) else None
        return cls(list(prompt), [False] * len(prompt), [0.0] * len(prompt), most, episode)

    def add(self, tokens: Sequence[int], logps: Sequence[float], truncated: bool) -> list[int]:
        """Add the tokens of a reply, as many as fit, and return them."""
        kept = list(tokens[: self.left])
        self.truncated = truncated or len(kept) < len(tokens)
        self.ids += kept
        self.logps += logps[: self.left]
        self.sampled += [True] * len(kept)
        self.left -= len(kept)
        return kept

    def hear(self, text: str) -> str:
        """Take the reply as text and return what follows it: "" if the conversation is over."""
        self.replies.append(text)
        self.open = False
        if self.episode is None:
            return ""
        observation, _, done = self.episode.step(text, truncated=self.truncated)
        return "" if done or self.truncated else observation

    def tell(self, tokens: Sequence[int]) -> None:
        """Add the tokens of an observation, which no loss counts; without room for a reply the game is cut off."""
        self.truncated = len(tokens) >= self.left
        if self.truncated:
            return
        self.ids += tokens
        self.sampled += [False] * len(tokens)
        self.logps += [0.0] * len(tokens)
        self.left -= len(tokens)
        self.open = True

    @property
    def response(self) -> Response:
        """The one reply, or those of a game as messages."""
        if self.episode is None:
            return self.replies[-1]
        return [{"role": "assistant", "content": reply} for reply in self.replies]

    @property
    def about(self) -> dict[str, Any]:
        """What is stored of it beside the response and its verdict."""
        played = {} if self.episode is None else {"turns": len(self.episode.moves), "slips": self.episode.slips}
        return {"truncated": self.truncated, **played}


def padded(conversations: Sequence[Conversation], width: int = 0) -> tuple[Tensor, Tensor, Tensor]:
    """Return ids, the mask of what was sampled, and its log-probabilities, each ``[n, at least width]``.

    Rows are padded on the right.
    """
    lengths = [len(one.ids) for one in conversations]
    inside = torch.arange(max(width, *lengths)) < torch.tensor(lengths)[:, None]

    def rows(values: Iterable[Sequence[float]], kind: type) -> Tensor:
        flat = torch.from_numpy(np.fromiter(chain.from_iterable(values), kind, sum(lengths)))
        return torch.zeros(inside.shape, dtype=flat.dtype).masked_scatter(inside, flat)

    return (
        rows((one.ids for one in conversations), np.int64),
        rows((one.sampled for one in conversations), np.bool_),
        rows((one.logps for one in conversations), np.float32),
    )

"""Batches of cases, or of what is made from them, in the order of a mixture's indices."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any, Generic, Protocol, TypeVar

from torch.utils.data import DataLoader

import bootcamp
from bootcamp.cases import Case
from bootcamp.dataset.curriculum import Band, Curriculum, Window
from bootcamp.rl.config import GRPOConfig
from bootcamp.rl.distributed import Ranks

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Indexed(Protocol[T_co]):
    """Anything with an item for every index, such as a mixture."""

    def __getitem__(self, index: int) -> T_co: ...


def source(config: GRPOConfig) -> Indexed[Case]:
    """Return the mixture that a configuration describes, under its curriculum if it names one."""
    mixture = bootcamp.Mixture(config.tasks, **config.mixture)
    if config.curriculum == "none":
        return mixture
    options = config.curriculum_options
    if config.curriculum == "band":
        return Curriculum(mixture, Band(**options))
    return Curriculum(mixture, Window(**options, samples_per_prompt=config.num_generations))


class _Batches:
    """The indices of one rank's share of every batch from index `start` on."""

    def __init__(self, start: int, size: int, rank: int, ranks: int) -> None:
        self.start, self.size, self.rank, self.ranks = start, size, rank, ranks

    def __iter__(self) -> Iterator[list[int]]:
        for first in count(self.start + self.rank * self.size, self.size * self.ranks):
            yield list(range(first, first + self.size))


class Stream(Generic[T]):
    """Endless batches of `size` items for this rank; with `workers`, processes make them ahead of time."""

    def __init__(self, source: Indexed[T], start: int, size: int, ranks: Ranks, workers: int = 0) -> None:
        batches: Any = _Batches(start, size, ranks.rank, ranks.size)
        items: Any = source
        self._loader = iter(DataLoader(items, batch_sampler=batches, collate_fn=list, num_workers=workers))

    def __next__(self) -> list[T]:
        batch: list[T] = next(self._loader)
        return batch

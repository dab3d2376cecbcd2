"""Several ranks of one run, started by torchrun; a single process is a run of one rank."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from typing import Any

import torch
from torch import Tensor, distributed

from bootcamp.dataset.curriculum import Result


class Ranks:
    """The ranks of this run; every method is a no-op, or the identity, where there is only one."""

    def __init__(self, device: str) -> None:
        self.size = int(os.environ.get("WORLD_SIZE", 1))
        self.rank = int(os.environ.get("RANK", 0))
        self.local_rank = int(os.environ.get("LOCAL_RANK", 0))
        if self.size > 1 and not distributed.is_initialized():
            gpu = device != "cpu" and torch.cuda.is_available()
            if gpu:
                torch.cuda.set_device(self.local_rank)
            distributed.init_process_group("nccl" if gpu else "gloo")

    @property
    def first(self) -> bool:
        """Whether this is the rank that writes."""
        return self.rank == 0

    def sum(self, tensor: Tensor) -> Tensor:
        """Add `tensor` up over the ranks, in place."""
        if self.size > 1:
            distributed.all_reduce(tensor)
        return tensor

    def largest(self, value: int, device: torch.device) -> int:
        """Return the largest `value` of any rank."""
        if self.size == 1:
            return value
        tensor = torch.tensor(value, device=device)
        distributed.all_reduce(tensor, distributed.ReduceOp.MAX)
        return int(tensor)

    def gather(self, rows: Tensor) -> Tensor:
        """Return the rows of all ranks, as many from each, in the order of the ranks."""
        if self.size == 1:
            return rows
        parts = [torch.empty_like(rows) for _ in range(self.size)]
        distributed.all_gather(parts, rows.contiguous())
        return torch.cat(parts)

    def collect(self, results: Sequence[Result]) -> list[Result]:
        """Return the results of all ranks."""
        if self.size == 1:
            return list(results)
        parts: list[Any] = [None] * self.size
        distributed.all_gather_object(parts, list(results))
        return [result for part in parts for result in part]

    def sum_gradients(self, parameters: Iterable[Any]) -> None:
        """Add the gradients of parameters that learn up over the ranks, in one message."""
        if self.size > 1:
            grads = []
            for parameter in parameters:
                if parameter.grad is None:  # this rank had no row with tokens
                    parameter.grad = torch.zeros_like(parameter)
                grads.append(parameter.grad)
            flat = torch.cat([grad.flatten() for grad in grads])
            distributed.all_reduce(flat)
            for grad, part in zip(grads, flat.split([grad.numel() for grad in grads]), strict=True):
                grad.copy_(part.view_as(grad))

    def wait(self) -> None:
        """Let all ranks reach this point."""
        if self.size > 1:
            distributed.barrier()

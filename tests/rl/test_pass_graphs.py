"""Passes by graphs, with the work itself in the place of its capture, which needs a GPU (`scripts/gpu/check.py`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
import torch
from hypothesis import given, strategies
from torch import Tensor

from bootcamp.rl import pass_graphs
from bootcamp.rl.llama import bfloat16_copy, hidden_states, learning
from bootcamp.rl.packing import Packed
from bootcamp.rl.pass_graphs import PassGraphs, _Pass, _rung


class Work:
    """Stands for a captured graph."""

    def __init__(self, replay: Callable[[], Any]) -> None:
        self.replay = replay


class Uncaptured(PassGraphs):
    """Does on replay what would have been captured, on the same buffers."""

    captured = 0

    def _captured(self, read: Any, inputs: Sequence[Tensor]) -> _Pass:
        made, learns = _Pass(inputs, self._gradients), learning(self._other)
        self.captured += 1

        def forward() -> None:
            with torch.enable_grad():
                self.done = read(self._other, Packed(*made.inputs[:-1]), made.inputs[-1])
            torch._foreach_copy_(made.figures, [each.detach() for each in self.done])

        def backward() -> None:
            torch._foreach_copy_(self._gradients, torch.autograd.grad(self.done, learns, made.weights))

        figures = read(self._other, Packed(*made.inputs[:-1]), made.inputs[-1])
        made.figures, made.weights = ([torch.zeros_like(each) for each in figures] for _ in range(2))
        made.forward, made.backward = Work(forward), Work(backward)
        return made


def read(model: Any, packed: Packed, targets: Tensor) -> tuple[Tensor, ...]:
    states = hidden_states(model, packed.ids, packed.positions, packed.attend)[packed.before]
    logits = model.lm_head(states).float()
    return logits.log_softmax(-1).gather(-1, targets[:, None]).squeeze(-1), logits.logsumexp(-1)


def test_a_size_is_captured_the_second_time_and_learns_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    from transformers import LlamaConfig, LlamaForCausalLM

    monkeypatch.setattr(torch.cuda, "graph_pool_handle", lambda: None)
    monkeypatch.setattr(torch.cuda, "CUDAGraph", lambda: None)
    torch.manual_seed(0)
    config = LlamaConfig(
        vocab_size=50, num_hidden_layers=2, hidden_size=24, intermediate_size=40, num_attention_heads=2,
        num_key_value_heads=1,
    )  # fmt: skip
    model = LlamaForCausalLM(config).eval()
    copied = bfloat16_copy(model)
    graphs, captured = Uncaptured(copied), []
    for ends in ([9, 7, 11], [9, 8, 10], [9, 7, 11], [40, 7, 11]):  # all but the last of one rounded size
        column = torch.arange(max(ends))
        mask = (column >= 4) & (column < torch.tensor(ends)[:, None])
        ids = torch.randint(50, mask.shape)
        packed, targets = Packed.of(ids, mask, torch.arange(3)), ids[mask]
        weights, found = torch.randn(len(targets)), []
        for way in (lambda *args: read(copied, *args), lambda *args: graphs(read, *args)):
            logps, other = way(packed, targets)
            ((logps + 0.5 * other) * weights).sum().backward()
            gradients = [parameter.grad.clone() for parameter in model.parameters()]
            model.zero_grad()
            with torch.no_grad():
                again = way(packed, targets)[0]
            found.append([logps.detach(), other.detach(), again, *gradients])
        for one, same in zip(*found, strict=True):
            torch.testing.assert_close(one, same, atol=2e-2 * float(same.abs().max()), rtol=2e-2)
        captured.append(graphs.captured)
        with torch.no_grad():
            for parameter in copied.parameters():
                parameter.mul_(1.05)  # later weights are read, not those of the capture
    assert captured == [1, 1, 1, 2]


def test_no_more_graphs_than_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pass_graphs, "_MOST", 0)
    monkeypatch.setattr(torch.cuda, "graph_pool_handle", lambda: None)
    graphs = Uncaptured(torch.nn.Linear(1, 1))
    packed = Packed.of(torch.zeros((1, 4), dtype=torch.long), torch.tensor([[False, True, True, True]]), torch.zeros(1))
    for _ in range(3):
        assert graphs(lambda model, packed, targets: (targets,), packed, torch.arange(3))[0].tolist() == [0, 1, 2]
    assert not graphs.captured


@given(strategies.integers(1, 10**6))
def test_sizes_are_rounded_up_by_at_most_an_eighth_or_32(size: int) -> None:
    assert size <= _rung(size) <= size + max(31, size / 8)
    assert _rung(_rung(size)) == _rung(size)

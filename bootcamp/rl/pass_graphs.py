"""The pass that learns without Python between its steps: a captured CUDA graph forward, and one backward.

A small model waits for its launches longer than it computes. Sizes are rounded up, so that few graphs serve a run.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Hashable, Sequence
from typing import Any

import torch
from torch import Tensor
from torch.autograd import Function
from torch.nn.functional import pad

from bootcamp.rl.cuda_graphs import round_up
from bootcamp.rl.llama import learning
from bootcamp.rl.packing import Packed

Read = Callable[[Any, Packed, Tensor], tuple[Tensor, ...]]
"""From a model, packed rows and the tokens that were drawn ``[tokens]`` to figures of each, ``[tokens]`` too."""

_MOST = 64  # graphs; what has other sizes by then is read as it is


class PassGraphs:
    """Reads packed rows by graphs, which are captured when a size comes up for the second time.

    What they hold stays on the card: the activations of the largest pass, and one gradient of the `model`, whose
    weights must stay where they are. A pass is over, backward too, before the next begins.
    """

    def __init__(self, model: Any) -> None:
        self._model, self._learning = model, learning(model)
        # Gradients of the model itself are summed where it was made, on a stream that no graph may depend on.
        shared = {id(tensor): tensor for tensor in model.parameters()}
        shared |= {id(tensor): tensor.detach().requires_grad_() for tensor in self._learning}
        self._other = copy.deepcopy(model, shared)
        self._gradients = [torch.empty_like(tensor) for tensor in self._learning]
        self._passes: dict[Hashable, _Pass | None] = {}
        self._pool = torch.cuda.graph_pool_handle()

    def __call__(self, read: Read, packed: Packed, targets: Tensor) -> tuple[Tensor, ...]:
        """Return what `read` does, which must depend on nothing but its arguments."""
        count = len(targets)
        size = _rung(packed.places.shape[1] + 1), _rung(len(packed.ids)), _rung(count)
        key = len(packed.places), *size
        if key not in self._passes:
            if len(self._passes) < _MOST:
                self._passes[key] = None
            return read(self._model, packed, targets)
        inputs = [*packed.padded(*size).tensors, pad(targets, (0, size[2] - count))]
        found = self._passes[key] = self._passes[key] or self._captured(read, inputs)
        torch._foreach_copy_(found.inputs, inputs)
        return tuple(figures[:count] for figures in _Replay.apply(found, *self._learning))

    def _captured(self, read: Read, inputs: Sequence[Tensor]) -> _Pass:
        made, learns = _Pass(inputs, self._gradients), learning(self._other)
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.enable_grad():
            with torch.cuda.stream(stream):  # once as it is: libraries set themselves up outside of captures
                figures = read(self._other, Packed(*inputs[:-1]), inputs[-1])
                torch.autograd.grad(figures, learns, [torch.zeros_like(each) for each in figures])
            torch.cuda.current_stream().wait_stream(stream)
            del figures
            with torch.cuda.graph(made.forward, pool=self._pool):
                figures = read(self._other, Packed(*made.inputs[:-1]), made.inputs[-1])
            made.figures = [each.detach() for each in figures]
            made.weights = [torch.zeros_like(each) for each in figures]
            with torch.cuda.graph(made.backward, pool=self._pool):
                torch._foreach_copy_(self._gradients, torch.autograd.grad(figures, learns, made.weights))
        return made


class _Pass:
    """The graphs of one size, and the buffers that they read and write: last the weights of the figures' gradients."""

    figures: list[Tensor]
    weights: list[Tensor]

    def __init__(self, inputs: Sequence[Tensor], gradients: list[Tensor]) -> None:
        self.inputs, self.gradients = [tensor.clone() for tensor in inputs], gradients
        self.forward, self.backward = torch.cuda.CUDAGraph(), torch.cuda.CUDAGraph()


class _Replay(Function):  # type: ignore[misc, unused-ignore]
    @staticmethod
    def forward(ctx: Any, graphs: _Pass, *learning: Tensor) -> tuple[Tensor, ...]:
        ctx.graphs = graphs
        graphs.forward.replay()
        return tuple(each.detach() for each in graphs.figures)

    @staticmethod
    def backward(ctx: Any, *weights: Tensor) -> tuple[Tensor | None, ...]:
        torch._foreach_copy_(ctx.graphs.weights, list(weights))
        ctx.graphs.backward.replay()
        return None, *(gradient.detach() for gradient in ctx.graphs.gradients)


def _rung(size: int) -> int:
    """Return the next of eight sizes an octave."""
    return round_up(size, max(32, 1 << max(0, size.bit_length() - 4)))

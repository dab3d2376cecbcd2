"""Sampling with vLLM in the same process, behind the interface of the other samplers."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import torch

from bootcamp.extras import require
from bootcamp.rl.config import RunConfig
from bootcamp.rl.samplers import Completions, Finished
from bootcamp.rl.sampling import Sampling


class VLLMSampler:
    """Generates with vLLM on the card that also trains; half of its memory is left to the trainer."""

    def __init__(self, config: RunConfig, *, end: Iterable[int], pad: int) -> None:
        os.environ.setdefault("VLLM_ENABLE_V1_MULTIPROCESSING", "0")  # the weights are handed over in this process
        self._vllm = require("vllm", "vllm")
        self.end, self.pad = sorted(end), pad
        self._engine = self._vllm.LLM(
            model=config.model,
            max_model_len=config.max_prompt_length + config.max_completion_length,
            max_num_seqs=config.rollout_batch_size,
            gpu_memory_utilization=0.5,
            seed=config.seed,
        )

    def sync(self, model: Any) -> None:
        """Load the weights of `model` into the engine and forget what it cached under the old ones."""
        worker = self._engine.llm_engine.model_executor.driver_worker
        worker.model_runner.model.load_weights((name, value.data) for name, value in model.named_parameters())
        self._engine.reset_prefix_cache()

    def generate(
        self, prompts: Sequence[Sequence[int]], n: int, sampling: Sampling, generator: torch.Generator
    ) -> Iterator[Finished]:
        """Sample `n` responses to each prompt; log-probabilities are asked for before top-k and top-p."""
        seed = int(torch.randint(2**31, (1,), generator=generator, device=generator.device))
        options = self._vllm.SamplingParams(
            n=n,
            max_tokens=sampling.max_tokens,
            temperature=sampling.temperature,
            top_k=sampling.top_k or -1,
            top_p=sampling.top_p,
            stop_token_ids=self.end,
            logprobs=0,
            seed=seed,
        )
        requests = [{"prompt_token_ids": list(prompt)} for prompt in prompts]
        outputs = [o for request in self._engine.generate(requests, options, use_tqdm=False) for o in request.outputs]
        shape = len(outputs), sampling.max_tokens
        tokens, logps = torch.full(shape, self.pad), torch.zeros(shape)
        for row, output in enumerate(outputs):
            ids = list(output.token_ids)
            tokens[row, : len(ids)] = torch.tensor(ids)
            pairs = zip(output.logprobs, ids, strict=True)
            logps[row, : len(ids)] = torch.tensor([step[token].logprob for step, token in pairs])
        lengths = torch.tensor([len(output.token_ids) for output in outputs])
        truncated = torch.tensor([output.finish_reason == "length" for output in outputs])
        yield range(len(outputs)), Completions(tokens, logps, lengths, truncated)

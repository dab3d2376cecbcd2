"""A supervised start: next-token prediction on worked solutions, with the prompt masked."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from hashlib import sha256
from random import Random
from typing import Any

import torch

import bootcamp
from bootcamp.cases import Case
from bootcamp.errors import BootcampError
from bootcamp.interactive import game
from bootcamp.rl.config import SFTConfig
from bootcamp.rl.conversations import Conversation, padded
from bootcamp.rl.distributed import Ranks
from bootcamp.rl.logprobs import token_logprobs
from bootcamp.rl.policy import Judge, Policy, encode_prompts, judge, observation_tokens
from bootcamp.rl.stream import Indexed, Stream
from bootcamp.rl.trainer import Trainer
from bootcamp.traces import worked_solution

_DRAWS = 16


Write = Callable[[Case, Random], str]
"""Writes a response to a case that is to be learned."""


class Examples:
    """Responses to the cases of a mixture, by index; None where a few draws gave none that is short enough.

    To a game, the replies of its reference policy.
    """

    def __init__(self, mixture: Indexed[Case], tokenizer: Any, config: SFTConfig, write: Write | None = None) -> None:
        self.mixture, self.tokenizer, self.config = mixture, tokenizer, config
        self.write = write or self._worked

    def __getitem__(self, index: int) -> Conversation | None:
        case, config = self.mixture[index], self.config
        rng = Random(int.from_bytes(sha256(f"{config.seed}/{index}".encode()).digest(), "big"))
        (prompt,) = encode_prompts(self.tokenizer, [case], config)
        for _ in range(_DRAWS):
            said = Conversation.begun(case, prompt, config.max_completion_length)
            texts = iter([self.write(case, rng)]) if said.episode is None else game(case).demonstration(case)
            while said.open:
                text = next(texts)
                tokens = [*self.tokenizer(text, add_special_tokens=False)["input_ids"], self.tokenizer.eos_token_id]
                said.add(tokens, [0.0] * len(tokens), False)
                observation = said.hear(text)
                if observation:
                    said.tell(observation_tokens(self.tokenizer, observation))
            if not said.truncated:
                return said
        return None

    def _worked(self, case: Case, rng: Random) -> str:
        return worked_solution(case, rng, self.config.trace_options.get(case.task))


class SFTTrainer(Trainer[SFTConfig]):
    """Trains on worked solutions, or on what `write` makes of each case; `mixture` and `policy` may be given."""

    def __init__(
        self,
        config: SFTConfig,
        *,
        mixture: Indexed[Case] | None = None,
        policy: Policy | None = None,
        eval_cases: Sequence[Case] | None = None,
        judge: Judge = judge,
        write: Write | None = None,
    ) -> None:
        ranks = Ranks(config.device)
        if config.train_batch_size % ranks.size:
            raise BootcampError(
                f"train_batch_size={config.train_batch_size}: expected a multiple of the {ranks.size} ranks"
            )
        if mixture is None:
            mixture = bootcamp.Mixture(config.tasks, **config.mixture)
        super().__init__(config, ranks, policy=policy, eval_cases=eval_cases, judge=judge)
        examples = Examples(mixture, self.policy.tokenizer, config, write)
        start, size = self.step * config.train_batch_size, config.train_batch_size // ranks.size
        self.stream = Stream(examples, start, size, ranks, config.dataloader_num_workers)

    def advance(self) -> dict[str, float]:
        """Make one update on the next worked solutions."""
        started = time.monotonic()
        metrics = self._update([example for example in next(self.stream) if example is not None])
        metrics["step_time"] = time.monotonic() - started
        self.log.scalars(self.step, metrics)
        return metrics

    def _update(self, examples: Sequence[Conversation]) -> dict[str, float]:
        """Make one update on the mean over the response tokens of all ranks."""
        device, model, ranks = self.device, self.policy.working, self.ranks
        examples = sorted(examples, key=lambda example: len(example.ids))
        counts = torch.tensor([sum(sum(example.sampled) for example in examples), len(examples)], device=device)
        tokens, kept = ranks.sum(counts).tolist()
        total = torch.zeros((), device=device)
        self.policy.sync()
        if self.config.gradient_checkpointing:
            model.train()
        for first in range(0, len(examples), self.config.per_device_train_batch_size):
            part = examples[first : first + self.config.per_device_train_batch_size]
            ids, mask, _ = (rows.to(device) for rows in padded(part))
            logps, _ = token_logprobs(model, ids, mask, graphs=self.policy.graphs)
            loss = -(logps * mask).sum() / max(1, tokens)
            loss.backward()
            total += loss.detach()
        if self.config.gradient_checkpointing:
            model.eval()
        return {
            "loss": float(ranks.sum(total)),
            "grad_norm": self.optimizer.step(self.step, ranks),
            "learning_rate": self.optimizer.learning_rate(self.step),
            "num_tokens": float(tokens),
            "frac_too_long": 1 - kept / self.config.train_batch_size,
        }


def sft(config: SFTConfig) -> None:
    """Train on worked solutions as `config` says, from the newest checkpoint of its folder if there is one."""
    SFTTrainer(config).train()

"""One epoch of DPO on pairs that begin at a policy's own first wrong steps, for `game24.py`."""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random
from typing import Any

import torch
from torch import Tensor
from torch.nn.utils.rnn import pad_sequence

from bootcamp.cases import Case
from bootcamp.rl.config import SFTConfig
from bootcamp.rl.distributed import Ranks
from bootcamp.rl.logprobs import token_logprobs
from bootcamp.rl.loss import response_mask
from bootcamp.rl.policy import Policy, encode_prompts
from bootcamp.rl.preferences import Pair, dpo_loss, preference_pairs
from bootcamp.rl.trainer import Trainer
from bootcamp.storage.responses import Judged
from bootcamp.traces import worked_solution


def wrong_steps(sampled: Sequence[Judged], options: dict[str, Any], tiny: bool) -> list[tuple[Case, Pair]]:
    """Pair the first wrong step of each finished response with a way on; a tiny model's text is replaced."""
    cases = [Case.from_json(record.case) for record in sampled]
    texts = [str(record.response) for record in sampled]
    if tiny:  # a random model writes no steps
        texts = [worked_solution(case, Random(0), options).replace("= ", "= 1", 1) for case in cases]
    by_id = {case.id: case for case in cases}
    answered = zip(cases, texts, sampled, strict=True)
    finished = [(case, text) for case, text, record in answered if tiny or not record.truncated]
    return [(by_id[pair.id], pair) for pair in preference_pairs(finished, options=options)]


class DPOTrainer(Trainer[SFTConfig]):
    """An update for every batch of pairs; the reference is the policy as it is at first."""

    def __init__(self, config: SFTConfig, pairs: Sequence[tuple[Case, Pair]], policy: Policy) -> None:
        encode = policy.tokenizer
        prompts = encode_prompts(encode, [case for case, _ in pairs], config)
        sides = []
        for (_, pair), prompt in zip(pairs, prompts, strict=True):
            start = prompt + encode(pair.prefix, add_special_tokens=False)["input_ids"]
            ends = [encode(text, add_special_tokens=False)["input_ids"] for text in (pair.chosen, pair.rejected)]
            if max(map(len, ends)) < config.max_completion_length:
                sides.append([(len(start), start + end + [encode.eos_token_id]) for end in ends])
        Random(config.seed).shuffle(sides)
        self.batches = [sides[i : i + config.train_batch_size] for i in range(0, len(sides), config.train_batch_size)]
        whole = config.model_copy(update={"max_steps": len(self.batches)})
        super().__init__(whole, Ranks(config.device), policy=policy)
        policy.sync()
        with torch.no_grad():
            self.reference = [self._sums(batch) for batch in self.batches]

    def _sums(self, batch: Sequence[Sequence[tuple[int, list[int]]]]) -> Tensor:
        """Return the log-probabilities ``[pairs, 2]`` of both sides."""
        rows = [side for pair in batch for side in pair]
        starts = torch.tensor([start for start, _ in rows], device=self.device)
        lengths = torch.tensor([len(ids) for _, ids in rows], device=self.device)
        ids = pad_sequence([torch.tensor(ids) for _, ids in rows], batch_first=True).to(self.device)
        mask = response_mask(starts, lengths, ids.shape[1])
        logps, _ = token_logprobs(self.policy.working, ids, mask)
        return (logps * mask).sum(1).view(-1, 2)

    def advance(self) -> dict[str, float]:
        """Make one update."""
        began = time.monotonic()
        self.policy.sync()
        logps, reference = self._sums(self.batches[self.step]), self.reference[self.step]
        loss = dpo_loss(logps[:, 0], logps[:, 1], reference[:, 0], reference[:, 1])
        loss.backward()
        margin = (logps - reference).detach()
        metrics = {
            "loss": float(loss.detach()),
            "preferred": float((margin[:, 0] > margin[:, 1]).float().mean()),
            "chosen_logratio": float(margin[:, 0].mean()),
            "rejected_logratio": float(margin[:, 1].mean()),
            "grad_norm": self.optimizer.step(self.step, self.ranks),
            "step_time": time.monotonic() - began,
        }
        self.log.scalars(self.step, metrics)
        return metrics

"""The GRPO loop: sample groups of responses, judge them, learn from the differences within each group.

One process a GPU, started by torchrun where there are several. Every rank samples and judges its share; then all ranks
hold the whole rollout, and only the forward and backward passes are shared out, so the loss is the same for any number
of them. All randomness is a function of the seed, the step and the rank: resuming is exact by construction.
"""

from __future__ import annotations

import copy
import time
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import replace
from hashlib import sha256
from statistics import mean
from typing import Any

import torch
from torch import Tensor

from bootcamp.cases import Case
from bootcamp.dataset.curriculum import Curriculum, Result
from bootcamp.errors import BootcampError
from bootcamp.rl import entropy as covariance, loss as objective
from bootcamp.rl.config import GRPOConfig
from bootcamp.rl.distributed import Ranks
from bootcamp.rl.evaluate import accuracy_by_task
from bootcamp.rl.experience import Experience, Rollout
from bootcamp.rl.llama import llama_like
from bootcamp.rl.logprobs import token_logprobs
from bootcamp.rl.policy import Judge, Policy, judge
from bootcamp.rl.reward import reward
from bootcamp.rl.sampling import Sampling
from bootcamp.rl.stream import Indexed, Stream, source
from bootcamp.rl.trainer import Trainer
from bootcamp.storage.responses import Judged


class GRPOTrainer(Trainer[GRPOConfig]):
    """Trains a causal language model on a mixture of tasks; :class:`GRPOConfig` holds every knob.

    `mixture` and `eval_cases` default to what the configuration describes; `judge` turns cases and responses into
    verdicts; a `policy` may be given where it is loaded already.
    """

    def __init__(
        self,
        config: GRPOConfig,
        *,
        mixture: Indexed[Case] | None = None,
        eval_cases: Sequence[Case] | None = None,
        judge: Judge = judge,
        policy: Policy | None = None,
    ) -> None:
        ranks = Ranks(config.device)
        if config.generation_batch_size % (config.num_generations * ranks.size):
            raise BootcampError(
                f"generation_batch_size={config.generation_batch_size}: not a multiple of num_generations x ranks, "
                f"{config.num_generations} x {ranks.size}"
            )
        self.mixture = source(config) if mixture is None else mixture
        super().__init__(config, ranks, updates=config.updates, policy=policy, eval_cases=eval_cases, judge=judge)
        self.reference = None
        if config.beta:  # the policy that the run began from, which a checkpoint no longer is
            begun = (policy or Policy(config, self.device)) if self.state else self.policy
            self.reference = copy.deepcopy(begun.working).requires_grad_(False)
            self.reference.to(config.ref_device or self.device)
        self.running = objective.RunningNorm(config.max_momentum)
        self.cursor = self.state.get("cursor", 0)
        if self.state:
            self.running.load_state_dict(self.state["running"])
            if isinstance(self.mixture, Curriculum):
                self.mixture.load_state_dict(self.state["curriculum"])
        prompts = config.generation_batch_size // config.num_generations // ranks.size
        self.stream = Stream(self.mixture, self.cursor, prompts, ranks, config.dataloader_num_workers)

    def extra_state(self) -> dict[str, Any]:
        return {
            "cursor": self.cursor,
            "running": self.running.state_dict(),
            "curriculum": self.mixture.state_dict() if isinstance(self.mixture, Curriculum) else {},
        }

    def advance(self) -> dict[str, float]:
        """Make one step: a rollout and its updates."""
        self._seed()
        started = time.monotonic()
        rollout, metrics = self.collect()
        sampled = time.monotonic()
        metrics |= self.learn(rollout)
        done = time.monotonic()
        metrics |= {"time/rollout": sampled - started, "time/update": done - sampled, "step_time": done - started}
        self.log.scalars(self.step * self.updates, metrics)
        if self.config.log_completions:
            self.log.completions(self.step, self.records)
        if isinstance(self.mixture, Curriculum):
            self.mixture.update(self.ranks.collect([Result(record.id, record.score) for record in self.records]))
        return metrics

    def collect(self) -> tuple[Rollout, dict[str, float]]:
        """Sample and judge one batch; with dynamic sampling, as many as fill it with groups whose rewards differ."""
        config, size = self.config, self.config.num_generations
        self.records: list[Judged] = []
        parts: list[Rollout] = []
        for _ in range(config.max_gen_batches if config.dynamic_sampling else 1):
            part = self._sample()
            differ = part.rewards.view(-1, size).std(1) > 0
            parts.append(part.groups(differ, size) if config.dynamic_sampling else part)
            if sum(len(part.rewards) for part in parts) >= config.generation_batch_size:
                break
        else:
            raise BootcampError(
                f"dynamic_sampling: {config.max_gen_batches} batches gave too few groups with both right and wrong "
                "responses; change the difficulty, start from a better model or raise max_gen_batches"
            )
        rollout = Rollout.joined(parts).groups(slice(config.generation_batch_size // size), size)
        judged, lengths = ~rollout.rewards.isnan(), rollout.mask.sum(1).float()
        rewards = rollout.rewards[judged]
        turns = [record.turns for record in self.records if record.turns is not None]
        return rollout, {
            "reward": float(rewards.mean()),
            "reward_std": float(rewards.std()),
            "rollout/accuracy": float(rollout.correct[judged].float().mean()),
            "frac_reward_zero_std": 1 - float(differ.float().mean()),
            "dynamic_sampling/batches": float(len(parts)),
            "completions/mean_length": float(lengths.mean()),
            "completions/min_length": float(lengths.min()),
            "completions/max_length": float(lengths.max()),
            "completions/clipped_ratio": float(rollout.truncated.float().mean()),
            **({"rollout/turns": mean(turns)} if turns else {}),
            **{f"rewards/{task}/mean": share for task, share in accuracy_by_task(self.records).items()},
        }

    def _sample(self) -> Rollout:
        """Sample and judge the next prompts of every rank."""
        config, ranks = self.config, self.ranks
        cases = next(self.stream)
        self.cursor += len(cases) * ranks.size
        sampling = Sampling(config.max_completion_length, config.temperature, config.top_k, config.top_p)
        answers = self.policy.answer(cases, config.num_generations, sampling, self.generator, self.judge)
        self.records += answers.records
        longest = max(len(one.ids) for one in answers.conversations)
        ids, mask, logps = answers.rows(ranks.largest(longest, self.device))
        rewards = torch.tensor([reward(record, config) for record in answers.records])
        correct = torch.tensor([record.reason == "correct" for record in answers.records])
        truncated = torch.tensor([record.truncated for record in answers.records])
        local = (ids, mask, logps, rewards, correct, truncated)
        return Rollout(*(ranks.gather(rows.to(self.device)) for rows in local))

    def learn(self, rollout: Rollout) -> dict[str, float]:
        """Make the updates of one rollout; return what was measured on the policy that sampled it."""
        config, mask, responses = self.config, rollout.mask, rollout.mask.sum(1)
        prompts = torch.arange(len(mask), device=self.device)[:, None] // config.num_generations
        counted = mask & ~rollout.rewards.isnan()[:, None]
        if config.truncated_reward == "drop":
            counted &= ~rollout.truncated[:, None]
        # A single update measures by the way the policy that it starts from.
        single = config.updates == 1 and config.loss_mode == "vanilla" and torch.equal(counted, mask)
        rows = rollout.ids, mask, prompts
        measured = (
            torch.zeros((2, *mask.shape), device=self.device)
            if single
            else self._logprobs(self.policy.working, *rows, entropy=True)
        )
        old, entropy = measured
        ref = old if self.reference is None else self._logprobs(self.reference, *rows)[0]
        advantage = self.advantages(rollout.rewards, responses)
        batch = Experience(rollout.ids, counted, old, ref, advantage[:, None], prompts)
        shuffler = torch.Generator().manual_seed(derived_seed(config.seed, self.step))
        for update in range(config.updates):
            part = update % config.steps_per_generation
            if part == 0:
                order = torch.randperm(len(mask), generator=shuffler).to(self.device)
            chosen = torch.zeros_like(prompts, dtype=torch.bool)
            chosen[order.tensor_split(config.steps_per_generation)[part]] = True
            minibatch, number = replace(batch, mask=counted & chosen), self.step * config.updates + update
            metrics = self._update(minibatch, number, shuffler, update == 0, measured if single else None)
            self.log.scalars(number, metrics)
        gap = (old - rollout.sampled_logps)[mask].abs()
        return {
            "entropy": float(entropy.sum() / mask.sum()),
            "train/entropy": float((entropy.sum(1) / responses).mean()),
            "sampling/sampling_logp_difference/mean": float(gap.mean()),
            "sampling/sampling_logp_difference/max": float(gap.max()),
        }

    def advantages(self, rewards: Tensor, responses: Tensor) -> Tensor:
        """Return the advantage of each response; one that could not be judged counts as its group's mean."""
        config, groups = self.config, rewards.view(-1, self.config.num_generations)
        groups = torch.where(groups.isnan(), groups.nanmean(1, keepdim=True), groups).nan_to_num()
        if config.shuffle_rewards:
            mixed = torch.randperm(groups.numel(), generator=torch.Generator().manual_seed(derived_seed(self.step)))
            groups = groups.flatten()[mixed.to(groups.device)].view_as(groups)
        plain = objective.advantages(groups, config.scale_rewards)
        rows = (self.running(groups) if config.max_momentum else plain).flatten()
        return objective.whiten(rows, responses) if config.normalize_advantages else rows

    def _update(
        self, batch: Experience, number: int, generator: torch.Generator, on_policy: bool, measured: Tensor | None
    ) -> dict[str, float]:
        """Make one update on a minibatch, or skip it where its mean importance ratio is too large.

        With `measured`, the old log-probabilities are those of this pass; they and the entropy are stored there.
        """
        config, model, metrics = (
            self.config,
            self.policy.working,
            {"learning_rate": self.optimizer.learning_rate(number)},
        )
        self.policy.sync()
        weights = objective.token_weights(batch.mask, config.loss_type, config.max_completion_length)
        chosen = torch.zeros_like(batch.mask)
        if config.loss_mode != "vanilla":
            now = batch.old_logps if on_policy else self._logprobs(model, batch.ids, batch.mask, batch.prompts)[0]
            chosen, found = self._chosen(batch, now, generator)
            metrics |= found
        sums: dict[str, Tensor] = defaultdict(lambda: torch.zeros((), device=self.device))
        if config.gradient_checkpointing:
            model.train()
        for rows, width in self._micro_batches(batch.mask, batch.prompts):
            part, marked = batch.at(rows, width), chosen[rows, :width]
            bonus = config.entropy_coef > 0
            logps, entropy = self._describe(
                model, part.ids, part.mask, part.prompts,
                entropy=bonus or measured is not None, entropy_gradient=bonus,
            )  # fmt: skip
            old = part.old_logps
            if measured is not None:
                old = logps.detach()
                measured[:, rows, :width] = torch.stack((logps, entropy)).detach()
            if config.loss_mode == "kl_cov":
                terms = objective.kl_cov_loss(logps, old, part.advantage, marked, config.ppo_kl_coef)
            else:
                terms = objective.policy_loss(logps, old, part.advantage, *config.clip_range) * ~marked
            divergence = objective.kl_penalty(logps, part.ref_logps if config.beta else old, config.kl_type)
            loss = (weights[rows, :width] * (terms + config.beta * divergence - config.entropy_coef * entropy)).sum()
            loss.backward()
            with torch.no_grad():
                ratio = (logps - old).exp()
                below, above = objective.clipped_tokens(ratio, part.advantage, *config.clip_range)
                sums["loss"] += loss
                for name, value in (("ratio", ratio), ("kl", divergence), ("below", below), ("above", above)):
                    sums[name] += (value * part.mask).sum()
        if config.gradient_checkpointing:
            model.eval()
        if measured is not None:
            self.ranks.sum(measured)
        total = self.ranks.sum(torch.stack([sums[name] for name in ("loss", "ratio", "kl", "below", "above")]))
        ratio_mean, kl, clipped_low, clipped_high = (total[1:] / batch.mask.sum().clamp(min=1)).tolist()
        stopped = config.early_stop_imp_ratio is not None and ratio_mean > config.early_stop_imp_ratio
        if stopped:
            self.optimizer.skip()
        else:
            metrics["grad_norm"] = self.optimizer.step(number, self.ranks)
        return metrics | {
            "loss": float(total[0]),
            "kl" if config.beta else "train/approx_kl": kl,
            "train/ratio": ratio_mean,
            "train/early_stop_hits": float(stopped),
            "clip_ratio/low_mean": clipped_low,
            "clip_ratio/high_mean": clipped_high,
            "clip_ratio/region_mean": clipped_low + clipped_high,
        }

    def _chosen(self, batch: Experience, now: Tensor, generator: torch.Generator) -> tuple[Tensor, dict[str, float]]:
        """Pick the tokens that Clip-Cov or KL-Cov acts on, over the whole minibatch, and describe the covariance."""
        config, cov = self.config, covariance.covariance(now, batch.advantage, batch.mask)
        inside = cov[batch.mask]
        top = inside.topk(max(1, len(inside) // 500)).values
        metrics = {"cov/mean": float(inside.mean()), "cov/top_0.2%": float(top.mean())}
        if config.loss_mode == "kl_cov":
            chosen = covariance.kl_cov_tokens(cov, batch.mask, config.kl_cov_ratio)
        else:
            below, above = objective.clipped_tokens((now - batch.old_logps).exp(), batch.advantage, *config.clip_range)
            bounds = config.clip_cov_ratio, config.clip_cov_lb, config.clip_cov_ub
            chosen, candidates = covariance.clip_cov_tokens(cov, batch.mask, below | above, *bounds, generator)
            metrics["cov/n_candidates"] = float(candidates)
        return chosen, metrics | {"cov/n_selected": float(chosen.sum())}

    def _logprobs(self, model: Any, ids: Tensor, mask: Tensor, prompts: Tensor, entropy: bool = False) -> Tensor:
        """Return log-probabilities and entropy of all rows, ``[2, n, L]``, each rank working out its share."""
        device, found = next(model.parameters()).device, torch.zeros((2, *ids.shape), device=self.device)
        for rows, width in self._micro_batches(mask, prompts):
            part = [rows_of[rows, :width].to(device) for rows_of in (ids, mask, prompts)]
            with torch.no_grad():
                found[:, rows, :width] = torch.stack(self._describe(model, *part, entropy=entropy)).to(self.device)
        return self.ranks.sum(found)

    def _describe(
        self, model: Any, ids: Tensor, mask: Tensor, prompts: Tensor, **options: Any
    ) -> tuple[Tensor, Tensor]:
        """Return log-probabilities and entropy of one micro-batch."""
        options |= {"temperature": self.config.temperature}
        options |= {"graphs": self.policy.graphs} if model is self.policy.working else {}
        return token_logprobs(model, ids, mask, prompts.flatten(), **options)

    def _micro_batches(self, mask: Tensor, prompts: Tensor) -> Iterable[tuple[Tensor, int]]:
        """Split this rank's share of the rows that have tokens, those of one prompt together; give widths."""
        ends = (mask * torch.arange(1, mask.shape[1] + 1, device=mask.device)).amax(1)
        order = prompts.flatten() if llama_like(self.policy.model.config) else -ends
        rows = order.argsort(stable=True)
        rows = rows[ends[rows] > 0].tensor_split(self.ranks.size)[self.ranks.rank]
        for part in rows.split(self.config.per_device_train_batch_size):
            if len(part):
                yield part, int(ends[part].max())

    def _seed(self) -> None:
        """Make all that is drawn in this step a function of the seed, the step and the rank."""
        seed = derived_seed(self.config.seed, self.step, self.ranks.rank)
        torch.manual_seed(seed)
        self.generator = torch.Generator(self.device).manual_seed(seed)


def derived_seed(*parts: int) -> int:
    """Return a 63-bit seed that depends on all `parts`."""
    return int.from_bytes(sha256(repr(parts).encode()).digest()[:8], "big") >> 1


def train(config: GRPOConfig) -> None:
    """Train as `config` says, from the newest checkpoint of its folder if there is one."""
    GRPOTrainer(config).train()

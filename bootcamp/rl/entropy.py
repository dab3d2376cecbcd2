"""Policy entropy: its exact value, the token covariance that drives it, and the law that ties accuracy to it.

The law, ``R = -a exp(H) + b``, and the two methods that act on high-covariance tokens are those of Cui et al. 2025,
"The Entropy Mechanism of Reinforcement Learning for Reasoning Language Models".
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from bootcamp.errors import BootcampError
from bootcamp.rl.logs import read_metrics

if TYPE_CHECKING:
    import torch
    from torch import Tensor


def token_entropy(logits: Tensor) -> Tensor:
    """Return the entropy in nats of ``softmax(logits)`` over the last dimension."""
    return logits.logsumexp(-1) - (logits.softmax(-1) * logits).sum(-1)


def covariance(logps: Tensor, advantage: Tensor, mask: Tensor) -> Tensor:
    """Return each token's share of the covariance of log-probability and advantage over the masked tokens.

    ``(logp - mean logp) (A - mean A)``, without gradient; `advantage` is ``[n, 1]``. Pass the whole minibatch: within
    one sequence the advantage is constant and every share would be 0.
    """
    logps, count = logps.detach(), mask.sum().clamp(min=1)
    advantage = advantage.expand_as(logps)
    centred = (logps - (logps * mask).sum() / count) * (advantage - (advantage * mask).sum() / count)
    return centred * mask


def clip_cov_tokens(
    cov: Tensor, mask: Tensor, clipped: Tensor, ratio: float, lower: float, upper: float, generator: torch.Generator
) -> tuple[Tensor, int]:
    """Draw the tokens that Clip-Cov takes out of the gradient, and count the candidates.

    Candidates are the masked tokens, not `clipped` already, with ``lower < cov < upper``; of them
    ``max(1, floor(ratio * masked tokens))``, or all if fewer, are drawn without replacement.
    """
    import torch

    candidates = (mask & ~clipped & (cov > lower) & (cov < upper)).flatten().nonzero().squeeze(1)
    wanted = max(1, math.floor(ratio * int(mask.sum()) + 1e-9))
    order = torch.randperm(len(candidates), generator=generator)[:wanted].to(cov.device)
    return _at(candidates[order], mask), len(candidates)


def kl_cov_tokens(cov: Tensor, mask: Tensor, ratio: float) -> Tensor:
    """Mark the ``max(1, floor(ratio * tokens))`` masked tokens with the largest covariance."""
    tokens = int(mask.sum())
    wanted = min(max(1, math.floor(ratio * tokens + 1e-9)), tokens)
    return _at(cov.masked_fill(~mask, -math.inf).flatten().topk(wanted).indices, mask)


def _at(flat_indices: Tensor, like: Tensor) -> Tensor:
    marked = like.new_zeros(like.numel())
    marked[flat_indices] = True
    return marked.view(like.shape)


MIN_POINTS = 10
"""Fewer points than this do not fit the law: noise in the accuracy grows 1.4-fold when it is extrapolated."""


@dataclass(frozen=True)
class EntropyLaw:
    """A fit of ``R = -a exp(H) + b``; `r2` and `rmse` are those of the fitted points."""

    a: float
    b: float
    r2: float
    rmse: float

    @property
    def ceiling(self) -> float:
        """The accuracy at entropy 0."""
        return self.b - self.a

    def predict(self, entropy: Sequence[float]) -> list[float]:
        """Return the accuracy at each entropy: a map from measured entropy, not a forecast of it."""
        return [self.b - self.a * math.exp(h) for h in entropy]


def fit_law(entropy: Sequence[float], accuracy: Sequence[float]) -> EntropyLaw:
    """Fit the law by least squares, exactly: it is linear in ``(exp(H), 1)``.

    >>> law = fit_law([0.1, 0.3, 0.6], [0.55 - 0.15 * math.exp(h) for h in (0.1, 0.3, 0.6)])
    >>> round(law.a, 9), round(law.b, 9), round(law.ceiling, 9)
    (0.15, 0.55, 0.4)
    >>> fit_law([0.1], [0.5])
    Traceback (most recent call last):
    bootcamp.errors.BootcampError: entropy: 1 point; expected at least 2 at different entropies, for two coefficients
    """
    x, y = np.exp(np.asarray(entropy, dtype=float)), np.asarray(accuracy, dtype=float)
    if len(x) != len(y):
        raise BootcampError(f"entropy has {len(x)} points and accuracy {len(y)}: expected as many of each")
    if len(set(x.tolist())) < 2:
        raise BootcampError(
            f"entropy: {len(x)} point{'s' * (len(x) != 1)}; expected at least 2 at different entropies, "
            "for two coefficients"
        )
    (a, b), *_ = np.linalg.lstsq(np.stack([-x, np.ones_like(x)], axis=1), y, rcond=None)
    residual = y - (b - a * x)
    spread = float(((y - y.mean()) ** 2).sum())
    r2 = 1 - float((residual**2).sum()) / spread if spread else float("nan")
    return EntropyLaw(float(a), float(b), r2, float(np.sqrt((residual**2).mean())))


def law_intervals(
    entropy: Sequence[float], accuracy: Sequence[float], *, level: float = 0.95, draws: int = 2000, seed: int = 0
) -> dict[str, tuple[float, float]]:
    """Return bootstrap intervals of ``a``, ``b`` and ``ceiling``, from points drawn with replacement."""
    rng = np.random.default_rng(seed)
    h, r = np.asarray(entropy, dtype=float), np.asarray(accuracy, dtype=float)
    fits = []
    for _ in range(draws):
        drawn = rng.integers(len(h), size=len(h))
        if np.ptp(h[drawn]) > 0:
            fits.append(fit_law(h[drawn].tolist(), r[drawn].tolist()))
    tails = [50 * (1 - level), 50 * (1 + level)]
    return {
        name: tuple(np.percentile([getattr(fit, name) for fit in fits], tails).tolist())
        for name in ("a", "b", "ceiling")
    }


def read_points(log: Path) -> tuple[list[float], list[float]]:
    """Read (entropy, accuracy) of each validation from a run's folder or its ``metrics.jsonl``.

    The entropy is that of the last rollout up to the validation, or of the first rollout for one before training.
    """
    rows = read_metrics(log)
    measured = [(row["step"], row["train/entropy"]) for row in rows if "train/entropy" in row]
    checked = [(row["step"], row["eval/accuracy"]) for row in rows if "eval/accuracy" in row]
    if not measured or not checked:
        raise BootcampError(
            f"{log}: expected lines with train/entropy and with eval/accuracy; train with eval_steps set"
        )
    before = [[h for at, h in measured if at <= step] or [measured[0][1]] for step, _ in checked]
    return [h[-1] for h in before], [r for _, r in checked]


def entropy_law(log: str | Path, *, fit: float = 0.5, seed: int = 0) -> dict[str, object]:
    """Fit the law on the first share `fit` of a run's validations and predict the rest from their measured entropy.

    The report holds the coefficients, their intervals, the error of the prediction and a verdict: ``fits``, or
    ``inconclusive`` where there are under 10 points to fit or the interval of `a` contains 0.
    """
    if not 0 < fit <= 1:
        raise BootcampError(f"fit={fit!r}: expected a share of the validations, above 0 and at most 1")
    entropy, accuracy = read_points(Path(log))
    count = max(2, round(fit * len(entropy)))
    law = fit_law(entropy[:count], accuracy[:count])
    intervals = law_intervals(entropy[:count], accuracy[:count], seed=seed)
    errors = [r - p for r, p in zip(accuracy[count:], law.predict(entropy[count:]), strict=True)]
    conclusive = count >= MIN_POINTS and intervals["a"][0] > 0
    return {
        "verdict": "fits" if conclusive else "inconclusive",
        "points": len(entropy),
        "fitted": count,
        "a": law.a,
        "b": law.b,
        "ceiling": law.ceiling,
        "r2": None if math.isnan(law.r2) else law.r2,
        "rmse": law.rmse,
        "intervals": intervals,
        "prediction_rmse": math.sqrt(sum(e * e for e in errors) / len(errors)) if errors else None,
        "last_error": errors[-1] if errors else None,
    }

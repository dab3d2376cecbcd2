"""GRPO on a mixture of easy tasks after a short supervised start, with controls: what did the rewards teach?

The controls start from the same weights: rewards shuffled within the batch (as many rollouts), the supervised start
continued (as many minutes), and pass@8 of the start. The responses of the last rollouts are kept for the audit of the
payments by `audit_rewards.py`.
"""

from __future__ import annotations

import json
import time
from collections import deque
from pathlib import Path
from typing import Any

from experiment import TASKS, Cases, Clock, Report, measure, parse_arguments, settings, table, unseen_cases

from bootcamp.rl.config import GRPOConfig, SFTConfig
from bootcamp.rl.evaluate import paired_difference
from bootcamp.rl.grpo import GRPOTrainer
from bootcamp.rl.plot import plot_runs
from bootcamp.rl.policy import Policy
from bootcamp.rl.sft import SFTTrainer

K = 8
SHORT = {"format": "v2", "nodes": 4}


def main() -> None:
    """Start, train with rewards and the controls, and compare by task."""
    times = {"sft_minutes": 1.0, "rl_minutes": 1.9}
    arguments = parse_arguments(__doc__ or "", tasks=TASKS, level=1, per_task=40, audit_steps=10, rl_rate=1e-5, **times)
    clock, report, tiny = Clock(arguments.minutes), Report(arguments), arguments.tiny
    names, tokens = tuple(arguments.tasks), 8 if tiny else 128
    train = Cases(names, arguments.level)
    cases = unseen_cases(names, 2 if tiny else arguments.per_task, arguments.level)
    shared = settings(arguments, names)
    supervised: dict[str, Any] = {
        "train_batch_size": 8 if tiny else 64,
        "max_completion_length": 192,
        "max_steps": 2 if tiny else 100_000,
        "warmup_steps": 20,
        "trace_options": {"game24": SHORT, "countdown": SHORT},
    }
    stages: dict[str, Any] = {}

    def examine(stage: str, policy: Policy) -> None:
        """Measure every task after a stage."""
        stages[stage] = measure(policy, cases, K, tokens)
        found = report.add_records(stage, stages[stage], K)
        clock.note(f"{stage}: avg@{K} {found['accuracy']:.3f}, pass@{K} {found[f'pass@{K}']:.3f}")

    def rewarded(name: str, **options: Any) -> GRPOTrainer:
        """Train with rewards from the start's weights."""
        sft.policy.model.load_state_dict(start)
        config = GRPOConfig(
            **shared,
            output_dir=str(arguments.out / name),
            generation_batch_size=16 if tiny else 512,
            num_generations=4 if tiny else 8,
            steps_per_generation=2,
            max_completion_length=tokens,
            learning_rate=arguments.rl_rate,
            warmup_steps=5,
            epsilon_high=0.28,
            **options,
        )
        trainer = GRPOTrainer(config, mixture=train, policy=sft.policy)
        trainer.train()
        clock.note(f"{name}: {trainer.step} rollouts")
        examine(name, trainer.policy)
        return trainer

    sft = SFTTrainer(
        SFTConfig(
            **shared,
            **supervised,
            output_dir=str(arguments.out / "sft"),
            max_minutes=arguments.sft_minutes,
            learning_rate=2e-4,
        ),
        mixture=train,
    )
    sft.train()
    clock.note(f"sft: {sft.step} updates")
    examine("sft", sft.policy)
    start = {name: value.clone() for name, value in sft.policy.model.state_dict().items()}
    began = time.monotonic()
    limit = {"max_steps": 2} if tiny else {"max_steps": 100_000, "max_minutes": arguments.rl_minutes}
    trained = rewarded("grpo", log_completions=True, **limit)
    minutes = (time.monotonic() - began) / 60
    keep_last(
        arguments.out / "grpo" / "completions-0.jsonl", arguments.out / "last_responses.jsonl", arguments.audit_steps
    )
    rewarded(
        "shuffled", shuffle_rewards=True, max_steps=trained.step, max_minutes=min(minutes, max(0.1, clock.left - 2.5))
    )
    sft.policy.model.load_state_dict(start)
    more = SFTTrainer(
        SFTConfig(
            **shared,
            **supervised | {"warmup_steps": 5},
            output_dir=str(arguments.out / "sft-more"),
            max_minutes=min(minutes, max(0.1, clock.left - 0.5)),
            learning_rate=1e-4,
            seed=1,
        ),
        mixture=Cases(names, arguments.level, first_seed=10**6),
        policy=sft.policy,
    )
    more.train()
    clock.note(f"sft-more: {more.step} updates")
    examine("sft-more", more.policy)
    for stage in ("grpo", "shuffled", "sft-more"):
        rise, low, high = paired_difference(stages["sft"], stages[stage], K)
        report.add(f"rise-{stage}", {"rise": rise, "low": low, "high": high, "cases": len(cases)})
        clock.note(f"{stage} over the start: {rise:+.3f}, 95% interval {low:+.3f} to {high:+.3f}")
    plot_runs({name: arguments.out / name for name in ("grpo", "shuffled")}, arguments.out)
    figures = report.figures
    rows = [
        {"task": name, f"pass@{K} of sft": share(stages["sft"], name, any)}
        | {stage: figures[stage][f"task/{name}"] for stage in ("sft", "grpo", "shuffled", "sft-more")}
        for name in names
    ]
    print(table(rows))


def share(records: Any, task: str, rule: Any) -> float:
    """Return the share of the task's cases for which `rule` holds over the responses."""
    right = [record.reason == "correct" for record in records if record.task == task]
    groups = [right[first : first + K] for first in range(0, len(right), K)]
    return sum(bool(rule(group)) for group in groups) / len(groups)


def keep_last(source: Path, target: Path, steps: int) -> None:
    """Keep the responses of the last rollouts only."""
    with source.open(encoding="utf-8") as file:
        last = deque((json.loads(line) for line in file), maxlen=512 * steps)
    first = last[-1]["step"] - steps + 1
    target.write_text("".join(json.dumps(row) + "\n" for row in last if row["step"] >= first), encoding="utf-8")
    source.unlink()


if __name__ == "__main__":
    main()

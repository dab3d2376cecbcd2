"""The same mixture through TRL's trainer with our reward, and through our own trainer, from one supervised start.

Both see the same cases, in batches of the same size and with the same settings, for as many steps; held-out accuracy
by our own sampler before and after says whether both rise.
"""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from typing import Any

import torch
from experiment import TASKS, Cases, Clock, Report, measure, parse_arguments, settings, table, unseen_cases

from bootcamp.rewards.trl import reward
from bootcamp.rl.config import GRPOConfig, SFTConfig
from bootcamp.rl.evaluate import paired_difference
from bootcamp.rl.grpo import GRPOTrainer
from bootcamp.rl.policy import Policy
from bootcamp.rl.sft import SFTTrainer
from bootcamp.storage.responses import Judged

K, GROUP = 8, 8


def main() -> None:
    """Start, train by both, and compare."""
    arguments = parse_arguments(
        __doc__ or "", tasks=TASKS, level=1, per_task=30, steps=30, batch=512, rl_rate=1e-5, sft_minutes=1.0
    )
    clock, report, tiny = Clock(arguments.minutes), Report(arguments), arguments.tiny
    names, tokens = tuple(arguments.tasks), 8 if tiny else 128
    steps, batch = (2, 16) if tiny else (arguments.steps, arguments.batch)
    train = Cases(names, arguments.level)
    cases = unseen_cases(names, 2 if tiny else arguments.per_task, arguments.level)
    shared = settings(arguments, names)
    sft = SFTTrainer(
        SFTConfig(
            **shared,
            output_dir=str(arguments.out / "sft"),
            train_batch_size=8 if tiny else 64,
            max_completion_length=192,
            max_steps=2 if tiny else 100_000,
            max_minutes=arguments.sft_minutes,
            warmup_steps=20,
            learning_rate=2e-4,
        ),
        mixture=train,
    )
    sft.train()
    policy = sft.policy
    start = {name: value.clone() for name, value in policy.model.state_dict().items()}
    stages = {"start": measure(policy, cases, K, tokens)}
    report.add_records("start", stages["start"], K)
    for name, run in (("ours", by_ours), ("trl", by_trl)):
        policy.model.load_state_dict(start)
        run(policy, train, shared, arguments, steps, batch, tokens)
        stages[name] = measure(policy, cases, K, tokens)
        report.add_records(name, stages[name], K)
        clock.note(f"{name}: {steps} steps of {batch} responses")
    rows = []
    for name in ("ours", "trl"):
        rise, low, high = paired_difference(stages["start"], stages[name], K)
        rows.append({"trainer": name, "start": share(stages["start"]), "end": share(stages[name])})
        rows[-1] |= {"rise": rise, "low": low, "high": high}
    report.add("rise", rows)
    print(table(rows))


def share(records: Sequence[Judged]) -> float:
    """Return the share of right responses."""
    return statistics.mean(record.score == 1 for record in records)


def by_ours(
    policy: Policy, train: Cases, shared: dict[str, Any], arguments: Any, steps: int, batch: int, tokens: int
) -> None:
    """Train the policy by our trainer."""
    config = GRPOConfig(
        **shared,
        output_dir=str(arguments.out / "ours"),
        max_steps=steps,
        generation_batch_size=batch,
        num_generations=GROUP,
        max_completion_length=tokens,
        learning_rate=arguments.rl_rate,
        warmup_steps=5,
    )
    GRPOTrainer(config, mixture=train, policy=policy).train()


def by_trl(
    policy: Policy, train: Cases, shared: dict[str, Any], arguments: Any, steps: int, batch: int, tokens: int
) -> None:
    """Train the policy's model by TRL, on the cases in the same order, paid by our adapter."""
    from datasets import Dataset
    from trl import GRPOConfig as Config, GRPOTrainer as Trainer

    rows = [train[index] for index in range(batch // GROUP * steps)]
    data = Dataset.from_list([{"prompt": case.messages(), "case": case.to_json()} for case in rows])
    gpu = torch.cuda.is_available()
    micro = min(shared["per_device_train_batch_size"], batch)
    config = Config(
        output_dir=str(arguments.out / "trl"),
        per_device_train_batch_size=micro,
        gradient_accumulation_steps=batch // micro,
        num_generations=GROUP,
        max_completion_length=tokens,
        max_steps=steps,
        learning_rate=arguments.rl_rate,
        lr_scheduler_type="constant_with_warmup",
        warmup_steps=5,
        shuffle_dataset=False,
        beta=0.0,
        bf16=gpu,
        use_cpu=not gpu,
        gradient_checkpointing=False,
        logging_steps=1,
        save_strategy="no",
        report_to=[],
    )
    policy.tokenizer.padding_side = "left"
    trainer = Trainer(
        policy.model, reward_funcs=reward, args=config, train_dataset=data, processing_class=policy.tokenizer
    )
    trainer.train()
    (arguments.out / "trl").mkdir(parents=True, exist_ok=True)
    trainer.state.save_to_json(str(arguments.out / "trl" / "trainer_state.json"))


if __name__ == "__main__":
    main()

"""GRPO against KL-Cov and Clip-Cov from one supervised start: entropy over the run, accuracy on hands never seen.

Several updates a rollout, without which KL-Cov does nothing. The law R = -a exp(H) + b is fitted on the first half of
each plain run and tested on the second.
"""

from __future__ import annotations

import json
import statistics
from typing import Any

from experiment import Cases, Clock, Report, load, measure, parse_arguments, table

from bootcamp.rl.config import GRPOConfig, SFTConfig
from bootcamp.rl.entropy import entropy_law
from bootcamp.rl.evaluate import paired_difference
from bootcamp.rl.grpo import GRPOTrainer
from bootcamp.rl.plot import plot_runs, read_scalars
from bootcamp.rl.records import Record
from bootcamp.rl.sft import SFTTrainer

K = 4
METHODS = ["vanilla", "kl_cov", "clip_cov"]


def main() -> None:
    """Run every method from every seed while there is time, and compare."""
    rates = {"sft_rate": 3e-4, "rl_rate": 1e-5, "kl_ratio": 0.01, "kl_coef": 1.0, "clip_ratio": 0.002}
    arguments = parse_arguments(
        __doc__ or "", start="", methods=METHODS, seeds=[0, 1, 2], steps=60, updates=4, batch=256,
        sft_steps=500, sft_minutes=1.5, size=4, high=10, hands=256, **rates,
    )  # fmt: skip
    clock, report, tiny = Clock(arguments.minutes), Report(arguments), arguments.tiny
    model, tokenizer = load(arguments, arguments.start)
    tokens = 8 if tiny else 192
    ranges = {"size": arguments.size, "high": arguments.high, "target_low": 10, "target_high": 50}
    params = {"most": 0, "fraction": False, **ranges}
    train, test = (Cases(("game24",), params=params, split=split) for split in ("train", "test"))
    held_out = test.distinct(4 if tiny else arguments.hands)
    shared: dict[str, Any] = {
        "model": arguments.model,
        "tasks": {"game24": 1},
        "per_device_train_batch_size": 4 if tiny else 64,
        "rollout_batch_size": 64 if tiny else 1024,
        "dataloader_num_workers": arguments.workers,
        "save_only_model": True,
        "resume": False,
    }
    if not arguments.start:
        config = SFTConfig(
            **shared,
            output_dir=str(arguments.out / "sft"),
            max_completion_length=192,
            max_steps=2 if tiny else arguments.sft_steps,
            max_minutes=arguments.sft_minutes,
            train_batch_size=8 if tiny else 64,
            learning_rate=arguments.sft_rate,
            lr_scheduler_type="cosine",
            warmup_steps=30,
            trace_options={"game24": {"format": "v2", "nodes": 5}},
        )
        sft = SFTTrainer(config, mixture=train, model=model, tokenizer=tokenizer)
        sft.train()
        clock.note(f"sft: {sft.step} updates")
    start = {name: value.clone() for name, value in model.state_dict().items()}
    final: dict[tuple[str, int], list[Record]] = {}
    longest = 0.0
    for seed in arguments.seeds:
        for method in arguments.methods:
            if clock.left < 1.1 * longest:
                clock.note(f"no time for {method}, seed {seed}")
                continue
            began = clock.used
            model.load_state_dict(start)
            config = GRPOConfig(
                **shared,
                output_dir=str(arguments.out / f"{method}-{seed}"),
                seed=seed,
                max_steps=2 if tiny else arguments.steps,
                generation_batch_size=16 if tiny else arguments.batch,
                num_generations=4 if tiny else 8,
                steps_per_generation=2 if tiny else arguments.updates,
                max_completion_length=tokens,
                learning_rate=arguments.rl_rate,
                loss_mode=method,
                kl_cov_ratio=arguments.kl_ratio,
                ppo_kl_coef=arguments.kl_coef,
                clip_cov_ratio=arguments.clip_ratio,
                eval_steps=1 if tiny else 3,
                eval_samples=K,
                eval_temperature=1.0,
            )
            cases = held_out[: 4 if tiny else 128]
            trainer = GRPOTrainer(config, mixture=train, eval_cases=cases, model=model, tokenizer=tokenizer)
            trainer.train()
            final[method, seed] = measure(trainer.policy, held_out, K, tokens, temperature=1.0)
            report.add_records(f"{method}-{seed}-final", final[method, seed], K)
            longest = max(longest, clock.used - began)
            clock.note(f"{method}, seed {seed}: {trainer.step} rollouts in {clock.used - began:.2f} min")
    runs = {f"{method} {seed}": arguments.out / f"{method}-{seed}" for method, seed in final}
    plot_runs(runs, arguments.out)
    rows = []
    for method in arguments.methods:
        seeds = [seed for name, seed in final if name == method]
        if not seeds:
            continue
        curves = [read_scalars(runs[f"{method} {seed}"])["train/entropy"][1] for seed in seeds]
        row: dict[str, Any] = {
            "method": method,
            "seeds": len(seeds),
            "entropy, first 3": statistics.mean(statistics.mean(curve[:3]) for curve in curves),
            "entropy, last 5": statistics.mean(statistics.mean(curve[-5:]) for curve in curves),
            f"avg@{K}": statistics.mean(report.figures[f"{method}-{seed}-final"]["accuracy"] for seed in seeds),
        }
        both = [seed for seed in seeds if ("vanilla", seed) in final]
        if method != "vanilla" and both:
            plain, other = (by_case([final[name, seed] for seed in both]) for name in ("vanilla", method))
            row["over vanilla"], row["low"], row["high"] = paired_difference(plain, other, K * len(both))
        rows.append(row)
    report.add("methods", rows)
    laws = {name: entropy_law(folder) for name, folder in runs.items() if name.startswith("vanilla")}
    report.add("law", laws)
    print(json.dumps(laws, indent=1))
    print(table(rows))


def by_case(runs: list[list[Record]]) -> list[Record]:
    """Put the responses of all runs to one case together."""
    return [record for first in range(0, len(runs[0]), K) for run in runs for record in run[first : first + K]]


if __name__ == "__main__":
    main()

"""GRPO against KL-Cov and Clip-Cov from one supervised start: entropy over the run, accuracy on hands never seen.

Several updates a rollout, without which KL-Cov does nothing. The law R = -a exp(H) + b is fitted on the first half of
each plain run and tested on the second. Seeds may run on a card each, with an `--out` of their own; put the results
into one folder, and `--compare FOLDER` sums them up.
"""

from __future__ import annotations

import json
import statistics
from itertools import product
from pathlib import Path
from typing import Any

from experiment import Cases, Clock, Report, measure, parse_arguments, settings, table

from bootcamp.rl.config import GRPOConfig, SFTConfig
from bootcamp.rl.entropy import entropy_law
from bootcamp.rl.evaluate import paired_difference, summary
from bootcamp.rl.grpo import GRPOTrainer
from bootcamp.rl.plot import plot_runs, read_scalars
from bootcamp.rl.policy import Policy, pick_device
from bootcamp.rl.sft import SFTTrainer
from bootcamp.storage.responses import Judged, read_judged

K = 4
METHODS = ["vanilla", "kl_cov", "clip_cov"]


def main() -> None:
    """Run every method from every seed while there is time, and compare."""
    rates = {"sft_rate": 3e-4, "rl_rate": 1e-5, "kl_ratio": 0.01, "kl_coef": 1.0, "clip_ratio": 0.002}
    sizes = {"steps": 60, "updates": 4, "batch": 256, "sft_steps": 500, "sft_minutes": 1.5, "size": 4, "high": 10}
    arguments = parse_arguments(
        __doc__ or "", start="", compare="", methods=METHODS, seeds=[0, 1, 2], hands=256, eval_steps=3, **sizes, **rates
    )  # fmt: skip
    if arguments.compare:
        return compare(Path(arguments.compare))
    clock, report = Clock(arguments.minutes), Report(arguments)
    ranges = {"size": arguments.size, "high": arguments.high, "target_low": 10, "target_high": 50}
    train, test = (
        Cases(("game24",), params={"most": 0, "fraction": False, **ranges}, split=split) for split in ("train", "test")
    )
    held_out = test.distinct(4 if arguments.tiny else arguments.hands)
    policy = started(arguments, train)
    clock.note("the start is ready")
    start = {name: value.clone() for name, value in policy.model.state_dict().items()}
    longest = 0.0
    for seed, method in product(arguments.seeds, arguments.methods):
        if clock.left < 1.1 * longest:
            clock.note(f"no time for {method}, seed {seed}")
            continue
        began = clock.used
        policy.model.load_state_dict(start)
        config = run_config(arguments, method, seed)
        trainer = GRPOTrainer(config, mixture=train, eval_cases=held_out[:128], policy=policy)
        trainer.train()
        records = measure(policy, held_out, K, config.max_completion_length)
        report.add_records(f"{method}-{seed}-final", records, K)
        longest = max(longest, clock.used - began)
        clock.note(f"{method}, seed {seed}: {trainer.step} rollouts in {clock.used - began:.2f} min")
    compare(arguments.out)


def compare(folder: Path) -> None:
    """Sum up the finished runs in a folder: a table of methods, the law, and plots."""
    final = {
        (method, int(seed)): read_judged(path)
        for path in sorted(folder.glob("*-final.jsonl"))
        for method, seed in [path.name.removesuffix("-final.jsonl").rsplit("-", 1)]
    }
    runs: dict[str, str | Path] = {f"{method} {seed}": folder / f"{method}-{seed}" for method, seed in final}
    plot_runs(runs, folder)
    rows = [row for method in METHODS if (row := summed_up(method, final, folder))]
    laws = {name: entropy_law(run) for name, run in runs.items() if name.startswith("vanilla")}
    text = json.dumps({"methods": rows, "law": laws}, indent=1, default=str)
    (folder / "comparison.json").write_text(text + "\n", encoding="utf-8")
    print(json.dumps(laws, indent=1, default=str))
    print(table(rows))


def started(arguments: Any, train: Cases) -> Policy:
    """Return the policy that all runs start from: `--start`, or a supervised start made here."""
    if arguments.start:
        return Policy(run_config(arguments, "vanilla", 0), pick_device("auto"), arguments.start)
    config = SFTConfig(
        **settings(arguments, ["game24"]),
        output_dir=str(arguments.out / "sft"),
        max_completion_length=192,
        max_steps=2 if arguments.tiny else arguments.sft_steps,
        max_minutes=arguments.sft_minutes,
        train_batch_size=8 if arguments.tiny else 64,
        learning_rate=arguments.sft_rate,
        lr_scheduler_type="cosine",
        warmup_steps=30,
        trace_options={"game24": {"format": "v2", "nodes": 5}},
    )
    sft = SFTTrainer(config, mixture=train)
    sft.train()
    return sft.policy


def run_config(arguments: Any, method: str, seed: int) -> GRPOConfig:
    """Return the configuration of one run."""
    tiny = arguments.tiny
    return GRPOConfig(
        **settings(arguments, ["game24"]),
        output_dir=str(arguments.out / f"{method}-{seed}"),
        seed=seed,
        max_steps=2 if tiny else arguments.steps,
        generation_batch_size=16 if tiny else arguments.batch,
        num_generations=4 if tiny else 8,
        steps_per_generation=2 if tiny else arguments.updates,
        max_completion_length=8 if tiny else 192,
        learning_rate=arguments.rl_rate,
        loss_mode=method,  # type: ignore[arg-type]
        kl_cov_ratio=arguments.kl_ratio,
        ppo_kl_coef=arguments.kl_coef,
        clip_cov_ratio=arguments.clip_ratio,
        eval_steps=1 if tiny else arguments.eval_steps,
        eval_samples=K,
        eval_temperature=1.0,
    )


def summed_up(method: str, final: dict[tuple[str, int], list[Judged]], folder: Path) -> dict[str, Any]:
    """Sum up the runs of a method and set them beside the plain runs of the same seeds; nothing if there are none."""
    seeds = [seed for name, seed in final if name == method]
    if not seeds:
        return {}
    curves = [read_scalars(folder / f"{method}-{seed}")["train/entropy"][1] for seed in seeds]
    scores = [summary(final[method, seed], K)["accuracy"] for seed in seeds]
    row: dict[str, Any] = {
        "method": method,
        "seeds": len(seeds),
        "entropy, first 3": statistics.mean(statistics.mean(curve[:3]) for curve in curves),
        "entropy, last 5": statistics.mean(statistics.mean(curve[-5:]) for curve in curves),
        f"avg@{K}": statistics.mean(scores),
        "by seed": " ".join(f"{score:.3f}" for score in scores),
    }
    both = [seed for seed in seeds if ("vanilla", seed) in final]
    if method != "vanilla" and both:
        plain, other = (by_case([final[name, seed] for seed in both]) for name in ("vanilla", method))
        row["over vanilla"], row["low"], row["high"] = paired_difference(plain, other, K * len(both))
    return row


def by_case(runs: list[list[Judged]]) -> list[Judged]:
    """Put the responses of all runs to one case together."""
    return [record for first in range(0, len(runs[0]), K) for run in runs for record in run[first : first + K]]


if __name__ == "__main__":
    main()

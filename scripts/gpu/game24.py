"""24 points on a GPU: a supervised start on short searches, then rewards or preferences; strict accuracy on new hands.

Hands of four numbers from 1 to 10 with targets from 10 to 50; the classical 24 from 1..13 is measured beside it,
without training on it. Held-out hands differ from training hands as multisets. Every run goes on from the same start:
`outcome` is GRPO on right or wrong, `composite` on the published sum of outcome, process and length, `gated` the same
with brevity paid for right answers only, `dpo` one epoch of preference pairs. A second call with the same folder takes
the start that it finds there. `--compare FOLDER` sums up the seeds in a folder, one subfolder each.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import torch
from experiment import Cases, Clock, Report, measure, parse_arguments, settings, table
from game24_dpo import DPOTrainer, wrong_steps

from bootcamp.rl.config import GRPOConfig, SFTConfig
from bootcamp.rl.evaluate import paired_difference, summary
from bootcamp.rl.grpo import GRPOTrainer
from bootcamp.rl.policy import Policy, pick_device
from bootcamp.rl.sft import SFTTrainer
from bootcamp.storage.responses import Judged, read_judged

K, TEMPERATURE = 4, 0.6
TOKENS = 192

PUBLISHED = {"outcome": 0.55, "process": 0.30, "length": 0.15, "wrong_credit": 0.35}
REWARDS: dict[str, dict[str, Any] | None] = {
    "outcome": None,
    "composite": PUBLISHED,
    "gated": PUBLISHED | {"wrong_credit": 0.0, "gated": True},
}


def hands(arguments: Any, split: str, **params: int) -> Cases:
    """Return hands of a split; `params` replace the ranges."""
    ranges = {"size": arguments.size, "high": arguments.high, "target_low": 10, "target_high": 50} | params
    return Cases(("game24",), params={"most": 0, "fraction": False, **ranges}, split=split)


def main() -> None:
    """Learn from searches, then make each run from there; measure after each."""
    arguments = parse_arguments(
        __doc__ or "", compare="", runs=["outcome"], seed=0, size=4, high=10, hands=320, nodes=5, sft_steps=1000,
        sft_minutes=3.0, rl_minutes=4.5, sft_rate=3e-4, rl_rate=1e-5, dpo_rate=5e-6, pairs=3000,
    )  # fmt: skip
    if arguments.compare:
        return compare(Path(arguments.compare))
    clock, report, tiny = Clock(arguments.minutes), Report(arguments), arguments.tiny
    held_out = hands(arguments, "test").distinct(6 if tiny else arguments.hands)
    classical = hands(arguments, "test", size=4, high=13, target_low=24, target_high=24).distinct(6 if tiny else 250)
    rows: list[dict[str, object]] = []

    def examine(stage: str) -> None:
        """Measure both sets of hands after a stage."""
        tokens = 8 if tiny else TOKENS
        for name, cases, k, temperature in (
            ("avg", held_out, K, TEMPERATURE),
            ("greedy", held_out, 1, 0.0),
            ("classical", classical, 1, 0.0),
        ):
            report.add_records(f"{stage}-{name}", measure(policy, cases, k, tokens, temperature=temperature), k)
        rows.append(row(stage, {name: read_judged(report.folder / f"{stage}-{name}.jsonl") for name in SETS}))
        clock.note(str(rows[-1]))

    policy, updates = started(arguments)
    clock.note(f"the start is ready, after {updates} updates")
    examine("start")
    start = {name: value.clone() for name, value in policy.model.state_dict().items()}
    for run in arguments.runs:
        policy.model.load_state_dict(start)
        began = clock.used
        trainer = preferred(arguments, policy) if run == "dpo" else rewarded(arguments, run, policy)
        trainer.train()
        shutil.rmtree(trainer.folder / f"checkpoint-{trainer.step}")  # the figures are what counts
        report.add(f"{run}-steps", {"steps": trainer.step, "minutes": clock.used - began})
        examine(run)
    print(table(rows))


def started(arguments: Any) -> tuple[Policy, int]:
    """Return a policy that searches in words, that of an earlier call if there was one, and its updates."""
    config = SFTConfig(
        **settings(arguments, ["game24"]), output_dir=str(arguments.out / "sft"), seed=arguments.seed,
        max_completion_length=TOKENS, max_steps=3 if arguments.tiny else arguments.sft_steps,
        max_minutes=arguments.sft_minutes, train_batch_size=8 if arguments.tiny else 64,
        learning_rate=arguments.sft_rate, lr_scheduler_type="cosine", warmup_steps=30,
        trace_options={"game24": trace_options(arguments)},
    )  # fmt: skip
    if found := sorted((arguments.out / "sft").glob("checkpoint-*")):
        return Policy(config, pick_device("auto"), str(found[-1])), int(found[-1].name.partition("-")[2])
    trainer = SFTTrainer(config, mixture=hands(arguments, "train"))
    trainer.train()
    return trainer.policy, trainer.step


def trace_options(arguments: Any) -> dict[str, Any]:
    """Return the form of the searches."""
    return {"format": "v2", "nodes": arguments.nodes}


def rewarded(arguments: Any, run: str, policy: Policy) -> GRPOTrainer:
    """Prepare a run of GRPO."""
    tiny = arguments.tiny
    config = GRPOConfig(
        **settings(arguments, ["game24"]), output_dir=str(arguments.out / run), seed=arguments.seed,
        max_completion_length=8 if tiny else TOKENS, max_steps=3 if tiny else 100_000,
        max_minutes=arguments.rl_minutes, generation_batch_size=16 if tiny else 512, num_generations=4 if tiny else 8,
        steps_per_generation=2, learning_rate=arguments.rl_rate, warmup_steps=5, epsilon_high=0.28,
        composite=REWARDS[run],
    )  # fmt: skip
    return GRPOTrainer(config, mixture=hands(arguments, "train"), policy=policy)


def preferred(arguments: Any, policy: Policy) -> DPOTrainer:
    """Sample from the start, pair its first wrong steps with a solver's way on, and prepare one epoch of them."""
    config = SFTConfig(
        **settings(arguments, ["game24"]), output_dir=str(arguments.out / "dpo"), seed=arguments.seed,
        max_completion_length=TOKENS, train_batch_size=4 if arguments.tiny else 32, learning_rate=arguments.dpo_rate,
        warmup_steps=5,
    )  # fmt: skip
    cases = Cases(**vars(hands(arguments, "train")) | {"first_seed": 10**6 * (1 + arguments.seed)})
    count = 8 if arguments.tiny else arguments.pairs
    tokens = 8 if arguments.tiny else TOKENS
    sampled = measure(policy, [cases[i] for i in range(count)], 1, tokens, seed=arguments.seed)
    pairs = wrong_steps(sampled, trace_options(arguments), arguments.tiny)
    return DPOTrainer(config, pairs, policy)


SETS = {"avg": K, "greedy": 1, "classical": 1}
"""What is measured after a stage, and how many samples a hand has."""


def row(stage: str, found: dict[str, list[Judged]]) -> dict[str, object]:
    """Sum up what was measured after a stage."""
    sums = {name: summary(records, SETS[name]) for name, records in found.items()}
    return {
        "stage": stage,
        f"avg@{K}": sums["avg"]["accuracy"],
        f"pass@{K}": sums["avg"][f"pass@{K}"],
        "greedy": sums["greedy"]["accuracy"],
        "unfinished": sums["avg"].get("outcome/unfinished", 0.0),
        "tokens": sums["avg"]["mean_tokens"],
        "lines": sums["avg"]["median_lines"],
        "24 of 1..13, greedy": sums["classical"]["accuracy"],
    }


def compare(folder: Path) -> None:
    """Print a line for each stage over the seeds in a folder, with paired differences from the start and outcome."""
    seeds = sorted(path for path in folder.iterdir() if (path / "start-avg.jsonl").exists())
    stages = ["start", *(run for run in (*REWARDS, "dpo") if all((s / f"{run}-avg.jsonl").exists() for s in seeds))]
    found = {
        stage: {name: [r for seed in seeds for r in read_judged(seed / f"{stage}-{name}.jsonl")] for name in SETS}
        for stage in stages
    }
    rows = []
    for stage in stages:
        line = row(stage, found[stage])
        for other in ("start", "outcome"):
            if other in stages and stage not in (other, "start"):
                rise, low, high = paired_difference(found[other]["avg"], found[stage]["avg"], K)
                line[f"over {other}"] = f"{rise:+.3f} ({low:+.3f} to {high:+.3f})"
        rows.append(line)
    print(f"{len(seeds)} seeds on {torch.__version__}")
    print(table(rows))


if __name__ == "__main__":
    main()

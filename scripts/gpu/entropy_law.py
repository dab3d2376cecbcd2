"""R = -a exp(H) + b where there is entropy to spend: from a policy that answers in form but guesses.

The start learns random answers of the right form (`format.guess`); then every method spends the entropy that this left.
Accuracy is that of 1,000 held-out cases at temperature 1, at 20 or more points of a run; entropy is that of the rollout
before. One process makes the runs of one set of tasks and one seed, in a folder called SET-SEED; `--compare FOLDER`
sums up those in a folder.
"""

from __future__ import annotations

import json
import shutil
import statistics
from collections import defaultdict
from pathlib import Path
from random import Random
from typing import Any

from experiment import Clock, Report, parse_arguments, settings, table

import bootcamp
from bootcamp import registry
from bootcamp.extras import require
from bootcamp.rl.config import GRPOConfig, SFTConfig
from bootcamp.rl.entropy import MIN_POINTS, entropy_law, fit_law, read_points
from bootcamp.rl.grpo import GRPOTrainer
from bootcamp.rl.policy import Policy, pick_device
from bootcamp.rl.sft import SFTTrainer
from bootcamp.task import Case
from bootcamp.traces import hand_in

SETS = {
    "deduction": "knights_and_knaves web_of_lies shuffled_objects",
    "arithmetic": "zero_sum_subset_mod modular_expression finite_field_expression custom_operator_target",
    "all": "knights_and_knaves web_of_lies shuffled_objects zero_sum_subset_mod modular_expression "
    "finite_field_expression custom_operator_target operator_decode largest_expression huge_number_ordering",
}
"""Tasks whose answers are short and whose guesses are right in 5 to 35% of the cases at levels 1 and 2."""

LEVELS = {1: 1.0, 2: 1.0}
TOKENS = 40  # the longest answer of these tasks has 29


def main() -> None:
    """Make the runs of one set and one seed while there is time, or compare."""
    arguments = parse_arguments(
        __doc__ or "", compare="", set="all", seed=0, runs=["vanilla", "kl_cov:0.01:1", "clip_cov:0.002"],
        steps=150, batch=512, updates=4, every=5, held_out=1000, sft_steps=300, sft_rate=3e-4, rl_rate=1e-5,
    )  # fmt: skip
    if arguments.compare:
        return compare(Path(arguments.compare))
    clock, report = Clock(arguments.minutes), Report(arguments)
    names = SETS[arguments.set].split()
    held_out = distinct(names, 8 if arguments.tiny else arguments.held_out)
    policy = started(arguments, names)
    clock.note(f"{arguments.set} {arguments.seed}: the start is ready")
    start = {name: value.clone() for name, value in policy.model.state_dict().items()}
    for number, run in enumerate(arguments.runs):
        policy.model.load_state_dict(start)
        share = (clock.left - 0.2) / (len(arguments.runs) - number)
        trainer = GRPOTrainer(
            run_config(arguments, names, run, max(0.05, share)), mixture=cases_of(names, "train", arguments.seed),
            eval_cases=held_out, policy=policy,
        )  # fmt: skip
        began = clock.used
        trainer.train()
        shutil.rmtree(trainer.folder / f"checkpoint-{trainer.step}")  # the log is what counts
        report.add(run, {"rollouts": trainer.step, "minutes": clock.used - began})
        clock.note(f"{arguments.set} {arguments.seed} {run}: {trainer.step} rollouts in {clock.used - began:.2f} min")


def cases_of(names: list[str], split: str, seed: int) -> bootcamp.Mixture:
    """Return the mixture of a set of tasks."""
    return bootcamp.Mixture(names, difficulty=LEVELS, split=split, seed=seed)


def distinct(names: list[str], count: int) -> list[Case]:
    """Return held-out cases that are different puzzles: the first `count`, or all that the first draws of them gave."""
    mixture, found = cases_of(names, "test", 0), dict[str, Case]()
    for index in range(10 * count):
        case = mixture[index]
        found.setdefault(case.key, case)
        if len(found) == count:
            break
    return list(found.values())


def guessed(case: Case, rng: Random) -> str:
    """Hand in a random answer of the right form."""
    format_ = registry.get(case.task).format(case.instance)
    return hand_in(case, format_.render(format_.guess(rng)))


def started(arguments: Any, names: list[str]) -> Policy:
    """Return a policy that answers in form and knows nothing else, that of an earlier call if there was one."""
    config = SFTConfig(
        **settings(arguments, names),
        output_dir=str(arguments.out / "start"),
        seed=arguments.seed,
        max_completion_length=TOKENS,
        max_steps=2 if arguments.tiny else arguments.sft_steps,
        train_batch_size=8 if arguments.tiny else 64,
        learning_rate=arguments.sft_rate,
        lr_scheduler_type="cosine",
        warmup_steps=30,
    )
    if found := sorted((arguments.out / "start").glob("checkpoint-*")):
        return Policy(config, pick_device("auto"), str(found[-1]))
    trainer = SFTTrainer(config, mixture=cases_of(names, "train", 100 + arguments.seed), write=guessed)
    trainer.train()
    return trainer.policy


def run_config(arguments: Any, names: list[str], run: str, minutes: float) -> GRPOConfig:
    """Read a run such as ``vanilla``, ``bonus:0.003``, ``kl_cov:ratio:weight`` or ``clip_cov:ratio``."""
    method, *values = run.split(":")
    numbers = list(map(float, values))
    special: dict[str, Any] = {}
    if method == "bonus":
        special = {"entropy_coef": numbers[0]}
    elif method == "kl_cov":
        special = {"loss_mode": method, "kl_cov_ratio": numbers[0], "ppo_kl_coef": numbers[1]}
    elif method == "clip_cov":
        special = {"loss_mode": method, "clip_cov_ratio": numbers[0]}
    tiny = arguments.tiny
    return GRPOConfig(
        **settings(arguments, names),
        **special,
        output_dir=str(arguments.out / run.replace(":", "_")),
        seed=arguments.seed,
        max_steps=2 if tiny else arguments.steps,
        max_minutes=minutes,
        generation_batch_size=16 if tiny else arguments.batch,
        num_generations=4 if tiny else 8,
        steps_per_generation=2 if tiny else arguments.updates,
        max_completion_length=8 if tiny else TOKENS,
        learning_rate=arguments.rl_rate,
        eval_steps=1 if tiny else arguments.every,
        eval_samples=2,  # 1 would be greedy
        eval_temperature=1.0,
    )


def compare(folder: Path) -> None:
    """Sum up every run below a folder: the law by run, and by set and method over the seeds; and draw the points."""
    logs = sorted(log for log in folder.glob("*/*/metrics.jsonl") if log.parent.name != "start")
    laws: list[dict[str, Any]] = []
    for log in logs:
        entropy, accuracy = read_points(log)
        if len(entropy) >= MIN_POINTS:
            place = {"set": log.parts[-3].split("-")[0], "seed": log.parts[-3].partition("-")[2]}
            ends = {"H first": entropy[0], "H last": entropy[-1], "R first": accuracy[0], "R best 5": best(accuracy)}
            laws.append({**place, "run": log.parts[-2], **ends, **entropy_law(log)})
    rows = []
    groups: dict[tuple[str, str], list[dict[str, Any]]] = defaultdict(list)
    for law in laws:
        groups[law["set"], law["run"]].append(law)
    for (name, run), members in groups.items():
        row: dict[str, Any] = {"set": name, "run": run, "seeds": len(members)}
        for figure in (
            "H first",
            "H last",
            "R first",
            "R best 5",
            "a",
            "b",
            "ceiling",
            "prediction_rmse",
            "last_error",
        ):
            row[figure] = statistics.mean(member[figure] for member in members)
        row["a of each"] = " ".join(
            f"{m['a']:.2f} ({m['intervals']['a'][0]:.2f} to {m['intervals']['a'][1]:.2f})" for m in members
        )
        row["R best 5 of each"] = " ".join(f"{member['R best 5']:.3f}" for member in members)
        rows.append(row)
    text = json.dumps({"by method": rows, "runs": laws}, indent=1, default=str)
    (folder / "comparison.json").write_text(text + "\n", encoding="utf-8")
    draw(folder, logs)
    print(table(rows))


def best(accuracy: list[float]) -> float:
    """Return the highest mean of five validations in a row."""
    return max(statistics.mean(accuracy[i : i + 5]) for i in range(max(1, len(accuracy) - 4)))


def draw(folder: Path, logs: list[Path]) -> None:
    """Draw accuracy over entropy, a panel for each set, with the law fitted to all points of a method."""
    sets = sorted({log.parts[-3].split("-")[0] for log in logs})
    figure = require("matplotlib.figure", "train").Figure(figsize=(5 * len(sets), 4))
    for place, name in enumerate(sets, 1):
        axes = figure.add_subplot(1, len(sets), place)
        points: dict[str, list[tuple[float, float]]] = defaultdict(list)
        for log in logs:
            if log.parts[-3].split("-")[0] == name:
                points[log.parts[-2]] += zip(*read_points(log), strict=True)
        for run, pairs in sorted(points.items()):
            entropy, accuracy = zip(*sorted(pairs), strict=True)
            dots = axes.scatter(entropy, accuracy, s=6, alpha=0.5)
            law = fit_law(entropy, accuracy)
            axes.plot(entropy, law.predict(entropy), color=dots.get_facecolor()[0][:3], linewidth=1, label=run)
        axes.set(title=name, xlabel="entropy of a rollout (nats)", ylabel="accuracy on held-out cases")
        axes.legend(fontsize=7)
    figure.tight_layout()
    figure.savefig(folder / "law.png", dpi=120)


if __name__ == "__main__":
    main()

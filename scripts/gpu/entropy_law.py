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
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

from experiment import Clock, Report, parse_arguments, settings, table

import bootcamp
from bootcamp import registry
from bootcamp.cases import Case
from bootcamp.extras import require
from bootcamp.rl.config import GRPOConfig, SFTConfig
from bootcamp.rl.entropy import MIN_POINTS, entropy_law, fit_law, law_intervals, read_points
from bootcamp.rl.grpo import GRPOTrainer
from bootcamp.rl.plot import read_scalars
from bootcamp.rl.policy import Policy, pick_device
from bootcamp.rl.sft import SFTTrainer
from bootcamp.traces import hand_in

Point = tuple[float, float]
"""Entropy and accuracy."""

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
    """Sum up every run below a folder: its points, the law by run and over the seeds of a method; and draw them."""
    runs, points = {}, {}
    for log in sorted(folder.glob("*/*/metrics.jsonl")):
        if log.parent.name != "start" and len((found := read_points(log))[0]) >= MIN_POINTS:
            tasks, _, seed = log.parts[-3].partition("-")
            runs[tasks, log.parts[-2], seed], points[log] = log, list(zip(*found, strict=True))
    methods: dict[tuple[str, str], list[Path]] = defaultdict(list)
    for (tasks, method, _), log in runs.items():
        methods[tasks, method].append(log)
    rows = [{"set": tasks, "run": method, **summed_up(logs)} for (tasks, method), logs in methods.items()]
    single = [
        {"set": tasks, "run": method, "seed": seed, **entropy_law(log), "points": points[log]}
        for (tasks, method, seed), log in runs.items()
    ]
    text = json.dumps({"by method": rows, "runs": single}, indent=None, default=str)
    (folder / "comparison.json").write_text(text + "\n", encoding="utf-8")
    draw(folder / "law.png", methods, points)
    print(table(rows))


def summed_up(logs: list[Path]) -> dict[str, Any]:
    """Describe the runs of one method from several seeds, and fit the law to all of their points."""
    each = [read_points(log) for log in logs]
    entropy, accuracy = ([value for points in each for value in points[axis]] for axis in (0, 1))
    law, intervals = fit_law(entropy, accuracy), law_intervals(entropy, accuracy)
    own = [entropy_law(log) for log in logs]
    return {
        "seeds": len(logs),
        "rollouts": " ".join(str(len(read_scalars(log)["reward"][0])) for log in logs),
        "H first": statistics.mean(h[0] for h, _ in each),
        "H last": statistics.mean(h[-1] for h, _ in each),
        "R first 3": statistics.mean(value for _, r in each for value in r[:3]),
        "R last 5": statistics.mean(value for _, r in each for value in r[-5:]),
        "a": f"{law.a:.2f} ({intervals['a'][0]:.2f} to {intervals['a'][1]:.2f})",
        "b": f"{law.b:.2f} ({intervals['b'][0]:.2f} to {intervals['b'][1]:.2f})",
        "ceiling": f"{law.ceiling:.3f} ({intervals['ceiling'][0]:.3f} to {intervals['ceiling'][1]:.3f})",
        "r2": law.r2,
        "runs whose first half fits": sum(report["verdict"] == "fits" for report in own),
        "error of the second half": statistics.mean(float(str(report["prediction_rmse"])) for report in own),
    }


def draw(path: Path, methods: Mapping[tuple[str, str], list[Path]], points: Mapping[Path, list[Point]]) -> None:
    """Draw accuracy over entropy, a panel for each set, with the law fitted to all points of a method."""
    sets = sorted({tasks for tasks, _ in methods})
    figure = require("matplotlib.figure", "train").Figure(figsize=(5 * len(sets), 4))
    for place, name in enumerate(sets, 1):
        axes = figure.add_subplot(1, len(sets), place)
        for (tasks, method), logs in methods.items():
            if tasks == name:
                pairs = sorted(pair for log in logs for pair in points[log])
                entropy, accuracy = zip(*pairs, strict=True)
                dots = axes.scatter(entropy, accuracy, s=6, alpha=0.5)
                law = fit_law(entropy, accuracy).predict(entropy)
                axes.plot(entropy, law, color=dots.get_facecolor()[0][:3], linewidth=1, label=method)
        axes.set(title=name, xlabel="entropy of a rollout (nats)", ylabel="accuracy on held-out cases")
        axes.legend(fontsize=7)
    figure.tight_layout()
    figure.savefig(path, dpi=100)


if __name__ == "__main__":
    main()

"""What the experiments on a GPU share: arguments, a clock, the model, held-out cases, measurements, the report.

`--tiny` replaces the model by a random one of the same architecture and shrinks every size, so that a whole experiment
runs through on a CPU in a minute or two; its figures mean nothing.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

os.environ.setdefault("TOKENIZERS_PARALLELISM", "false")

import torch

import bootcamp
from bootcamp.cases import Case
from bootcamp.rl.config import GRPOConfig
from bootcamp.rl.evaluate import accuracy_by_task, summary
from bootcamp.rl.grpo import GRPOTrainer
from bootcamp.rl.policy import Policy
from bootcamp.rl.sampling import Sampling
from bootcamp.rl.trainer import Trainer
from bootcamp.storage.responses import Judged, write_judged

TASKS = (
    "decimal_arithmetic fraction_arithmetic text_operation_chain shortest_path_weighted shuffled_objects "
    "nim_winning_move dfa_acceptance knights_and_knaves sat_assignment coin_change_fewest"
).split()
"""A mixture that a small model can partly do after a short supervised start."""


def parse_arguments(description: str, **extra: Any) -> argparse.Namespace:
    """Read the arguments that every experiment has, and `extra` ones by their defaults."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--model", default="/tmp/smollm", help="the folder of the model")
    parser.add_argument("--out", default="/tmp/out", type=Path, help="where results go")
    parser.add_argument("--minutes", default=9.0, type=float, help="the time for all of it, loading included")
    parser.add_argument(
        "--tiny", action="store_true", help="a random model and small sizes, to try the script on a CPU"
    )
    parser.add_argument("--no-graphs", action="store_true", help="decode without captured graphs")
    parser.add_argument("--workers", default=8, type=int, help="processes that make cases and worked solutions")
    for name, default in extra.items():
        kind = {"nargs": "*", "type": type(default[0])} if isinstance(default, list) else {"type": type(default)}
        parser.add_argument(f"--{name.replace('_', '-')}", default=default, **kind)
    arguments = parser.parse_args()
    if arguments.tiny:
        arguments.workers = 0
        torch.set_num_threads(1)  # several wait for each other on a busy machine
    arguments.out.mkdir(parents=True, exist_ok=True)
    return arguments


def settings(arguments: argparse.Namespace, names: Sequence[str]) -> dict[str, Any]:
    """Return what all runs of an experiment are told."""
    return {
        "model": arguments.model,
        "tasks": dict.fromkeys(names, 1.0),
        "per_device_train_batch_size": 4 if arguments.tiny else 128,
        "rollout_batch_size": 64 if arguments.tiny else 1024,
        "dataloader_num_workers": arguments.workers,
        "cuda_graphs": not arguments.no_graphs,
        "save_only_model": True,
        "resume": False,
    }


class Clock:
    """The time that an experiment has."""

    def __init__(self, minutes: float) -> None:
        self.started, self.minutes = time.monotonic(), minutes

    @property
    def used(self) -> float:
        """Minutes since the start."""
        return (time.monotonic() - self.started) / 60

    @property
    def left(self) -> float:
        """Minutes until the end, never less than a few seconds."""
        return max(0.05, self.minutes - self.used)

    def note(self, text: str) -> None:
        """Print a line with the time."""
        print(f"[{self.used:5.2f} min] {text}", flush=True)


@dataclass(frozen=True)
class Cases:
    """An endless series of cases: the `names` in turn, with `params` or at the first level from `level` that splits."""

    names: tuple[str, ...]
    level: int = 1
    params: Mapping[str, Any] | None = None
    split: str = "train"
    first_seed: int = 0

    def __getitem__(self, index: int) -> Case:
        turn, place = divmod(index, len(self.names))
        task, seed = bootcamp.get(self.names[place]), self.first_seed + turn
        if self.params is not None:
            return task.generate(params=dict(self.params), seed=seed, split=self.split)
        level = next(level for level in range(self.level, 11) if level not in task.small_levels)
        return task.generate(level, seed, split=self.split)

    def distinct(self, count: int) -> list[Case]:
        """Return the first `count` cases that are different puzzles."""
        found: dict[str, Case] = {}
        for index in range(50 * count):
            case = self[index]
            found.setdefault(case.key, case)
            if len(found) == count:
                break
        return list(found.values())


def unseen_cases(names: Iterable[str], count: int, level: int = 1) -> list[Case]:
    """Return `count` cases of the split test for each task, all different."""
    return [case for name in names for case in Cases((name,), level, split="test").distinct(count)]


def measure(
    policy: Policy, cases: Sequence[Case], k: int, max_tokens: int, *, temperature: float = 1.0, seed: int = 1
) -> list[Judged]:
    """Sample `k` responses to each case, with the weights that the policy has now."""
    generator = torch.Generator(policy.device).manual_seed(seed)
    return policy.answer(cases, k, Sampling(max_tokens, temperature), generator).records


def rewarded(
    arguments: argparse.Namespace,
    run: str,
    cases: Cases,
    policy: Policy,
    *,
    tokens: int,
    minutes: float,
    shuffled: bool = False,
) -> int:
    """Train from the policy's weights with rewards, or with shuffled ones; return the number of rollouts."""
    tiny = arguments.tiny
    config = GRPOConfig(
        **settings(arguments, cases.names), output_dir=str(arguments.out / run), seed=arguments.seed,
        generation_batch_size=16 if tiny else 512, num_generations=4 if tiny else 8, steps_per_generation=2,
        max_completion_length=tokens, learning_rate=arguments.rl_rate, warmup_steps=5, epsilon_high=0.28,
        max_steps=2 if tiny else 100_000, max_minutes=minutes, shuffle_rewards=shuffled,
    )  # fmt: skip
    mixture: Any = cases
    trainer = GRPOTrainer(config, mixture=mixture, policy=policy)
    trainer.train()
    return finished(trainer)


def finished(trainer: Trainer[Any]) -> int:
    """Drop the checkpoint of a run whose figures are what counts; return the number of its steps."""
    shutil.rmtree(trainer.folder / f"checkpoint-{trainer.step}")
    return int(trainer.step)


class Report:
    """Collects the figures of an experiment and writes them, with every record, to its folder."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        self.folder, self.figures = arguments.out, {"arguments": vars(arguments) | {"out": str(arguments.out)}}
        self.figures["machine"] = machine()

    def add(self, name: str, value: Any) -> None:
        """Store one figure, and the file at once: a run that is killed keeps what it had."""
        self.figures[name] = value
        path = self.folder / "results.json"
        path.write_text(json.dumps(self.figures, indent=1, default=str) + "\n", encoding="utf-8")

    def add_records(self, name: str, records: Sequence[Judged], k: int) -> dict[str, float]:
        """Store responses and what they sum up to."""
        write_judged(self.folder / f"{name}.jsonl", records)
        found = summary(records, k) | {f"task/{task}": share for task, share in accuracy_by_task(records).items()}
        self.add(name, found)
        return found


def machine() -> dict[str, str]:
    """Describe what this runs on."""
    import transformers

    name = torch.cuda.get_device_name() if torch.cuda.is_available() else platform.processor() or platform.machine()
    return {"device": name, "torch": torch.__version__, "transformers": transformers.__version__}


def table(rows: Sequence[Mapping[str, Any]]) -> str:
    """Return rows as a Markdown table."""
    names = list(dict.fromkeys(name for row in rows for name in row))
    lines = [names, ["---"] * len(names)] + [[_cell(row.get(name, "")) for name in names] for row in rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def _cell(value: Any) -> str:
    return f"{value:.3g}" if isinstance(value, float) else str(value)

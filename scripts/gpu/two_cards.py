"""One card beside two of the same host, over NCCL: the same losses, samples a second, and resuming after a kill.

On a CPU (`--tiny`) the ranks are processes that talk over gloo.
"""

from __future__ import annotations

import json
import os
import signal
import statistics
import subprocess
import sys
import time
from argparse import Namespace
from pathlib import Path
from typing import Any

import torch
from experiment import Clock, Report, parse_arguments, settings, table

import bootcamp
from bootcamp.rl.config import GRPOConfig
from bootcamp.rl.experience import Rollout
from bootcamp.rl.grpo import GRPOTrainer
from bootcamp.rl.logs import RunLog
from bootcamp.rl.loss import response_mask

NAMES = ["modular_expression", "knights_and_knaves"]
UPDATES = 4
KILLED = "train-killed"
LAST_RANK = "last_rank"  # the file with the process of the last rank, which is the one to be killed


def main() -> None:
    """Run every part in processes of its own and print a table; a child runs one part."""
    arguments = parse_arguments(
        __doc__ or "", child="", ranks=2, rollouts=12, parts=["losses", "throughput", "resuming"], bf16=1
    )
    if arguments.child:
        return {"learn": learn, "train": train}[arguments.child](arguments)
    clock, report = Clock(arguments.minutes), Report(arguments)
    if "losses" in arguments.parts:
        losses = [lines(launch(arguments, "learn", ranks), "loss") for ranks in (1, arguments.ranks)]
        gap = max(abs(a - b) for a, b in zip(*losses, strict=True))
        report.add("losses", losses)
        report.add("largest difference of the losses", gap)
        clock.note(f"{UPDATES} updates of one rollout: losses differ by {gap:.2g} at most")
    if "throughput" in arguments.parts:
        rows = [throughput(arguments, ranks) for ranks in (1, arguments.ranks)]
        report.add("throughput", rows)
        print(table(rows))
    if "resuming" in arguments.parts:
        report.add("resumed", resumed(arguments, clock))


def throughput(arguments: Namespace, ranks: int) -> dict[str, float]:
    """Train on so many cards; the first steps, which capture graphs, do not count."""
    steps = lines(launch(arguments, "train", ranks), "step_time")[3:] or [float("nan")]
    median = statistics.median(steps)
    return {"cards": ranks, "median s/step": median, "samples/s": batch(arguments) / median}


def batch(arguments: Namespace) -> int:
    """Return the responses of one rollout."""
    return 16 if arguments.tiny else 1024


def config(arguments: Namespace, folder: Path, **options: Any) -> GRPOConfig:
    """Return the configuration of one run."""
    tiny = arguments.tiny
    sizes = {
        "generation_batch_size": batch(arguments),
        "num_generations": 4 if tiny else 8,
        "steps_per_generation": UPDATES,
        "max_completion_length": 8 if tiny else 96,
    }
    shared = settings(arguments, NAMES) | {"bf16": bool(arguments.bf16), "learning_rate": 1e-5}
    return GRPOConfig(**{**shared, "output_dir": str(folder), **sizes, **options})


def launch(arguments: Namespace, part: str, ranks: int, name: str = "", rollouts: int = 0, kill: bool = False) -> Path:
    """Run one part on so many ranks, and return its folder; with `kill`, kill a rank once there is a checkpoint."""
    folder: Path = arguments.out / (name or f"{part}-{ranks}")
    command = [sys.executable, "-m", "torch.distributed.run", f"--nproc-per-node={ranks}", "--standalone", __file__]
    command += ["--child", part, "--out", str(folder), "--model", arguments.model, *["--tiny"] * arguments.tiny]
    command += ["--rollouts", str(rollouts or arguments.rollouts), "--bf16", str(arguments.bf16)]
    process = subprocess.Popen(command, env={**os.environ, "OMP_NUM_THREADS": "1"})
    killed = False
    while kill and process.poll() is None:
        if not killed and (folder / "run" / "checkpoint-2").exists():
            os.kill(int((folder / LAST_RANK).read_text()), signal.SIGKILL)
            killed = True
        time.sleep(0.05)
    if process.wait() and not killed:
        raise SystemExit(f"{part} on {ranks} ranks ended with {process.returncode}")
    return folder / "run"


def lines(folder: Path, name: str) -> list[float]:
    """Return the values of one scalar of a run."""
    rows = map(json.loads, (folder / "metrics.jsonl").read_text(encoding="utf-8").splitlines())
    return [row[name] for row in rows if name in row]


def learn(arguments: Namespace) -> None:
    """Make the updates of one invented rollout, the same on every rank."""
    tiny = arguments.tiny
    trainer = GRPOTrainer(config(arguments, arguments.out / "run"), mixture=bootcamp.Mixture(NAMES))
    generator = torch.Generator().manual_seed(0)
    rows, width = batch(arguments), 24 if tiny else 256
    size = trainer.config.num_generations
    ids = torch.randint(100, 40000, (rows, width), generator=generator)
    starts = torch.randint(8, width // 2, (rows // size,), generator=generator).repeat_interleave(size)
    ids = torch.where(torch.arange(width) < starts[:, None], ids[::size].repeat_interleave(size, 0), ids)
    lengths = starts + torch.randint(1, width // 2, (rows,), generator=generator)
    rewards = torch.rand(rows, generator=generator).round()
    whole = torch.zeros(rows, dtype=torch.bool)
    mask = response_mask(starts, lengths, width)
    rollout = Rollout(ids, mask, torch.zeros(rows, width), rewards, rewards, whole)
    moved = Rollout(*(part.to(trainer.device) for part in vars(rollout).values()))
    with RunLog(trainer.folder, trainer.config, rank=trainer.ranks.rank) as trainer.log:
        trainer.learn(moved)


def train(arguments: Namespace) -> None:
    """Run the loop; the last rank writes down its process."""
    folder, ranks = arguments.out, int(os.environ["WORLD_SIZE"])
    if int(os.environ["RANK"]) == ranks - 1:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / LAST_RANK).write_text(str(os.getpid()))
    resuming = folder.name == KILLED
    options = {"save_steps": 2, "save_only_model": False, "resume": True} if resuming else {}
    run = config(arguments, folder / "run", max_steps=arguments.rollouts, **options)
    GRPOTrainer(run, mixture=bootcamp.Mixture(NAMES, difficulty=1)).train()


def resumed(arguments: Namespace, clock: Clock) -> dict[str, Any]:
    """Kill a rank of two, go on with one, then with two; return the steps that each part began and ended with."""
    found: dict[str, Any] = {}
    folder = launch(arguments, "train", arguments.ranks, KILLED, rollouts=1000, kill=True)
    for ranks in (1, arguments.ranks):
        before = newest(folder)
        launch(arguments, "train", ranks, KILLED, rollouts=before + 4)
        found[f"by {ranks}"] = {"from": before, "to": newest(folder)}
        clock.note(f"resumed on {ranks}: from step {before} to {newest(folder)}")
    return found


def newest(folder: Path) -> int:
    """Return the step of the newest checkpoint."""
    return max(int(path.name.rpartition("-")[2]) for path in folder.glob("checkpoint-*"))


if __name__ == "__main__":
    main()

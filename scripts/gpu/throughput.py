"""Samples per second and peak memory of GRPO by this trainer and by TRL: same card, model, prompts and batch.

Every engine runs in a process of its own, so that a failure costs one row and memory is counted apart. The learning
rate is small, so that all engines go on sampling from about the same policy and responses stay as long. `decode` times
generation alone, every row to full length, and sets it beside the time that its memory traffic needs.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import torch
from experiment import Cases, Clock, Report, parse_arguments, table

from bootcamp.cases import score
from bootcamp.rl import logprobs
from bootcamp.rl.config import GRPOConfig
from bootcamp.rl.grpo import GRPOTrainer
from bootcamp.rl.llama import bfloat16_copy
from bootcamp.rl.policy import load_model, pick_device
from bootcamp.rl.samplers import CachedDecoder, TransformersSampler, in_order
from bootcamp.rl.sampling import Sampling

GROUP, WARM_UP, RATE = 8, 3, 1e-7
PLAN = (
    "ours@128:256x96 ours-plain@128:256x96 trl@128:256x96 ours@256:256x96 ours@128:1024x192 ours-plain@128:1024x192 "
    "ours@256:1024x192 trl@128:1024x192 trl@64:1024x192 decode:256x96 decode:1024x192 trl-continuous@64:256x96"
).split()
"""Runs as ENGINE@MICRO:BATCHxTOKENS, with MICRO sequences to a forward and backward pass."""


def peak() -> dict[str, float]:
    """Return the most memory that was in use, and that was taken from the card, in GB."""
    if not torch.cuda.is_available():
        return {}
    taken, used = torch.cuda.max_memory_reserved(), torch.cuda.max_memory_allocated()
    return {"peak GB": used / 1e9, "reserved GB": taken / 1e9}


def rates(times: list[float], batch: int, lengths: list[float]) -> dict[str, float]:
    """Sum up the steps after the first few, which capture graphs and warm up."""
    steady = times[min(WARM_UP, len(times) - 1) :]
    return {
        "steps": len(steady),
        "s/step": statistics.mean(steady),
        "median s/step": statistics.median(steady),
        "samples/s": batch / statistics.mean(steady),
        "mean tokens": statistics.mean(lengths),
        "tokens/s": batch * statistics.mean(lengths) / statistics.mean(steady),
    }


def ours(
    arguments: argparse.Namespace, cases: Cases, batch: int, length: int, steps: int, plain: bool = False
) -> dict[str, float]:
    """Run this trainer; `plain` learns by torch's operations alone, without kernels and captured graphs."""
    if plain:
        vars(logprobs)["triton_kernels"] = lambda *_: None
    folder = arguments.out / f"ours{'-plain' * plain}@{arguments.micro}-{batch}x{length}"
    config = GRPOConfig(
        model=arguments.model,
        output_dir=str(folder),
        tasks=dict.fromkeys(cases.names, 1.0),
        max_steps=4 * steps,  # they are short
        generation_batch_size=batch,
        num_generations=GROUP,
        per_device_train_batch_size=arguments.micro,
        max_completion_length=length,
        rollout_batch_size=batch,
        dataloader_num_workers=1,  # TRL is given its prompts as rows of a dataset
        learning_rate=RATE,
        save_only_model=True,
        resume=False,
    )
    GRPOTrainer(config, mixture=cases).train()
    lines = [json.loads(line) for line in (folder / "metrics.jsonl").read_text(encoding="utf-8").splitlines()]
    steps_done = [line for line in lines if "step_time" in line]
    steady = steps_done[min(WARM_UP, len(steps_done) - 1) :]
    found = rates(
        [line["step_time"] for line in steps_done], batch, [line["completions/mean_length"] for line in steps_done]
    )
    found |= {f"{part} s": statistics.mean(line[f"time/{part}"] for line in steady) for part in ("rollout", "update")}
    gaps = [line["sampling/sampling_logp_difference/mean"] for line in steps_done]
    return found | {"log-prob gap": statistics.mean(gaps)} | peak()


def trl(
    arguments: argparse.Namespace, cases: Cases, batch: int, length: int, steps: int, continuous: bool = False
) -> dict[str, float]:
    """Run TRL's trainer with transformers' generate, or with its continuous batching."""
    from datasets import Dataset
    from transformers import TrainerCallback
    from trl import GRPOConfig as Config, GRPOTrainer as Trainer

    rows = [cases[index] for index in range(batch // GROUP * steps)]
    data = Dataset.from_list([{"prompt": case.messages(), "case": case.to_json()} for case in rows])

    def reward(prompts: Any, completions: Any, case: list[str], **_: Any) -> list[float | None]:
        return [score(c, text[0]["content"]).score for c, text in zip(case, completions, strict=True)]

    times: list[float] = []

    class Clocked(TrainerCallback):  # type: ignore[misc, unused-ignore]
        def on_step_begin(self, *_: Any, **__: Any) -> None:
            self.began = time.monotonic()

        def on_step_end(self, *_: Any, **__: Any) -> None:
            if torch.cuda.is_available():
                torch.cuda.synchronize()
            times.append(time.monotonic() - self.began)

    gpu = torch.cuda.is_available()
    options: dict[str, Any] = {"use_transformers_continuous_batching": True} if continuous else {}
    config = Config(
        output_dir=str(arguments.out / f"trl-{batch}x{length}"),
        per_device_train_batch_size=min(arguments.micro, batch),
        gradient_accumulation_steps=max(1, batch // arguments.micro),
        num_generations=GROUP,
        max_completion_length=length,
        max_steps=steps,
        learning_rate=RATE,
        bf16=gpu,
        use_cpu=not gpu,
        gradient_checkpointing=False,
        logging_steps=1,
        save_strategy="no",
        report_to=[],
        **options,
    )
    model, tokenizer = load_model(arguments.model, pick_device("auto"))
    tokenizer.padding_side = "left"
    trainer = Trainer(
        model, reward_funcs=reward, args=config, train_dataset=data, processing_class=tokenizer, callbacks=[Clocked()]
    )
    trainer.train()
    lengths = [
        line["completions/mean_length"] for line in trainer.state.log_history if "completions/mean_length" in line
    ]
    return rates(times, batch, lengths) | peak()


def decode(arguments: argparse.Namespace, cases: Cases, batch: int, length: int, steps: int) -> dict[str, float]:
    """Time generation alone: both decoders, every row to full length, and the floor of its memory traffic."""
    model, tokenizer = load_model(arguments.model, pick_device("auto"))
    gpu = model.device.type == "cuda"
    prompts = [tokenizer(cases[index].prompt)["input_ids"] for index in range(batch // GROUP)]
    found: dict[str, float] = {}
    for name in ("graph", "cached"):
        sampler = TransformersSampler(bfloat16_copy(model) if gpu else model, end=[-1], pad=0, max_rows=batch)
        if name == "cached":
            sampler._decoder = CachedDecoder(
                model.bfloat16() if gpu else model, torch.tensor([-1], device=model.device), 0
            )
        times = []
        for _ in range(3):
            generator = torch.Generator(model.device).manual_seed(0)
            started = time.monotonic()
            in_order(sampler.generate(prompts, GROUP, Sampling(length), generator))
            if gpu:
                torch.cuda.synchronize()
            times.append(time.monotonic() - started)
        found[f"{name} ms/token step"] = 1e3 * min(times[1:]) / length
        found[f"{name} first call s"] = times[0]
    config = model.config
    width = statistics.mean(map(len, prompts)) + length / 2
    weights = 2 * sum(parameter.numel() for parameter in model.parameters())
    cache = 2 * 2 * batch * width * config.num_hidden_layers * config.num_key_value_heads * config.head_dim
    if gpu:
        found["floor ms/token step"] = 1e3 * (weights + cache) / bandwidth(model.device)
    return found | {"weights MB": weights / 1e6, "cache MB read": cache / 1e6} | peak()


def bandwidth(device: torch.device) -> float:
    """Measure the card's memory traffic in bytes a second: a large copy, read and written."""
    source = torch.empty(2**30, dtype=torch.float32, device=device).normal_()
    target = torch.empty_like(source)
    best = math.inf
    for _ in range(5):
        torch.cuda.synchronize()
        started = time.monotonic()
        target.copy_(source)
        torch.cuda.synchronize()
        best = min(best, time.monotonic() - started)
    moved = float(2 * source.numel() * source.element_size())
    return moved / best


def child(arguments: argparse.Namespace) -> None:
    """Run one engine and leave its figures in a file."""
    engine, _, micro = arguments.child[0].partition("@")
    batch, length = map(int, arguments.child[1].split("x"))
    arguments.micro = int(micro or 64)
    cases = Cases((arguments.task,))
    run = {"ours": ours, "trl": trl, "decode": decode}.get(engine.partition("-")[0])
    if run is None:
        raise SystemExit(
            f"--plan {engine}: expected ours, ours-plain, trl, trl-continuous or decode, such as ours@128:256x96"
        )
    options = {engine.partition("-")[2]: True} if "-" in engine else {}
    found = run(arguments, cases, batch, length, int(arguments.child[2]), **options)
    (arguments.out / "child.json").write_text(json.dumps(found), encoding="utf-8")


def main() -> None:
    """Run every engine at every size while there is time, and print a table."""
    arguments = parse_arguments(__doc__ or "", plan=PLAN, steps=12, task="decimal_arithmetic", child=[""])
    if arguments.child[0]:
        child(arguments)
        return
    clock, report = Clock(arguments.minutes), Report(arguments)
    rows: list[dict[str, Any]] = []
    for run in arguments.plan:
        engine, _, size = run.partition(":")
        size = "16x8" if arguments.tiny else size
        steps = 3 if arguments.tiny else arguments.steps if size == "256x96" else max(5, arguments.steps // 2)
        rows.append({"engine": engine, "size": size} | run_child(arguments, engine, size, steps, clock))
        clock.note(str(rows[-1]))
        report.add("rows", rows)
    split = [row for row in rows if row["engine"] != "decode"]
    print(table(split))
    print(table([row for row in rows if row["engine"] == "decode"]))


def run_child(arguments: argparse.Namespace, engine: str, size: str, steps: int, clock: Clock) -> dict[str, Any]:
    """Run one engine in its own process; a failure or the end of time is told in its row."""
    result = arguments.out / "child.json"
    result.unlink(missing_ok=True)
    command = [sys.executable, __file__, "--child", engine, size, str(steps), "--model", arguments.model]
    command += ["--out", str(arguments.out), "--task", arguments.task, *["--tiny"] * arguments.tiny]
    log = Path(arguments.out / f"log-{engine}-{size}.txt")
    try:
        with log.open("w", encoding="utf-8") as file:
            done = subprocess.run(command, stdout=file, stderr=file, timeout=60 * clock.left, check=False)
    except subprocess.TimeoutExpired:
        return {"failed": "out of time"}
    if done.returncode or not result.exists():
        return {"failed": log.read_text(encoding="utf-8").strip().splitlines()[-1][:200]}
    found: dict[str, Any] = json.loads(result.read_text(encoding="utf-8"))
    return found


if __name__ == "__main__":
    main()

"""24 points on a GPU: a supervised start on short searches, then GRPO; strict accuracy on hands never seen.

Hands of four numbers from 1 to 10 with targets from 10 to 50; the classical 24 from 1..13 is measured beside it,
without training on it. Held-out hands differ from training hands as multisets.
"""

from __future__ import annotations

from typing import Any

from experiment import Cases, Clock, Report, measure, parse_arguments, settings, table

from bootcamp.rl.config import GRPOConfig, SFTConfig
from bootcamp.rl.evaluate import paired_difference
from bootcamp.rl.grpo import GRPOTrainer
from bootcamp.rl.plot import plot
from bootcamp.rl.policy import Policy
from bootcamp.rl.sft import SFTTrainer
from bootcamp.storage.responses import Judged

K, TEMPERATURE = 4, 0.6


def hands(arguments: Any, split: str, **params: int) -> Cases:
    """Return hands of a split; `params` replace the ranges."""
    ranges = {"size": arguments.size, "high": arguments.high, "target_low": 10, "target_high": 50} | params
    return Cases(("game24",), params={"most": 0, "fraction": False, **ranges}, split=split)


def main() -> None:
    """Measure, learn from searches, measure, learn from rewards, measure."""
    sizes = {"size": 4, "high": 10, "hands": 320, "nodes": 5, "sft_steps": 1000}
    times = {"sft_minutes": 3.0, "rl_minutes": 4.5}
    arguments = parse_arguments(__doc__ or "", **sizes, **times, sft_rate=3e-4, rl_rate=1e-5)
    clock, report, tiny = Clock(arguments.minutes), Report(arguments), arguments.tiny
    tokens = 8 if tiny else 192
    held_out = hands(arguments, "test").distinct(6 if tiny else arguments.hands)
    classical = hands(arguments, "test", size=4, high=13, target_low=24, target_high=24).distinct(6 if tiny else 250)
    shared = settings(arguments, ["game24"])
    rows: list[dict[str, object]] = []
    avg: dict[str, list[Judged]] = {}
    greedy: dict[str, list[Judged]] = {}

    def examine(stage: str, policy: Policy) -> list[Judged]:
        """Measure both sets of hands after a stage."""
        avg[stage] = measure(policy, held_out, K, tokens, temperature=TEMPERATURE)
        greedy[stage] = measure(policy, held_out, 1, tokens, temperature=0)
        far = measure(policy, classical, 1, tokens, temperature=0)
        sums = [
            report.add_records(f"{stage}-{name}", records, k)
            for name, records, k in (("avg", avg[stage], K), ("greedy", greedy[stage], 1), ("classical", far, 1))
        ]
        rows.append(
            {
                "stage": stage,
                f"avg@{K}": sums[0]["accuracy"],
                "low": sums[0]["accuracy_low"],
                "high": sums[0]["accuracy_high"],
                f"pass@{K}": sums[0][f"pass@{K}"],
                "greedy": sums[1]["accuracy"],
                "unfinished": sums[0].get("outcome/unfinished", 0.0),
                "tokens": sums[0]["mean_tokens"],
                "24 of 1..13, greedy": sums[2]["accuracy"],
            }
        )
        clock.note(str(rows[-1]))
        return avg[stage]

    sft_config = SFTConfig(
        **shared,
        max_completion_length=192,
        output_dir=str(arguments.out / "sft"),
        max_steps=3 if tiny else arguments.sft_steps,
        max_minutes=arguments.sft_minutes,
        train_batch_size=8 if tiny else 64,
        learning_rate=arguments.sft_rate,
        lr_scheduler_type="cosine",
        warmup_steps=30,
        trace_options={"game24": {"format": "v2", "nodes": arguments.nodes}},
    )
    sft = SFTTrainer(sft_config, mixture=hands(arguments, "train"))
    examine("base", sft.policy)
    sft.train()
    clock.note(f"{sft.step} supervised updates")
    examine("sft", sft.policy)
    minutes = max(0.1, min(arguments.rl_minutes, clock.left - 0.7))
    rl_config = GRPOConfig(
        **shared,
        max_completion_length=tokens,
        output_dir=str(arguments.out / "grpo"),
        max_steps=3 if tiny else 100_000,
        max_minutes=minutes,
        generation_batch_size=16 if tiny else 512,
        num_generations=4 if tiny else 8,
        steps_per_generation=2,
        learning_rate=arguments.rl_rate,
        warmup_steps=5,
        epsilon_high=0.28,
    )
    rl = GRPOTrainer(rl_config, mixture=hands(arguments, "train"), policy=sft.policy)
    rl.train()
    clock.note(f"{rl.step} rollouts")
    examine("grpo", rl.policy)
    for name, found, k in (("avg", avg, K), ("greedy", greedy, 1)):
        rise, low, high = paired_difference(found["sft"], found["grpo"], k)
        report.add(f"rise-{name}", {"rise": rise, "low": low, "high": high, "hands": len(held_out)})
        clock.note(f"{name}: GRPO over the supervised start {rise:+.3f}, 95% interval {low:+.3f} to {high:+.3f}")
    report.add("steps", {"sft": sft.step, "grpo": rl.step})
    plot(arguments.out / "grpo")
    print(table(rows))


if __name__ == "__main__":
    main()

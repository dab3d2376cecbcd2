"""Does aligning features let one frozen graph encoder serve graphs of domains that it has not seen?

GraphAlign on domains made by this library. `python -m scripts.graphalign --tiny` runs through on a CPU in a minute;
its figures mean nothing. On one GPU the whole takes minutes.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Mapping
from pathlib import Path

import torch
from rich.console import Console

from bootcamp.extras import require
from bootcamp.rl.plot import plot_runs
from scripts.graphalign.domains import UNSEEN
from scripts.graphalign.experiment import ALIGNED, JOINT, VANILLA, Config, Experiment, Row
from scripts.graphalign.networks import OBJECTIVES

TINY = Config(seeds=3, vertices=120, hidden=16, width=128, steps=12, other_steps=(), distances=(0, 3), episodes=2)
T95 = {3: 4.303, 10: 2.262}
"""Student's t for a two-sided interval of 95%, by the number of seeds."""


def main() -> None:
    """Make all rows at all distances, and write the table, the pictures and every figure by seed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", default="out/graphalign", type=Path, help="where results go")
    parser.add_argument("--tiny", action="store_true", help="small sizes, to try the script on a CPU")
    arguments = parser.parse_args()
    config, device = TINY if arguments.tiny else Config(), "cuda" if torch.cuda.is_available() else "cpu"
    started, console, results = time.monotonic(), Console(stderr=True), {}
    for distance in config.distances:
        experiment = Experiment(config, distance, device, arguments.out)
        rows = dict(experiment.controls())
        for objective in OBJECTIVES:
            rows[f"{objective}: alone on the target"] = experiment.alone(objective, config.steps)
            rows[f"{objective}: one other domain"] = experiment.one_other(objective, config.steps)
            for way in JOINT:
                rows[f"{objective}: {way.name}"] = experiment.joint(objective, way, config.steps)
            for way in (VANILLA, ALIGNED) if distance == config.main_distance else ():
                for steps in config.other_steps:
                    rows[f"{objective}: {way.name}, {steps} steps"] = experiment.joint(objective, way, steps)
        results[f"{distance:g}"] = rows
        console.print(f"[{time.monotonic() - started:.0f} s] distance {distance:g}: {len(rows)} rows")
    _write(results, arguments.out, config, device, time.monotonic() - started)


def _write(results: Mapping[str, Mapping[str, Row]], out: Path, config: Config, device: str, seconds: float) -> None:
    figures = {
        distance: {row: {measure: shares.tolist() for measure, shares in found.items()} for row, found in rows.items()}
        for distance, rows in results.items()
    }
    machine = {"device": torch.cuda.get_device_name() if device == "cuda" else "CPU", "torch": torch.__version__}
    record = {**machine, "seconds": seconds, "config": config.model_dump(), "seeds x unseen domains": figures}
    (out / "results.json").write_text(json.dumps(record) + "\n", encoding="utf-8")
    tables = []
    for measure in ("probe", "1-shot", "5-shot"):
        found = {distance: _shares(rows, measure) for distance, rows in results.items()}
        means = {
            f"distance {distance}": {row: x.mean(1) for row, x in rows.items()} for distance, rows in found.items()
        }
        main = found[f"{config.main_distance:g}"]
        kinds = {kind: {row: x[:, k] for row, x in main.items()} for k, kind in enumerate(UNSEEN)}
        title = f"## {measure}, by kind of unseen domain at distance {config.main_distance:g}"
        tables += [f"## {measure}, mean over the unseen domains", _table(means), title, _table(kinds)]
    (out / "tables.md").write_text("\n\n".join(tables) + "\n", encoding="utf-8")
    _draw(results, out)
    main_runs = f"-{config.seeds}-{config.main_distance:g}-{config.steps}"
    plot_runs({log.name: log for log in sorted((out / "logs").iterdir()) if log.name.endswith(main_runs)}, out)


def _shares(rows: Mapping[str, Row], measure: str) -> dict[str, torch.Tensor]:
    """Return one measure of all rows, and what alignment gains in it, paired by seed."""
    shares = {row: found[measure] for row, found in rows.items() if measure in found}
    gains = {
        f"{objective}: aligned less vanilla": shares[f"{objective}: {ALIGNED.name}"]
        - shares[f"{objective}: {VANILLA.name}"]
        for objective in OBJECTIVES
    }
    return shares | gains


def _table(columns: Mapping[str, Mapping[str, torch.Tensor]]) -> str:
    """Return percentages and the half widths of their intervals over seeds."""
    lines = [["", *columns], ["---"] * (len(columns) + 1)]
    for row in dict.fromkeys(row for rows in columns.values() for row in rows):
        lines.append([row, *(_interval(rows[row]) if row in rows else "" for rows in columns.values())])
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def _interval(shares: torch.Tensor) -> str:
    half = T95[len(shares)] * shares.std() / len(shares) ** 0.5
    return f"{100 * shares.mean():.1f} ± {100 * half:.1f}"


def _draw(results: Mapping[str, Mapping[str, Row]], out: Path) -> None:
    """Draw accuracy from five vertices a class over the distance between the domains."""
    axes = require("matplotlib.figure", "train").Figure(figsize=(8, 5)).subplots()
    shown = [f"{objective}: {way.name}" for objective in OBJECTIVES for way in (VANILLA, ALIGNED, JOINT[-1])]
    for row in (
        "encoded and centred features",
        "encoded and centred features, mean over 2 hops",
        "random encoder",
        *shown,
    ):
        axes.plot([*results], [rows[row]["5-shot"].mean() for rows in results.values()], marker="o", label=row)
    axes.set(xlabel="distance between the domains", ylabel="5-shot accuracy on unseen domains")
    axes.legend(fontsize=7)
    axes.figure.savefig(out / "distance.png", dpi=120)


if __name__ == "__main__":
    main()

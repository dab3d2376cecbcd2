"""Pictures of a run: reward, entropy, length and accuracy over its steps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from bootcamp.extras import require
from bootcamp.rl.logs import read_metrics

PANELS = {
    "reward": ("rollout/rewards",),
    "entropy": ("train/entropy", "train/entropy_loss"),
    "length": ("rollout/response_length", "completions/max_length"),
    "accuracy": ("eval/accuracy", "rollout/accuracy"),
    "loss": ("loss",),
}
"""Each picture and the scalars that it shows."""


def read_scalars(log: str | Path) -> dict[str, tuple[list[int], list[float]]]:
    """Read every scalar of a run's folder or its ``metrics.jsonl`` as steps and values."""
    scalars: dict[str, tuple[list[int], list[float]]] = {}
    for row in read_metrics(log):
        step = int(row.pop("step"))
        for name, value in row.items():
            steps, values = scalars.setdefault(name, ([], []))
            steps.append(step)
            values.append(value)
    return scalars


def plot(log: str | Path, out: str | Path | None = None) -> list[Path]:
    """Draw a run's panels as PNG files in `out`, by default the run's own folder; return their paths."""
    folder = Path(log) if Path(log).is_dir() else Path(log).parent
    return plot_runs({"": log}, folder if out is None else out)


def plot_runs(runs: Mapping[str, str | Path], out: str | Path) -> list[Path]:
    """Draw several runs, by label, into the same panels; a panel that no run has values for is left out."""
    figure_class = require("matplotlib.figure", "train").Figure
    curves = {label: read_scalars(log) for label, log in runs.items()}
    drawn = []
    for panel, names in PANELS.items():
        lines = [
            (f"{label} {name}".strip(), *scalars[name])
            for label, scalars in curves.items()
            for name in names
            if name in scalars
        ]
        if lines:
            drawn.append(_draw(figure_class(figsize=(7, 4)), panel, lines, Path(out) / f"{panel}.png"))
    return drawn


def _draw(figure: Any, title: str, lines: Sequence[tuple[str, list[int], list[float]]], path: Path) -> Path:
    axes = figure.subplots()
    for label, steps, values in lines:
        axes.plot(steps, values, label=label, linewidth=1)
    axes.set(title=title, xlabel="update")
    axes.grid(alpha=0.3)
    axes.legend(fontsize=7)
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, dpi=120)
    return path

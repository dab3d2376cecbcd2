"""The commands `train`, `sft`, `entropy-law`, `plot` and `rescore`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from bootcamp.errors import BootcampError
from bootcamp.extras import require

Config = Annotated[Path | None, typer.Argument(help="A YAML file; --set overrides what it says.", show_default=False)]
Settings = Annotated[
    list[str],
    typer.Option("--set", "-s", help="name=value, the value in YAML: -s max_steps=50 -s 'tasks={game24: 1}'."),
]


def _overrides(settings: list[str]) -> dict[str, Any]:
    """Read name=value pairs; the values are YAML."""
    yaml = require("yaml", "train")
    values: dict[str, Any] = {}
    for setting in settings:
        name, equals, text = setting.partition("=")
        if not equals:
            raise BootcampError(f"--set {setting!r}: expected name=value, such as max_steps=50")
        values[name] = yaml.safe_load(text)
    return values


def train(config: Config = None, settings: Settings = []) -> None:  # noqa: B006 - typer reads the default once
    """Train a model by GRPO on tasks; resumes where output_dir holds a checkpoint."""
    require("torch", "train"), require("transformers", "train")
    from bootcamp.rl.config import GRPOConfig, load_config
    from bootcamp.rl.grpo import train as run

    run(load_config(GRPOConfig, config, _overrides(settings)))


def sft(config: Config = None, settings: Settings = []) -> None:  # noqa: B006 - typer reads the default once
    """Train a model on worked solutions, as a start for `train`."""
    require("torch", "train"), require("transformers", "train")
    from bootcamp.rl.config import SFTConfig, load_config
    from bootcamp.rl.sft import sft as run

    run(load_config(SFTConfig, config, _overrides(settings)))


def entropy_law(
    log: Annotated[Path, typer.Argument(help="A run's output_dir or its metrics.jsonl.", show_default=False)],
    fit: Annotated[float, typer.Option(help="The share of validations to fit; the rest is predicted.")] = 0.5,
) -> None:
    """Fit R = -a exp(H) + b to a run's validations, and test it on the later ones."""
    from bootcamp.rl import entropy

    print(json.dumps(entropy.entropy_law(log, fit=fit), indent=1))


def plot(
    log: Annotated[Path, typer.Argument(help="A run's output_dir or its metrics.jsonl.", show_default=False)],
    out: Annotated[Path | None, typer.Option("--out", "-o", help="A folder, by default the run's.")] = None,
) -> None:
    """Draw a run's reward, entropy, length, accuracy and loss as PNG files."""
    from bootcamp.rl import plot as pictures

    for path in pictures.plot(log, out):
        print(path)


def rescore(
    records: Annotated[Path, typer.Argument(help="Responses stored as JSON lines.", show_default=False)],
    samples: Annotated[int, typer.Option("--samples", "-k", min=1, help="How many responses each case has.")] = 1,
) -> None:
    """Judge stored responses again, with today's verifiers, and sum up."""
    from bootcamp.rl.evaluate import rescore as judge_again, summary
    from bootcamp.rl.records import read_records

    print(json.dumps(summary(judge_again(read_records(records)), samples), indent=1))

"""The command `train`."""

from __future__ import annotations

from bootcamp.commands.options import Config, Settings, held_run, read_settings
from bootcamp.extras import require


def train(config: Config = None, settings: Settings = []) -> None:  # noqa: B006 - typer reads the default once
    """Train a model by GRPO on tasks; resumes where output_dir holds a checkpoint."""
    require("torch", "train"), require("transformers", "train")
    from bootcamp.rl.config import GRPOConfig, load_config
    from bootcamp.rl.grpo import train as run

    loaded = load_config(GRPOConfig, config, read_settings(settings))
    with held_run(loaded.output_dir):
        run(loaded)

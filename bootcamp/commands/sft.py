"""The command `sft`."""

from __future__ import annotations

from bootcamp.commands.options import Config, Settings, held_run, read_settings
from bootcamp.extras import require


def sft(config: Config = None, settings: Settings = []) -> None:  # noqa: B006 - typer reads the default once
    """Train a model on worked solutions, as a start for `train`."""
    require("torch", "train"), require("transformers", "train")
    from bootcamp.rl.config import SFTConfig, load_config
    from bootcamp.rl.sft import sft as run

    loaded = load_config(SFTConfig, config, read_settings(settings))
    with held_run(loaded.output_dir):
        run(loaded)
